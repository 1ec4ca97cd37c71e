import { describe, expect, it } from 'vitest';
import { moveOf } from '../../src/abilities/move-value.ts';
import { figureOf } from '../../src/table.ts';
import { arena } from '../arena.ts';

const DRAKE = 'Sgt. Drake Alexander (RotV)';
const NAKITA = 'Nakita Agents';

describe('Nakita Agents', () => {
  it('hide themselves and friends next to them in smoke on 13', () => {
    const a = arena({
      armies: [
        { [NAKITA]: 'e5 e6 a9', 'Sir Denrick': 'f5', [DRAKE]: 'i1' },
        { Syvarris: 'a5', 'Roman Archers': 'a1' },
      ],
      turn: 'Syvarris',
      stage: 'attack',
    });
    a.answer('target', String(a.figure('Sir Denrick')));
    // One question, though two agents stand next to him.
    expect(a.options).toHaveLength(2);
    a.roll(13).answer('react', (option) => option.key.startsWith('Smoke'));
    expect(a.diceRolled('attack')).toEqual([]);
    // Only his own archer is not in the smoke.
    expect(a.options).toEqual([String(a.figure('Roman Archers')), 'pass']);
  });

  it('leave the attacker another target', () => {
    const a = arena({
      armies: [{ [NAKITA]: 'e5', 'Sir Denrick': 'e8' }, { Syvarris: 'a5' }],
      turn: 'Syvarris',
      stage: 'attack',
    });
    a.answer('target', String(a.figure(NAKITA)))
      .roll(13)
      .answer('react', `Smoke Powder:${a.figure(NAKITA)}`);
    expect(a.options).toEqual([String(a.figure('Sir Denrick')), 'pass']);
    a.roll('bbb', 'bbbb').answer('target', String(a.figure('Sir Denrick')));
    expect(a.options).not.toContain(String(a.figure(NAKITA))); // nor for the second attack
  });

  it('are attacked as usual when the roll fails', () => {
    const a = arena({ armies: [{ [NAKITA]: 'e5 a9' }, { Syvarris: 'a5' }], turn: 'Syvarris', stage: 'attack' });
    a.answer('target', String(a.figure(NAKITA)))
      .roll(12, 'sss', 'bbb')
      .answer('react', `Smoke Powder:${a.figure(NAKITA)}`);
    expect(a.fate(a.figure(NAKITA))).toBe('destroyed');
  });

  it('make no smoke against adjacent attackers', () => {
    const a = arena({ armies: [{ [NAKITA]: 'e5' }, { [DRAKE]: 'e4' }], turn: DRAKE, stage: 'attack' });
    a.roll('bbbbbb', 'bbb').attack(a.figure(DRAKE), a.figure(NAKITA));
    expect(a.asked).toBe('');
  });

  it('strike at small and medium enemies that come next to them', () => {
    const a = arena({ armies: [{ [NAKITA]: 'e5' }, { Syvarris: 'e2' }], turn: 'Syvarris' });
    a.roll(15).move(a.figure('Syvarris'), 'e4');
    expect(a.wounds(a.figure('Syvarris'))).toBe(1);
  });

  it('let three Gorillinators move before their turn', () => {
    const a = arena({ armies: [{ [NAKITA]: 'a1', Gorillinators: 'a9 c9 e9 g9' }, { Syvarris: 'i1' }], turn: NAKITA });
    a.answer('power', (option) => option.key.startsWith('Gorillinator'));
    for (const nth of [0, 1, 2]) {
      a.answer('bonus-mover', String(a.figure('Gorillinators', nth)));
      a.answer('destination', a.key(`${['a', 'c', 'e'][nth] ?? ''}3`));
    }
    expect(a.at(a.figure('Gorillinators'))).toBe('a3');
    expect(a.asked).not.toBe('bonus-mover');
  });
});

describe('Spartacus', () => {
  const armies = [{ Spartacus: 'a1', Crixus: 'e5' }, { [DRAKE]: 'e4' }];

  it('inspires gladiators when all markers lie on them', () => {
    const a = arena({ armies, phase: 'markers' });
    for (const face of ['1', '2', '3', 'X'])
      a.answer(`marker:${face}`, String(a.card(face === '1' ? 'Spartacus' : 'Crixus')));
    expect(a.happened('power-used').map(({ power }) => power)).toEqual(['Gladiator Inspiration']);
    const g = a.table();
    expect(moveOf(g, figureOf(g, a.figure('Crixus')))).toBe(6);
    expect(moveOf(g, figureOf(g, a.figure('Spartacus')))).toBe(5);
  });

  it('gives them a die in attack and defence', () => {
    const setup = { armies, phase: 'markers' as const, on: true as const };
    const a = arena(setup);
    for (const face of ['1', '2', '3'])
      a.answer(`marker:${face}`, String(a.card(face === '1' ? 'Crixus' : 'Spartacus')));
    a.roll(20, 1)
      .answer('marker:X', String(a.card('Crixus')))
      .until('target');
    a.roll('bbbbbb', 'bbb').attack(a.figure('Crixus'), a.figure(DRAKE));
    expect(a.diceRolled('attack')).toEqual([6]);
    a.until('target', ({ seat }) => seat === 1)
      .roll('bbbbbb', 'bbbb')
      .attack(a.figure(DRAKE), a.figure('Crixus'));
    expect(a.diceRolled('defence')).toEqual([3, 4]);
  });

  it('does not inspire without a marker of his own', () => {
    const a = arena({ armies, phase: 'markers' });
    for (const face of ['1', '2', '3', 'X']) a.answer(`marker:${face}`, String(a.card('Crixus')));
    expect(a.happened('power-used')).toEqual([]);
  });
});

describe('Crixus', () => {
  it('takes one wound at most with one shield', () => {
    const a = arena({ armies: [{ Crixus: 'e5' }, { [DRAKE]: 'e4' }], turn: DRAKE, stage: 'attack' });
    a.roll('ssssss', 'hbb').attack(a.figure(DRAKE), a.figure('Crixus'));
    expect(a.wounds(a.figure('Crixus'))).toBe(1);
    const b = arena({ armies: [{ Crixus: 'e5' }, { [DRAKE]: 'e4' }], turn: DRAKE, stage: 'attack' });
    b.roll('ssssbb', 'bbb').attack(b.figure(DRAKE), b.figure('Crixus'));
    expect(b.wounds(b.figure('Crixus'))).toBe(4);
  });
});

describe('Retiarius', () => {
  it('leaves small and medium targets one defence die on 14', () => {
    const dice = (roll: number) => {
      const a = arena({
        armies: [{ Retiarius: 'e5' }, { [DRAKE]: 'e4' }],
        turn: 'Retiarius',
        stage: 'after-moving',
        rolls: [roll],
      });
      a.roll('bbbbb', roll >= 14 ? 'b' : 'bbb').attack(a.figure('Retiarius'), a.figure(DRAKE));
      return a.diceRolled('defence')[0];
    };
    expect([dice(14), dice(13)]).toEqual([1, 3]);
  });
});

describe('Ninjas of the Northern Wind', () => {
  const NINJAS = 'Ninjas of the Northern Wind';
  const attacked = (roll: number) => {
    const a = arena({ armies: [{ [NINJAS]: 'e5 a9' }, { [DRAKE]: 'e4' }], turn: DRAKE, stage: 'attack' });
    return a.roll('sbbbbb', roll).attack(a.figure(DRAKE), a.figure(NINJAS));
  };

  it('disappear on 12, away from every enemy', () => {
    const a = attacked(12);
    a.answer('bonus-mover', String(a.figure(NINJAS)));
    expect(a.destinations).not.toContain('d4');
    a.answer('destination', a.key('e8'));
    expect([a.at(a.figure(NINJAS)), a.diceRolled('defence')]).toEqual(['e8', []]);
  });

  it('defend as usual on 11', () => {
    const a = arena({ armies: [{ [NINJAS]: 'e5 a9' }, { [DRAKE]: 'e4' }], turn: DRAKE, stage: 'attack' });
    a.roll('sbbbbb', 11, 'hbb').attack(a.figure(DRAKE), a.figure(NINJAS));
    expect(a.fate(a.figure(NINJAS))).toBe('field');
  });

  it('defend as usual if they stay engaged', () => {
    const a = attacked(12).roll('bbb').pass('bonus-mover');
    expect(a.fate(a.figure(NINJAS))).toBe('destroyed');
  });

  it('walk through figures and leave them unharmed', () => {
    const a = arena({
      field: ['. . . . .'],
      zones: { '1': 'a1', '2': 'e1' },
      armies: [{ [NINJAS]: 'b1' }, { Syvarris: 'c1' }],
      turn: NINJAS,
    });
    a.move(a.figure(NINJAS), 'e1');
    expect(a.diceRolled('leaving')).toEqual([]);
  });
});

describe('Kozuke Samurai', () => {
  const KOZUKE = 'Kozuke Samurai';

  it('charge 8 spaces if that brings them next to an enemy', () => {
    const field = ['. . . . . . . . . . . .', '. . . . . . . . . . . .'];
    const zones = { '1': 'a1', '2': 'l1' };
    const charge = (enemy: string) =>
      arena({ field, zones, armies: [{ [KOZUKE]: 'a1' }, { Syvarris: enemy }], turn: KOZUKE }).destinations.includes(
        'i1',
      );
    expect([charge('j1'), charge('l1')]).toEqual([true, false]);
  });

  it('strike back with excess shields', () => {
    const a = arena({ armies: [{ [KOZUKE]: 'e5' }, { [DRAKE]: 'e4' }], turn: DRAKE, stage: 'attack' });
    a.roll('bbbbbb', 'hbb').attack(a.figure(DRAKE), a.figure(KOZUKE));
    expect(a.wounds(a.figure(DRAKE))).toBe(1);
  });
});

describe('Blastatrons', () => {
  it('let Gladiatrons move first', () => {
    const a = arena({ armies: [{ Blastatrons: 'a1', Gladiatrons: 'a9' }, { Syvarris: 'i1' }], turn: 'Blastatrons' });
    a.answer('power', (option) => option.key.startsWith('Gladiatron')).answer(
      'bonus-mover',
      String(a.figure('Gladiatrons')),
    );
    a.answer('destination', a.key('a4'));
    expect(a.at(a.figure('Gladiatrons'))).toBe('a4');
  });

  it('home in on enemies next to Soulborgs of Vydar', () => {
    const a = arena({
      armies: [{ Blastatrons: 'a5', Gladiatrons: 'e4 e6' }, { Syvarris: 'e5' }],
      turn: 'Blastatrons',
      stage: 'attack',
    });
    a.roll('bbb', 'bb').attack(a.figure('Blastatrons'), a.figure('Syvarris'));
    expect(a.diceRolled('attack')).toEqual([3]);
  });
});

describe('Death Stalkers', () => {
  it('maul small and medium figures with nothing but skulls', () => {
    const a = arena({
      armies: [{ 'Death Stalkers': 'e5-f5' }, { [DRAKE]: 'e4' }],
      turn: 'Death Stalkers',
      stage: 'attack',
    });
    a.until('target').roll('sss').attack(a.figure('Death Stalkers'), a.figure(DRAKE));
    expect(a.wounds(a.figure(DRAKE))).toBe(3);
    const b = arena({
      armies: [{ 'Death Stalkers': 'e5-f5' }, { Mimring: 'e4-f4' }],
      turn: 'Death Stalkers',
      stage: 'attack',
    });
    b.until('target').roll('sss', 'hhh').attack(b.figure('Death Stalkers'), b.figure('Mimring'));
    expect(b.wounds(b.figure('Mimring'))).toBe(0);
  });
});

describe('Warriors of Ashra', () => {
  it('block everything with one shield against adjacent normal attacks', () => {
    const ASHRA = 'Warriors of Ashra';
    const a = arena({ armies: [{ [ASHRA]: 'e5' }, { [DRAKE]: 'e4' }], turn: DRAKE, stage: 'attack' });
    a.roll('ssssss', 'hbb').attack(a.figure(DRAKE), a.figure(ASHRA));
    expect(a.fate(a.figure(ASHRA))).toBe('field');
    const b = arena({ armies: [{ [ASHRA]: 'e5 a9' }, { Syvarris: 'a5' }], turn: 'Syvarris', stage: 'attack' });
    b.roll('sss', 'hbb').attack(b.figure('Syvarris'), b.figure(ASHRA));
    expect(b.fate(b.figure(ASHRA))).toBe('destroyed');
  });
});

describe('Deathreavers', () => {
  const REAVERS = 'Deathreavers';

  it('scatter after defending, dead or alive', () => {
    const a = arena({ armies: [{ [REAVERS]: 'e5 d5 f5' }, { [DRAKE]: 'e4' }], turn: DRAKE, stage: 'attack' });
    a.roll('ssssss', 'bbbb').attack(a.figure(DRAKE), a.figure(REAVERS));
    a.answer('react', (option) => option.key.startsWith('Scatter'));
    a.answer('bonus-mover', String(a.figure(REAVERS, 1))).answer('destination', a.key('c8'));
    a.answer('bonus-mover', String(a.figure(REAVERS, 2))).answer('destination', a.key('f8'));
    expect([1, 2].map((nth) => a.at(a.figure(REAVERS, nth)))).toEqual(['c8', 'f8']);
    expect(a.diceRolled('leaving')).toEqual([]);
    expect(a.asked).toBe('');
  });

  it('climb twice their height', () => {
    const climb = (level: number) =>
      arena({
        field: [`. ${level} .`, '. . .'],
        zones: { '1': 'a1', '2': 'c1' },
        armies: [{ [REAVERS]: 'a1' }, { Syvarris: 'c1' }],
        turn: REAVERS,
      }).destinations.includes('b1');
    expect([climb(6), climb(9)]).toEqual([true, false]);
  });
});
