/**
 * What bots think of positions and options, and how well that plays.
 */
import { Match, nextBelow, PASS, rngFromSeed, type Decision } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { expectedDamage, oddsOf } from '../src/bot/odds.ts';
import { PRINTED_FACES } from '../src/content/die.ts';
import { evaluate, rank } from '../src/evaluate.ts';
import { signum } from '../src/index.ts';
import { beginActivation } from '../src/rules/activation.ts';
import type { Creature, Mode, SignumState } from '../src/state.ts';
import { playerAt } from '../src/table.ts';
import { SmallTable } from './small-table.ts';

const DUEL = {
  mode: 'duel',
  map: 'lonely-lands',
  seats: [{ hero: 'marshal-ysolde-carrow' }, { hero: 'prior-aldhelm-voss' }],
};

interface Duel {
  readonly t: SmallTable;
  readonly mine: Creature;
  readonly theirs: Creature;
}

/** A hero on each side, and whoever else is put there. */
function duel(): Duel {
  const t = new SmallTable(DUEL);
  t.g.state.order = [0, 1];
  return { t, mine: t.put(0, 'marshal-ysolde-carrow', [5, 1]), theirs: t.put(1, 'prior-aldhelm-voss', [5, 7]) };
}

/** What the match asks next, from the state of the table on. */
function asked({ g }: SmallTable): { readonly state: SignumState; readonly decision: Decision } {
  const match = new Match(signum, signum.copy(g.state));
  const [decision] = match.decisions;
  if (decision === undefined) throw new Error('nothing is asked');
  return { state: match.state, decision };
}

function ranked(t: SmallTable): readonly (readonly [string, number])[] {
  const { state, decision } = asked(t);
  const list = decision.options.map((option) => [option.key, rank(state, decision, option)] as const);
  return list.toSorted(([, a], [, b]) => b - a);
}

const best = (t: SmallTable): string => ranked(t)[0]?.[0] ?? '';

/** The table with one creature's activation under way. */
function activated({ t }: Duel, creature: Creature, stage: 'move' | 'action'): SmallTable {
  t.run(beginActivation(t.g, creature));
  if (t.g.state.activation !== null) t.g.state.activation.stage = stage;
  return t;
}

describe('odds', () => {
  const swap = { critical: 'Swap' } as const;

  test('are those of the dice', () => {
    expect(oddsOf(PRINTED_FACES, ['R'], swap, false).damage).toEqual([1 - 4 / 6, 4 / 6]);
    expect(oddsOf(PRINTED_FACES, ['Y'], swap, false).critical).toBeCloseTo(1 / 6);
    expect(oddsOf(PRINTED_FACES, ['B', 'B'], swap, false).critical).toBeCloseTo(1 - (5 / 6) ** 2);
    expect(expectedDamage(PRINTED_FACES, ['R', 'B', 'Y'])).toBeCloseTo(4 / 6 + 3 / 6 + 2 / 6);
  });

  test('count what critical effects add, and all of it where they are forced', () => {
    const hit = { critical: 'add-symbol', symbol: 'HIT' } as const;
    const mean = (chances: readonly number[]) => chances.reduce((sum, chance, i) => sum + i * chance, 0);
    expect(mean(oddsOf(PRINTED_FACES, ['B'], hit, false).damage)).toBeCloseTo(3 / 6 + 1 / 6);
    expect(mean(oddsOf(PRINTED_FACES, ['B'], hit, true).damage)).toBeCloseTo(3 / 6 + 1);
  });
});

describe('a position is better', () => {
  test('for the side that has more left', () => {
    const { t, theirs } = duel();
    const before = evaluate(t.g.state, 0);
    t.put(0, 'gatewatch-pikeman', [4, 1]);
    const more = evaluate(t.g.state, 0);
    expect(more).toBeGreaterThan(before);
    expect(evaluate(t.g.state, 1)).toBeLessThan(-before);
    theirs.wounds = 4;
    expect(evaluate(t.g.state, 0)).toBeGreaterThan(more);
  });

  test('with points, cards and income', () => {
    const { t } = duel();
    const player = playerAt(t.g, 0);
    const value = (change: () => void): number => {
      change();
      return evaluate(t.g.state, 0);
    };
    const nothing = value(() => undefined);
    const card = value(() => t.deal(0, 'thundering-charge'));
    const income = value(() => (player.income = 3));
    const points = value(() => (player.otherPoints = 2));
    expect(card).toBeGreaterThan(nothing);
    expect(income).toBeGreaterThan(card);
    expect(points - income).toBeCloseTo(20);
  });

  test('without poison, plague and stun', () => {
    const { t, mine } = duel();
    const well = evaluate(t.g.state, 0);
    for (const token of ['poison', 'plague', 'stun'] as const) {
      mine[token] = true;
      expect(evaluate(t.g.state, 0)).toBeLessThan(well);
      expect(evaluate(t.g.state, 1)).toBeGreaterThan(-well - 0.001);
      mine[token] = false;
    }
  });

  test('for who has won', () => {
    const { t } = duel();
    t.g.state.outcome = { winners: [1], reason: 'goal' };
    expect(evaluate(t.g.state, 1)).toBeGreaterThan(10_000);
    expect(evaluate(t.g.state, 0)).toBeLessThan(-10_000);
  });
});

describe('first of all', () => {
  test('whoever can be killed is attacked rather than somebody unhurt', () => {
    const d = duel();
    const attacker = d.t.put(0, 'sir-garrant-of-the-white-ford', [5, 4]);
    d.t.put(1, 'chapel-shieldbearer', [4, 4]);
    const weak = d.t.put(1, 'oathkeeper-hadrec', [6, 4]);
    weak.wounds = 4;
    expect(best(activated(d, attacker, 'action'))).toBe(`attack:0:${weak.id}`);
  });

  test('a healer heals a friend who needs it if there is nobody to attack', () => {
    const d = duel();
    const healer = d.t.put(0, 'wayside-almoner', [4, 2]);
    d.mine.wounds = 6;
    expect(best(activated(d, healer, 'action'))).toBe(`heal:${d.mine.id}`);
  });

  test('a creature goes where it can strike, and does not run past that', () => {
    const d = duel();
    const mover = d.t.put(0, 'gatewatch-pikeman', [5, 3]);
    const target = d.t.put(1, 'lampbearer-novice', [5, 5]);
    const t = activated(d, mover, 'move');
    const [does, to] = best(t).split(':');
    expect(does).toBe('walk');
    expect(t.g.field.beside[target.hex]).toContain(Number(to));
  });

  test('far from the enemy it runs towards him', () => {
    const d = duel();
    const mover = d.t.put(0, 'gatewatch-pikeman', [5, 0]);
    const t = activated(d, mover, 'move');
    const [does, to] = best(t).split(':');
    expect(does).toBe('run');
    expect(t.g.field.zoneDistances[1]?.[Number(to)]).toBeLessThan(t.g.field.zoneDistances[1]?.[mover.hex] ?? 0);
  });

  test('a hurt hero keeps away from whoever could kill it', () => {
    const d = duel();
    d.mine.wounds = 9;
    for (const [id, place] of [
      ['sir-garrant-of-the-white-ford', [4, 5]],
      ['oathkeeper-hadrec', [5, 5]],
      ['lance-sister-maerwyn', [6, 5]],
    ] as const)
      d.t.put(1, id, place);
    const t = activated(d, d.mine, 'move');
    const to = Number(best(t).split(':')[1] ?? d.mine.hex);
    expect(t.g.field.zoneDistances[0]?.[Number.isNaN(to) ? d.mine.hex : to]).toBeLessThanOrEqual(1);
  });

  test('feats are played, and the dearest character that can be paid for is deployed', () => {
    const { t } = duel();
    const player = playerAt(t.g, 0);
    const feat = t.g.state.feats.find((card) => {
      const face = t.g.state.faces[card];
      return t.g.library.feats[face?.record ?? -1]?.condition === 'full-muster';
    });
    if (feat === undefined) throw new Error('there is no such feat');
    player.strength = 5;
    const cost = (key: string): number => {
      const face = t.g.state.faces[Number(key.split(':')[1])];
      return t.g.library.characters[face?.record ?? -1]?.cost ?? 0;
    };
    expect(best(t)).toMatch(/^deploy:/);
    expect(cost(best(t))).toBe(5);
    for (const [i, id] of ['gatewatch-pikeman', 'chapel-shieldbearer', 'dawn-arbalester', 'wayside-almoner'].entries())
      t.put(0, id, [3 + i, 2]);
    player.featHand = [feat];
    t.g.state.feats = t.g.state.feats.filter((card) => card !== feat);
    expect(best(t)).toBe(`feat:${feat}`);
  });

  test('nobody sends minions away', () => {
    const { t } = duel();
    const minion = t.put(0, 'bell-acolyte', [4, 1]);
    expect(new Map(ranked(t)).get(`remove:${minion.id}`)).toBe(-Infinity);
  });
});

/** The best by rank against random picks: whether it won. */
function playOut(mode: Mode, players: number, seed: string): number {
  const rng = rngFromSeed(seed);
  const setup = signum.makeSetup({ edition: mode, players, mirror: true, turnLimit: 200 }, rng);
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const match = Match.start(signum, setup.value, seed);
  const team = match.state.players[0]?.team;
  const order = (decision: Decision): readonly string[] =>
    decision.options
      .map((option) => ({ key: option.key, value: rank(match.state, decision, option) }))
      .toSorted((a, b) => b.value - a.value)
      .map(({ key }) => key);
  for (let open = match.decisions[0]; open !== undefined; open = match.decisions[0]) {
    const { options, min, max, seat } = open;
    const clever = match.state.players[seat]?.team === team;
    const keys = clever ? order(open) : options.map(({ key }) => key);
    const single = min === 1 && max === 1;
    const any = keys[clever ? 0 : nextBelow(rng, keys.length)] ?? PASS;
    const refusal = match.answer(seat, single ? any : keys.slice(0, min));
    if (refusal !== null) throw new Error(JSON.stringify(refusal));
  }
  return match.outcome?.winners.includes(0) === true ? 1 : 0;
}

test.each([
  ['duel', 2],
  ['free-for-all', 3],
  ['alliance', 4],
  ['skirmish', 2],
] as const)('even without trying anything out, the ranking beats chance: %s', (mode, players) => {
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
  const wins = seeds.map((seed) => playOut(mode, players, seed)).reduce((sum, win) => sum + win, 0);
  expect(wins).toBeGreaterThanOrEqual(5);
});
