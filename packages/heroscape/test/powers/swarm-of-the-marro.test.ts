import { describe, expect, it } from 'vitest';
import { arena } from '../arena.ts';

const RAELIN = 'Raelin the Kyrie Warrior (SotM)';
const DRAKE = 'Sgt. Drake Alexander (SotM)';

describe('Raelin the Kyrie Warrior (SotM)', () => {
  it('attacks everybody next to her', () => {
    const a = arena({ armies: [{ [RAELIN]: 'e5' }, { [DRAKE]: 'e4', Syvarris: 'd5' }], turn: RAELIN, stage: 'attack' });
    a.roll('bbb', 'bbbb').attack(a.figure(RAELIN), a.figure(DRAKE));
    a.roll('bbb', 'bb').answer('target', String(a.figure('Syvarris')));
    expect(a.asked).toBe('');
  });

  it('gives own figures within 6 clear sight spaces a defence die, and flies', () => {
    const a = arena({ armies: [{ [RAELIN]: 'a5', Syvarris: 'g5' }, { [DRAKE]: 'g4' }], turn: DRAKE, stage: 'attack' });
    a.roll('bbbbbb', 'bbb').attack(a.figure(DRAKE), a.figure('Syvarris'));
    expect(a.diceRolled('defence')).toEqual([3]);
    const b = arena({
      field: ['. 20 . . .'],
      zones: { '1': 'a1', '2': 'e1' },
      armies: [{ [RAELIN]: 'a1' }, { Syvarris: 'e1' }],
      turn: RAELIN,
    });
    expect(b.destinations).toContain('c1');
  });
});

describe('Sgt. Drake Alexander (SotM)', () => {
  it('can be attacked normally from adjacent spaces only', () => {
    const a = arena({ armies: [{ [DRAKE]: 'e5' }, { Syvarris: 'a1' }], turn: 'Syvarris', stage: 'attack' });
    expect(a.asked).toBe('');
  });

  it('grapples 4 spaces over 45 levels and is struck at', () => {
    const a = arena({
      field: ['. . 46 47 . .', '. . . . . .'],
      zones: { '1': 'a1', '2': 'a2' },
      armies: [{ [DRAKE]: 'a1' }, { Syvarris: 'a2' }],
      turn: DRAKE,
    });
    const leaps = a.options.filter((key) => key.startsWith('leap:'));
    expect(leaps).toContain(`leap:1:${a.key('c1')}`);
    expect(leaps).not.toContain(`leap:1:${a.key('d1')}`);
    expect(leaps).toContain(`leap:1:${a.key('e1')}`);
    a.roll('s').answer('destination', `leap:1:${a.key('e1')}`);
    expect([a.at(a.figure(DRAKE)), a.wounds(a.figure(DRAKE))]).toEqual(['e1', 1]);
  });

  it('fires his pistol at nobody who follows Jandar', () => {
    const a = arena({
      armies: [{ [DRAKE]: 'a5' }, { Syvarris: 'f5', 'Finn the Viking Champion': 'f6' }],
      turn: DRAKE,
      stage: 'attack',
    });
    expect(a.options).toEqual([`special:2:${a.figure('Syvarris')}`, 'pass']);
    a.roll('sss', 'bb').answer('target', `special:2:${a.figure('Syvarris')}`);
    expect(a.wounds(a.figure('Syvarris'))).toBe(3);
  });
});

describe('Sonlen', () => {
  it('heals a hero on 15 before moving', () => {
    const a = arena({
      armies: [{ Sonlen: 'e5', [DRAKE]: 'e8' }, { Syvarris: 'a1' }],
      turn: 'Sonlen',
      wounds: { [DRAKE]: 2 },
    });
    a.roll(15).answer('power', `Dragon Healing:${a.figure('Sonlen')}`);
    expect(a.wounds(a.figure(DRAKE))).toBe(1);
  });

  it('may heal himself', () => {
    const a = arena({ armies: [{ Sonlen: 'e5' }, { Syvarris: 'a1' }], turn: 'Sonlen', wounds: { Sonlen: 2 } });
    a.roll(15).answer('power', `Dragon Healing:${a.figure('Sonlen')}`);
    expect(a.wounds(a.figure('Sonlen'))).toBe(1);
  });

  it('wounds a figure on 15 after moving', () => {
    const swoop = (roll: number) => {
      const a = arena({ armies: [{ Sonlen: 'e5' }, { Syvarris: 'e8' }], turn: 'Sonlen', stage: 'after-moving' });
      a.roll(roll).answer('power', `Dragon Swoop:${a.figure('Sonlen')}`);
      return a.wounds(a.figure('Syvarris'));
    };
    expect([swoop(14), swoop(15)]).toEqual([0, 1]);
  });
});

describe('Major Q10', () => {
  it('fires pistols four times or rockets twice', () => {
    const a = arena({ armies: [{ 'Major Q10': 'a5-b5' }, { Syvarris: 'f5' }], turn: 'Major Q10', stage: 'attack' });
    a.until('target')
      .roll('bb', 'bb')
      .answer('target', `special:0:${a.figure('Syvarris')}`);
    for (let i = 0; i < 3; i++) a.roll('bb', 'bb').answer('target', String(a.figure('Syvarris')));
    expect(a.options).not.toContain(String(a.figure('Syvarris')));
    const b = arena({ armies: [{ 'Major Q10': 'a5-b5' }, { Syvarris: 'f5' }], turn: 'Major Q10', stage: 'attack' });
    b.until('target')
      .roll('bbbb', 'bb')
      .answer('target', `special:1:${b.figure('Syvarris')}`);
    b.roll('bbbb', 'bb').answer('target', String(b.figure('Syvarris')));
    expect(b.options).not.toContain(String(b.figure('Syvarris')));
  });
});

describe('Shiori', () => {
  it('is stronger with exactly one unrevealed order marker', () => {
    const strike = (markers: string) => {
      const a = arena({
        armies: [{ Shiori: 'e5', Syvarris: 'a1' }, { [DRAKE]: 'e4' }],
        turn: 'Shiori',
        stage: 'attack',
        markers: { Shiori: markers, Syvarris: '3' },
      });
      a.roll(markers === '1 2' ? 'bbbb' : 'bbb', 'bbbb').attack(a.figure('Shiori'), a.figure(DRAKE));
      return a.diceRolled('attack')[0];
    };
    expect([strike('1 2'), strike('1 2 X'), strike('1')]).toEqual([4, 3, 3]);
    const b = arena({
      armies: [{ Shiori: 'e5', Syvarris: 'a1' }, { [DRAKE]: 'e4' }],
      turn: DRAKE,
      stage: 'attack',
      markers: { Shiori: '1', Syvarris: '2 3 X', [DRAKE]: '1' },
    });
    b.roll('bbbbbb', 'bbbb').attack(b.figure(DRAKE), b.figure('Shiori'));
    expect(b.diceRolled('defence')).toEqual([4]);
  });

  it('walks through figures and leaves them unharmed', () => {
    const a = arena({
      field: ['. . . . .'],
      zones: { '1': 'a1', '2': 'e1' },
      armies: [{ Shiori: 'b1' }, { Syvarris: 'c1' }],
      turn: 'Shiori',
    });
    a.move(a.figure('Shiori'), 'e1');
    expect(a.diceRolled('leaving')).toEqual([]);
  });

  it('throws three shuriken at small and medium figures, two at others', () => {
    const a = arena({
      armies: [{ Shiori: 'a5' }, { Syvarris: 'e5', Mimring: 'e1-f1' }],
      turn: 'Shiori',
      stage: 'attack',
    });
    a.roll('bbb', 'bb').answer('target', `special:4:${a.figure('Syvarris')}`);
    const b = arena({ armies: [{ Shiori: 'a3' }, { Mimring: 'e3-f3' }], turn: 'Shiori', stage: 'attack' });
    b.roll('bb', 'bbb').answer('target', `special:4:${b.figure('Mimring')}`);
    expect([a.diceRolled('attack'), b.diceRolled('attack')]).toEqual([[3], [2]]);
  });
});

describe('Marro Drudge', () => {
  const field = ['. . y y . . y .', '. . . . . . . .'];
  const zones = { '1': 'a1', '2': 'h1' };

  it('is stronger on swamp water', () => {
    const a = arena({
      field,
      zones,
      armies: [{ 'Marro Drudge': 'c1' }, { Syvarris: 'h1' }],
      turn: 'Marro Drudge',
      stage: 'attack',
    });
    a.roll('bbb', 'bbb').attack(a.figure('Marro Drudge'), a.figure('Syvarris'));
    expect(a.diceRolled('attack')).toEqual([3]);
    const b = arena({
      field,
      zones,
      armies: [{ 'Marro Drudge': 'c1' }, { Syvarris: 'h1' }],
      turn: 'Syvarris',
      stage: 'attack',
    });
    b.roll('bbbb', 'bbb').attack(b.figure('Syvarris'), b.figure('Marro Drudge'));
    expect(b.diceRolled('defence')).toEqual([3]);
  });

  it('tunnels from swamp water to swamp water', () => {
    const a = arena({ field, zones, armies: [{ 'Marro Drudge': 'a1' }, { Syvarris: 'h1' }], turn: 'Marro Drudge' });
    a.move(a.figure('Marro Drudge'), 'c1').pass('destination');
    expect(a.asked).toBe('teleport:Swamp Water Tunnel');
    expect(a.destinations).toEqual(['d1', 'g1']);
    a.answer('teleport:Swamp Water Tunnel', a.key('g1'));
    expect(a.at(a.figure('Marro Drudge'))).toBe('g1');
  });

  it('is struck at when it tunnels away engaged', () => {
    const a = arena({ field, zones, armies: [{ 'Marro Drudge': 'c1 a2' }, { Syvarris: 'c2' }], turn: 'Marro Drudge' });
    a.answer('mover', `move:${a.figure('Marro Drudge')}`)
      .pass('destination')
      .roll('s');
    a.answer('teleport:Swamp Water Tunnel', a.key('g1'));
    expect(a.fate(a.figure('Marro Drudge'))).toBe('destroyed');
  });
});

describe('Marro Hive', () => {
  const HIVE = 'd4-e4-f4-d5-e5-c5';
  const place = { armies: [{ 'Marro Hive': HIVE, 'Marro Drones': 'a1 b1' }, { Syvarris: 'i9' }], turn: 'Marro Hive' };

  it('lets a common Marro squad in sight take a turn first', () => {
    const a = arena(place);
    expect(a.options).toEqual([`bond:0:${a.card('Marro Drones')}`, 'pass']);
  });

  it('brings a destroyed common Marro back on 13', () => {
    const a = arena(place).until('power');
    a.roll(13).answer('power', `Marro Rebirth:${a.figure('Marro Hive')}`);
    a.answer('revive', (option) => option.key !== 'pass');
    const [first] = a.destinations;
    a.answer('place', a.key(first ?? ''));
    expect(
      a.state.figures.filter(({ card, fate }) => card === a.card('Marro Drones') && fate === 'field'),
    ).toHaveLength(3);
    const b = arena(place).until('power');
    b.roll(12).answer('power', `Marro Rebirth:${b.figure('Marro Hive')}`);
    expect(b.asked).toBe('');
  });
});

describe('Marro Hive and a card that was lost', () => {
  it('comes back without its order markers (HS-19.12)', () => {
    const a = arena({
      armies: [{ 'Marro Hive': 'd4-e4-f4-d5-e5-c5', 'Marro Drones': '' }, { Syvarris: 'i9' }],
      turn: 'Marro Hive',
      markers: { 'Marro Hive': '1', 'Marro Drones': '2 3 X' },
    });
    a.until('power')
      .roll(13)
      .answer('power', `Marro Rebirth:${a.figure('Marro Hive')}`);
    a.answer('revive', (option) => option.key !== 'pass');
    a.answer('place', a.options[0] ?? '');
    expect(a.state.players[0]?.markers.filter(({ card, lost }) => card === a.card('Marro Drones') && !lost)).toEqual(
      [],
    );
  });
});

describe('Marrden Nagrubs', () => {
  const NAGRUBS = 'Marrden Nagrubs';

  it('give one of them up to heal the Hivelord they bond with', () => {
    const a = arena({
      armies: [{ [NAGRUBS]: 'c2 a1', 'Wo-Sa-Ga': 'a2-b2' }, { Syvarris: 'i9' }],
      turn: NAGRUBS,
      wounds: { 'Wo-Sa-Ga': 2 },
    });
    a.answer('before-turn', `bond:0:${a.card('Wo-Sa-Ga')}`).answer('life-bond', 'use');
    a.until('mover');
    expect(a.wounds(a.figure('Wo-Sa-Ga'))).toBe(1);
    expect([a.fate(a.figure(NAGRUBS, 0)), a.fate(a.figure(NAGRUBS, 1))]).toContain('destroyed');
  });

  it('climb twice their height', () => {
    const climb = (level: number) => {
      const a = arena({
        field: [`. ${level} .`, '. . .'],
        zones: { '1': 'a1', '2': 'c1' },
        armies: [{ [NAGRUBS]: 'a1' }, { Syvarris: 'c1' }],
        turn: NAGRUBS,
      });
      return a.destinations.includes('b1');
    };
    expect([climb(6), climb(9)]).toEqual([true, false]);
  });
});

describe('Marro Stingers', () => {
  const STINGERS = 'Marro Stingers';
  const drain = (roll: number) => {
    const a = arena({ armies: [{ [STINGERS]: 'e5 a1' }, { Syvarris: 'i5' }], turn: STINGERS, stage: 'after-moving' });
    return a.roll(roll).answer('power', (option) => option.key.startsWith('Stinger Drain'));
  };

  it('lose one of them and their attacks on 4', () => {
    const a = drain(4).answer('destroy-one', '1');
    expect(a.fate(1)).toBe('destroyed');
    expect(a.asked).toBe('');
  });

  it('attack with one more die on 10, as usual below', () => {
    const a = drain(10);
    a.roll('bbbb', 'bb').attack(a.figure(STINGERS), a.figure('Syvarris'));
    const b = drain(9);
    b.roll('bbb', 'bb').attack(b.figure(STINGERS), b.figure('Syvarris'));
    expect([a.diceRolled('attack'), b.diceRolled('attack')]).toEqual([[4], [3]]);
  });
});

describe('Tor-Kul-Na', () => {
  const TOR = 'Tor-Kul-Na';
  const setup = {
    armies: [{ [TOR]: 'b5-a5' }, { 'Roman Archers': 'd5', Syvarris: 'e5', Mimring: 'b1-c1' }],
    turn: TOR,
  };

  it('runs small figures down and goes on over their spaces', () => {
    const a = arena(setup);
    a.move(a.figure(TOR), 'c5-b5').answer('mover', `move:${a.figure(TOR)}`);
    expect(a.options).toContain(`trample:${a.figure('Roman Archers')}`);
    a.roll(8).answer('destination', `trample:${a.figure('Roman Archers')}`);
    expect([a.fate(a.figure('Roman Archers')), a.at(a.figure(TOR))]).toEqual(['destroyed', 'd5-c5']);
    expect(a.state.turns[0]?.left).toBe(4);
    a.answer('mover', `move:${a.figure(TOR)}`)
      .roll(8)
      .answer('destination', `trample:${a.figure('Syvarris')}`);
    // Syvarris lives, so the move is over.
    expect(a.wounds(a.figure('Syvarris'))).toBe(1);
    expect(a.at(a.figure(TOR))).toBe('d5-c5');
    expect(a.options).not.toContain(`move:${a.figure(TOR)}`);
  });

  it('stops where the roll fails', () => {
    const a = arena({ ...setup, armies: [{ [TOR]: 'c5-b5' }, { 'Roman Archers': 'd5' }] });
    a.answer('mover', `move:${a.figure(TOR)}`)
      .roll(7)
      .answer('destination', `trample:${a.figure('Roman Archers')}`);
    expect(a.fate(a.figure('Roman Archers'))).toBe('field');
    expect(a.options).not.toContain(`move:${a.figure(TOR)}`);
  });

  it('tramples nobody on another level, and nobody large', () => {
    const a = arena({
      field: ['. . 2 . .', '. . . . .'],
      zones: { '1': 'a1', '2': 'e1' },
      armies: [{ [TOR]: 'b1-a1' }, { Syvarris: 'c1', Tornak: 'b2-c2' }],
      turn: TOR,
    });
    a.answer('mover', `move:${a.figure(TOR)}`);
    expect(a.options.filter((key) => key.startsWith('trample'))).toEqual([]);
  });
});
