import { Match, RANDOM_DECK } from '@muster/engine';
import { problemsOf, testChoices } from '@muster/engine/choice-properties';
import { setupFor } from '@muster/engine/play-at-random';
import { describe, expect, test } from 'vitest';
import { warlord } from '../src/index.ts';

const { editions, decks, options } = warlord.choices('en');

testChoices(warlord, /^\p{Lu}.{40,}\.$/su);

test('there are many decks, for all editions', () => {
  expect(editions.map(({ id }) => id)).toEqual(warlord.editions);
  expect(decks.length).toBeGreaterThanOrEqual(12);
});

describe('every choice leads to a game', () => {
  test('edition, players and deck', () => {
    for (const { id: edition, players } of editions) {
      for (const count of players) {
        for (const deck of decks.filter((one) => one.editions.includes(edition))) {
          const setup = setupFor(warlord, { edition, players: count, decks: [deck.id] });
          expect(warlord.deckOf(setup, 0)).toBe(deck.id);
          const match = Match.start(warlord, setup, 'choice');
          expect(match.decisions.length).toBeGreaterThan(0);
          expect(warlord.seats(match.state)).toBe(count);
        }
      }
    }
  });

  test('a deck at random', () => {
    for (const { id: edition } of editions) {
      const setup = setupFor(warlord, { edition, decks: [RANDOM_DECK, RANDOM_DECK] });
      for (const seat of [0, 1])
        expect(decks.find(({ id }) => id === warlord.deckOf(setup, seat))?.editions).toContain(edition);
    }
  });

  test('options', () => {
    for (const { id, values } of options) {
      for (const value of values) {
        const kept = id === 'alwaysAsked' ? (value === true ? { alwaysAsked: [0, 1] } : {}) : { [id]: value };
        expect(setupFor(warlord, { options: { [id]: value } })).toMatchObject(kept);
      }
    }
  });

  test('and what is no choice does not', () => {
    expect(problemsOf(warlord, { options: { turnLimit: 'long' } })[0]).toContain('whole number');
    expect(problemsOf(warlord, { options: { shove: true } })[0]).toContain("no optional rule 'shove'");
    expect(problemsOf(warlord, { map: 'lone-mesa' })[0]).toContain('no maps');
  });
});
