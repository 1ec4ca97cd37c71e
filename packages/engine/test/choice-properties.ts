/**
 * What must be true of the choices every game offers when a game is set up.
 */
import {
  LANGUAGES,
  rngFromSeed,
  type Choice,
  type Game,
  type GameEvent,
  type GameState,
  type SetupChoices,
  type SetupWish,
} from '@muster/engine';
import { describe, expect, test } from 'vitest';

const KINDS = ['editions', 'decks', 'maps', 'options'] as const satisfies readonly (keyof SetupChoices)[];

/** A sentence or more. */
const SOME_WORDS = /^[\p{Lu}\d].{20,}\.$/su;

export function testChoices<S extends GameState, Setup, E extends GameEvent>(
  game: Game<S, Setup, E>,
  textsLike: RegExp = SOME_WORDS,
): void {
  describe('what can be chosen', () => {
    test('has a name and a text of its own in every language', () => {
      const all = LANGUAGES.map((language) => game.choices(language));
      for (const { id, name, text } of all.flatMap((choices) =>
        KINDS.flatMap((kind): readonly Choice[] => choices[kind]),
      )) {
        expect(name.length, id).toBeGreaterThan(2);
        expect(name).not.toBe(id);
        expect(text, id).toMatch(textsLike);
        expect(text).not.toMatch(/undefined|NaN|\[object|Infinity/);
      }
      for (const kind of KINDS)
        for (const [i] of (all[0]?.[kind] ?? []).entries())
          expect(new Set(all.map((one) => one[kind][i]?.text)).size).toBe(LANGUAGES.length);
    });

    test('names editions, rules and content that exist', () => {
      const { editions, decks, maps, options } = game.choices('en');
      const rules = new Set(game.catalogue.map(({ id }) => id));
      const known = new Set(game.content('en').map(({ id }) => id));
      const offered = editions.map(({ id }) => id);
      for (const edition of offered) expect(game.editions).toContain(edition);
      for (const one of [...decks, ...maps])
        for (const edition of one.editions) expect(offered, one.id).toContain(edition);
      for (const option of options) for (const rule of option.rules) expect(rules).toContain(rule);
      for (const { id, count } of decks.flatMap(({ contents }) => contents)) {
        expect(known).toContain(id);
        expect(count).toBeGreaterThan(0);
      }
    });
  });
}

/** What is said of a wish that can't be fulfilled. */
export function problemsOf<S extends GameState, Setup, E extends GameEvent>(
  game: Game<S, Setup, E>,
  wish: SetupWish,
): readonly string[] {
  const setup = game.makeSetup(wish, rngFromSeed('problems'));
  return setup.ok ? [] : setup.problems.map(({ message }) => message);
}
