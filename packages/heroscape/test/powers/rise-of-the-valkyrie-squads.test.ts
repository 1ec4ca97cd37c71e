import { describe, expect, it } from 'vitest';
import { arena } from '../arena.ts';

const RAELIN = 'Raelin the Kyrie Warrior (RotV)';
const DRAKE = 'Sgt. Drake Alexander (RotV)';

describe('Marro Warriors', () => {
  it('clone themselves instead of attacking, more easily on water', () => {
    const a = arena({
      field: ['. . . . .', '. w . . .', '. . . . .', '. . . . .'],
      armies: [{ 'Marro Warriors': 'b2 d3' }, { Syvarris: 'e4' }],
      turn: 'Marro Warriors',
      stage: 'attack',
    });
    const [first, second, third] = [0, 1, 2].map((nth) => a.figure('Marro Warriors', nth));
    a.answer('attacker', `attack:${second}`).roll(10, 14).answer('target', 'power:0');
    a.answer('revive', String(third));
    expect(a.destinations).not.toContain('d2');
    a.answer('place', a.key('c2'));
    expect(a.at(third ?? 0)).toBe('c2');
    expect(a.happened('d20').map(({ figure, total }) => [figure, total])).toEqual([
      [first, 10],
      [second, 14],
    ]);
    expect(a.asked).toBe('');
  });

  it('roll no more dice once nobody is left to be cloned', () => {
    const a = arena({
      armies: [{ 'Marro Warriors': 'b2 d3 f3' }, { Syvarris: 'i9' }],
      turn: 'Marro Warriors',
      stage: 'attack',
    });
    a.answer('attacker', `attack:${a.figure('Marro Warriors', 1)}`)
      .roll(15)
      .answer('target', 'power:0');
    a.answer('revive', String(a.figure('Marro Warriors', 3))).pass('place');
    expect(a.happened('d20')).toHaveLength(1);
  });
});

describe('Izumi Samurai', () => {
  it('strike back with excess shields when attacked from nearby', () => {
    const a = arena({
      armies: [{ 'Izumi Samurai': 'e5' }, { [DRAKE]: 'e4', Syvarris: 'a1' }],
      turn: DRAKE,
      stage: 'attack',
    });
    a.roll('sbbbbb', 'hhhbb').attack(a.figure(DRAKE), a.figure('Izumi Samurai'));
    expect(a.wounds(a.figure(DRAKE))).toBe(2);
    expect(a.happened('wounded')[0]).toMatchObject({ cause: 'counter', wounds: 2 });
  });

  it('do not strike back at samurai, nor from afar', () => {
    const a = arena({
      armies: [{ 'Izumi Samurai': 'e5' }, { 'Tagawa Samurai': 'e4', Syvarris: 'a1' }],
      turn: 'Tagawa Samurai',
      stage: 'attack',
    });
    a.roll('bbb', 'hhhhh').attack(a.figure('Tagawa Samurai'), a.figure('Izumi Samurai'));
    expect(a.happened('wounded')).toEqual([]);
    const b = arena({ armies: [{ 'Izumi Samurai': 'e5' }, { Syvarris: 'a1' }], turn: 'Syvarris', stage: 'attack' });
    b.roll('bbb', 'hhhhh').attack(b.figure('Syvarris'), b.figure('Izumi Samurai'));
    expect(b.happened('wounded')).toEqual([]);
  });
});

describe('Krav Maga Agents', () => {
  it('block everything with one shield against attackers that are not adjacent', () => {
    const a = arena({ armies: [{ 'Krav Maga Agents': 'e5' }, { Syvarris: 'a1' }], turn: 'Syvarris', stage: 'attack' });
    a.roll('sss', 'hbb').attack(a.figure('Syvarris'), a.figure('Krav Maga Agents'));
    expect(a.fate(a.figure('Krav Maga Agents'))).toBe('field');
    const b = arena({
      armies: [{ 'Krav Maga Agents': 'e5', [DRAKE]: 'a9' }, { Syvarris: 'e4' }],
      turn: 'Syvarris',
      stage: 'attack',
    });
    b.roll('sss', 'hbb').attack(b.figure('Syvarris'), b.figure('Krav Maga Agents'));
    expect(b.fate(b.figure('Krav Maga Agents'))).toBe('destroyed');
  });
});

describe('Tarn Viking Warriors', () => {
  const setup = { armies: [{ 'Tarn Viking Warriors': 'a1' }, { Syvarris: 'i9' }], turn: 'Tarn Viking Warriors' };

  it('may move again on 15, and try once more after that move', () => {
    const a = arena(setup);
    const viking = a.figure('Tarn Viking Warriors');
    a.move(viking, 'e1').roll(15).answer('power', `Berserker Charge:${viking}`);
    expect(a.asked).toBe('destination');
    a.move(viking, 'i1').roll(14).answer('power', `Berserker Charge:${viking}`);
    expect(a.at(viking)).toBe('i1');
    expect(a.asked).toBe('');
  });
});

describe('Zettian Guards', () => {
  it('add a die when the second attacks the target of the first', () => {
    const a = arena({
      armies: [{ 'Zettian Guards': 'a5 a6' }, { [RAELIN]: 'e5', Syvarris: 'e6' }],
      turn: 'Zettian Guards',
      stage: 'attack',
    });
    const [one, two] = [a.figure('Zettian Guards', 0), a.figure('Zettian Guards', 1)];
    a.roll('bb', 'bbb', 'bbb', 'bbb').attack(one, a.figure(RAELIN)).attack(two, a.figure(RAELIN));
    expect(a.diceRolled('attack')).toEqual([2, 3]);
  });

  it('add none against another', () => {
    const a = arena({
      armies: [{ 'Zettian Guards': 'a5 a6' }, { [RAELIN]: 'e5', Syvarris: 'e6' }],
      turn: 'Zettian Guards',
      stage: 'attack',
    });
    const [one, two] = [a.figure('Zettian Guards', 0), a.figure('Zettian Guards', 1)];
    a.roll('bb', 'bbb', 'bb', 'bbbb').attack(one, a.figure(RAELIN)).attack(two, a.figure('Syvarris'));
    expect(a.diceRolled('attack')).toEqual([2, 2]);
  });
});

describe('Airborne Elite', () => {
  const armies = [{ 'Airborne Elite': '' }, { [DRAKE]: 'e5' }];

  it('drop onto spaces apart from everybody on 13', () => {
    const a = arena({ armies, phase: 'markers', glyphs: { Astrid: 'a1' } });
    const elite = [0, 1, 2, 3].map((nth) => a.figure('Airborne Elite', nth));
    expect(a.fate(elite[0] ?? 0)).toBe('reserve');
    a.roll(13).answer('power', `The Drop:${elite[0]}`);
    expect(a.destinations).not.toContain('e4');
    expect(a.destinations).not.toContain('a1');
    a.answer('arrive', a.key('a3'));
    expect(a.destinations).not.toContain('b3');
    a.answer('arrive', a.key('a5')).answer('arrive', a.key('a7')).answer('arrive', a.key('a9'));
    expect(elite.map((id) => a.at(id))).toEqual(['a3', 'a5', 'a7', 'a9']);
  });

  it('may stay away though the roll allows it, and try again next round', () => {
    const a = arena({ armies, phase: 'markers' });
    a.roll(20)
      .answer('power', `The Drop:${a.figure('Airborne Elite')}`)
      .pass('arrive');
    expect(a.fate(a.figure('Airborne Elite'))).toBe('reserve');
  });

  it('do not roll once they are there, nor too early with HS-V37', () => {
    const a = arena({ armies: [{ 'Airborne Elite': 'a1 a3 a5 a7' }, { [DRAKE]: 'e5' }], phase: 'markers' });
    expect(a.asked).not.toBe('power');
    const late = { armies, phase: 'markers' as const, options: { lateDrop: 2 as const } };
    expect(arena({ ...late, round: 2 }).asked).not.toBe('power');
    expect(arena({ ...late, round: 3 }).asked).toBe('power');
  });

  it('throw grenades once, each of them, over everything up to 12 levels higher', () => {
    const field = ['. . . 13 .', '. . 20 14 .', '. . . . .'];
    const a = arena({
      field,
      armies: [{ 'Airborne Elite': 'a1 a2' }, { [DRAKE]: 'd1', Syvarris: 'd2', 'Izumi Samurai': 'e1' }],
      turn: 'Airborne Elite',
      stage: 'attack',
    });
    const grenade = (target: number) => `special:1:${target}`;
    a.answer('attacker', `attack:${a.figure('Airborne Elite')}`);
    expect(a.options).toContain(grenade(a.figure(DRAKE)));
    expect(a.options).not.toContain(grenade(a.figure('Syvarris')));
    a.roll('ss', 'hhhbb', 'bbb').answer('target', grenade(a.figure(DRAKE)));
    expect(a.wounds(a.figure('Syvarris'))).toBe(2);
    expect(a.decision?.about).toEqual([a.figure('Airborne Elite', 1)]);
    a.roll('bb', 'bbbbb', 'bbb').answer('target', String(a.figure(DRAKE)));
    expect(a.diceRolled('attack')).toEqual([2, 2]);
    expect(a.state.cards[a.card('Airborne Elite')]?.markers['Grenade']).toBe(0);
    expect(a.asked).toBe('');
  });
});
