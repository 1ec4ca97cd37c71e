import { describe, expect, it } from 'vitest';
import { arena } from '../arena.ts';
import { attacking, isOffered, type Army } from './limits-setup.ts';

/** What powers of the earlier sets must not do: those that choose, and those that answer. */

const DRAKE = 'Sgt. Drake Alexander (RotV)';
const RAELIN = 'Raelin the Kyrie Warrior (RotV)';

describe('powers after moving', () => {
  it('choose whom they name, where they say', () => {
    const stare = (enemy: Army) => isOffered({ 'Me-Burq-Sa': 'a5-b5' }, enemy, 'Paralyzing');
    expect([stare({ Syvarris: 'h5' }), stare({ Syvarris: 'i5' }), stare({ Tornak: 'e5-f5' })]).toEqual([
      true,
      false,
      false,
    ]);
    const shackle = (enemy: Army) => isOffered({ 'Kee-Mo-Shi': 'e5' }, enemy, 'Mind', { rolls: [1] });
    expect([shackle({ Syvarris: 'e4' }), shackle({ Syvarris: 'e2' })]).toEqual([true, false]);
    const whip = (enemy: Army) => isOffered({ 'James Murphy': 'e5' }, enemy, 'Whip');
    expect([whip({ Syvarris: 'e4' }), whip({ Tornak: 'e4-f4' })]).toEqual([true, false]);
    const fling = (enemy: Army) => isOffered({ Jotun: 'd5-e5' }, enemy, 'Throw');
    expect([fling({ Syvarris: 'f5' }), fling({ [RAELIN]: 'f5' }), fling({ Tornak: 'f5-g5' })]).toEqual([
      true,
      false,
      false,
    ]);
    const heal = (own: Army, wounds: Record<string, number>) =>
      isOffered({ 'Kelda the Kyrie Warrior': 'e5', ...own }, { Syvarris: 'a1' }, 'Healing', { wounds });
    expect([
      heal({ [DRAKE]: 'e4' }, { [DRAKE]: 1 }),
      heal({ [DRAKE]: 'e4' }, {}),
      heal({ [DRAKE]: 'e2' }, { [DRAKE]: 1 }),
    ]).toEqual([true, false, false]);
    const swoop = (enemy: Army) => isOffered({ Sonlen: 'a5' }, enemy, 'Dragon Swoop');
    expect([swoop({ Syvarris: 'e5' }), swoop({ Syvarris: 'f5' })]).toEqual([true, false]);
  });

  it('see no further than the ground lets them', () => {
    const wall = ['. . 40 . . .'];
    const more = { field: wall, zones: { '1': 'a1', '2': 'f1' } };
    expect(isOffered({ Sonlen: 'a1' }, { Syvarris: 'e1' }, 'Dragon Swoop', more)).toBe(false);
    expect(isOffered({ Sonlen: 'a1' }, { Syvarris: 'b1' }, 'Dragon Swoop', more)).toBe(true);
  });

  it('instead of attacking have their reach too', () => {
    const stone = (place: string) => attacking({ Sudema: 'a5' }, { Syvarris: place }).options.includes('power:0');
    expect([stone('e5'), stone('f5')]).toEqual([true, false]);
    const sharp = (place: string) => attacking({ 'Deadeye Dan': 'a5' }, { Mimring: place }).options.includes('power:1');
    expect([sharp('c5-d5'), sharp('b5-c5')]).toEqual([true, false]);
    const breath = (enemy: Army) => attacking({ Braxas: 'a5-b5' }, enemy).options.includes('power:0');
    expect([breath({ Tornak: 'e5-f5' }), breath({ Syvarris: 'g5' }), breath({ Syvarris: 'f5' })]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('spread a plague no further than next to the hounds', () => {
    const a = arena({
      armies: [{ 'Marrden Hounds': 'd5-e5' }, { Syvarris: 'g5' }],
      turn: 'Marrden Hounds',
      stage: 'after-moving',
    });
    expect(a.happened('d20')).toEqual([]);
  });

  it('leave others than small and medium figures their defence', () => {
    const a = arena({
      armies: [{ Retiarius: 'e5' }, { Mimring: 'e4-f4' }],
      turn: 'Retiarius',
      stage: 'after-moving',
      rolls: [20],
    });
    a.roll('bbbbb', 'bbb').attack(a.figure('Retiarius'), a.figure('Mimring'));
    expect(a.diceRolled('defence')).toEqual([3]);
  });

  it('tunnel only from swamp water, on one level', () => {
    const setup = { field: ['. . y y2 . . y .'], zones: { '1': 'a1', '2': 'h1' } };
    const a = arena({ ...setup, armies: [{ 'Marro Drudge': 'a1' }, { Syvarris: 'h1' }], turn: 'Marro Drudge' });
    a.move(a.figure('Marro Drudge'), 'b1').pass('destination');
    expect(a.asked).not.toBe('teleport:Swamp Water Tunnel');
    const b = arena({ ...setup, armies: [{ 'Marro Drudge': 'a1' }, { Syvarris: 'h1' }], turn: 'Marro Drudge' });
    b.move(b.figure('Marro Drudge'), 'c1').pass('destination');
    expect(b.destinations).toEqual(['g1']);
  });
});

describe('answers', () => {
  it('of poison are for heroes and normal attacks', () => {
    const a = attacking({ 'Deepwyrm Drow': 'e5' }, { 'Roman Archers': 'e4 a1' });
    a.roll('sss', 'b').attack(a.figure('Deepwyrm Drow'), a.figure('Roman Archers'));
    const b = attacking({ 'Deepwyrm Drow': 'e5' }, { Mimring: 'e4-f4' });
    b.roll('sss', 'bbb').attack(b.figure('Deepwyrm Drow'), b.figure('Mimring'));
    expect([...a.happened('d20'), ...b.happened('d20')]).toEqual([]);
  });

  it('of coils do not crush what is huge', () => {
    const a = attacking({ 'Wo-Sa-Ga': 'd5-e5' }, { Charos: 'f5-g5' }).until('target');
    a.roll('sssbbb', 'bbbbb').attack(a.figure('Wo-Sa-Ga'), a.figure('Charos'));
    expect(a.happened('d20')).toEqual([]);
  });

  it('of agents strike at nobody large, and at no friend', () => {
    const a = arena({ armies: [{ 'Nakita Agents': 'e5', Syvarris: 'e2' }, { Tornak: 'e1-f1' }], turn: 'Syvarris' });
    a.roll('b').move(a.figure('Syvarris'), 'e4');
    const b = arena({ armies: [{ 'Nakita Agents': 'e5' }, { Tornak: 'a5-b5' }], turn: 'Tornak' });
    b.answer('mover', `move:${b.figure('Tornak')}`).answer('destination', b.key('d5-c5'));
    expect([...a.happened('d20'), ...b.happened('d20')]).toEqual([]);
  });

  it('with smoke are for normal attacks of enemies on those next to an agent', () => {
    const smoke = (own: Army, enemy: Army, target: string, key = '') => {
      const a = arena({ armies: [own, enemy], turn: Object.keys(enemy)[0] ?? '', stage: 'attack' });
      a.roll('bbb', 'b'.repeat(9));
      try {
        a.answer('target', key === '' ? String(a.figure(target)) : `${key}${a.figure(target)}`);
      } catch {
        return false; // dice are rolled at once
      }
      return a.asked === 'react';
    };
    expect(smoke({ 'Nakita Agents': 'e5', 'Sir Denrick': 'f5' }, { Syvarris: 'a5' }, 'Sir Denrick')).toBe(true);
    expect(smoke({ 'Nakita Agents': 'e5', 'Sir Denrick': 'g5' }, { Syvarris: 'a5' }, 'Sir Denrick')).toBe(false);
    expect(smoke({ 'Nakita Agents': 'e5' }, { 'Deathwalker 9000': 'a5' }, 'Nakita Agents', 'special:0:')).toBe(false);
  });

  it('of those who vanish are for normal attacks', () => {
    for (const name of ['Ninjas of the Northern Wind', 'Deepwyrm Drow']) {
      const a = attacking({ 'Deathwalker 9000': 'a5' }, { [name]: 'e5 a9' });
      a.roll('sss', 'hhh').answer('target', `special:0:${a.figure(name)}`);
      expect(a.happened('d20')).toEqual([]);
    }
  });

  it('of those who scatter are for normal attacks of enemies', () => {
    const a = attacking({ 'Deathwalker 9000': 'a5' }, { Deathreavers: 'e5 g5' });
    a.roll('sss', 'hhhb').answer('target', `special:0:${a.figure('Deathreavers')}`);
    expect(a.asked).not.toBe('react');
    const b = attacking({ Syvarris: 'a5', Deathreavers: 'e5 g5' }, { [DRAKE]: 'i9' });
    b.roll('sss', 'hhhb').attack(b.figure('Syvarris'), b.figure('Deathreavers'));
    expect(b.asked).not.toBe('react');
  });

  it('of zombies raise nobody from large figures, nor from friends', () => {
    const a = attacking({ 'Zombies of Morindan': 'e5 d5' }, { 'Swog Rider': 'e4-f4', Syvarris: 'i9' }).until(
      'attacker',
    );
    a.roll('ss', 'bbb').attack(a.figure('Zombies of Morindan'), a.figure('Swog Rider'));
    expect([a.fate(a.figure('Swog Rider')), a.asked]).not.toContain('revive');
    expect(a.fate(a.figure('Swog Rider'))).toBe('destroyed');
  });

  it('with a charge need freedom at the start', () => {
    const field = ['. . . . . . . . . . . .', '. . . . . . . . . . . .'];
    const zones = { '1': 'a1', '2': 'l1' };
    const a = arena({
      field,
      zones,
      armies: [{ 'Kozuke Samurai': 'a1' }, { Syvarris: 'j1', [DRAKE]: 'b1' }],
      turn: 'Kozuke Samurai',
    });
    expect(a.destinations).not.toContain('i1');
  });
});
