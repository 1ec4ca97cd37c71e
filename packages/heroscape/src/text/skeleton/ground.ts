/**
 * Terrains and obstacles, with those that players call by one word brought together.
 */
import type { ObstacleKind, Terrain } from '../../content/map.ts';

/** Kinds of spaces as players call them. */
export type GroundWord = Terrain | 'anySnow' | 'anyIce' | 'land';

export interface Ground {
  readonly words: readonly GroundWord[];
  /** All of these but that one. */
  readonly but?: GroundWord;
}

export type ObstacleWord = 'tree' | 'jungle' | 'glacier' | 'outcrop' | 'pillar' | 'pillarBase' | 'hive';

const LAND: readonly Terrain[] = [
  'grass',
  'swamp',
  'rock',
  'sand',
  'mud',
  'snow',
  'heavySnow',
  'lavaField',
  'road',
  'dungeon',
  'asphalt',
  'concrete',
];

/** Swamp water is water (HS-8.27). */
const TOGETHER: readonly (readonly [GroundWord, readonly Terrain[]])[] = [
  ['water', ['water', 'swampWater']],
  ['anySnow', ['snow', 'heavySnow']],
  ['anyIce', ['ice', 'slipperyIce']],
];

export function groundOf(terrain: readonly Terrain[]): Ground {
  if (LAND.every((one) => terrain.includes(one))) {
    return terrain.includes('shadow') ? { words: ['land'] } : { words: ['land'], but: 'shadow' };
  }
  const words: GroundWord[] = [];
  for (const one of terrain) {
    const group = TOGETHER.find(([, all]) => all.includes(one) && all.every((other) => terrain.includes(other)));
    const word = group?.[0] ?? one;
    if (!words.includes(word)) words.push(word);
  }
  return { words };
}

const OBSTACLE_WORDS: Readonly<Record<ObstacleKind, ObstacleWord>> = {
  tree: 'tree',
  tree4: 'tree',
  bush: 'jungle',
  palm: 'jungle',
  glacier1: 'glacier',
  glacier3: 'glacier',
  glacier4: 'glacier',
  glacier6: 'glacier',
  outcrop1: 'outcrop',
  outcrop3: 'outcrop',
  pillar: 'pillar',
  pillarBase: 'pillarBase',
  hive: 'hive',
};

export function obstacleWords(kinds: readonly ObstacleKind[]): readonly ObstacleWord[] {
  return [...new Set(kinds.map((kind) => OBSTACLE_WORDS[kind]))];
}
