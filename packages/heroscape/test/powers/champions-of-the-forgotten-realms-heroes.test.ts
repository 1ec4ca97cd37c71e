import { describe, expect, it } from 'vitest';
import { arena } from '../arena.ts';
import { special } from './picks.ts';

describe('Sahuagin Raider', () => {
  it('smells blood: one die for each wound of its target, at most three', () => {
    const a = arena({
      armies: [{ 'Sahuagin Raider': 'c3' }, { 'Sir Dupuis': 'd3-e3' }],
      turn: 'Sahuagin Raider',
      stage: 'attack',
      wounds: { 'Sir Dupuis': 5 },
    });
    a.roll('bbbbb', 'bbbb').attack(a.figure('Sahuagin Raider'), a.figure('Sir Dupuis'));
    expect(a.diceRolled('attack')).toEqual([5]);
  });

  it('is at home in water', () => {
    const field = ['w w . . . . . . . .'];
    const zones = { '1': 'a1', '2': 'j1' };
    const a = arena({
      armies: [{ 'Sahuagin Raider': 'a1' }, { 'Warden 816': 'j1' }],
      turn: 'Sahuagin Raider',
      field,
      zones,
    });
    expect(a.destinations).toContain('g1'); // move 6 and 1, one of them for the bank
    expect(a.destinations).not.toContain('h1');
    const b = arena({
      armies: [{ 'Warden 816': 'e1' }, { 'Sahuagin Raider': 'a1 j1' }],
      turn: 'Warden 816',
      stage: 'attack',
      field,
      zones,
    });
    b.roll('bbbb', 'bbbbb').attack(b.figure('Warden 816'), b.figure('Sahuagin Raider'));
    expect(b.diceRolled('defence')).toEqual([5]);
  });
});

describe('Fen Hydra', () => {
  const heads = (wounds: number) => {
    const a = arena({
      armies: [{ 'Fen Hydra': 'c3-b3' }, { 'Sir Dupuis': 'd3-e3' }],
      turn: 'Fen Hydra',
      stage: 'attack',
      wounds: { 'Fen Hydra': wounds },
    });
    const dupuis = a.figure('Sir Dupuis');
    let attacks = 0;
    while (a.asked === 'target' && a.options.includes(String(dupuis))) {
      a.roll('bbbb', 'bbb').answer('target', String(dupuis));
      attacks++;
    }
    return attacks;
  };

  it('attacks four times, once less for each wound', () => {
    expect([heads(0), heads(1), heads(3)]).toEqual([4, 3, 1]);
  });

  it('reaches two spaces far, within its levels', () => {
    const reach = (level: number) =>
      arena({
        armies: [{ 'Fen Hydra': 'b1-a1' }, { 'Warden 816': 'd1' }],
        turn: 'Fen Hydra',
        stage: 'attack',
        field: [`. . . ${level} .`],
        zones: { '1': 'a1', '2': 'e1' },
      }).asked;
    expect([reach(1), reach(12), reach(13)]).toEqual(['target', 'target', '']); // 9 and 3 levels
  });
});

describe('Estivara', () => {
  const ray = (...rolls: readonly (string | number)[]) => {
    const a = arena({ armies: [{ Estivara: 'c3' }, { 'Sir Dupuis': 'g3-h3' }], turn: 'Estivara', stage: 'attack' });
    a.roll(...rolls).answer('target', special(a.figure('Sir Dupuis')));
    return a;
  };

  it('poisons: one wound and another roll on 10, destruction on 20', () => {
    const a = ray('sbb', 'bbb', 10, 19, 9);
    expect(a.wounds(a.figure('Sir Dupuis'))).toBe(3);
    expect(a.rollsLeft).toBe(0);
    const b = ray('sbb', 'bbb', 20);
    expect(b.fate(b.figure('Sir Dupuis'))).toBe('destroyed');
    expect(ray('sbb', 'hbb').happened('d20')).toEqual([]);
  });

  it('urges spiders on', () => {
    const a = arena({
      armies: [{ Estivara: 'c6', 'Fyorlag Spiders': 'c3' }, { 'Warden 816': 'd3' }],
      turn: 'Fyorlag Spiders',
      stage: 'attack',
    });
    a.roll('bbb', 'bbbbbb').attack(a.figure('Fyorlag Spiders'), a.figure('Warden 816'));
    expect(a.diceRolled('attack')).toEqual([3]);
  });

  it('is hidden in a cloud until her player reveals an order marker, as long as she stays', () => {
    const a = arena({
      armies: [{ Estivara: 'c3', Isamu: 'a9' }, { 'Warden 816': 'g3' }],
      turn: 'Estivara',
      stage: 'after',
      on: true,
    });
    a.roll(16).answer('power', `Cloud of Darkness:${a.figure('Estivara')}`);
    expect(a.decision?.seat).toBe(1);
    a.answer('destination', 'pass'); // the Warden has nobody to shoot at
    expect(a.decision?.seat).toBe(0);
    expect(a.state.effects).toEqual([]);
    a.endTurn();
    a.until('target');
    expect(a.options).toContain(String(a.figure('Estivara')));
  });

  it('comes out of the cloud when somebody moves her', () => {
    const a = arena({
      armies: [{ 'Drow Chainfighter': 'c3' }, { Estivara: 'e3' }],
      turn: 'Drow Chainfighter',
      stage: 'after-moving',
      prepare: (it) => {
        const effect = {
          source: 1,
          by: 1,
          figure: 1,
          card: -1,
          seat: -1,
          stat: '' as const,
          add: 0,
          state: '',
          figures: null,
          ends: 0,
        };
        it.state.effects = [
          { ...effect, kind: 'hidden', until: 'next-marker', whileUnengaged: false, whileStill: true },
        ];
      },
    });
    a.roll(9)
      .answer('power', `Chain Grab:${a.figure('Drow Chainfighter')}`)
      .answer('place', a.key('d3'));
    expect(a.asked).toBe('target');
  });
});

describe('Torin', () => {
  it('hews small and medium figures with two more dice', () => {
    const a = arena({ armies: [{ Torin: 'c3-b3' }, { 'Warden 816': 'd3' }], turn: 'Torin', stage: 'attack' });
    a.roll('bbbbbb', 'bbbbbb').attack(a.figure('Torin'), a.figure('Warden 816'));
    expect(a.diceRolled('attack')).toEqual([6]);
  });

  it('turns excess shields of his own and of small followers of Utgar beside him into hits on who attacks from afar', () => {
    const shot = (target: string, dice: string) => {
      const a = arena({
        armies: [{ 'Warden 816': 'g3' }, { Torin: 'c3-b3', 'Marro Warriors': 'c4', 'Marro Drones': 'c6' }],
        turn: 'Warden 816',
        stage: 'attack',
      });
      a.roll('sbb', dice).attack(a.figure('Warden 816'), a.figure(target));
      return a.wounds(a.figure('Warden 816'));
    };
    expect(shot('Torin', 'hhbb')).toBe(1);
    expect(shot('Marro Warriors', 'hhb')).toBe(1);
    expect(shot('Marro Drones', 'hhb')).toBe(0);
  });
});

describe('Sharwin Wildborn', () => {
  it('lets bolts jump to neighbours as long as they wound, nobody twice', () => {
    const a = arena({
      armies: [{ 'Sharwin Wildborn': 'a3' }, { 'Marro Warriors': 'f3 g3 h3', 'Warden 816': 'i9' }],
      turn: 'Sharwin Wildborn',
      stage: 'attack',
    });
    const [one, two, three] = [0, 1, 2].map((i) => a.figure('Marro Warriors', i));
    expect(a.options.filter((key) => key.startsWith('special'))).toEqual([`special:0:${one}`]); // only one within five spaces
    a.roll('sss', 'bbb').answer('target', special(one));
    expect(a.options).toEqual([String(two), 'pass']);
    a.roll('sss', 'bbb').answer('target', String(two));
    expect(a.options).toEqual([String(three), 'pass']);
    a.roll('sss', 'hhh').answer('target', String(three));
    expect(a.asked).toBe('');
  });

  it('adds a skull, and strikes back with excess shields', () => {
    const a = arena({
      armies: [{ 'Sharwin Wildborn': 'c3' }, { 'Sir Dupuis': 'd3-e3' }],
      turn: 'Sharwin Wildborn',
      stage: 'attack',
    });
    a.roll('sb', 'bbb').attack(a.figure('Sharwin Wildborn'), a.figure('Sir Dupuis'));
    expect(a.wounds(a.figure('Sir Dupuis'))).toBe(2);
    const b = arena({
      armies: [{ 'Sir Dupuis': 'd3-e3' }, { 'Sharwin Wildborn': 'c3' }],
      turn: 'Sir Dupuis',
      stage: 'attack',
    });
    b.roll('sbbb', 'hhh').attack(b.figure('Sir Dupuis'), b.figure('Sharwin Wildborn'));
    expect(b.wounds(b.figure('Sir Dupuis'))).toBe(2);
  });
});

describe('Brandis Skyhunter', () => {
  it('shoots flyers from the sky', () => {
    const dice = (at: string) => {
      const a = arena({
        armies: [{ 'Brandis Skyhunter': 'c3' }, { 'Sonya Esenwein': at }],
        turn: 'Brandis Skyhunter',
        stage: 'attack',
      });
      a.roll(at === 'f3' ? 'bbbbb' : 'bbb', 'bbb').attack(a.figure('Brandis Skyhunter'), a.figure('Sonya Esenwein'));
      return a.diceRolled('attack')[0];
    };
    expect([dice('f3'), dice('d3')]).toEqual([5, 3]);
  });

  it('takes another turn after destroying a unique hero from afar', () => {
    const kill = (at: string) => {
      const a = arena({
        armies: [{ 'Brandis Skyhunter': 'c3' }, { Otonashi: at, 'Warden 816': 'i9' }],
        turn: 'Brandis Skyhunter',
        stage: 'attack',
      });
      a.roll('sss', 'bbb').attack(a.figure('Brandis Skyhunter'), a.figure('Otonashi'));
      return a;
    };
    const a = kill('f3');
    a.answer('react', `Archer's Glory:${a.figure('Brandis Skyhunter')}`);
    expect(a.asked).toBe('destination');
    expect(a.happened('turn')).toHaveLength(2);
    expect(a.happened('turn-over')).toHaveLength(1);
    expect(kill('d3').asked).toBe('');
  });
});

describe('Mogrimm Forgehammer', () => {
  it('leads: three more for initiative with a marker on his card', () => {
    const a = arena({
      armies: [{ 'Mogrimm Forgehammer': 'c3' }, { 'Warden 816': 'g3' }],
      phase: 'initiative',
      on: true,
    });
    a.roll(5, 6).answer('initiative-bonus', 'yes');
    expect(a.happened('d20').map(({ total }) => total)).toEqual([8, 6]);
  });

  it('does not lead without a marker on his card', () => {
    const a = arena({
      armies: [{ 'Mogrimm Forgehammer': 'c3', Isamu: 'a1' }, { 'Warden 816': 'g3' }],
      phase: 'initiative',
      on: true,
      markers: { Isamu: '1 2 3 X' },
      rolls: [5, 6],
    });
    expect(a.happened('d20').map(({ total }) => total)).toEqual([5, 6]);
  });

  it('strikes with others: on 15 a wound for an enemy engaged with another of his army', () => {
    const a = arena({
      armies: [
        { 'Mogrimm Forgehammer': 'c3', Isamu: 'f4' },
        { 'Warden 816': 'f3', 'Sir Dupuis': 'd3-d2' },
      ],
      turn: 'Mogrimm Forgehammer',
      stage: 'after-moving',
    });
    // Sir Dupuis is engaged with Mogrimm only.
    a.roll(15).answer('power', `Commander's Strike:${a.figure('Mogrimm Forgehammer')}`);
    expect([a.wounds(a.figure('Warden 816')), a.wounds(a.figure('Sir Dupuis'))]).toEqual([1, 0]);
  });

  it('is tough against normal attacks', () => {
    const a = arena({
      armies: [{ 'Sir Dupuis': 'd3-e3' }, { 'Mogrimm Forgehammer': 'c3' }],
      turn: 'Sir Dupuis',
      stage: 'attack',
    });
    a.roll('ssbb', 'bb').attack(a.figure('Sir Dupuis'), a.figure('Mogrimm Forgehammer'));
    expect(a.wounds(a.figure('Mogrimm Forgehammer'))).toBe(1);
  });
});
