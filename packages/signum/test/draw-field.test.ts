/**
 * The battlefield as text.
 */
import { LANGUAGES } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { library } from '../src/content/library.ts';
import { TERRAIN_PIECES } from '../src/content/terrain.ts';
import { LABELS } from '../src/draw/labels.ts';
import { drawPicture } from '../src/draw/picture.ts';
import { fieldOf } from '../src/field.ts';

const board = (id: string) => {
  const map = library().maps.find((one) => one.id === id);
  if (map === undefined) throw new Error(`there is no map '${id}'`);
  return map;
};

describe('a drawn battlefield', () => {
  test('has row 0 at the bottom and shoves odd rows', () => {
    const map = board('silent-river-valley');
    const { spaceOf } = fieldOf(map);
    const marked = new Map([
      [spaceOf([0, 0]), 'A'],
      [spaceOf([0, 1]), 'B'],
      [spaceOf([10, 8]), 'C'],
    ]);
    const lines = drawPicture(map, (hex) => ({ ground: '.', mark: marked.get(hex) ?? '' }));
    expect(lines[0]).toMatch(/^ {4}0 {7}1 {7}2 .* 10$/);
    expect(lines[1]).toMatch(/^ 8\| \. /);
    expect(lines[2]).toBe(`  | ${' '.repeat(80)}C`);
    expect(lines.slice(-5, -1)).toEqual([
      ` 1|     ${'.       '.repeat(10)}`.trimEnd(),
      '  |     B',
      ` 0| ${'.       '.repeat(11)}`.trimEnd(),
      '  | A',
    ]);
    expect(lines.at(-1)).toBe(lines[0]);
  });

  test('leaves out the second line of rows in which nothing is', () => {
    const map = board('lonely-lands');
    expect(drawPicture(map, () => ({ ground: '.', mark: '' }))).toHaveLength(9 + 2);
  });

  test('of a hexagon says where its open hexes are', () => {
    const map = board('lands-of-plenty');
    const { spaceOf } = fieldOf(map);
    const ruins = spaceOf([0, 0]);
    const lines = drawPicture(map, (hex) => ({ ground: hex === ruins ? 'ruins' : '.', mark: '' }));
    expect(lines).toHaveLength(13);
    expect(lines[0]).toMatch(/^ 6\| +-6,6 +-5,6 .* 0,6$/);
    expect(lines[6]).toContain('-1,0   ruins  1,0');
    // Each row is half a hex beside the next.
    expect((lines[5]?.indexOf('-6,1') ?? 0) - (lines[6]?.indexOf('-6,0') ?? 0)).toBe(3);
  });

  test('cuts marks that are too long instead of running into the next hex', () => {
    const map = board('great-trade-route');
    for (const line of drawPicture(map, () => ({ ground: 'wilderness', mark: 'AM 1234567' }))) {
      expect(line.length).toBeLessThanOrEqual(100);
      expect(line).not.toMatch(/wilderness|1234567/);
    }
  });
});

describe('words for terrain', () => {
  test.each(LANGUAGES)('are short and different in %s', (language) => {
    const words = TERRAIN_PIECES.map((piece) => LABELS[language].terrain[piece]);
    expect(new Set(words).size).toBe(TERRAIN_PIECES.length);
    // The large board has seven characters for a hex, one of them a space.
    for (const word of words) expect(word.length, word).toBeLessThanOrEqual(6);
    expect(`${LABELS[language].campOf} a`.length).toBeLessThanOrEqual(6);
  });
});
