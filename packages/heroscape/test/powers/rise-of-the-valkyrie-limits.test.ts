import { describe, expect, it } from 'vitest';
import { attackOn } from '../../src/rules/attack-stage.ts';
import { attackDice, defenceDice } from '../../src/rules/combat-dice.ts';
import { rangeAgainst } from '../../src/rules/targeting.ts';
import { NOBODY } from '../../src/state.ts';
import { figureOf } from '../../src/table.ts';
import { arena, type ArenaSetup } from '../arena.ts';

const RAELIN = 'Raelin the Kyrie Warrior (RotV)';
const DRAKE = 'Sgt. Drake Alexander (RotV)';
const FINN = 'Finn the Viking Champion';
const THORGRIM = 'Thorgrim the Viking Champion';

/** A strip of land of one row. */
function strip(length: number): Pick<ArenaSetup, 'field' | 'zones'> {
  const last = String.fromCodePoint(96 + length);
  return { field: [Array.from({ length }, () => '.').join(' ')], zones: { '1': 'a1', '2': `${last}1` } };
}

/** The dice of a normal attack and of the defence against it. */
function diceOf(setup: ArenaSetup, attacker: string, target: string): { attack: number; defence: number } {
  const a = arena(setup);
  const g = a.table();
  const attack = attackOn(g, figureOf(g, a.figure(attacker)), a.figure(target), NOBODY);
  return { attack: attackDice(g, attack, a.figure(target)), defence: defenceDice(g, attack, a.figure(target)) };
}

describe('Water Clone', () => {
  it('fails on 9 in water and makes no other card live again', () => {
    const a = arena({
      field: ['. . . . .', '. w . . .', '. . . . .', '. . . . .'],
      armies: [{ 'Marro Warriors': 'b2', 'Krav Maga Agents': '' }, { Syvarris: 'e4' }],
      turn: 'Marro Warriors',
      stage: 'attack',
    });
    a.roll(9).answer('target', 'power:0');
    expect(a.asked).toBe('');
    const b = arena({
      armies: [{ 'Marro Warriors': 'b2 b3 b4 b5', 'Krav Maga Agents': '' }, { Syvarris: 'i9' }],
      turn: 'Marro Warriors',
      stage: 'attack',
    });
    b.answer('attacker', `attack:${b.figure('Marro Warriors')}`);
    expect(b.options.some((key) => key.startsWith('power'))).toBe(false);
  });

  it('puts the clone on a space of the same level', () => {
    const a = arena({
      field: ['2 2 2', '2 . .', '2 2 2'],
      zones: { '1': 'a1', '2': 'c3' },
      armies: [{ 'Marro Warriors': 'b2' }, { Syvarris: 'c3' }],
      turn: 'Marro Warriors',
      stage: 'attack',
    });
    a.roll(15).answer('target', 'power:0').answer('revive', '1');
    expect(a.at(1)).toBe('c2'); // the only one
  });
});

describe('Explosion Special Attack', () => {
  it('reaches 7 spaces', () => {
    const reaches = (place: string) =>
      arena({
        ...strip(10),
        armies: [{ 'Deathwalker 9000': 'a1' }, { Syvarris: place }],
        turn: 'Deathwalker 9000',
        stage: 'attack',
      }).asked;
    expect([reaches('h1'), reaches('i1')]).toEqual(['target', '']);
  });
});

describe('Range Enhancement', () => {
  it('helps neither enemies nor other soulborgs', () => {
    const a = arena({
      armies: [
        { 'Deathwalker 9000': 'e5', 'Major Q9': 'd5-c5' },
        { 'Zettian Guards': 'f5', Syvarris: 'i1' },
      ],
      turn: 'Deathwalker 9000',
    });
    const g = a.table();
    const range = (name: string) => rangeAgainst(g, figureOf(g, a.figure(name)), figureOf(g, a.figure('Syvarris')));
    expect([range('Zettian Guards'), range('Major Q9'), range('Deathwalker 9000')]).toEqual([7, 8, 7]);
  });
});

describe('Counter Strike', () => {
  it('answers no special attack', () => {
    const a = arena({ armies: [{ 'Izumi Samurai': 'e5' }, { Mimring: 'f5-g5' }], turn: 'Mimring', stage: 'attack' });
    a.until('target').roll('bbbb', 'hhhhh').answer('target', 'special:0:-1');
    expect(a.wounds(a.figure('Mimring'))).toBe(0);
  });
});

describe('Grapple Gun', () => {
  it('leads one space up and obeys the rules of walking', () => {
    const a = arena({
      field: ['2 . .', '2 . .'],
      zones: { '1': 'a1', '2': 'c1' },
      armies: [{ [DRAKE]: 'a1' }, { Syvarris: 'a2' }],
      turn: DRAKE,
    });
    expect(a.options.filter((key) => key.startsWith('leap'))).toEqual([]);
    // Who stays adjacent has no reason to strike.
    const b = arena({
      field: ['. . .', '. 6 .', '. . .'],
      armies: [{ [DRAKE]: 'a2' }, { Mimring: 'a1-b1' }],
      turn: DRAKE,
    });
    b.answer('destination', `leap:1:${b.key('b2')}`);
    expect(b.diceRolled('leaving')).toEqual([]);
  });
});

describe('Sword of Reckoning', () => {
  it('is for adjacent figures', () => {
    const a = arena({ armies: [{ 'Agent Carr': 'a5' }, { Syvarris: 'e5' }], turn: 'Agent Carr', stage: 'attack' });
    a.roll('bb', 'bb').attack(a.figure('Agent Carr'), a.figure('Syvarris'));
    expect(a.diceRolled('attack')).toEqual([2]);
  });
});

describe('Grenades', () => {
  it('reach 5 spaces, over what blocks the sight', () => {
    const field = (wall: number) => [`. . ${wall} . . . .`];
    const zones = { '1': 'a1', '2': 'g1' };
    const thrown = (wall: number, place: string) => {
      const armies = [{ 'Airborne Elite': 'a1' }, { [DRAKE]: place }];
      const a = arena({ field: field(wall), zones, armies, turn: 'Airborne Elite', stage: 'attack' });
      return a.options.includes(`special:1:${a.figure(DRAKE)}`);
    };
    expect([thrown(1, 'f1'), thrown(30, 'f1'), thrown(1, 'g1')]).toEqual([true, true, false]);
  });

  it('are thrown by nobody who has attacked', () => {
    const a = arena({
      armies: [{ 'Airborne Elite': 'a5 a6' }, { 'Sir Denrick': 'e5' }],
      turn: 'Airborne Elite',
      stage: 'attack',
    });
    a.roll('bbb', 'bbbb').attack(a.figure('Airborne Elite'), a.figure('Sir Denrick'));
    a.roll('bb', 'bbbb').answer('target', `special:1:${a.figure('Sir Denrick')}`);
    expect(a.asked).toBe('');
  });
});

describe('The Drop', () => {
  it('fails on 12', () => {
    const a = arena({ armies: [{ 'Airborne Elite': '' }, { [DRAKE]: 'e5' }], phase: 'markers' });
    a.roll(12).answer('power', `The Drop:${a.figure('Airborne Elite')}`);
    expect(a.asked).not.toBe('arrive');
  });
});

describe('auras of adjacent figures', () => {
  it('reach no further, and no enemies', () => {
    const far = { armies: [{ [FINN]: 'a5', [DRAKE]: 'd4' }, { [RAELIN]: 'e4' }], turn: DRAKE };
    expect(diceOf(far, DRAKE, RAELIN).attack).toBe(6);
    const enemy = { armies: [{ [THORGRIM]: 'd5', [DRAKE]: 'e4' }, { Syvarris: 'd4' }], turn: DRAKE };
    expect(diceOf(enemy, DRAKE, 'Syvarris').defence).toBe(2);
    const shot = { armies: [{ [FINN]: 'd5', 'Krav Maga Agents': 'd4' }, { Syvarris: 'h4' }], turn: 'Krav Maga Agents' };
    expect(diceOf(shot, 'Krav Maga Agents', 'Syvarris').attack).toBe(3);
  });

  it('of Grimnak are for orc warriors only', () => {
    const dice = (name: string, place: string) =>
      diceOf({ armies: [{ Grimnak: 'e5-f5', [name]: place }, { [DRAKE]: 'c5' }], turn: name }, name, DRAKE).attack;
    expect([dice('Blade Gruts', 'd5'), dice('Arrow Gruts', 'd5'), dice('Tarn Viking Warriors', 'd5')]).toEqual([
      3, 1, 3,
    ]);
    expect(dice('Blade Gruts', 'c4')).toBe(2);
  });
});

describe('Defensive Aura', () => {
  it('needs clear sight, and helps no enemy', () => {
    const setup = (wall: number): ArenaSetup => ({
      field: [`. . ${wall} . . .`],
      zones: { '1': 'a1', '2': 'f1' },
      armies: [{ [RAELIN]: 'a1', Syvarris: 'e1' }, { [DRAKE]: 'f1' }],
      turn: DRAKE,
    });
    expect([diceOf(setup(1), DRAKE, 'Syvarris').defence, diceOf(setup(30), DRAKE, 'Syvarris').defence]).toEqual([4, 2]);
    const enemy = { armies: [{ [RAELIN]: 'a5', [DRAKE]: 'e4' }, { Syvarris: 'd4' }], turn: DRAKE };
    expect(diceOf(enemy, DRAKE, 'Syvarris').defence).toBe(2);
  });
});

describe('Fire Line Special Attack', () => {
  it('is 8 spaces long', () => {
    const burns = (place: string) =>
      arena({
        ...strip(12),
        armies: [{ Mimring: 'b1-a1' }, { Syvarris: place }],
        turn: 'Mimring',
        stage: 'attack',
      }).until('target').options;
    expect(burns('j1')).toContain('special:0:-1');
    expect(() => burns('k1')).toThrow();
  });
});

describe('Mind Shackle', () => {
  it('chooses unique figures of others', () => {
    const setup = (army: Record<string, string>, own: Record<string, string> = {}) =>
      arena({ armies: [{ 'Ne-gok-sa': 'e5', ...own }, army], turn: 'Ne-gok-sa', stage: 'after-moving' }).asked;
    expect(setup({ 'Roman Archers': 'e4' })).not.toBe('power');
    expect(setup({ Syvarris: 'a1' }, { [DRAKE]: 'e4' })).not.toBe('power');
    expect(setup({ Syvarris: 'e4' })).toBe('power');
  });

  it('takes no character the army has already (HS-3.11)', () => {
    const a = arena({
      armies: [{ 'Ne-gok-sa': 'e5', [DRAKE]: 'a1' }, { 'Sgt. Drake Alexander (SotM)': 'e4' }],
      turn: 'Ne-gok-sa',
      stage: 'after-moving',
    });
    expect(a.asked).not.toBe('power');
  });
});

describe('Chomp', () => {
  it('takes nobody large, and a hero not on 15', () => {
    const large = arena({
      armies: [{ Grimnak: 'e5-f5' }, { Tornak: 'e4-d4' }],
      turn: 'Grimnak',
      stage: 'after-moving',
    });
    expect(large.asked).not.toBe('power');
    const a = arena({ armies: [{ Grimnak: 'e5-f5' }, { Syvarris: 'e4' }], turn: 'Grimnak', stage: 'after-moving' });
    a.roll(15).answer('power', `Chomp:${a.figure('Grimnak')}`);
    expect(a.fate(a.figure('Syvarris'))).toBe('field');
  });
});
