import { hashOf, keysOf, nextBelow, recordOf, replay, rngFromSeed, verify, type Answer } from '@muster/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomAnswer } from './play-at-random.ts';
import { anyStart, playOn, reached, type ToyMatch } from './random-play.ts';
import { toyGame } from './toy-game.ts';

const many = { numRuns: 1000 };

describe('random games', () => {
  test('replay of any record gives the same state, step by step', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(80), (start, answers) => {
        const { match } = reached(start, answers);
        const record = JSON.parse(JSON.stringify(recordOf(match, start.setup, start.seed))) as ReturnType<
          typeof recordOf
        >;
        expect(verify(toyGame, record)).toEqual([]);
        const again = replay(toyGame, record);
        expect(again.ok && again.value.hash).toBe(match.hash);
        expect(again.ok && again.value.decisions).toEqual(match.decisions);
      }),
      many,
    );
  });

  test('a copy made at any decision has the same future', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(80), (start, answers) => {
        const { match, rng } = reached(start, answers, { checkpoints: true });
        const before = match.hash;
        const fork = match.fork({ checkpoints: true });
        expect(fork.hash).toBe(before);
        expect(fork.decisions).toEqual(match.decisions);
        const sameRng = rngFromSeed('');
        sameRng.splice(0, 4, ...rng);
        playOn(fork, sameRng, 15);
        expect(match.hash).toBe(before);
        playOn(match, rng, 15);
        expect(fork.hash).toBe(match.hash);
        expect(fork.fork().hash).toBe(match.hash);
      }),
      many,
    );
  });

  test('keeping checkpoints and events changes nothing in the game', () => {
    fc.assert(
      fc.property(anyStart, (start) => {
        const plain = reached(start, 2000).match;
        expect(reached(start, 2000, { checkpoints: true, log: true }).match.hash).toBe(plain.hash);
      }),
    );
  });
});

describe('answers', () => {
  test('no option listed is ever refused', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(60), (start, answers) => {
        const { match, rng } = reached(start, answers, { checkpoints: true });
        for (const decision of match.decisions) {
          for (const option of decision.options) {
            const others = decision.options.filter(({ key }) => key !== option.key).map(({ key }) => key);
            const filled = [option.key, ...others].slice(0, Math.max(1, decision.min));
            expect(match.fork().answer(decision.seat, filled)).toBeNull();
          }
          expect(match.fork().answer(decision.seat, randomAnswer(rng, decision))).toBeNull();
        }
      }),
      { numRuns: 500 },
    );
  });

  /** What the wire may bring: no type holds there. */
  const anything = fc.oneof(
    fc.anything({ maxDepth: 2 }),
    fc.array(fc.constantFrom('card:1', 'card:2', 'draw', 'pass', 'guard', 'charge', '', '__proto__', 'toString')),
    fc.constantFrom('pass', 'draw', 'card:3', 'guard', 'constructor', '0', 'attack:-1', '!concede '),
    fc.constant(Array.from({ length: 100_000 }, () => 'pass')),
    fc.constant(new Array(5)),
    fc.constant({ length: 1, 0: 'pass' }),
  );

  test('nothing outside of the list is ever accepted, and a refusal changes nothing', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(60), anything, fc.nat(4), (start, answers, data, seat) => {
        const { match } = reached(start, answers, { log: true });
        const before = snapshot(match);
        const decision = match.decisionFor(seat);
        const given = data as Answer;
        const refusal = match.answer(seat, given);
        if (refusal === null) {
          const listed = decision?.options.map(({ key }) => key) ?? [];
          const picked = keysOf(given);
          expect(picked.every((key) => listed.includes(key))).toBe(true);
          expect(new Set(picked).size).toBe(picked.length);
          expect(picked.length >= (decision?.min ?? 1) && picked.length <= (decision?.max ?? 0)).toBe(true);
        } else {
          expect(refusal.reason).toMatch(
            /^(malformed-answer|wrong-number|unknown-option|picked-twice|not-asked|game-over)$/,
          );
          expect(snapshot(match)).toEqual(before);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('a seat that is not asked can say nothing, whatever it calls itself', () => {
    const strange = fc.oneof(fc.integer(), fc.double(), fc.constantFrom('0', '1', null, undefined, [0], {}, true));
    fc.assert(
      fc.property(anyStart, fc.nat(60), strange, fc.boolean(), (start, answers, seat, concede) => {
        const { match, rng } = reached(start, answers, { log: true });
        const asked = match.decisions.find((decision) => decision.seat === seat);
        const inGame = Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < start.setup.players;
        fc.pre(asked === undefined && !(inGame && concede));
        const before = snapshot(match);
        const any = match.decisions[0];
        const answer = any === undefined || concede ? '!concede' : randomAnswer(rng, any);
        expect(match.answer(seat as number, answer)?.reason).toMatch(/^(not-asked|game-over)$/);
        expect(snapshot(match)).toEqual(before);
      }),
      many,
    );
  });
});

describe('simultaneous answers', () => {
  test('stay secret until all are in', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(12), fc.string(), (start, answers, other) => {
        const { match, rng } = reached(start, answers, { log: true });
        const open = match.decisions;
        fc.pre(open.length > 1);
        const first = open[nextBelow(rng, open.length)];
        if (first === undefined) return;
        const seen = (): unknown => [
          match.hash,
          match.events.length,
          [null, 0, 1, 2, 3].map((seat) =>
            seat === first.seat ? null : [match.view(seat), match.decisionFor(seat ?? -1)],
          ),
        ];
        const before = seen();
        expect(match.answer(first.seat, randomAnswer(rngFromSeed(other), first))).toBeNull();
        expect(seen()).toEqual(before);
        expect(match.decisionFor(first.seat)).toBeNull();
        expect(match.answer(first.seat, randomAnswer(rng, first))?.reason).toBe('not-asked');
      }),
      many,
    );
  });

  test('in whatever order they come in, the result is the same', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(12), fc.boolean(), (start, answers, turned) => {
        const { match, rng } = reached(start, answers, { checkpoints: true });
        const open = match.decisions;
        fc.pre(open.length > 1);
        const given = open.map((decision) => ({ seat: decision.seat, answer: randomAnswer(rng, decision) }));
        const other = match.fork();
        for (const { seat, answer } of given) match.answer(seat, answer);
        for (const { seat, answer } of turned ? given.toReversed() : [...given.slice(1), ...given.slice(0, 1)]) {
          other.answer(seat, answer);
        }
        expect(other.hash).toBe(match.hash);
      }),
      { numRuns: 300 },
    );
  });
});

function snapshot(match: ToyMatch): unknown {
  return [match.hash, hashOf(match.decisions), match.answers.length, match.events.length, match.outcome];
}
