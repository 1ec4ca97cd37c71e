import { describe, expect, it } from 'vitest';
import { arena } from '../arena.ts';

describe('Master Win Chiu Woo', () => {
  const woo = 'Master Win Chiu Woo';

  it('attacks any or all of his neighbours', () => {
    const a = arena({
      armies: [{ [woo]: 'c3' }, { 'Warden 816': 'd3', 'Sir Dupuis': 'c2-d2' }],
      turn: woo,
      stage: 'attack',
    });
    a.roll('bbbbb', 'bbbbbb').attack(a.figure(woo), a.figure('Warden 816')); // 4, and 1 of his own influence
    a.roll('bbbbb', 'bbb').answer('target', String(a.figure('Sir Dupuis')));
    expect(a.diceRolled('attack')).toEqual([5, 5]);
  });

  it('makes monks near him stronger and lets them leap higher', () => {
    const a = arena({
      armies: [{ [woo]: 'c5', 'Shaolin Monks': 'c3' }, { 'Warden 816': 'd3' }],
      turn: 'Shaolin Monks',
      stage: 'attack',
    });
    a.roll('bbbb', 'bbbbbb').attack(a.figure('Shaolin Monks'), a.figure('Warden 816'));
    expect(a.diceRolled('attack')).toEqual([4]);
    const leaps = (master: string) =>
      arena({
        armies: [{ ...(master === '' ? {} : { [woo]: master }), 'Shaolin Monks': 'a1' }, { 'Warden 816': 'h1' }],
        turn: 'Shaolin Monks',
        field: ['. 20 . . . . . .'],
        zones: { '1': 'a1', '2': 'h1' },
      });
    const high = (it: ReturnType<typeof leaps>) =>
      it.options.some((key) => key.startsWith('leap') && key.endsWith(`:${it.space('b1')}`));
    expect([high(leaps('g1')), high(leaps(''))]).toEqual([true, false]);
  });

  it('leaps three spaces over up to 25 levels without being struck', () => {
    const leap = (level: number) => {
      const a = arena({
        armies: [{ [woo]: 'b1' }, { 'Warden 816': 'a1' }],
        turn: woo,
        field: [`. . . . ${level} .`],
        zones: { '1': 'a1', '2': 'f1' },
      });
      return { a, key: a.options.find((key) => key.startsWith('leap') && key.endsWith(`:${a.space('e1')}`)) };
    };
    const { a, key } = leap(26);
    a.answer('destination', key ?? '');
    expect(a.at(a.figure(woo))).toBe('e1');
    expect(a.diceRolled('leaving')).toEqual([]);
    expect(leap(27).key).toBeUndefined();
  });
});

describe('Agent Skahen', () => {
  it('attacks twice, and covers a tricky follower of Vydar with each wound', () => {
    const a = arena({
      armies: [{ 'Agent Skahen': 'c3', 'Agent Carr': 'c5', Isamu: 'c6' }, { 'Sir Dupuis': 'g3-h3' }],
      turn: 'Agent Skahen',
      stage: 'attack',
    });
    const [skahen, carr, dupuis] = [a.figure('Agent Skahen'), a.figure('Agent Carr'), a.figure('Sir Dupuis')];
    a.roll('sbb', 'bbb').attack(skahen, dupuis).answer('react', `Cover Fire:${skahen}`);
    expect(a.options).toEqual([String(carr), 'pass']);
    a.answer('bonus-mover', String(carr)).answer('destination', a.key('g5'));
    expect(a.at(carr)).toBe('g5');
    a.roll('bbb', 'bbb').answer('target', String(dupuis));
    expect(a.diceRolled('attack')).toEqual([3, 3]);
    expect(a.asked).toBe('');
  });

  it('one shield stops everything from afar', () => {
    const hit = (at: string) => {
      const a = arena({
        armies: [{ 'Warden 816': at }, { 'Agent Skahen': 'c3' }],
        turn: 'Warden 816',
        stage: 'attack',
      });
      a.roll('sss', 'hbb').attack(a.figure('Warden 816'), a.figure('Agent Skahen'));
      return a.wounds(a.figure('Agent Skahen'));
    };
    expect([hit('g3'), hit('d3')]).toEqual([0, 2]);
  });
});
