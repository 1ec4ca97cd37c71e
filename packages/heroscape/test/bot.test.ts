/**
 * What bots think of positions and options, and how well that plays.
 */
import { Match, nextBelow, PASS, rngFromSeed, type Decision, type Option } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { expectedWounds, killChance } from '../src/bot/odds.ts';
import { NO_WAY, waysTo } from '../src/bot/ways.ts';
import { battlefieldOf } from '../src/battlefield.ts';
import { evaluate, rank } from '../src/evaluate.ts';
import { heroscape } from '../src/index.ts';
import { Arena, type ArenaSetup } from './arena.ts';

const valueOf = (setup: ArenaSetup, seat = 0): number => evaluate(new Arena(setup).state, seat);

function ranked(arena: Arena): readonly (readonly [string, number])[] {
  const decision = arena.decision;
  if (decision === null) throw new Error('nothing is asked');
  const list = decision.options.map((option) => [option.key, rank(arena.state, decision, option)] as const);
  return list.toSorted(([, a], [, b]) => b - a);
}

const best = (arena: Arena): string => ranked(arena)[0]?.[0] ?? '';

describe('odds', () => {
  test('are those of the dice', () => {
    expect(expectedWounds(1, 0, 5)).toBeCloseTo(1 / 2);
    expect(killChance(1, 1, 1)).toBeCloseTo((1 / 2) * (2 / 3));
    expect(killChance(2, 0, 2)).toBeCloseTo(1 / 4);
    expect(expectedWounds(0, 3, 1)).toBe(0);
  });

  test('more dice wound more, more shields less', () => {
    for (let dice = 1; dice < 10; dice++) {
      expect(expectedWounds(dice + 1, 3, 9)).toBeGreaterThan(expectedWounds(dice, 3, 9));
      expect(expectedWounds(6, dice, 9)).toBeGreaterThan(expectedWounds(6, dice + 1, 9));
    }
  });
});

test('ways lead round cliffs that can not be climbed', () => {
  const arena = new Arena({
    field: ['. . .', '9 9 .', '. . .'],
    armies: [{ 'Finn the Viking Champion': 'a1' }, { Otonashi: 'a3' }],
    turn: 'Finn the Viking Champion',
  });
  const battlefield = battlefieldOf(arena.state.map, arena.state.options);
  const row = waysTo(battlefield, arena.space('a3'), 5, true);
  expect(row[arena.space('a3')]).toBe(0);
  expect(row[arena.space('b3')]).toBe(1);
  expect(row[arena.space('a1')]).toBeGreaterThan(3);
  expect(row[arena.space('a1')]).toBeLessThan(NO_WAY);
});

describe('a position is better', () => {
  const armies = [{ 'Finn the Viking Champion': 'e8' }, { 'Tarn Viking Warriors': 'a1 b1 c1 d1' }];
  const base: ArenaSetup = { armies, turn: 'Finn the Viking Champion' };

  test('for the side that has more left', () => {
    expect(valueOf({ ...base, armies: [armies[0] ?? {}, { 'Tarn Viking Warriors': 'a1 b1' }] })).toBeGreaterThan(
      valueOf(base),
    );
    expect(valueOf({ ...base, wounds: { 'Finn the Viking Champion': 2 } })).toBeLessThan(valueOf(base));
    expect(valueOf(base, 1)).toBeLessThan(valueOf({ ...base, wounds: { 'Finn the Viking Champion': 2 } }, 1));
  });

  test('for who has won', () => {
    const arena = new Arena(base);
    arena.state.outcome = { winners: [1], reason: 'eliminated' };
    expect(evaluate(arena.state, 1)).toBeGreaterThan(10_000);
    expect(evaluate(arena.state, 0)).toBeLessThan(-10_000);
  });

  test('nearer to somebody to attack, and best next to him', () => {
    const at = (place: string) =>
      valueOf({
        armies: [{ 'Finn the Viking Champion': place }, { Otonashi: 'e1' }],
        turn: 'Finn the Viking Champion',
      });
    expect(at('e6')).toBeGreaterThan(at('e9'));
    expect(at('e2')).toBeGreaterThan(at('e6'));
  });

  test('with the markers on cards that can do something', () => {
    const marked = (name: string) =>
      valueOf({
        armies: [{ 'Finn the Viking Champion': 'e2', 'Thorgrim the Viking Champion': 'e9' }, { Otonashi: 'e1' }],
        turn: 'Finn the Viking Champion',
        markers: { [name]: '1 2 3 X' },
      });
    expect(marked('Finn the Viking Champion')).toBeGreaterThan(marked('Thorgrim the Viking Champion'));
  });

  test('off burning ground', () => {
    const on = (cell: string) =>
      valueOf({
        field: ['. . .', `. ${cell} .`, '. . .'],
        armies: [{ 'Finn the Viking Champion': 'b2' }, { Otonashi: 'a1' }],
        turn: 'Finn the Viking Champion',
      });
    expect(on('l')).toBeLessThan(on('.') - 20);
  });
});

describe('first of all', () => {
  test('the weakest worthwhile target is attacked, and friends never', () => {
    const arena = new Arena({
      armies: [
        { Syvarris: 'e5', 'Finn the Viking Champion': 'a9' },
        { 'Krav Maga Agents': 'e1', 'Deathwalker 9000': 'g1' },
      ],
      turn: 'Syvarris',
      stage: 'attack',
    });
    expect(arena.asked).toBe('target');
    const { options } = arena;
    expect(best(arena)).toBe(String(arena.figure('Krav Maga Agents')));
    const friend = String(arena.figure('Finn the Viking Champion'));
    if (options.includes(friend)) expect(new Map(ranked(arena)).get(friend)).toBe(-Infinity);
  });

  test('numbers lie on cards near the enemy, the X where no number lies', () => {
    const arena = new Arena({
      armies: [{ 'Finn the Viking Champion': 'e2', 'Thorgrim the Viking Champion': 'e9' }, { Otonashi: 'e1' }],
      phase: 'markers',
    });
    const near = String(arena.card('Finn the Viking Champion'));
    const far = String(arena.card('Thorgrim the Viking Champion'));
    for (const face of ['1', '2', '3']) {
      expect(best(arena)).toBe(near);
      arena.answer(`marker:${face}`, near);
    }
    expect(best(arena)).toBe(far);
  });

  test('a figure goes where it can strike, and not into lava', () => {
    const arena = new Arena({
      field: ['. . . . .', '. . . . .', '. m . . .', '. . . . .'],
      armies: [{ 'Finn the Viking Champion': 'b4' }, { Otonashi: 'b1' }],
      turn: 'Finn the Viking Champion',
      stage: 'move',
    });
    expect(arena.asked).toBe('destination');
    const next = new Set(['a1', 'c1', 'a2', 'b2'].map((place) => String(arena.space(place))));
    expect(next).toContain(best(arena));
    const lava = new Map(ranked(arena)).get(String(arena.space('b3')));
    expect(lava === undefined || lava === -Infinity).toBe(true);
  });

  test('the most expensive card is drafted, and nobody passes who can still pay', () => {
    const setup = heroscape.checkSetup({ map: 'lone-mesa', armies: [null, null] });
    if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
    const match = Match.start(heroscape, setup.value, 'draft');
    const [decision] = match.decisions;
    if (decision === undefined) throw new Error('nothing is asked');
    const value = (option: Option) => rank(match.state, decision, option);
    const order = decision.options.toSorted((a, b) => value(b) - value(a));
    expect(order.at(-1)?.key).toBe(PASS);
  });
});

/** The best by rank against random picks. */
function playOut(seed: string): number {
  const rng = rngFromSeed(seed);
  const setup = heroscape.makeSetup({ edition: 'lone-mesa', mirror: true }, rng);
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const match = Match.start(heroscape, setup.value, seed);
  const topOf = (decision: Decision): number => {
    const values = decision.options.map((option) => rank(match.state, decision, option));
    return values.indexOf(Math.max(...values));
  };
  for (let open = match.decisions[0]; open !== undefined; open = match.decisions[0]) {
    const single = open.min === 1 && open.max === 1;
    const at = open.seat === 0 ? topOf(open) : nextBelow(rng, open.options.length);
    const keys = open.options.slice(0, open.min).map(({ key }) => key);
    match.answer(open.seat, single ? (open.options[at]?.key ?? PASS) : keys);
  }
  return match.outcome?.winners.includes(0) === true ? 1 : 0;
}

test('even without trying anything out, the ranking beats chance', () => {
  const wins = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map(playOut).reduce((sum, win) => sum + win, 0);
  expect(wins).toBeGreaterThanOrEqual(8);
});
