import { rngFromSeed, ScriptedDice, seededDice, type Rng } from '@muster/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('a die shows 1 to its number of sides', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 100 }), (seed, sides) => {
      const face = seededDice.roll(rngFromSeed(seed), sides);
      expect(face).toBeGreaterThanOrEqual(1);
      expect(face).toBeLessThanOrEqual(sides);
    }),
  );
  const rng = rngFromSeed('all faces');
  expect(new Set(Array.from({ length: 500 }, () => seededDice.roll(rng, 20))).size).toBe(20);
});

test('scripted dice show their faces in order and leave the generator alone', () => {
  const dice = new ScriptedDice([20, 1]);
  const rng: Rng = rngFromSeed('x');
  dice.add([6]);
  expect(dice.left).toEqual([20, 1, 6]);
  expect([dice.roll(rng, 20), dice.roll(rng, 20), dice.roll(rng, 6)]).toEqual([20, 1, 6]);
  expect(dice.left).toEqual([]);
  expect(rng).toEqual(rngFromSeed('x'));
});

test('after the script the dice are seeded', () => {
  const dice = new ScriptedDice([]);
  expect(dice.roll(rngFromSeed('x'), 20)).toBe(seededDice.roll(rngFromSeed('x'), 20));
});

test('the script is its own: changing the list it was made from changes nothing', () => {
  const faces = [3];
  const dice = new ScriptedDice(faces);
  faces[0] = 5;
  expect(dice.roll(rngFromSeed('x'), 6)).toBe(3);
});

test('a scripted symbol is the first face that bears it, on whichever die is rolled', () => {
  const dice = new ScriptedDice(['star', 'star', 'moon']);
  const rng = rngFromSeed('x');
  expect(dice.roll(rng, 3, ['moon', 'star', 'star'])).toBe(2);
  expect(dice.roll(rng, 3, ['star', 'moon', 'sun'])).toBe(1);
  expect(() => dice.roll(rng, 2, ['star', 'sun'])).toThrow('there is no moon on the die that is rolled: star, sun');
  expect(() => new ScriptedDice(['star']).roll(rng, 6)).toThrow('there is no star');
});

test.each([0, 7, 2.5, Number.NaN])('a face that is not on the die is an error: %d', (face) => {
  expect(() => new ScriptedDice([face]).roll(rngFromSeed('x'), 6)).toThrow(`${face} is not on a die with 6 sides`);
});
