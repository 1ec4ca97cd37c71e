import { describe, expect, it } from 'vitest';
import { arena } from './arena.ts';

describe('the arena', () => {
  it('lets a figure move and attack with scripted dice', () => {
    const a = arena({
      armies: [{ 'Sgt. Drake Alexander (RotV)': 'c3' }, { 'Marro Warriors': 'e5 a9 b9 c9' }],
      turn: 'Sgt. Drake Alexander (RotV)',
    });
    const drake = a.figure('Sgt. Drake Alexander (RotV)');
    const marro = a.figure('Marro Warriors');
    expect(a.asked).toBe('destination');
    expect(a.destinations).toContain('d4');
    a.move(drake, 'd4').until('target').roll('ssssss', 'hhh').attack(drake, marro);
    expect(a.fate(marro)).toBe('destroyed');
    expect(a.at(drake)).toBe('d4');
  });
});
