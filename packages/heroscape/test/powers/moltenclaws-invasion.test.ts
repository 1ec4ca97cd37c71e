import { describe, expect, it } from 'vitest';
import { arena } from '../arena.ts';
import { special } from './picks.ts';

describe('Death Chasers of Thesk', () => {
  const name = 'Death Chasers of Thesk';

  it('rush up to five spaces when the markers of the first round are placed', () => {
    const rush = (round: number) =>
      arena({ armies: [{ [name]: 'a1 a2' }, { 'Warden 816': 'i9' }], phase: 'markers', round });
    const a = rush(1);
    const [one, two] = [a.figure(name), a.figure(name, 1)];
    a.answer('power', `Orc Battle Rush:${one}`);
    a.answer('bonus-mover', String(two)).answer('destination', a.key('f2'));
    a.answer('bonus-mover', String(one));
    expect(a.destinations).not.toContain('g1');
    a.answer('destination', a.key('f1'));
    expect([a.at(one), a.at(two)]).toEqual(['f1', 'f2']);
    expect(rush(2).asked).toBe('');
  });

  it('bond with a large wild hero', () => {
    const a = arena({
      armies: [{ [name]: 'a1', 'Ogre Pulverizer': 'c1-d1', Jotun: 'c3-d3' }, { 'Warden 816': 'i9' }],
      turn: name,
    });
    expect(a.options).toEqual([`bond:0:${a.card('Ogre Pulverizer')}`, 'pass']); // Jotun is huge
  });
});

describe('Horned Skull Brutes', () => {
  const name = 'Horned Skull Brutes';

  it('give up a small goblin beside them instead of the wounds of a normal attack', () => {
    const hit = (goblins: string) => {
      const a = arena({
        armies: [{ 'Sir Dupuis': 'd3-e3' }, { [name]: 'c3 i1', 'Goblin Cutters': goblins }],
        turn: 'Sir Dupuis',
        stage: 'attack',
      });
      return a.roll('ssss', 'bbbb').attack(a.figure('Sir Dupuis'), a.figure(name));
    };
    const a = hit('b3 i9');
    a.answer('react', `Expendable Rabble:${a.figure(name)}`);
    expect(a.fate(a.figure(name))).toBe('field');
    expect(a.fate(a.figure('Goblin Cutters'))).toBe('destroyed');
    const alone = hit('i8 i9');
    expect(alone.asked).not.toBe('react');
    expect(alone.fate(alone.figure(name))).toBe('destroyed');
  });

  it('change places with an engaged friend near them', () => {
    const a = arena({
      armies: [{ [name]: 'c3', 'Goblin Cutters': 'f3 i1' }, { 'Warden 816': 'g3' }],
      turn: name,
      stage: 'after-moving',
    });
    a.answer('power', `Barge Into Battle:${a.figure(name)}`);
    expect([a.at(a.figure(name)), a.at(a.figure('Goblin Cutters'))]).toEqual(['f3', 'c3']);
    expect(a.diceRolled('leaving')).toEqual([]);
    const engaged = arena({
      armies: [
        { [name]: 'c3', 'Goblin Cutters': 'f3 i1' },
        { 'Warden 816': 'd3', Isamu: 'g3' },
      ],
      turn: name,
      stage: 'after-moving',
    });
    expect(engaged.asked).not.toBe('power');
  });
});

describe('Mezzodemon Warmongers', () => {
  const name = 'Mezzodemon Warmongers';

  it('have one marker for each of them to ignore the wounds of a normal attack', () => {
    const a = arena({ armies: [{ 'Sir Dupuis': 'd3-e3' }, { [name]: 'c3 a1' }], turn: 'Sir Dupuis', stage: 'attack' });
    expect(a.state.cards[a.card(name)]?.markers).toEqual({ Exoskeleton: 2 });
    a.roll('ssss', 'bbb')
      .attack(a.figure('Sir Dupuis'), a.figure(name))
      .answer('react', `Exoskeleton:${a.figure(name)}`);
    expect(a.fate(a.figure(name))).toBe('field');
    expect(a.state.cards[a.card(name)]?.markers).toEqual({ Exoskeleton: 1 });
    const b = arena({ armies: [{ 'Warden 816': 'd3' }, { [name]: 'c3 a1' }], turn: 'Warden 816', stage: 'attack' });
    b.roll('sssss', 'bbb').answer('target', special(b.figure(name)));
    expect(b.fate(b.figure(name))).toBe('destroyed'); // a special attack
  });

  it('roll one die more against commons', () => {
    const a = arena({ armies: [{ [name]: 'c3' }, { 'Marro Drones': 'd3 i9' }], turn: name, stage: 'attack' });
    a.roll('bbbb', 'bbb').attack(a.figure(name), a.figure('Marro Drones'));
    expect(a.diceRolled('attack')).toEqual([4]);
  });
});

describe('Death Knights of Valkrill', () => {
  const name = 'Death Knights of Valkrill';

  it('take two dice of defence and bond with relentless heroes', () => {
    const a = arena({
      armies: [{ [name]: 'c3', 'Sir Hawthorne': 'a9', 'Werewolf Lord': 'c9-d9' }, { 'Warden 816': 'd3' }],
      turn: name,
    });
    expect(a.options).toEqual([`bond:1:${a.card('Sir Hawthorne')}`, 'pass']); // the werewolf is huge
    a.answer('before-turn', 'pass').until('target').roll('bb', 'bbbb').attack(a.figure(name), a.figure('Warden 816'));
    expect(a.diceRolled('defence')).toEqual([4]);
  });
});

describe('answers to normal attacks', () => {
  it('are not given to special ones', () => {
    const struck = (name: string, army: Record<string, string>, wounds = 0) => {
      const a = arena({
        armies: [{ 'Warden 816': 'd3' }, { [name]: 'c3', ...army }],
        turn: 'Warden 816',
        stage: 'attack',
        wounds: { [name]: wounds },
      });
      return a
        .roll('sssss', 'bbbb')
        .answer('target', special(a.figure(name)))
        .fate(a.figure(name));
    };
    expect(struck('Horned Skull Brutes', { 'Goblin Cutters': 'b3 i9' })).toBe('destroyed');
    expect(struck('Frost Giant of Morh', { Isamu: 'i9' }, 5)).toBe('destroyed');
  });
});

describe('Ogre Pulverizer', () => {
  it('attacks twice and suffers from excess shields', () => {
    const a = arena({
      armies: [{ 'Ogre Pulverizer': 'c3-b3' }, { 'Warden 816': 'd3' }],
      turn: 'Ogre Pulverizer',
      stage: 'attack',
    });
    const [ogre, warden] = [a.figure('Ogre Pulverizer'), a.figure('Warden 816')];
    a.roll('sbbb', 'hhhbbb').attack(ogre, warden);
    expect(a.wounds(ogre)).toBe(2);
    a.roll('sbbb', 'bbbbbb').answer('target', String(warden));
    expect(a.wounds(warden)).toBe(1);
    expect(a.asked).toBe('');
  });
});

describe('Frost Giant of Morh', () => {
  const name = 'Frost Giant of Morh';

  it('is faster out of a fight and stronger in one', () => {
    const free = arena({ armies: [{ [name]: 'a1' }, { 'Warden 816': 'i9' }], turn: name });
    expect(free.destinations).toContain('h1'); // 5 and 2
    expect(free.destinations).not.toContain('i1');
    const a = arena({ armies: [{ [name]: 'c3' }, { 'Warden 816': 'd3' }], turn: name, stage: 'attack' });
    a.roll('bbbbbb', 'bbbbbb').attack(a.figure(name), a.figure('Warden 816'));
    expect(a.diceRolled('attack')).toEqual([6]);
  });

  it('attacks again on 16 after an attack, as often as it rolls that', () => {
    const a = arena({ armies: [{ [name]: 'c3' }, { 'Warden 816': 'd3' }], turn: name, stage: 'attack' });
    const [giant, warden] = [a.figure(name), a.figure('Warden 816')];
    a.roll('bbbbbb', 'bbbbbb', 16).attack(giant, warden).answer('react', `Battle Frenzy:${giant}`);
    a.roll('bbbbbb', 'bbbbbb', 16).attack(giant, warden).answer('react', `Battle Frenzy:${giant}`);
    a.roll('bbbbbb', 'bbbbbb', 15).attack(giant, warden).answer('react', `Battle Frenzy:${giant}`);
    expect(a.asked).toBe('');
    expect(a.diceRolled('attack')).toEqual([6, 6, 6]);
  });

  it('swipes once more when it dies', () => {
    const a = arena({
      armies: [
        { 'Sir Dupuis': 'd3-e3', 'Marro Warriors': 'b3 i1' },
        { [name]: 'c3', Isamu: 'a9' },
      ],
      turn: 'Sir Dupuis',
      stage: 'attack',
      wounds: { [name]: 5 },
    });
    a.roll('sbbb', 'bbbb', 'ssb').attack(a.figure('Sir Dupuis'), a.figure(name));
    a.answer('distribute', String(a.figure('Sir Dupuis'))).answer('distribute', String(a.figure('Marro Warriors')));
    expect(a.wounds(a.figure('Sir Dupuis'))).toBe(1);
    expect(a.fate(a.figure('Marro Warriors'))).toBe('destroyed');
    expect(a.fate(a.figure(name))).toBe('destroyed');
  });
});

describe('Ice Troll Berserker', () => {
  const name = 'Ice Troll Berserker';

  it('moves again on 13, three better on snow, until it fails', () => {
    const a = arena({
      armies: [{ [name]: 'a1' }, { 'Warden 816': 'i1' }],
      turn: name,
      stage: 'after-moving',
      field: ['. n . . . . . . .'],
      zones: { '1': 'a1', '2': 'i1' },
    });
    const troll = a.figure(name);
    a.roll(13).answer('power', `Ice Troll Charge:${troll}`).move(troll, 'b1').answer('destination', 'pass');
    a.roll(10).answer('power', `Ice Troll Charge:${troll}`);
    expect(a.asked).toBe('destination'); // 13 with the snow
    a.answer('destination', 'pass').roll(9).answer('power', `Ice Troll Charge:${troll}`);
    expect(a.asked).toBe('');
  });

  it('gets nothing for the ground elsewhere', () => {
    const a = arena({ armies: [{ [name]: 'c3' }, { 'Warden 816': 'i9' }], turn: name, stage: 'after-moving' });
    expect(a.roll(12).answer('power', `Ice Troll Charge:${a.figure(name)}`).asked).toBe('');
  });

  it('regenerates, twice in the cold', () => {
    const left = (terrain: string) => {
      const a = arena({
        armies: [{ [name]: 'a1' }, { 'Warden 816': 'c1' }],
        turn: name,
        stage: 'after',
        field: [`${terrain} . .`],
        zones: { '1': 'a1', '2': 'c1' },
        wounds: { [name]: 3 },
      });
      return a.wounds(a.figure(name));
    };
    expect([left('.'), left('n'), left('i')]).toEqual([2, 1, 1]);
  });
});

describe('Master of the Hunt', () => {
  const name = 'Master of the Hunt';

  it('rolls one die for each wound of a unique hero and adds its skulls', () => {
    const a = arena({ armies: [{ [name]: 'c3' }, { 'Sir Dupuis': 'd3-e3' }], turn: name, stage: 'attack' });
    a.roll('sssb', 'hbb', 'sb').attack(a.figure(name), a.figure('Sir Dupuis'));
    expect(a.wounds(a.figure('Sir Dupuis'))).toBe(3);
  });

  it('throws three spaces further on 16', () => {
    const far = (roll: number) => {
      const a = arena({ armies: [{ [name]: 'a3' }, { 'Warden 816': 'h3' }], turn: name, stage: 'after-moving' });
      return a.roll(roll).answer('power', `Javelin:${a.figure(name)}`).asked;
    };
    expect([far(16), far(15)]).toEqual(['target', '']);
  });
});

describe('Eltahale', () => {
  it('rams a target and two others within two spaces of it, if she comes from elsewhere', () => {
    const a = arena({ armies: [{ Eltahale: 'a3' }, { 'Marro Warriors': 'd3 f3 e4 i9' }], turn: 'Eltahale' });
    const [one, two, three] = [0, 1, 2].map((i) => a.figure('Marro Warriors', i));
    a.move(a.figure('Eltahale'), 'c3').until('target').answer('target', special(one));
    a.answer('also-affected', String(two)).roll('ssss', 'bbb', 'bbb', 'bbb').answer('also-affected', String(three));
    while (a.asked === 'defence-order') a.answer('defence-order', a.options[0] ?? '');
    expect([one, two, three].map((id) => a.fate(id ?? -1))).toEqual(['destroyed', 'destroyed', 'destroyed']);
    const close = arena({
      armies: [{ Eltahale: 'c3' }, { 'Marro Warriors': 'd3 f3' }],
      turn: 'Eltahale',
      stage: 'attack',
    });
    expect(close.options.some((key) => key.startsWith('special'))).toBe(false);
  });

  it('steps with thunder next to an enemy, attacks with one die more and may be hurt by it', () => {
    const a = arena({ armies: [{ Eltahale: 'a3' }, { 'Warden 816': 'e3' }], turn: 'Eltahale' });
    const [eltahale, warden] = [a.figure('Eltahale'), a.figure('Warden 816')];
    const steps = a.options.filter((key) => key.startsWith('teleport'));
    expect(steps).toHaveLength(6); // the spaces around the Warden
    a.answer('destination', (option) => option.key.endsWith(`:${a.space('f3')}`));
    expect(a.at(eltahale)).toBe('f3');
    expect(a.options.some((key) => key.startsWith('special'))).toBe(false);
    a.roll('bbbbbb', 'bbbbbb', 's').attack(eltahale, warden);
    expect(a.diceRolled('attack')).toEqual([6]);
    expect(a.wounds(eltahale)).toBe(1);
  });
});

describe('Siege', () => {
  const setup = { armies: [{ Siege: 'c3' }, { 'Warden 816': 'd3', 'Sir Dupuis': 'c2-d2' }], turn: 'Siege' };

  it('becomes a crag of steel for the round by showing his X', () => {
    const a = arena({ ...setup, on: true });
    a.answer('power', `Crag of Steel:${a.figure('Siege')}`);
    expect(a.state.players[0]?.markers.filter(({ revealed }) => revealed).map(({ face }) => face)).toEqual(['1', 'X']);
    a.until('target').roll('bbb', 'bbbbbb').attack(a.figure('Siege'), a.figure('Warden 816'));
    expect(a.options).toEqual([String(a.figure('Sir Dupuis')), 'pass']);
    a.roll('bbb', 'bbb').answer('target', String(a.figure('Sir Dupuis')));
    expect(a.diceRolled('attack')).toEqual([3, 3]);
    a.until('target').roll('bbb', 'bbbbbbbb').attack(a.figure('Warden 816'), a.figure('Siege'));
    expect(a.diceRolled('defence').at(-1)).toBe(8);
  });

  it('needs an X on his card', () => {
    expect(arena({ ...setup, markers: { Siege: '1 2 3' } }).asked).not.toBe('power');
  });

  it('moves two spaces less as a crag', () => {
    const a = arena({ armies: [{ Siege: 'a1' }, { 'Warden 816': 'i9' }], turn: 'Siege' });
    a.answer('power', `Crag of Steel:${a.figure('Siege')}`);
    expect(a.destinations).toContain('d1');
    expect(a.destinations).not.toContain('e1');
  });
});

describe('Evar Scarcarver', () => {
  const name = 'Evar Scarcarver';

  it('attacks once more after attacking a neighbour, even one that is destroyed', () => {
    const a = arena({
      armies: [{ [name]: 'c3' }, { 'Marro Warriors': 'd3', 'Warden 816': 'b3' }],
      turn: name,
      stage: 'attack',
    });
    a.roll('ss', 'bbb').attack(a.figure(name), a.figure('Marro Warriors'));
    expect(a.options).toEqual([String(a.figure('Warden 816')), 'pass']);
    const far = arena({ armies: [{ [name]: 'c3' }, { 'Marro Warriors': 'f3 g3' }], turn: name, stage: 'attack' });
    far.roll('bb', 'bbb').attack(far.figure(name), far.figure('Marro Warriors'));
    expect(far.asked).toBe('');
  });

  it('rages by his wounds for the round', () => {
    const a = arena({
      armies: [{ [name]: 'c3' }, { 'Warden 816': 'd3' }],
      turn: name,
      wounds: { [name]: 3 },
      on: true,
      markers: { [name]: '1 X' },
    });
    a.answer('power', `Frost Rage:${a.figure(name)}`).until('target');
    a.roll('bbbbb', 'bbbbbb').attack(a.figure(name), a.figure('Warden 816')).answer('target', 'pass');
    a.until('target').roll('bbb', 'bbbbbb').attack(a.figure('Warden 816'), a.figure(name));
    expect([a.diceRolled('attack')[0], a.diceRolled('defence')[1]]).toEqual([5, 6]);
  });
});

describe('Moltenclaw', () => {
  it('breathes at a target and along a line behind it, but never on himself', () => {
    const a = arena({
      armies: [{ Moltenclaw: 'a3' }, { 'Marro Warriors': 'd3 e3 f3 d5' }],
      turn: 'Moltenclaw',
      stage: 'attack',
    });
    const [one, two, three, four] = [0, 1, 2, 3].map((i) => a.figure('Marro Warriors', i));
    a.answer('target', special(one)).roll('ssss', 'bbb', 'bbb', 'bbb');
    a.answer('line', (option) => String(option['figures']) === `${two},${three}`);
    expect(a.asked).toBe('defence-order');
    a.answer('defence-order', String(two));
    expect([one, two, three, four].map((id) => a.fate(id ?? -1))).toEqual([
      'destroyed',
      'destroyed',
      'destroyed',
      'field',
    ]);
  });

  it('a line back over himself does not touch him', () => {
    const a = arena({
      armies: [{ Moltenclaw: 'd3' }, { 'Marro Warriors': 'e3 c3 i9' }],
      turn: 'Moltenclaw',
      stage: 'attack',
    });
    a.answer('target', special(a.figure('Marro Warriors')));
    expect(a.decision?.options.map((option) => 'figures' in option && String(option.figures))).toEqual([
      String(a.figure('Marro Warriors', 1)),
      '',
    ]);
  });

  it('may leave the line out', () => {
    const a = arena({
      armies: [{ Moltenclaw: 'a3' }, { 'Marro Warriors': 'd3 e3 f3 d5' }],
      turn: 'Moltenclaw',
      stage: 'attack',
    });
    a.answer('target', special(a.figure('Marro Warriors')))
      .roll('ssss', 'bbb')
      .answer('line', 'pass');
    expect([0, 1].map((i) => a.fate(a.figure('Marro Warriors', i)))).toEqual(['destroyed', 'field']);
  });
});
