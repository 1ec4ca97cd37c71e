import { describe, expect, it } from 'vitest';
import { rangeAgainst } from '../../src/rules/targeting.ts';
import { figureOf } from '../../src/table.ts';
import { arena } from '../arena.ts';

const RAELIN = 'Raelin the Kyrie Warrior (RotV)';
const DRAKE = 'Sgt. Drake Alexander (RotV)';

describe('Deathwalker 9000', () => {
  it('hits everybody next to the target with one roll', () => {
    const a = arena({
      armies: [{ 'Deathwalker 9000': 'a5', 'Zettian Guards': 'f5' }, { 'Marro Warriors': 'e5 e4 i9' }],
      turn: 'Deathwalker 9000',
      stage: 'attack',
    });
    a.roll('sss', 'hbb', 'hhhhhhh', 'hhh');
    a.answer('target', `special:0:${a.figure('Marro Warriors', 0)}`);
    a.answer('defence-order', String(a.figure('Zettian Guards', 0)));
    expect(a.fate(a.figure('Marro Warriors', 0))).toBe('destroyed');
    expect(a.fate(a.figure('Marro Warriors', 1))).toBe('field');
    expect(a.diceRolled('attack')).toEqual([3]);
    expect(a.diceRolled('defence')).toEqual([3, 7, 3]);
  });

  it('lets guards next to it shoot two spaces further', () => {
    const a = arena({
      field: ['. . . . . . . . . . . .'],
      armies: [{ 'Deathwalker 9000': 'a1', 'Zettian Guards': 'b1 d1' }, { Syvarris: 'l1' }],
      zones: { '1': 'a1', '2': 'l1' },
      turn: 'Zettian Guards',
    });
    const g = a.table();
    const syvarris = figureOf(g, a.figure('Syvarris'));
    expect(rangeAgainst(g, figureOf(g, a.figure('Zettian Guards', 0)), syvarris)).toBe(9);
    expect(rangeAgainst(g, figureOf(g, a.figure('Zettian Guards', 1)), syvarris)).toBe(7);
  });
});

describe('Sgt. Drake Alexander', () => {
  it('can be attacked normally from adjacent spaces only', () => {
    const a = arena({ armies: [{ [DRAKE]: 'e5' }, { Syvarris: 'a1' }], turn: 'Syvarris', stage: 'attack' });
    expect(a.asked).toBe('');
    const b = arena({
      armies: [{ [DRAKE]: 'e5' }, { 'Deathwalker 9000': 'a5' }],
      turn: 'Deathwalker 9000',
      stage: 'attack',
    });
    expect(b.options).toEqual([`special:0:${b.figure(DRAKE)}`, 'pass']);
  });

  it('climbs up to 25 levels with the grapple gun', () => {
    const field = ['. . .', '. 26 27', '. . .'];
    const a = arena({ field, armies: [{ [DRAKE]: 'a2' }, { Syvarris: 'c1' }], turn: DRAKE });
    expect(a.destinations).not.toContain('b2');
    a.answer('destination', `leap:1:${a.key('b2')}`);
    expect(a.at(a.figure(DRAKE))).toBe('b2');
    const b = arena({ field, armies: [{ [DRAKE]: 'c3' }, { Syvarris: 'a1' }], turn: DRAKE });
    expect(b.options.filter((key) => key.startsWith('leap'))).toEqual([
      `leap:1:${b.key('b3')}`,
      `leap:1:${b.key('b2')}`,
    ]);
  });

  it('is struck at when he leaves an engagement by grapple gun', () => {
    const field = ['. . .', '. 26 .', '. . .'];
    const a = arena({ field, armies: [{ [DRAKE]: 'a2' }, { 'Izumi Samurai': 'a1' }], turn: DRAKE });
    a.roll('s').answer('destination', `leap:1:${a.key('b2')}`);
    expect(a.wounds(a.figure(DRAKE))).toBe(1);
    expect(a.at(a.figure(DRAKE))).toBe('b2');
  });
});

describe('Syvarris', () => {
  it('attacks twice', () => {
    const a = arena({ armies: [{ Syvarris: 'a1' }, { 'Izumi Samurai': 'e5 e6' }], turn: 'Syvarris', stage: 'attack' });
    a.roll('sss', 'bbbbb').attack(a.figure('Syvarris'), a.figure('Izumi Samurai', 0));
    expect(a.asked).toBe('target');
    a.roll('sss', 'hhhhh').answer('target', String(a.figure('Izumi Samurai', 1)));
    expect(a.diceRolled('attack')).toEqual([3, 3]);
    expect(a.asked).toBe('');
  });
});

describe('Agent Carr', () => {
  it('moves through enemies, leaves them freely and strikes harder nearby', () => {
    const a = arena({
      field: ['. . . . .'],
      armies: [{ 'Agent Carr': 'b1' }, { 'Izumi Samurai': 'c1', [DRAKE]: 'e1' }],
      zones: { '1': 'a1', '2': 'e1' },
      turn: 'Agent Carr',
    });
    const carr = a.figure('Agent Carr');
    a.move(carr, 'd1').until('target');
    expect(a.diceRolled('leaving')).toEqual([]);
    a.roll('bbbbbb', 'hhh').attack(carr, a.figure(DRAKE));
    expect(a.at(carr)).toBe('d1');
  });

  it('leaves engagements unharmed', () => {
    const a = arena({ armies: [{ 'Agent Carr': 'e5' }, { 'Izumi Samurai': 'e4' }], turn: 'Agent Carr' });
    a.move(a.figure('Agent Carr'), 'e8');
    expect(a.diceRolled('leaving')).toEqual([]);
    const b = arena({ armies: [{ Syvarris: 'e5' }, { 'Izumi Samurai': 'e4' }], turn: 'Syvarris' });
    b.roll('b').move(b.figure('Syvarris'), 'e8');
    expect(b.diceRolled('leaving')).toEqual([1]);
  });
});

describe('Finn the Viking Champion', () => {
  const FINN = 'Finn the Viking Champion';

  it('gives friends with range 1 next to him a die', () => {
    const a = arena({
      armies: [{ [FINN]: 'd5', [DRAKE]: 'd4' }, { [RAELIN]: 'e4' }],
      turn: DRAKE,
      stage: 'attack',
    });
    a.roll('bbbbbbb', 'bbb').attack(a.figure(DRAKE), a.figure(RAELIN));
    const b = arena({
      armies: [{ [FINN]: 'd5', Syvarris: 'd4' }, { [RAELIN]: 'h4' }],
      turn: 'Syvarris',
      stage: 'attack',
    });
    b.roll('bbb', 'bbb').attack(b.figure('Syvarris'), b.figure(RAELIN));
    expect(b.diceRolled('attack')).toEqual([3]);
  });

  it('raises the attack of a unique card by his spirit', () => {
    const a = arena({
      armies: [
        { [FINN]: 'd5', Syvarris: 'a1' },
        { [DRAKE]: 'e5', 'Zettian Guards': 'c1' },
      ],
      turn: DRAKE,
      stage: 'attack',
      wounds: { [FINN]: 3 },
      markers: { [DRAKE]: '1 2 3 X', Syvarris: '1 2 3 X' },
      on: true,
    });
    a.roll('ssssss', 'bbbb').attack(a.figure(DRAKE), a.figure(FINN));
    expect(a.decision?.seat).toBe(0);
    a.answer('spirit', String(a.card('Syvarris')));
    expect(a.state.cards[a.card('Syvarris')]?.spirits).toEqual({ attack: 1, defence: 0, move: 0 });
    expect(a.fate(a.figure(FINN))).toBe('out');
    a.until('target', ({ about }) => about?.[0] === a.figure('Syvarris'));
    a.roll('bbbb', 'bbbbbbb').answer('target', String(a.figure('Zettian Guards')));
    expect(a.diceRolled('attack')).toEqual([6, 4]);
  });
});

describe('Thorgrim the Viking Champion', () => {
  const THORGRIM = 'Thorgrim the Viking Champion';

  it('gives friends next to him a defence die', () => {
    const a = arena({
      armies: [{ [THORGRIM]: 'd5', Syvarris: 'd4' }, { [DRAKE]: 'e4' }],
      turn: DRAKE,
      stage: 'attack',
    });
    a.roll('bbbbbb', 'bbb').attack(a.figure(DRAKE), a.figure('Syvarris'));
    expect(a.diceRolled('defence')).toEqual([3]);
  });

  it('raises the defence of a unique card by his spirit', () => {
    const a = arena({
      armies: [
        { [THORGRIM]: 'd5', Syvarris: 'a1' },
        { [DRAKE]: 'e5', 'Deathwalker 9000': 'a5' },
      ],
      turn: DRAKE,
      stage: 'attack',
      wounds: { [THORGRIM]: 3 },
    });
    a.roll('ssssss', 'bbbb').attack(a.figure(DRAKE), a.figure(THORGRIM));
    a.answer('spirit', String(a.card(DRAKE)));
    expect(a.state.cards[a.card(DRAKE)]?.spirits.defence).toBe(1);
  });
});

describe('Raelin the Kyrie Warrior', () => {
  it('gives own figures within 4 clear sight spaces two defence dice, not herself', () => {
    const a = arena({
      armies: [{ [RAELIN]: 'a5', Syvarris: 'e5' }, { [DRAKE]: 'f5' }],
      turn: DRAKE,
      stage: 'attack',
    });
    a.roll('bbbbbb', 'bbbb').attack(a.figure(DRAKE), a.figure('Syvarris'));
    expect(a.diceRolled('defence')).toEqual([4]);
    const b = arena({ armies: [{ [RAELIN]: 'a5', Syvarris: 'f5' }, { [DRAKE]: 'f4' }], turn: DRAKE, stage: 'attack' });
    b.roll('bbbbbb', 'bb').attack(b.figure(DRAKE), b.figure('Syvarris'));
    const c = arena({ armies: [{ [RAELIN]: 'a5', Syvarris: 'f5' }, { [DRAKE]: 'a4' }], turn: DRAKE, stage: 'attack' });
    c.roll('bbbbbb', 'bbb').attack(c.figure(DRAKE), c.figure(RAELIN));
  });

  it('flies over water and heights, and is struck at when she takes off engaged', () => {
    const a = arena({
      field: ['. w 30 w .'],
      armies: [{ [RAELIN]: 'a1' }, { Syvarris: 'e1' }],
      zones: { '1': 'a1', '2': 'e1' },
      turn: RAELIN,
    });
    expect(a.destinations).toContain('d1');
    const b = arena({ armies: [{ [RAELIN]: 'e5' }, { [DRAKE]: 'e4' }], turn: RAELIN });
    b.roll('s').move(b.figure(RAELIN), 'e9');
    expect(b.wounds(b.figure(RAELIN))).toBe(1);
  });
});

describe('Mimring', () => {
  it('burns everybody in sight on a straight line of 8 spaces', () => {
    const a = arena({
      armies: [
        { Mimring: 'a5-b5', 'Zettian Guards': 'd5' },
        { [DRAKE]: 'f5', Syvarris: 'h5' },
      ],
      turn: 'Mimring',
      stage: 'attack',
    });
    a.roll('ssss', 'hhhhhhh', 'hhh', 'hh').answer('target', 'special:0:-1');
    const hit = [a.figure('Zettian Guards'), a.figure(DRAKE), a.figure('Syvarris')];
    expect(a.options.map(Number)).toEqual(hit);
    a.answer('defence-order', String(hit[0])).answer('defence-order', String(hit[1]));
    expect(a.happened('attack-result').map(({ target, wounds }) => [target, wounds])).toEqual([
      [hit[0], 0],
      [hit[1], 1],
      [hit[2], 2],
    ]);
  });

  it('aims at an enemy it is engaged with (HS-14.7)', () => {
    const a = arena({
      armies: [{ Mimring: 'd5-e5' }, { [DRAKE]: 'f5', Syvarris: 'a5', 'Izumi Samurai': 'h5' }],
      turn: 'Mimring',
      stage: 'attack',
    });
    a.roll('ssss', 'hhh', 'hhhhh').answer('target', 'special:0:-1');
    a.until('defence-order');
    expect(a.options).toEqual([String(a.figure(DRAKE)), String(a.figure('Izumi Samurai'))]);
  });

  it('flies', () => {
    const a = arena({
      field: ['. . 40 . . .', '. . 40 . . .'],
      armies: [{ Mimring: 'a1-a2' }, { [DRAKE]: 'f1' }],
      zones: { '1': 'a1', '2': 'f1' },
      turn: 'Mimring',
    });
    a.answer('mover', `move:${a.figure('Mimring')}`);
    expect(a.destinations.some((place) => place.startsWith('d'))).toBe(true);
  });
});

describe('Ne-gok-sa', () => {
  it('takes a unique card over for good on 20', () => {
    const a = arena({
      armies: [{ 'Ne-gok-sa': 'e5' }, { 'Izumi Samurai': 'e4 a1', Syvarris: 'i9' }],
      turn: 'Ne-gok-sa',
      stage: 'after-moving',
    });
    a.roll(20).answer('power', `Mind Shackle:${a.figure('Ne-gok-sa')}`);
    expect(a.state.cards[a.card('Izumi Samurai')]?.controller).toBe(0);
    expect(a.state.players[1]?.markers.filter(({ card, lost }) => card === a.card('Izumi Samurai') && !lost)).toEqual(
      [],
    );
  });

  it('fails on 19', () => {
    const a = arena({
      armies: [{ 'Ne-gok-sa': 'e5' }, { 'Izumi Samurai': 'e4 a1', Syvarris: 'i9' }],
      turn: 'Ne-gok-sa',
      stage: 'after-moving',
    });
    a.roll(19).answer('power', `Mind Shackle:${a.figure('Ne-gok-sa')}`);
    expect(a.state.cards[a.card('Izumi Samurai')]?.controller).toBe(1);
  });
});

describe('Grimnak', () => {
  it('chomps a squad figure without a roll, a hero on 16', () => {
    const a = arena({
      armies: [{ Grimnak: 'e5-f5' }, { 'Izumi Samurai': 'e4', Syvarris: 'e6' }],
      turn: 'Grimnak',
      stage: 'after-moving',
    });
    a.answer('power', `Chomp:${a.figure('Grimnak')}`).answer('choose:Chomp', String(a.figure('Izumi Samurai')));
    expect(a.fate(a.figure('Izumi Samurai'))).toBe('destroyed');
    const b = arena({
      armies: [{ Grimnak: 'e5-f5' }, { 'Izumi Samurai': 'a1', Syvarris: 'e6' }],
      turn: 'Grimnak',
      stage: 'after-moving',
    });
    b.roll(16).answer('power', `Chomp:${b.figure('Grimnak')}`);
    expect(b.fate(b.figure('Syvarris'))).toBe('destroyed');
  });

  it('strengthens orc warriors next to him', () => {
    const a = arena({
      armies: [{ Grimnak: 'e5-f5', 'Blade Gruts': 'd5' }, { [DRAKE]: 'c5' }],
      turn: 'Blade Gruts',
      stage: 'attack',
    });
    a.roll('bbb', 'bbb').attack(a.figure('Blade Gruts'), a.figure(DRAKE));
    expect(a.diceRolled('attack')).toEqual([3]);
    const b = arena({
      armies: [{ Grimnak: 'e5-f5', 'Blade Gruts': 'd5' }, { [DRAKE]: 'c5' }],
      turn: DRAKE,
      stage: 'attack',
    });
    b.roll('bbbbbb', 'bbb').attack(b.figure(DRAKE), b.figure('Blade Gruts'));
    expect(b.diceRolled('defence')).toEqual([3]);
  });
});
