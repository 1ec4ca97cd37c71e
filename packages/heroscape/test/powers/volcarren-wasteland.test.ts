import { describe, expect, it } from 'vitest';
import { arena } from '../arena.ts';

describe('Obsidian Guards', () => {
  const zones = { '1': 'a1', '2': 'e1' };

  it('walk through lava and throw it', () => {
    const a = arena({
      armies: [{ 'Obsidian Guards': 'a1' }, { 'Warden 816': 'e1' }],
      turn: 'Obsidian Guards',
      field: ['. m m . .'],
      zones,
    });
    a.move(a.figure('Obsidian Guards'), 'c1');
    expect(a.at(a.figure('Obsidian Guards'))).toBe('c1');
    expect(a.happened('d20')).toEqual([]);
    const throwing = (terrain: string) =>
      arena({
        armies: [{ 'Obsidian Guards': 'b1' }, { 'Warden 816': 'e1' }],
        turn: 'Obsidian Guards',
        stage: 'attack',
        field: [`. ${terrain} . . .`],
        zones,
      }).asked;
    expect([throwing('m'), throwing('.')]).toEqual(['target', '']);
  });

  it('are weak in water', () => {
    const a = arena({
      armies: [{ 'Warden 816': 'a1' }, { 'Obsidian Guards': 'b1 e1' }],
      turn: 'Warden 816',
      stage: 'attack',
      field: ['w w . . .'],
      zones,
    });
    a.roll('bbb', 'bb').attack(a.figure('Warden 816'), a.figure('Obsidian Guards'));
    expect(a.diceRolled('defence')).toEqual([2]);
  });
});
