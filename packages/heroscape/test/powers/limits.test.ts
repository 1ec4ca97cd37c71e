import { describe, expect, it } from 'vitest';
import { attackOn } from '../../src/rules/attack-stage.ts';
import { attackDice } from '../../src/rules/combat-dice.ts';
import { NOBODY } from '../../src/state.ts';
import { figureOf } from '../../src/table.ts';
import { arena, type ArenaSetup } from '../arena.ts';
import { dice, attacking, bonds, type Army } from './limits-setup.ts';

/** What powers of the earlier sets must not do: lasting ones, attacks, bonding. */

const DRAKE = 'Sgt. Drake Alexander (RotV)';
const RAELIN = 'Raelin the Kyrie Warrior (RotV)';
const TAELORD = 'Taelord the Kyrie Warrior';

describe('auras', () => {
  it('end with their distance and with sight, and do not help enemies', () => {
    expect(dice({ Syvarris: 'f5', [TAELORD]: 'a5' }, { [DRAKE]: 'f4' }, 'Syvarris', DRAKE)[0]).toBe(3);
    expect(dice({ Syvarris: 'd5' }, { [DRAKE]: 'd4', [TAELORD]: 'a5' }, 'Syvarris', DRAKE)[0]).toBe(3);
    const wall = ['. . 40 . . .'];
    const a = arena({
      field: wall,
      zones: { '1': 'a1', '2': 'f1' },
      armies: [{ Syvarris: 'e1', [TAELORD]: 'a1' }, { [DRAKE]: 'f1' }],
      turn: 'Syvarris',
    });
    const g = a.table();
    const attack = attackOn(g, figureOf(g, a.figure('Syvarris')), a.figure(DRAKE), NOBODY);
    expect(attackDice(g, attack, a.figure(DRAKE))).toBe(3);
  });

  it('are for those they name', () => {
    const gallus = 'Marcus Decimus Gallus';
    expect(dice({ 'Roman Archers': 'd4', [gallus]: 'd5' }, { [DRAKE]: 'c4' }, 'Roman Archers', DRAKE)[0]).toBe(2);
    expect(
      dice({ 'Roman Legionnaires': 'd4', [gallus]: 'a9' }, { [DRAKE]: 'c4' }, 'Roman Legionnaires', DRAKE)[0],
    ).toBe(3);
    expect(
      dice(
        { 'Tarn Viking Warriors': 'd4', 'Concan the Kyrie Warrior': 'd5' },
        { [DRAKE]: 'c4' },
        'Tarn Viking Warriors',
        DRAKE,
      )[0],
    ).toBe(3);
    expect(
      dice(
        { 'Sentinels of Jandar': 'd4', 'Concan the Kyrie Warrior': 'd5' },
        { [DRAKE]: 'c4' },
        'Sentinels of Jandar',
        DRAKE,
      )[0],
    ).toBe(4);
    const ana = 'Ana Karithon';
    expect(dice({ 'Ne-gok-sa': 'e4' }, { Syvarris: 'e5', [ana]: 'a5' }, 'Ne-gok-sa', 'Syvarris')[1]).toBe(2);
    expect(dice({ 'Ne-gok-sa': 'b4' }, { [ana]: 'b5' }, 'Ne-gok-sa', ana)[1]).toBe(3);
    expect(dice({ 'Ne-gok-sa': 'b4' }, { Mimring: 'b5-c5', [ana]: 'a9' }, 'Ne-gok-sa', 'Mimring')[1]).toBe(3);
  });

  it('of the empress let only her own Kyrie roll again', () => {
    const rolls = (own: Army, target: string, defence: string) => {
      const a = arena({ armies: [own, { [DRAKE]: 'e4' }], turn: DRAKE, stage: 'attack' });
      a.roll('bbbbbb', defence).attack(a.figure(DRAKE), a.figure(target));
      return a.asked === 'reroll';
    };
    expect(rolls({ 'Empress Kiova': 'a5', 'Einar Imperium': 'e5' }, 'Einar Imperium', 'bbb')).toBe(true);
    expect(rolls({ 'Empress Kiova': 'a9', 'Einar Imperium': 'e5' }, 'Einar Imperium', 'bbb')).toBe(false);
    expect(rolls({ 'Empress Kiova': 'a5', [RAELIN]: 'e5' }, RAELIN, 'bbb')).toBe(false);
    expect(rolls({ 'Empress Kiova': 'a5', 'Sacred Band': 'e5' }, 'Sacred Band', 'bbb')).toBe(false);
  });

  it('count only figures of their own card in a shield wall', () => {
    expect(
      dice({ [DRAKE]: 'e4' }, { 'Roman Legionnaires': 'e5', 'Roman Archers': 'd5' }, DRAKE, 'Roman Legionnaires')[1],
    ).toBe(2);
    expect(dice({ [DRAKE]: 'e4' }, { 'Roman Legionnaires': 'e5 a9' }, DRAKE, 'Roman Legionnaires')[1]).toBe(2);
  });
});

describe('conditions of dice', () => {
  it('ask for the attack they name', () => {
    expect(dice({ 'Tandros Kreel': 'a5' }, { Syvarris: 'e5' }, 'Tandros Kreel', 'Syvarris')[0]).toBe(2);
    expect(dice({ Blastatrons: 'd5', Gladiatrons: 'f5' }, { Syvarris: 'e5' }, 'Blastatrons', 'Syvarris')[0]).toBe(1);
    expect(dice({ Blastatrons: 'a5', 'Zettian Guards': 'f5' }, { Syvarris: 'e5' }, 'Blastatrons', 'Syvarris')[0]).toBe(
      1,
    );
    expect(dice({ Blastatrons: 'a5', [DRAKE]: 'f5' }, { Syvarris: 'e5' }, 'Blastatrons', 'Syvarris')[0]).toBe(1);
    expect(dice({ 'Microcorp Agents': 'a5' }, { Syvarris: 'e5' }, 'Microcorp Agents', 'Syvarris')[0]).toBe(2);
    expect(dice({ 'Marro Drudge': 'a5' }, { Syvarris: 'e5' }, 'Marro Drudge', 'Syvarris')[0]).toBe(2);
  });

  it('of defence ask for a normal attack from nearby', () => {
    const a = attacking({ "Johnny 'Shotgun' Sullivan": 'e4' }, { 'Major X17': 'e5' });
    a.roll('bbb', 'bbb').answer('target', `special:0:${a.figure('Major X17')}`);
    expect(a.diceRolled('defence')).toEqual([3]);
    expect(dice({ Syvarris: 'a5' }, { Gladiatrons: 'e5' }, 'Syvarris', 'Gladiatrons')[1]).toBe(3);
    const b = attacking({ [DRAKE]: 'e4' }, { 'Deathwalker 7000': 'e5' });
    b.roll('ssssss', 'hbbbbbb').attack(b.figure(DRAKE), b.figure('Deathwalker 7000'));
    expect(b.fate(b.figure('Deathwalker 7000'))).toBe('destroyed');
  });

  it('let nobody strike back at a special attack, or from afar', () => {
    for (const name of ['Tagawa Samurai', 'Kozuke Samurai', 'Kaemon Awa', 'Tagawa Samurai Archers']) {
      const { length } = 'b'.repeat(dice({ Syvarris: 'a5' }, { [name]: 'e5' }, 'Syvarris', name)[1]);
      const a = attacking({ Syvarris: 'a5' }, { [name]: 'e5' });
      a.roll('bbb', 'h'.repeat(length)).attack(a.figure('Syvarris'), a.figure(name));
      const b = attacking({ "Johnny 'Shotgun' Sullivan": 'e4' }, { [name]: 'e5' });
      b.roll('bbb', 'h'.repeat(length)).answer('target', `special:0:${b.figure(name)}`);
      const c = attacking({ 'Izumi Samurai': 'e4' }, { [name]: 'e5' });
      c.roll('bb', 'h'.repeat(length)).attack(c.figure('Izumi Samurai'), c.figure(name));
      expect([...a.happened('wounded'), ...b.happened('wounded'), ...c.happened('wounded')]).toEqual([]);
    }
  });

  it('count experience up to three, and only from enemies', () => {
    const a = arena({
      armies: [{ 'Tagawa Samurai': 'e5', 'Roman Archers': 'd5' }, { Syvarris: 'i9' }],
      turn: 'Tagawa Samurai',
      stage: 'attack',
    });
    a.roll('sss', 'b').attack(a.figure('Tagawa Samurai'), a.figure('Roman Archers'));
    expect(a.state.cards[a.card('Tagawa Samurai')]?.markers['Experience'] ?? 0).toBe(0);
  });
});

describe('further attacks', () => {
  it('are as many as the card says', () => {
    const a = attacking({ Krug: 'e5-f5' }, { [DRAKE]: 'e4' }).until('target');
    a.roll('bb', 'bbb').attack(a.figure('Krug'), a.figure(DRAKE));
    a.roll('bb', 'bbb').answer('target', String(a.figure(DRAKE)));
    expect(a.options).not.toContain(String(a.figure(DRAKE)));
  });

  it('of archers together need a formation, and range', () => {
    const volley = (places: string, target: string, more: Partial<ArenaSetup> = {}) => {
      const a = attacking({ 'Roman Archers': places }, { Syvarris: target }, more);
      if (a.asked === 'attacker') a.answer('attacker', `attack:${a.figure('Roman Archers')}`);
      return a.options.some((key) => key.startsWith('combined'));
    };
    expect(volley('a4 a5 a6', 'f5')).toBe(true);
    expect(volley('a4 a5 a8', 'f5')).toBe(false);
    expect(volley('a4 a5 a6', 'h5')).toBe(false);
    const hill = Array.from({ length: 9 }, (_, row) => (row === 5 ? '2 . . . . . . . .' : '. . . . . . . . .'));
    expect(volley('a4 a5 a6', 'f5', { field: hill })).toBe(false);
  });

  it('of zombies together need all three next to an enemy', () => {
    const onslaught = (places: string, enemy: Army) => {
      const a = attacking({ 'Zombies of Morindan': places }, enemy);
      if (a.asked === 'attacker') a.answer('attacker', `attack:${a.figure('Zombies of Morindan')}`);
      return a.options.some((key) => key.startsWith('combined'));
    };
    expect(onslaught('d5 d4 f5', { Syvarris: 'e5' })).toBe(true);
    expect(onslaught('d5 d4 h5', { Syvarris: 'e5' })).toBe(false);
  });

  it('with a pistol are not for friends of Jandar', () => {
    const a = attacking({ 'Sgt. Drake Alexander (SotM)': 'a5' }, { 'Finn the Viking Champion': 'e5' });
    expect(a.asked).toBe('');
  });
});

describe('bonding', () => {
  it('is with whom the card names, of the own army', () => {
    const orcs = { Tornak: 'a1-b1', 'Sir Denrick': 'd1', 'Blade Gruts': 'e5' };
    expect(
      bonds({ 'Blade Gruts': 'e5', Tornak: 'a1-b1', 'Sir Denrick': 'd1', 'Heavy Gruts': 'a5' }, { Grimnak: 'i9-h9' }),
    ).toEqual(['Tornak']);
    expect(bonds({ 'Heavy Gruts': 'a5', ...orcs }, { Grimnak: 'i9-h9' })).toEqual(['Tornak']);
    expect(bonds({ 'Roman Legionnaires': 'a1', Parmenio: 'c1', Syvarris: 'e1' }, { Valguard: 'i9' })).toEqual([
      'Parmenio',
    ]);
    expect(bonds({ 'Arrow Gruts': 'a1', Tornak: 'c1-d1', Krug: 'a5-b5' }, { Mimring: 'i9-h9' })).toEqual(['Krug']);
    expect(
      bonds({ 'Knights of Weston': 'a1', Tornak: 'c1-d1', 'Sir Denrick': 'f1' }, { 'Alastair MacDirk': 'i9' }),
    ).toEqual(['Sir Denrick']);
    expect(
      bonds({ 'Marrden Nagrubs': 'a1', 'Wo-Sa-Ga': 'c1-d1', 'Ne-gok-sa': 'f1' }, { 'Su-Bak-Na': 'i9-h9' }),
    ).toEqual(['Wo-Sa-Ga']);
    expect(
      bonds(
        { 'Marro Hive': 'd4-e4-f4-d5-e5-c5', 'Ne-gok-sa': 'a1', 'Marro Warriors': 'b1', 'Marro Stingers': 'c1' },
        { 'Marro Drones': 'i9' },
      ),
    ).toEqual(['Marro Stingers']);
  });

  it('does not chain (HS-28.6)', () => {
    // The minions give their turn to Taelord; movement bonding hangs on an own turn as well.
    const a = arena({
      armies: [{ Blastatrons: 'a1', Gladiatrons: 'a9' }, { Syvarris: 'i1' }],
      turn: 'Blastatrons',
      stage: 'before',
    });
    const [turn] = a.state.turns;
    expect(turn?.power).toBe('');
    const b = arena({
      armies: [{ Blastatrons: 'a1', Gladiatrons: 'a9' }, { Syvarris: 'i1' }],
      turn: 'Blastatrons',
      grantedBy: 'Frenzy',
    });
    expect(b.asked).toBe('destination');
    expect(a.asked).toBe('power');
  });
});

describe('carrying', () => {
  const carried = (own: Army, enemy: Army) => {
    const a = arena({ armies: [{ Theracus: 'd5-e5', ...own }, enemy], turn: 'Theracus' });
    a.answer('mover', `move:${a.figure('Theracus')}`);
    return a.asked === 'carry';
  };

  it('is for adjacent, unengaged, small or medium friends', () => {
    expect(carried({ Syvarris: 'f5' }, { [DRAKE]: 'a1' })).toBe(true);
    expect(carried({ Syvarris: 'h5' }, { [DRAKE]: 'a1' })).toBe(false);
    expect(carried({ Syvarris: 'f5' }, { [DRAKE]: 'g5' })).toBe(false);
    expect(carried({ Tornak: 'f5-g5' }, { [DRAKE]: 'a1' })).toBe(false);
    expect(carried({}, { [DRAKE]: 'f5' })).toBe(false);
  });
});
