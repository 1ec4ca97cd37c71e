import { LANGUAGES, Match, RANDOM_DECK, rngFromSeed, type SetupWish } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { warbandOf, warbands } from '../src/content/warbands.ts';
import { library } from '../src/content/library.ts';
import { signum } from '../src/index.ts';
import type { Setup } from '../src/setup.ts';

const { editions, decks, maps, options } = signum.choices('en');
const rules = new Set(signum.catalogue.map(({ id }) => id));
const known = new Set(signum.content('en').map(({ id }) => id));

function made(wish: SetupWish): Setup {
  const setup = signum.makeSetup(wish, rngFromSeed(JSON.stringify(wish)));
  if (!setup.ok) throw new Error(`${JSON.stringify(wish)}: ${JSON.stringify(setup.problems)}`);
  return setup.value;
}

function problemsOf(wish: SetupWish): readonly string[] {
  const setup = signum.makeSetup(wish, rngFromSeed('problems'));
  return setup.ok ? [] : setup.problems.map(({ message }) => message);
}

describe('what can be chosen', () => {
  test('has a name and a text of its own in every language', () => {
    const all = LANGUAGES.map((language) => signum.choices(language));
    for (const { editions: modes, decks: warbandsThere, maps: fields, options: switches } of all) {
      for (const { id, name, text } of [...modes, ...warbandsThere, ...fields, ...switches]) {
        expect(name.length, id).toBeGreaterThan(2);
        expect(name).not.toBe(id);
        expect(text, id).toMatch(/^[\p{Lu}\d].{20,}\.$/su);
        expect(text).not.toMatch(/undefined|NaN|\[object|Infinity/);
      }
    }
    for (const kind of ['editions', 'decks', 'maps', 'options'] as const)
      for (const [i] of (all[0]?.[kind] ?? []).entries())
        expect(new Set(all.map((one) => one[kind][i]?.text)).size).toBe(LANGUAGES.length);
  });

  test('names rules and content that exist', () => {
    for (const option of options) for (const rule of option.rules) expect(rules).toContain(rule);
    for (const { contents } of decks) for (const { id } of contents) expect(known).toContain(id);
  });
});

describe('ready warbands', () => {
  test('are there for every hero and use all its leadership', () => {
    expect(
      warbands()
        .map(({ hero }) => hero)
        .toSorted(),
    ).toEqual(
      library()
        .heroes.map(({ id }) => id)
        .toSorted(),
    );
    for (const { id, leadership } of library().heroes) {
      const stars = (warbandOf(id)?.characters ?? []).flatMap(
        (one) => library().characters.find((character) => character.id === one)?.stars ?? [],
      );
      for (const rank of ['bronze', 'silver', 'gold'] as const)
        expect(stars.filter((star) => star === rank).length, `${id} ${rank}`).toBe(leadership[rank]);
    }
  });

  test('are what a named hero leads, unless the War Camp is filled at the table', () => {
    for (const { id } of library().heroes) {
      const [ready, own] = made({ decks: [id, `${id}:draft`] }).seats;
      expect(ready).toEqual({ hero: id, warband: warbandOf(id)?.characters });
      expect(own).toEqual({ hero: id });
    }
    const { hero, warband } = made({ decks: [RANDOM_DECK] }).seats[0] ?? { hero: '' };
    expect(warband).toEqual(warbandOf(hero)?.characters);
  });
});

describe('every choice leads to a match', () => {
  const starts = (setup: Setup) => expect(Match.start(signum, setup, 'choice').decisions.length).toBeGreaterThan(0);

  test('mode, players and map', () => {
    for (const { id: edition, players } of editions) {
      for (const count of players) {
        const fields = maps.filter((map) => map.editions.includes(edition) && map.players.includes(count));
        expect(fields.length, `${edition} ${count}`).toBeGreaterThan(0);
        for (const { id: map } of fields) {
          const setup = made({ edition, players: count, map });
          expect(setup).toMatchObject({ mode: edition, map });
          starts(setup);
        }
      }
    }
  });

  test('every hero, with both kinds of warband, in every mode', () => {
    for (const { id, editions: modes } of decks) {
      for (const edition of modes) {
        const setup = made({ edition, decks: [id] });
        expect(signum.deckOf(setup, 0)).toBe(id.replace(':draft', ''));
        starts(setup);
      }
    }
  });

  test('options', () => {
    for (const { id, values } of options) {
      for (const value of values) {
        const setup = made({ options: { [id]: value } });
        expect(setup.options).toEqual({ [id]: value });
        starts(setup);
      }
    }
  });

  test('and what is no choice does not', () => {
    expect(problemsOf({ map: 'nowhere' })[0]).toContain("'nowhere' is no map");
    expect(problemsOf({ edition: 'alliance', map: 'old-sanctuary' })[0]).toContain('no map for');
    expect(problemsOf({ decks: ['nobody:draft'] })[0]).toContain('no hero');
    expect(problemsOf({ options: { volcano: 15 } }).length).toBeGreaterThan(0);
    expect(problemsOf({ options: { goal: 'high' } }).length).toBeGreaterThan(0);
  });
});
