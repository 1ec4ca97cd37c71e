/**
 * What a scenario says of files: the position that is saved, and maps of other programs.
 */
import { hashOf } from '@muster/engine';
import { isFields, type Fields, isLike } from '@muster/schema';
import { DEFAULT_PRINTING, type VirtualscapeTile } from '../content/virtualscape/file.ts';
import { readVirtualscape } from '../content/virtualscape/reader.ts';
import { mapFromVirtualscape } from '../content/virtualscape/to-map.ts';
import { writeVirtualscape } from '../content/virtualscape/writer.ts';
import { readPosition } from '../notation/read.ts';
import { writePosition } from '../notation/write.ts';
import type { HeroscapeState } from '../state.ts';

/** `saved: { round: 2, players: {…} }`: what is written of the game, which must read back without loss (HS-M7); maps may say less. */
export function expectSaved(state: HeroscapeState, wanted: unknown): string | null {
  const written: unknown = JSON.parse(JSON.stringify(writePosition(state)));
  const read = readPosition(written);
  if (!read.ok) return `saved: can't be read: ${read.problems.map(({ message }) => message).join('; ')}`;
  if (hashOf(read.value) !== hashOf(state)) return `saved: reads back as another game: ${JSON.stringify(written)}`;
  if (!isFields(wanted) || !isFields(written)) return 'saved: must be a map';
  for (const [key, value] of Object.entries(wanted)) {
    if (!isLike(written[key], value)) {
      return `saved: ${key} is ${JSON.stringify(written[key])}, not ${JSON.stringify(value)}`;
    }
  }
  return null;
}

/**
 * `import check: { pieces: [{ type: 1007, x: 1, y: 0, z: 0, rotation: 1 }], map: { tiles: [...] } }`: the map a Virtualscape file with
 * these pieces becomes (HS-M8); maps may say less, lists are as long.
 */
export function expectImport(wanted: unknown): string | null {
  if (!isFields(wanted) || !Array.isArray(wanted['pieces'])) return 'import check: must be a map with pieces';
  const tiles = wanted['pieces'].map((one: unknown) => pieceOf(isFields(one) ? one : {}));
  const file = {
    name: 'Imported',
    author: '',
    players: '2',
    text: '',
    rtf: '',
    printing: DEFAULT_PRINTING,
    tiles,
    rest: 0,
  };
  const read = readVirtualscape(writeVirtualscape(file));
  if (!read.ok) return `import check: can't be read: ${read.problems.map(({ message }) => message).join('; ')}`;
  const map: unknown = mapFromVirtualscape(read.value).map;
  return isLike(map, wanted['map']) ? null : `the imported map is ${JSON.stringify(map)}`;
}

function pieceOf(fields: Fields): VirtualscapeTile {
  const number = (key: string): number => (typeof fields[key] === 'number' ? fields[key] : 0);
  const [red = 0, green = 0, blue = 0] = Array.isArray(fields['colour']) ? fields['colour'].map(Number) : [];
  return {
    type: number('type'),
    rotation: number('rotation'),
    x: number('x'),
    y: number('y'),
    z: number('z'),
    glyph: typeof fields['glyph'] === 'string' ? fields['glyph'] : 'T',
    glyphName: '',
    startName: '',
    colour: { red, green, blue, alpha: 0 },
  };
}
