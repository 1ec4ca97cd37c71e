import { hashOf, Match, nextBelow, rngFromSeed } from '@muster/engine';
import { readPosition as readText, writePosition as writeText } from '@muster/notation';
import { describe, expect, test } from 'vitest';
import { library, ownLibrary } from '../src/content/library.ts';
import { signum } from '../src/index.ts';
import { newGame } from '../src/new-game.ts';
import { checkSetup } from '../src/setup.ts';
import { copyState, NOBODY, type Mode, type SignumState } from '../src/state.ts';
import { checkpointsOf, KINDS, randomSetup } from './random-play.ts';

/** States at some of the checkpoints of a match in which everybody answers at random. */
function statesOf(mode: Mode, players: number, name: string, every: number): readonly SignumState[] {
  const kinds = KINDS.filter((kind) => kind.mode === mode && kind.players === players);
  const rng = rngFromSeed(`setup ${name}`);
  const kind = kinds[nextBelow(rng, kinds.length)];
  if (kind === undefined) throw new Error(`nobody plays ${mode} with ${players}`);
  return checkpointsOf({ setup: randomSetup(kind, null, rng), seed: name, answers: `answers ${name}` }, every);
}

function read(data: unknown): SignumState {
  const position = signum.readPosition(data);
  if (!position.ok) throw new Error(JSON.stringify(position.problems));
  return position.value;
}

function written(state: SignumState): unknown {
  return JSON.parse(JSON.stringify(signum.writePosition(state)));
}

function expectLossless(state: SignumState): void {
  const before = hashOf(state);
  const back = read(written(state));
  // The comparison that says where they differ is slow.
  if (hashOf(back) !== before) expect(back).toEqual(state);
  expect(hashOf(back)).toBe(before);
  expect(hashOf(state)).toBe(before);
}

describe('a position at a checkpoint reads back without loss', () => {
  test.each([
    ['duel', 2],
    ['free-for-all', 3],
    ['free-for-all', 4],
    ['alliance', 4],
    ['skirmish', 2],
    ['skirmish', 4],
  ] as const)('of random matches: %s with %d', (mode, players) => {
    const states = ['one', 'two', 'three'].flatMap((seed) => statesOf(mode, players, `${mode} ${seed}`, 29));
    expect(states.length).toBeGreaterThan(10);
    for (const state of states) expectLossless(state);
  });

  test('with options that are not usual', () => {
    const setup = checkSetup({
      mode: 'duel',
      map: 'old-sanctuary',
      seats: [{ hero: 'marshal-ysolde-carrow' }, { hero: 'marshal-ysolde-carrow' }],
      options: { goal: 7, randomTerrain: true, data: { terrainDie: 'K', pointMilestones: [4] } },
    });
    if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
    const state = newGame(setup.value, 'options');
    expect(written(state)).toMatchObject({
      options: { goal: 7, randomTerrain: true, data: { terrainDie: 'K', pointMilestones: [4] } },
    });
    expectLossless(state);
  });

  test('as text, and the match goes on as it would have', () => {
    const states = statesOf('duel', 2, 'text', 41);
    for (const state of states.slice(1, 6)) {
      const text = readText([signum], writeText(signum, state));
      if (!text.ok) throw new Error(JSON.stringify(text.problems));
      const match = new Match(signum, copyState(state));
      const again = new Match(signum, text.value.state as SignumState);
      const rng = rngFromSeed('go on');
      for (let n = 0; n < 40 && match.outcome === null; n++) {
        const [decision] = match.decisions;
        const [same] = again.decisions;
        if (decision === undefined || same === undefined) break;
        expect(same.options.map(({ key }) => key)).toEqual(decision.options.map(({ key }) => key));
        const at = nextBelow(rng, decision.options.length);
        match.pick(decision, at);
        again.pick(same, at);
        expect(again.hash).toBe(match.hash);
      }
    }
  });
});

const SMALL = {
  records: {
    Brute: { properties: ['Shield', 'Armour 2'], attacks: 'ranged 3 R R / Stun' },
    Dart: { kind: 'spell', does: { do: [{ do: 'draw', cards: 1 }] } },
  },
  field: ['. F . .', ' . . .', '. . K .'],
  players: {
    A: { hero: [0, 0], creatures: { Brute: [1, 1] }, hand: ['Dart', 'Parry'] },
    B: { creatures: { 'Bell Acolyte': [[2, 1], { at: [1, 2], stun: true }] }, income: 7 },
  },
};

describe('a position written by hand', () => {
  test('is filled in with what is usual', () => {
    const state = read(SMALL);
    expect(state).toMatchObject({ mode: 'duel', phase: 'activation', turn: 3, active: 0, order: [0, 1], stamp: 0 });
    expect(state.players.map(({ turns, strength, income }) => [turns, strength, income])).toEqual([
      [2, 10, 0],
      [1, 10, 7],
    ]);
    expect(state.creatures.map(({ kind, armour, stun }) => [kind, armour, stun])).toEqual([
      ['hero', 0, false],
      ['character', 2, false],
      ['hero', 0, false],
      ['minion', 0, false],
      ['minion', 0, true],
    ]);
    expect(signum.invariants(state)).toEqual([]);
    expectLossless(state);
  });

  test('keeps its field in rows, its zones and its camps', () => {
    const state = read({
      ...SMALL,
      zones: {
        A: 'row 0',
        B: [
          [0, 2],
          [1, 2],
        ],
      },
      spots: [[2, 1]],
      camps: { '2,2': 'B' },
      terrain: { '0,1': 'altar', '1,0': 'none' },
    });
    expect(written(state)).toMatchObject({
      field: ['. F . .', ' . . .', '. . K .'],
      camps: { '2,2': 'B' },
      terrain: { '0,1': 'altar', '1,0': 'none' },
    });
    expectLossless(state);
  });

  test('may begin in the middle of an activation', () => {
    const state = read({ ...SMALL, activation: { creature: 'Brute', stage: 'action', moved: true, from: [0, 1] } });
    expect(state.activation).toMatchObject({ stage: 'action', moved: true });
    expect(state.creatures[state.activation?.creature ?? NOBODY]).toMatchObject({ activated: true, activations: 1 });
    const match = new Match(signum, copyState(state));
    expect(match.decisions.map(({ kind, seat }) => [kind, seat])).toEqual([['action', 0]]);
    expectLossless(state);
  });

  test('keeps what happened this turn, and what texts gave', () => {
    const state = read({
      ...SMALL,
      tally: {
        wounds: { 'Hero B': 3 },
        kills: ['Bell Acolyte #1'],
        spells: 1,
        pushed: ['Bell Acolyte #2'],
        feats: ['Rout'],
      },
      effects: [{ creature: 'Brute', grants: [{ grant: 'stat', stat: 'movement', add: 1 }], until: 'your-next-turn' }],
    });
    expect(state.tally).toMatchObject({ wounds: { 2: 3 }, spells: 1, pushed: [4] });
    expectLossless(state);
  });

  test('brings records that no other position knows, and no setup', () => {
    read(SMALL);
    expect(ownLibrary().characters.some(({ name }) => name === 'Brute')).toBe(false);
    const stranger = signum.readPosition({ ...SMALL, records: {} });
    expect(stranger.ok ? [] : stranger.problems.map(({ path }) => path.join('.'))).toContain(
      'players.A.creatures.Brute',
    );
    const other = read({ ...SMALL, records: { ...SMALL.records, Brute: { hp: 9 } } });
    const brute = (state: SignumState): unknown =>
      library().characters[state.creatures.find(({ kind }) => kind === 'character')?.record ?? NOBODY];
    expect(brute(other)).toMatchObject({ name: 'Brute', hp: 9, properties: [] });
    const again = read(SMALL);
    expect(brute(again)).toMatchObject({ hp: 4, properties: [{ keyword: 'Shield' }, { keyword: 'Armour', value: 2 }] });
    for (let n = 0; n < 20; n++) {
      const setup = signum.makeSetup({ edition: 'duel' }, rngFromSeed(`setup ${n}`));
      expect(setup.ok && setup.value.seats.every(({ hero }) => ownLibrary().heroes.some(({ id }) => id === hero))).toBe(
        true,
      );
    }
  });

  test.each([
    [{ ...SMALL, colour: 'red' }, 'colour', 'is not known here'],
    [{ players: SMALL.players }, '', "'map' must be"],
    [{ ...SMALL, field: undefined, map: 'nowhere' }, 'map', "there is no map 'nowhere'"],
    [{ ...SMALL, field: ['. . .', '. . .'] }, 'field.1', 'odd rows are one shorter'],
    [{ ...SMALL, field: ['. Q .', '. .'] }, 'field.0', "'Q' in row 0 is no hex"],
    [{ ...SMALL, field: undefined, map: 'old-sanctuary', zones: {} }, 'zones', "is part of a 'field'"],
    [{ ...SMALL, camps: { '0,0': 'A' } }, 'camps.0,0', 'there is no camp'],
    [{ ...SMALL, mode: 'chess' }, 'mode', 'must be one of duel'],
    [{ ...SMALL, options: { goal: -1 } }, 'options.goal', '>=0'],
    [{ ...SMALL, active: 'C' }, 'active', "must be a player's letter, A to B"],
    [{ ...SMALL, order: ['A', 'A'] }, 'order', 'must name every player once'],
    [{ ...SMALL, players: { A: {} } }, 'players', 'two players or more'],
    [{ ...SMALL, players: { ...SMALL.players, A: { hero: 'Nobody' } } }, 'players.A.hero', "there is no hero 'Nobody'"],
    [
      { ...SMALL, players: { ...SMALL.players, A: { creatures: { Ogre: [0, 1] } } } },
      'players.A.creatures.Ogre',
      'there is no character',
    ],
    [
      { ...SMALL, players: { ...SMALL.players, A: { hero: [2, 1] } } },
      'players.B.creatures.Bell Acolyte.0',
      'on that hex stands',
    ],
    [{ ...SMALL, players: { ...SMALL.players, A: { hero: [9, 9] } } }, 'players.A.hero', 'there is no such hex'],
    [
      { ...SMALL, players: { ...SMALL.players, A: { hero: { wounds: 10 } } } },
      'players.A',
      "can't live with 10 wounds",
    ],
    [{ ...SMALL, players: { ...SMALL.players, A: { hand: ['Nonsense'] } } }, 'players.A.hand.0', 'there is no card'],
    [
      { ...SMALL, players: { ...SMALL.players, A: { hand: ['Parry @9'] } } },
      'players.A.hand.0',
      'the number @9 is taken',
    ],
    [{ ...SMALL, players: { ...SMALL.players, A: { relics: ['Parry'] } } }, 'players.A.relics.0', 'is no relic'],
    [{ ...SMALL, players: { ...SMALL.players, A: { strength: 11 } } }, 'players.A.strength', '0 to 10'],
    [{ ...SMALL, terrain: { '1,1': 'river' } }, 'players.A.creatures.Brute', 'nobody can stand on a river'],
    [{ ...SMALL, activation: 'Ogre' }, 'activation', 'there is no such creature'],
    [{ ...SMALL, activation: { creature: 'Bell Acolyte' } }, 'activation.creature', 'several are called so'],
    [{ ...SMALL, activation: { creature: 'Brute', stage: 'nap' } }, 'activation.stage', 'must be one of start'],
    [{ ...SMALL, effects: [{ creature: 'Brute', until: 'noon' }] }, 'effects.0.until', "'noon' is not possible here"],
    [
      { ...SMALL, records: { Brute: { properties: ['Shiny'] } } },
      'records.Brute.properties.0',
      'is no property in short form',
    ],
    [{ ...SMALL, records: { Brute: { attacks: 'bite' } } }, 'records.Brute.attacks.0', 'is no attack in short form'],
    [{ ...SMALL, records: { Brute: { hp: 99 } } }, 'records.Brute.hp', '<=20'],
    [{ ...SMALL, records: { Parry: { kind: 'spell' } } }, 'records.Parry.name', "'Parry' is a record of the game"],
    [{ ...SMALL, phase: 'heroes' }, 'players.A.hero', 'heroes are not on the battlefield yet'],
    [null, '', 'must be a map'],
  ])('has a problem with its place: %#', (data, path, message) => {
    const position = signum.readPosition(data);
    expect(position.ok ? [] : position.problems).toContainEqual({
      path: path === '' ? [] : expect.toSatisfy((at: readonly unknown[]) => at.join('.') === path),
      message: expect.stringContaining(message),
    });
  });
});

/** The data with one value somewhere replaced or removed. */
function damaged(data: unknown, rng: ReturnType<typeof rngFromSeed>): unknown {
  const copy: unknown = structuredClone(data);
  const places: { readonly holder: Record<string, unknown>; readonly key: string }[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const holder = value as Record<string, unknown>;
    for (const key of Object.keys(holder)) {
      places.push({ holder, key });
      walk(holder[key]);
    }
  };
  walk(copy);
  const place = places[nextBelow(rng, places.length)];
  const others: readonly unknown[] = [null, -1, 7, 'nonsense', '', true, [], {}, [[]], [0, 0], undefined];
  if (place !== undefined) place.holder[place.key] = others[nextBelow(rng, others.length)];
  return copy;
}

test('damaged positions give problems, never exceptions, and what can still be read can be played', () => {
  const [, first, second] = statesOf('duel', 2, 'damage', 97);
  const rng = rngFromSeed('damage');
  let refused = 0;
  for (const data of [
    SMALL,
    { ...SMALL, activation: 'Brute' },
    ...[first, second].flatMap((one) => (one === undefined ? [] : [written(one)])),
  ]) {
    for (let n = 0; n < 120; n++) {
      const position = signum.readPosition(damaged(data, rng));
      if (!position.ok) refused++;
      else expect(new Match(signum, position.value).decisions.length).toBeGreaterThanOrEqual(0);
    }
  }
  expect(refused).toBeGreaterThan(200);
});
