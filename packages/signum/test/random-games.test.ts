import { PASS } from '@muster/engine';
import { numbered, testAnyDecision, testWholeGames } from '@muster/engine/game-properties';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { library } from '../src/content/library.ts';
import type { SignumEvent } from '../src/events.ts';
import { settledInvariants } from '../src/invariants.ts';
import { pointsOf } from '../src/rules/points.ts';
import { silentTable } from '../src/silent-table.ts';
import { NOBODY, type SignumState } from '../src/state.ts';
import { anyStart, anyStartFor, anyStartOf, KINDS, play, type SignumMatch } from './random-play.ts';

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

function expectPointsAsTold({ state, events }: SignumMatch): void {
  const ledger = new Ledger();
  for (const event of events) ledger.note(event);
  const g = silentTable(state, library());
  for (const seat of state.players.keys()) expect(pointsOf(g, seat)).toBe(ledger.of(seat));
}

/** Questions whose options are creatures on the battlefield. */
const CREATURES = ['choose', 'cleave', 'enchant', 'protector', 'skip', 'target'];

function check({ state, decisions }: SignumMatch): void {
  for (const { kind, options } of decisions) {
    if (!CREATURES.includes(kind)) continue;
    for (const { key } of options)
      if (key !== PASS && state.creatures[Number(key)]?.hex === NOBODY)
        expect.fail(`creature ${key} is offered but gone (${kind})`);
  }
}

/** What lies where nobody, or only its owner, sees it. */
function closedZones(state: SignumState): unknown {
  const zones = state.players.flatMap(({ hand, featHand }) => [hand, featHand]);
  return [state.feats, ...state.players.map(({ deck }) => deck), ...zones.map((zone) => new Set(zone))];
}

const tested = { play, isOut: (state: SignumState, seat: number) => state.players[seat]?.out !== false, check };

describe.each(KINDS)('random matches: $mode of $players on $map', (kind) => {
  testWholeGames(tested, {
    anyStart: anyStartOf([kind]),
    runs: 6,
    settled: (state) => settledInvariants(state, library()),
    atEnd: expectPointsAsTold,
  });
});

testAnyDecision(tested, {
  anyStart,
  anyLargeStart: anyStartFor(3),
  likeKeys: [
    numbered('walk', 'run', 'attack:0', 'play', 'deploy', 'feat', 'use:3', 'activate'),
    fc.nat(400).map(String),
  ],
  amounts: {
    copy: { runs: 40, answers: 400 },
    imagine: { runs: 30, answers: 400 },
    refuse: { runs: 25, answers: 300 },
    record: { runs: 20, answers: 400 },
    giveUp: { runs: 40, answers: 300 },
    undo: { runs: 25, answers: 300 },
  },
  closed: closedZones,
});
