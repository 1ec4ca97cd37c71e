import { nextBelow, nextWord, rngFromSeed, shuffle, type Rng } from '@muster/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** How far counts are from all being equal; about the number of counts if they are. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Above this, less than one fair generator in a million lands (Wilson-Hilferty). */
function limit(counts: number): number {
  const k = counts - 1;
  return k * (1 - 2 / (9 * k) + 4.75 * Math.sqrt(2 / (9 * k))) ** 3;
}

const words = (seed: string, count: number): number[] => {
  const rng = rngFromSeed(seed);
  return Array.from({ length: count }, () => nextWord(rng));
};

test('known values: the same seed gives the same numbers on every machine, forever', () => {
  expect(words('', 4)).toMatchInlineSnapshot(`
    [
      1535642857,
      4249121358,
      2733579450,
      3742862037,
    ]
  `);
  expect(words('muster', 4)).toMatchInlineSnapshot(`
    [
      1566936364,
      1842154162,
      363370331,
      3413485045,
    ]
  `);
  expect(words('Größe ⚔', 4)).toMatchInlineSnapshot(`
    [
      1729768700,
      819799525,
      1047583357,
      1463092793,
    ]
  `);
});

test('the state is plain data, and what is restored from it continues as the original', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(50), (seed, used) => {
      const rng = rngFromSeed(seed);
      for (let i = 0; i < used; i++) nextWord(rng);
      const restored = JSON.parse(JSON.stringify(rng)) as Rng;
      expect(Array.from({ length: 20 }, () => nextWord(restored))).toEqual(
        Array.from({ length: 20 }, () => nextWord(rng)),
      );
    }),
  );
});

test('seeds that differ little give games that differ much', () => {
  const firsts = new Set(Array.from({ length: 10_000 }, (_, i) => words(`game/${i}`, 1)[0]));
  expect(firsts.size).toBeGreaterThan(9_995);
});

describe('uniform', () => {
  const DRAWS = 120_000;

  test.each([2, 3, 6, 20, 52, 1000])('below %i', (n) => {
    const rng = rngFromSeed(`below ${n}`);
    const counts = Array.from({ length: n }, () => 0);
    for (let i = 0; i < DRAWS; i++) {
      const value = nextBelow(rng, n);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(limit(n));
  });

  test('below a number so large that a plain remainder would favour the small ones', () => {
    const rng = rngFromSeed('large');
    const counts = [0, 0, 0];
    for (let i = 0; i < DRAWS; i++) {
      const third = Math.floor(nextBelow(rng, 3 * 2 ** 30) / 2 ** 30);
      counts[third] = (counts[third] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(limit(3));
  });

  test('the first roll over many seeds', () => {
    const counts = Array.from({ length: 20 }, () => 0);
    for (let i = 0; i < DRAWS; i++) {
      const value = nextBelow(rngFromSeed(`${i}`), 20);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(limit(20));
  });

  test('pairs of following rolls', () => {
    const rng = rngFromSeed('pairs');
    const counts = Array.from({ length: 36 }, () => 0);
    for (let i = 0; i < DRAWS; i++) {
      const value = nextBelow(rng, 6) * 6 + nextBelow(rng, 6);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(limit(36));
  });

  test('orders of a shuffled list', () => {
    const rng = rngFromSeed('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < DRAWS; i++) {
      const list = [0, 1, 2, 3];
      shuffle(rng, list);
      counts.set(list.join(''), (counts.get(list.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(limit(24));
  });

  test('the test itself notices a loaded die', () => {
    expect(chiSquare([20_400, 20_000, 20_000, 20_000, 20_000, 19_600].map((count) => count * 3))).toBeGreaterThan(
      limit(6),
    );
  });
});

test('a number below n is below n, whatever n', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 0x1_0000_0000 }), (seed, n) => {
      const value = nextBelow(rngFromSeed(seed), n);
      expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true);
    }),
  );
});

test.each([0, -1, 1.5, Number.NaN, Infinity, 0x1_0000_0001])('there is no number below %d', (n) => {
  expect(() => nextBelow(rngFromSeed('x'), n)).toThrow('nothing to pick from');
});

test('a shuffled list has the same things in it', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.integer()), (seed, list) => {
      const shuffled = [...list];
      shuffle(rngFromSeed(seed), shuffled);
      expect(shuffled.sort((a, b) => a - b)).toEqual([...list].sort((a, b) => a - b));
    }),
  );
});
