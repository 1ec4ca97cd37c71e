import { describe, expect, it } from 'vitest';
import { arena } from '../arena.ts';

describe('Fyorlag Spiders', () => {
  it('entangle on 16 who is engaged with three of them: an order marker is lost', () => {
    const a = arena({
      armies: [{ 'Fyorlag Spiders': 'c3 d2 d4' }, { 'Warden 816': 'd3' }],
      turn: 'Fyorlag Spiders',
      stage: 'after-moving',
    });
    a.roll(16).answer('power', `Entangling Web:${a.figure('Fyorlag Spiders')}`);
    expect(a.state.players[1]?.markers.filter(({ lost }) => lost)).toHaveLength(1);
    const two = arena({
      armies: [{ 'Fyorlag Spiders': 'c3 d2 i9' }, { 'Warden 816': 'd3' }],
      turn: 'Fyorlag Spiders',
      stage: 'after-moving',
    });
    expect(two.asked).not.toBe('power');
  });

  it('bond with predators and climb three times their height', () => {
    const a = arena({
      armies: [{ 'Fyorlag Spiders': 'c3', Sujoah: 'a9-b9' }, { 'Warden 816': 'i3' }],
      turn: 'Fyorlag Spiders',
    });
    expect(a.options).toContain(`bond:2:${a.card('Sujoah')}`);
    const b = arena({
      armies: [{ 'Fyorlag Spiders': 'a1' }, { 'Warden 816': 'd1' }],
      turn: 'Fyorlag Spiders',
      field: ['. 6 . .'],
      zones: { '1': 'a1', '2': 'd1' },
    });
    expect(b.destinations).toContain('b1');
  });
});
