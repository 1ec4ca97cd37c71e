import { describe, expect, it } from 'vitest';
import { arena } from '../arena.ts';
import { special } from './picks.ts';

describe('Sir Gilbert', () => {
  const TEN = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1];

  it("moves four squad figures of Jandar's as far as symbols are rolled", () => {
    const a = arena({
      armies: [
        { 'Sir Gilbert': 'c3', 'Knights of Weston': 'c4 c5 c6 c7', 'Marro Drones': 'b5' },
        { 'Warden 816': 'i9' },
      ],
      turn: 'Sir Gilbert',
      stage: 'after',
    });
    a.roll(6, 6, ...TEN).answer('power', `Jandar's Dispatch:${a.figure('Sir Gilbert')}`);
    const knights = [0, 1, 2, 3].map((i) => a.figure('Knights of Weston', i));
    expect(a.options).toEqual([...knights.map(String), 'pass']);
    a.answer('bonus-mover', String(knights[0]));
    expect(a.destinations).toContain('e4');
    expect(a.destinations).not.toContain('f4');
    a.answer('destination', a.key('e4'));
    expect(a.options).not.toContain(String(knights[0]));
  });

  it('gives friends with range 1 beside him one die for their normal attack', () => {
    const a = arena({
      armies: [{ 'Sir Gilbert': 'c4', 'Knights of Weston': 'c3' }, { 'Warden 816': 'd3' }],
      turn: 'Knights of Weston',
      stage: 'attack',
    });
    a.roll('bbbb', 'bbbbbb').attack(a.figure('Knights of Weston'), a.figure('Warden 816'));
    const b = arena({
      armies: [{ 'Sir Gilbert': 'c4', 'Omnicron Snipers': 'c3' }, { 'Warden 816': 'd3' }],
      turn: 'Omnicron Snipers',
      stage: 'attack',
    });
    b.roll('b', 'bbbbbb').attack(b.figure('Omnicron Snipers'), b.figure('Warden 816'));
    expect([a.diceRolled('attack'), b.diceRolled('attack')]).toEqual([[4], [1]]);
  });
});

describe('Acolarh', () => {
  it('saves an elf from destruction with three symbols of ten dice', () => {
    const hit = (symbols: number) => {
      const a = arena({
        armies: [{ 'Warden 816': 'd3' }, { Acolarh: 'c6', 'Aubrien Archers': 'c3 i9' }],
        turn: 'Warden 816',
        stage: 'attack',
      });
      a.roll('sss', 'bb', ...Array.from({ length: 10 }, (_, i) => (i < symbols ? 6 : 1))).attack(
        a.figure('Warden 816'),
        a.figure('Aubrien Archers'),
      );
      a.answer('react', `Leaf of the Home Tree Aura:${a.figure('Acolarh')}`);
      return a.fate(a.figure('Aubrien Archers'));
    };
    expect([hit(3), hit(2)]).toEqual(['field', 'destroyed']);
  });

  it('gives friends of Ullar who start beside him two spaces', () => {
    const reach = (at: string) => {
      const a = arena({
        armies: [{ Acolarh: 'b2', 'Aubrien Archers': at }, { 'Warden 816': 'i9' }],
        turn: 'Aubrien Archers',
        field: [
          '. . . . . . . . . .',
          '. . . . . . . . . .',
          '. . . . . . . . . .',
          '.',
          '.',
          '.',
          '.',
          '.',
          '. . . . . . . . .',
        ],
      });
      return a.destinations;
    };
    expect(reach('c1')).toContain('j1'); // 5 and 2
    expect(reach('d1')).not.toContain('j1');
  });
});

describe('Laglor', () => {
  it('lengthens the range of far shooters of Vydar, not his own', () => {
    const shot = (laglor: string) => {
      const a = arena({
        armies: [{ Laglor: laglor, 'Krav Maga Agents': 'a3' }, { 'Warden 816': 'j3' }],
        turn: 'Krav Maga Agents',
        stage: 'attack',
        field: ['.', '.', '. . . . . . . . . .', '. . . . . . . . . .'],
        zones: { '1': 'a1', '2': 'j4' },
      });
      return a.options.includes(String(a.figure('Warden 816')));
    };
    expect([shot('b3'), shot('g4')]).toEqual([true, false]);
    const own = arena({ armies: [{ Laglor: 'a3' }, { 'Warden 816': 'i3' }], turn: 'Laglor', stage: 'attack' });
    expect(own.asked).toBe('');
  });

  it('loads again as long as a symbol is among its dice', () => {
    const a = arena({ armies: [{ Laglor: 'c3' }, { 'Sir Dupuis': 'g3-h3' }], turn: 'Laglor', stage: 'attack' });
    const dupuis = a.figure('Sir Dupuis');
    a.roll('shb', 'bbb').answer('target', special(dupuis));
    a.roll('ssb', 'bbb').answer('target', String(dupuis));
    a.roll('shh', 'bbb').answer('target', String(dupuis));
    expect(a.asked).toBe('');
    expect(a.wounds(dupuis)).toBe(4);
  });
});

describe('Hatamoto Taro', () => {
  it('lets samurai and ashigaru count symbols as shields against neighbours', () => {
    const hit = (at: string, taro: string) => {
      const a = arena({
        armies: [{ 'Warden 816': at }, { 'Hatamoto Taro': taro, 'Tagawa Samurai Archers': 'c3 i9' }],
        turn: 'Warden 816',
        stage: 'attack',
      });
      a.roll('ssh', 'hbs').attack(a.figure('Warden 816'), a.figure('Tagawa Samurai Archers'));
      return a.fate(a.figure('Tagawa Samurai Archers'));
    };
    expect(hit('d3', 'c6')).toBe('field');
    expect(hit('g3', 'c6')).toBe('destroyed');
  });

  it('not against special attacks, and he is not tough alone', () => {
    const a = arena({
      armies: [{ 'Warden 816': 'd3' }, { 'Hatamoto Taro': 'c6', 'Tagawa Samurai Archers': 'c3 i9' }],
      turn: 'Warden 816',
      stage: 'attack',
    });
    a.roll('ssbbb', 'hbs').answer('target', special(a.figure('Tagawa Samurai Archers')));
    expect(a.fate(a.figure('Tagawa Samurai Archers'))).toBe('destroyed');
    const b = arena({
      armies: [{ 'Warden 816': 'd3' }, { 'Hatamoto Taro': 'c3' }],
      turn: 'Warden 816',
      stage: 'attack',
    });
    b.roll('sbb', 'bb').attack(b.figure('Warden 816'), b.figure('Hatamoto Taro'));
    expect(b.wounds(b.figure('Hatamoto Taro'))).toBe(1);
  });

  it('is tough beside a follower of Einar', () => {
    const a = arena({
      armies: [{ 'Warden 816': 'd3' }, { 'Hatamoto Taro': 'c3', 'Ashigaru Yari': 'b3' }],
      turn: 'Warden 816',
      stage: 'attack',
    });
    a.roll('sbb', 'bb').attack(a.figure('Warden 816'), a.figure('Hatamoto Taro'));
    expect(a.wounds(a.figure('Hatamoto Taro'))).toBe(0);
  });
});

describe('Ornak', () => {
  const army = { Ornak: 'c3', Tornak: 'c5-d5', Isamu: 'd3', 'Warden 816': 'i9', 'Sir Dupuis': 'a1-b1' };

  it('gives the turn of marker 1 to two unique heroes of Utgar near him', () => {
    const a = arena({ armies: [army, { 'Kyntela Gwyn': 'i1' }], turn: 'Ornak', markers: { Ornak: '1 2 3 X' } });
    a.answer('before-turn', (option) => option.key.startsWith('command'));
    expect(a.options).toEqual([String(a.card('Tornak')), String(a.card('Isamu'))]); // the Warden is too far, Sir Dupuis follows Jandar
    a.answer('command', String(a.card('Isamu'))).answer('command', String(a.card('Tornak')));
    expect(a.state.turns.at(-1)?.card).toBe(a.card('Isamu'));
    a.endTurn();
    expect(a.state.turns.at(-1)?.card).toBe(a.card('Tornak'));
    const second = arena({
      armies: [army, { 'Kyntela Gwyn': 'i1' }],
      turn: 'Ornak',
      markers: { Ornak: '2 3 X', Isamu: '1' },
    });
    expect(second.asked).not.toBe('before-turn');
  });

  it('orc warriors beside him count symbols as skulls', () => {
    const a = arena({
      armies: [{ Ornak: 'c4', 'Blade Gruts': 'c3' }, { 'Sir Dupuis': 'd3-e3' }],
      turn: 'Blade Gruts',
      stage: 'attack',
    });
    a.roll('bb', 'bbb').attack(a.figure('Blade Gruts'), a.figure('Sir Dupuis'));
    expect(a.wounds(a.figure('Sir Dupuis'))).toBe(2);
  });
});

describe('Samuel Brown', () => {
  const setup = {
    armies: [{ 'Samuel Brown': 'a3' }, { 'Sir Dupuis': 'f3-g3', 'Warden 816': 'e5' }],
    turn: 'Samuel Brown',
  };

  it('fires, and if he wounds rushes up to five spaces and strikes again', () => {
    const a = arena(setup);
    const [brown, dupuis] = [a.figure('Samuel Brown'), a.figure('Sir Dupuis')];
    a.roll('sbb', 'bbb').answer('destination', (option) => option['mode'] === 'rush' && option['target'] === dupuis);
    expect(a.wounds(dupuis)).toBe(1);
    a.answer('destination', a.key('e3')).roll('sbbb', 'bbb').answer('target', String(dupuis));
    expect(a.wounds(dupuis)).toBe(2);
    expect(a.at(brown)).toBe('e3');
    expect(a.diceRolled('attack')).toEqual([3, 4]);
    expect(a.asked).toBe(''); // that was his move and his attack
  });

  it('stays where he is if he does not wound', () => {
    const a = arena(setup);
    a.roll('sbb', 'hbb').answer(
      'destination',
      (option) => option['mode'] === 'rush' && option['target'] === a.figure('Sir Dupuis'),
    );
    expect(a.at(a.figure('Samuel Brown'))).toBe('a3');
    expect(a.asked).toBe('');
  });

  it('must begin his turn unengaged', () => {
    const a = arena({ armies: [{ 'Samuel Brown': 'a3' }, { 'Warden 816': 'b3' }], turn: 'Samuel Brown' });
    expect(a.options.some((key) => key.startsWith('rush'))).toBe(false);
  });
});
