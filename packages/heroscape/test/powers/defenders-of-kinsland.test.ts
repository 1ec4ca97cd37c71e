import { describe, expect, it } from 'vitest';
import { arena } from '../arena.ts';
import { special } from './picks.ts';

describe('Sir Dupuis', () => {
  it('rolls one die more for each knight of his army in sight within four spaces, at most three', () => {
    const charge = (knights: string) => {
      const a = arena({
        armies: [{ 'Sir Dupuis': 'c3-b3', 'Knights of Weston': knights }, { 'Warden 816': 'd3' }],
        turn: 'Sir Dupuis',
        stage: 'attack',
      });
      const dice = 4 + Math.min(3, knights.split(' ').filter((place) => place !== 'i9').length);
      a.roll('b'.repeat(dice), 'bbbbbb').attack(a.figure('Sir Dupuis'), a.figure('Warden 816'));
      return a.diceRolled('attack')[0];
    };
    expect(charge('c5 i9')).toBe(5);
    expect(charge('c5 c6 b5 a5')).toBe(7);
  });

  it('ignores wounds for leaving an engagement on 7, and defends better with four wounds', () => {
    const leave = (roll: number) => {
      const a = arena({ armies: [{ 'Sir Dupuis': 'c3-b3' }, { 'Warden 816': 'd3' }], turn: 'Sir Dupuis' });
      a.roll('s', roll).move(a.figure('Sir Dupuis'), 'b6-b5');
      return a.wounds(a.figure('Sir Dupuis'));
    };
    expect(leave(7)).toBe(0);
    expect(leave(6)).toBe(1);
    const a = arena({
      armies: [{ 'Warden 816': 'd3' }, { 'Sir Dupuis': 'c3-b3' }],
      turn: 'Warden 816',
      stage: 'attack',
      wounds: { 'Sir Dupuis': 4 },
    });
    a.roll('bbb', 'bbbb').attack(a.figure('Warden 816'), a.figure('Sir Dupuis'));
    expect(a.diceRolled('defence')).toEqual([4]);
  });
});

describe('Moriko', () => {
  it('splits six dice into attacks of one to three dice', () => {
    const a = arena({
      armies: [{ Moriko: 'c3' }, { 'Sir Dupuis': 'd3-e3', Isamu: 'b3' }],
      turn: 'Moriko',
      stage: 'attack',
    });
    const dupuis = a.figure('Sir Dupuis');
    a.answer('target', special(dupuis)).roll('sss', 'bbb').answer('dice', '3');
    a.answer('target', String(dupuis)).roll('ss', 'bbb').answer('dice', '2');
    expect(a.wounds(dupuis)).toBe(5);
    // One die is left: nothing is asked about it.
    a.roll('s', 5, 'b').answer('target', String(a.figure('Isamu')));
    expect(a.fate(a.figure('Isamu'))).toBe('destroyed');
    expect(a.diceRolled('attack')).toEqual([3, 2, 1]);
    expect(a.asked).toBe('');
  });

  it('walks through figures and away from them', () => {
    const a = arena({
      armies: [{ Moriko: 'a1' }, { 'Warden 816': 'b1' }],
      turn: 'Moriko',
      field: ['. . . . .'],
      zones: { '1': 'a1', '2': 'e1' },
    });
    a.move(a.figure('Moriko'), 'd1');
    expect(a.diceRolled('leaving')).toEqual([]);
  });
});

describe('Kato Katsuro', () => {
  const army = {
    'Kato Katsuro': 'e5',
    'Hatamoto Taro': 'd5',
    'Izumi Samurai': 'd4 e4 f5',
    'Ashigaru Harquebus': 'e6 d6 c6 b6',
    'Ashigaru Yari': 'e7 d7 c7 b7',
  };

  it('gives his turn to one hero, one squad, or one or both of the Ashigaru in any order', () => {
    const a = arena({ armies: [army, { 'Warden 816': 'i1' }], turn: 'Kato Katsuro' });
    const lists = a.options.filter((key) => key.startsWith('command:'));
    expect(lists).toHaveLength(3);
    a.answer('before-turn', lists[2] ?? '');
    a.answer('command', String(a.card('Ashigaru Yari')));
    a.answer('command', String(a.card('Ashigaru Harquebus')));
    expect(a.state.turns.at(-1)?.card).toBe(a.card('Ashigaru Yari'));
    a.endTurn();
    expect(a.state.turns.at(-1)?.card).toBe(a.card('Ashigaru Harquebus'));
    a.endTurn();
    expect(a.state.turns).toEqual([]);
    expect(a.happened('turn').map(({ card }) => card)).toEqual(
      ['Kato Katsuro', 'Ashigaru Yari', 'Ashigaru Harquebus'].map((name) => a.card(name)),
    );
  });

  it('one list is one turn', () => {
    const a = arena({ armies: [army, { 'Warden 816': 'i1' }], turn: 'Kato Katsuro' });
    a.answer('before-turn', a.options[0] ?? '');
    expect(a.state.turns.at(-1)?.card).toBe(a.card('Hatamoto Taro'));
    a.endTurn();
    expect(a.state.turns).toEqual([]);
  });

  it('only those he sees act', () => {
    const a = arena({
      armies: [{ 'Kato Katsuro': 'b1', 'Ashigaru Yari': 'c1 e1 f1' }, { 'Warden 816': 'h1' }],
      turn: 'Kato Katsuro',
      field: ['. . . .30 . . . .', '. . . .30 . . . .'],
      zones: { '1': 'a1', '2': 'h1' },
    });
    a.answer('before-turn', a.options[0] ?? '');
    expect(a.asked).toBe('destination'); // one mover only: nobody asks which
    expect(a.decision?.about).toEqual([a.figure('Ashigaru Yari')]);
  });
});

describe('Otonashi', () => {
  it('moves four spaces more from next to a tricky friend', () => {
    const reach = (friend: string) => {
      const a = arena({
        armies: [{ Otonashi: 'a1', [friend]: 'a2' }, { 'Warden 816': 'a9' }],
        turn: 'Otonashi',
        field: ['. . . . . . . . . . . .', '. . . . . . . . . . . .', '.', '.', '.', '.', '.', '.', '.'],
      });
      return a.destinations;
    };
    expect(reach('Arkmer')).toContain('k1');
    expect(reach('Arkmer')).not.toContain('l1');
    expect(reach('Kyntela Gwyn')).not.toContain('k1');
    expect(reach('Kyntela Gwyn')).toContain('g1');
  });

  it('rolls two more dice against the wild', () => {
    const a = arena({
      armies: [{ Otonashi: 'c3' }, { 'Marro Warriors': 'd3 a9 b9 c9' }],
      turn: 'Otonashi',
      stage: 'attack',
    });
    a.roll('bbbb', 'bbb').attack(a.figure('Otonashi'), a.figure('Marro Warriors'));
    expect(a.diceRolled('attack')).toEqual([4]);
  });
});

describe('Chardris', () => {
  it('throws one die of fire more for each other elf wizard near him', () => {
    const a = arena({
      armies: [{ Chardris: 'c3', Arkmer: 'c4', Emirroon: 'c6', Jorhdawn: 'i9' }, { 'Warden 816': 'h3' }],
      turn: 'Chardris',
      stage: 'attack',
    });
    a.roll('bbbb', 'bbbbbb').answer('target', special(a.figure('Warden 816')));
    expect(a.diceRolled('attack')).toEqual([4]);
  });
});

describe('Ulginesh', () => {
  it('gives his turn to two other elf wizards within six spaces', () => {
    const a = arena({
      armies: [{ Ulginesh: 'c3-b3', Arkmer: 'c4', Emirroon: 'c6', Jorhdawn: 'i9' }, { 'Warden 816': 'h3' }],
      turn: 'Ulginesh',
    });
    a.answer('before-turn', a.options[0] ?? '');
    expect(a.options).toEqual([String(a.card('Arkmer')), String(a.card('Emirroon'))]);
    a.answer('command', String(a.card('Emirroon'))).answer('command', String(a.card('Arkmer')));
    expect(a.state.turns.at(-1)?.card).toBe(a.card('Emirroon'));
    a.endTurn();
    expect(a.state.turns.at(-1)?.card).toBe(a.card('Arkmer'));
  });

  it('flies', () => {
    const a = arena({
      armies: [{ Ulginesh: 'b1-a1' }, { 'Warden 816': 'h1' }],
      turn: 'Ulginesh',
      field: ['. . .20 . . . . .'],
      zones: { '1': 'a1', '2': 'h1' },
    });
    a.answer('mover', `move:${a.figure('Ulginesh')}`);
    expect(a.destinations).toContain('e1-d1');
  });
});

describe('Jorhdawn', () => {
  it('rains fire on everybody next to the target, with dice for wizards, but never on herself', () => {
    const a = arena({
      armies: [{ Jorhdawn: 'c3', Arkmer: 'b3' }, { 'Marro Warriors': 'd3 e3 d2 a9' }],
      turn: 'Jorhdawn',
      stage: 'attack',
    });
    const [first, second, third] = [0, 1, 2].map((i) => a.figure('Marro Warriors', i));
    a.roll('ss', 'bbb', 'bbb', 'bbb').answer('target', special(first));
    while (a.asked === 'defence-order') a.answer('defence-order', a.options[0] ?? '');
    expect([first, second, third].map((id) => a.fate(id ?? -1))).toEqual(['destroyed', 'destroyed', 'destroyed']);
    expect(a.happened('attack-result').map(({ target }) => target)).not.toContain(a.figure('Jorhdawn'));
    expect(a.diceRolled('attack')).toEqual([2]);
  });
});

describe('Emirroon', () => {
  const setup = {
    armies: [{ Emirroon: 'c3', Arkmer: 'c4', Jorhdawn: 'i1', Chardris: 'i9', Syvarris: 'a9' }, { 'Warden 816': 'h8' }],
    turn: 'Emirroon',
    stage: 'after-moving' as const,
  };

  it('summons elves to his side, by the roll and the elves that stand there', () => {
    const a = arena(setup);
    a.roll(11).answer('power', `Elven Summoning Spell:${a.figure('Emirroon')}`); // 12 with Arkmer: two elves
    expect(a.options).not.toContain(String(a.figure('Arkmer')));
    a.answer('gather', String(a.figure('Chardris'))).answer('place', a.key('d3'));
    a.answer('gather', String(a.figure('Jorhdawn'))).answer('place', a.key('b3'));
    expect([a.at(a.figure('Chardris')), a.at(a.figure('Jorhdawn'))]).toEqual(['d3', 'b3']);
    expect(a.asked).not.toBe('gather');
    expect(a.diceRolled('leaving')).toEqual([]);
  });

  it('does nothing below 5', () => {
    const a = arena(setup);
    a.roll(3).answer('power', `Elven Summoning Spell:${a.figure('Emirroon')}`);
    expect(a.asked).not.toBe('gather');
  });
});

describe('Arkmer', () => {
  it('defends with one die more for each elf next to him', () => {
    const a = arena({
      armies: [{ 'Warden 816': 'd3' }, { Arkmer: 'c3', Emirroon: 'b3', Syvarris: 'c4' }],
      turn: 'Warden 816',
      stage: 'attack',
    });
    a.roll('bbb', 'bbbb').attack(a.figure('Warden 816'), a.figure('Arkmer'));
    expect(a.diceRolled('defence')).toEqual([4]);
  });

  it('strikes on 13 at who moves next to him', () => {
    const walk = (roll: number) => {
      const a = arena({ armies: [{ 'Marro Warriors': 'f3 a9 b9 c9' }, { Arkmer: 'c3' }], turn: 'Marro Warriors' });
      a.roll(roll).move(a.figure('Marro Warriors'), 'd3');
      return a.fate(a.figure('Marro Warriors'));
    };
    expect(walk(13)).toBe('destroyed');
    expect(walk(12)).toBe('field');
    const large = arena({ armies: [{ 'Sir Dupuis': 'f3-g3' }, { Arkmer: 'c3' }], turn: 'Sir Dupuis' });
    large.move(large.figure('Sir Dupuis'), 'd3-e3'); // no roll for large figures
    expect(large.at(large.figure('Sir Dupuis'))).toBe('d3-e3');
  });
});

describe('10th Regiment of Foot', () => {
  const setup = {
    armies: [{ '10th Regiment of Foot': 'c3 a1 a2 a3' }, { 'Warden 816': 'e3' }],
    turn: '10th Regiment of Foot',
  };

  it('waits and fires, or charges with bayonets', () => {
    const still = arena({ ...setup, stage: 'attack' });
    still.roll('bbb', 'bbbbbb').attack(still.figure('10th Regiment of Foot'), still.figure('Warden 816'));
    expect(still.diceRolled('attack')).toEqual([3]);
    const bayonet = arena(setup);
    const soldier = bayonet.figure('10th Regiment of Foot');
    bayonet.move(soldier, 'd3').until('attacker').roll('bbb', 'bbbbbb').attack(soldier, bayonet.figure('Warden 816'));
    expect(bayonet.diceRolled('attack')).toEqual([3]); // 2 and the bayonet
  });

  it('defends with one die more against normal attacks of neighbours', () => {
    const a = arena({
      armies: [{ 'Warden 816': 'd3' }, { '10th Regiment of Foot': 'c3 a1 a2 a3' }],
      turn: 'Warden 816',
      stage: 'attack',
    });
    a.roll('bbb', 'bbb').attack(a.figure('Warden 816'), a.figure('10th Regiment of Foot'));
    expect(a.diceRolled('defence')).toEqual([3]);
    const b = arena({
      armies: [{ 'Warden 816': 'd3' }, { '10th Regiment of Foot': 'c3 a1 a2 a3' }],
      turn: 'Warden 816',
      stage: 'attack',
    });
    b.roll('bbbbb', 'bb').answer('target', special(b.figure('10th Regiment of Foot')));
    expect(b.diceRolled('defence')).toEqual([2]);
  });
});

describe('Wolves of Badru', () => {
  const setup = {
    armies: [
      { 'Wolves of Badru': 'c3 a1 a9' },
      { 'Warden 816': 'g3', 'Sir Dupuis': 'f6-g6', 'Marro Warriors': 'i1 i2' },
    ],
    turn: 'Wolves of Badru',
  };

  it('pounce from afar after moving, onto the space of who is destroyed', () => {
    const a = arena(setup);
    const wolf = a.figure('Wolves of Badru');
    a.move(wolf, 'd3').until('target');
    expect(a.options.filter((key) => key.startsWith('special'))).toHaveLength(1); // nobody large
    a.roll('sssss', 'bbbbbb').answer('target', special(a.figure('Warden 816')));
    expect(a.fate(a.figure('Warden 816'))).toBe('destroyed');
    expect(a.at(wolf)).toBe('g3');
  });

  it('are destroyed where they fail', () => {
    const a = arena(setup);
    const wolf = a.figure('Wolves of Badru');
    a.move(wolf, 'd3').until('target');
    a.roll('sssss', 'hhhhbb').answer('target', special(a.figure('Warden 816')));
    expect(a.fate(wolf)).toBe('destroyed');
  });

  it('do not pounce without having moved, nor up more than five levels', () => {
    const still = arena({
      ...setup,
      armies: [{ 'Wolves of Badru': 'd3 a1 a9' }, { 'Warden 816': 'g3' }],
      stage: 'attack',
    });
    expect(still.asked).toBe(''); // nobody has anything to attack
    const cliff = (level: number) => {
      const a = arena({
        armies: [{ 'Wolves of Badru': 'a1' }, { 'Warden 816': 'e1' }],
        turn: 'Wolves of Badru',
        field: [`. . . . ${level} .`],
        zones: { '1': 'a1', '2': 'f1' },
      });
      a.move(a.figure('Wolves of Badru'), 'c1').until('target');
      return a.options.some((key) => key.startsWith('special'));
    };
    expect(cliff(6)).toBe(true);
    expect(() => cliff(7)).toThrow('never came');
  });

  it('do not pounce on neighbours', () => {
    const a = arena({ ...setup, armies: [{ 'Wolves of Badru': 'a3' }, { 'Warden 816': 'd3' }] });
    a.move(a.figure('Wolves of Badru'), 'c3').until('target');
    expect(a.options).toEqual([String(a.figure('Warden 816')), 'pass']);
  });

  it('bond with a darklord', () => {
    const a = arena({
      armies: [{ 'Wolves of Badru': 'c3 a1 a9', 'Khosumet the Darklord': 'b5' }, { 'Warden 816': 'g3' }],
      turn: 'Wolves of Badru',
    });
    a.answer('before-turn', a.options[0] ?? '');
    expect(a.state.turns.map(({ card }) => card)).toEqual([a.card('Wolves of Badru'), a.card('Khosumet the Darklord')]);
  });

  it('climb twice their height', () => {
    const a = arena({
      armies: [{ 'Wolves of Badru': 'a1' }, { 'Warden 816': 'd1' }],
      turn: 'Wolves of Badru',
      field: ['. 5 . .'],
      zones: { '1': 'a1', '2': 'd1' },
    });
    expect(a.destinations).toContain('b1');
  });
});

describe('Grok Riders', () => {
  it('bond with a Marro warlord and follow his mark', () => {
    const a = arena({
      armies: [{ 'Grok Riders': 'c3-b3 i1-i2 i8-i9', 'Ne-gok-sa': 'e3' }, { 'Warden 816': 'd3' }],
      turn: 'Grok Riders',
    });
    expect(a.options).toContain(`bond:0:${a.card('Ne-gok-sa')}`);
    a.answer('before-turn', 'pass')
      .until('target')
      .roll('bbbbb', 'bbbbbb')
      .attack(a.figure('Grok Riders'), a.figure('Warden 816'));
    expect(a.diceRolled('attack')).toEqual([5]);
  });

  it('are not reborn by the hive', () => {
    const rebirth = (dead: string) => {
      const a = arena({
        armies: [{ 'Marro Hive': 'd4-e4-f4-d5-e5-c5', [dead]: 'a1-a2' }, { 'Warden 816': 'i9' }],
        turn: 'Marro Hive',
        stage: 'after',
        prepare: ({ state }) => {
          // Only one of the three is alive.
          expect(state.figures.filter(({ fate }) => fate === 'destroyed')).toHaveLength(2);
        },
      });
      return a.asked;
    };
    expect(rebirth('Marrden Hounds')).not.toBe('power'); // no Marro
    expect(rebirth('Grok Riders')).not.toBe('power');
  });
});
