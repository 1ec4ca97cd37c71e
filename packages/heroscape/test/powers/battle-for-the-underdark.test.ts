import { describe, expect, it } from 'vitest';
import { library } from '../../src/content/library.ts';
import { arena } from '../arena.ts';

const DRAKE = 'Sgt. Drake Alexander (RotV)';

describe('Ana Karithon', () => {
  it('turns undead, and nobody else', () => {
    const a = arena({
      armies: [{ 'Ana Karithon': 'a5' }, { Sudema: 'e5', Syvarris: 'd5' }],
      turn: 'Ana Karithon',
      stage: 'attack',
    });
    expect(a.options.filter((key) => key.startsWith('special'))).toEqual([`special:0:${a.figure('Sudema')}`]);
    a.roll('ssss', 'bbb').answer('target', `special:0:${a.figure('Sudema')}`);
    expect(a.fate(a.figure('Sudema'))).toBe('destroyed');
  });

  it('protects small and medium figures against followers of Utgar', () => {
    const dice = (attacker: string, rolls: readonly string[]) => {
      const a = arena({
        armies: [{ 'Ana Karithon': 'a5', Syvarris: 'd5' }, { [attacker]: 'd4' }],
        turn: attacker,
        stage: 'attack',
      });
      a.roll(...rolls).attack(a.figure(attacker), a.figure('Syvarris'));
      return a.diceRolled('defence')[0];
    };
    expect(dice('Ne-gok-sa', ['bbb', 'bbb'])).toBe(3);
    expect(dice(DRAKE, ['bbbbbb', 'bb'])).toBe(2);
  });

  it('speaks a healing word when the marker of a hero next to her is revealed', () => {
    const a = arena({
      armies: [{ 'Ana Karithon': 'e5', Syvarris: 'e4' }, { [DRAKE]: 'i9' }],
      turn: 'Syvarris',
      wounds: { Syvarris: 3 },
    });
    a.roll(13)
      .answer('power', `Healing Word:${a.figure('Ana Karithon')}`)
      .answer('heal', '2');
    expect(a.wounds(a.figure('Syvarris'))).toBe(1);
    const b = arena({
      armies: [{ 'Ana Karithon': 'e5', Syvarris: 'e2' }, { [DRAKE]: 'i9' }],
      turn: 'Syvarris',
      wounds: { Syvarris: 3 },
    });
    expect(b.asked).toBe('destination');
  });
});

describe('Tandros Kreel', () => {
  it('adds two dice against adjacent figures', () => {
    const a = arena({ armies: [{ 'Tandros Kreel': 'e5' }, { [DRAKE]: 'e4' }], turn: 'Tandros Kreel', stage: 'attack' });
    a.roll('bbbb', 'bbb').attack(a.figure('Tandros Kreel'), a.figure(DRAKE));
    expect(a.diceRolled('attack')).toEqual([4]);
  });

  it('cleaves into a squad figure next to him', () => {
    const a = arena({
      armies: [{ 'Tandros Kreel': 'e5' }, { [DRAKE]: 'e4', 'Roman Archers': 'd5 f5' }],
      turn: 'Tandros Kreel',
      stage: 'attack',
    });
    a.roll('sbbb', 'bbb').attack(a.figure('Tandros Kreel'), a.figure(DRAKE));
    a.answer('react', `Cleave:${a.figure('Tandros Kreel')}`).answer(
      'choose:Cleave',
      String(a.figure('Roman Archers', 1)),
    );
    expect(a.fate(a.figure('Roman Archers', 1))).toBe('destroyed');
  });

  it('cleaves nobody if the target is not wounded', () => {
    const a = arena({
      armies: [{ 'Tandros Kreel': 'e5' }, { [DRAKE]: 'e4', 'Roman Archers': 'd5 f5' }],
      turn: 'Tandros Kreel',
      stage: 'attack',
    });
    a.roll('bbbb', 'bbb').attack(a.figure('Tandros Kreel'), a.figure(DRAKE));
    expect(a.asked).toBe('');
  });

  it('must be attacked by who is adjacent', () => {
    const a = arena({
      armies: [{ 'Tandros Kreel': 'e5', Syvarris: 'd4' }, { [DRAKE]: 'e4' }],
      turn: DRAKE,
      stage: 'attack',
    });
    expect(a.options).toEqual([String(a.figure('Tandros Kreel')), 'pass']);
  });
});

describe('Erevan Sunshadow', () => {
  const EREVAN = 'Erevan Sunshadow';

  it('blasts again as long as every die shows a skull', () => {
    const a = arena({ armies: [{ [EREVAN]: 'a5' }, { [DRAKE]: 'e5' }], turn: EREVAN, stage: 'attack' });
    a.answer('target', `special:0:${a.figure(DRAKE)}`)
      .roll('ss', 'hhb')
      .answer('dice', '2');
    a.answer('target', String(a.figure(DRAKE)))
      .roll('sssb', 'hhh')
      .answer('dice', '4');
    expect(a.asked).toBe('');
    expect(a.diceRolled('attack')).toEqual([2, 4]);
  });

  it('steps 5 spaces away before moving, once a game, unharmed', () => {
    const a = arena({ armies: [{ [EREVAN]: 'e5' }, { [DRAKE]: 'e4' }], turn: EREVAN });
    a.answer('teleport:Fey Step', a.key('e9'));
    expect(a.at(a.figure(EREVAN))).toBe('e9');
    expect(a.diceRolled('leaving')).toEqual([]);
    expect(a.asked).toBe('destination');
    const b = arena({ armies: [{ [EREVAN]: 'e5' }, { [DRAKE]: 'e4' }], turn: EREVAN, on: true });
    b.answer('teleport:Fey Step', b.key('e9')).endTurn().endTurn();
    expect([b.asked, b.decision?.seat]).toEqual(['destination', 0]);
  });
});

describe('Darrak Ambershard', () => {
  const DARRAK = 'Darrak Ambershard';

  it('is not offered for play: there are no traps to disarm', () => {
    expect(library().cards[library().byName(DARRAK) ?? -1]?.missing).toHaveLength(1);
  });

  it('attacks better when a friend stands next to the target, and hides in darkness', () => {
    const a = arena({
      armies: [{ [DARRAK]: 'e5', Syvarris: 'd3' }, { 'Sir Denrick': 'e4' }],
      turn: DARRAK,
      stage: 'attack',
    });
    a.roll('bbbb', 'bbbb').attack(a.figure(DARRAK), a.figure('Sir Denrick'));
    const b = arena({
      armies: [{ [DARRAK]: 'e5', Syvarris: 'd4' }, { 'Sir Denrick': 'e4' }],
      turn: DARRAK,
      stage: 'attack',
    });
    b.roll('bbbbbb', 'bbbb').attack(b.figure(DARRAK), b.figure('Sir Denrick'));
    const c = arena({ armies: [{ [DARRAK]: 'e5' }, { 'Sir Denrick': 'e4' }], turn: 'Sir Denrick', stage: 'attack' });
    c.roll('ssss', 16).attack(c.figure('Sir Denrick'), c.figure(DARRAK));
    expect(c.wounds(c.figure(DARRAK))).toBe(0);
  });
});

describe('Pelloth', () => {
  it('gives a drow up and spreads undefended wounds around it', () => {
    const a = arena({
      armies: [
        { Pelloth: 'a5', 'Deepwyrm Drow': 'e5' },
        { [DRAKE]: 'f5', Syvarris: 'g5', 'Sir Denrick': 'i5' },
      ],
      turn: 'Pelloth',
      stage: 'attack',
    });
    a.roll('ssb').answer('target', 'special:0:-1');
    expect(a.options).not.toContain(String(a.figure('Sir Denrick')));
    a.answer('distribute', String(a.figure(DRAKE))).answer('distribute', String(a.figure('Syvarris')));
    expect([a.wounds(a.figure(DRAKE)), a.wounds(a.figure('Syvarris'))]).toEqual([1, 1]);
    expect(a.fate(a.figure('Deepwyrm Drow'))).toBe('destroyed');
    expect(a.diceRolled('defence')).toEqual([]);
  });

  it('lurks in shadows', () => {
    const setup = (ground: string) => ({
      field: [`${ground} . . . .`],
      zones: { '1': 'a1', '2': 'e1' },
      armies: [{ Pelloth: 'a1' }, { Syvarris: 'e1' }],
      turn: 'Syvarris',
      stage: 'attack' as const,
    });
    expect(arena(setup('k')).asked).toBe('');
    expect(arena(setup('.')).asked).toBe('target');
  });
});

describe('Feral Troll', () => {
  it('smells blood: up to three more dice', () => {
    const a = arena({
      armies: [{ 'Feral Troll': 'e5-f5' }, { [DRAKE]: 'e4' }],
      turn: 'Feral Troll',
      stage: 'attack',
      wounds: { [DRAKE]: 4 },
    });
    a.until('target').roll('bbbbbb', 'bbb').attack(a.figure('Feral Troll'), a.figure(DRAKE));
    expect(a.diceRolled('attack')).toEqual([6]);
  });

  it('heals one wound after its turn', () => {
    const a = arena({
      armies: [{ 'Feral Troll': 'e5-f5' }, { [DRAKE]: 'a1' }],
      turn: 'Feral Troll',
      wounds: { 'Feral Troll': 3 },
    });
    a.endTurn();
    expect(a.wounds(a.figure('Feral Troll'))).toBe(2);
  });
});

describe('Deepwyrm Drow', () => {
  const DROW = 'Deepwyrm Drow';

  it('poison heroes they wound', () => {
    const a = arena({ armies: [{ [DROW]: 'e5' }, { [DRAKE]: 'e4' }], turn: DROW, stage: 'attack' });
    a.roll('sbb', 'bbb', 12).attack(a.figure(DROW), a.figure(DRAKE));
    expect(a.wounds(a.figure(DRAKE))).toBe(2);
    const b = arena({ armies: [{ [DROW]: 'e5' }, { [DRAKE]: 'e4' }], turn: DROW, stage: 'attack' });
    b.roll('sbb', 'bbb', 11).attack(b.figure(DROW), b.figure(DRAKE));
    expect(b.wounds(b.figure(DRAKE))).toBe(1);
  });

  it('poison heroes that leave them', () => {
    const a = arena({ armies: [{ [DROW]: 'e5' }, { [DRAKE]: 'e4' }], turn: DRAKE });
    a.roll('s', 12).move(a.figure(DRAKE), 'e1');
    expect(a.wounds(a.figure(DRAKE))).toBe(2);
  });

  it('hide in darkness, best on shadow', () => {
    const hidden = (ground: string, roll: number) => {
      const a = arena({
        field: [`${ground} . .`],
        zones: { '1': 'a1', '2': 'c1' },
        armies: [{ [DROW]: 'a1' }, { Syvarris: 'c1' }],
        turn: 'Syvarris',
        stage: 'attack',
      });
      a.roll('sss', roll).roll('bbb').attack(a.figure('Syvarris'), a.figure(DROW));
      return a.fate(a.figure(DROW)) !== 'destroyed';
    };
    expect([hidden('.', 16), hidden('.', 15)]).toEqual([true, false]);
    expect([hidden('d', 13), hidden('d', 12)]).toEqual([true, false]);
    expect([hidden('k', 10), hidden('k', 9)]).toEqual([true, false]);
  });
});
