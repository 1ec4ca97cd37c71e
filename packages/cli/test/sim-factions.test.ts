import type { Outcome } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { factionLines, factionsIn } from '../src/sim/factions.ts';
import { pairingsOf, plannedGame, type SimPlan } from '../src/sim/plan.ts';
import type { GameResult } from '../src/sim/play-game.ts';
import type { SimReport } from '../src/sim/report.ts';
import { skirmishMuster } from './skirmish-muster.ts';

const muster = skirmishMuster({ factions: true });

async function sim(...args: readonly string[]): Promise<SimReport> {
  const { out, err } = await muster.run(['sim', 'skirmish', ...args, '--json']);
  if (err !== '') throw new Error(err);
  return JSON.parse(out) as SimReport;
}

const FACTIONS = [
  { id: 'a', decks: ['a1', 'a2'] },
  { id: 'b', decks: ['b1'] },
  { id: 'c', decks: ['c1', 'c2', 'c3'] },
];

function planOf(games: number): SimPlan {
  return {
    game: 'skirmish',
    games,
    seed: 'plan',
    wish: { players: 2 },
    players: 2,
    pairings: pairingsOf(FACTIONS),
    bots: ['greedy'],
    check: 'nothing',
    limit: 100,
    patience: 1,
    trust: false,
  };
}

function result(factions: readonly string[], winners: Outcome['winners']): GameResult {
  return {
    number: 0,
    botAt: factions.map(() => 0),
    decks: [...factions],
    factions,
    course: null,
    pieces: [],
    outcome: { winners, reason: 'won' },
    turns: 1,
    decisions: 1,
    played: 1,
    checked: 0,
    error: null,
  };
}

describe('pairings', () => {
  test('are each faction against each other and against itself, equally often', () => {
    const plan = planOf(60);
    const counts = new Map<string, number>();
    for (let number = 0; number < plan.games; number++) {
      const factions = (plannedGame(plan, number).decks ?? []).map((deck) => deck.slice(0, 1)).toSorted();
      const name = factions.join(' ');
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({ 'a a': 10, 'a b': 10, 'a c': 10, 'b b': 10, 'b c': 10, 'c c': 10 });
  });

  test('play every game twice, with the decks exchanged', () => {
    const plan = planOf(60);
    const size = plan.pairings.length;
    for (const [number] of plan.pairings.entries()) {
      const [one, other] = [plannedGame(plan, number), plannedGame(plan, number + size)];
      expect(other.seed).toBe(one.seed);
      expect(other.decks).toEqual(one.decks?.toReversed());
      expect(plannedGame(plan, number + 2 * size).seed).not.toBe(one.seed);
    }
  });

  test('use all decks of a faction', () => {
    const plan = planOf(120);
    const decks = Array.from({ length: plan.games }, (_, number) => plannedGame(plan, number).decks ?? []).flat();
    expect([...new Set(decks)].toSorted()).toEqual(['a1', 'a2', 'b1', 'c1', 'c2', 'c3']);
  });
});

describe('wins by faction', () => {
  test('are counted against each other and over all; a faction against itself says nothing', () => {
    const report = factionsIn([
      result(['a', 'b'], [0]),
      result(['b', 'a'], [1]),
      result(['a', 'b'], [1]),
      result(['a', 'c'], [0, 1]),
      result(['a', 'a'], [0]),
    ]);
    const shares = report?.matrix.map(({ faction, against, wins, games }) => [faction, against, wins, games]);
    expect(shares).toEqual([
      ['a', 'b', 2, 3],
      ['a', 'c', 0.5, 1],
      ['b', 'a', 1, 3],
      ['c', 'a', 0.5, 1],
    ]);
    expect(report?.overall.map(({ name, wins, games }) => [name, wins, games])).toEqual([
      ['a', 2.5, 4],
      ['b', 1, 3],
      ['c', 0.5, 1],
    ]);
  });

  test('of more than two players have no pairings', () => {
    const report = factionsIn([result(['a', 'b', 'c'], [2])]);
    expect(report?.matrix).toEqual([]);
    expect(report?.overall.map(({ wins }) => wins)).toEqual([0, 0, 1]);
  });

  test('are no part of games without factions', () => {
    expect(factionsIn([result([], [0])])).toBeNull();
  });

  test('stand in a table', () => {
    const report = factionsIn([result(['a', 'b'], [0]), result(['a', 'b'], [1])]);
    if (report === null) throw new Error('there are factions');
    const [, head, a] = factionLines(report);
    expect(head?.trim().split(/\s+/)).toEqual(['a', 'b', 'all']);
    expect(a).toMatch(/^ {2}a +- +50\.0 \([\d.]+ to [\d.]+\) +50\.0 \([\d.]+ to [\d.]+\)$/);
  });
});

describe('the command', () => {
  test('plays so many games for every two factions', async () => {
    const report = await sim('--pairings', '8', '--mode', 'plain');
    expect(report).toMatchObject({ games: 24, finished: 24, errors: 0 });
    expect(report.factions?.matrix.map(({ faction, against, games }) => [faction, against, games])).toEqual([
      ['honest', 'thieves', 8],
      ['thieves', 'honest', 8],
    ]);
    const [honest, thieves] = report.factions?.overall ?? [];
    expect((honest?.wins ?? 0) + (thieves?.wins ?? 0)).toBe(8);
    expect(report.firstPlayer).toMatchObject({ games: 24, rate: report.seats[1]?.rate });
    expect(report.turnsPerPlayer).toEqual(report.turns);
  });

  test('prints the table, who began and how long it took', async () => {
    const { out } = await muster.run(['sim', 'skirmish', '--pairings', '4']);
    expect(out).toMatch(/^wins by faction, against each other/m);
    expect(out).toMatch(/^ {2}thieves +\d+\.\d \(/m);
    expect(out).toMatch(/^first player won +\d+\.\d % {2}\(95 %: .*, 12 games\)$/m);
    expect(out).toMatch(/^turns\/player +\d+ for half of the players or less/m);
  });

  test.each([
    [['--pairings', '4', '--decks', 'sly'], 'give no --decks'],
    [['--pairings', '4', '--mirror'], 'no --mirror'],
    [['--pairings', '4', '--players', '3'], 'games of two players'],
    [['--pairings', '0'], 'must be at least 1'],
    [['--mode', 'nonsense'], "there is no edition 'nonsense'"],
  ])('refuses %j', async (args, message) => {
    const { status, err } = await muster.run(['sim', 'skirmish', ...args]);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });
});
