import { LANGUAGES } from '@muster/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CardNumbers } from '../src/inspect.ts';
import { inspect } from '../src/inspect.ts';
import type { SeenCharacter } from '../src/view-types.ts';
import { viewOf } from '../src/view.ts';
import { anyStart, reached } from './random-play.ts';

const charactersIn = (view: ReturnType<typeof viewOf>): readonly SeenCharacter[] =>
  view.players.flatMap(({ ranks }) => ranks.flat());

const valuesOf = ({ numbers }: CardNumbers, what: string): readonly number[] =>
  numbers.filter((one) => one.what === what).map(({ value }) => value);

describe('the numbers of a card', () => {
  test('are those of the view, each the sum of its parts', () => {
    let further = 0;
    fc.assert(
      fc.property(anyStart, fc.nat(600), fc.constantFrom(...LANGUAGES), (start, answers, language) => {
        const { match } = reached(start, answers);
        for (const character of charactersIn(viewOf(match.state, null))) {
          const told = inspect(match.state, null, { about: 'numbers', card: character.id }, language);
          if (told === null) throw new Error(`nothing is told of ${character.card}`);
          expect(valuesOf(told, 'atk')).toEqual(character.atk);
          for (const what of ['ac', 'skill', 'hp', 'level'] as const)
            expect(valuesOf(told, what)).toEqual([character[what]]);
          for (const { value, parts, name } of told.numbers) {
            expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(value);
            for (const { text } of parts) expect(text).not.toBe('');
            expect(name).not.toBe('');
            further += parts.length - 1;
          }
        }
      }),
      { numRuns: 30, endOnFailure: true },
    );
    expect(further).toBeGreaterThan(50);
  });

  test('nothing is told of cards nobody sees, or of nonsense', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(200), (start, answers) => {
        const { state } = reached(start, answers).match;
        for (const { deck, hand } of state.players)
          for (const card of [...deck, ...hand]) expect(inspect(state, 0, { about: 'numbers', card }, 'en')).toBeNull();
      }),
      { numRuns: 5 },
    );
    const { state } = reached(
      { setup: { edition: 'epic', decks: ['epic-elf', 'epic-dwarf'] }, seed: '1', answers: '2' },
      50,
    ).match;
    fc.assert(
      fc.property(fc.record({ about: fc.constantFrom('numbers', 'sight', null), card: fc.anything() }), (query) => {
        const known = typeof query.card === 'number' && state.inPlay[query.card]?.kind === 'character';
        if (!known) expect(inspect(state, null, query, 'de')).toBeNull();
      }),
      { numRuns: 200 },
    );
    for (const card of [-1, 0, 1e9, 1.5, NaN, '3', null, [1], {}])
      expect(inspect(state, null, { about: 'numbers', card }, 'it')).toBeNull();
  });
});
