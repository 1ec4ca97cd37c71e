/**
 * What is seen to happen between two moments, and how long it takes.
 */
import type { LogLine } from '@muster/room';
import type { SeenBorne, SeenCharacter, SeenPlayer, WarlordView } from '@muster/warlord';
import { describe, expect, test } from 'vitest';
import { changesBetween, eased, lastBlow, lifted, type Standing } from '../src/boards/hex/changes.ts';
import type { SceneFigure } from '../src/boards/hex/scene.ts';
import { timeOf } from '../src/boards/motion/times.ts';
import { originOf, pileOf } from '../src/boards/warlord/places.ts';

function figure(id: number, at: readonly number[], wounds = 0): SceneFigure {
  return {
    id,
    at,
    wounds,
    seat: 0,
    icon: 'swordman',
    name: `Figure ${id}`,
    height: 4,
    life: 3,
    leader: false,
    tags: [],
  };
}

function standing(figures: readonly SceneFigure[], blow: Standing['blow'] = null): Standing {
  return { figures, blow };
}

describe('on a battlefield', () => {
  test('who stands elsewhere has moved', () => {
    const before = standing([figure(1, [10]), figure(2, [20]), figure(3, [30, 31])]);
    const now = standing([figure(1, [11]), figure(2, [20]), figure(3, [31, 30])]);
    expect(changesBetween(before, now)).toEqual({
      moved: [
        { figure: 1, from: 10, to: 11 },
        { figure: 3, from: 30, to: 31 },
      ],
      fresh: [],
      gone: [],
      hit: [],
      blow: null,
    });
  });

  test('who was not there is new, who is there no more is gone', () => {
    const changes = changesBetween(standing([figure(1, [10])]), standing([figure(2, [10])]));
    expect(changes.fresh).toEqual([2]);
    expect(changes.gone.map(({ id }) => id)).toEqual([1]);
    expect(changes.moved).toEqual([]);
  });

  test('wounds flash, healing does not', () => {
    const before = standing([figure(1, [10], 1), figure(2, [20], 1)]);
    expect(changesBetween(before, standing([figure(1, [10], 2), figure(2, [20], 0)])).hit).toEqual([1]);
  });

  test('an attack is seen once, and not again when it is taken back', () => {
    const figures = [figure(1, [10]), figure(2, [20])];
    const first = standing(figures, { number: 5, from: 1, to: 2 });
    const second = standing(figures, { number: 9, from: 2, to: 1 });
    expect(changesBetween(standing(figures), first)).toMatchObject({ hit: [2], blow: { from: 1 } });
    expect(changesBetween(first, first)).toMatchObject({ hit: [], blow: null });
    expect(changesBetween(first, second)).toMatchObject({ hit: [1], blow: { from: 2 } });
    expect(changesBetween(second, first)).toMatchObject({ hit: [], blow: null });
  });

  test('the last attack is found in the log, unless it is long ago', () => {
    const line = (event: LogLine['event']): LogLine => ({ text: null, event });
    const attack = line({ type: 'attack', attacker: 4, target: 7 } as LogLine['event']);
    const other = line({ type: 'turn' } as LogLine['event']);
    expect(lastBlow([])).toBeNull();
    expect(lastBlow([attack, other])).toEqual({ number: 0, from: 4, to: 7 });
    expect(lastBlow([attack, ...Array.from({ length: 30 }, () => other)])).toBeNull();
  });

  test('a way begins and ends on the ground', () => {
    expect([eased(0), eased(0.5), eased(1)]).toEqual([0, 0.5, 1]);
    expect([lifted(0), lifted(0.5), lifted(1)]).toEqual([0, 1, 0]);
  });
});

describe('on the Warlord table', () => {
  const card = (id: number): { id: number; card: string } => ({ id, card: 'card' });
  const player = (change: Partial<SeenPlayer>): SeenPlayer => ({
    out: false,
    deck: 40,
    hand: 5,
    discard: [],
    removed: [],
    start: [],
    ranks: [],
    ...change,
  });
  // Only places matter here.
  const view = (...players: readonly SeenPlayer[]): WarlordView => ({ players }) as unknown as WarlordView;
  const borne = (id: number, controller: number): SeenBorne => ({ id, controller }) as SeenBorne;
  const character = (id: number, controller: number, items: readonly SeenBorne[] = []): SeenCharacter =>
    ({ id, controller, items, attached: [] }) as unknown as SeenCharacter;

  test('cards lie in open piles', () => {
    const now = view(player({ discard: [card(3)] }), player({ removed: [card(8)] }));
    expect(pileOf(now, 3)).toBe('0 discard');
    expect(pileOf(now, 8)).toBe('1 removed');
    expect(pileOf(now, 9)).toBeNull();
  });

  test('cards come from where they were seen, else from the hand or the deck', () => {
    const before = view(player({ hand: [card(1)] }), player({ discard: [card(6)] }));
    const now = view(
      player({ hand: [card(1), card(2)] }),
      player({ ranks: [[character(5, 1, [borne(7, 0)]), character(6, 1)]] }),
    );
    expect(originOf(before, now, 2)).toBe('0 deck');
    expect(originOf(before, now, 5)).toBe('1 hand');
    expect(originOf(before, now, 6)).toBe('1 discard');
    expect(originOf(before, now, 7)).toBe('0 hand');
    expect(originOf(before, now, 99)).toBeNull();
  });
});

test('fast is half the time, off is none', () => {
  for (const kind of ['glide', 'appear', 'fade', 'flash', 'lunge'] as const) {
    expect(timeOf(kind, 'full')).toBeGreaterThanOrEqual(120);
    expect(timeOf(kind, 'full')).toBeLessThanOrEqual(240);
    expect(timeOf(kind, 'fast')).toBe(timeOf(kind, 'full') / 2);
    expect(timeOf(kind, 'off')).toBe(0);
  }
});
