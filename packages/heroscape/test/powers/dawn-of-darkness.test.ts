import { describe, expect, it } from 'vitest';
import { moveOf } from '../../src/abilities/move-value.ts';
import { figureOf } from '../../src/table.ts';
import { arena } from '../arena.ts';

const DRAKE = 'Sgt. Drake Alexander (RotV)';
const ELDGRIM = 'Eldgrim the Viking Champion';

describe('Kaemon Awa', () => {
  it('shoots twice with his quick release, and strikes back', () => {
    const a = arena({ armies: [{ 'Kaemon Awa': 'a5' }, { Syvarris: 'e5' }], turn: 'Kaemon Awa', stage: 'attack' });
    a.roll('bbbb', 'bb').answer('target', `special:0:${a.figure('Syvarris')}`);
    a.roll('bbbb', 'bb').answer('target', String(a.figure('Syvarris')));
    expect(a.asked).toBe('');
    const b = arena({ armies: [{ 'Kaemon Awa': 'e5' }, { [DRAKE]: 'e4' }], turn: DRAKE, stage: 'attack' });
    b.roll('bbbbbb', 'hbbb').attack(b.figure(DRAKE), b.figure('Kaemon Awa'));
    expect(b.wounds(b.figure(DRAKE))).toBe(1);
  });
});

describe('Eldgrim the Viking Champion', () => {
  it('takes another turn for a wound, once a round', () => {
    const a = arena({ armies: [{ [ELDGRIM]: 'a1' }, { Syvarris: 'i9' }], turn: ELDGRIM });
    a.move(a.figure(ELDGRIM), 'f1').answer('power', `Overextend Attack:${a.figure(ELDGRIM)}`);
    a.move(a.figure(ELDGRIM), 'i4');
    expect([a.wounds(a.figure(ELDGRIM)), a.asked]).toEqual([1, '']);
  });

  it('may raise the move of a unique card by his spirit', () => {
    const a = arena({ armies: [{ [ELDGRIM]: 'e5', Syvarris: 'a1' }, { [DRAKE]: 'e4' }], turn: DRAKE, stage: 'attack' });
    a.roll('ssssss', 'bb').attack(a.figure(DRAKE), a.figure(ELDGRIM));
    a.answer('react', (option) => option.key.startsWith("Warrior's")).answer('spirit', String(a.card('Syvarris')));
    expect(a.state.cards[a.card('Syvarris')]?.spirits.move).toBe(1);
    const g = a.table();
    expect(moveOf(g, figureOf(g, a.figure('Syvarris')))).toBe(6);
  });
});

describe('Empress Kiova', () => {
  it('lets Kyrie of Einar in sight roll missed defence dice again', () => {
    const a = arena({
      armies: [{ 'Empress Kiova': 'a5', 'Einar Imperium': 'e5' }, { [DRAKE]: 'e4' }],
      turn: DRAKE,
      stage: 'attack',
    });
    a.roll('ssssss', 'hbb').attack(a.figure(DRAKE), a.figure('Einar Imperium'));
    a.roll('hh').answer('reroll', 'yes');
    expect(a.happened('attack-result')[0]).toMatchObject({ shields: 3 });
  });

  it('does not help herself, and flies by stealth', () => {
    const a = arena({ armies: [{ 'Empress Kiova': 'e5' }, { [DRAKE]: 'e4' }], turn: DRAKE, stage: 'attack' });
    a.roll('bbbbbb', 'bbbb').attack(a.figure(DRAKE), a.figure('Empress Kiova'));
    const b = arena({ armies: [{ 'Empress Kiova': 'e5' }, { [DRAKE]: 'e4' }], turn: 'Empress Kiova' });
    b.move(b.figure('Empress Kiova'), 'e9');
    expect(b.diceRolled('leaving')).toEqual([]);
  });
});

describe('Kee-Mo-Shi', () => {
  it('takes a unique card over on 19', () => {
    const a = arena({
      armies: [{ 'Kee-Mo-Shi': 'e5' }, { Syvarris: 'e4', [DRAKE]: 'i9' }],
      turn: 'Kee-Mo-Shi',
      stage: 'after-moving',
    });
    a.roll(19, 1)
      .answer('power', `Mind Shackle:${a.figure('Kee-Mo-Shi')}`)
      .until('target')
      .pass();
    expect(a.state.cards[a.card('Syvarris')]?.controller).toBe(0);
  });

  it('poisons everybody next to her after attacking, soulborgs excepted', () => {
    const a = arena({
      armies: [
        { 'Kee-Mo-Shi': 'e5', Syvarris: 'd5' },
        { [DRAKE]: 'e4', 'Zettian Guards': 'f5' },
      ],
      turn: 'Kee-Mo-Shi',
      stage: 'attack',
    });
    a.roll(17, 16).pass('target');
    expect([a.wounds(a.figure('Syvarris')), a.wounds(a.figure(DRAKE))]).toEqual([1, 0]);
    expect(a.happened('d20')).toHaveLength(2);
  });
});

describe('Runa', () => {
  it('destroys figures within 3 clear sight spaces on 20', () => {
    const a = arena({
      armies: [
        { Runa: 'e5', Syvarris: 'd5' },
        { [DRAKE]: 'h5', 'Roman Archers': 'e4 i9' },
      ],
      turn: 'Runa',
      stage: 'after-moving',
    });
    a.roll(19, 20, 1).answer('power', `Helm of Mitonsoul Aura:${a.figure('Runa')}`);
    expect(a.happened('d20')).toHaveLength(3);
    expect([a.fate(a.figure('Syvarris')), a.fate(a.figure(DRAKE)), a.fate(a.figure('Roman Archers'))]).toEqual([
      'field',
      'destroyed',
      'field',
    ]);
  });

  it('flies', () => {
    const a = arena({
      field: ['. 20 . . .'],
      zones: { '1': 'a1', '2': 'e1' },
      armies: [{ Runa: 'a1' }, { Syvarris: 'e1' }],
      turn: 'Runa',
    });
    expect(a.destinations).toContain('c1');
  });
});

describe('Einar Imperium', () => {
  it('attack twice each and fly by stealth', () => {
    const a = arena({
      armies: [{ 'Einar Imperium': 'e5' }, { [DRAKE]: 'e4' }],
      turn: 'Einar Imperium',
      stage: 'attack',
    });
    a.roll('bbb', 'bbb').attack(a.figure('Einar Imperium'), a.figure(DRAKE));
    a.roll('bbb', 'bbb').answer('target', String(a.figure(DRAKE)));
    expect(a.asked).toBe('');
    const b = arena({ armies: [{ 'Einar Imperium': 'e5' }, { [DRAKE]: 'e4' }], turn: 'Einar Imperium' });
    b.move(b.figure('Einar Imperium'), 'e9');
    expect(b.diceRolled('leaving')).toEqual([]);
  });
});

describe('Tagawa Samurai Archers', () => {
  it('strike back with excess shields', () => {
    const name = 'Tagawa Samurai Archers';
    const a = arena({ armies: [{ [name]: 'e5' }, { [DRAKE]: 'e4' }], turn: DRAKE, stage: 'attack' });
    a.roll('bbbbbb', 'hhb').attack(a.figure(DRAKE), a.figure(name));
    expect(a.wounds(a.figure(DRAKE))).toBe(2);
  });
});

describe('Heavy Gruts', () => {
  it('let an orc champion take a turn first, and leave engagements unharmed', () => {
    const a = arena({ armies: [{ 'Heavy Gruts': 'e5', Grimnak: 'a1-b1' }, { [DRAKE]: 'e4' }], turn: 'Heavy Gruts' });
    expect(a.options).toEqual([`bond:0:${a.card('Grimnak')}`, 'pass']);
    a.pass('before-turn').until('mover').move(a.figure('Heavy Gruts'), 'e8');
    expect(a.diceRolled('leaving')).toEqual([]);
  });
});

describe('Shades of Bleakwoode', () => {
  const SHADES = 'Shades of Bleakwoode';

  it('devour the soul of a unique hero on 19, each of them', () => {
    const a = arena({
      armies: [{ [SHADES]: 'e5 d4 a1' }, { Syvarris: 'e4', [DRAKE]: 'i9' }],
      turn: SHADES,
      stage: 'before-moving',
    });
    a.roll(18).answer('power', `Soul Devour:${a.figure(SHADES, 0)}`);
    expect(a.options).toEqual([`Soul Devour:${a.figure(SHADES, 1)}`, 'pass']);
    a.roll(19).answer('power', `Soul Devour:${a.figure(SHADES, 1)}`);
    expect(a.state.cards[a.card('Syvarris')]?.controller).toBe(0);
    expect([a.fate(a.figure(SHADES, 0)), a.fate(a.figure(SHADES, 1))]).toEqual(['field', 'destroyed']);
  });

  it('stay in the game with a soul though the last of them is gone', () => {
    const a = arena({
      armies: [{ [SHADES]: 'e5' }, { Syvarris: 'e4', [DRAKE]: 'i9' }],
      turn: SHADES,
      stage: 'before-moving',
    });
    a.roll(20).answer('power', `Soul Devour:${a.figure(SHADES)}`);
    expect([a.fate(a.figure(SHADES)), a.state.cards[a.card('Syvarris')]?.controller]).toEqual(['destroyed', 0]);
    expect(a.state.outcome).toBeNull();
  });

  it('fly by stealth', () => {
    const a = arena({ armies: [{ [SHADES]: 'e5' }, { 'Izumi Samurai': 'e4' }], turn: SHADES });
    a.move(a.figure(SHADES), 'e9');
    expect(a.diceRolled('leaving')).toEqual([]);
  });
});

describe('Zombies of Morindan', () => {
  const ZOMBIES = 'Zombies of Morindan';
  const zombie = (a: ReturnType<typeof arena>, nth: number) => a.figure(ZOMBIES, nth);

  it('move six and attack with any three', () => {
    const a = arena({
      armies: [{ [ZOMBIES]: 'a1 b1 c1 d1 e1 f1 e5 f5 g4' }, { Mimring: 'e4-f4' }],
      turn: ZOMBIES,
    });
    for (const [nth, place] of ['a2', 'b2', 'c2', 'd2', 'e2', 'f2'].entries()) {
      a.answer('mover', `move:${zombie(a, nth)}`).answer('destination', a.key(place));
    }
    expect(a.options).not.toContain(`move:${zombie(a, 6)}`);
    a.until('attacker');
    for (const nth of [6, 7]) a.roll('bb', 'bbb').attack(zombie(a, nth), a.figure('Mimring'));
    a.roll('bb', 'bbb').attack(zombie(a, 8), a.figure('Mimring'));
    expect(a.diceRolled('attack')).toEqual([2, 2, 2]);
    expect(a.asked).toBe('');
  });

  it('join three attacks into one of six dice', () => {
    const a = arena({
      armies: [{ [ZOMBIES]: 'a1 b1 c1 d1 e5 f5 g4' }, { Mimring: 'e4-f4' }],
      turn: ZOMBIES,
    });
    for (const [nth, place] of ['a2', 'b2', 'c2', 'd2'].entries()) {
      a.answer('mover', `move:${zombie(a, nth)}`).answer('destination', a.key(place));
    }
    a.until('attacker').answer('attacker', `attack:${zombie(a, 4)}`);
    const key = `combined:1:${a.figure('Mimring')}:${zombie(a, 5)}-${zombie(a, 6)}`;
    a.roll('ssssss', 'bbb').answer('target', key);
    expect(a.diceRolled('attack')).toEqual([6]);
  });

  it('rise again in place of whom they destroy, and do not attack this turn', () => {
    const a = arena({
      armies: [{ [ZOMBIES]: 'e5 d5' }, { 'Roman Archers': 'e4 e3', Syvarris: 'i9' }],
      turn: ZOMBIES,
      stage: 'attack',
    });
    a.roll('ss', 'b').attack(zombie(a, 0), a.figure('Roman Archers'));
    a.answer('revive', String(zombie(a, 2)));
    expect(a.at(zombie(a, 2))).toBe('e4');
    a.pass('target'); // the other one could only attack its own
    expect(a.asked).toBe('');
  });

  it('do not rise from the undead', () => {
    const a = arena({
      armies: [{ [ZOMBIES]: 'e5 d5' }, { 'Shades of Bleakwoode': 'e4 i9' }],
      turn: ZOMBIES,
      stage: 'attack',
    });
    a.roll('ss', 'bbbb').attack(zombie(a, 0), a.figure('Shades of Bleakwoode'));
    expect(a.asked).not.toBe('revive');
  });
});
