import { Match, RANDOM_DECK, type SetupWish } from '@muster/engine';
import { problemsOf, testChoices } from '@muster/engine/choice-properties';
import { setupFor } from '@muster/engine/play-at-random';
import { describe, expect, test } from 'vitest';
import { warbandOf, warbands } from '../src/content/warbands.ts';
import { library } from '../src/content/library.ts';
import { signum } from '../src/index.ts';
import type { Setup } from '../src/setup.ts';

const { editions, decks, maps, options } = signum.choices('en');

const made = (wish: SetupWish): Setup => setupFor(signum, wish);

testChoices(signum);

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
    expect(problemsOf(signum, { map: 'nowhere' })[0]).toContain("'nowhere' is no map");
    expect(problemsOf(signum, { edition: 'alliance', map: 'old-sanctuary' })[0]).toContain('no map for');
    expect(problemsOf(signum, { decks: ['nobody:draft'] })[0]).toContain('no hero');
    expect(problemsOf(signum, { options: { volcano: 15 } }).length).toBeGreaterThan(0);
    expect(problemsOf(signum, { options: { goal: 'high' } }).length).toBeGreaterThan(0);
  });
});
