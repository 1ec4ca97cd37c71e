import { hashOf, Match, nextBelow, rngFromSeed, shuffle, type Rng } from '@muster/engine';
import { readPosition as readText, writePosition as writeText } from '@muster/notation';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { warlord } from '../src/index.ts';
import { newGame } from '../src/new-game.ts';
import { copyState, type WarlordState } from '../src/state.ts';
import { anyStart, playOn, type Start } from './random-play.ts';

/** The state of a random game at its n-th checkpoint, or at its last. */
function checkpointOf(start: Start, n: number): WarlordState {
  const rng = rngFromSeed(start.answers);
  const state = newGame(start.setup, start.seed);
  const dice = new Match(warlord, newGame(start.setup, start.seed)).dice;
  let kept = copyState(state);
  let passed = -1;
  const script = warlord.play(state, {
    dice,
    emit: () => {},
    checkpoint: () => {
      passed++;
      if (passed <= n) kept = copyState(state);
    },
  });
  for (let step = script.next([]); step.done !== true && passed < n;) {
    step = script.next(step.value.map(({ options, min, max }) => somePositions(rng, options.length, min, max)));
  }
  return kept;
}

function somePositions(rng: Rng, length: number, min: number, max: number): readonly number[] {
  const positions = Array.from({ length }, (_, i) => i);
  shuffle(rng, positions);
  return positions.slice(0, min + nextBelow(rng, max - min + 1));
}

function expectSameFuture(state: WarlordState, other: WarlordState, seed: string): void {
  const [match, again] = [state, other].map((one) => new Match(warlord, copyState(one)));
  if (match === undefined || again === undefined) throw new Error('two matches were made');
  const [rng, sameRng] = [rngFromSeed(seed), rngFromSeed(seed)];
  for (let n = 0; n < 8; n++) {
    expect(again.hash).toBe(match.hash);
    expect(again.decisions.map(({ options }) => options.map(({ key }) => key))).toEqual(
      match.decisions.map(({ options }) => options.map(({ key }) => key)),
    );
    playOn(match, rng, 5);
    playOn(again, sameRng, 5);
  }
}

function expectLossless(state: WarlordState, seed: string): void {
  const before = hashOf(state);
  const read = warlord.readPosition(JSON.parse(JSON.stringify(warlord.writePosition(state))));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(hashOf(read.value)).toBe(before);
  expect(read.value).toEqual(state);
  expectSameFuture(state, read.value, seed);
  expect(hashOf(state)).toBe(before);
}

describe('a position written at a checkpoint', () => {
  test('reads back without loss, and the game goes on as it would have', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(250), (start, n) => {
        expectLossless(checkpointOf(start, n), start.answers);
      }),
      { numRuns: 80, endOnFailure: true },
    );
  });

  test('does so in every phase', () => {
    const setup = { edition: 'epic', decks: ['epic-elf', 'epic-nothrog', 'epic-dwarf'] } as const;
    const states = [0, 1, 2, 3, 4].map((n) => checkpointOf({ setup, seed: 'first', answers: 'turn' }, n));
    expect(states.map((state) => state.phase)).toEqual(['setup', 'ready', 'draw', 'initiative', 'order']);
    for (const state of states) expectLossless(state, 'on');
  });

  test('reads back from its text', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(250), (start, n) => {
        const state = checkpointOf(start, n);
        const read = readText([warlord], writeText(warlord, state));
        if (!read.ok) throw new Error(JSON.stringify(read.problems));
        expect(hashOf(read.value.state)).toBe(hashOf(state));
        const again = warlord.readPosition(warlord.writePosition(state));
        if (!again.ok) throw new Error(JSON.stringify(again.problems));
        expect(hashOf(warlord.writePosition(again.value))).toBe(hashOf(warlord.writePosition(state)));
      }),
      { numRuns: 40, endOnFailure: true },
    );
  });

  test('is kept when a game starts from it', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(250), (start, n) => {
        const state = checkpointOf(start, n);
        const setup = warlord.checkSetup({ position: warlord.writePosition(state) });
        if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
        const begun = warlord.start(setup.value, 'seed');
        expect({ ...begun, rng: [] }).toEqual({ ...state, rng: [] });
      }),
      { numRuns: 20, endOnFailure: true },
    );
  });
});

type Fields = Readonly<Record<string, unknown>>;

/** A small table without a mistake; each test below makes one. */
const ARMY: Fields = {
  ranks: [['Axe', 'Hammer'], ['Guardian']],
  hand: ['Wall of Swords', 'Handaxe'],
  deck: ['Ice'],
  discard: ['Rock Crawlers'],
};
const OTHER: Fields = { ranks: [['Timmuk'], ['Gorzhek']] };
const RIGHT: Fields = { edition: 'epic', players: { A: ARMY, B: OTHER } };

function army(more: Fields): Fields {
  return { ...RIGHT, players: { A: { ...ARMY, ...more }, B: OTHER } };
}

function front(card: unknown): Fields {
  return army({ ranks: [[card]] });
}

const EFFECT: Fields = {
  stamp: 1,
  mod: { mod: 'stat', add: { ac: 2 } },
  source: 1,
  actor: 1,
  seat: 0,
  bound: [1],
  amounts: { ac: 2 },
  until: 'turn',
  ends: 1,
};
const DELAYED: Fields = { effects: [{ do: 'kill', who: 'it' }], source: 1, actor: 1, seat: 0, targets: {}, it: 1 };
const OWN_CARD: Fields = {
  id: 'test-somebody',
  name: 'Test Somebody',
  sets: ['TEST'],
  formats: ['campaign'],
  type: 'character',
  classes: ['Fighter'],
  level: 1,
  factions: ['Dwarf'],
  alignment: 'good',
  atk: [1],
  ac: 10,
  skill: 0,
  hp: 1,
};
const STATS: Fields = { level: 1, classes: [], atk: [1], ac: 10, skill: 0, hp: 1 };

type Mistake = readonly [what: string, data: unknown, path: readonly (string | number)[]];

const MISTAKES: readonly Mistake[] = [
  // the whole
  ['no map', 'Axe', []],
  ['nothing', undefined, []],
  ['a list', [], []],
  ['an unknown field', { ...RIGHT, weather: 'rain' }, ['weather']],
  ['no edition', { players: RIGHT['players'] }, ['edition']],
  ['an unknown edition', { ...RIGHT, edition: 'first' }, ['edition']],
  ['an unknown phase', { ...RIGHT, phase: 'night' }, ['phase']],
  ['a turn that is no number', { ...RIGHT, turn: 'two' }, ['turn']],
  ['a turn that is no whole number', { ...RIGHT, turn: 1.5 }, ['turn']],
  ['a negative turn', { ...RIGHT, turn: -1 }, ['turn']],
  ['a negative turn limit', { ...RIGHT, turnLimit: -1 }, ['turnLimit']],
  ['passes that are no number', { ...RIGHT, passes: [] }, ['passes']],
  ['the initiative of nobody', { ...RIGHT, initiative: 'C' }, ['initiative']],
  ['the slot of a number', { ...RIGHT, slot: 0 }, ['slot']],
  ['initiative settled or what', { ...RIGHT, settled: 'perhaps' }, ['settled']],
  ['nobody to be asked', { ...RIGHT, alwaysAsked: ['A', 'Z'] }, ['alwaysAsked', 1]],
  ['no list of those always asked', { ...RIGHT, alwaysAsked: 'A' }, ['alwaysAsked']],
  ['a stamp that is no number', { ...RIGHT, stamp: 'x' }, ['stamp']],
  ['a generator of three words', { ...RIGHT, rng: [1, 2, 3] }, ['rng']],
  ['a generator of five words', { ...RIGHT, rng: [1, 2, 3, 4, 5] }, ['rng']],
  ['a generator that is no list', { ...RIGHT, rng: 7 }, ['rng']],
  // players
  ['no players', { edition: 'epic' }, ['players']],
  ['players that are no map', { ...RIGHT, players: [ARMY, OTHER] }, ['players']],
  ['one player', { ...RIGHT, players: { A: ARMY } }, ['players']],
  ['seven players', { ...RIGHT, players: { A: ARMY, B: OTHER, C: {}, D: {}, E: {}, F: {}, G: {} } }, ['players', 'G']],
  ['a gap between players', { ...RIGHT, players: { A: ARMY, C: OTHER } }, ['players', 'C']],
  ['a player that is no map', { ...RIGHT, players: { A: ARMY, B: 'Timmuk' } }, ['players', 'B']],
  ['an unknown field of a player', army({ sideboard: [] }), ['players', 'A', 'sideboard']],
  ['a player out or what', army({ out: 'yes' }), ['players', 'A', 'out']],
  ['a hand shown to whom', army({ handShown: 'B' }), ['players', 'A', 'handShown']],
  ['a player who conceded when', army({ conceded: 3 }), ['players', 'A', 'conceded']],
  ['an unknown Warlord', army({ warlord: 'Nobody At All' }), ['players', 'A', 'warlord']],
  ['a Warlord that is no name', army({ warlord: 3 }), ['players', 'A', 'warlord']],
  // piles
  ['a hand that is no list', army({ hand: 'Ice' }), ['players', 'A', 'hand']],
  ['an unknown card in hand', army({ hand: ['Ice', 'Nobody At All'] }), ['players', 'A', 'hand', 1]],
  ['a number in the deck', army({ deck: [5] }), ['players', 'A', 'deck', 0]],
  ['a map in the discard pile', army({ discard: [{ card: 'Ice' }] }), ['players', 'A', 'discard', 0]],
  ['an unknown card out of the game', army({ removed: [null] }), ['players', 'A', 'removed', 0]],
  ['an unknown card in the starting army', army({ start: ['Nobody At All'] }), ['players', 'A', 'start', 0]],
  ['an id twice', army({ hand: ['Ice#7'], deck: ['Axe#7'] }), ['players', 'A', 'deck', 0]],
  ['the id 0', army({ hand: ['Ice#0'] }), ['players', 'A', 'hand', 0]],
  ['an id too large', army({ hand: ['Ice#99999'] }), ['players', 'A', 'hand', 0]],
  // ranks
  ['ranks that are a word', army({ ranks: 'Axe' }), ['players', 'A', 'ranks']],
  ['ranks that are a number', army({ ranks: 3 }), ['players', 'A', 'ranks']],
  ['a rank that is no list', army({ ranks: ['Axe'] }), ['players', 'A', 'ranks', 0]],
  ['a rank numbered 0', army({ ranks: { 0: ['Axe'] } }), ['players', 'A', 'ranks', '0']],
  ['a rank numbered by a word', army({ ranks: { front: ['Axe'] } }), ['players', 'A', 'ranks', 'front']],
  ['an unknown character', front('Nobody At All'), ['players', 'A', 'ranks', 0, 0, 'card']],
  ['a character that is a number', front(12), ['players', 'A', 'ranks', 0, 0]],
  ['a character without its name', front({ wounds: 1 }), ['players', 'A', 'ranks', 0, 0, 'card']],
  ['an item as a character', front('Handaxe'), ['players', 'A', 'ranks', 0, 0, 'card']],
  ['an action as a character', front('Wall of Swords'), ['players', 'A', 'ranks', 0, 0, 'card']],
  ['an unknown field of a character', front({ card: 'Axe', mood: 'bad' }), ['players', 'A', 'ranks', 0, 0, 'mood']],
  ['an unknown orientation', front({ card: 'Axe', state: 'asleep' }), ['players', 'A', 'ranks', 0, 0, 'state']],
  ['negative wounds', front({ card: 'Axe', wounds: -1 }), ['players', 'A', 'ranks', 0, 0, 'wounds']],
  ['half a wound', front({ card: 'Axe', wounds: 0.5 }), ['players', 'A', 'ranks', 0, 0, 'wounds']],
  ['charges in words', front({ card: 'Axe', charges: 'two' }), ['players', 'A', 'ranks', 0, 0, 'charges']],
  ['an unknown controller', front({ card: 'Axe', of: 'Q' }), ['players', 'A', 'ranks', 0, 0, 'of']],
  ['an unknown owner', front({ card: 'Axe', owner: 1 }), ['players', 'A', 'ranks', 0, 0, 'owner']],
  ['uses that are a list', front({ card: 'Axe', uses: [1] }), ['players', 'A', 'ranks', 0, 0, 'uses']],
  [
    'uses in words',
    front({ card: 'Axe', gameUses: { 'axe#0': 'once' } }),
    ['players', 'A', 'ranks', 0, 0, 'gameUses', 'axe#0'],
  ],
  ['an unclear deed', front({ card: 'Axe', acted: 'no' }), ['players', 'A', 'ranks', 0, 0, 'acted']],
  ['an unclear way here', front({ card: 'Axe', byStealth: 1 }), ['players', 'A', 'ranks', 0, 0, 'byStealth']],
  ['items that are no list', front({ card: 'Axe', items: 'Handaxe' }), ['players', 'A', 'ranks', 0, 0, 'items']],
  [
    'a character as an item',
    front({ card: 'Axe', items: ['Ice'] }),
    ['players', 'A', 'ranks', 0, 0, 'items', 0, 'card'],
  ],
  [
    'an unknown item',
    front({ card: 'Axe', items: [{ card: 'Nothing' }] }),
    ['players', 'A', 'ranks', 0, 0, 'items', 0, 'card'],
  ],
  [
    'an item as an attached card',
    front({ card: 'Axe', attached: ['Handaxe'] }),
    ['players', 'A', 'ranks', 0, 0, 'attached', 0, 'card'],
  ],
  [
    'a spell scribed or what',
    front({ card: 'Axe', attached: [{ card: 'Holy Might', scribed: 'yes' }] }),
    ['players', 'A', 'ranks', 0, 0, 'attached', 0, 'scribed'],
  ],
  [
    'a created character without values',
    front({ card: 'Wall of Swords', as: 5 }),
    ['players', 'A', 'ranks', 0, 0, 'as'],
  ],
  [
    'a created character without HP',
    front({ card: 'Wall of Swords', as: { ...STATS, hp: undefined } }),
    ['players', 'A', 'ranks', 0, 0, 'as', 'hp'],
  ],
  [
    'a created character with an unknown class',
    front({ card: 'Wall of Swords', as: { ...STATS, classes: ['Baker'] } }),
    ['players', 'A', 'ranks', 0, 0, 'as', 'classes', 0],
  ],
  // ages
  ['the age of a card in hand', { ...RIGHT, stamps: { 4: 3 } }, ['stamps', '4']],
  ['an age in words', { ...RIGHT, stamps: { 1: 'old' } }, ['stamps', '1']],
  ['ages that are no map', { ...RIGHT, stamps: 3 }, ['stamps']],
  // effects
  ['effects that are no list', { ...RIGHT, effects: {} }, ['effects']],
  ['an effect that is a word', { ...RIGHT, effects: ['+1 ATK'] }, ['effects', 0]],
  ['an effect without a modification', { ...RIGHT, effects: [{ ...EFFECT, mod: undefined }] }, ['effects', 0, 'mod']],
  [
    'an unknown modification',
    { ...RIGHT, effects: [{ ...EFFECT, mod: { mod: 'luck' } }] },
    ['effects', 0, 'mod', 'mod'],
  ],
  ['an effect of nobody', { ...RIGHT, effects: [EFFECT, { ...EFFECT, seat: 5 }] }, ['effects', 1, 'seat']],
  ['an effect of no card', { ...RIGHT, effects: [{ ...EFFECT, source: 77 }] }, ['effects', 0, 'source']],
  ['an effect on no card', { ...RIGHT, effects: [{ ...EFFECT, bound: [1, 77] }] }, ['effects', 0, 'bound']],
  ['an effect on no list of cards', { ...RIGHT, effects: [{ ...EFFECT, bound: 1 }] }, ['effects', 0, 'bound']],
  ['an effect without an end', { ...RIGHT, effects: [{ ...EFFECT, until: 'tomorrow' }] }, ['effects', 0, 'until']],
  [
    'an effect of unknown strength',
    { ...RIGHT, effects: [{ ...EFFECT, amounts: { ac: 'much' } }] },
    ['effects', 0, 'amounts', 'ac'],
  ],
  ['a waiting text that is no list', { ...RIGHT, delayed: 3 }, ['delayed']],
  [
    'a waiting text that does what',
    { ...RIGHT, delayed: [{ ...DELAYED, effects: [{ do: 'dance' }] }] },
    ['delayed', 0, 'effects', 0, 'do'],
  ],
  [
    'a waiting text without a source',
    { ...RIGHT, delayed: [{ ...DELAYED, source: undefined }] },
    ['delayed', 0, 'source'],
  ],
  [
    'a waiting text for no card',
    { ...RIGHT, delayed: [{ ...DELAYED, targets: { '': [77] } }] },
    ['delayed', 0, 'targets'],
  ],
  ['a waiting text about no card', { ...RIGHT, delayed: [{ ...DELAYED, it: 77 }] }, ['delayed', 0, 'it']],
  // the end
  ['an outcome that is a word', { ...RIGHT, outcome: 'A wins' }, ['outcome']],
  ['winners that are no list', { ...RIGHT, outcome: { winners: 0, reason: 'luck' } }, ['outcome', 'winners']],
  ['an unknown winner', { ...RIGHT, outcome: { winners: ['H'], reason: 'luck' } }, ['outcome', 'winners', 0]],
  ['a winner without a letter', { ...RIGHT, outcome: { winners: [0], reason: 'luck' } }, ['outcome', 'winners', 0]],
  [
    'an outcome with more to it',
    { ...RIGHT, outcome: { winners: ['A'], reason: 'luck', prize: 1 } },
    ['outcome', 'prize'],
  ],
  // cards of one's own
  ['cards of one’s own that are no list', { ...RIGHT, cards: 'all' }, ['cards']],
  [
    'a card of one’s own without a class',
    { ...RIGHT, cards: [{ ...OWN_CARD, classes: undefined }] },
    ['cards', 'test-somebody', 'classes'],
  ],
  [
    'a card of one’s own with a name of ours',
    { ...RIGHT, cards: [{ ...OWN_CARD, name: 'Axe' }] },
    ['cards', 'test-somebody', 'name'],
  ],
  // a setup instead
  ['a setup that is no map', { setup: 3 }, ['setup']],
  ['a setup with an unknown deck', { setup: { edition: 'epic', decks: ['epic-elf', 'mine'] } }, ['setup', 'decks', 1]],
  ['a setup for one', { setup: { edition: 'epic', decks: ['epic-elf'] } }, ['setup', 'decks']],
  [
    'a setup with more to it',
    { setup: { edition: 'epic', decks: ['epic-elf', 'epic-elf'], luck: 1 } },
    ['setup', 'luck'],
  ],
];

describe('a position written by hand', () => {
  test('is right without a mistake', () => {
    for (const right of [
      RIGHT,
      { ...RIGHT, effects: [EFFECT], delayed: [DELAYED] },
      { ...RIGHT, cards: [OWN_CARD] },
      army({ ranks: { 1: ['Axe'], 2: ['Hammer'] } }),
      front({ card: 'Wall of Swords', as: STATS }),
    ]) {
      const read = warlord.readPosition(right);
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      expect(warlord.invariants(read.value)).toEqual([]);
      playOn(new Match(warlord, read.value), rngFromSeed('on'), 20);
    }
  });

  test('may name a Warlord that stands in the ranks', () => {
    const read = warlord.readPosition(army({ warlord: 'Guardian' }));
    expect(read.ok && read.value.players[0]?.warlord).toBe(3);
    expect(read.ok && read.value.faces.length).toBe(10);
  });

  test.each(MISTAKES)('with %s is told where', (_what, data, path) => {
    const read = warlord.readPosition(data);
    const paths = read.ok ? [] : read.problems.map((problem) => problem.path);
    expect(paths).toContainEqual(path);
    for (const { message } of read.ok ? [] : read.problems) expect(message).toMatch(/\S/);
  });
});

describe('whatever stands in a position', () => {
  test('reading it ends with a state that keeps its promises, or with problems', () => {
    const leaf = fc.oneof(
      fc.constantFrom('Axe', 'Ice#3', 'Handaxe', 'A', 'ready', null, true, -1, 1, 2.5),
      fc.string({ maxLength: 3 }),
    );
    const field = fc.constantFrom(
      'edition',
      'players',
      'A',
      'B',
      'ranks',
      'hand',
      'card',
      'items',
      'wounds',
      'effects',
      'as',
      'rng',
      'stamps',
      'outcome',
      'cards',
      'setup',
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        leaf,
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(field, tie('tree'), { maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(tree, fc.dictionary(field, tree), (data, more) => {
        for (const one of [data, { ...RIGHT, ...more }, army(more)]) {
          const read = warlord.readPosition(one);
          if (read.ok) expect(warlord.invariants(read.value)).toEqual([]);
          else expect(read.problems.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 500 },
    );
  });
});
