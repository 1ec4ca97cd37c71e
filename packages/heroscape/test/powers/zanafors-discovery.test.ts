import { describe, expect, it } from 'vitest';
import { arena } from '../arena.ts';

const DRAKE = 'Sgt. Drake Alexander (RotV)';

describe('Major X17', () => {
  it('holds enemies up to large size next to it, but not huge ones', () => {
    const a = arena({ armies: [{ 'Major X17': 'e5' }, { Syvarris: 'e4' }], turn: 'Syvarris' });
    expect(a.happened('moved')).toEqual([]);
    expect(a.asked).not.toBe('destination');
    const b = arena({ armies: [{ 'Major X17': 'e5' }, { Mimring: 'e4-f4' }], turn: 'Mimring' });
    expect(b.options).toContain(`move:${b.figure('Mimring')}`);
  });

  it('stops who comes next to it, and keeps powers from moving them', () => {
    const a = arena({
      armies: [{ 'Major X17': 'e5' }, { Syvarris: 'e2', 'Saylind the Kyrie Warrior': 'a1' }],
      turn: 'Syvarris',
    });
    a.move(a.figure('Syvarris'), 'e4');
    expect(a.asked).not.toBe('destination');
    const b = arena({
      armies: [{ 'Major X17': 'e5' }, { Syvarris: 'e4', 'Saylind the Kyrie Warrior': 'a1' }],
      turn: 'Saylind the Kyrie Warrior',
      stage: 'after-moving',
    });
    expect(b.asked).toBe(''); // there is nobody she could summon
  });

  it('adds 4 dice against normal attacks from nearby', () => {
    const a = arena({ armies: [{ 'Major X17': 'e5' }, { [DRAKE]: 'e4' }], turn: DRAKE, stage: 'attack' });
    a.roll('bbbbbb', 'bbbbbbb').attack(a.figure(DRAKE), a.figure('Major X17'));
    const b = arena({ armies: [{ 'Major X17': 'e5' }, { Syvarris: 'a5' }], turn: 'Syvarris', stage: 'attack' });
    b.roll('bbb', 'bbb').attack(b.figure('Syvarris'), b.figure('Major X17'));
    expect([a.diceRolled('defence'), b.diceRolled('defence')]).toEqual([[7], [3]]);
  });
});

describe('Valguard', () => {
  it('adds 3 dice against who was not adjacent when the turn began', () => {
    const a = arena({ armies: [{ Valguard: 'e2' }, { Syvarris: 'e5' }], turn: 'Valguard' });
    a.move(a.figure('Valguard'), 'e4')
      .until('target')
      .roll('bbbbb', 'bb')
      .attack(a.figure('Valguard'), a.figure('Syvarris'));
    const b = arena({ armies: [{ Valguard: 'e4' }, { Syvarris: 'e5' }], turn: 'Valguard' });
    b.until('target').roll('bb', 'bb').attack(b.figure('Valguard'), b.figure('Syvarris'));
    expect([a.diceRolled('attack'), b.diceRolled('attack')]).toEqual([[5], [2]]);
  });

  it('helps with the Berserker Charge', () => {
    const a = arena({
      armies: [{ Valguard: 'a9', 'Tarn Viking Warriors': 'a1' }, { Syvarris: 'i9' }],
      turn: 'Tarn Viking Warriors',
    });
    a.move(a.figure('Tarn Viking Warriors'), 'e1')
      .roll(14)
      .answer('power', (option) => option.key.startsWith('Berserker'));
    expect(a.asked).toBe('destination');
  });
});

describe('Parmenio', () => {
  it('makes a unique card disciplined', () => {
    const a = arena({
      armies: [{ Parmenio: 'a1', Syvarris: 'b1', 'Sacred Band': 'c1' }, { [DRAKE]: 'i9' }],
      phase: 'start',
    });
    a.answer('choose-for-game:Disciplined Influence', String(a.card('Syvarris')));
    expect(a.state.cards[a.card('Syvarris')]?.identity?.personality).toBe('disciplined');
  });

  it('may save figures of the Sacred Band next to him', () => {
    const shot = (roll: number, place: string) => {
      const a = arena({
        armies: [{ Parmenio: 'e5', 'Sacred Band': `${place} a1` }, { Syvarris: 'a5' }],
        turn: 'Syvarris',
        stage: 'attack',
      });
      const rolls = place === 'e4' ? ['sss', 'bbb', roll] : ['sss', 'bbb'];
      a.roll(...rolls).attack(a.figure('Syvarris'), a.figure('Sacred Band'));
      return a.fate(a.figure('Sacred Band'));
    };
    expect(shot(15, 'e4')).toBe('field');
    expect(shot(14, 'e4')).toBe('destroyed');
    expect(shot(20, 'e2')).toBe('destroyed');
  });
});

describe('Morsbane', () => {
  it('negates a unique card on 16, destroys on 20', () => {
    const a = arena({ armies: [{ Morsbane: 'e5' }, { 'Krav Maga Agents': 'e7 a1' }], turn: 'Morsbane', stage: 'end' });
    a.answer('power', `Rod of Negation:${a.figure('Morsbane')}`).roll(16);
    a.answer('choose:Rod of Negation', String(a.figure('Krav Maga Agents')));
    expect(a.state.cards[a.card('Krav Maga Agents')]?.negated).toBe(true);
    expect(a.state.cards[a.card('Morsbane')]?.markers['Negation']).toBe(2);
    const b = arena({
      armies: [{ Morsbane: 'e5' }, { Syvarris: 'e7', 'Roman Archers': 'e8' }],
      turn: 'Morsbane',
      stage: 'end',
    });
    b.roll(20).answer('power', `Rod of Negation:${b.figure('Morsbane')}`); // no choice: archers are common
    expect(b.fate(b.figure('Syvarris'))).toBe('destroyed');
    expect(b.state.cards[b.card('Morsbane')]?.markers['Negation']).toBe(3);
  });

  it('leaves a negated card its numbers and special attacks, and nothing else (HS-28.10)', () => {
    const negated = (name: string, setup: Parameters<typeof arena>[0]) => {
      const a = arena({ ...setup, stage: 'before' });
      const card = a.state.cards[a.card(name)];
      if (card !== undefined) card.negated = true;
      return a;
    };
    const a = negated('Izumi Samurai', { armies: [{ Morsbane: 'e5' }, { 'Izumi Samurai': 'e4' }], turn: 'Morsbane' });
    a.until('target').roll('bbb', 'hhhhh').attack(a.figure('Morsbane'), a.figure('Izumi Samurai'));
    expect(a.wounds(a.figure('Morsbane'))).toBe(0);
    const b = negated('Deathwalker 9000', {
      armies: [{ 'Deathwalker 9000': 'a5' }, { Syvarris: 'e5' }],
      turn: 'Deathwalker 9000',
    });
    b.until('target');
    expect(b.options).toContain(`special:0:${b.figure('Syvarris')}`);
  });

  it('needs a marker', () => {
    const a = arena({ armies: [{ Morsbane: 'e5' }, { Syvarris: 'e7' }], turn: 'Morsbane' });
    const card = a.state.cards[a.card('Morsbane')];
    if (card !== undefined) card.markers = { Negation: 0 };
    a.pass('destination');
    expect(a.asked).toBe('');
  });
});

describe('Sudema', () => {
  it('stares figures to stone instead of attacking', () => {
    const stare = (target: 'Izumi Samurai' | 'Syvarris', roll: number) => {
      const a = arena({
        armies: [{ Sudema: 'e5' }, { 'Izumi Samurai': 'e8 a1', Syvarris: 'h5' }],
        turn: 'Sudema',
        stage: 'attack',
      });
      a.answer('target', 'power:0')
        .roll(roll)
        .answer('choose:Stare of Stone', String(a.figure(target)));
      return a.fate(a.figure(target));
    };
    expect(stare('Izumi Samurai', 7)).toBe('destroyed');
    expect(stare('Izumi Samurai', 6)).toBe('field');
    expect(stare('Syvarris', 17)).toBe('destroyed');
    expect(stare('Syvarris', 16)).toBe('field');
  });
});

describe('James Murphy', () => {
  it('hits everybody next to the target but himself', () => {
    const a = arena({
      armies: [{ 'James Murphy': 'e5' }, { [DRAKE]: 'e4', Syvarris: 'd4' }],
      turn: 'James Murphy',
      stage: 'attack',
    });
    a.roll('sss', 'bbb', 'bb').answer('target', `special:0:${a.figure(DRAKE)}`);
    expect([a.wounds(a.figure(DRAKE)), a.wounds(a.figure('Syvarris')), a.wounds(a.figure('James Murphy'))]).toEqual([
      3, 3, 0,
    ]);
  });

  it('trips a figure with his whip on 12', () => {
    const a = arena({
      armies: [{ 'James Murphy': 'e5' }, { [DRAKE]: 'e4' }],
      turn: 'James Murphy',
      stage: 'after-moving',
    });
    a.roll(12)
      .answer('power', `Whip:${a.figure('James Murphy')}`)
      .roll('ss')
      .attack(a.figure('James Murphy'), a.figure(DRAKE));
    expect(a.wounds(a.figure(DRAKE))).toBe(2);
  });
});

describe('Guilty McCreech', () => {
  it('attacks twice', () => {
    const a = arena({
      armies: [{ 'Guilty McCreech': 'a5' }, { Syvarris: 'e5' }],
      turn: 'Guilty McCreech',
      stage: 'attack',
    });
    a.roll('bb', 'bb').attack(a.figure('Guilty McCreech'), a.figure('Syvarris'));
    a.roll('bb', 'bb').answer('target', String(a.figure('Syvarris')));
    expect(a.asked).toBe('');
  });
});

describe('Deadeye Dan', () => {
  const setup = { armies: [{ 'Deadeye Dan': 'a5' }, { Syvarris: 'h5', Mimring: 'h1-i1' }], turn: 'Deadeye Dan' };

  it('shoots without defence at small and medium figures if he stood still', () => {
    const a = arena(setup).pass('destination');
    expect(a.options).not.toContain(`special:0:${a.figure('Mimring')}`);
    a.roll('s').answer('target', `special:0:${a.figure('Syvarris')}`);
    expect(a.wounds(a.figure('Syvarris'))).toBe(1);
  });

  it('kills from afar on 19', () => {
    const a = arena(setup).pass('destination').answer('target', 'power:1');
    a.roll(19).answer('choose:Sharpshooter', String(a.figure('Mimring')));
    expect(a.fate(a.figure('Mimring'))).toBe('destroyed');
  });

  it('can do neither after moving', () => {
    const a = arena(setup);
    a.move(a.figure('Deadeye Dan'), 'b5').until('target');
    expect(a.options.filter((key) => key.includes(':'))).toEqual([]);
  });
});

describe('Tagawa Samurai', () => {
  const TAGAWA = 'Tagawa Samurai';

  it('strike back with excess shields', () => {
    const a = arena({ armies: [{ [TAGAWA]: 'e5' }, { [DRAKE]: 'e4' }], turn: DRAKE, stage: 'attack' });
    a.roll('sbbbbb', 'hhbbb').attack(a.figure(DRAKE), a.figure(TAGAWA));
    expect(a.wounds(a.figure(DRAKE))).toBe(1);
  });

  it('gain a die for every enemy destroyed, at most three', () => {
    const a = arena({
      armies: [{ [TAGAWA]: 'd5 f5 a1' }, { 'Roman Archers': 'e5 e4', Syvarris: 'i9' }],
      turn: TAGAWA,
      stage: 'attack',
    });
    a.roll('sss', 'b').attack(a.figure(TAGAWA), a.figure('Roman Archers'));
    expect(a.state.cards[a.card(TAGAWA)]?.markers['Experience']).toBe(1);
    a.roll('ssss', 'b').attack(a.figure(TAGAWA, 1), a.figure('Roman Archers', 1));
    expect(a.diceRolled('attack')).toEqual([3, 4]);
    const b = arena({ armies: [{ [TAGAWA]: 'd5' }, { 'Roman Archers': 'e5 a9' }], turn: TAGAWA });
    const card = b.state.cards[b.card(TAGAWA)];
    if (card !== undefined) card.markers = { Experience: 3 };
    b.until('target').roll('ssssss', 'b').attack(b.figure(TAGAWA), b.figure('Roman Archers'));
    expect(b.state.cards[b.card(TAGAWA)]?.markers['Experience']).toBe(3);
  });
});

describe('Aubrien Archers', () => {
  it('take another turn on 16', () => {
    const a = arena({ armies: [{ 'Aubrien Archers': 'a1' }, { Syvarris: 'i9' }], turn: 'Aubrien Archers' });
    a.roll(16).pass('destination').roll(1).pass('destination');
    expect(a.happened('turn')).toHaveLength(2);
  });
});

describe('Gladiatrons', () => {
  it('hold small and medium enemies next to them, but not large ones', () => {
    const a = arena({ armies: [{ Gladiatrons: 'e5' }, { Syvarris: 'e4' }], turn: 'Syvarris' });
    expect(a.asked).not.toBe('destination');
    const b = arena({ armies: [{ Gladiatrons: 'e5' }, { Tornak: 'e4-f4' }], turn: 'Tornak' });
    expect(b.options).toContain(`move:${b.figure('Tornak')}`);
  });

  it('add a die against normal attacks from nearby', () => {
    const a = arena({ armies: [{ Gladiatrons: 'e5' }, { [DRAKE]: 'e4' }], turn: DRAKE, stage: 'attack' });
    a.roll('bbbbbb', 'bbbb').attack(a.figure(DRAKE), a.figure('Gladiatrons'));
    expect(a.diceRolled('defence')).toEqual([4]);
  });
});

describe('Sacred Band', () => {
  it('let a warlord of Einar take a turn first', () => {
    const a = arena({
      armies: [{ 'Sacred Band': 'a1', Parmenio: 'c1', 'Venoc Warlord': 'e1' }, { Syvarris: 'i9' }],
      turn: 'Sacred Band',
    });
    expect(a.options).toEqual([`bond:0:${a.card('Parmenio')}`, 'pass']);
  });

  it('defend better in an army of disciplined cards', () => {
    const a = arena({
      armies: [{ 'Sacred Band': 'e5', 'Izumi Samurai': 'a1' }, { [DRAKE]: 'e4' }],
      turn: DRAKE,
      stage: 'attack',
    });
    a.roll('bbbbbb', 'bbb').attack(a.figure(DRAKE), a.figure('Sacred Band'));
    const b = arena({
      armies: [{ 'Sacred Band': 'e5', Syvarris: 'a1' }, { [DRAKE]: 'e4' }],
      turn: DRAKE,
      stage: 'attack',
    });
    b.roll('bbbbbb', 'bb').attack(b.figure(DRAKE), b.figure('Sacred Band'));
    expect([a.diceRolled('defence'), b.diceRolled('defence')]).toEqual([[3], [2]]);
  });
});

describe('Armoc Vipers', () => {
  it('let a warlord of Ullar take a turn first, and slither through water', () => {
    const a = arena({
      armies: [{ 'Armoc Vipers': 'a1', Parmenio: 'c1', 'Venoc Warlord': 'e1' }, { Syvarris: 'i9' }],
      turn: 'Armoc Vipers',
    });
    expect(a.options).toEqual([`bond:0:${a.card('Venoc Warlord')}`, 'pass']);
    const b = arena({
      field: ['. w w w .'],
      zones: { '1': 'a1', '2': 'e1' },
      armies: [{ 'Armoc Vipers': 'a1' }, { Syvarris: 'e1' }],
      turn: 'Armoc Vipers',
    });
    expect(b.destinations).toContain('d1');
  });
});
