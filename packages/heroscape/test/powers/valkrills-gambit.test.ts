import { describe, expect, it } from 'vitest';
import { arena } from '../arena.ts';
import { special } from './picks.ts';

describe('Sir Hawthorne', () => {
  it('rages on as long as he rolls two skulls', () => {
    const a = arena({
      armies: [{ 'Sir Hawthorne': 'c3' }, { 'Sir Dupuis': 'd3-e3' }],
      turn: 'Sir Hawthorne',
      stage: 'attack',
    });
    const dupuis = a.figure('Sir Dupuis');
    a.roll('ssb', 'hhh').answer('target', special(dupuis));
    a.roll('ssb', 'bbb').answer('target', String(dupuis));
    a.roll('sbb', 'bbb', 2).answer('target', String(dupuis)); // and the roll after the turn
    expect(a.wounds(dupuis)).toBe(3);
    expect(a.diceRolled('attack')).toEqual([3, 3, 3]);
    expect(a.asked).toBe('');
  });

  it('changes sides on 1 after his turn', () => {
    const turn = (roll: number) => {
      const a = arena({
        armies: [{ 'Sir Hawthorne': 'c3', Isamu: 'a1' }, { 'Sir Dupuis': 'g3-h3' }],
        turn: 'Sir Hawthorne',
        stage: 'after',
        rolls: [roll],
      });
      expect(a.asked).toBe('');
      return a.state;
    };
    expect(turn(1).cards[0]?.controller).toBe(1);
    expect(turn(1).players[0]?.markers.filter(({ lost }) => lost)).toHaveLength(3);
    expect(turn(2).cards[0]?.controller).toBe(0);
  });
});

describe('Nerak the Glacian Swog Rider', () => {
  const nerak = 'Nerak the Glacian Swog Rider';

  it('gives orcs near him one die of defence, but not himself', () => {
    const attacked = (target: string, dice: string) => {
      const a = arena({
        armies: [{ 'Warden 816': 'c3' }, { [nerak]: 'd4-e4', 'Blade Gruts': 'd3 i9' }],
        turn: 'Warden 816',
        stage: 'attack',
      });
      a.roll('bbb', dice).attack(a.figure('Warden 816'), a.figure(target));
      return a.diceRolled('defence')[0];
    };
    expect(attacked('Blade Gruts', 'bbb')).toBe(3);
    const alone = arena({
      armies: [{ 'Warden 816': 'c3' }, { [nerak]: 'd3-e3' }],
      turn: 'Warden 816',
      stage: 'attack',
    });
    alone.roll('bbb', 'bbb').attack(alone.figure('Warden 816'), alone.figure(nerak));
    expect(alone.diceRolled('defence')).toEqual([3]);
  });

  it('is stronger on snow and leaves engagements freely', () => {
    const a = arena({
      armies: [{ [nerak]: 'b1-a1' }, { 'Warden 816': 'c1' }],
      turn: nerak,
      stage: 'attack',
      field: ['. n . .'],
      zones: { '1': 'a1', '2': 'd1' },
    });
    a.roll('bbbb', 'bbbbbb').attack(a.figure(nerak), a.figure('Warden 816'));
    expect(a.diceRolled('attack')).toEqual([4]);
    const b = arena({ armies: [{ [nerak]: 'c3-b3' }, { 'Warden 816': 'd3' }], turn: nerak });
    b.move(b.figure(nerak), 'b6-b5');
    expect(b.diceRolled('leaving')).toEqual([]);
  });
});

describe('Elite Onyx Vipers', () => {
  it('take another turn on 16, and may again after that', () => {
    const a = arena({
      armies: [{ 'Elite Onyx Vipers': 'c3 c4 c5' }, { 'Warden 816': 'i9' }],
      turn: 'Elite Onyx Vipers',
      stage: 'after',
      rolls: [16],
    });
    expect(a.asked).toBe('mover');
    a.roll(16).endTurn();
    expect(a.asked).toBe('mover');
    a.roll(15).endTurn();
    expect(a.asked).toBe('');
  });

  it('swim on and are hard to hit from afar', () => {
    const a = arena({
      armies: [{ 'Elite Onyx Vipers': 'a1' }, { 'Warden 816': 'e1' }],
      turn: 'Elite Onyx Vipers',
      field: ['. w . . .'],
      zones: { '1': 'a1', '2': 'e1' },
    });
    expect(a.destinations).toContain('c1');
    const b = arena({
      armies: [{ 'Warden 816': 'g3' }, { 'Elite Onyx Vipers': 'c3 c4 c5' }],
      turn: 'Warden 816',
      stage: 'attack',
    });
    b.roll('bbb', 'bbbbbbbbbb').attack(b.figure('Warden 816'), b.figure('Elite Onyx Vipers'));
    expect(b.diceRolled('defence')).toEqual([10]);
  });
});

describe('Granite Guardians', () => {
  it('throw rocks from above', () => {
    const throwing = (level: string) =>
      arena({
        armies: [{ 'Granite Guardians': 'a1' }, { 'Warden 816': 'd1' }],
        turn: 'Granite Guardians',
        stage: 'attack',
        field: [`${level} . . . .`],
        zones: { '1': 'a1', '2': 'e1' },
      });
    expect(throwing('3').options).toEqual([String(throwing('3').figure('Warden 816')), 'pass']);
    expect(throwing('1').asked).not.toBe('target');
  });

  it('roll one die more against lower neighbours', () => {
    const a = arena({
      armies: [{ 'Granite Guardians': 'a1' }, { 'Warden 816': 'b1' }],
      turn: 'Granite Guardians',
      stage: 'attack',
      field: ['3 . . .'],
      zones: { '1': 'a1', '2': 'd1' },
    });
    a.roll('bbbbb', 'bbbbbb').attack(a.figure('Granite Guardians'), a.figure('Warden 816')); // 3, height 1, landslide 1
    expect(a.diceRolled('attack')).toEqual([5]);
  });

  it('step up to four levels higher after the turn, each of them', () => {
    const a = arena({
      armies: [{ 'Granite Guardians': 'b1 d1' }, { 'Warden 816': 'h1' }],
      turn: 'Granite Guardians',
      stage: 'after',
      field: ['6 . 5 . 2 . . .'],
      zones: { '1': 'a1', '2': 'h1' },
    });
    const [one, two] = [a.figure('Granite Guardians'), a.figure('Granite Guardians', 1)];
    a.answer('power', `Gain High Ground:${one}`);
    a.answer('bonus-mover', String(one));
    expect(a.destinations).toEqual(['c1']); // not the five levels up to a1
    a.answer('destination', a.key('c1')).answer('bonus-mover', String(two)).answer('destination', a.key('e1'));
    expect([a.at(one), a.at(two)]).toEqual(['c1', 'e1']);
  });
});

describe('Quasatch Hunters', () => {
  it('attack up to three figures, none of them twice', () => {
    const a = arena({
      armies: [{ 'Quasatch Hunters': 'c3' }, { 'Sir Dupuis': 'd3-e3', 'Warden 816': 'b3' }],
      turn: 'Quasatch Hunters',
      stage: 'attack',
    });
    const hunter = a.figure('Quasatch Hunters');
    a.roll('bbb', 'bbb').attack(hunter, a.figure('Sir Dupuis'));
    expect(a.options).toEqual([String(a.figure('Warden 816')), 'pass']);
    a.roll('bbbb', 'bbbbbb').answer('target', String(a.figure('Warden 816'))); // one more die against a Soulborg
    expect(a.diceRolled('attack')).toEqual([3, 4]);
    expect(a.asked).toBe('');
  });

  it('move two spaces more from next to a tree', () => {
    const reach = (tree: string) =>
      arena({
        armies: [{ 'Quasatch Hunters': 'a1' }, { 'Warden 816': 'i9' }],
        turn: 'Quasatch Hunters',
        obstacles: [{ kind: 'tree', at: tree }],
      }).destinations;
    expect(reach('a2')).toContain('h1');
    expect(reach('a4')).not.toContain('g1');
  });
});
