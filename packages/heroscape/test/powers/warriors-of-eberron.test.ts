import { describe, expect, it } from 'vitest';
import { arena } from '../arena.ts';
import { special } from './picks.ts';

describe('Iron Golem', () => {
  it('adds two shields against special attacks', () => {
    const a = arena({ armies: [{ 'Warden 816': 'd3' }, { 'Iron Golem': 'c3' }], turn: 'Warden 816', stage: 'attack' });
    a.roll('ssssb', 'hbbbbb').answer('target', special(a.figure('Iron Golem')));
    expect(a.wounds(a.figure('Iron Golem'))).toBe(1);
    const b = arena({ armies: [{ 'Warden 816': 'd3' }, { 'Iron Golem': 'c3' }], turn: 'Warden 816', stage: 'attack' });
    b.roll('ssb', 'hbbbbb').attack(b.figure('Warden 816'), b.figure('Iron Golem'));
    expect(b.wounds(b.figure('Iron Golem'))).toBe(1);
  });

  it('does not mind lava', () => {
    const a = arena({
      armies: [{ 'Iron Golem': 'a1' }, { 'Warden 816': 'e1' }],
      turn: 'Iron Golem',
      field: ['. m . . .'],
      zones: { '1': 'a1', '2': 'e1' },
    });
    a.move(a.figure('Iron Golem'), 'c1');
    expect(a.at(a.figure('Iron Golem'))).toBe('c1');
  });
});

describe('Wyrmlings', () => {
  it.each([
    [10, 0],
    [11, 1],
    [16, 2],
  ])('a black one breathes acid: %i gives %i wounds', (roll, wounds) => {
    const a = arena({
      armies: [{ 'Black Wyrmling': 'c3' }, { 'Warden 816': 'i9', 'Sonya Esenwein': 'g3' }],
      turn: 'Black Wyrmling',
      stage: 'attack',
    });
    a.roll(roll).answer('target', (option) => option['does'] === 'power');
    expect(a.wounds(a.figure('Sonya Esenwein'))).toBe(wounds);
    expect(a.asked).toBe(''); // that was its attack
  });

  it('a white one shoots at two different figures', () => {
    const a = arena({
      armies: [{ 'White Wyrmling': 'c3' }, { 'Warden 816': 'g3', 'Sir Dupuis': 'g4-h4' }],
      turn: 'White Wyrmling',
      stage: 'attack',
    });
    a.roll('bb', 'bbbbbb').answer('target', special(a.figure('Warden 816')));
    expect(a.options).toEqual([String(a.figure('Sir Dupuis')), 'pass']);
    a.roll('ss', 'bbb').answer('target', String(a.figure('Sir Dupuis')));
    expect(a.wounds(a.figure('Sir Dupuis'))).toBe(2);
    expect(a.asked).toBe('');
  });

  it('the lightning of a blue one jumps to one other figure within three spaces of the target', () => {
    const a = arena({
      armies: [{ 'Blue Wyrmling': 'a3' }, { 'Marro Warriors': 'e3 h3 i3' }],
      turn: 'Blue Wyrmling',
      stage: 'attack',
    });
    const [one, two, three] = [0, 1, 2].map((i) => a.figure('Marro Warriors', i));
    a.answer('target', special(one));
    expect(a.options).toContain(String(two));
    expect(a.options).not.toContain(String(three));
    a.roll('ss', 'bbb', 'bbb').answer('also-affected', String(two));
    expect([one, two].map((id) => a.fate(id ?? -1))).toEqual(['destroyed', 'destroyed']);
    expect(a.diceRolled('attack')).toEqual([2]);
  });

  it('common squad figures roll two dice less against a red one', () => {
    const dice = (target: string, at: string) => {
      const a = arena({
        armies: [{ 'Red Wyrmling': 'c3' }, { [target]: at, 'Warden 816': 'i9' }],
        turn: 'Red Wyrmling',
        stage: 'attack',
      });
      a.roll('bbb', target === 'Marro Drones' ? 'b' : 'bbb').answer('target', special(a.figure(target)));
      return a.diceRolled('defence')[0];
    };
    expect(dice('Marro Drones', 'g3')).toBe(1);
    expect(dice('Marro Warriors', 'g3')).toBe(3);
  });

  it('another wyrmling may take a turn first, of the same stack too, and then another one has the turn itself', () => {
    const a = arena({
      armies: [{ 'Black Wyrmling': 'c3 c5', 'Red Wyrmling': 'c7' }, { 'Warden 816': 'i9' }],
      turn: 'Black Wyrmling',
    });
    const [first, second] = [a.figure('Black Wyrmling'), a.figure('Black Wyrmling', 1)];
    const [black, red] = [a.card('Black Wyrmling'), a.card('Red Wyrmling')];
    expect(a.options).toEqual([`bond:1:${black}:${first}`, `bond:1:${black}:${second}`, `bond:1:${red}`, 'pass']);
    a.answer('before-turn', `bond:1:${black}:${second}`);
    expect(a.decision?.about).toEqual([second]);
    a.move(second, 'e5').endTurn();
    expect(a.decision?.about).toEqual([first]);
    expect(a.state.turns).toHaveLength(1);
  });

  it.each(['White Wyrmling', 'Blue Wyrmling', 'Red Wyrmling'])('a %s lets another one go first as well', (name) => {
    const a = arena({ armies: [{ [name]: 'c3', 'Black Wyrmling': 'c5' }, { 'Warden 816': 'i9' }], turn: name });
    expect(a.options).toEqual([`bond:1:${a.card('Black Wyrmling')}`, 'pass']);
  });

  it('bonds only in the turn of a revealed marker', () => {
    const a = arena({
      armies: [{ 'Black Wyrmling': 'c3', 'Red Wyrmling': 'c7' }, { 'Warden 816': 'i9' }],
      turn: 'Black Wyrmling',
    });
    a.answer('before-turn', `bond:1:${a.card('Red Wyrmling')}`);
    expect(a.asked).toBe('destination'); // the red one does not bond back
  });
});

describe('Ogre Warhulk', () => {
  it('must attack each neighbour on 11', () => {
    const a = arena({
      armies: [
        { 'Ogre Warhulk': 'c3-b3', Isamu: 'c4' },
        { 'Sir Dupuis': 'd3-e3', 'Warden 816': 'c2' },
      ],
      turn: 'Ogre Warhulk',
      stage: 'after-moving',
      rolls: [11],
    });
    expect(a.options).toEqual([String(a.figure('Sir Dupuis')), String(a.figure('Warden 816'))]); // no friend while engaged
    a.roll('bbbbb', 'bbb', 'bbbbb', 'bbbbbb').answer('target', String(a.figure('Sir Dupuis')));
    expect(a.diceRolled('attack')).toEqual([5, 5]);
    expect(a.asked).toBe('');
  });

  it('attacks once below that', () => {
    const a = arena({
      armies: [{ 'Ogre Warhulk': 'c3-b3' }, { 'Sir Dupuis': 'd3-e3' }],
      turn: 'Ogre Warhulk',
      stage: 'after-moving',
      rolls: [10],
    });
    expect(a.options).toContain('pass');
  });
});

describe('Goblin Cutters', () => {
  it('two more around the target take two of its dice', () => {
    const a = arena({
      armies: [{ 'Goblin Cutters': 'c3 d2 d4' }, { 'Warden 816': 'd3' }],
      turn: 'Goblin Cutters',
      stage: 'attack',
    });
    a.roll('bb', 'bbbb').attack(a.figure('Goblin Cutters'), a.figure('Warden 816'));
    expect(a.diceRolled('defence')).toEqual([4]);
  });

  it('scurry when one is destroyed, and are not seen for the rest of the turn', () => {
    const a = arena({
      armies: [{ 'Major Q10': 'a3-a4' }, { 'Goblin Cutters': 'b3 b2 h8 i8' }],
      turn: 'Major Q10',
      stage: 'attack',
    });
    const [one, two, three] = [0, 1, 2].map((i) => a.figure('Goblin Cutters', i));
    a.roll('ssss', 'b').attack(a.figure('Major Q10'), one ?? -1);
    expect(a.decision?.seat).toBe(1);
    a.answer('bonus-mover', String(two)).answer('destination', a.key('f2'));
    a.answer('bonus-mover', String(three)).answer('destination', 'pass');
    expect(a.diceRolled('leaving')).toEqual([]);
    expect(a.happened('hidden').map(({ figure }) => figure)).toEqual([two, three, a.figure('Goblin Cutters', 3)]);
    expect(a.state.effects).toEqual([]); // the turn is over
  });

  it('no second shot at those who are hidden', () => {
    const a = arena({
      armies: [{ Syvarris: 'a3' }, { 'Goblin Cutters': 'f3 g3 h8 i8' }],
      turn: 'Syvarris',
      stage: 'attack',
    });
    a.roll('sss', 'b').attack(a.figure('Syvarris'), a.figure('Goblin Cutters'));
    a.answer('bonus-mover', 'pass');
    expect(a.asked).toBe('');
  });

  it('do not scurry from a special attack', () => {
    const a = arena({
      armies: [{ 'Red Wyrmling': 'a3' }, { 'Goblin Cutters': 'b3 g3' }],
      turn: 'Red Wyrmling',
      stage: 'attack',
    });
    a.roll('sss').answer('target', special(a.figure('Goblin Cutters'))); // two dice less than one
    expect(a.fate(a.figure('Goblin Cutters'))).toBe('destroyed');
    expect(a.happened('hidden')).toEqual([]);
  });

  it('climb two levels more', () => {
    const a = arena({
      armies: [{ 'Goblin Cutters': 'a1' }, { 'Warden 816': 'd1' }],
      turn: 'Goblin Cutters',
      field: ['. 5 . .'],
      zones: { '1': 'a1', '2': 'd1' },
    });
    expect(a.destinations).toContain('b1');
  });
});

describe('Warforged Soldiers', () => {
  it('change places with the target and attack it from there, each enemy once a turn', () => {
    const a = arena({
      armies: [{ 'Warforged Soldiers': 'a1' }, { 'Warden 816': 'b1' }],
      turn: 'Warforged Soldiers',
      stage: 'attack',
      field: ['2 3 4 . .'],
      zones: { '1': 'a1', '2': 'e1' },
    });
    const [one, warden] = [a.figure('Warforged Soldiers'), a.figure('Warden 816')];
    a.attack(one, warden).roll('bbbb', 'bbbbbb'); // with a die for height
    a.answer('react', `Tactical Switch:${one}`);
    expect([a.at(one), a.at(warden)]).toEqual(['b1', 'a1']);
    expect(a.diceRolled('leaving')).toEqual([]);
    expect(a.diceRolled('attack')).toEqual([4]);
  });

  it('the attack is lost where it is not possible any more', () => {
    // The target, five high, is next to a soldier four levels above; a soldier (5) below the small one (3) would not be.
    const a = arena({
      armies: [{ 'Warforged Soldiers': 'a1' }, { 'Omnicron Repulsors': 'b1 e1' }],
      turn: 'Warforged Soldiers',
      stage: 'attack',
      field: ['1 5 . . .'],
      zones: { '1': 'a1', '2': 'e1' },
    });
    a.attack(a.figure('Warforged Soldiers'), a.figure('Omnicron Repulsors')).answer(
      'react',
      `Tactical Switch:${a.figure('Warforged Soldiers')}`,
    );
    expect(a.diceRolled('attack')).toEqual([]);
  });

  it('switch an enemy once a turn', () => {
    const a = arena({
      armies: [{ 'Warforged Soldiers': 'c3 e3' }, { 'Warden 816': 'd3' }],
      turn: 'Warforged Soldiers',
      stage: 'attack',
    });
    const [one, two, warden] = [
      a.figure('Warforged Soldiers'),
      a.figure('Warforged Soldiers', 1),
      a.figure('Warden 816'),
    ];
    a.attack(one, warden).roll('bbb', 'bbbbbb').answer('react', `Tactical Switch:${one}`);
    expect(a.options).not.toContain(String(warden)); // the other one is not next to it any more
    const b = arena({
      armies: [{ 'Warforged Soldiers': 'c3 c4' }, { 'Warden 816': 'd3' }],
      turn: 'Warforged Soldiers',
      stage: 'attack',
    });
    b.attack(one, warden).roll('bbb', 'bbbbbb').answer('react', `Tactical Switch:${one}`);
    expect(b.at(warden)).toBe('c3');
    b.roll('bbb', 'bbbbbb').attack(two, warden);
    expect(b.asked).not.toBe('react');
    expect(b.diceRolled('attack')).toEqual([3, 3]);
  });

  it('add one shield to every roll', () => {
    const a = arena({
      armies: [{ 'Warden 816': 'd3' }, { 'Warforged Soldiers': 'c3 a1' }],
      turn: 'Warden 816',
      stage: 'attack',
    });
    a.roll('sbbbb', 'bb').answer('target', special(a.figure('Warforged Soldiers')));
    expect(a.fate(a.figure('Warforged Soldiers'))).toBe('field');
  });
});
