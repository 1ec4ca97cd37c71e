import { describe, expect, it } from 'vitest';
import { arena } from '../arena.ts';

describe('Dzu-Teh', () => {
  const glacier = [{ kind: 'glacier1' as const, at: 'd4' }];

  it('cross a glacier, also those beyond the three that act', () => {
    const a = arena({
      armies: [{ 'Dzu-Teh': 'd3 c4 a1 a2 a3 a4' }, { 'Warden 816': 'i9' }],
      turn: 'Dzu-Teh',
      obstacles: glacier,
    });
    const [one, two, three, four, five] = [0, 1, 2, 3, 4].map((i) => a.figure('Dzu-Teh', i));
    a.move(three ?? -1, 'b1')
      .move(four ?? -1, 'b2')
      .move(five ?? -1, 'b3');
    // Three act, the last of them still moving; the two at the glacier may traverse it, and nothing else.
    expect(a.options).toEqual([`move:${five}`, `move:${one}`, `move:${two}`, 'pass']);
    a.answer('mover', `move:${one}`);
    expect(a.destinations).toEqual([]);
    a.answer('destination', (option) => option.key.endsWith(`:${a.space('d5')}`));
    expect(a.at(one ?? -1)).toBe('d5');
    expect(a.state.turns[0]?.acting).toEqual([three, four, five]);
  });

  it('beside a glacier can be attacked normally from next to them only', () => {
    const shot = (at: string) => {
      const a = arena({
        armies: [{ 'Warden 816': 'h3' }, { 'Dzu-Teh': at }],
        turn: 'Warden 816',
        stage: 'attack',
        obstacles: glacier,
      });
      return a.asked;
    };
    expect([shot('e4'), shot('f6'), shot('d3')]).toEqual(['', 'target', '']);
  });

  it('pay one for heavy snow', () => {
    const a = arena({
      armies: [{ 'Dzu-Teh': 'a1' }, { 'Warden 816': 'h1' }],
      turn: 'Dzu-Teh',
      field: ['. n n n n n . .'],
      zones: { '1': 'a1', '2': 'h1' },
      prepare: (it) => {
        const { tiles } = it.state.map;
        Object.assign(it.state, {
          terrain: tiles.flatMap(({ terrain }, i) => (terrain === 'snow' ? [{ space: i, terrain: 'heavySnow' }] : [])),
        });
      },
    });
    expect(a.destinations).toContain('f1');
  });
});
