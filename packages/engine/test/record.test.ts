import { recordOf, replay, verify, type GameRecord } from '@muster/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyStart, reached } from './random-play.ts';
import { toyGame, toySetup } from './toy-game.ts';

const start = { setup: toySetup(), seed: 'record', answers: 'a' };
const whole = (): GameRecord => recordOf(reached(start, 2000).match, start.setup, start.seed);

test('a record holds what replays the game and what it led to', () => {
  const { match } = reached(start, 2000);
  expect(whole()).toEqual({
    game: 'skirmish',
    setup: start.setup,
    seed: 'record',
    answers: match.answers,
    hash: match.hash,
    outcome: match.outcome,
  });
});

test('a game that still runs has a record without outcome', () => {
  expect(recordOf(reached(start, 3).match, start.setup, start.seed)).not.toHaveProperty('outcome');
});

test('a record is a copy: it does not grow with the game', () => {
  const { match } = reached(start, 3);
  const record = recordOf(match, start.setup, start.seed);
  match.answer(match.decisions[0]?.seat ?? 0, '!concede');
  expect(record.answers).toHaveLength(3);
});

test('a record replays up to any answer', () => {
  fc.assert(
    fc.property(anyStart, fc.nat(60), (any, upTo) => {
      const record = recordOf(reached(any, 2000).match, any.setup, any.seed);
      const part = replay(toyGame, record, { upTo });
      expect(part.ok && part.value.hash).toBe(reached(any, upTo).match.hash);
    }),
    { numRuns: 300 },
  );
});

describe('what is wrong with a record is named', () => {
  const problems = (changes: Partial<GameRecord>): unknown => verify(toyGame, { ...whole(), ...changes });

  test('nothing', () => {
    expect(problems({})).toEqual([]);
  });

  test('an answer that is no option', () => {
    const answers = whole().answers.with(2, { seat: 0, answer: 'fly' });
    expect(problems({ answers })).toEqual([
      { path: ['answers', 2], message: "seat 0: 'fly' is refused (unknown-option)" },
    ]);
  });

  test('an answer after the end', () => {
    const { answers } = whole();
    const late = problems({ answers: [...answers, { seat: 0, answer: 'pass' }] });
    expect(late).toEqual([
      { path: ['answers', answers.length], message: expect.stringContaining('game-over') as string },
    ]);
  });

  test('a missing answer, another seed: the state is another', () => {
    expect(problems({ answers: whole().answers.slice(0, -1) })).toContainEqual({
      path: ['hash'],
      message: expect.stringMatching(/the replayed state has hash \w{16}, the record says \w{16}/) as string,
    });
    expect(problems({ seed: 'other' })).not.toEqual([]);
  });

  test('another winner', () => {
    const claimed = problems({ outcome: { winners: [0, 1, 2], reason: 'because' } });
    expect(claimed).toEqual([
      { path: ['outcome'], message: expect.stringContaining('the record says 0, 1, 2') as string },
    ]);
    const running = {
      ...recordOf(reached(start, 3).match, start.setup, start.seed),
      outcome: { winners: [], reason: '' },
    };
    expect(verify(toyGame, running)).toEqual([
      { path: ['outcome'], message: 'the replayed game was won by nobody yet, the record says ' },
    ]);
  });

  test('a setup the game does not take', () => {
    expect(problems({ setup: { players: 9 } })).toEqual([{ path: ['setup', 'players'], message: '2 to 4' }]);
    expect(problems({ setup: null })).toEqual([{ path: ['setup'], message: 'a setup is an object' }]);
  });
});
