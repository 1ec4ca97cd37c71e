import { Match, type Decision } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { signum } from '../src/index.ts';
import type { Setup } from '../src/setup.ts';
import type { SignumEvent } from '../src/events.ts';
import type { SignumState } from '../src/state.ts';

type Table = Match<SignumState, Setup, SignumEvent>;

const POSITION = {
  records: {
    Archer: { hp: 3, attacks: ['ranged 3 R R', 'melee 1 Y'], properties: ['Attack Master 1'] },
    Brute: { hp: 6, properties: ['Shield', 'Armour 1'], stars: 'gold' },
    Zap: {
      kind: 'spell',
      cost: 2,
      does: { choose: { creatures: { side: 'enemy' } }, do: [{ do: 'damage', who: 'it', damage: 1 }] },
    },
  },
  field: ['. . F . .', ' . . . .', '. . . . .', ' . . . .', '. . . . .'],
  players: {
    A: {
      hero: [0, 0],
      creatures: {
        Archer: [1, 1],
        'Bell Acolyte': [
          [0, 1],
          [0, 2],
        ],
      },
      hand: ['Zap', 'Parry'],
      featHand: ['Rout'],
      camp: ['Gatewatch Pikeman'],
      buildings: ['Smithy'],
      income: 4,
      deck: ['Parry', 'Zap'],
    },
    B: { hero: [4, 4], creatures: { Brute: { at: [2, 1], wounds: 2, poison: true } }, faceDown: 2 },
  },
  feats: ['Treasury', 'Duelist'],
};

function tableOf(changes: object = {}): Table {
  const read = signum.readPosition({ ...POSITION, ...changes });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return new Match(signum, read.value, { log: true });
}

function decisionOf(match: Table): Decision {
  const [decision] = match.decisions;
  if (decision === undefined) throw new Error('nobody is asked anything');
  return decision;
}

function keys(match: Table, phrase: string): readonly string[] {
  return signum.scenarios.find(match.state, decisionOf(match), phrase).map(({ key }) => key);
}

/** The words of the keys a phrase fits, ids left out. */
function words(match: Table, phrase: string): readonly string[] {
  return keys(match, phrase).map((key) => key.replaceAll(/\d+/g, '·'));
}

describe('phrases', () => {
  test.each([
    ['activate Archer', 'activate:·'],
    ["activate A's hero", 'activate:·'],
    ['activate Bell Acolyte #2', 'activate:·'],
    ['remove Bell Acolyte #1', 'remove:·'],
    ['play Zap', 'play:·'],
    ['discard Zap for income', 'income:·'],
    ['income Parry', 'income:·'],
    ['use Smithy', 'use:·:·'],
    ['deploy Gatewatch Pikeman', 'deploy:·'],
    ['discard feat Rout for strength', 'discard:·:strength'],
    ['discard Rout for a card', 'discard:·:draw'],
    ['discard Rout for a minion', 'discard:·:minion'],
    ['end turn', 'end'],
  ])('of a turn: %s', (phrase, key) => {
    expect(words(tableOf(), phrase)).toEqual([key]);
  });

  test.each([
    'play Parry',
    'activate Brute',
    'activate',
    'play',
    'deploy Zap',
    'play feat Rout',
    'pass',
    'use Zap',
    '1,1',
  ])('that fit nothing in a turn: %s', (phrase) => {
    expect(keys(tableOf(), phrase)).toEqual([]);
  });

  test('several options fit a name that several have', () => {
    expect(words(tableOf(), 'activate Bell Acolyte')).toEqual(['activate:·', 'activate:·']);
  });

  test('of a move: walking and running are told apart', () => {
    const match = tableOf({ activation: 'Archer' });
    expect(words(match, '1,2')).toEqual(['walk:·']);
    expect(keys(match, 'move Archer to 1,2')).toEqual(keys(match, '1,2'));
    expect(words(match, 'run to 1,2')).toEqual(['run:·']);
    expect(keys(match, 'move Brute to 1,2')).toEqual([]);
    expect(keys(match, 'move to 2,1')).toEqual([]);
    expect(keys(match, '9,9')).toEqual([]);
    expect(keys(match, 'stay')).toEqual(['stay']);
  });

  test('of an action: the attack by its type, by its number, by who makes it', () => {
    const match = tableOf({ activation: { creature: 'Archer', stage: 'action' } });
    expect(words(match, 'attack Brute')).toEqual(['attack:·:·', 'attack:·:·']);
    const [ranged, melee] = keys(match, 'attack Brute');
    expect(keys(match, 'attack Brute with ranged')).toEqual([ranged]);
    expect(keys(match, 'attack Brute with its melee attack')).toEqual([melee]);
    expect(keys(match, 'attack Brute with box 2')).toEqual([melee]);
    expect(keys(match, 'attack Brute with Archer')).toEqual([ranged, melee]);
    expect(keys(match, 'Archer attacks Brute')).toEqual([ranged, melee]);
    expect(keys(match, 'attack Brute with Hero A')).toEqual([]);
    expect(keys(match, 'attack Hero B')).toEqual([]);
  });

  test('of dice: by number, colour and symbol', () => {
    const match = tableOf({ activation: { creature: 'Archer', stage: 'action' } });
    const choose = (phrase: string): void => {
      const [key] = keys(match, phrase);
      expect(match.answer(0, key ?? '')).toBeNull();
    };
    choose('attack Brute with ranged');
    choose('Attack Master');
    expect(decisionOf(match).kind).toBe('reroll');
    expect(keys(match, 'reroll die 2')).toEqual([decisionOf(match).options[1]?.key]);
    expect(keys(match, 'R')).toHaveLength(2);
    expect(keys(match, 'B')).toEqual([]);
    const [, , symbol = ''] = decisionOf(match).options[0]?.key.split(':') ?? [];
    expect(keys(match, `R ${symbol.toLowerCase()}`)).toContain(decisionOf(match).options[0]?.key);
  });

  test('of the setup: terrain with its place', () => {
    const match = tableOf({ phase: 'terrain', spots: [[1, 3]], players: { A: {}, B: {} }, feats: [] });
    expect(words(match, 'altar at 1,3')).toEqual(['altar:·']);
    expect(keys(match, 'altar at 1,2')).toEqual([]);
    expect(keys(match, 'pass')).toEqual(['pass']);
  });
});

function check(match: Table, wanted: unknown): string | null {
  const { state, events, decisions, outcome } = match;
  return signum.scenarios.expect({ state, events, decisions, outcome }, wanted);
}

describe('expectations', () => {
  test.each<[object, string | null]>([
    [{ Archer: { at: [1, 1], in: 'field', hp: 3, left: 3, class: 'character', activated: false } }, null],
    [{ Archer: { at: [1, 2] } }, 'Archer: at is [1,1], not [1,2]'],
    [{ Brute: { wounds: 2, armour: 1, poison: true, rank: 'gold', Shield: true, Brave: false, Armour: 1 } }, null],
    [{ Brute: { wounds: 1 } }, 'Brute: wounds is 2, not 1'],
    [{ Brute: { contact: ['Archer'], keywords: ['Armour', 'Shield'] } }, null],
    [{ Brute: { contact: [] } }, 'contact'],
    [{ Brute: { colour: 'red' } }, "'colour' can't be expected"],
    [{ 'Bell Acolyte': { wounds: 0 } }, 'several creatures are called so'],
    [{ 'Bell Acolyte #2': { at: [0, 2] } }, null],
    [{ Ogre: { wounds: 0 } }, "there is no creature, card or subject 'Ogre'"],
    [{ Zap: { in: ['hand of A', 'deck of A'], cost: 2, kind: 'spell' } }, null],
    [{ Smithy: { in: 'city of A', closed: false } }, null],
    [{ 'Gatewatch Pikeman': { in: 'camp of A', cost: 3 } }, null],
    [{ Rout: { in: 'hand of A', points: 2 } }, null],
    [{ Treasury: { in: 'hand of A' } }, 'Treasury: in is "feats"'],
    [{ hand: { A: ['Parry', 'Zap'], B: 0 } }, null],
    [{ hand: { A: ['Zap'] } }, 'hand of A'],
    [{ deck: { A: ['Parry', 'Zap'] } }, null],
    [{ deck: { A: ['Zap', 'Parry'] } }, 'deck of A'],
    [{ feats: ['Treasury', 'Duelist'], 'feat hand': { A: 1 }, 'face down': { B: 2 } }, null],
    [{ feats: 3 }, 'feats has 2 cards'],
    [{ income: { A: 4 }, points: { A: 0, B: 2 }, strength: { A: 10 } }, null],
    [{ income: { A: 5 } }, 'income of A is 4, not 5'],
    [{ points: { E: 1 } }, 'there is no player E'],
    [
      { turn: 3, active: 'A', phase: 'activation', order: ['A', 'B'], mode: 'duel', goal: 10, activation: 'none' },
      null,
    ],
    [{ active: 'B' }, 'active is "A", not "B"'],
    [{ activation: 'Archer' }, 'activation is "none"'],
    [{ winner: 'A' }, 'winner is null'],
    [{ met: { A: { Treasury: false } } }, null],
    [{ met: { A: { Treasury: true } } }, 'Treasury is met for A is false'],
    [{ attack: { by: 'Archer', at: 'Brute', dice: ['R', 'R'], range: 3, allowed: true } }, null],
    [{ attack: { by: 'Archer', at: 'Brute', with: 'melee', dice: ['Y'], count: 1 } }, null],
    [{ attack: { by: 'Archer', at: 'Brute', dice: ['B'] } }, 'dice is ["R","R"]'],
    [{ attack: { by: 'Brute', at: 'Hero B', allowed: false, refused: 'SG-19.3' } }, null],
    [
      {
        sight: [
          { from: 'Archer', to: 'Brute', clear: true },
          { from: '2,0', to: '2,2', clear: false },
        ],
      },
      null,
    ],
    [{ sight: { from: 'Archer', to: 'Brute', clear: false } }, 'clear is true'],
    [{ distance: { from: 'Archer', to: '4,4', is: 4, contact: false } }, null],
    [{ distance: { from: 'Archer', to: '4,4', is: 9 } }, 'is 4, not 9'],
    [{ ways: { of: 'Archer', to: { '1,2': 1, '2,1': 'none' } } }, null],
    [{ ways: { of: 'Archer', to: { '1,2': 2 } } }, 'steps to 1,2 is 1'],
    [
      {
        deployment: {
          A: [
            [1, 0],
            [2, 0],
            [3, 0],
            [4, 0],
          ],
        },
        limit: { A: { count: 4, most: 7 } },
      },
      null,
    ],
    [{ deployment: { B: 1 } }, 'deployment hexes of B is 4'],
    [{ terrain: { '2,0': 'forest', '1,0': 'none' } }, null],
    [{ terrain: { '2,0': 'hill' } }, 'terrain at 2,0 is "forest"'],
    [{ creatures: { A: ['Hero A', 'Archer', 'Bell Acolyte', 'Bell Acolyte'], B: 2 } }, null],
    [{ event: { type: 'died' } }, 'no event matches'],
    [{ 'no event': { type: 'died' } }, null],
    [{ roll: 1 }, 'nothing was rolled'],
    [{ view: { of: 'B', feats: 2 } }, null],
    [{ view: { of: 'B', feats: 1 } }, 'B sees feats: 2'],
    [{ saved: { turn: 3 } }, null],
    [{ saved: { turn: 4 } }, 'saved'],
    [
      {
        'warband check': {
          hero: 'Marshal Ysolde Carrow',
          warband: ['Gatewatch Pikeman', 'Gatewatch Pikeman'],
          refused: ['SG-4.6'],
        },
      },
      null,
    ],
    [
      { 'warband check': { hero: 'Marshal Ysolde Carrow', warband: ['Gatewatch Pikeman', 'Gatewatch Pikeman'] } },
      'SG-4.6',
    ],
    [{ 'deck check': { hero: 'Marshal Ysolde Carrow', cards: 30, copies: { 'Thundering Charge': 2 } } }, null],
    [{ 'deck check': { hero: 'Marshal Ysolde Carrow', cards: 31 } }, 'cards is 30'],
    [{ 'card check': { card: { hp: 9 }, refused: ['hp', 'properties'] } }, null],
    [{ 'card check': { like: 'Gatewatch Pikeman' } }, null],
    [{ 'card check': { like: 'Gatewatch Pikeman', card: { cost: 9 } } }, 'cost'],
    [
      {
        'list check': {
          of: 'Marshal Ysolde Carrow',
          with: { leadership: { bronze: 9, silver: 3, gold: 2 } },
          refused: ['SG-5.12', 'leadership'],
        },
      },
      'leadership',
    ],
    [{ 'map check': { like: 'old-sanctuary' } }, null],
    [{ 'map check': { like: 'old-sanctuary', map: { zones: [] } } }, 'zones'],
    [{ 'options check': { options: { goal: -1 }, refused: ['goal'] } }, null],
    [{ 'options check': { options: { goal: -1 } } }, 'goal'],
    [{ 'feat deck check': { size: 30, cards: 30 } }, null],
    [{ 'feat deck check': { size: 31 } }, 'size must be one of'],
    [{ content: { heroes: 8, maps: 12 } }, null],
    [{ content: { heroes: 9 } }, 'heroes is 8'],
    [{ content: { of: 'Rout', condition: 'rout' } }, null],
    [{ content: { of: 'Rout', condition: 'duelist' } }, 'Rout is'],
  ])('%j', (wanted, failure) => {
    const found = check(tableOf(), wanted);
    if (failure === null) expect(found).toBeNull();
    else expect(found).toContain(failure);
  });

  test('words for the end', () => {
    expect(check(tableOf(), 'not over')).toBeNull();
    expect(check(tableOf(), 'over')).toBe('the match is not over');
    expect(check(tableOf(), 7)).toContain('must be a map');
  });

  test('events by names, places and seats', () => {
    const match = tableOf({ activation: 'Archer' });
    const [key = ''] = keys(match, 'move to 1,2');
    match.answer(0, key);
    const moved = { type: 'moved', creature: 'Archer', path: [1, 2], running: false };
    expect(check(match, { event: moved, events: { type: 'moved', count: 1 } })).toBeNull();
    expect(check(match, { event: { ...moved, creature: 'Brute' } })).toContain('moved (creature Archer, path 1,2');
    expect(check(match, { 'no event': moved })).toContain('an event matches');
    expect(check(match, { 'order of events': [moved, { type: 'died' }] })).toContain('no event matches');
  });
});
