import { describe, expect, it } from 'vitest';
import { arena } from '../arena.ts';
import { special } from './picks.ts';

describe('Earth Elemental', () => {
  it('slams everybody next to it that does not fly, friends too', () => {
    const a = arena({
      armies: [
        { 'Earth Elemental': 'c3', Isamu: 'b3' },
        { 'Marro Warriors': 'd3', 'Sonya Esenwein': 'c2' },
      ],
      turn: 'Earth Elemental',
      stage: 'attack',
    });
    // Isamu may vanish; Sonya flies.
    a.roll('sss', 8, 'b', 'bbb')
      .answer('target', special())
      .answer('defence-order', String(a.figure('Isamu')));
    expect([a.figure('Isamu'), a.figure('Marro Warriors')].map((id) => a.fate(id))).toEqual(['destroyed', 'destroyed']);
    expect(a.wounds(a.figure('Sonya Esenwein'))).toBe(0);
  });

  it('goes underground within four spaces and these levels, and is struck when it leaves', () => {
    const a = arena({
      armies: [{ 'Earth Elemental': 'b1' }, { 'Warden 816': 'a1' }],
      turn: 'Earth Elemental',
      field: ['4 4 10 1 w1 11 9 4 4'], // top of the elemental: level 9, so up to 10 and down to 1
      zones: { '1': 'a1', '2': 'i1' },
    });
    const places = a.options.filter((key) => key.startsWith('teleport:')).map((key) => Number(key.split(':')[2]));
    expect(places).toEqual(['c1', 'd1'].map((place) => a.space(place)));
    a.roll('s').answer('destination', (option) => option.key.endsWith(`:${a.space('d1')}`));
    expect(a.fate(a.figure('Earth Elemental'))).toBe('destroyed');
  });
});

describe('Fire Elemental', () => {
  it('burns on 14 each neighbour once, however many elementals it is next to', () => {
    const a = arena({
      armies: [
        { 'Fire Elemental': 'c3 e3', Isamu: 'i1' },
        { 'Marro Warriors': 'd3 b3', 'Obsidian Guards': 'f3', 'Sir Dupuis': 'i8-i9' },
      ],
      turn: 'Fire Elemental',
      stage: 'after-moving',
      rolls: [14, 13], // nothing for the guard, which is resistant
    });
    expect([0, 1].map((i) => a.fate(a.figure('Marro Warriors', i)))).toEqual(['destroyed', 'field']);
    expect(a.rollsLeft).toBe(0);
  });

  it('rolls no defence in water', () => {
    const a = arena({
      armies: [{ 'Warden 816': 'a1' }, { 'Fire Elemental': 'b1 d1' }],
      turn: 'Warden 816',
      stage: 'attack',
      field: ['. w . .'],
      zones: { '1': 'a1', '2': 'd1' },
    });
    a.roll('sbbb').attack(a.figure('Warden 816'), a.figure('Fire Elemental')); // with a die for height
    expect(a.fate(a.figure('Fire Elemental'))).toBe('destroyed');
    expect(a.diceRolled('defence').filter((dice) => dice > 0)).toEqual([]);
  });

  it('does not mind lava', () => {
    const a = arena({
      armies: [{ 'Fire Elemental': 'a1' }, { 'Warden 816': 'e1' }],
      turn: 'Fire Elemental',
      field: ['. m . . .'],
      zones: { '1': 'a1', '2': 'e1' },
    });
    a.move(a.figure('Fire Elemental'), 'c1');
    expect(a.at(a.figure('Fire Elemental'))).toBe('c1');
    expect(a.happened('d20')).toEqual([]);
  });
});

describe('Water Elemental', () => {
  const field = ['. w . w . w . . .'];
  const zones = { '1': 'a1', '2': 'i1' };

  it('fights better in water', () => {
    const a = arena({
      armies: [{ 'Water Elemental': 'b1' }, { 'Warden 816': 'c1' }],
      turn: 'Water Elemental',
      stage: 'attack',
      field,
      zones,
    });
    a.roll('bbbb', 'bbbbbbb').attack(a.figure('Water Elemental'), a.figure('Warden 816'));
    const b = arena({
      armies: [{ 'Warden 816': 'c1' }, { 'Water Elemental': 'b1' }],
      turn: 'Warden 816',
      stage: 'attack',
      field,
      zones,
    });
    b.roll('bbbb', 'bbbbb').attack(b.figure('Warden 816'), b.figure('Water Elemental'));
    expect([a.diceRolled('attack'), b.diceRolled('defence')]).toEqual([[4], [5]]);
  });

  it('tunnels from the water it has reached to other water, without being struck', () => {
    const a = arena({
      armies: [{ 'Water Elemental': 'a1' }, { 'Warden 816': 'c1' }],
      turn: 'Water Elemental',
      field,
      zones,
    });
    a.move(a.figure('Water Elemental'), 'b1').answer('teleport:Water Tunnel', a.key('f1'));
    expect(a.at(a.figure('Water Elemental'))).toBe('f1');
    expect(a.diceRolled('leaving')).toEqual([]);
  });

  it('does not tunnel from land', () => {
    const a = arena({
      armies: [{ 'Water Elemental': 'a1' }, { 'Warden 816': 'i1' }],
      turn: 'Water Elemental',
      field,
      zones,
    });
    expect(a.answer('destination', 'pass').asked).toBe('');
  });

  it('of several only the one that moved tunnels', () => {
    const a = arena({
      armies: [{ 'Water Elemental': 'a1 d1' }, { 'Warden 816': 'i1' }],
      turn: 'Water Elemental',
      field,
      zones,
    });
    a.answer('mover', `move:${a.figure('Water Elemental', 1)}`)
      .answer('destination', 'pass')
      .answer('teleport:Water Tunnel', a.key('f1'));
    expect(a.at(a.figure('Water Elemental', 1))).toBe('f1');
    expect(a.asked).not.toBe('mover'); // the other one has no move any more
  });
});

describe('Air Elemental', () => {
  it('stops small and medium enemies that come within two spaces', () => {
    const a = arena({ armies: [{ Isamu: 'a5' }, { 'Air Elemental': 'e5' }], turn: 'Isamu' });
    expect(a.destinations).toContain('c5');
    expect(a.destinations).not.toContain('d5');
  });

  it('nobody moves through who is caught in it', () => {
    const walk = (air: string) =>
      arena({
        armies: [{ Moriko: 'b1', 'Warden 816': 'c1' }, { 'Air Elemental': air }],
        turn: 'Moriko',
        field: ['. . . . . . . . . .'],
        zones: { '1': 'a1', '2': 'j1' },
      }).destinations;
    expect(walk('j1')).toContain('d1');
    expect(walk('e1')).toEqual(['a1']);
  });

  it('takes one die from flyers', () => {
    const a = arena({
      armies: [{ 'Air Elemental': 'c3' }, { 'Sonya Esenwein': 'd3' }],
      turn: 'Air Elemental',
      stage: 'attack',
    });
    a.roll('bbb', 'bb').attack(a.figure('Air Elemental'), a.figure('Sonya Esenwein'));
    expect(a.diceRolled('defence')).toEqual([2]);
  });
});

describe('Wyvern', () => {
  it('takes along one of those it flies over and sets it down beside it', () => {
    const a = arena({
      armies: [{ Wyvern: 'b3-a3' }, { 'Marro Warriors': 'd3', 'Warden 816': 'i9', 'Sir Dupuis': 'd5-e5' }],
      turn: 'Wyvern',
    });
    const [wyvern, marro] = [a.figure('Wyvern'), a.figure('Marro Warriors')];
    a.move(wyvern, 'g3-f3');
    expect(a.asked).toBe('grab');
    expect(a.options).toEqual([String(marro), 'pass']); // no large figure, nobody out of the way
    a.answer('grab', String(marro)).answer('place', a.key('h3'));
    expect(a.at(marro)).toBe('h3');
    expect(a.diceRolled('leaving')).toEqual([]);
    expect(a.asked).toBe('mover'); // its move is over, but two-space figures may still be turned round
    expect(a.options).toEqual([`turn:${wyvern}`, 'pass']);
  });

  it('all skulls: no defence', () => {
    const a = arena({ armies: [{ Wyvern: 'c3-b3' }, { 'Sir Dupuis': 'd3-e3' }], turn: 'Wyvern', stage: 'attack' });
    a.roll('ssss').attack(a.figure('Wyvern'), a.figure('Sir Dupuis'));
    expect(a.wounds(a.figure('Sir Dupuis'))).toBe(4);
  });
});

describe('Greenscale Warriors', () => {
  it('choose their king among unique lizard folk and large dragons', () => {
    const a = arena({
      armies: [
        { 'Greenscale Warriors': 'a1 a2 a3', Charos: 'b1-c1', Nilfheim: 'b2-c2', 'Black Wyrmling': 'd1', Isamu: 'd2' },
        { 'Warden 816': 'i9' },
      ],
      phase: 'start',
    });
    expect(a.asked).toBe('choose-for-game:Lizard King');
    expect(a.options).toEqual([String(a.card('Charos')), String(a.card('Nilfheim'))]);
    a.answer('choose-for-game:Lizard King', String(a.card('Nilfheim')));
    expect(a.state.cards[a.card('Greenscale Warriors')]?.chosen).toEqual({ 'Lizard King': a.card('Nilfheim') });
  });

  it('fight better near the king and bond with him alone', () => {
    const a = arena({
      armies: [{ 'Greenscale Warriors': 'c3', Charos: 'a9-b9', Nilfheim: 'c5-d5' }, { 'Warden 816': 'd3' }],
      turn: 'Greenscale Warriors',
      prepare: ({ state }) => Object.assign(state.cards[0] ?? {}, { chosen: { 'Lizard King': 2 } }),
    });
    expect(a.options).toEqual([`bond:3:${a.card('Nilfheim')}`, 'pass']);
    a.answer('before-turn', 'pass')
      .until('target')
      .roll('bbb', 'bbbbbb')
      .attack(a.figure('Greenscale Warriors'), a.figure('Warden 816'));
    expect(a.diceRolled('attack')).toEqual([3]);
  });
});

describe('Drow Chainfighter', () => {
  it('grabs on 9 a small or medium enemy in sight within three spaces', () => {
    const a = arena({
      armies: [{ 'Drow Chainfighter': 'c3' }, { 'Marro Warriors': 'f3', 'Warden 816': 'g4', 'Sir Dupuis': 'e2-f2' }],
      turn: 'Drow Chainfighter',
      stage: 'after-moving',
    });
    // The Warden is four spaces away and Sir Dupuis large: nobody else can be meant.
    a.roll(9)
      .answer('power', `Chain Grab:${a.figure('Drow Chainfighter')}`)
      .answer('place', a.key('d3'));
    expect(a.at(a.figure('Marro Warriors'))).toBe('d3');
  });

  it('hides in darkness, the better the darker it is', () => {
    const struck = (terrain: string, roll: number) => {
      const a = arena({
        armies: [{ 'Warden 816': 'a1' }, { 'Drow Chainfighter': 'b1 e1' }],
        turn: 'Warden 816',
        stage: 'attack',
        field: [`. ${terrain} . . .`],
        zones: { '1': 'a1', '2': 'e1' },
      });
      a.roll('sss', roll, 'bbbb').attack(a.figure('Warden 816'), a.figure('Drow Chainfighter'));
      return a.fate(a.figure('Drow Chainfighter'));
    };
    expect([struck('.', 16), struck('.', 15)]).toEqual(['field', 'destroyed']);
    expect([struck('d', 13), struck('d', 12)]).toEqual(['field', 'destroyed']);
    expect([struck('k', 10), struck('k', 9)]).toEqual(['field', 'destroyed']);
  });
});

describe('powers against normal attacks', () => {
  const attacked = (target: string, shields: string, army: Record<string, string> = {}) => {
    const a = arena({
      armies: [{ 'Warden 816': 'd3' }, { [target]: target === 'Torin' ? 'c3-b3' : 'c3', ...army }],
      turn: 'Warden 816',
      stage: 'attack',
    });
    a.roll('sbbbb', shields).answer('target', special(a.figure(target)));
    return {
      own: a.wounds(a.figure('Warden 816')),
      target: a.fate(a.figure(target)) === 'destroyed' ? 9 : a.wounds(a.figure(target)),
      rolls: a.happened('d20').length,
    };
  };

  it('do not work against special ones', () => {
    expect(attacked('Drow Chainfighter', 'bbbb', { Isamu: 'i9' })).toEqual({ own: 0, target: 9, rolls: 0 });
    expect(attacked('Torin', 'hhbb')).toEqual({ own: 0, target: 0, rolls: 0 });
    expect(attacked('Sharwin Wildborn', 'hhb')).toEqual({ own: 0, target: 0, rolls: 0 });
    expect(attacked('Mogrimm Forgehammer', 'bb')).toEqual({ own: 0, target: 1, rolls: 0 });
  });

  it('nor Torin from nearby', () => {
    const a = arena({ armies: [{ 'Warden 816': 'd3' }, { Torin: 'c3-b3' }], turn: 'Warden 816', stage: 'attack' });
    a.roll('sbb', 'hhbb').attack(a.figure('Warden 816'), a.figure('Torin'));
    expect(a.wounds(a.figure('Warden 816'))).toBe(0);
  });
});

describe('Greater Ice Elemental', () => {
  it('freezes the water it stands on and beside: nobody stops there', () => {
    const walk = (elemental: string) =>
      arena({
        armies: [{ Isamu: 'a1' }, { 'Greater Ice Elemental': elemental }],
        turn: 'Isamu',
        field: ['. w . . .', 'w w . . .'],
        zones: { '1': 'a1', '2': 'e2' },
      }).destinations;
    expect(walk('e2-d2')).not.toContain('c1'); // water ends the move
    expect(walk('a2-b2')).toContain('c1');
  });

  it('goes on through water', () => {
    const a = arena({
      armies: [{ 'Greater Ice Elemental': 'b1-a1' }, { 'Warden 816': 'i1' }],
      turn: 'Greater Ice Elemental',
      field: ['. . w w w . . . .'],
      zones: { '1': 'a1', '2': 'i1' },
    });
    a.answer('mover', `move:${a.figure('Greater Ice Elemental')}`);
    expect(a.destinations).toContain('f1-e1');
  });

  it.each([
    ['.', 15, true],
    ['.', 14, false],
    ['i', 13, true],
    ['i', 12, false],
  ])('on %s spikes with %i strike who moves next to it: %s', (terrain, roll, hit) => {
    const a = arena({
      armies: [{ 'Marro Warriors': 'f1 i1' }, { 'Greater Ice Elemental': `b1-a1` }],
      turn: 'Marro Warriors',
      field: [`. ${terrain} . . . . . . .`],
      zones: { '1': 'a1', '2': 'i1' },
    });
    a.roll(roll).move(a.figure('Marro Warriors'), 'c1');
    expect(a.fate(a.figure('Marro Warriors')) === 'destroyed').toBe(hit);
  });

  it('heals in the cold', () => {
    const wounds = (terrain: string) => {
      const a = arena({
        armies: [{ 'Greater Ice Elemental': 'b1-a1' }, { 'Warden 816': 'e1' }],
        turn: 'Greater Ice Elemental',
        stage: 'after',
        field: [`. ${terrain} . . .`],
        zones: { '1': 'a1', '2': 'e1' },
        wounds: { 'Greater Ice Elemental': 2 },
      });
      return a.wounds(a.figure('Greater Ice Elemental'));
    };
    expect([wounds('.'), wounds('n'), wounds('w')]).toEqual([2, 1, 1]);
  });
});

describe('Phantom Knights', () => {
  it('defend with three dice more against normal attacks from afar', () => {
    const a = arena({
      armies: [{ 'Warden 816': 'g3' }, { 'Phantom Knights': 'c3 a1' }],
      turn: 'Warden 816',
      stage: 'attack',
    });
    a.roll('bbb', 'bbbbbbb').attack(a.figure('Warden 816'), a.figure('Phantom Knights'));
    expect(a.diceRolled('defence')).toEqual([7]);
  });

  it('fly away from engagements unharmed', () => {
    const a = arena({ armies: [{ 'Phantom Knights': 'c3' }, { 'Warden 816': 'd3' }], turn: 'Phantom Knights' });
    a.move(a.figure('Phantom Knights'), 'c6');
    expect(a.diceRolled('leaving')).toEqual([]);
  });
});
