import { describe, expect, it } from 'vitest';
import { arena } from '../arena.ts';

describe('Marro Dividers', () => {
  it('ignore the wound on 17 and bring one back', () => {
    const hit = (roll: number) => {
      const a = arena({
        armies: [{ 'Sir Dupuis': 'd3-e3' }, { 'Marro Dividers': 'c3' }],
        turn: 'Sir Dupuis',
        stage: 'attack',
      });
      const divider = a.figure('Marro Dividers');
      a.roll('ssss', 'bbb', roll).attack(a.figure('Sir Dupuis'), divider).answer('react', `Cell Divide:${divider}`);
      return a;
    };
    const a = hit(17);
    a.answer('revive', String(a.figure('Marro Dividers', 1))).answer('place', a.key('b3'));
    expect(a.fate(a.figure('Marro Dividers'))).toBe('field');
    expect(a.at(a.figure('Marro Dividers', 1))).toBe('b3');
    expect(hit(16).state.outcome).not.toBeNull(); // the last of them was destroyed
  });

  it('are not reborn by the hive', () => {
    const a = arena({
      armies: [{ 'Marro Hive': 'd4-e4-f4-d5-e5-c5', 'Marro Dividers': 'a1' }, { 'Warden 816': 'i9' }],
      turn: 'Marro Hive',
      stage: 'after',
    });
    expect(a.asked).not.toBe('power');
    const b = arena({
      armies: [{ 'Marro Hive': 'd4-e4-f4-d5-e5-c5', 'Marro Drones': 'a1' }, { 'Warden 816': 'i9' }],
      turn: 'Marro Hive',
      stage: 'after',
    });
    expect(b.asked).toBe('power');
  });
});

describe('Protectors of Ullar', () => {
  it('roll one more die for each wound they gave the target this turn', () => {
    const a = arena({
      armies: [{ 'Protectors of Ullar': 'c3 c5 a9' }, { 'Sir Dupuis': 'f4-g4' }],
      turn: 'Protectors of Ullar',
      stage: 'attack',
    });
    const dupuis = a.figure('Sir Dupuis');
    a.roll('ssb', 'bbb').attack(a.figure('Protectors of Ullar'), dupuis);
    a.roll('bbbbb', 'bbb').attack(a.figure('Protectors of Ullar', 1), dupuis);
    expect(a.diceRolled('attack')).toEqual([3, 5]);
  });
});

describe('The Axe Grinders of Burning Forge', () => {
  const name = 'The Axe Grinders of Burning Forge';

  it('bond with a dwarf hero, or move two spaces more', () => {
    const setup = { armies: [{ [name]: 'a1 i8 i9', 'Migol Ironwill': 'a9' }, { 'Warden 816': 'e9' }], turn: name };
    const alone = arena(setup);
    alone.answer('before-turn', 'pass').answer('mover', `move:${alone.figure(name)}`);
    expect(alone.destinations).toContain('g1'); // 4 and 2
    const bonded = arena(setup);
    bonded.answer('before-turn', `bond:0:${bonded.card('Migol Ironwill')}`).endTurn();
    bonded.answer('mover', `move:${bonded.figure(name)}`);
    expect(bonded.destinations).not.toContain('f1');
  });

  it('attack and defend better against large figures', () => {
    const a = arena({ armies: [{ [name]: 'c3' }, { 'Sir Dupuis': 'd3-e3' }], turn: name, stage: 'attack' });
    a.roll('bbbb', 'bbb').attack(a.figure(name), a.figure('Sir Dupuis'));
    const b = arena({ armies: [{ 'Sir Dupuis': 'd3-e3' }, { [name]: 'c3' }], turn: 'Sir Dupuis', stage: 'attack' });
    b.roll('bbbb', 'bbbb').attack(b.figure('Sir Dupuis'), b.figure(name));
    expect([a.diceRolled('attack'), b.diceRolled('defence')]).toEqual([[4], [4]]);
  });
});

describe('Omnicron Repulsors', () => {
  it('roll once for each Soulborg next to any of them, by squad and hero', () => {
    const a = arena({
      armies: [
        { 'Omnicron Repulsors': 'c3 g3 g5', Zetacron: 'b3-a3' },
        { 'Zettian Guards': 'f4 i9', 'Warden 816': 'd3' },
      ],
      turn: 'Omnicron Repulsors',
      stage: 'after-moving',
      rolls: [16, 13, 15], // Zetacron, the guard beside two of them, the Warden
    });
    expect(a.wounds(a.figure('Zetacron'))).toBe(1);
    expect(a.fate(a.figure('Zettian Guards'))).toBe('destroyed');
    expect(a.wounds(a.figure('Warden 816'))).toBe(0);
    expect(a.rollsLeft).toBe(0);
  });

  it('a beacon next to the target gives Soulborgs of Jandar one die from afar, however many there are', () => {
    const a = arena({
      armies: [{ 'Omnicron Repulsors': 'f3 f4', 'Omnicron Snipers': 'c3' }, { 'Sir Dupuis': 'g3-h3' }],
      turn: 'Omnicron Snipers',
      stage: 'attack',
    });
    a.roll('bb', 'bbb').attack(a.figure('Omnicron Snipers'), a.figure('Sir Dupuis'));
    expect(a.diceRolled('attack')).toEqual([2]);
  });

  it('end on 14 the turn of the Soulborg whose attack did not hurt, and take its markers', () => {
    const response = (roll: number, skulls: string) => {
      const a = arena({
        armies: [{ 'Major Q10': 'd3-e3' }, { 'Omnicron Repulsors': 'c3 a1' }],
        turn: 'Major Q10',
        stage: 'attack',
      });
      a.roll(skulls, 'hhb', ...(skulls === 'sb' ? [roll] : []));
      a.answer('target', `special:0:${a.figure('Omnicron Repulsors')}`);
      return a;
    };
    const ended = response(14, 'sb');
    expect(ended.asked).toBe(''); // no further shots
    expect(ended.state.players[0]?.markers.filter(({ lost }) => lost)).toHaveLength(3);
    const goesOn = response(13, 'sb');
    expect(goesOn.asked).toBe('target');
    expect(goesOn.state.players[0]?.markers.filter(({ lost }) => lost)).toHaveLength(0);
  });

  it('do not answer an attack that hurt, nor one of somebody else', () => {
    const a = arena({
      armies: [{ 'Major Q10': 'd3-e3' }, { 'Omnicron Repulsors': 'c3 a1' }],
      turn: 'Major Q10',
      stage: 'attack',
    });
    a.roll('ss', 'hbb').answer('target', `special:0:${a.figure('Omnicron Repulsors')}`);
    const b = arena({
      armies: [{ 'Sir Dupuis': 'd3-e3' }, { 'Omnicron Repulsors': 'c3 a1' }],
      turn: 'Sir Dupuis',
      stage: 'attack',
    });
    b.roll('sbbb', 'hbb').attack(b.figure('Sir Dupuis'), b.figure('Omnicron Repulsors'));
    expect([...a.happened('d20'), ...b.happened('d20')]).toEqual([]);
  });
});

describe('Mohican River Tribe', () => {
  it('fights better when engaged', () => {
    const a = arena({
      armies: [{ 'Mohican River Tribe': 'c3' }, { 'Warden 816': 'd3' }],
      turn: 'Mohican River Tribe',
      stage: 'attack',
    });
    a.roll('bbb', 'bbbbbb').attack(a.figure('Mohican River Tribe'), a.figure('Warden 816'));
    const b = arena({
      armies: [{ 'Warden 816': 'd3' }, { 'Mohican River Tribe': 'c3' }],
      turn: 'Warden 816',
      stage: 'attack',
    });
    b.roll('bbb', 'bbb').attack(b.figure('Warden 816'), b.figure('Mohican River Tribe'));
    expect([a.diceRolled('attack'), b.diceRolled('defence')]).toEqual([[3], [3]]);
  });

  it('calls a tribesman after the turn if two are engaged', () => {
    const after = (at: string) =>
      arena({
        armies: [{ 'Mohican River Tribe': at, 'Brave Arrow': 'a9' }, { 'Warden 816': 'd3' }],
        turn: 'Mohican River Tribe',
        stage: 'after',
      });
    const a = after('c3 d4 a1');
    a.answer('after-turn', a.options[0] ?? '');
    expect(a.state.turns.at(-1)?.card).toBe(a.card('Brave Arrow'));
    expect(after('c3 a2 a1').asked).toBe('');
  });

  it('is concealed with 19 from roll and distance', () => {
    const shot = (roll: number) => {
      const a = arena({
        armies: [{ 'Warden 816': 'g3' }, { 'Mohican River Tribe': 'c3 a1' }],
        turn: 'Warden 816',
        stage: 'attack',
      });
      a.roll('sss', 'b', roll).attack(a.figure('Warden 816'), a.figure('Mohican River Tribe'));
      return a.fate(a.figure('Mohican River Tribe'));
    };
    expect(shot(15)).toBe('field');
    expect(shot(14)).toBe('destroyed');
  });
});

describe('Mohican River Tribe, engaged', () => {
  it('is not concealed from neighbours', () => {
    const a = arena({
      armies: [{ 'Warden 816': 'd3' }, { 'Mohican River Tribe': 'c3 a1' }],
      turn: 'Warden 816',
      stage: 'attack',
    });
    a.roll('sss', 'bbb').attack(a.figure('Warden 816'), a.figure('Mohican River Tribe'));
    expect(a.fate(a.figure('Mohican River Tribe'))).toBe('destroyed');
  });
});

describe('Capuan Gladiators', () => {
  it('bond with a human gladiator hero', () => {
    const a = arena({
      armies: [{ 'Capuan Gladiators': 'c3', Crixus: 'a9' }, { 'Warden 816': 'g3' }],
      turn: 'Capuan Gladiators',
    });
    expect(a.options).toContain(`bond:0:${a.card('Crixus')}`);
  });

  it('add their markers to the initiative if all lie on gladiators', () => {
    const initiative = (markers: Record<string, string>) => {
      const a = arena({
        armies: [{ 'Capuan Gladiators': 'c3', Crixus: 'a9', Isamu: 'b9' }, { 'Warden 816': 'g3' }],
        phase: 'initiative',
        markers,
        on: true,
        rolls: [5],
      });
      return a;
    };
    const a = initiative({ 'Capuan Gladiators': '1 2 3', Crixus: 'X' });
    expect(a.asked).toBe('initiative-bonus');
    a.roll(7).answer('initiative-bonus', 'yes');
    expect(a.happened('d20').map(({ total }) => total)).toEqual([8, 7]);
    expect(() => initiative({ 'Capuan Gladiators': '1 2 3', Isamu: 'X' })).toThrow('nobody scripted'); // the opponent's roll comes at once
  });
});
