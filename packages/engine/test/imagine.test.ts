import {
  choose,
  chooseTogether,
  hashOf,
  leastAnswer,
  Match,
  openWindow,
  PASS,
  rngFromSeed,
  type Option,
} from '@muster/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomAnswer } from './play-at-random.ts';
import { anyStart, playOn, reached, twinOf, type Start } from './random-play.ts';
import { tinyGame, won } from './tiny-game.ts';
import { toyGame, toySetup, type ToyState } from './toy-game.ts';

const keys = (...names: string[]): Option[] => names.map((key) => ({ key }));

describe('in random games', () => {
  test('what a seat imagines shows it what it sees, and asks it what it is asked', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(80), fc.string(), (start, answers, seed) => {
        const { match } = reached(start, answers, { checkpoints: true });
        for (const { seat } of match.decisions) {
          const imagined = match.imagine(seat, seed);
          expect(imagined.view(seat)).toEqual(match.view(seat));
          expect(imagined.decisionFor(seat)).toEqual(match.decisionFor(seat));
          expect(toyGame.invariants(imagined.state)).toEqual([]);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('imagining, and playing on in the imagination, leaves the match alone', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(80), fc.string(), (start, answers, seed) => {
        const { match } = reached(start, answers, { checkpoints: true, log: true });
        const seen = (): unknown => [match.hash, hashOf(match.decisions), match.answers.length, match.events.length];
        const before = seen();
        for (const { seat } of match.decisions) playOn(match.imagine(seat, seed), rngFromSeed(seed), 30);
        expect(seen()).toEqual(before);
        // Not even the checkpoint: the next copy still has the same future.
        const fork = match.fork();
        playOn(fork, rngFromSeed(seed), 30);
        playOn(match, rngFromSeed(seed), 30);
        expect(fork.hash).toBe(match.hash);
      }),
      { numRuns: 500 },
    );
  });

  test('the same seed imagines the same, another seed imagines other cards and dice', () => {
    const { match } = reached({ setup: toySetup(), seed: 's', answers: 'a' }, 2, { checkpoints: true });
    const seat = match.decisions[0]?.seat ?? 0;
    expect(match.imagine(seat, 'x').hash).toBe(match.imagine(seat, 'x').hash);
    const hands = new Set(
      Array.from({ length: 50 }, (_, i) => match.imagine(seat, `${i}`).state.hands[1 - seat]?.join()),
    );
    const rngs = new Set(Array.from({ length: 50 }, (_, i) => match.imagine(seat, `${i}`).state.rng.join()));
    expect(hands.size).toBeGreaterThan(40);
    expect(rngs.size).toBe(50);
    expect(rngs.has(match.state.rng.join())).toBe(false);
  });
});

describe('nothing hidden is read', () => {
  /** The state of the last checkpoint, as a game that begins there. */
  function checkpointOf(start: Start, answers: number): ToyState {
    const { match } = reached(start, answers, { checkpoints: true });
    for (let i = 0; i < 200 && match.outcome === null; i++) {
      const passed = match.checkpointsPassed;
      const open = match.decisions[0];
      if (open === undefined) break;
      match.answer(open.seat, leastAnswer(open));
      if (match.checkpointsPassed > passed) break;
    }
    return toyGame.copy(match.state);
  }

  test('two games that differ only in what is hidden are imagined alike', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(40), fc.string(), fc.string(), (start, answers, other, seed) => {
        const state = checkpointOf(start, answers);
        const match = new Match(toyGame, toyGame.copy(state), { checkpoints: true });
        for (const { seat } of match.decisions) {
          const twin = new Match(toyGame, twinOf(state, seat, other), { checkpoints: true });
          expect(twin.view(seat)).toEqual(match.view(seat));
          const imagined = match.imagine(seat, seed);
          expect(twin.imagine(seat, seed).hash).toBe(imagined.hash);
          expect(twin.imagine(seat, seed).decisionFor(seat)).toEqual(imagined.decisionFor(seat));
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('also in the middle of an order, after what others did openly', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyStart, fc.nat(40), fc.string(), fc.nat(8), (start, answers, other, more) => {
        const state = checkpointOf(start, answers);
        for (const seat of state.life.keys()) {
          // The dice since the checkpoint were seen, so they are the same; the cards are not.
          const twinState = { ...twinOf(state, seat, other), rng: toyGame.copy(state).rng };
          const match = new Match(toyGame, toyGame.copy(state), { checkpoints: true });
          const twin = new Match(toyGame, twinState, { checkpoints: true });
          const rng = rngFromSeed(other);
          for (let i = 0; i < more; i++) {
            const open = match.decisions[0];
            if (open === undefined) break;
            const answer = randomAnswer(rng, open);
            match.answer(open.seat, answer);
            if (twin.answer(open.seat, answer) !== null) return;
          }
          const same =
            hashOf([match.view(seat), match.decisionFor(seat)]) === hashOf([twin.view(seat), twin.decisionFor(seat)]);
          if (!same || match.decisionFor(seat) === null) continue;
          compared++;
          expect(twin.imagine(seat, 'x').hash).toBe(match.imagine(seat, 'x').hash);
        }
      }),
      { numRuns: 1000 },
    );
    expect(compared).toBeGreaterThan(200);
  });

  test('what another seat has answered in secret', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(10), fc.string(), (start, answers, seed) => {
        const { match, rng } = reached(start, answers, { checkpoints: true });
        const [first, second] = match.decisions;
        if (first === undefined || second === undefined) return;
        const imagined = match.imagine(second.seat, seed);
        match.answer(first.seat, randomAnswer(rng, first));
        const later = match.imagine(second.seat, seed);
        expect(later.hash).toBe(imagined.hash);
        expect(later.decisions).toEqual(imagined.decisions);
        // Its own answer, on the other hand, a seat knows.
        expect(match.imagine(first.seat, seed).decisionFor(first.seat)).toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});

describe('where the guess asks other questions than the game did', () => {
  /** A window in which a hidden card decides who is asked, a choice of seat 0, and then a question to imagine from. */
  const game = tinyGame(function* (g, io) {
    io.checkpoint();
    yield* openWindow({
      kind: 'react',
      order: [1, 0],
      options: (seat) => (g.hidden[seat] === 'counter' && !g.notes.includes('counter') ? keys('counter') : []),
      alwaysAsked: () => false,
      *play() {
        g.notes.push('counter');
      },
    });
    g.notes.push((yield* choose({ seat: 0, kind: 'boost', options: keys('x', 'y', PASS) })).key);
    g.notes.push((yield* choose({ seat: 0, kind: 'target', options: keys('a', 'b') })).key);
    g.ended = won(0);
  });
  const guessing = (card: string): typeof game => ({
    ...game,
    guess: (g) => {
      g.hidden[1] = card;
    },
  });

  test('a pass nobody asks for is skipped, and the answers after it still count', () => {
    const match = Match.start(guessing('nothing'), ['', 'counter'], 's', { checkpoints: true });
    match.answer(1, PASS);
    match.answer(0, 'x');
    const imagined = match.imagine(0, 'i');
    expect(imagined.state.notes).toEqual(['x']);
    expect(imagined.decisionFor(0)?.kind).toBe('target');
  });

  test('a question nobody answered is passed', () => {
    const match = Match.start(guessing('counter'), ['', 'nothing'], 's', { checkpoints: true });
    match.answer(0, 'x');
    const imagined = match.imagine(0, 'i');
    expect(imagined.state.notes).toEqual(['x']);
    expect(imagined.decisionFor(0)?.kind).toBe('target');
  });

  test('a pass is not taken for one that nobody asks for because a question comes before it', () => {
    const twice = tinyGame(
      function* (g, io) {
        io.checkpoint();
        for (const note of ['first strike', 'second strike']) {
          yield* openWindow({
            kind: 'react',
            order: [1, 0],
            options: (seat) => (g.hidden[seat] === 'counter' ? keys('counter') : []),
            alwaysAsked: (seat) => seat === 0,
            *play() {},
          });
          g.notes.push(note);
        }
      },
      { guess: (g) => void (g.hidden[1] = 'counter') },
    );
    const match = Match.start(twice, ['', 'nothing'], 's', { checkpoints: true });
    match.answer(0, PASS);
    const imagined = match.imagine(0, 'i');
    expect(imagined.state.notes).toEqual(['first strike']);
    expect(imagined.decisionFor(0)?.kind).toBe('react');
  });

  test('an answer waits for its own question, also where its seat is asked another one before', () => {
    const bonus = tinyGame(
      function* (g, io) {
        io.checkpoint();
        if (g.hidden[1] === 'guessed') yield* choose({ seat: 1, kind: 'bonus', options: keys('none', 'a') });
        g.notes.push((yield* choose({ seat: 1, kind: 'play', options: keys('none', 'a') })).key);
        g.notes.push((yield* choose({ seat: 0, kind: 'reply', options: keys('a', 'b') })).key);
      },
      { guess: (g) => void (g.hidden[1] = 'guessed') },
    );
    const match = Match.start(bonus, ['', 'nothing'], 's', { checkpoints: true });
    match.answer(1, 'a');
    expect(match.imagine(0, 'i').state.notes).toEqual(['a']);
  });

  test('also where another is asked before a question such as one it was asked later', () => {
    const windows = tinyGame(
      function* (g, io) {
        io.checkpoint();
        if (g.hidden[1] === 'guessed') yield* choose({ seat: 1, kind: 'react', options: keys('early', PASS) });
        g.notes.push((yield* choose({ seat: 0, kind: 'push', options: keys('here', 'there') })).key);
        for (let i = 0; i < 2; i++)
          g.notes.push((yield* choose({ seat: 1, kind: 'react', options: keys('late', PASS) })).key);
        g.notes.push((yield* choose({ seat: 0, kind: 'reply', options: keys('a', 'b') })).key);
      },
      { guess: (g) => void (g.hidden[1] = 'guessed') },
    );
    const match = Match.start(windows, ['', 'nothing'], 's', { checkpoints: true });
    match.answer(0, 'there');
    match.answer(1, 'late');
    match.answer(1, PASS);
    const imagined = match.imagine(0, 'i');
    expect(imagined.state.notes).toEqual(['there', 'late', PASS]);
    expect(imagined.decisionFor(0)?.kind).toBe('reply');
  });

  test('also before the question that is open now', () => {
    const match = Match.start(guessing('counter'), ['', 'nothing'], 's', { checkpoints: true });
    expect(match.imagine(0, 'i').decisionFor(0)?.kind).toBe('boost');
  });

  test('an answer that the guess made impossible becomes the one that does least', () => {
    const twoWays = tinyGame(
      function* (g, io) {
        io.checkpoint();
        for (let i = 0; i < 2; i++) {
          const options = keys('least', 'other', g.hidden[1] ?? '');
          g.notes.push((yield* choose({ seat: 1, kind: 'play', options })).key);
        }
        g.notes.push((yield* choose({ seat: 0, kind: 'reply', options: keys('a', 'b') })).key);
      },
      { guess: (g) => void (g.hidden[1] = 'guessed') },
    );
    const match = Match.start(twoWays, ['', 'real'], 's', { checkpoints: true });
    match.answer(1, 'real');
    match.answer(1, 'other');
    const imagined = match.imagine(0, 'i');
    expect(imagined.state.notes).toEqual(['least', 'other']);
    expect(imagined.decisionFor(0)?.kind).toBe('reply');
  });

  test('nothing is answered past the checkpoint, however far the guess leads', () => {
    const runaway = tinyGame(
      function* (g, io) {
        for (;;) {
          io.checkpoint();
          if (g.hidden[1] !== 'guessed') yield* choose({ seat: 0, kind: 'real', options: keys('a', PASS) });
          g.notes.push('turn');
          yield* choose({ seat: 1, kind: 'turn', options: keys('a', PASS) });
          g.step++;
        }
      },
      { guess: (g) => void (g.hidden[1] = 'guessed') },
    );
    const match = Match.start(runaway, ['', ''], 's', { checkpoints: true });
    expect(match.imagine(0, 'i').state.step).toBeLessThanOrEqual(1);
  });
});

test("another seat's open question is left open beside one's own", () => {
  const game = tinyGame(function* (g, io) {
    io.checkpoint();
    const together = [1, 0].map((seat) => ({ seat, kind: 'secret', options: keys('a', PASS), min: 1, max: 1 }));
    g.notes.push((yield* chooseTogether(together)).map(([option]) => option?.key).join());
  });
  const match = Match.start(game, ['', ''], 's', { checkpoints: true });
  expect(match.imagine(0, 'i').decisions.map(({ seat }) => seat)).toEqual([1, 0]);
});
