/**
 * Letters of a drawn battlefield: one for each terrain, and a mark for what lies or stands on a space.
 */
import { groundOf, spaceOf, type Ground } from '../content/map-ground.ts';
import type { MapFile, ObstacleKind, SpaceRef, Terrain } from '../content/map.ts';
import type { FieldWords } from './field-words.ts';

export const TERRAIN_LETTERS: Readonly<Record<Terrain, string>> = {
  grass: 'g',
  swamp: 'p',
  rock: 'r',
  sand: 's',
  mud: 'm',
  snow: 'n',
  heavySnow: 'N',
  lavaField: 'f',
  road: 'o',
  water: 'w',
  swampWater: 'W',
  ice: 'i',
  slipperyIce: 'I',
  moltenLava: 'L',
  dungeon: 'd',
  shadow: 'h',
  asphalt: 'a',
  concrete: 'c',
};

export const OBSTACLE_LETTERS: Readonly<Record<ObstacleKind, string>> = {
  tree: 'T',
  tree4: 'Y',
  bush: 'B',
  palm: 'P',
  glacier1: 'G',
  glacier3: 'G',
  glacier4: 'G',
  glacier6: 'G',
  outcrop1: 'O',
  outcrop3: 'O',
  pillar: 'I',
  pillarBase: '_',
  hive: 'H',
};

/** At most two characters; null for a space with nothing to show. */
export type Mark = (space: SpaceRef) => string | null;

export interface MapMark {
  readonly mark: string;
  /** For the legend. */
  readonly meaning: string;
}

/** What the map itself has to show on its spaces: obstacles before glyphs before start zones. */
export function mapMarks(
  map: MapFile,
  words: FieldWords,
  ground: Ground = groundOf(map),
): (space: SpaceRef) => MapMark | null {
  const marks = new Map<string, MapMark>();
  for (const [zone, spaces] of Object.entries(map.startZones)) {
    for (const space of spaces) marks.set(space.join(), { mark: zone, meaning: `${words.zone} ${zone}` });
  }
  for (const { q, r, level, glyph } of map.glyphs) {
    const meaning = glyph === 'random' ? words.randomGlyph : `${words.glyph} ${glyph}`;
    marks.set([q, r, level].join(), { mark: glyph === 'random' ? '*?' : `*${glyph.charAt(0)}`, meaning });
  }
  return (space) => {
    const id = spaceOf(ground, space);
    const obstacle = id === null ? undefined : ground.obstacles.get(id)?.obstacle;
    if (obstacle === undefined) return marks.get(space.join()) ?? null;
    return { mark: OBSTACLE_LETTERS[obstacle.kind], meaning: words.obstacles[obstacle.kind] };
  };
}

/** What a map shows by itself; a table that draws figures asks this where no figure stands. */
export function markOf(map: MapFile, words: FieldWords): Mark {
  const find = mapMarks(map, words);
  return (space) => find(space)?.mark ?? null;
}
