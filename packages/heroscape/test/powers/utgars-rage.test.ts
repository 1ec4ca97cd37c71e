import { describe, expect, it } from 'vitest';
import { arena } from '../arena.ts';

const DRAKE = 'Sgt. Drake Alexander (RotV)';
const KHOSUMET = 'Khosumet the Darklord';
const TAELORD = 'Taelord the Kyrie Warrior';
const LINE = '4th Massachusetts Line';

describe('Khosumet the Darklord', () => {
  it('gives relentless friends next to him an attack die', () => {
    const a = arena({
      armies: [{ [KHOSUMET]: 'd5', [TAELORD]: 'd4' }, { [DRAKE]: 'e4' }],
      turn: TAELORD,
      stage: 'attack',
    });
    a.roll('bbbb', 'bbb').attack(a.figure(TAELORD), a.figure(DRAKE));
    const b = arena({
      armies: [{ [KHOSUMET]: 'd5', Syvarris: 'd4' }, { [DRAKE]: 'e4' }],
      turn: 'Syvarris',
      stage: 'attack',
    });
    b.roll('bbb', 'bbb').attack(b.figure('Syvarris'), b.figure(DRAKE));
  });

  it('helps with Unleashed Fury', () => {
    const a = arena({
      armies: [{ [KHOSUMET]: 'a9', 'Anubian Wolves': 'e5' }, { [DRAKE]: 'e4' }],
      turn: 'Anubian Wolves',
      stage: 'before-moving',
      rolls: [6],
    });
    expect(a.happened('d20').map(({ total }) => total)).toEqual([7]);
    a.until('target').roll('bbb', 'bbb').attack(a.figure('Anubian Wolves'), a.figure(DRAKE));
    expect(a.diceRolled('attack')).toEqual([3]);
  });
});

describe('Sir Denrick', () => {
  it('rolls two dice at whoever leaves him', () => {
    const a = arena({ armies: [{ 'Sir Denrick': 'e4' }, { Syvarris: 'e5' }], turn: 'Syvarris' });
    a.roll('ss').move(a.figure('Syvarris'), 'e8');
    expect(a.wounds(a.figure('Syvarris'))).toBe(2);
  });

  it('adds two dice against huge figures', () => {
    const a = arena({ armies: [{ 'Sir Denrick': 'e4' }, { Mimring: 'e5-f5' }], turn: 'Sir Denrick', stage: 'attack' });
    a.roll('bbbbbb', 'bbb').attack(a.figure('Sir Denrick'), a.figure('Mimring'));
    const b = arena({ armies: [{ 'Sir Denrick': 'e4' }, { Syvarris: 'e5' }], turn: 'Sir Denrick', stage: 'attack' });
    b.roll('bbbb', 'bb').attack(b.figure('Sir Denrick'), b.figure('Syvarris'));
  });
});

describe('Me-Burq-Sa', () => {
  const stare = (roll: number) => {
    const a = arena({
      armies: [{ 'Me-Burq-Sa': 'a5-b5' }, { Syvarris: 'f5', [DRAKE]: 'i9' }],
      turn: 'Me-Burq-Sa',
      stage: 'after-moving',
    });
    return a.roll(roll).answer('power', `Paralyzing Stare:${a.figure('Me-Burq-Sa')}`);
  };

  it('denies the chosen figure all defence dice on 16', () => {
    const a = stare(16);
    a.roll('sss').until('target').attack(a.figure('Me-Burq-Sa'), a.figure('Syvarris'));
    expect(a.wounds(a.figure('Syvarris'))).toBe(3);
    const b = stare(15);
    b.roll('sss', 'hh').until('target').attack(b.figure('Me-Burq-Sa'), b.figure('Syvarris'));
    expect(b.wounds(b.figure('Syvarris'))).toBe(1);
  });
});

describe('Krug', () => {
  it('attacks twice, with a die more for each wound', () => {
    const a = arena({
      armies: [{ Krug: 'e5-f5' }, { [DRAKE]: 'e4', Syvarris: 'f4' }],
      turn: 'Krug',
      stage: 'attack',
      wounds: { Krug: 4 },
    });
    a.until('target').roll('bbbbbb', 'bbb').attack(a.figure('Krug'), a.figure(DRAKE));
    a.roll('bbbbbb', 'bb').answer('target', String(a.figure('Syvarris')));
    expect(a.diceRolled('attack')).toEqual([6, 6]);
  });
});

describe('Minions of Utgar', () => {
  const MINIONS = 'Minions of Utgar';

  it('let a Kyrie warrior of Utgar act instead', () => {
    const a = arena({
      armies: [{ [MINIONS]: 'a1', [TAELORD]: 'e5', 'Raelin the Kyrie Warrior (RotV)': 'a5' }, { [DRAKE]: 'i9' }],
      turn: MINIONS,
    });
    a.answer('before-turn', 'command:0:0');
    a.move(a.figure(TAELORD), 'e8').endTurn();
    expect(a.at(a.figure(TAELORD))).toBe('e8');
    expect(a.asked).toBe(''); // the minions themselves do not act
  });

  it('count skulls twice and fly', () => {
    const a = arena({ armies: [{ [MINIONS]: 'e5' }, { [DRAKE]: 'e4' }], turn: MINIONS, stage: 'attack' });
    a.roll('ss', 'hbb').attack(a.figure(MINIONS), a.figure(DRAKE));
    expect(a.wounds(a.figure(DRAKE))).toBe(3);
    const b = arena({
      field: ['. 20 . . .'],
      armies: [{ [MINIONS]: 'a1' }, { Syvarris: 'e1' }],
      zones: { '1': 'a1', '2': 'e1' },
      turn: MINIONS,
    });
    expect(b.destinations).toContain('c1');
  });
});

describe('Marro Drones', () => {
  const swarm = (roll: number) =>
    arena({
      armies: [{ 'Marro Drones': 'a1 b1 c1 d1 e1 f1 g1 h1 i1' }, { Syvarris: 'e9' }],
      turn: 'Marro Drones',
      rolls: [roll],
    });

  it('move and attack with 3, 6 or 9', () => {
    const count = (roll: number) => {
      const a = swarm(roll);
      let moved = 0;
      for (const place of ['a2', 'b2', 'c2', 'd2', 'e2', 'f2', 'g2', 'h2', 'i2']) {
        const drone = a.figure('Marro Drones', moved);
        const key = `move:${drone}`;
        if (a.asked !== 'mover' || !a.options.includes(key)) break;
        a.answer('mover', key).answer('destination', a.key(place));
        moved++;
      }
      return moved;
    };
    expect([count(12), count(13), count(17)]).toEqual([3, 6, 9]);
  });
});

describe('Knights of Weston', () => {
  const KNIGHTS = 'Knights of Weston';

  it('roll two dice at whoever leaves them', () => {
    const a = arena({ armies: [{ [KNIGHTS]: 'e4' }, { Syvarris: 'e5' }], turn: 'Syvarris' });
    a.roll('sb').move(a.figure('Syvarris'), 'e8');
    expect(a.wounds(a.figure('Syvarris'))).toBe(1);
  });

  it('let a human champion take a turn first', () => {
    const a = arena({
      armies: [{ [KNIGHTS]: 'e4', 'Sir Denrick': 'a1', Tornak: 'c1-d1' }, { Syvarris: 'e9' }],
      turn: KNIGHTS,
    });
    expect(a.options).toEqual([`bond:0:${a.card('Sir Denrick')}`, 'pass']);
  });
});

describe('Swog Rider', () => {
  it('leaves engagements unharmed and strengthens orc archers next to it', () => {
    const a = arena({ armies: [{ 'Swog Rider': 'd5-e5' }, { [DRAKE]: 'e4' }], turn: 'Swog Rider' });
    a.answer('mover', `move:${a.figure('Swog Rider')}`).answer('destination', (option) =>
      option.key.startsWith(a.key('e9')),
    );
    expect(a.diceRolled('leaving')).toEqual([]);
    const b = arena({
      armies: [{ 'Swog Rider': 'd5-e5', 'Arrow Gruts': 'd4' }, { [DRAKE]: 'c4' }],
      turn: 'Arrow Gruts',
      stage: 'attack',
    });
    b.until('target').roll('bb', 'bbb').attack(b.figure('Arrow Gruts'), b.figure(DRAKE));
    const c = arena({
      armies: [{ 'Swog Rider': 'd5-e5', 'Arrow Gruts': 'd4' }, { [DRAKE]: 'c4' }],
      turn: DRAKE,
      stage: 'attack',
    });
    c.roll('bbbbbb', 'bb').attack(c.figure(DRAKE), c.figure('Arrow Gruts'));
    expect(c.diceRolled('defence')).toEqual([2]);
  });
});

describe('4th Massachusetts Line', () => {
  it('shoot better when none of them moved', () => {
    const a = arena({ armies: [{ [LINE]: 'a5 a6' }, { Syvarris: 'e5' }], turn: LINE });
    a.pass('mover').roll('bbb', 'bb').attack(a.figure(LINE), a.figure('Syvarris'));
    const b = arena({ armies: [{ [LINE]: 'a5 a6' }, { Syvarris: 'e5' }], turn: LINE });
    b.move(b.figure(LINE, 1), 'a7').pass('mover').roll('bb', 'bb').attack(b.figure(LINE), b.figure('Syvarris'));
    expect([a.diceRolled('attack'), b.diceRolled('attack')]).toEqual([[3], [2]]);
  });

  it('defend better in an army of valiant cards', () => {
    const dice = (army: Record<string, string>) => {
      const a = arena({ armies: [army, { [DRAKE]: 'e4' }], turn: DRAKE, stage: 'attack' });
      const expected = army['Syvarris'] === undefined ? 'bbb' : 'bb';
      a.roll('bbbbbb', expected).attack(a.figure(DRAKE), a.figure(LINE));
      return a.diceRolled('defence')[0];
    };
    expect(dice({ [LINE]: 'e5', 'Sir Denrick': 'a1' })).toBe(3);
    expect(dice({ [LINE]: 'e5', Syvarris: 'a1' })).toBe(2);
  });
});

describe('Anubian Wolves', () => {
  const fury = (roll: number) =>
    arena({
      armies: [{ 'Anubian Wolves': 'e5 a1 a3' }, { [DRAKE]: 'e4' }],
      turn: 'Anubian Wolves',
      stage: 'before-moving',
      rolls: [roll],
    });

  it('lose one of them on 1', () => {
    const a = fury(1).answer('destroy-one', '2');
    expect(a.fate(2)).toBe('destroyed');
  });

  it('roll up to 8 more dice', () => {
    for (const [roll, dice] of [
      [2, 'bb'],
      [7, 'bbb'],
      [12, 'bbbb'],
      [16, 'bbbbb'],
      [20, 'bbbbbbbbb'],
    ] as const) {
      const a = fury(roll);
      a.until('target').roll(dice, 'bbb').attack(a.figure('Anubian Wolves'), a.figure(DRAKE));
      expect(a.diceRolled('attack')).toEqual([dice.length]);
    }
  });
});
