import {
  asAnswer,
  CONCEDE,
  nextBelow,
  PASS,
  replay,
  rngFromSeed,
  verify,
  type Decision,
  type GameRecord,
  type Rng,
} from '@muster/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { library } from '../src/content/library.ts';
import type { SignumEvent } from '../src/events.ts';
import { signum } from '../src/index.ts';
import { settledInvariants } from '../src/invariants.ts';
import { pointsOf } from '../src/rules/points.ts';
import { silentTable } from '../src/silent-table.ts';
import { NOBODY } from '../src/state.ts';
import {
  anyStart,
  anyStartFor,
  anyStartOf,
  KINDS,
  matchOf,
  playOn,
  reached,
  step,
  type SignumMatch,
  type Start,
} from './random-play.ts';

/** Where a match can be resumed nothing is half-way. */
const settled: typeof signum = {
  ...signum,
  copy(state) {
    const broken = settledInvariants(state, library());
    if (broken.length > 0) expect(broken).toEqual([]);
    return signum.copy(state);
  },
};

/** Victory points by seat, kept from what happened alone (SG-28.7). */
class Ledger {
  readonly #earned = new Map<number, number>();
  readonly #income = new Map<number, number>();

  note(event: SignumEvent): void {
    if (event.type === 'feat' || event.type === 'points') this.#add(event.seat, event.points);
    else if (event.type === 'feat-face-down') this.#add(event.seat, 1); // SG-11.8
    else if (event.type === 'income') this.#income.set(event.seat, event.income);
  }

  #add(seat: number, points: number): void {
    this.#earned.set(seat, (this.#earned.get(seat) ?? 0) + points);
  }

  of(seat: number): number {
    const income = this.#income.get(seat) ?? 0;
    const milestones = [5, 10, 15].filter((milestone) => income >= milestone).length; // SG-12.15
    return Math.max(0, (this.#earned.get(seat) ?? 0) + milestones);
  }
}

describe.each(KINDS)('random matches: $mode of $players on $map', (kind) => {
  test('end, keep their promises and play the same again', () => {
    fc.assert(
      fc.property(anyStartOf([kind]), (start) => {
        const match = matchOf(start, { checkpoints: true, log: true }, settled);
        const rng = rngFromSeed(start.answers);
        for (let i = 0; i < 20_000; i++) {
          check(match);
          if (!step(match, rng)) break;
        }
        expect(match.outcome).not.toBeNull();
        expect(match.decisions).toEqual([]);
        const ledger = new Ledger();
        for (const event of match.events) ledger.note(event);
        const g = silentTable(match.state, library());
        for (const seat of match.state.players.keys()) expect(pointsOf(g, seat)).toBe(ledger.of(seat));
        if (nextBelow(rng, 3) === 0) expect(verify(signum, recorded(match, start))).toEqual([]);
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });
});

function recorded(match: SignumMatch, { setup, seed }: Start): GameRecord {
  const { answers, hash, outcome } = match;
  return JSON.parse(
    JSON.stringify({ game: signum.id, setup, seed, answers, hash, ...(outcome === null ? {} : { outcome }) }),
  );
}

/** Questions whose options are creatures on the battlefield. */
const CREATURES = ['choose', 'cleave', 'enchant', 'protector', 'skip', 'target'];

/** What must be true at every decision. */
function check(match: SignumMatch): void {
  const broken = signum.invariants(match.state);
  if (broken.length > 0) expect(broken).toEqual([]);
  for (const { kind, options, min, max, seat } of match.decisions) {
    const keys = new Set(options.map(({ key }) => key));
    if (keys.size !== options.length)
      expect.fail(`keys of '${kind}' are not unique: ${options.map(({ key }) => key).join()}`);
    if (!(min <= max && max <= options.length && max > 0))
      expect.fail(`nobody can pick ${min} to ${max} of ${keys.size} (${kind})`);
    if (match.state.players[seat]?.out !== false) expect.fail(`seat ${seat} is out but asked (${kind})`);
    if (!CREATURES.includes(kind)) continue;
    for (const { key } of options)
      if (key !== PASS && match.state.creatures[Number(key)]?.hex === NOBODY)
        expect.fail(`creature ${key} is offered but gone (${kind})`);
  }
}

describe('at any decision', () => {
  test('a copy has the same future, and every option may be picked', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(400), (start, answers) => {
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
      { numRuns: 40, endOnFailure: true },
    );
  });

  test('a seat can imagine how it goes on, and nothing changes by it', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(400), fc.nat(3), fc.string(), (start, answers, n, seed) => {
        const { match, rng } = reached(start, answers, { checkpoints: true });
        const before = match.hash;
        const seat = n % match.state.players.length;
        const imagined = match.imagine(seat, seed);
        // While another player is asked about cards the seat can't see, the match it imagines may have gone on.
        const asked = match.decisionFor(seat);
        if (imagined.outcome === null && asked !== null) expect(imagined.decisionFor(seat)?.kind).toBe(asked.kind);
        for (let i = 0; i < 40; i++) {
          check(imagined);
          if (!step(imagined, rng)) break;
        }
        expect(match.hash).toBe(before);
      }),
      { numRuns: 30, endOnFailure: true },
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
      { numRuns: 25, endOnFailure: true },
    );
  });

  test('a record of a match that is not over gives the same state and questions', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(400), (start, answers) => {
        const { match } = reached(start, answers);
        const again = replay(signum, recorded(match, start));
        expect(again.ok && again.value.hash).toBe(match.hash);
        expect(again.ok && plain(again.value.decisions)).toEqual(plain(match.decisions));
      }),
      { numRuns: 20, endOnFailure: true },
    );
  });

  test('a seat that gives up is out, and the match goes on for the others', () => {
    fc.assert(
      fc.property(anyStartFor(3), fc.nat(300), fc.nat(3), (start, answers, n) => {
        const { match, rng } = reached(start, answers, { checkpoints: true });
        const seat = n % match.state.players.length;
        const refusal = match.answer(seat, CONCEDE);
        if (refusal !== null) expect(refusal.reason).toBe('game-over');
        expect(match.fork().hash).toBe(match.hash);
        for (let i = 0; i < 150 && step(match, rng); i++) {
          check(match);
          expect(match.decisions.map((decision) => decision.seat)).not.toContain(seat);
        }
        if (refusal !== null) return;
        if (match.outcome === null) expect(match.state.players[seat]?.out).toBe(true);
        else expect(match.outcome.winners).not.toContain(seat); // SG-27.14
      }),
      { numRuns: 40, endOnFailure: true },
    );
  });

  test('nothing random or hidden lies between an answer and its being taken back', () => {
    let taken = 0;
    fc.assert(
      fc.property(anyStart, fc.nat(300), (start, answers) => {
        const { match, rng } = reached(start, answers, { log: true });
        for (let i = 0; i < 25 && step(match, rng); i++) {
          for (const seat of match.state.players.keys()) {
            const keep = match.undoPoint(seat);
            if (keep === null) continue;
            taken++;
            const back = replay(signum, recorded(match, start), { upTo: keep });
            if (!back.ok) throw new Error(JSON.stringify(back.problems));
            expect(back.value.decisionFor(seat)).not.toBeNull();
            expect(back.value.state.rng).toEqual(match.state.rng);
            expect(closedZones(match)).toEqual(closedZones(back.value));
          }
        }
      }),
      { numRuns: 25, endOnFailure: true },
    );
    expect(taken).toBeGreaterThan(50);
  });
});

/** What lies where nobody, or only its owner, sees it. */
function closedZones({ state }: SignumMatch): unknown {
  const zones = state.players.flatMap(({ hand, featHand }) => [hand, featHand]);
  return [state.feats, ...state.players.map(({ deck }) => deck), ...zones.map((zone) => new Set(zone))];
}

/** Words that look like keys, and words that don't. */
const nonsense = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc
    .tuple(fc.constantFrom('walk', 'run', 'attack:0', 'play', 'deploy', 'feat', 'use:3', 'activate'), fc.nat(400))
    .map(([verb, id]) => `${verb}:${id}`),
  fc.nat(400).map(String),
  fc.constantFrom('', 'pass', 'yes', 'end', '__proto__', 'toString', '0'),
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
function tryEveryOption(match: SignumMatch, rng: Rng): void {
  for (const decision of match.decisions) {
    const first = nextBelow(rng, decision.options.length);
    for (let i = 0; i < Math.min(6, decision.options.length); i++) {
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
