import {
  asAnswer,
  CONCEDE,
  nextBelow,
  recordOf,
  replay,
  rngFromSeed,
  verify,
  type Decision,
  type GameRecord,
  type Rng,
} from '@muster/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { warlord } from '../src/index.ts';
import { settledInvariants } from '../src/invariants.ts';
import { anyStart, anyStartWith, DECKS, matchOf, playOn, reached, step, type WarlordMatch } from './random-play.ts';

const players = fc.oneof(
  { weight: 12, arbitrary: fc.constant(2) },
  { weight: 5, arbitrary: fc.constant(3) },
  { weight: 2, arbitrary: fc.constant(4) },
  { weight: 1, arbitrary: fc.constantFrom(5, 6) },
);

describe.each(DECKS)('random games with $deck', ({ edition, deck }) => {
  test('end, keep their promises and play the same again', () => {
    fc.assert(
      fc.property(anyStartWith(edition, deck, players), (start) => {
        const match = matchOf(start);
        const rng = rngFromSeed(start.answers);
        do check(match);
        while (step(match, rng));
        expect(match.outcome).not.toBeNull();
        expect(match.decisions).toEqual([]);
        if (nextBelow(rng, 4) > 0) return;
        const record: GameRecord = JSON.parse(JSON.stringify(recordOf(match, start.setup, start.seed)));
        expect(verify(warlord, record)).toEqual([]);
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });
});

/** What must be true at every decision. */
function check(match: WarlordMatch): void {
  const settled = match.decisions.some((decision) => decision.kind === 'order');
  const broken = settled ? settledInvariants(match.state) : warlord.invariants(match.state);
  if (broken.length > 0) expect(broken).toEqual([]);
  for (const decision of match.decisions) {
    const { options, min, max, seat } = decision;
    const keys = new Set(options.map((option) => option.key));
    if (keys.size !== options.length) expect.fail(`keys are not unique: ${options.map(({ key }) => key).join()}`);
    if (!(min <= max && max <= options.length && max > 0))
      expect.fail(`nobody can pick ${min} to ${max} of ${keys.size}`);
    if (match.state.players[seat]?.out !== false) expect.fail(`seat ${seat} is out but asked`);
  }
}

describe('at any decision', () => {
  test('a copy has the same future, and every option may be picked', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(600), (start, answers) => {
        const { match, rng } = reached(start, answers, { checkpoints: true });
        const before = match.hash;
        const fork = match.fork({ checkpoints: true });
        expect(fork.hash).toBe(before);
        expect(plain(fork.decisions)).toEqual(plain(match.decisions));
        tryEveryOption(match, rng);
        const sameRng: Rng = [...rng];
        playOn(fork, sameRng, 25);
        expect(match.hash).toBe(before);
        playOn(match, rng, 25);
        expect(fork.hash).toBe(match.hash);
        expect(match.fork().hash).toBe(match.hash);
      }),
      { numRuns: 150, endOnFailure: true },
    );
  });

  test('what is not in the list is refused and changes nothing', () => {
    fc.assert(
      fc.property(
        anyStart,
        fc.nat(400),
        fc.array(nonsense, { minLength: 5, maxLength: 15 }),
        (start, answers, words) => {
          const { match } = reached(start, answers);
          const [before, given] = [match.hash, match.answers.length];
          const decisions = match.decisions;
          for (let seat = -1; seat <= match.state.players.length; seat++) {
            const decision = match.decisionFor(seat);
            for (const word of words) {
              if (word === CONCEDE || decision?.options.some(({ key }) => key === word) === true) continue;
              expect(match.answer(seat, word)).not.toBeNull();
              expect(match.answer(seat, [word])).not.toBeNull();
              if (decision !== null) expect(match.answer(seat, spoiled(decision, word))).not.toBeNull();
            }
            if (decision === null) continue;
            expect(match.answer(seat, tooMany(decision))).not.toBeNull();
            if (decision.min > 0) expect(match.answer(seat, [])).not.toBeNull();
          }
          expect(match.hash).toBe(before);
          expect(match.answers.length).toBe(given);
          expect(match.decisions).toEqual(decisions);
        },
      ),
      { numRuns: 80, endOnFailure: true },
    );
  });

  test('a record of a game that is not over gives the same state and questions', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(600), (start, answers) => {
        const { match } = reached(start, answers);
        const record: GameRecord = JSON.parse(JSON.stringify(recordOf(match, start.setup, start.seed)));
        const again = replay(warlord, record);
        expect(again.ok && again.value.hash).toBe(match.hash);
        expect(again.ok && plain(again.value.decisions)).toEqual(plain(match.decisions));
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });

  test('a seat that gives up is out, and the game goes on for the others', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(500), fc.nat(3), (start, answers, n) => {
        const { match, rng } = reached(start, answers);
        const seat = n % match.state.players.length;
        const refusal = match.answer(seat, CONCEDE);
        if (refusal !== null) expect(refusal.reason).toBe('game-over');
        for (let i = 0; i < 100 && step(match, rng); i++) {
          check(match);
          expect(match.decisions.map((decision) => decision.seat)).not.toContain(seat);
        }
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });
});

/** Words that look like keys, and words that don't. */
const nonsense = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc
    .tuple(
      fc.constantFrom('attack', 'order', 'play', 'card', 'at', 'by', 'to:0:1', 'fall', 'raise', 'feat', 'mode'),
      fc.nat(400),
    )
    .map(([verb, id]) => `${verb}:${id}`),
  fc.constantFrom('', 'pass', 'yes', 'stop', '__proto__', 'toString', '0'),
);

/** A right answer with one wrong word in it. */
function spoiled(decision: Decision, word: string): readonly string[] {
  const keys = decision.options.slice(0, decision.max).map((option) => option.key);
  return [...keys.slice(1), word];
}

function tooMany(decision: Decision): readonly string[] {
  const keys = decision.options.slice(0, decision.max).map((option) => option.key);
  return [...keys, keys[0] ?? ''];
}

/** Some of them, where there are many. */
function tryEveryOption(match: WarlordMatch, rng: Rng): void {
  for (const decision of match.decisions) {
    const first = nextBelow(rng, decision.options.length);
    for (let i = 0; i < Math.min(6, decision.options.length); i++) {
      const option = decision.options[(first + i) % decision.options.length];
      if (option === undefined) continue;
      const others = decision.options.filter((one) => one !== option).slice(0, Math.max(0, decision.min - 1));
      const fork = match.fork();
      expect(
        fork.answer(
          decision.seat,
          asAnswer(
            decision,
            [option, ...others].map(({ key }) => key),
          ),
        ),
      ).toBeNull();
      check(fork);
    }
  }
}

/** Decisions without what only the rules use. */
function plain(decisions: readonly Decision[]): unknown {
  return decisions.map(({ seat, kind, options, min, max, ordered, about }) => ({
    seat,
    kind,
    min,
    max,
    ordered,
    about,
    keys: options.map(({ key }) => key),
  }));
}
