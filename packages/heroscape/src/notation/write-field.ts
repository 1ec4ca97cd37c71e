/**
 * A battlefield as rows of text, as far as it can be written so.
 */
import { hashOf } from '@muster/engine';
import { neighbour, SIDES, toOffset, type Hex } from '@muster/hex';
import { Reader, type Fields } from '@muster/schema';
import { TERRAIN_LETTERS } from '../draw/field-marks.ts';
import type { Goal, MapFile, MapTile, SpaceRef } from '../content/map.ts';
import { mapById } from '../content/maps.ts';
import { hexPlace, refPlace } from './places.ts';
import { FIELD_ID, FIELD_LIMIT, FIELD_ROUNDS, readField } from './read-field.ts';

/** `map: id`, the rows of a field, or the whole map file where rows can't say everything. */
export function writeMap(map: MapFile): Fields {
  if (mapById(map.id) === map) return { map: map.id };
  if (map.id !== FIELD_ID) return { map };
  const written = fieldOf(map);
  const reader = new Reader();
  reader.seats = map.players[0] ?? 2;
  const back = readField(reader, written);
  return back !== null && hashOf(back) === hashOf(map) ? written : { map };
}

function fieldOf(map: MapFile): Fields {
  const { scenario } = map;
  const zones = Object.entries(map.startZones).map(([zone, refs]) => [zone, refs.map(refPlace)]);
  const { sand, snow, ice } = scenario.modes;
  const isPlain = sand === 'sand' && snow === 'light' && ice === 'normal';
  return {
    field: rowsOf(map.tiles),
    ...some(
      'obstacles',
      map.obstacles.map(({ at, ...rest }) => ({ ...rest, at: at.map(([q, r]) => hexPlace({ q, r })) })),
    ),
    ...some(
      'edges',
      map.edges.map(({ q, r, side, ...rest }) => ({ ...rest, between: between({ q, r }, side) })),
    ),
    ...some(
      'ladders',
      map.ladders.map(({ q, r, side, ...rest }) => ladderOf({ q, r }, side, rest)),
    ),
    ...some(
      'doors',
      map.doors.map(({ edges, control, swing, ...rest }) => ({
        ...rest,
        edges: edges.map(([q, r, side]) => between({ q, r }, side)),
        control: hexPlace({ q: control[0], r: control[1] }),
        swing: swing.map(([q, r]) => hexPlace({ q, r })),
      })),
    ),
    ...(zones.length === 0 ? {} : { zones: Object.fromEntries(zones) as Fields }),
    ...(scenario.rounds === FIELD_ROUNDS ? {} : { rounds: scenario.rounds }),
    ...(scenario.pointLimit === FIELD_LIMIT ? {} : { pointLimit: scenario.pointLimit }),
    ...(scenario.goal.kind === 'eliminate' ? {} : { goal: goalOf(scenario.goal) }),
    ...(isPlain ? {} : { modes: scenario.modes }),
    ...(scenario.hive === undefined ? {} : { hive: { zone: scenario.hive.zone, at: scenario.hive.at.map(refPlace) } }),
    ...(scenario.army === 'draft' ? {} : { draft: false }),
  };
}

function some(key: string, list: readonly unknown[]): Fields {
  return list.length === 0 ? {} : { [key]: list };
}

function between(hex: Hex, side: number): readonly unknown[] {
  return [hexPlace(hex), hexPlace(neighbour(hex, SIDES[side] ?? 0))];
}

function ladderOf(hex: Hex, side: number, rest: Fields | object): Fields {
  const [at, against] = between(hex, side);
  return { at, against, ...rest };
}

function goalOf(goal: Goal): unknown {
  switch (goal.kind) {
    case 'hill':
    case 'shrines':
    case 'gems':
      return { ...goal, spaces: goal.spaces.map(refPlace) };
    case 'raise':
      return { ...goal, space: refPlace(goal.space) };
    case 'flags':
      return {
        ...goal,
        flags: Object.fromEntries(
          Object.entries(goal.flags).map(([zone, at]: [string, SpaceRef]) => [zone, refPlace(at)]),
        ),
      };
    default:
      return goal.kind;
  }
}

/** Every word as wide as the widest, odd rows shoved right. */
function rowsOf(tiles: readonly MapTile[]): readonly string[] {
  const words = new Map<string, string>();
  let columns = 0;
  let rows = 0;
  for (const { q, r, level, terrain, from } of tiles) {
    const { column, row } = toOffset({ q, r });
    columns = Math.max(columns, column + 1);
    rows = Math.max(rows, row + 1);
    const word = `${TERRAIN_LETTERS[terrain]}${level}${from === undefined ? '' : `:${from}`}`;
    const key = `${column},${row}`;
    words.set(key, words.has(key) ? `${words.get(key) ?? ''}+${word}` : word);
  }
  const width = Math.max(2, ...[...words.values()].map((word) => word.length));
  return Array.from({ length: rows }, (_, row) => {
    const line = Array.from({ length: columns }, (_none, column) =>
      (words.get(`${column},${row}`) ?? '..').padEnd(width),
    );
    return `${row % 2 === 1 ? ' ' : ''}${line.join(' ')}`.trimEnd();
  });
}
