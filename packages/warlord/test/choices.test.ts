import { LANGUAGES, Match, RANDOM_DECK, rngFromSeed } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { cardById, warlord } from '../src/index.ts';

const { editions, decks, options } = warlord.choices('en');
const rules = new Set(warlord.catalogue.map(({ id }) => id));

describe('what can be chosen', () => {
  test('has a name and a text of its own in every language', () => {
    for (const language of LANGUAGES) {
      const all = warlord.choices(language);
      for (const { id, name, text } of [...all.editions, ...all.decks, ...all.options]) {
        expect(name.length).toBeGreaterThan(2);
        expect(name).not.toBe(id);
        expect(text).toMatch(/^\p{Lu}.{40,}\.$/su);
      }
    }
    const texts = LANGUAGES.map((language) => warlord.choices(language).decks.map(({ text }) => text));
    for (const [i] of decks.entries()) expect(new Set(texts.map((one) => one[i])).size).toBe(3);
  });

  test('is known to the edition it is for, card by card', () => {
    const ids = new Set(editions.map(({ id }) => id));
    expect([...ids]).toEqual(warlord.editions);
    expect(decks.length).toBeGreaterThanOrEqual(12);
    for (const deck of decks) {
      for (const edition of deck.editions) expect(ids.has(edition)).toBe(true);
      for (const { id, count } of deck.contents) {
        expect(cardById(id)?.id).toBe(id);
        expect(count).toBeGreaterThan(0);
      }
    }
    for (const option of options) for (const rule of option.rules) expect(rules.has(rule)).toBe(true);
  });
});

describe('every choice leads to a game', () => {
  test('edition, players and deck', () => {
    for (const { id: edition, players } of editions) {
      for (const count of players) {
        for (const deck of decks.filter((one) => one.editions.includes(edition))) {
          const setup = warlord.makeSetup({ edition, players: count, decks: [deck.id] }, rngFromSeed(deck.id));
          if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
          expect(warlord.deckOf(setup.value, 0)).toBe(deck.id);
          const match = Match.start(warlord, setup.value, 'choice');
          expect(match.decisions.length).toBeGreaterThan(0);
          expect(warlord.seats(match.state)).toBe(count);
        }
      }
    }
  });

  test('a deck at random', () => {
    for (const { id: edition } of editions) {
      const setup = warlord.makeSetup({ edition, decks: [RANDOM_DECK, RANDOM_DECK] }, rngFromSeed(edition));
      if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
      for (const seat of [0, 1])
        expect(decks.find(({ id }) => id === warlord.deckOf(setup.value, seat))?.editions).toContain(edition);
    }
  });

  test('options', () => {
    for (const { id, values } of options) {
      for (const value of values) {
        const setup = warlord.makeSetup({ options: { [id]: value } }, rngFromSeed(id));
        const kept = id === 'alwaysAsked' ? (value === true ? { alwaysAsked: [0, 1] } : {}) : { [id]: value };
        expect(setup.ok && setup.value).toMatchObject(kept);
      }
    }
  });

  test('and what is no choice does not', () => {
    const problems = (wish: object) => {
      const setup = warlord.makeSetup(wish, rngFromSeed('none'));
      return setup.ok ? [] : setup.problems.map(({ message }) => message);
    };
    expect(problems({ options: { turnLimit: 'long' } })[0]).toContain('whole number');
    expect(problems({ options: { shove: true } })[0]).toContain("no optional rule 'shove'");
    expect(problems({ map: 'lone-mesa' })[0]).toContain('no maps');
  });
});
