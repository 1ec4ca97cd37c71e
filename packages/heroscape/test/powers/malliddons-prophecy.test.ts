import { describe, expect, it } from 'vitest';
import { moveOf } from '../../src/abilities/move-value.ts';
import { figureOf } from '../../src/table.ts';
import { arena } from '../arena.ts';

const DRAKE = 'Sgt. Drake Alexander (RotV)';
const TAELORD = 'Taelord the Kyrie Warrior';
const KELDA = 'Kelda the Kyrie Warrior';

describe('Omnicron Snipers', () => {
  it('count every skull twice', () => {
    const a = arena({
      armies: [{ 'Omnicron Snipers': 'a5' }, { Syvarris: 'e5' }],
      turn: 'Omnicron Snipers',
      stage: 'attack',
    });
    a.roll('s', 'bb').attack(a.figure('Omnicron Snipers'), a.figure('Syvarris'));
    expect(a.wounds(a.figure('Syvarris'))).toBe(2);
  });
});

describe('Taelord the Kyrie Warrior', () => {
  it('gives own figures within 4 clear sight spaces an attack die, not himself', () => {
    const a = arena({
      armies: [{ [TAELORD]: 'a5', Syvarris: 'e5' }, { [DRAKE]: 'e4' }],
      turn: 'Syvarris',
      stage: 'attack',
    });
    a.roll('bbbb', 'bbb').attack(a.figure('Syvarris'), a.figure(DRAKE));
    expect(a.diceRolled('attack')).toEqual([4]);
    const b = arena({ armies: [{ [TAELORD]: 'e5' }, { [DRAKE]: 'e4' }], turn: TAELORD, stage: 'attack' });
    b.roll('bbb', 'bbb').attack(b.figure(TAELORD), b.figure(DRAKE));
  });

  it('flies off without being struck at', () => {
    const a = arena({ armies: [{ [TAELORD]: 'e5' }, { [DRAKE]: 'e4' }], turn: TAELORD });
    a.move(a.figure(TAELORD), 'e9');
    expect(a.diceRolled('leaving')).toEqual([]);
  });
});

describe('Kelda the Kyrie Warrior', () => {
  const touch = (roll: number, wounds = 3) => {
    const a = arena({
      armies: [{ [KELDA]: 'e5', [DRAKE]: 'e4' }, { Syvarris: 'a1' }],
      turn: KELDA,
      stage: 'after-moving',
      wounds: { [DRAKE]: wounds },
    });
    return a.roll(roll).answer('power', `Healing Touch:${a.figure(KELDA)}`);
  };

  it('wounds on 1, heals one, up to two or all', () => {
    const hurt = touch(1);
    expect(hurt.fate(hurt.figure(DRAKE))).toBe('destroyed'); // 3 + 2 of 5
    const one = touch(5);
    expect(one.wounds(one.figure(DRAKE))).toBe(2);
    const two = touch(17).answer('heal', '2');
    expect(two.wounds(two.figure(DRAKE))).toBe(1);
    const all = touch(18);
    expect(all.wounds(all.figure(DRAKE))).toBe(0);
  });

  it('flies', () => {
    const a = arena({
      field: ['. 20 . . .'],
      armies: [{ [KELDA]: 'a1' }, { Syvarris: 'e1' }],
      zones: { '1': 'a1', '2': 'e1' },
      turn: KELDA,
    });
    expect(a.destinations).toContain('c1');
  });
});

describe('Marcus Decimus Gallus', () => {
  const army = { 'Marcus Decimus Gallus': 'd5', 'Roman Legionnaires': 'd4', 'Roman Archers': 'a1' };

  it('lets soldiers move further and strike harder next to him', () => {
    const a = arena({ armies: [army, { [DRAKE]: 'e4' }], turn: 'Roman Legionnaires', stage: 'attack' });
    const g = a.table();
    expect(moveOf(g, figureOf(g, a.figure('Roman Legionnaires')))).toBe(5);
    expect(moveOf(g, figureOf(g, a.figure('Roman Archers')))).toBe(4);
    expect(moveOf(g, figureOf(g, a.figure(DRAKE)))).toBe(5);
    a.roll('bbbb', 'bbb').attack(a.figure('Roman Legionnaires'), a.figure(DRAKE));
    expect(a.diceRolled('attack')).toEqual([4]);
  });
});

describe('Venoc Warlord', () => {
  const army = { 'Venoc Warlord': 'a1', 'Venoc Vipers': 'e1' };

  it('hastens scouts and helps with Frenzy', () => {
    const b = arena({ armies: [army, { [DRAKE]: 'i9' }], turn: 'Venoc Vipers' });
    const g = b.table();
    expect(moveOf(g, figureOf(g, b.figure('Venoc Vipers')))).toBe(9);
    // 15 + 1 is enough for another turn, 14 + 1 after it is not.
    b.roll(15).pass('destination');
    expect(b.happened('d20').map(({ total }) => total)).toEqual([16]);
    expect(b.asked).toBe('destination');
    b.roll(14).pass('destination');
    expect(b.asked).toBe('');
  });

  it('goes on through water', () => {
    const a = arena({
      field: ['. w w .'],
      armies: [{ 'Venoc Warlord': 'a1' }, { [DRAKE]: 'd1' }],
      zones: { '1': 'a1', '2': 'd1' },
      turn: 'Venoc Warlord',
    });
    expect(a.destinations).toContain('c1');
  });
});

describe('Tornak', () => {
  it('leaves engagements unharmed', () => {
    const a = arena({ armies: [{ Tornak: 'd5-e5' }, { [DRAKE]: 'e4' }], turn: 'Tornak' });
    a.answer('mover', `move:${a.figure('Tornak')}`).answer('destination', (option) =>
      option.key.startsWith(a.key('e9')),
    );
    expect(a.diceRolled('leaving')).toEqual([]);
  });

  it('strengthens orc warriors next to him', () => {
    const a = arena({
      armies: [{ Tornak: 'd5-e5', 'Blade Gruts': 'd4' }, { [DRAKE]: 'c4' }],
      turn: 'Blade Gruts',
      stage: 'attack',
    });
    a.roll('bbb', 'bbb').attack(a.figure('Blade Gruts'), a.figure(DRAKE));
    const b = arena({
      armies: [{ Tornak: 'd5-e5', 'Blade Gruts': 'd4' }, { [DRAKE]: 'c4' }],
      turn: DRAKE,
      stage: 'attack',
    });
    b.roll('bbbbbb', 'bbb').attack(b.figure(DRAKE), b.figure('Blade Gruts'));
    expect([a.rollsLeft, b.rollsLeft]).toEqual([0, 0]);
  });
});

describe('Venoc Vipers', () => {
  const setup = { armies: [{ 'Venoc Vipers': 'a1 b1' }, { [DRAKE]: 'i9' }], turn: 'Venoc Vipers' };

  it('take another turn on 16, again and again', () => {
    const a = arena(setup);
    a.roll(16).move(a.figure('Venoc Vipers'), 'a8').pass('destination');
    expect(a.happened('turn')).toHaveLength(2);
    a.roll(20).pass('mover').roll(15).pass('mover');
    expect(a.happened('turn')).toHaveLength(3);
    expect(a.asked).toBe('');
  });

  it('slither through water', () => {
    const a = arena({
      field: ['. w w w .'],
      armies: [{ 'Venoc Vipers': 'a1' }, { [DRAKE]: 'e1' }],
      zones: { '1': 'a1', '2': 'e1' },
      turn: 'Venoc Vipers',
    });
    expect(a.destinations).toContain('d1');
  });
});

describe('Roman Legionnaires', () => {
  it('let a warlord take a turn first', () => {
    const a = arena({
      armies: [{ 'Roman Legionnaires': 'a1', 'Marcus Decimus Gallus': 'c1' }, { [DRAKE]: 'i9' }],
      turn: 'Roman Legionnaires',
    });
    a.answer('before-turn', `bond:0:${a.card('Marcus Decimus Gallus')}`);
    a.move(a.figure('Marcus Decimus Gallus'), 'd4');
    expect(a.happened('turn').map(({ card, power }) => [card, power])).toEqual([
      [a.card('Roman Legionnaires'), ''],
      [a.card('Marcus Decimus Gallus'), 'Warlord Bonding'],
    ]);
    a.until('destination', ({ about }) => about?.[0] === a.figure('Roman Legionnaires'));
    a.move(a.figure('Roman Legionnaires'), 'a5');
    expect(a.at(a.figure('Roman Legionnaires'))).toBe('a5');
  });

  it('add a defence die for each of two others next to them', () => {
    const wall = (places: string) => {
      const a = arena({ armies: [{ 'Roman Legionnaires': places }, { [DRAKE]: 'e4' }], turn: DRAKE, stage: 'attack' });
      return a;
    };
    const a = wall('e5 d5 f5 e6');
    a.roll('bbbbbb', 'bbbb').attack(a.figure(DRAKE), a.figure('Roman Legionnaires'));
    expect(a.diceRolled('defence')).toEqual([4]);
    const b = wall('e5 d5');
    b.roll('bbbbbb', 'bbb').attack(b.figure(DRAKE), b.figure('Roman Legionnaires'));
  });
});

describe('Roman Archers', () => {
  it('shoot one volley of 6 dice when three stand together', () => {
    const a = arena({
      armies: [{ 'Roman Archers': 'a4 a5 a6' }, { Syvarris: 'f5' }],
      turn: 'Roman Archers',
      stage: 'attack',
    });
    const [one, two, three] = [0, 1, 2].map((nth) => a.figure('Roman Archers', nth));
    a.answer('attacker', `attack:${one}`);
    a.roll('ssssbb', 'bb').answer('target', `combined:0:${a.figure('Syvarris')}:${two}-${three}`);
    expect(a.fate(a.figure('Syvarris'))).toBe('destroyed');
    expect(a.asked).toBe('');
  });

  it('can not when one of them is engaged', () => {
    const a = arena({
      armies: [{ 'Roman Archers': 'b4 b5 b6' }, { Syvarris: 'f5', [DRAKE]: 'a4' }],
      turn: 'Roman Archers',
      stage: 'attack',
    });
    a.answer('attacker', `attack:${a.figure('Roman Archers', 2)}`);
    expect(a.options.some((key) => key.startsWith('combined'))).toBe(false);
  });
});

describe('Arrow Gruts', () => {
  it('let a beast take a turn first, and leave engagements unharmed', () => {
    const a = arena({ armies: [{ 'Arrow Gruts': 'e5', Mimring: 'a1-b1' }, { [DRAKE]: 'e4' }], turn: 'Arrow Gruts' });
    expect(a.options).toContain(`bond:0:${a.card('Mimring')}`);
    a.pass('before-turn').until('mover').move(a.figure('Arrow Gruts'), 'e8');
    expect(a.diceRolled('leaving')).toEqual([]);
  });
});

describe('Blade Gruts', () => {
  it('let an orc champion take a turn first, and leave engagements unharmed', () => {
    const a = arena({ armies: [{ 'Blade Gruts': 'e5', Tornak: 'a1-b1' }, { [DRAKE]: 'e4' }], turn: 'Blade Gruts' });
    expect(a.options).toEqual([`bond:0:${a.card('Tornak')}`, 'pass']);
    a.pass('before-turn').until('mover').move(a.figure('Blade Gruts'), 'e8');
    expect(a.diceRolled('leaving')).toEqual([]);
  });
});
