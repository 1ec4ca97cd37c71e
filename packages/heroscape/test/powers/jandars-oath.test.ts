import { describe, expect, it } from 'vitest';
import { arena } from '../arena.ts';

const DRAKE = 'Sgt. Drake Alexander (RotV)';
const SAYLIND = 'Saylind the Kyrie Warrior';
const CONCAN = 'Concan the Kyrie Warrior';

describe('Saylind the Kyrie Warrior', () => {
  it('summons a figure next to her on 9', () => {
    const a = arena({
      armies: [{ [SAYLIND]: 'e5', Syvarris: 'a1' }, { [DRAKE]: 'a2' }],
      turn: SAYLIND,
      stage: 'after-moving',
    });
    a.roll(9)
      .answer('power', `Spear of Summoning:${a.figure(SAYLIND)}`)
      .answer('place', a.key('e4'));
    expect(a.at(a.figure('Syvarris'))).toBe('e4');
    expect(a.diceRolled('leaving')).toEqual([]);
  });

  it('fails on 8, and flies', () => {
    const a = arena({
      armies: [{ [SAYLIND]: 'e5', Syvarris: 'a1' }, { [DRAKE]: 'a2' }],
      turn: SAYLIND,
      stage: 'after-moving',
    });
    a.roll(8).answer('power', `Spear of Summoning:${a.figure(SAYLIND)}`);
    expect(a.at(a.figure('Syvarris'))).toBe('a1');
    const b = arena({
      field: ['. 20 . . .'],
      armies: [{ [SAYLIND]: 'a1' }, { Syvarris: 'e1' }],
      zones: { '1': 'a1', '2': 'e1' },
      turn: SAYLIND,
    });
    expect(b.destinations).toContain('c1');
  });
});

describe("Johnny 'Shotgun' Sullivan", () => {
  it('hits everybody next to the target but himself', () => {
    const name = "Johnny 'Shotgun' Sullivan";
    const a = arena({ armies: [{ [name]: 'e5' }, { [DRAKE]: 'e4', Syvarris: 'd4' }], turn: name, stage: 'attack' });
    a.roll('sss', 'bbb', 'bb').answer('target', `special:0:${a.figure(DRAKE)}`);
    expect(a.wounds(a.figure(DRAKE))).toBe(3);
    expect(a.wounds(a.figure('Syvarris'))).toBe(3);
    expect(a.wounds(a.figure(name))).toBe(0);
  });
});

describe('Deathwalker 7000', () => {
  const blow = (roll: number) => {
    const a = arena({
      armies: [
        { 'Deathwalker 7000': 'e5', Syvarris: 'a1' },
        { [DRAKE]: 'e4', 'Izumi Samurai': 'd5 a9' },
      ],
      turn: 'Deathwalker 7000',
      stage: 'attack',
    });
    return a.roll(roll).answer('target', 'power:0');
  };

  it('destroys itself and wounds everybody next to it', () => {
    const safe = blow(3);
    expect(safe.fate(safe.figure('Deathwalker 7000'))).toBe('destroyed');
    expect(safe.happened('wounded')).toEqual([]);
    const two = blow(4);
    expect([two.wounds(two.figure(DRAKE)), two.fate(two.figure('Izumi Samurai'))]).toEqual([2, 'destroyed']);
    const four = blow(16);
    expect(four.wounds(four.figure(DRAKE))).toBe(4);
    const eight = blow(20);
    expect(eight.fate(eight.figure(DRAKE))).toBe('destroyed');
    expect(eight.happened('d20')).toHaveLength(1);
  });

  it('blocks everything from afar with one shield', () => {
    const a = arena({ armies: [{ 'Deathwalker 7000': 'e5' }, { Syvarris: 'a5' }], turn: 'Syvarris', stage: 'attack' });
    a.roll('sss', 'hbbbbbb').attack(a.figure('Syvarris'), a.figure('Deathwalker 7000'));
    expect(a.fate(a.figure('Deathwalker 7000'))).toBe('field');
  });
});

describe('Concan the Kyrie Warrior', () => {
  it('strengthens knights and sentinels next to him, and flies', () => {
    const army = { [CONCAN]: 'd5', 'Knights of Weston': 'd4' };
    const a = arena({ armies: [army, { [DRAKE]: 'c4' }], turn: 'Knights of Weston', stage: 'attack' });
    a.roll('bbbb', 'bbb').attack(a.figure('Knights of Weston'), a.figure(DRAKE));
    const b = arena({ armies: [army, { [DRAKE]: 'c4' }], turn: DRAKE, stage: 'attack' });
    b.roll('bbbbbb', 'bbbbb').attack(b.figure(DRAKE), b.figure('Knights of Weston'));
    expect(b.diceRolled('defence')).toEqual([5]);
    const c = arena({
      field: ['. 20 . . .'],
      armies: [{ [CONCAN]: 'a1' }, { Syvarris: 'e1' }],
      zones: { '1': 'a1', '2': 'e1' },
      turn: CONCAN,
    });
    expect(c.destinations).toContain('c1');
  });
});

describe('Alastair MacDirk', () => {
  it('takes another turn for a wound, once a round', () => {
    const a = arena({ armies: [{ 'Alastair MacDirk': 'a1' }, { Syvarris: 'i9' }], turn: 'Alastair MacDirk' });
    a.move(a.figure('Alastair MacDirk'), 'f1').answer('power', `Overextend Attack:${a.figure('Alastair MacDirk')}`);
    expect(a.wounds(a.figure('Alastair MacDirk'))).toBe(1);
    a.move(a.figure('Alastair MacDirk'), 'i2').pass('destination');
    expect(a.asked).toBe(''); // not a third time
  });
});

describe('Sentinels of Jandar', () => {
  const SENTINELS = 'Sentinels of Jandar';

  it('count shields twice, and fly', () => {
    const a = arena({ armies: [{ [SENTINELS]: 'e5' }, { [DRAKE]: 'e4' }], turn: DRAKE, stage: 'attack' });
    a.roll('ssssbb', 'hhbb').attack(a.figure(DRAKE), a.figure(SENTINELS));
    expect(a.fate(a.figure(SENTINELS))).toBe('field');
    const b = arena({
      field: ['. 20 . . .'],
      armies: [{ [SENTINELS]: 'a1' }, { Syvarris: 'e1' }],
      zones: { '1': 'a1', '2': 'e1' },
      turn: SENTINELS,
    });
    expect(b.destinations).toContain('c1');
  });
});

describe('Marrden Hounds', () => {
  const pack = (roll: number) =>
    arena({ armies: [{ 'Marrden Hounds': 'a5-b5' }, { [DRAKE]: 'i9' }], turn: 'Marrden Hounds', rolls: [roll] });

  it('move 2, 4 or 8 spaces', () => {
    const farthest = (roll: number) => {
      const a = pack(roll).answer('mover', 'move:0');
      return a.destinations
        .map((place) => place[0] ?? '')
        .toSorted()
        .at(-1);
    };
    expect([farthest(3), farthest(6), farthest(7)]).toEqual(['d', 'f', 'i']);
  });

  it('spread the plague, one roll for each figure next to any of them', () => {
    const a = arena({
      armies: [{ 'Marrden Hounds': 'd5-e5 d4-c4' }, { [DRAKE]: 'e4', Syvarris: 'f5', 'Zettian Guards': 'c5' }],
      turn: 'Marrden Hounds',
      stage: 'after-moving',
      rolls: [16, 15],
    });
    expect(a.wounds(a.figure(DRAKE))).toBe(1);
    expect(a.wounds(a.figure('Syvarris'))).toBe(0);
    expect(a.happened('d20')).toHaveLength(2);
  });
});

describe('Gorillinators', () => {
  it('have one shield for sure against normal attacks', () => {
    const a = arena({ armies: [{ Gorillinators: 'e5' }, { Syvarris: 'a5' }], turn: 'Syvarris', stage: 'attack' });
    a.roll('sbb', 'b').attack(a.figure('Syvarris'), a.figure('Gorillinators'));
    expect(a.fate(a.figure('Gorillinators'))).toBe('field');
    const b = arena({
      armies: [{ Gorillinators: 'e5' }, { 'Deathwalker 9000': 'a5' }],
      turn: 'Deathwalker 9000',
      stage: 'attack',
    });
    b.roll('sbb', 'b').answer('target', `special:0:${b.figure('Gorillinators')}`);
    expect(b.fate(b.figure('Gorillinators'))).toBe('destroyed');
  });
});

describe('Microcorp Agents', () => {
  const AGENTS = 'Microcorp Agents';

  it('ignore wounds on 15', () => {
    const shot = (roll: number) => {
      const a = arena({ armies: [{ [AGENTS]: 'e5 a1' }, { Syvarris: 'a5' }], turn: 'Syvarris', stage: 'attack' });
      a.roll('sss', 'bbb', roll).attack(a.figure('Syvarris'), a.figure(AGENTS));
      return a.fate(a.figure(AGENTS));
    };
    expect(shot(15)).toBe('field');
    expect(shot(14)).toBe('destroyed');
  });

  it('are at home in water', () => {
    const field = ['. w w .'];
    const zones = { '1': 'a1', '2': 'd1' };
    const a = arena({ field, zones, armies: [{ [AGENTS]: 'a1' }, { Syvarris: 'd1' }], turn: AGENTS });
    expect(a.destinations).toContain('c1');
    const b = arena({
      field,
      zones,
      armies: [{ [AGENTS]: 'b1' }, { Syvarris: 'd1' }],
      turn: 'Syvarris',
      stage: 'attack',
    });
    b.roll('bbbb', 'bbbbb').attack(b.figure('Syvarris'), b.figure(AGENTS));
    expect(b.diceRolled('defence')).toEqual([5]);
  });

  it('shoot better from above', () => {
    const a = arena({
      field: ['3 . . .'],
      zones: { '1': 'a1', '2': 'd1' },
      armies: [{ [AGENTS]: 'a1' }, { Syvarris: 'd1' }],
      turn: AGENTS,
      stage: 'attack',
    });
    a.roll('bbbb', 'bb').attack(a.figure(AGENTS), a.figure('Syvarris'));
    expect(a.diceRolled('attack')).toEqual([4]);
  });
});

describe('MacDirk Warriors', () => {
  const WARRIORS = 'MacDirk Warriors';
  const FINN = 'Finn the Viking Champion';

  it('choose a champion for the game, and fight harder the more it suffers', () => {
    const a = arena({
      armies: [{ [WARRIORS]: 'e5', [FINN]: 'a1', 'Alastair MacDirk': 'c1' }, { Syvarris: 'e4' }],
      phase: 'start',
    });
    a.answer('choose-for-game:Human Champion', String(a.card('Alastair MacDirk')));
    expect(a.state.cards[a.card(WARRIORS)]?.chosen).toEqual({ 'Human Champion': a.card('Alastair MacDirk') });
  });

  it('roll a die more for each of its wounds and never attack it', () => {
    const setup = {
      armies: [{ [WARRIORS]: 'e5', 'Alastair MacDirk': 'd5' }, { Syvarris: 'e4' }],
      turn: WARRIORS,
      wounds: { 'Alastair MacDirk': 3 },
    };
    const a = arena(setup);
    const card = a.state.cards[a.card(WARRIORS)];
    if (card !== undefined) card.chosen = { 'Human Champion': a.card('Alastair MacDirk') };
    expect(a.options).toContain(`bond:3:${a.card('Alastair MacDirk')}`);
    a.pass('before-turn').until('target').roll('bbbbb', 'bb').attack(a.figure(WARRIORS), a.figure('Syvarris'));
    expect(a.diceRolled('attack')).toEqual([5]);
  });

  it('can not attack the one they chose', () => {
    const a = arena({ armies: [{ [WARRIORS]: 'e5', 'Alastair MacDirk': 'd5' }, { Syvarris: 'a1' }], turn: WARRIORS });
    const card = a.state.cards[a.card(WARRIORS)];
    if (card !== undefined) card.chosen = { 'Human Champion': a.card('Alastair MacDirk') };
    a.pass('before-turn').pass('destination');
    expect(a.asked).toBe('');
  });
});

describe('Shaolin Monks', () => {
  const MONKS = 'Shaolin Monks';

  it('attack everybody next to them, each once', () => {
    const a = arena({ armies: [{ [MONKS]: 'e5' }, { [DRAKE]: 'e4', Syvarris: 'd5' }], turn: MONKS, stage: 'attack' });
    a.roll('bbb', 'bbb').attack(a.figure(MONKS), a.figure(DRAKE));
    expect(a.options).toEqual([String(a.figure('Syvarris')), 'pass']);
    a.roll('bbb', 'bb').answer('target', String(a.figure('Syvarris')));
    expect(a.asked).toBe('');
  });

  it('leap three spaces over everything up to 12 levels, without being struck at', () => {
    const a = arena({
      field: ['. 40 13 . .', '. . 14 . .'],
      armies: [{ [MONKS]: 'a1' }, { [DRAKE]: 'a2' }],
      zones: { '1': 'a1', '2': 'a2' },
      turn: MONKS,
    });
    const leaps = a.options.filter((key) => key.startsWith('leap:'));
    expect(leaps).toContain(`leap:1:${a.key('c1')}`);
    expect(leaps).toContain(`leap:1:${a.key('d1')}`);
    expect(leaps).not.toContain(`leap:1:${a.key('e1')}`);
    expect(leaps).not.toContain(`leap:1:${a.key('c2')}`);
    a.answer('destination', `leap:1:${a.key('c1')}`);
    expect(a.at(a.figure(MONKS))).toBe('c1');
    expect(a.diceRolled('leaving')).toEqual([]);
  });
});
