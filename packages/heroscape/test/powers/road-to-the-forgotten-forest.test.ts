import { describe, expect, it } from 'vitest';
import { arena } from '../arena.ts';

describe('Dumutef Guard', () => {
  it('is stronger on a road', () => {
    const field = ['. o . .'];
    const zones = { '1': 'a1', '2': 'd1' };
    const a = arena({
      armies: [{ 'Dumutef Guard': 'b1-a1' }, { 'Warden 816': 'c1' }],
      turn: 'Dumutef Guard',
      stage: 'attack',
      field,
      zones,
    });
    a.roll('bbbbb', 'bbbbbb').attack(a.figure('Dumutef Guard'), a.figure('Warden 816'));
    const b = arena({
      armies: [{ 'Warden 816': 'c1' }, { 'Dumutef Guard': 'b1-a1' }],
      turn: 'Warden 816',
      stage: 'attack',
      field,
      zones,
    });
    b.roll('bbb', 'bbbbb').attack(b.figure('Warden 816'), b.figure('Dumutef Guard'));
    expect([a.diceRolled('attack'), b.diceRolled('defence')]).toEqual([[5], [5]]);
  });

  it('gives devourers beside it one die, however many guards there are', () => {
    const a = arena({
      armies: [{ 'Dumutef Guard': 'c4-b4 b2-a2', 'Rechets of Bogdan': 'c3' }, { 'Warden 816': 'd3' }],
      turn: 'Rechets of Bogdan',
      stage: 'attack',
    });
    a.roll('bbbb', 'bbbbbb').attack(a.figure('Rechets of Bogdan'), a.figure('Warden 816'));
    expect(a.diceRolled('attack')).toEqual([4]);
  });
});
