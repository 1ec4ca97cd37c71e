import { describe, expect, it } from 'vitest';
import { arena } from '../arena.ts';
import { special } from './picks.ts';

describe('Atlaga the Kyrie Warrior', () => {
  it('destroys on 16 whom he chooses, and tries it once a game', () => {
    const bolt = (roll: number) => {
      const a = arena({
        armies: [{ 'Atlaga the Kyrie Warrior': 'c3' }, { 'Sir Dupuis': 'g3-h3' }],
        turn: 'Atlaga the Kyrie Warrior',
        stage: 'after-moving',
      });
      const atlaga = a.figure('Atlaga the Kyrie Warrior');
      a.roll(roll).answer('power', `Ullar's Bolt of the Witherwood:${atlaga}`);
      expect(a.state.cards[a.card('Atlaga the Kyrie Warrior')]?.gameUses).toEqual({
        "Ullar's Bolt of the Witherwood": 1,
      });
      return a.fate(a.figure('Sir Dupuis'));
    };
    expect(bolt(15)).toBe('field');
    expect(bolt(16)).toBe('destroyed');
    const used = arena({
      armies: [{ 'Atlaga the Kyrie Warrior': 'c3' }, { 'Sir Dupuis': 'g3-h3' }],
      turn: 'Atlaga the Kyrie Warrior',
      stage: 'after-moving',
      prepare: ({ state }) =>
        Object.assign(state.cards[0] ?? {}, { gameUses: { "Ullar's Bolt of the Witherwood": 1 } }),
    });
    expect(used.asked).not.toBe('power');
  });

  it('leads other Kyrie', () => {
    const a = arena({
      armies: [{ 'Atlaga the Kyrie Warrior': 'a3', 'Protectors of Ullar': 'a1' }, { 'Sir Dupuis': 'h9-g9' }],
      turn: 'Protectors of Ullar',
    });
    expect(a.destinations).toContain('f1'); // 4 and 1
    expect(a.destinations).not.toContain('g1');
  });
});

describe('Migol Ironwill', () => {
  it('counts each skull twice', () => {
    const a = arena({
      armies: [{ 'Migol Ironwill': 'c3' }, { 'Sir Dupuis': 'd3-e3' }],
      turn: 'Migol Ironwill',
      stage: 'attack',
    });
    a.roll('ss', 'hbb').attack(a.figure('Migol Ironwill'), a.figure('Sir Dupuis'));
    expect(a.wounds(a.figure('Sir Dupuis'))).toBe(3);
  });

  it('takes at most one wound if he rolls a shield', () => {
    const hit = (defence: string) => {
      const a = arena({
        armies: [{ 'Sir Dupuis': 'd3-e3' }, { 'Migol Ironwill': 'c3' }],
        turn: 'Sir Dupuis',
        stage: 'attack',
      });
      a.roll('ssss', defence).attack(a.figure('Sir Dupuis'), a.figure('Migol Ironwill'));
      return a.wounds(a.figure('Migol Ironwill'));
    };
    expect(hit('hbbb')).toBe(1);
    expect(hit('bbbb')).toBe(4);
  });
});

describe('Tul-Bak-Ra', () => {
  it('strikes the mind through walls', () => {
    const a = arena({
      armies: [{ 'Tul-Bak-Ra': 'a1' }, { 'Sir Dupuis': 'd1-e1' }],
      turn: 'Tul-Bak-Ra',
      stage: 'attack',
      field: ['. .20 .20 . . .'],
      zones: { '1': 'a1', '2': 'f1' },
    });
    a.roll('sss', 'bbb').answer('target', special(a.figure('Sir Dupuis')));
    expect(a.wounds(a.figure('Sir Dupuis'))).toBe(3);
  });

  it('teleports within ten spaces on his level, without being struck', () => {
    const a = arena({
      armies: [{ 'Tul-Bak-Ra': 'a1' }, { 'Sir Dupuis': 'b1-c1' }],
      turn: 'Tul-Bak-Ra',
      field: ['. . . . . . . . . 2 . .'],
      zones: { '1': 'a1', '2': 'l1' },
    });
    const keys = a.options.filter((key) => key.startsWith('teleport:'));
    expect(keys).toHaveLength(7); // d1 to i1 and k1
    a.answer('destination', (option) => option.key === keys.at(-1));
    expect(a.at(a.figure('Tul-Bak-Ra'))).toBe('k1');
    expect(a.diceRolled('leaving')).toEqual([]);
  });

  it('calls one Marro squad figure to his side for each wound of an attack', () => {
    const a = arena({
      armies: [{ 'Sir Dupuis': 'd3-e3' }, { 'Tul-Bak-Ra': 'c3', 'Marro Warriors': 'i1 i2 i3 i4' }],
      turn: 'Sir Dupuis',
      stage: 'attack',
    });
    a.roll('ssbb', 'bbbb').attack(a.figure('Sir Dupuis'), a.figure('Tul-Bak-Ra'));
    a.answer('react', `Teleport Reinforcements:${a.figure('Tul-Bak-Ra')}`);
    a.answer('gather', String(a.figure('Marro Warriors', 1))).answer('place', a.key('c2'));
    a.answer('gather', String(a.figure('Marro Warriors', 2))).answer('place', a.key('b3'));
    expect(a.asked).not.toBe('gather');
    expect(a.at(a.figure('Marro Warriors', 2))).toBe('b3');
  });
});

describe('wounds that are not from an attack', () => {
  it('call no reinforcements and divide no cells', () => {
    const leave = (name: string, army: Record<string, string>) => {
      const a = arena({ armies: [{ [name]: 'c3', ...army }, { 'Warden 816': 'd3' }], turn: name, stage: 'move' });
      if (a.asked === 'mover') a.answer('mover', `move:${a.figure(name)}`);
      a.roll('s').answer('destination', a.key('b5'));
      return a;
    };
    const king = leave('Tul-Bak-Ra', { 'Marro Drones': 'i9' });
    expect(king.wounds(king.figure('Tul-Bak-Ra'))).toBe(1);
    expect(king.asked).not.toBe('react');
    const divider = leave('Marro Dividers', { Isamu: 'i9' });
    expect(divider.fate(divider.figure('Marro Dividers'))).toBe('destroyed');
  });
});

describe('Brave Arrow', () => {
  it('moves two spaces more and gives up his attack', () => {
    const a = arena({ armies: [{ 'Brave Arrow': 'a1' }, { 'Sir Dupuis': 'i1-i2' }], turn: 'Brave Arrow' });
    const arrow = a.figure('Brave Arrow');
    a.answer('power', `Tracking:${arrow}`);
    expect(a.destinations).toContain('h1');
    a.move(arrow, 'f1').move(arrow, 'h1'); // five spaces, then the other two
    expect(a.at(arrow)).toBe('h1');
    expect(a.asked).toBe(''); // no attack on Sir Dupuis beside him
  });

  it('may decide for it in the middle of his move', () => {
    const a = arena({ armies: [{ 'Brave Arrow': 'a1' }, { 'Sir Dupuis': 'i9-h9' }], turn: 'Brave Arrow' });
    const arrow = a.figure('Brave Arrow');
    a.answer('power', 'pass').move(arrow, 'e1').answer('power', `Tracking:${arrow}`);
    expect(a.destinations).toContain('h1');
    expect(a.destinations).not.toContain('i1');
  });

  it('is not concealed where he is only near the target', () => {
    const a = arena({
      armies: [
        { Jorhdawn: 'c3', Emirroon: 'b3' },
        { 'Warden 816': 'g3', 'Brave Arrow': 'h3' },
      ],
      turn: 'Jorhdawn',
      stage: 'attack',
    });
    a.roll('ss', 'bbbbbb', 'bbb').answer('target', special(a.figure('Warden 816')));
    expect(a.wounds(a.figure('Brave Arrow'))).toBe(2);
    expect(a.happened('d20')).toEqual([]);
  });

  it('gives scouts next to him one more die against neighbours', () => {
    const dice = (target: string) => {
      const a = arena({
        armies: [{ 'Brave Arrow': 'c4', 'Mohican River Tribe': 'c3' }, { 'Warden 816': target }],
        turn: 'Mohican River Tribe',
        stage: 'attack',
      });
      const expected = target === 'd3' ? 4 : 2; // printed 2; engaged 1; Brave Arrow 1
      a.roll('b'.repeat(expected), 'bbbbbb').attack(a.figure('Mohican River Tribe'), a.figure('Warden 816'));
      return a.diceRolled('attack')[0];
    };
    expect(dice('d3')).toBe(4);
    expect(dice('g3')).toBe(2);
  });

  it('ignores wounds from afar if roll and distance make 10', () => {
    const shot = (at: string, roll: number) => {
      const a = arena({ armies: [{ 'Warden 816': at }, { 'Brave Arrow': 'c3' }], turn: 'Warden 816', stage: 'attack' });
      a.roll('sss', 'bbb', roll).attack(a.figure('Warden 816'), a.figure('Brave Arrow'));
      return a.wounds(a.figure('Brave Arrow'));
    };
    expect(shot('g3', 6)).toBe(0);
    expect(shot('g3', 5)).toBe(3);
    const near = arena({
      armies: [{ 'Warden 816': 'd3' }, { 'Brave Arrow': 'c3' }],
      turn: 'Warden 816',
      stage: 'attack',
    });
    near.roll('sss', 'bbb').attack(near.figure('Warden 816'), near.figure('Brave Arrow'));
    expect(near.wounds(near.figure('Brave Arrow'))).toBe(3);
  });
});

describe('Kumiko', () => {
  const setup = { armies: [{ Kumiko: 'a3' }, { 'Marro Warriors': 'b3 d3 f3', 'Warden 816': 'i9' }], turn: 'Kumiko' };

  it('attacks up to three figures before, during and after a move of three spaces', () => {
    const a = arena(setup);
    const [one, two, three] = [0, 1, 2].map((i) => a.figure('Marro Warriors', i));
    a.answer('destination', 'barrage:0');
    a.roll('sss', 'bbb').answer('barrage', `attack:${one}`);
    a.answer('barrage', a.key('c3')).roll('sss', 'hhh').answer('barrage', `attack:${two}`);
    expect(a.options).not.toContain(`attack:${two}`); // nobody twice
    a.answer('barrage', a.key('c2')); // the third space, and nobody new beside it
    expect(a.asked).toBe('');
    expect(a.at(a.figure('Kumiko'))).toBe('c2');
    expect(a.fate(one ?? -1)).toBe('destroyed');
    expect([two, three].map((id) => a.fate(id ?? -1))).toEqual(['field', 'field']);
  });

  it('is her move and her attack of the turn', () => {
    const a = arena(setup);
    a.answer('destination', 'barrage:0').answer('barrage', 'pass');
    expect(a.asked).toBe('');
  });

  it('moves and attacks normally instead if she likes', () => {
    const a = arena(setup);
    a.move(a.figure('Kumiko'), 'c3').until('target');
    a.roll('sss', 'bbb').attack(a.figure('Kumiko'), a.figure('Marro Warriors', 1));
    expect(a.fate(a.figure('Marro Warriors', 1))).toBe('destroyed');
  });
});
