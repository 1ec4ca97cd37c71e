/**
 * What is sent of a question is the question.
 */
import { randomAnswer, type Table } from '@muster/bots';
import { Match, rngFromSeed, type Decision, type Game, type Option } from '@muster/engine';
import { heroscape } from '@muster/heroscape';
import { signum } from '@muster/signum';
import { warlord } from '@muster/warlord';
import { describe, expect, it } from 'vitest';
import { packedQuestionOf, unpacked, type PackedQuestion } from '../src/packed-question.ts';
import { questionOf } from '../src/question.ts';

const GAMES: readonly Game[] = [warlord, heroscape, signum].map((game) => game as unknown as Game);
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function begun(game: Game, seed: string): Table {
  const setup = game.makeSetup({}, rngFromSeed(seed));
  if (!setup.ok) throw new Error(setup.problems[0]?.message);
  return Match.start(game, setup.value, seed);
}

it.each(GAMES)('questions of $id arrive as they are, and are shorter', (game) => {
  let whole = 0;
  let packed = 0;
  for (let number = 0; number < 4; number++) {
    const rng = rngFromSeed(`packed ${number}`);
    const match = begun(game, `packed ${number}`);
    while (match.outcome === null && match.answers.length < 300) {
      const [open] = match.decisions;
      if (open === undefined) break;
      const question = sent(questionOf(match, open, 'en', 3));
      const onTheLine = JSON.stringify(packedQuestionOf(match, open, 'en', 3));
      expect(unpacked(JSON.parse(onTheLine) as PackedQuestion)).toEqual(question);
      whole += JSON.stringify(question).length;
      packed += onTheLine.length;
      match.answer(open.seat, randomAnswer(rng, open));
    }
  }
  expect(packed).toBeLessThan(whole * 0.9);
});

describe('options', () => {
  const match = begun(GAMES[0] as Game, 'shapes');
  const [asked] = match.decisions;
  const packedOf = (...options: readonly (Option & Record<string, unknown>)[]): PackedQuestion => {
    if (asked === undefined) throw new Error('nobody is asked anything');
    const decision: Decision = { ...asked, options };
    // What they are called does not matter here.
    const words = { ...match.game.words('en'), option: () => 'label' };
    const game = { ...match.game, words: () => words } as Game;
    const table = { game, state: match.state } as unknown as Table;
    const packed = packedQuestionOf(table, decision, 'en', 0);
    expect(unpacked(sent(packed))).toEqual(sent(questionOf(table, decision, 'en', 0)));
    return packed;
  };

  it('that look alike are told together', () => {
    const { options } = packedOf(
      { key: 'a', card: 1 },
      { card: 2, key: 'b' },
      { key: 'pass' },
      { key: 'c', hex: 1 },
      { key: 'd', hex: 2 },
      { key: 'e', card: 3 },
    );
    expect(options).toEqual([
      { fields: ['label', 'key', 'card'], values: ['label', 'a', 1, 'label', 'b', 2] },
      { fields: ['label', 'key'], values: ['label', 'pass'] },
      { fields: ['label', 'key', 'hex'], values: ['label', 'c', 1, 'label', 'd', 2] },
      { fields: ['label', 'key', 'card'], values: ['label', 'e', 3] },
    ]);
  });

  it('tell nothing of what the rules keep with them, or of what is not there', () => {
    const odd = { key: 'a', whole: { x: 1 }, none: null, not: undefined, at: [1, 2], by: [{}] };
    expect(packedOf(odd).options).toEqual([{ fields: ['label', 'key', 'at'], values: ['label', 'a', [1, 2]] }]);
  });

  it('may have none', () => {
    expect(packedOf().options).toEqual([]);
  });
});
