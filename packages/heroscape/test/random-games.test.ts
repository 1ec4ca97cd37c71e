import {
  asAnswer,
  CONCEDE,
  nextBelow,
  replay,
  rngFromSeed,
  verify,
  type Decision,
  type GameRecord,
  type Rng,
} from '@muster/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allMaps } from '../src/content/maps.ts';
import { heroscape } from '../src/index.ts';
import { settledInvariants } from '../src/invariants.ts';
import {
  anyStart,
  anyStartFor,
  anyStartOn,
  matchOf,
  playOn,
  reached,
  step,
  type HeroscapeMatch,
  type Start,
} from './random-play.ts';

/** Where a game can be resumed nothing is half-way. */
const settled = {
  ...heroscape,
  copy(state: Parameters<typeof heroscape.copy>[0]) {
    const broken = settledInvariants(state);
    if (broken.length > 0) expect(broken).toEqual([]);
    return heroscape.copy(state);
  },
};

describe.each(allMaps().map((map) => ({ id: map.id, map })))('random games on $id', ({ map }) => {
  test('end, keep their promises and play the same again', () => {
    fc.assert(
      fc.property(anyStartOn(map), (start) => {
        const match = matchOf(start, { checkpoints: true }, settled);
        const rng = rngFromSeed(start.answers);
        do check(match);
        while (step(match, rng));
        expect(match.outcome).not.toBeNull();
        expect(match.decisions).toEqual([]);
        if (nextBelow(rng, 3) === 0) expect(verify(heroscape, recorded(match, start))).toEqual([]);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });
});

function recorded(match: HeroscapeMatch, { setup, seed }: Start): GameRecord {
  const { answers, hash, outcome } = match;
  return JSON.parse(
    JSON.stringify({ game: heroscape.id, setup, seed, answers, hash, ...(outcome === null ? {} : { outcome }) }),
  );
}

/** What must be true at every decision. */
function check(match: HeroscapeMatch): void {
  const broken = heroscape.invariants(match.state);
  if (broken.length > 0) expect(broken).toEqual([]);
  for (const { kind, options, min, max, seat } of match.decisions) {
    const keys = new Set(options.map((option) => option.key));
    if (keys.size !== options.length)
      expect.fail(`keys of '${kind}' are not unique: ${options.map(({ key }) => key).join()}`);
    if (!(min <= max && max <= options.length && max > 0))
      expect.fail(`nobody can pick ${min} to ${max} of ${keys.size}`);
    if (match.state.players[seat]?.out !== false) expect.fail(`seat ${seat} is out but asked`);
  }
}

describe('at any decision', () => {
  test('a copy has the same future, and every option may be picked', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(500), (start, answers) => {
        const { match, rng } = reached(start, answers, { checkpoints: true });
        const before = match.hash;
        const fork = match.fork({ checkpoints: true });
        expect(fork.hash).toBe(before);
        expect(plain(fork.decisions)).toEqual(plain(match.decisions));
        tryEveryOption(match, rng);
        const sameRng: Rng = [...rng];
        playOn(fork, sameRng, 40);
        expect(match.hash).toBe(before);
        playOn(match, rng, 40);
        expect(fork.hash).toBe(match.hash);
        expect(match.fork().hash).toBe(match.hash);
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });

  test('a seat can imagine how it goes on, and nothing changes by it', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(500), fc.nat(5), fc.string(), (start, answers, n, seed) => {
        const { match, rng } = reached(start, answers, { checkpoints: true });
        const before = match.hash;
        const seat = n % match.state.players.length;
        const imagined = match.imagine(seat, seed);
        if (imagined.outcome === null) expect(imagined.decisionFor(seat)?.kind).toBe(match.decisionFor(seat)?.kind);
        for (let i = 0; i < 40; i++) {
          check(imagined);
          if (!step(imagined, rng)) break;
        }
        expect(match.hash).toBe(before);
      }),
      { numRuns: 40, endOnFailure: true },
    );
  });

  test('what is not in the list is refused and changes nothing', () => {
    fc.assert(
      fc.property(
        anyStart,
        fc.nat(300),
        fc.array(nonsense, { minLength: 5, maxLength: 15 }),
        (start, answers, words) => {
          const { match } = reached(start, answers);
          const [before, given, decisions] = [match.hash, match.answers.length, match.decisions];
          for (let seat = -1; seat <= match.state.players.length; seat++) {
            const decision = match.decisionFor(seat);
            for (const word of words) {
              if (word === CONCEDE || decision?.options.some(({ key }) => key === word) === true) continue;
              expect(match.answer(seat, word)).not.toBeNull();
              expect(match.answer(seat, [word])).not.toBeNull();
              if (decision !== null) expect(match.answer(seat, spoiled(decision, word))).not.toBeNull();
            }
            if (decision !== null) expect(match.answer(seat, tooMany(decision))).not.toBeNull();
          }
          expect(match.hash).toBe(before);
          expect(match.answers.length).toBe(given);
          expect(match.decisions).toEqual(decisions);
        },
      ),
      { numRuns: 30, endOnFailure: true },
    );
  });

  test('a record of a game that is not over gives the same state and questions', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(500), (start, answers) => {
        const { match } = reached(start, answers);
        const again = replay(heroscape, recorded(match, start));
        expect(again.ok && again.value.hash).toBe(match.hash);
        expect(again.ok && plain(again.value.decisions)).toEqual(plain(match.decisions));
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });

  test('a seat that gives up is out, and the game goes on for the others', () => {
    fc.assert(
      fc.property(anyStartFor(3), fc.nat(400), fc.nat(5), (start, answers, n) => {
        const { match, rng } = reached(start, answers, { checkpoints: true });
        const seat = n % match.state.players.length;
        const refusal = match.answer(seat, CONCEDE);
        if (refusal !== null) expect(refusal.reason).toBe('game-over');
        expect(match.fork().hash).toBe(match.hash);
        for (let i = 0; i < 150 && step(match, rng); i++) {
          check(match);
          expect(match.decisions.map((decision) => decision.seat)).not.toContain(seat);
        }
        if (match.outcome === null) expect(match.state.players[seat]?.out).toBe(true);
      }),
      { numRuns: 30, endOnFailure: true },
    );
  });
});

/** Words that look like keys, and words that don't. */
const nonsense = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc
    .tuple(fc.constantFrom('move', 'attack', 'turn', 'special:0', 'power', 'shove', 'object', 'leap:0'), fc.nat(400))
    .map(([verb, id]) => `${verb}:${id}`),
  fc.tuple(fc.nat(400), fc.nat(400)).map(([head, tail]) => `${head}-${tail}`),
  fc.constantFrom('', 'pass', 'yes', 'use', '__proto__', 'toString', '0'),
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
function tryEveryOption(match: HeroscapeMatch, rng: Rng): void {
  for (const decision of match.decisions) {
    const first = nextBelow(rng, decision.options.length);
    for (let i = 0; i < Math.min(5, decision.options.length); i++) {
      const option = decision.options[(first + i) % decision.options.length];
      if (option === undefined) continue;
      const others = decision.options.filter((one) => one !== option).slice(0, Math.max(0, decision.min - 1));
      const fork = match.fork();
      const keys = [option, ...others].map(({ key }) => key);
      expect(fork.answer(decision.seat, asAnswer(decision, keys))).toBeNull();
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
