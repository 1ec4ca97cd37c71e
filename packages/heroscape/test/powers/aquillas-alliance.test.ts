import { describe, expect, it } from 'vitest';
import { arena } from '../arena.ts';

const DRAKE = 'Sgt. Drake Alexander (RotV)';

describe('Gurei-Oni', () => {
  it('strikes back at attackers from afar', () => {
    const a = arena({ armies: [{ 'Gurei-Oni': 'e5-f5' }, { Syvarris: 'a5' }], turn: 'Syvarris', stage: 'attack' });
    a.roll('bbb', 'hhbb').attack(a.figure('Syvarris'), a.figure('Gurei-Oni'));
    expect(a.wounds(a.figure('Syvarris'))).toBe(2);
    const b = arena({ armies: [{ 'Gurei-Oni': 'e5-f5' }, { [DRAKE]: 'e4' }], turn: DRAKE, stage: 'attack' });
    b.roll('bbbbbb', 'hhbb').attack(b.figure(DRAKE), b.figure('Gurei-Oni'));
    expect(b.wounds(b.figure(DRAKE))).toBe(0);
  });

  it('hits a second figure next to the target', () => {
    const a = arena({
      armies: [{ 'Gurei-Oni': 'd5-e5' }, { [DRAKE]: 'f5', Syvarris: 'g5' }],
      turn: 'Gurei-Oni',
      stage: 'attack',
    });
    a.until('target').answer('target', `special:1:${a.figure(DRAKE)}`);
    a.roll('sss', 'bbb', 'bb').answer('also-affected', String(a.figure('Syvarris')));
    expect([a.wounds(a.figure(DRAKE)), a.wounds(a.figure('Syvarris'))]).toEqual([3, 3]);
  });
});

describe('Sujoah', () => {
  const sting = (...rolls: readonly number[]) => {
    const a = arena({
      armies: [{ Sujoah: 'd5-e5' }, { [DRAKE]: 'f5', Syvarris: 'a1' }],
      turn: 'Sujoah',
      stage: 'attack',
    });
    a.until('target')
      .roll('sbbb', 'bbb', ...rolls)
      .answer('target', `special:0:${a.figure(DRAKE)}`);
    return a;
  };

  it('poisons again and again until a low roll', () => {
    const a = sting(10, 19, 9);
    expect(a.wounds(a.figure(DRAKE))).toBe(3);
    const b = sting(20);
    expect(b.fate(b.figure(DRAKE))).toBe('destroyed');
  });

  it('poisons nobody it did not wound', () => {
    const a = arena({ armies: [{ Sujoah: 'd5-e5' }, { [DRAKE]: 'f5' }], turn: 'Sujoah', stage: 'attack' });
    a.until('target')
      .roll('bbbb', 'bbb')
      .answer('target', `special:0:${a.figure(DRAKE)}`);
    expect(a.happened('d20')).toEqual([]);
  });

  it('flies', () => {
    const a = arena({
      field: ['. . 20 20 . .', '. . 20 20 . .'],
      zones: { '1': 'a1', '2': 'f1' },
      armies: [{ Sujoah: 'b1-a1' }, { [DRAKE]: 'f2' }],
      turn: 'Sujoah',
    });
    a.answer('mover', `move:${a.figure('Sujoah')}`);
    expect(a.destinations).toContain('f1-e1');
  });
});

describe('Wo-Sa-Ga', () => {
  const crush = (target: string, dice: string, defence: string, ...rolls: readonly number[]) => {
    const a = arena({
      armies: [{ 'Wo-Sa-Ga': 'd5-e5' }, { [target]: 'f5', Syvarris: 'a1' }],
      turn: 'Wo-Sa-Ga',
      stage: 'attack',
    });
    a.until('target')
      .roll(dice, defence, ...rolls)
      .attack(a.figure('Wo-Sa-Ga'), a.figure(target));
    return a;
  };

  it('crushes a figure that got two wounds on 15', () => {
    expect(crush(DRAKE, 'ssbbbb', 'bbb', 15).fate(1)).toBe('destroyed');
    expect(crush(DRAKE, 'ssbbbb', 'bbb', 14).fate(1)).toBe('field');
    expect(crush(DRAKE, 'sbbbbb', 'bbb').happened('d20')).toEqual([]);
    expect(crush(DRAKE, 'ssssss', 'bbb').happened('d20')).toEqual([]); // it is destroyed anyway
  });

  it('slithers through water', () => {
    const a = arena({
      field: ['. . w w w .', '. . w w w .'],
      zones: { '1': 'a1', '2': 'f1' },
      armies: [{ 'Wo-Sa-Ga': 'b1-a1' }, { [DRAKE]: 'f2' }],
      turn: 'Wo-Sa-Ga',
    });
    a.answer('mover', `move:${a.figure('Wo-Sa-Ga')}`);
    expect(a.destinations).toContain('e1-d1');
  });
});

describe('Zelrig', () => {
  it('burns everybody next to the target, common squads with two dice less', () => {
    const a = arena({
      armies: [{ Zelrig: 'a5-b5' }, { [DRAKE]: 'g5', Gladiatrons: 'g4' }],
      turn: 'Zelrig',
      stage: 'attack',
    });
    a.until('target')
      .roll('sss', 'bbb', 'b')
      .answer('target', `special:0:${a.figure(DRAKE)}`);
    expect(a.diceRolled('defence')).toEqual([3, 1]);
  });
});

describe('Zelrig in the air', () => {
  it('flies', () => {
    const a = arena({
      field: ['. . 20 20 . .', '. . 20 20 . .'],
      zones: { '1': 'a1', '2': 'f1' },
      armies: [{ Zelrig: 'b1-a1' }, { [DRAKE]: 'f2' }],
      turn: 'Zelrig',
    });
    a.answer('mover', `move:${a.figure('Zelrig')}`);
    expect(a.destinations).toContain('f1-e1');
  });
});

describe('Zetacron', () => {
  it('counts every skull twice', () => {
    const a = arena({
      armies: [{ Zetacron: 'a5-b5' }, { [DRAKE]: 'i9', Syvarris: 'g5' }],
      turn: 'Zetacron',
      stage: 'attack',
    });
    a.until('target').roll('sb', 'bb').attack(a.figure('Zetacron'), a.figure('Syvarris'));
    expect(a.wounds(a.figure('Syvarris'))).toBe(2);
  });
});
