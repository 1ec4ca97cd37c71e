import { describe, expect, test } from 'vitest';
import { settledInvariants } from '../src/invariants.ts';
import { loseMarkers } from '../src/rules/order-markers.ts';
import { takeControl } from '../src/abilities/control.ts';
import { armySeat } from '../src/table.ts';
import { arena, type Arena } from './arena.ts';

/** The Werewolf Lord has borrowed the only card of its opponent for a turn (TEMPCTRL). */
function borrowed(): Arena {
  const a = arena({
    armies: [{ 'Werewolf Lord': 'c3-b3', Otonashi: 'g3' }, { 'Warden 816': 'f3' }],
    turn: 'Werewolf Lord',
    markers: { 'Werewolf Lord': '1 2 3 X', 'Warden 816': '1 2 3 X' },
    prepare: ({ state }) =>
      Object.assign(state.cards[2] ?? {}, {
        identity: { species: 'hybrid', class: 'hunter', personality: 'tormented' },
      }),
  });
  a.roll(20).answer('power', `Moon Frenzy:${a.figure('Werewolf Lord')}`);
  return a;
}

describe('a card that is borrowed for a turn', () => {
  test('still belongs to the army of its lender', () => {
    const a = borrowed();
    const card = a.state.cards[a.card('Warden 816')];
    if (card === undefined) throw new Error('no card');
    expect(card.controller).toBe(0);
    expect(armySeat(a.table(), card)).toBe(1);
    expect(settledInvariants(a.state)).toEqual([]);
  });

  test('keeps its lender in the game while somebody is destroyed (HS-4.13)', () => {
    const a = borrowed();
    a.until('target');
    a.roll('sss', 'bbb').answer('target', String(a.figure('Otonashi')));
    expect(a.fate(a.figure('Otonashi'))).toBe('destroyed');
    expect(a.state.outcome).toBeNull();
    expect(a.state.players.map(({ out }) => out)).toEqual([false, false]);
  });

  test('does not keep its borrower in the game (HS-22.6)', () => {
    const a = arena({
      armies: [{ 'Werewolf Lord': 'c3-b3' }, { 'Warden 816': 'd3' }],
      wounds: { 'Werewolf Lord': 4 },
      turn: 'Werewolf Lord',
      prepare: ({ state }) =>
        Object.assign(state.cards[1] ?? {}, {
          identity: { species: 'hybrid', class: 'hunter', personality: 'tormented' },
        }),
    });
    a.roll(20).answer('power', `Moon Frenzy:${a.figure('Werewolf Lord')}`);
    a.until('target');
    a.roll('sss', 'bbbb').answer('target', String(a.figure('Werewolf Lord')));
    expect(a.state.outcome).toEqual({ winners: [1], reason: 'eliminated' });
  });

  test('loses the markers of its lender', () => {
    const a = borrowed();
    const card = a.state.cards[a.card('Warden 816')];
    if (card === undefined) throw new Error('no card');
    loseMarkers(a.table(), card);
    expect(a.state.players[1]?.markers.every(({ lost }) => lost)).toBe(true);
    expect(a.happened('marker-lost').map(({ seat, count }) => [seat, count])).toEqual([[1, 4]]);
  });

  test('does not go back once somebody has taken it for good', () => {
    const a = arena({
      armies: [{ 'Werewolf Lord': 'c3-b3' }, { 'Warden 816': 'f3', Kumiko: 'i9' }, { Otonashi: 'a9' }],
      turn: 'Werewolf Lord',
      prepare: ({ state }) =>
        Object.assign(state.cards[1] ?? {}, {
          identity: { species: 'hybrid', class: 'hunter', personality: 'tormented' },
        }),
    });
    a.roll(20).answer('power', `Moon Frenzy:${a.figure('Werewolf Lord')}`);
    const card = a.state.cards[a.card('Warden 816')];
    if (card === undefined) throw new Error('no card');
    takeControl(a.table(), card, 2);
    expect(settledInvariants(a.state)).toEqual([]);
    a.pass().endTurn();
    expect(card.controller).toBe(2);
  });
});

test('who is out answers nothing any more, not even after the attack that destroyed the last figure', () => {
  const a = arena({
    armies: [{ Syvarris: 'c3' }, { Deathreavers: 'd3' }, { Otonashi: 'h8' }],
    turn: 'Syvarris',
    stage: 'attack',
  });
  a.roll('sss', 'bbbb').attack(a.figure('Syvarris'), a.figure('Deathreavers'));
  expect(a.state.players[1]?.out).toBe(true);
  expect(a.asked).not.toBe('react'); // Scatter comes after the attack
});
