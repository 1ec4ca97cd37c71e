import { choose, chooseTogether, CONCEDE, Match, nextBelow, PASS, recordOf, verify, type Option } from '@muster/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyStart, playOn, reached } from './random-play.ts';
import { tinyGame, won } from './tiny-game.ts';
import { toyGame } from './toy-game.ts';

const keys = (...names: string[]): Option[] => names.map((key) => ({ key }));

describe('in random games', () => {
  test('any seat may give up at any time; the rest plays on to an end that replays', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(60), fc.nat(3), (start, answers, who) => {
        const { match, rng } = reached(start, answers, { checkpoints: true });
        const seat = who % start.setup.players;
        const over = match.decisions.length === 0;
        const refusal = match.answer(seat, CONCEDE);
        expect(refusal?.reason).toBe(over ? 'game-over' : undefined);
        if (over) return;
        expect(match.answer(seat, CONCEDE)?.reason).toMatch(/not-asked|game-over/);
        expect(match.decisionFor(seat)).toBeNull();
        if (start.setup.players === 2) expect(match.outcome?.winners).toEqual([1 - seat]);

        const fork = match.fork();
        expect(fork.hash).toBe(match.hash);
        for (let i = 0; i < 8; i++) {
          playOn(match, rng, 4);
          const later = match.fork();
          expect(later.hash).toBe(match.hash);
          expect(later.decisions).toEqual(match.decisions);
          expect(match.decisionFor(seat)).toBeNull();
        }
        playOn(match, rng);
        expect(match.outcome?.winners).not.toContain(seat);
        expect(verify(toyGame, recordOf(match, start.setup, start.seed))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test('all may give up one after the other', () => {
    fc.assert(
      fc.property(anyStart, (start) => {
        const { match, rng } = reached(start, 0);
        for (let i = 0; i < 200 && match.outcome === null; i++) {
          playOn(match, rng, 1);
          match.answer(nextBelow(rng, start.setup.players), CONCEDE);
        }
        expect(match.outcome).not.toBeNull();
        expect(match.decisions).toEqual([]);
      }),
    );
  });
});

/** Asks seat 1 again and again; the kernel must answer for it once it has given up. */
const asking = tinyGame(function* (g, io) {
  while (g.step < 4) {
    io.checkpoint();
    g.notes.push((yield* choose({ seat: 1, kind: 'one', options: keys('act', PASS) })).key);
    g.notes.push((yield* choose({ seat: 0, kind: 'two', options: keys('a', 'b') })).key);
    g.step++;
  }
  g.ended = won(0);
});

describe('questions to a seat that gave up', () => {
  test('are answered with what does least', () => {
    const match = Match.start(asking, ['', ''], 's');
    match.answer(1, CONCEDE);
    for (let i = 0; i < 4; i++) expect(match.answer(0, 'a')).toBeNull();
    expect(match.state.notes).toEqual(['1 gave up', PASS, 'a', PASS, 'a', PASS, 'a', PASS, 'a']);
    expect(match.outcome).toEqual(won(0));
  });

  test('are answered in copies too, also long after it gave up', () => {
    const match = Match.start(asking, ['', ''], 's', { checkpoints: true });
    match.answer(1, CONCEDE);
    match.answer(0, 'a');
    for (const copy of [match.fork(), match.imagine(0, 'i'), match.fork({ checkpoints: true }).fork()]) {
      expect(copy.decisions.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(['0 two']);
      copy.answer(0, 'b');
      expect(copy.decisions.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(['0 two']);
    }
  });

  test('are answered although a pass alone would be too little', () => {
    const game = tinyGame(function* (g) {
      const [picked] = yield* chooseTogether([{ seat: 0, kind: 'k', options: keys('a', 'b', PASS), min: 2, max: 2 }]);
      g.notes.push((picked ?? []).map(({ key }) => key).join());
    });
    const match = Match.start(game, ['', ''], 's');
    match.answer(0, CONCEDE);
    expect(match.state.notes).toEqual(['0 gave up', 'a,b']);
  });

  test('do not hold up a simultaneous decision, and betray nothing of the others', () => {
    const game = tinyGame(function* (g, io) {
      io.checkpoint();
      const together = [0, 1, 2].map((seat) => ({ seat, kind: 'secret', options: keys('x', PASS), min: 1, max: 1 }));
      g.notes.push((yield* chooseTogether(together)).map(([option]) => option?.key).join());
    });
    const match = Match.start(game, ['', '', ''], 's', { checkpoints: true });
    match.answer(0, 'x');
    match.answer(1, CONCEDE);
    // Who gave up is seen by all, what others answered before is not.
    const imagined = match.imagine(2, 'i');
    expect(imagined.state.notes).toEqual(['1 gave up']);
    expect(imagined.decisions.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(match.decisions.map(({ seat }) => seat)).toEqual([2]);
    expect(match.state.notes).toEqual(['1 gave up']);
    match.answer(2, 'x');
    expect(match.state.notes).toEqual(['1 gave up', 'x,pass,x']);
  });
});

test.each([-1, 2, 0.5, Number.NaN, Infinity])('there is no seat %d to give up', (seat) => {
  const match = Match.start(asking, ['', ''], 's');
  expect(match.answer(seat, CONCEDE)).toEqual({ reason: 'not-asked', details: { seat } });
  expect(match.answer('0' as unknown as number, CONCEDE)?.reason).toBe('not-asked');
  expect(match.answers).toEqual([]);
});

test('giving up is no option: in a list it is refused', () => {
  const match = Match.start(asking, ['', ''], 's');
  expect(match.answer(1, [CONCEDE])?.reason).toBe('unknown-option');
});
