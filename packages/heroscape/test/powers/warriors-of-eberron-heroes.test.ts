import { describe, expect, it } from 'vitest';
import { arena, type Arena } from '../arena.ts';
import { special } from './picks.ts';

describe('Mind Flayer Mastermind', () => {
  const flayer = 'Mind Flayer Mastermind';

  it('blasts through walls and takes an order marker, of a squad too', () => {
    const a = arena({
      armies: [{ [flayer]: 'a1' }, { 'Marro Warriors': 'd1 f1' }],
      turn: flayer,
      stage: 'attack',
      field: ['. .20 .20 . . .'],
      zones: { '1': 'a1', '2': 'f1' },
    });
    a.roll('sss', 'bbb').answer('target', special(a.figure('Marro Warriors')));
    expect(a.fate(a.figure('Marro Warriors'))).toBe('destroyed');
    expect(a.state.players[1]?.markers.filter(({ lost }) => lost)).toHaveLength(1);
  });

  it('enslaves a unique hero for one turn on 17', () => {
    const a = arena({ armies: [{ [flayer]: 'c3' }, { 'Warden 816': 'f3' }], turn: flayer, stage: 'after' });
    a.roll(17).answer('power', `Enslave:${a.figure(flayer)}`);
    expect(a.state.cards[a.card('Warden 816')]?.controller).toBe(0);
    expect(a.decision?.seat).toBe(0);
    a.move(a.figure('Warden 816'), 'h3').endTurn();
    expect(a.state.cards[a.card('Warden 816')]?.controller).toBe(1);
    expect(a.state.players[1]?.markers.filter(({ lost }) => lost)).toHaveLength(0);
    const b = arena({ armies: [{ [flayer]: 'c3' }, { 'Warden 816': 'f3' }], turn: flayer, stage: 'after' });
    b.roll(16).answer('power', `Enslave:${b.figure(flayer)}`);
    expect(b.asked).toBe('');
  });
});

describe('Werewolf Lord', () => {
  it('makes unique heroes it wounds hybrids, with one of three markers each', () => {
    const a = arena({
      armies: [{ 'Werewolf Lord': 'c3-b3' }, { 'Sir Dupuis': 'd3-e3' }],
      turn: 'Werewolf Lord',
      stage: 'attack',
    });
    a.roll('sbbb', 'bbb').attack(a.figure('Werewolf Lord'), a.figure('Sir Dupuis'));
    a.answer('react', `Lycanthropy:${a.figure('Werewolf Lord')}`);
    expect(a.state.cards[a.card('Sir Dupuis')]?.identity).toEqual({
      species: 'hybrid',
      class: 'hunter',
      personality: 'tormented',
    });
    expect(a.state.cards[a.card('Werewolf Lord')]?.markers).toEqual({ Lycanthropy: 2 });
    const soulborg = arena({
      armies: [{ 'Werewolf Lord': 'c3-b3' }, { 'Warden 816': 'd3' }],
      turn: 'Werewolf Lord',
      stage: 'attack',
    });
    soulborg.roll('sbbb', 'bbbbbb').attack(soulborg.figure('Werewolf Lord'), soulborg.figure('Warden 816'));
    expect(soulborg.asked).not.toBe('react');
  });

  it('infects who leaves its engagement, too', () => {
    const a = arena({
      armies: [{ 'Sir Hawthorne': 'd3' }, { 'Werewolf Lord': 'c3-b3' }],
      turn: 'Sir Hawthorne',
      stage: 'move',
    });
    a.roll('s').answer('destination', a.key('f3'));
    a.answer('react', `Lycanthropy:${a.figure('Werewolf Lord')}`);
    expect(a.state.cards[a.card('Sir Hawthorne')]?.identity?.species).toBe('hybrid');
    expect(a.state.cards[a.card('Werewolf Lord')]?.markers).toEqual({ Lycanthropy: 2 });
  });

  it('takes a turn with any hybrid hero on 11, also an enemy', () => {
    const hybrid = { species: 'hybrid', class: 'hunter', personality: 'tormented' };
    const setup = {
      armies: [{ 'Werewolf Lord': 'c3-b3' }, { 'Warden 816': 'f3' }],
      turn: 'Werewolf Lord',
      prepare: ({ state }: { state: { cards: { identity: unknown }[] } }) =>
        Object.assign(state.cards[1] ?? {}, { identity: hybrid }),
    };
    const a = arena(setup);
    a.roll(11).answer('power', `Moon Frenzy:${a.figure('Werewolf Lord')}`);
    expect(a.state.turns.at(-1)?.card).toBe(a.card('Warden 816'));
    expect(a.state.cards[a.card('Warden 816')]?.controller).toBe(0);
    a.endTurn();
    expect(a.state.cards[a.card('Warden 816')]?.controller).toBe(1);
    expect(a.state.turns.at(-1)?.card).toBe(a.card('Werewolf Lord'));
    const b = arena(setup);
    b.roll(10).answer('power', `Moon Frenzy:${b.figure('Werewolf Lord')}`);
    expect(b.state.turns).toHaveLength(1);
    expect(arena({ ...setup, prepare: () => {} }).asked).not.toBe('power'); // no hybrid in play
  });
});

describe('powers that hang on a revealed order marker', () => {
  const granted = (it: Arena) =>
    it.state.turns.forEach((turn) => Object.assign(turn, { power: 'Bonding', marker: -1 }));
  const hybrid = { species: 'hybrid', class: 'hunter', personality: 'tormented' };

  it('are not used in turns that another power grants', () => {
    const flayer = arena({
      armies: [{ 'Mind Flayer Mastermind': 'c3' }, { 'Warden 816': 'f3' }],
      turn: 'Mind Flayer Mastermind',
      stage: 'after',
      prepare: granted,
    });
    expect(flayer.asked).toBe('');
    const wolf = arena({
      armies: [{ 'Werewolf Lord': 'c3-b3' }, { 'Warden 816': 'f3' }],
      turn: 'Werewolf Lord',
      prepare: (it) => {
        granted(it);
        Object.assign(it.state.cards[1] ?? {}, { identity: hybrid });
      },
    });
    expect(wolf.asked).toBe('mover');
    const dragon = arena({
      armies: [{ 'Black Wyrmling': 'c3', 'Red Wyrmling': 'c5' }, { 'Warden 816': 'f3' }],
      turn: 'Black Wyrmling',
      prepare: granted,
    });
    expect(dragon.asked).toBe('destination');
    const kurrok = arena({
      armies: [{ 'Kurrok the Elementalist': 'c3', 'Fire Elemental': 'c5' }, { 'Warden 816': 'f3' }],
      turn: 'Kurrok the Elementalist',
      prepare: granted,
    });
    expect(kurrok.asked).toBe('destination');
  });
});

describe('Kurrok the Elementalist', () => {
  const kurrok = 'Kurrok the Elementalist';

  it('brings an elemental back on 11', () => {
    const a = arena({
      armies: [{ [kurrok]: 'c3', 'Fire Elemental': '' }, { 'Warden 816': 'i9' }],
      turn: kurrok,
      stage: 'after-moving',
    });
    a.roll(11).answer('power', `Summon Elemental:${a.figure(kurrok)}`);
    a.answer('revive', String(a.figure('Fire Elemental'))).answer('place', a.key('f3'));
    expect(a.at(a.figure('Fire Elemental'))).toBe('f3');
    const b = arena({
      armies: [{ [kurrok]: 'c3', 'Fire Elemental': 'd3' }, { 'Warden 816': 'i9' }],
      turn: kurrok,
      stage: 'after-moving',
    });
    expect(b.asked).not.toBe('power'); // none to bring back
  });

  it('gives his turn to three elementals near him, each once, also of one stack', () => {
    const a = arena({
      armies: [
        { [kurrok]: 'c3', 'Air Elemental': 'd3 d5', 'Water Elemental': 'c4 i9', 'Greater Ice Elemental': 'a1-b1' },
        { 'Warden 816': 'i1' },
      ],
      turn: kurrok,
    });
    const [one, two] = [a.figure('Air Elemental'), a.figure('Air Elemental', 1)];
    const [air, water] = [a.card('Air Elemental'), a.card('Water Elemental')];
    a.answer('before-turn', (option) => option.key.startsWith('command'));
    // The second Water Elemental is nine spaces away; the great one is huge.
    expect(a.options).toEqual([`${air}:${one}`, `${air}:${two}`, `${water}:${a.figure('Water Elemental')}`]);
    a.answer('command', `${air}:${two}`)
      .answer('command', `${air}:${one}`)
      .answer('command', `${water}:${a.figure('Water Elemental')}`);
    const acting = () => a.state.turns.at(-1)?.only;
    expect(acting()).toEqual([two]);
    a.move(two, 'f5').endTurn();
    expect(acting()).toEqual([one]);
    a.endTurn();
    expect(acting()).toEqual([a.figure('Water Elemental')]);
    a.endTurn();
    expect(a.asked).toBe('');
  });
});

describe('Rhogar Dragonspine', () => {
  it('breathes fire along three spaces of a straight line', () => {
    const a = arena({
      armies: [{ 'Rhogar Dragonspine': 'c3', Isamu: 'e3' }, { 'Marro Warriors': 'd3 f3 g3 c5' }],
      turn: 'Rhogar Dragonspine',
      stage: 'attack',
    });
    a.roll('sss', 'bbb', 8, 'b', 'bbb').answer('target', special());
    while (a.asked === 'defence-order') a.answer('defence-order', a.options[0] ?? '');
    const fates = [
      a.figure('Marro Warriors'),
      a.figure('Isamu'),
      a.figure('Marro Warriors', 1),
      a.figure('Marro Warriors', 2),
    ].map((id) => a.fate(id));
    expect(fates).toEqual(['destroyed', 'destroyed', 'destroyed', 'field']);
  });

  it('lays hands on wounded friends', () => {
    const a = arena({
      armies: [{ 'Rhogar Dragonspine': 'c3', 'Sonya Esenwein': 'd3' }, { 'Warden 816': 'i9' }],
      turn: 'Rhogar Dragonspine',
      stage: 'after-moving',
      wounds: { 'Sonya Esenwein': 2 },
    });
    a.roll(6).answer('power', `Lay On Hands:${a.figure('Rhogar Dragonspine')}`);
    expect(a.wounds(a.figure('Sonya Esenwein'))).toBe(1);
  });
});

describe('Shurrak', () => {
  it('sweeps everybody next to both himself and the target', () => {
    const a = arena({
      armies: [{ Shurrak: 'c3-b3' }, { 'Marro Warriors': 'd3 c2 e3 i9' }],
      turn: 'Shurrak',
      stage: 'attack',
    });
    // Knockback rolls are for those who live.
    a.roll('sssss', 'bbb', 'bbb').answer('target', special(a.figure('Marro Warriors')));
    expect([0, 1, 2].map((i) => a.fate(a.figure('Marro Warriors', i)))).toEqual(['destroyed', 'destroyed', 'field']);
  });

  it('knocks back on 14 who has defended and lives, down to a fall', () => {
    const a = arena({
      armies: [{ Shurrak: 'b1-a1' }, { 'Sonya Esenwein': 'g1', 'Warden 816': 'c1' }],
      turn: 'Shurrak',
      stage: 'attack',
      field: ['9 9 9 3 10 . .'],
      zones: { '1': 'a1', '2': 'g1' },
    });
    a.roll('bbbbb', 'bbbbbb').attack(a.figure('Shurrak'), a.figure('Warden 816'));
    // Only the space below within three spaces: not higher. Six levels for a figure of height 4: one die.
    a.roll(14, 's').answer('react', `Knockback:${a.figure('Shurrak')}`);
    expect(a.at(a.figure('Warden 816'))).toBe('d1');
    expect(a.wounds(a.figure('Warden 816'))).toBe(1);
  });
});

describe('Heirloom', () => {
  it('throws an orb at a target and its friends around it', () => {
    const a = arena({
      armies: [{ Heirloom: 'c3', Isamu: 'f2' }, { 'Marro Warriors': 'f3 g3 i9' }],
      turn: 'Heirloom',
      stage: 'attack',
    });
    a.roll('sss', 'bbb', 'bbb').answer('target', special(a.figure('Marro Warriors')));
    expect([0, 1, 2].map((i) => a.fate(a.figure('Marro Warriors', i)))).toEqual(['destroyed', 'destroyed', 'field']);
    expect(a.fate(a.figure('Isamu'))).toBe('field');
  });
});

describe('Heirloom, warforged', () => {
  it('adds one shield to every roll', () => {
    const a = arena({ armies: [{ 'Warden 816': 'd3' }, { Heirloom: 'c3' }], turn: 'Warden 816', stage: 'attack' });
    a.roll('sbb', 'bb').attack(a.figure('Warden 816'), a.figure('Heirloom'));
    expect(a.wounds(a.figure('Heirloom'))).toBe(0);
  });
});

describe('Mika Connour', () => {
  const field = ['k . . . . k . . . .'];
  const zones = { '1': 'a1', '2': 'j1' };

  it('dances from shadow to shadow and attacks out of it with three more dice', () => {
    const a = arena({ armies: [{ 'Mika Connour': 'a1' }, { 'Warden 816': 'g1' }], turn: 'Mika Connour', field, zones });
    a.answer('destination', (option) => option.key.startsWith('teleport'));
    expect(a.at(a.figure('Mika Connour'))).toBe('f1');
    a.roll('bbbbbbb', 'bbbbbb').attack(a.figure('Mika Connour'), a.figure('Warden 816'));
    expect(a.diceRolled('attack')).toEqual([7]);
  });

  it('needs to start unengaged and in the shadow', () => {
    const a = arena({ armies: [{ 'Mika Connour': 'b1' }, { 'Warden 816': 'd1' }], turn: 'Mika Connour', field, zones });
    expect(a.options.some((key) => key.startsWith('teleport'))).toBe(false);
    a.move(a.figure('Mika Connour'), 'c1')
      .until('target')
      .roll('bbbb', 'bbbbbb')
      .attack(a.figure('Mika Connour'), a.figure('Warden 816'));
    expect(a.diceRolled('attack')).toEqual([4]);
  });

  it('lays two shadow tiles in a game', () => {
    const end = (tiles: number) =>
      arena({
        armies: [{ 'Mika Connour': 'b1' }, { 'Warden 816': 'j1' }],
        turn: 'Mika Connour',
        stage: 'end',
        field,
        zones,
        prepare: ({ state }) => Object.assign(state.cards[0] ?? {}, { markers: { 'Shadow tile': tiles } }),
      });
    const a = end(1);
    a.answer('power', `Blend Into Shadow:${a.figure('Mika Connour')}`);
    expect(a.happened('terrain')).toEqual([{ type: 'terrain', space: a.space('b1'), terrain: 'shadow' }]);
    expect(end(0).asked).toBe('');
    expect(
      arena({
        armies: [{ 'Mika Connour': 'b1' }, { 'Warden 816': 'j1' }],
        turn: 'Mika Connour',
        stage: 'end',
        field,
        zones,
      }).state.cards[0]?.markers,
    ).toEqual({ 'Shadow tile': 2 });
  });

  it('lays none on water or on a glyph', () => {
    const water = arena({
      armies: [{ 'Mika Connour': 'b1' }, { 'Warden 816': 'j1' }],
      turn: 'Mika Connour',
      stage: 'end',
      field: ['k w . . . k . . . .'],
      zones,
    });
    const glyph = arena({
      armies: [{ 'Mika Connour': 'b1' }, { 'Warden 816': 'j1' }],
      turn: 'Mika Connour',
      stage: 'end',
      field,
      zones,
      glyphs: { Astrid: 'b1' },
    });
    expect([water.asked, glyph.asked]).toEqual(['', '']);
  });

  it('starts her next turn in the shadow she laid', () => {
    const a = arena({
      armies: [{ 'Mika Connour': 'b1' }, { 'Warden 816': 'j1' }],
      turn: 'Mika Connour',
      field,
      zones,
      prepare: (it) => Object.assign(it.state, { terrain: [{ space: it.space('b1'), terrain: 'shadow' }] }),
    });
    expect(a.options.some((key) => key.startsWith('teleport'))).toBe(true);
  });
});
