import { describe, expect, it } from 'vitest';
import { arena } from '../arena.ts';

const DRAKE = 'Sgt. Drake Alexander (RotV)';

describe('Brunak', () => {
  it('carries an unengaged friend and puts it down next to itself', () => {
    const a = arena({
      armies: [{ Brunak: 'b2-a2', Syvarris: 'b3' }, { [DRAKE]: 'i9' }],
      turn: 'Brunak',
    });
    a.answer('mover', `move:${a.figure('Brunak')}`).answer('carry', String(a.figure('Syvarris')));
    a.answer('destination', a.key('f2-e2')).until('place');
    expect(a.destinations).toContain('g2');
    expect(a.destinations).not.toContain('b3');
    a.answer('place', a.key('g2'));
    expect(a.at(a.figure('Syvarris'))).toBe('g2');
  });

  it('carries nobody who is engaged, huge or an enemy', () => {
    const a = arena({
      armies: [{ Brunak: 'b2-a2', Syvarris: 'b3', Mimring: 'b1-c1' }, { [DRAKE]: 'b4' }],
      turn: 'Brunak',
    });
    a.answer('mover', `move:${a.figure('Brunak')}`);
    expect(a.asked).toBe('destination');
  });

  it('attacks again as long as it destroys', () => {
    const a = arena({
      armies: [{ Brunak: 'd5-e5' }, { 'Roman Archers': 'd4 e4', [DRAKE]: 'f5' }],
      turn: 'Brunak',
      stage: 'attack',
    });
    a.until('target')
      .roll('ssss', 'b')
      .answer('target', `special:1:${a.figure('Roman Archers')}`);
    a.roll('ssss', 'bbb').answer('target', String(a.figure(DRAKE)));
    expect(a.wounds(a.figure(DRAKE))).toBe(4);
    expect(a.options.some((key) => key === String(a.figure(DRAKE)))).toBe(false);
  });

  it('walks through lava unharmed', () => {
    const field = ['. . m m . .', '. . m m . .'];
    const zones = { '1': 'a1', '2': 'f1' };
    const a = arena({ field, zones, armies: [{ Brunak: 'b1-a1' }, { [DRAKE]: 'f1' }], turn: 'Brunak' });
    a.answer('mover', `move:${a.figure('Brunak')}`).answer('destination', a.key('d1-c1'));
    expect(a.happened('d20')).toEqual([]);
    expect(a.at(a.figure('Brunak'))).toBe('d1-c1');
    expect(a.state.turns[0]?.left).toBe(4);
  });
});

describe('Brunak on a lava field', () => {
  it('does not roll at the end of the round', () => {
    const field = ['l l . . l .'];
    const zones = { '1': 'a1', '2': 'f1' };
    const a = arena({
      field,
      zones,
      armies: [{ Brunak: 'b1-a1' }, { Syvarris: 'e1', [DRAKE]: 'f1' }],
      phase: 'round-end',
      rolls: [20],
    });
    expect(a.happened('d20').map(({ figure }) => figure)).toEqual([a.figure('Syvarris')]);
  });
});

describe('Charos', () => {
  it('strikes back with excess shields, also at samurai', () => {
    const a = arena({
      armies: [{ Charos: 'e5-f5' }, { 'Izumi Samurai': 'e4 a1' }],
      turn: 'Izumi Samurai',
      stage: 'attack',
    });
    a.until('target').roll('bb', 'hbbbb').attack(a.figure('Izumi Samurai'), a.figure('Charos'));
    expect(a.fate(a.figure('Izumi Samurai'))).toBe('destroyed');
  });

  it('flies', () => {
    const a = arena({
      field: ['. . 20 20 . .', '. . 20 20 . .'],
      zones: { '1': 'a1', '2': 'f1' },
      armies: [{ Charos: 'b1-a1' }, { [DRAKE]: 'f2' }],
      turn: 'Charos',
    });
    a.answer('mover', `move:${a.figure('Charos')}`);
    expect(a.destinations).toContain('f1-e1');
  });
});

describe('Deathwalker 8000', () => {
  it('fires again as long as it wounds', () => {
    const a = arena({
      armies: [{ 'Deathwalker 8000': 'a5' }, { [DRAKE]: 'e5' }],
      turn: 'Deathwalker 8000',
      stage: 'attack',
    });
    a.roll('sbb', 'bbb').answer('target', `special:0:${a.figure(DRAKE)}`);
    a.roll('bbb', 'bbb').answer('target', String(a.figure(DRAKE)));
    expect(a.asked).toBe('');
    expect(a.wounds(a.figure(DRAKE))).toBe(1);
  });
});

describe('Dund', () => {
  it('takes all order markers from a card on 15', () => {
    const gaze = (roll: number) => {
      const a = arena({ armies: [{ Dund: 'a5-b5' }, { Syvarris: 'e5', [DRAKE]: 'i9' }], turn: 'Dund' });
      a.roll(roll).answer('power', `Crippling Gaze:${a.figure('Dund')}`);
      return a.state.players[1]?.markers.filter(({ lost }) => lost).length;
    };
    expect(gaze(15)).toBe(4);
    expect(gaze(14)).toBe(0);
  });
});
