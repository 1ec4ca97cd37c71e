import { hashOf, rngFromSeed, type Decision } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { library } from '../src/content/library.ts';
import type { SignumEvent } from '../src/events.ts';
import { invariants, settledInvariants } from '../src/invariants.ts';
import { checkSetup, makeSetup, newGame, type Setup } from '../src/new-game.ts';
import { pointsOf } from '../src/rules/points.ts';
import { silentTable } from '../src/silent-table.ts';
import { copyState, type SignumState } from '../src/state.ts';
import { playCopy, playOut, randomAnswers, sameAnswers } from './random-play.ts';

interface Kind {
  readonly name: string;
  readonly edition: string;
  readonly players: number;
  readonly options?: Setup['options'];
  readonly matches: number;
}

const KINDS: readonly Kind[] = [
  { name: 'duel', edition: 'duel', players: 2, matches: 60 },
  {
    name: 'duel with random terrain and two unique pieces each',
    edition: 'duel',
    players: 2,
    options: { uniqueTerrain: 2, goal: 12, randomTerrain: true },
    matches: 20,
  },
  { name: 'free-for-all of three', edition: 'free-for-all', players: 3, matches: 25 },
  { name: 'free-for-all of four', edition: 'free-for-all', players: 4, matches: 20 },
  { name: 'alliance', edition: 'alliance', players: 4, matches: 20 },
  { name: 'skirmish of two', edition: 'skirmish', players: 2, matches: 30 },
  { name: 'skirmish of two with minions', edition: 'skirmish', players: 2, options: { minionRule: true }, matches: 20 },
  { name: 'skirmish of three', edition: 'skirmish', players: 3, matches: 15 },
  {
    name: 'skirmish of three with minions',
    edition: 'skirmish',
    players: 3,
    options: { minionRule: true },
    matches: 12,
  },
  { name: 'skirmish of four', edition: 'skirmish', players: 4, matches: 12 },
  {
    name: 'skirmish of four with minions',
    edition: 'skirmish',
    players: 4,
    options: { minionRule: true },
    matches: 12,
  },
];

function setupOf({ edition, players, options }: Kind, seed: string): Setup {
  const made = makeSetup({ edition, players }, rngFromSeed(seed));
  if (!made.ok) throw new Error(made.problems.map(({ message }) => message).join('; '));
  return { ...made.value, options: options ?? {} };
}

/** What must be true at every decision. */
function check(state: SignumState, decisions: readonly Decision[]): void {
  const broken = invariants(state, library());
  if (broken.length > 0) expect(broken).toEqual([]);
  for (const { kind, options, min, max, seat } of decisions) {
    const keys = new Set(options.map(({ key }) => key));
    if (keys.size !== options.length)
      expect.fail(`keys of '${kind}' are not unique: ${options.map(({ key }) => key).join()}`);
    if (!(min <= max && max <= options.length && max > 0))
      expect.fail(`nobody can pick ${min} to ${max} of ${keys.size} (${kind})`);
    if (state.players[seat]?.out !== false) expect.fail(`seat ${seat} is out but asked (${kind})`);
  }
}

function checkSettled(state: SignumState): void {
  const broken = settledInvariants(state);
  if (broken.length > 0) expect(broken).toEqual([]);
}

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

describe.each(KINDS)('random matches: $name', (kind) => {
  test('end, keep their promises and play the same again', () => {
    for (let i = 0; i < kind.matches; i++) {
      const seed = `${kind.name} ${i}`;
      const setup = setupOf(kind, seed);
      const state = newGame(setup, seed);
      const ledger = new Ledger();
      const event = (one: SignumEvent) => ledger.note(one);
      const answers = playOut(state, randomAnswers(seed), { decision: check, checkpoint: checkSettled, event });
      expect(state.outcome, seed).not.toBeNull();
      const g = silentTable(state, library());
      for (const seat of state.players.keys()) expect(pointsOf(g, seat), seed).toBe(ledger.of(seat));
      if (i % 4 !== 0) continue;
      const again = newGame(setup, seed);
      playOut(again, sameAnswers(answers));
      expect(hashOf(again), seed).toBe(hashOf(state));
    }
  });
});

test('warbands may be chosen at the table', () => {
  const made = checkSetup({
    mode: 'duel',
    map: 'whisper-forest',
    seats: [{ hero: 'saela-wyndthorn' }, { hero: 'castellan-mordane' }],
  });
  if (!made.ok) throw new Error('the setup is right');
  const state = newGame(made.value, 'table');
  playOut(state, randomAnswers('table'), { decision: check, checkpoint: checkSettled });
  expect(state.outcome).not.toBeNull();
});

test('a copy taken at a checkpoint has the same future', () => {
  const kind = KINDS[0];
  if (kind === undefined) throw new Error('there are kinds');
  const setup = setupOf(kind, 'copy');
  let asked = 0;
  const copies: { readonly state: SignumState; readonly asked: number }[] = [];
  const state = newGame(setup, 'copy');
  const answers = playOut(state, randomAnswers('copy'), {
    decision: () => asked++,
    checkpoint: (now) => {
      if (asked % 40 === 0) copies.push({ state: copyState(now), asked });
    },
  });
  expect(copies.length).toBeGreaterThan(1);
  for (const copy of copies) expect(hashOf(playCopy(copy.state, answers.slice(copy.asked)))).toBe(hashOf(state));
});
