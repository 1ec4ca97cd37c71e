import { describe, expect, it } from 'vitest';
import { arena } from '../arena.ts';

const DRAKE = 'Sgt. Drake Alexander (RotV)';
const FLIGHT = { field: ['. . 20 20 . .', '. . 20 20 . .'], zones: { '1': 'a1', '2': 'f1' } };

/** Whether a two-space figure gets over two rows of cliffs. */
function flies(name: string): boolean {
  const a = arena({ ...FLIGHT, armies: [{ [name]: 'b1-a1' }, { [DRAKE]: 'f2' }], turn: name }).until('mover');
  return a
    .answer('mover', `move:${a.figure(name)}`)
    .until('destination')
    .destinations.includes('f1-e1');
}

describe('Su-Bak-Na', () => {
  it('adds 1 to d20 rolls of Marro cards', () => {
    const a = arena({
      armies: [
        { 'Su-Bak-Na': 'a1-b1', 'Ne-gok-sa': 'e5' },
        { Syvarris: 'e4', [DRAKE]: 'i9' },
      ],
      turn: 'Ne-gok-sa',
      stage: 'after-moving',
    });
    a.roll(19).answer('power', `Mind Shackle:${a.figure('Ne-gok-sa')}`);
    expect(a.state.cards[a.card('Syvarris')]?.controller).toBe(0);
    const b = arena({
      armies: [{ 'Su-Bak-Na': 'a1-b1', 'Saylind the Kyrie Warrior': 'e5', [DRAKE]: 'a9' }, { Syvarris: 'i9' }],
      turn: 'Saylind the Kyrie Warrior',
      stage: 'after-moving',
    });
    b.answer('power', (option) => option.key.startsWith('Spear')).roll(8);
    b.answer('choose:Spear of Summoning', String(b.figure(DRAKE)));
    expect(b.at(b.figure(DRAKE))).toBe('a9'); // she is no Marro
  });

  it('flies', () => {
    expect(flies('Su-Bak-Na')).toBe(true);
  });
});

describe('Braxas', () => {
  it('breathes acid at up to three figures', () => {
    const a = arena({
      armies: [{ Braxas: 'd5-e5' }, { 'Roman Archers': 'h5 h4 h6', Syvarris: 'a5' }],
      turn: 'Braxas',
      stage: 'attack',
    });
    const [one, two, three] = [0, 1, 2].map((nth) => a.figure('Roman Archers', nth));
    a.until('target').answer('target', 'power:0').roll(8, 7, 17);
    a.answer('choose:Poisonous Acid Breath', [String(one), String(two), String(a.figure('Syvarris'))]);
    expect([one, two, three].map((id) => a.fate(id ?? 0))).toEqual(['destroyed', 'field', 'field']);
    expect(a.fate(a.figure('Syvarris'))).toBe('destroyed');
  });

  it('flies', () => {
    expect(flies('Braxas')).toBe(true);
  });
});

describe('Jotun', () => {
  it('swings at everybody next to the target', () => {
    const a = arena({
      armies: [{ Jotun: 'd5-e5' }, { [DRAKE]: 'f5', Syvarris: 'g5' }],
      turn: 'Jotun',
      stage: 'attack',
    });
    a.until('target')
      .roll('ssss', 'bbb', 'bb')
      .answer('target', `special:0:${a.figure(DRAKE)}`);
    expect([a.wounds(a.figure(DRAKE)), a.fate(a.figure('Syvarris')), a.wounds(a.figure('Jotun'))]).toEqual([
      4,
      'destroyed',
      0,
    ]);
  });

  const fling = (field: readonly string[], to: string, ...rolls: readonly number[]) => {
    const a = arena({
      field,
      armies: [{ Jotun: 'b2-a2' }, { [DRAKE]: 'c2' }],
      zones: { '1': 'a1', '2': 'a1' },
      turn: 'Jotun',
      stage: 'after-moving',
    });
    a.roll(...rolls).answer('power', `Throw:${a.figure('Jotun')}`);
    if (rolls[0] !== undefined && rolls[0] >= 14) a.answer('place', a.key(to));
    return a;
  };
  const flat = ['. . . . . . .', '. . . . . . .', '. . . . . . .'];

  it('throws a small or medium figure on 14, and may hurt it', () => {
    const a = fling(flat, 'f2', 14, 11);
    expect([a.at(a.figure(DRAKE)), a.wounds(a.figure(DRAKE))]).toEqual(['f2', 2]);
    const b = fling(flat, 'f2', 14, 10);
    expect(b.wounds(b.figure(DRAKE))).toBe(0);
    const c = fling(flat, 'f2', 13);
    expect(c.at(c.figure(DRAKE))).toBe('c2');
  });

  it('leaves whoever is held fast where it is', () => {
    const a = arena({
      armies: [{ Jotun: 'd5-e5' }, { Syvarris: 'f5' }, { 'Major X17': 'g5' }],
      turn: 'Jotun',
      stage: 'after-moving',
    });
    expect(a.asked).not.toBe('power');
  });

  it('does not hurt whoever lands in water or high above', () => {
    const a = fling(['. . . . . . .', '. . . . . w .', '. . . . . . .'], 'f2', 14);
    expect(a.happened('d20')).toHaveLength(1);
    const b = fling(['. . . . . . .', '. . . . . 12 .', '. . . . . . .'], 'f2', 14);
    expect(b.happened('d20')).toHaveLength(1);
    expect(b.wounds(b.figure(DRAKE))).toBe(0);
  });
});

describe('Major Q9', () => {
  it('spreads nine dice over several attacks', () => {
    const a = arena({
      armies: [{ 'Major Q9': 'a5-b5' }, { [DRAKE]: 'g5', Syvarris: 'g6' }],
      turn: 'Major Q9',
      stage: 'attack',
    });
    a.until('target').answer('target', `special:0:${a.figure(DRAKE)}`);
    a.roll('sss', 'bbb').answer('dice', '3');
    a.answer('target', String(a.figure('Syvarris')))
      .roll('ss', 'bb')
      .answer('dice', '2');
    a.answer('target', String(a.figure('Syvarris')))
      .roll('bbb', 'bb')
      .answer('dice', '3');
    a.roll('b', 'bb').answer('target', String(a.figure('Syvarris'))); // only one die is left
    expect(a.diceRolled('attack')).toEqual([3, 2, 3, 1]);
    expect(a.options.includes(String(a.figure('Syvarris')))).toBe(false);
    expect([a.wounds(a.figure(DRAKE)), a.wounds(a.figure('Syvarris'))]).toEqual([3, 2]);
  });
});

describe('Nilfheim', () => {
  it('breathes ice three times at different figures', () => {
    const a = arena({
      armies: [{ Nilfheim: 'a5-b5' }, { [DRAKE]: 'f5', Syvarris: 'f6', 'Roman Archers': 'f7 f4' }],
      turn: 'Nilfheim',
      stage: 'attack',
    });
    a.until('target')
      .roll('bbbb', 'bbb')
      .answer('target', `special:0:${a.figure(DRAKE)}`);
    expect(a.options).not.toContain(String(a.figure(DRAKE)));
    a.roll('bbbb', 'bb').answer('target', String(a.figure('Syvarris')));
    a.roll('bbbb', 'b').answer('target', String(a.figure('Roman Archers')));
    expect(a.options).not.toContain(String(a.figure('Roman Archers', 1)));
    expect(a.diceRolled('attack')).toEqual([4, 4, 4]);
  });

  it('flies', () => {
    expect(flies('Nilfheim')).toBe(true);
  });
});

describe('Theracus', () => {
  it('carries a friend through the air', () => {
    const a = arena({
      ...FLIGHT,
      armies: [{ Theracus: 'b1-a1', Syvarris: 'b2' }, { [DRAKE]: 'f2' }],
      turn: 'Theracus',
    });
    a.answer('mover', `move:${a.figure('Theracus')}`).answer('carry', String(a.figure('Syvarris')));
    a.answer('destination', a.key('f1-e1')).endTurn(); // only one space next to it is free
    expect([a.at(a.figure('Theracus')), a.at(a.figure('Syvarris'))]).toEqual(['f1-e1', 'e2']);
  });
});
