import { describe, expect, test } from 'vitest';
import { invariants, settledInvariants } from '../src/invariants.ts';
import type { HeroscapeState } from '../src/state.ts';
import { arena, type Arena } from './arena.ts';

function table(): Arena {
  return arena({
    armies: [
      { Syvarris: 'c3', Grimnak: 'c5-d5' },
      { Otonashi: 'h8', Kumiko: 'h6' },
    ],
    turn: 'Syvarris',
    stage: 'move',
    glyphs: { Gerda: 'e5' },
    obstacles: [{ kind: 'tree', at: 'f2' }],
  });
}

type Break = (state: HeroscapeState, a: Arena) => void;

const set = (target: object | undefined, values: object): void => {
  if (target === undefined) throw new Error('nothing to break');
  Object.assign(target, values);
};

describe('a broken promise is found', () => {
  test('none is, where nothing is broken', () => {
    const { state } = table();
    expect(invariants(state)).toEqual([]);
    expect(settledInvariants(state)).toEqual([]);
  });

  const BREAKS: readonly (readonly [string, Break])[] = [
    ['figures 0 and 1 stand on space', ({ figures }, a) => set(figures[0], { at: [a.space('c5')] })],
    [
      'figure 1 stands on spaces that don’t border',
      ({ figures }, a) => set(figures[1], { at: [a.space('a1'), a.space('d5')] }),
    ],
    ['figure 1 stands on 1 spaces', ({ figures }, a) => set(figures[1], { at: [a.space('a1')] })],
    ['figure 0 stands on space 9999, which is none', ({ figures }) => set(figures[0], { at: [9999] })],
    ['figure 0 stands in piece 0', ({ figures }, a) => set(figures[0], { at: [a.space('f2')] })],
    ['figure 0 lives with 4 wounds', ({ figures }) => set(figures[0], { wounds: 4 })],
    ['figure 0 is destroyed but stands somewhere', ({ figures }) => set(figures[0], { fate: 'destroyed' })],
    [
      'figure 0 is destroyed but has wounds',
      ({ figures }) => set(figures[0], { fate: 'destroyed', at: [], wounds: 1 }),
    ],
    [
      'figure 0 is destroyed but holds something',
      ({ figures }) => set(figures[0], { fate: 'destroyed', at: [], glyph: 0 }),
    ],
    ['figure 0 is not of card 1', ({ cards }) => set(cards[1], { figures: [0] })],
    ['4 figures, but 3 on cards', ({ cards }) => set(cards[0], { figures: [] })],
    ['card 0 has too few markers', ({ cards }) => set(cards[0], { markers: { Wound: -1 } })],
    ['card 0 is paired with nobody', ({ cards }) => set(cards[0], { partner: 2 })],
    ['seat 0 spent', ({ players }) => set(players[0], { spent: 7 })],
    ['figure 0 holds glyph 0 but does not stand on it', ({ figures }) => set(figures[0], { glyph: 0 })],
    [
      'holds glyph 0, which is gone',
      ({ figures, glyphs }, a) => {
        set(figures[0], { glyph: 0, at: [a.space('e5')] });
        set(glyphs[0], { gone: true });
      },
    ],
    ['turn 0 of seat 0 is with card 0 of seat 1', ({ cards }) => set(cards[0], { controller: 1 })],
    ['turn 0 is taken in phase markers', (state) => set(state, { phase: 'markers' })],
    ['turn 0 moves figure 3 of another card', ({ turns }) => set(turns[0], { mover: 3 })],
    ['seat 1 has no initiative', (state) => set(state, { initiative: [0] })],
    ['seat 0 stands in an order twice', (state) => set(state, { initiative: [0, 0, 1] })],
    ['seat 0 has 3 markers instead of 4', ({ players }) => void players[0]?.markers.pop()],
    ['marker 0 of seat 0 is a 2', ({ players }) => void players[0]?.markers.reverse().splice(0, 2)],
    ['a marker of seat 0 lies on card 2 of seat 1', ({ players }) => set(players[0]?.markers[3], { card: 2 })],
    ['seat 0 used a hidden marker', ({ players }) => set(players[0]?.markers[3], { used: true })],
    ['effect ‘old’ outlives its turn', (state) => void state.effects.push(effect('turn', 3))],
    [
      'effect ‘old’ outlives its figure',
      (state) => {
        state.effects.push(effect('moved', 0));
        set(state.figures[0], { fate: 'destroyed', at: [] });
      },
    ],
    [
      'thing 0 is in 2 places',
      (state) => {
        state.mission = { ...state.mission, things: [{ space: 3, home: -1 }] };
        set(state.figures[0], { carries: [0] });
      },
    ],
    ['piece 0 has 3 wounds', ({ pieces }) => set(pieces[0], { wounds: 3 })],
  ];

  test.each(BREAKS)('%s', (message, change) => {
    const a = table();
    change(a.state, a);
    expect(settledInvariants(a.state).join('\n')).toContain(message.replaceAll('’', "'").replaceAll('‘', "'"));
  });

  test('in the middle of a move one figure may share a space or be on two levels, but not two', () => {
    const a = table();
    set(a.state.figures[0], { at: [a.space('c5')] });
    expect(invariants(a.state)).toEqual([]);
    expect(settledInvariants(a.state)).not.toEqual([]);
    set(a.state.figures[2], { at: [a.space('h6')] });
    expect(invariants(a.state)).not.toEqual([]);
  });

  test('who has no figures left must be out, and the other way round', () => {
    const a = table();
    for (const figure of a.state.figures.slice(2)) set(figure, { fate: 'destroyed', at: [] });
    expect(settledInvariants(a.state)).toEqual(['seat 1 is in the game without figures']);
    set(a.state.players[0], { out: true });
    expect(settledInvariants(a.state)).toContain('seat 0 is out but has figures');
  });
});

function effect(until: 'turn' | 'moved', ends: number): HeroscapeState['effects'][number] {
  return {
    kind: 'state',
    source: 0,
    by: 0,
    figure: 0,
    card: -1,
    seat: -1,
    stat: '',
    add: 0,
    state: 'old',
    figures: null,
    until,
    ends,
    whileUnengaged: false,
  } as unknown as HeroscapeState['effects'][number];
}
