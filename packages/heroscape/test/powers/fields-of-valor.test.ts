import { describe, expect, it } from 'vitest';
import { arena } from '../arena.ts';
import { combined, special } from './picks.ts';

describe('Cyprien Esenwein', () => {
  it('may remove a wound each time he destroys a figure, and is asked only if he has one', () => {
    const a = arena({
      armies: [{ 'Cyprien Esenwein': 'c3' }, { 'Marro Warriors': 'd3 a9 b9 c9' }],
      turn: 'Cyprien Esenwein',
      stage: 'attack',
      wounds: { 'Cyprien Esenwein': 2 },
    });
    const cyprien = a.figure('Cyprien Esenwein');
    a.roll('sss', 'bbb').attack(cyprien, a.figure('Marro Warriors'));
    expect(a.asked).toBe('react');
    a.answer('react', `Life Drain:${cyprien}`);
    expect(a.wounds(cyprien)).toBe(1);

    const b = arena({
      armies: [{ 'Cyprien Esenwein': 'c3' }, { 'Marro Warriors': 'd3 a9 b9 c9' }],
      turn: 'Cyprien Esenwein',
      stage: 'attack',
    });
    b.roll('sss', 'bbb').attack(b.figure('Cyprien Esenwein'), b.figure('Marro Warriors'));
    expect(b.asked).not.toBe('react');
  });

  it.each([
    [12, 0],
    [13, 1],
    [16, 2],
    [18, 3],
    [20, 5],
  ])('gives with a chilling touch of %i the neighbour %i wounds', (roll, wounds) => {
    const a = arena({
      armies: [{ 'Cyprien Esenwein': 'c3' }, { 'Sir Dupuis': 'd3-e3', 'Warden 816': 'b3' }],
      turn: 'Cyprien Esenwein',
      stage: 'after-moving',
      wounds: { 'Sir Dupuis': 1 },
    });
    a.roll(roll).answer('power', `Chilling Touch:${a.figure('Cyprien Esenwein')}`);
    // The Soulborg beside him is not to be chosen, so nobody is asked.
    const dupuis = a.figure('Sir Dupuis');
    if (roll < 20) expect(a.wounds(dupuis)).toBe(1 + wounds);
    else expect(a.fate(dupuis)).toBe('destroyed');
  });
});

describe.each([
  ['Sonya Esenwein', 'sss'],
  ['Iskra Esenwein', 'sss'],
  ['Marcu Esenwein', 'ssss'],
])('%s', (name, dice) => {
  it('drains life too', () => {
    const a = arena({
      armies: [{ [name]: 'c3' }, { 'Marro Warriors': 'd3 a9' }],
      turn: name,
      stage: 'attack',
      wounds: { [name]: 2 },
    });
    a.roll(dice, 'bbb')
      .attack(a.figure(name), a.figure('Marro Warriors'))
      .answer('react', `Life Drain:${a.figure(name)}`);
    expect(a.wounds(a.figure(name))).toBe(1);
  });
});

describe('Sonya Esenwein', () => {
  it("adds 2 to Cyprien's chilling touch", () => {
    const a = arena({
      armies: [{ 'Cyprien Esenwein': 'c3', 'Sonya Esenwein': 'h9' }, { 'Sir Dupuis': 'd3-e3' }],
      turn: 'Cyprien Esenwein',
      stage: 'after-moving',
    });
    a.roll(11).answer('power', `Chilling Touch:${a.figure('Cyprien Esenwein')}`);
    expect(a.wounds(a.figure('Sir Dupuis'))).toBe(1);
  });

  it('may leave the bonus out where the touch would hurt a friend', () => {
    const a = arena({
      armies: [{ 'Cyprien Esenwein': 'c3', 'Sonya Esenwein': 'd3' }, { 'Sir Dupuis': 'h9-g9' }],
      turn: 'Cyprien Esenwein',
      stage: 'after-moving',
    });
    a.roll(11).answer('power', `Chilling Touch:${a.figure('Cyprien Esenwein')}`);
    a.answer('d20-bonus', 'no');
    expect(a.wounds(a.figure('Sonya Esenwein'))).toBe(0);
  });

  it('receives two wounds when Cyprien is destroyed', () => {
    const a = arena({
      armies: [{ 'Sir Dupuis': 'd3-e3' }, { 'Cyprien Esenwein': 'c3', 'Sonya Esenwein': 'h9' }],
      turn: 'Sir Dupuis',
      stage: 'attack',
      wounds: { 'Cyprien Esenwein': 5 },
    });
    a.roll('ssss', 'bbbb').attack(a.figure('Sir Dupuis'), a.figure('Cyprien Esenwein'));
    expect(a.wounds(a.figure('Sonya Esenwein'))).toBe(2);
  });
});

describe('Warden 816', () => {
  it('attacks with five dice, but not small figures', () => {
    const a = arena({
      armies: [{ 'Warden 816': 'c3' }, { 'Sir Dupuis': 'd3-e3', 'Goblin Cutters': 'b3 a9 b9 c9' }],
      turn: 'Warden 816',
      stage: 'attack',
    });
    const dupuis = a.figure('Sir Dupuis');
    expect(a.options.filter((key) => key.startsWith('special:'))).toEqual([`special:0:${dupuis}`]);
    a.roll('sssss', 'bbb').answer('target', special(dupuis));
    expect(a.wounds(dupuis)).toBe(5);
  });

  it('lets the guards of its army move one space more', () => {
    const a = arena({
      armies: [{ 'Warden 816': 'i9', 'Zettian Guards': 'a1 a3' }, { 'Sir Dupuis': 'h9-g9' }],
      turn: 'Zettian Guards',
    });
    a.answer('mover', `move:${a.figure('Zettian Guards')}`);
    expect(a.destinations).toContain('f1'); // five spaces with a printed move of four
    expect(a.destinations).not.toContain('g1');
  });
});

describe('Isamu', () => {
  const shot = () =>
    arena({
      armies: [{ 'Sgt. Drake Alexander (RotV)': 'c3' }, { Isamu: 'd3' }],
      turn: 'Sgt. Drake Alexander (RotV)',
      stage: 'attack',
    });

  it('vanishes on 9 and must end up next to no enemy', () => {
    const a = shot();
    const isamu = a.figure('Isamu');
    a.roll('ssssss', 9).attack(a.figure('Sgt. Drake Alexander (RotV)'), isamu);
    a.answer('bonus-mover', String(isamu));
    expect(a.destinations).toContain('f3');
    expect(a.destinations).not.toContain('c4');
    a.answer('destination', a.key('f3'));
    expect(a.fate(isamu)).toBe('field');
    expect(a.at(isamu)).toBe('f3');
    expect(a.diceRolled('defence')).toEqual([]);
  });

  it('has not vanished if he stays engaged', () => {
    const a = shot();
    const isamu = a.figure('Isamu');
    a.roll('ssssss', 20, 'b').attack(a.figure('Sgt. Drake Alexander (RotV)'), isamu);
    a.answer('bonus-mover', 'pass');
    expect(a.fate(isamu)).toBe('destroyed');
  });

  it('walks through enemies without being struck', () => {
    const a = arena({
      armies: [{ Isamu: 'a1' }, { 'Sgt. Drake Alexander (RotV)': 'b1' }],
      turn: 'Isamu',
      field: ['. . . . .'],
      zones: { '1': 'a1', '2': 'e1' },
    });
    a.move(a.figure('Isamu'), 'd1');
    expect(a.at(a.figure('Isamu'))).toBe('d1');
    expect(a.diceRolled('leaving')).toEqual([]);
  });

  it('rolls two more dice against followers of Jandar', () => {
    const a = arena({
      armies: [{ Isamu: 'c3' }, { 'Sgt. Drake Alexander (RotV)': 'd3' }],
      turn: 'Isamu',
      stage: 'attack',
    });
    a.roll('bbbbb', 'bbb').attack(a.figure('Isamu'), a.figure('Sgt. Drake Alexander (RotV)'));
    expect(a.diceRolled('attack')).toEqual([5]);
  });
});

describe('Kyntela Gwyn', () => {
  it('gives elves next to her one more die of defence', () => {
    const a = arena({
      armies: [{ 'Warden 816': 'c3' }, { 'Kyntela Gwyn': 'd4', Arkmer: 'd3', Emirroon: 'h8' }],
      turn: 'Warden 816',
      stage: 'attack',
    });
    // Kyntela herself, engaged too, gets nothing of it.
    a.roll('bbb', 'bbbb').attack(a.figure('Warden 816'), a.figure('Arkmer'));
    expect(a.diceRolled('defence')).toEqual([4]); // 2, staff of Lerkintin 1, aura 1
  });
});

describe('Iskra Esenwein and the Rechets of Bogdan', () => {
  const setup = {
    armies: [{ 'Iskra Esenwein': 'c3', 'Rechets of Bogdan': '' }, { 'Sir Dupuis': 'h9-g9' }],
    turn: 'Iskra Esenwein',
  };

  it('summons them near her on 14, and they may take a turn', () => {
    const a = arena({ ...setup, stage: 'after' });
    a.roll(14).answer('power', `Summon the Rechets of Bogdan:${a.figure('Iskra Esenwein')}`);
    for (const place of ['d3', 'd4', 'i3']) a.answer('arrive', a.key(place));
    a.answer('turn-after-arrival', 'use');
    expect(a.at(a.figure('Rechets of Bogdan', 2))).toBe('i3');
    expect(a.asked).toBe('mover');
    expect(a.state.turns.at(-1)?.card).toBe(a.card('Rechets of Bogdan'));
  });

  it('can summon them once only', () => {
    const a = arena({
      armies: [{ 'Iskra Esenwein': 'c3', 'Rechets of Bogdan': 'd3 d4 d5' }, { 'Sir Dupuis': 'h9-g9' }],
      turn: 'Iskra Esenwein',
      stage: 'after',
    });
    expect(a.asked).not.toBe('power');
  });

  it('all skulls destroy small and medium figures, whatever their life', () => {
    const strike = (target: string, at: string) =>
      arena({
        armies: [{ 'Rechets of Bogdan': 'c3 a9 b9' }, { [target]: at }],
        turn: 'Rechets of Bogdan',
        stage: 'attack',
      });
    const a = strike('Cyprien Esenwein', 'd3');
    a.roll('sss').attack(a.figure('Rechets of Bogdan'), a.figure('Cyprien Esenwein'));
    expect(a.fate(a.figure('Cyprien Esenwein'))).toBe('destroyed');
    const b = strike('Sir Dupuis', 'd3-e3');
    b.roll('sss', 'bbb').attack(b.figure('Rechets of Bogdan'), b.figure('Sir Dupuis'));
    expect(b.wounds(b.figure('Sir Dupuis'))).toBe(3);
  });
});

describe('Marcu Esenwein', () => {
  const setup = { armies: [{ 'Marcu Esenwein': 'c3' }, { 'Sir Dupuis': 'h9-g9' }], turn: 'Marcu Esenwein' };

  it('obeys an opponent for the turn on 17 and then returns, with his order markers', () => {
    const a = arena({ ...setup, rolls: [17] });
    expect(a.asked).toBe('mover'); // Sir Dupuis may be turned round
    expect(a.decision?.seat).toBe(1);
    expect(a.state.cards[a.card('Marcu Esenwein')]?.controller).toBe(1);
    a.endTurn();
    expect(a.state.cards[a.card('Marcu Esenwein')]?.controller).toBe(0);
    expect(a.state.players[0]?.markers.filter(({ lost }) => lost)).toEqual([]);
    expect(a.happened('d20')).toHaveLength(1);
  });

  it('stays with his master on 16', () => {
    expect(arena({ ...setup, rolls: [16] }).decision?.seat).toBe(0);
  });
});

describe('Ashigaru Harquebus', () => {
  it('roll one more die if none of them moved', () => {
    const setup = {
      armies: [{ 'Ashigaru Harquebus': 'c3 a1 a2 a3' }, { 'Sir Dupuis': 'f3-g3' }],
      turn: 'Ashigaru Harquebus',
    };
    const still = arena({ ...setup, stage: 'attack' });
    still.roll('bbb', 'bbb').attack(still.figure('Ashigaru Harquebus'), still.figure('Sir Dupuis'));
    expect(still.diceRolled('attack')).toEqual([3]);
    const moved = arena(setup);
    moved.move(moved.figure('Ashigaru Harquebus', 1), 'b1').until('attacker');
    moved.roll('bb', 'bbb').attack(moved.figure('Ashigaru Harquebus'), moved.figure('Sir Dupuis'));
    expect(moved.diceRolled('attack')).toEqual([2]);
  });
});

describe('Ashigaru Yari', () => {
  const setup = { turn: 'Ashigaru Yari', stage: 'attack' as const };

  it('three around one enemy attack as one with six dice, and the fourth does not attack', () => {
    const a = arena({ ...setup, armies: [{ 'Ashigaru Yari': 'c3 d2 e3 f3' }, { 'Warden 816': 'd3', Isamu: 'g3' }] });
    const warden = a.figure('Warden 816');
    a.answer('attacker', `attack:${a.figure('Ashigaru Yari')}`);
    a.roll('ssssss', 'hhhhbb').answer('target', combined(warden));
    expect(a.fate(warden)).toBe('destroyed');
    expect(a.asked).toBe(''); // the turn is over
  });

  it('defend from the lowest of them', () => {
    const field = ['. . . . . .', '. . .2 . . .', '. . .2 . . .'];
    const a = arena({ ...setup, field, armies: [{ 'Ashigaru Yari': 'c2 b3 d3 a1' }, { 'Warden 816': 'c3' }] });
    a.answer('attacker', `attack:${a.figure('Ashigaru Yari')}`);
    a.roll('bbbbbb', 'bbbbbbb').answer('target', combined(a.figure('Warden 816')));
    expect(a.diceRolled('defence')).toEqual([7]);
  });

  it('is not open to two, nor after one of them has attacked', () => {
    const two = arena({ ...setup, armies: [{ 'Ashigaru Yari': 'c3 d2 a1 a2' }, { 'Warden 816': 'd3' }] });
    two.answer('attacker', `attack:${two.figure('Ashigaru Yari')}`);
    expect(two.options.some((key) => key.startsWith('combined'))).toBe(false);
    const late = arena({ ...setup, armies: [{ 'Ashigaru Yari': 'c3 d2 e3 d4' }, { 'Warden 816': 'd3' }] });
    late.roll('bb', 'bbbbbb').attack(late.figure('Ashigaru Yari', 3), late.figure('Warden 816'));
    late.answer('attacker', `attack:${late.figure('Ashigaru Yari')}`);
    expect(late.options.some((key) => key.startsWith('combined'))).toBe(false);
  });
});

describe('Templar Cavalry', () => {
  it('rolls two more dice against who was four spaces away, and one against followers of Utgar', () => {
    const a = arena({
      armies: [{ 'Templar Cavalry': 'a3-a2 a8-a9 c8-c9' }, { 'Warden 816': 'f3' }],
      turn: 'Templar Cavalry',
    });
    const rider = a.figure('Templar Cavalry');
    a.move(rider, 'e3-d3').until('target').roll('bbbbbb', 'bbbbbb').attack(rider, a.figure('Warden 816'));
    expect(a.diceRolled('attack')).toEqual([6]); // 3, charge 2, Utgar 1
  });

  it('needs the distance at the start of the turn', () => {
    const a = arena({
      armies: [{ 'Templar Cavalry': 'c3-b3 a8-a9 c8-c9' }, { 'Sgt. Drake Alexander (RotV)': 'f3' }],
      turn: 'Templar Cavalry',
    });
    const rider = a.figure('Templar Cavalry');
    a.move(rider, 'e3-d3').until('target').roll('bbb', 'bbb').attack(rider, a.figure('Sgt. Drake Alexander (RotV)'));
    expect(a.diceRolled('attack')).toEqual([3]);
  });

  it('rolls one more die of defence against small and medium squad figures next to it', () => {
    const attacked = (by: string, at: string) => {
      const a = arena({
        armies: [{ [by]: at }, { 'Templar Cavalry': 'd3-e3 a8-a9 c8-c9' }],
        turn: by,
        stage: 'attack',
      });
      const dice = { 'Marro Warriors': 'bb', 'Warden 816': 'bbb' }[by] ?? '';
      a.roll(dice, at.startsWith('c3') && by === 'Marro Warriors' ? 'bbbb' : 'bbb').attack(
        a.figure(by),
        a.figure('Templar Cavalry'),
      );
      return a.diceRolled('defence');
    };
    expect(attacked('Marro Warriors', 'c3 a1 a2 a3')).toEqual([4]);
    expect(attacked('Marro Warriors', 'b3 a1 a2 a3')).toEqual([3]);
    expect(attacked('Warden 816', 'c3')).toEqual([3]);
  });
});
