/**
 * What stands between the spaces of a drawn battlefield, as a list below it.
 */
import type { MapFile } from '../content/map.ts';
import { EDGE_HEIGHTS } from '../content/piece-heights.ts';
import type { FieldWords } from './field-words.ts';

/** One line per piece of a kind and level: "Ruin (level 1): (0, 0) E SE, (1, 0) SE". */
export function pieceLines(map: MapFile, words: FieldWords): readonly string[] {
  const groups = new Map<string, Map<string, string[]>>();
  for (const { kind, q, r, side, base, height } of map.edges) {
    const size = height === undefined || height === EDGE_HEIGHTS[kind] ? '' : `, ${words.height} ${height}`;
    const title = `${words.edges[kind]} (${lower(words.level)} ${base}${size})`;
    const places = groups.get(title) ?? new Map<string, string[]>();
    groups.set(title, places);
    const hex = `(${q}, ${r})`;
    places.set(hex, [...(places.get(hex) ?? []), words.sides[side] ?? '']);
  }
  const edges = [...groups].map(([title, places]) => {
    const list = [...places].map(([hex, sides]) => `${hex} ${sides.join(' ')}`);
    return `${title}: ${list.join(', ')}`;
  });
  const doors = map.doors.map(({ id, edges: list, base, control: [q, r], open }) => {
    const places = list.map(([edgeQ, edgeR, side]) => `(${edgeQ}, ${edgeR}) ${words.sides[side] ?? ''}`);
    const state = open ? words.open : words.closed;
    return `${words.door} ${id} (${lower(words.level)} ${base}, ${state}): ${places.join(', ')} → (${q}, ${r})`;
  });
  const ladders = map.ladders.map(
    ({ q, r, side, foot, height }) =>
      `${words.ladder} (${lower(words.level)} ${foot}, ${words.height} ${height}): (${q}, ${r}) ${words.sides[side] ?? ''}`,
  );
  return [...edges, ...doors, ...ladders];
}

/** German writes nouns with a capital letter everywhere. */
function lower(word: string): string {
  return word === 'Ebene' ? word : word.toLowerCase();
}
