import { describe, expect, test } from 'vitest';
import { takeControl } from '../src/abilities/control.ts';
import { d20BonusOf } from '../src/abilities/d20-bonus.ts';
import { invariants } from '../src/invariants.ts';
import { holderOf } from '../src/rules/glyph-control.ts';
import { NOBODY } from '../src/state.ts';
import { arena } from './arena.ts';

describe('who holds a glyph (HS-21.9)', () => {
  const beside = () =>
    arena({
      armies: [{ Grimnak: 'c3-b3' }, { Otonashi: 'i9' }],
      turn: 'Grimnak',
      stage: 'move',
      glyphs: { Gerda: 'd3' },
    });

  test('a two-space figure holds it until its second end has left it', () => {
    const a = beside();
    const grimnak = a.figure('Grimnak');
    a.move(grimnak, 'd3-c3');
    expect(a.state.figures[grimnak]?.glyph).toBe(0);
    a.endTurn();
    const b = arena({
      armies: [{ Grimnak: 'd3-c3' }, { Otonashi: 'i9' }],
      turn: 'Grimnak',
      stage: 'move',
      glyphs: { Gerda: 'd3' },
      prepare: ({ state }) => Object.assign(state.figures[0] ?? {}, { glyph: 0 }),
    });
    b.move(grimnak, 'e3-d3');
    expect(holderOf(b.table(), 'Gerda')?.id).toBe(grimnak);
    expect(b.asked).toBe('mover'); // HS-7.11: the end that follows stops nobody
    b.move(grimnak, 'f3-e3');
    expect(holderOf(b.table(), 'Gerda')).toBeNull();
  });

  test('it ends when the figure comes under the control of another', () => {
    const a = arena({
      armies: [{ Syvarris: 'c3', Kumiko: 'a1' }, { Otonashi: 'i9' }],
      turn: 'Syvarris',
      glyphs: { Gerda: 'c3' },
      prepare: ({ state }) => Object.assign(state.figures[0] ?? {}, { glyph: 0 }),
    });
    const g = a.table();
    expect(holderOf(g, 'Gerda')?.id).toBe(a.figure('Syvarris'));
    const card = a.state.cards[a.card('Syvarris')];
    if (card !== undefined) takeControl(g, card, 1);
    expect(holderOf(g, 'Gerda')).toBeNull();
  });
});

test('who falls onto a figure on a glyph lands beside it and gets no glyph (HS-V33)', () => {
  const a = arena({
    field: ['.9 . .', '. . .'],
    armies: [{ 'Finn the Viking Champion': 'a1' }, { Otonashi: 'b1', Kumiko: 'c2' }],
    turn: 'Finn the Viking Champion',
    stage: 'move',
    options: { fallOnFigure: true },
    glyphs: { Gerda: 'b1' },
    prepare: ({ state }) => Object.assign(state.figures[1] ?? {}, { glyph: 0 }),
  });
  const finn = a.figure('Finn the Viking Champion');
  a.roll('b', 'b').move(finn, 'b1');
  if (a.asked === 'place') a.answer('place', a.options[0] ?? '');
  expect(a.at(finn)).not.toBe('b1');
  expect(holderOf(a.table(), 'Gerda')?.id).toBe(a.figure('Otonashi'));
  expect(invariants(a.state)).toEqual([]);
});

test('Lodin adds to the rolls of players and figures, not to those of volcanoes and geysers (HS-21.20)', () => {
  const a = arena({
    armies: [{ Syvarris: 'c3' }, { Otonashi: 'i9' }],
    turn: 'Syvarris',
    glyphs: { Lodin: 'c3' },
    prepare: ({ state }) => Object.assign(state.figures[0] ?? {}, { glyph: 0 }),
  });
  const bonus = (purpose: 'initiative' | 'volcano' | 'geyser') =>
    d20BonusOf(a.table(), { seat: 0, purpose, figure: NOBODY, power: '' }).optional;
  expect([bonus('initiative'), bonus('volcano'), bonus('geyser')]).toEqual([1, 0, 0]);
});

test('Sturla brings nobody back for a player who is out (HS-21.32, HS-4.13)', () => {
  const a = arena({
    armies: [{ Syvarris: 'c3', Isamu: '' }, { Otonashi: 'i9' }, { Kumiko: '' }],
    turn: 'Syvarris',
    stage: 'move',
    glyphs: { Sturla: 'd3' },
    prepare: ({ state }) => Object.assign(state.players[2] ?? {}, { out: true }),
  });
  a.roll(5).move(a.figure('Syvarris'), 'd3').answer('glyph:Sturla', 'use');
  expect(a.happened('d20').map(({ figure }) => figure)).toEqual([a.figure('Isamu')]);
});
