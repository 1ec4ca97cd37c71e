import { hashOf, Match, nextBelow, rngFromSeed } from '@muster/engine';
import { readPosition as readText, writePosition as writeText } from '@muster/notation';
import { describe, expect, test } from 'vitest';
import { library } from '../src/content/library.ts';
import { MAP_IDS } from '../src/content/maps.ts';
import { heroscape } from '../src/index.ts';
import type { Setup } from '../src/new-game.ts';
import type { HeroscapeState } from '../src/state.ts';

/** States at some of the checkpoints of a game in which everybody answers at random. */
function checkpointsOf(setup: Setup, seed: string, every: number, most: number): readonly HeroscapeState[] {
  const states: HeroscapeState[] = [];
  let passed = 0;
  const game: typeof heroscape = {
    ...heroscape,
    play: (state, io) =>
      heroscape.play(state, {
        dice: io.dice,
        emit: () => {},
        checkpoint: () => {
          if (passed++ % every === 0) states.push(heroscape.copy(state));
        },
      }),
  };
  const match = Match.start(game, setup, seed);
  const rng = rngFromSeed(`answers ${seed}`);
  while (match.outcome === null && passed < most) {
    const decision = match.decisions[0];
    if (decision === undefined) break;
    match.pick(decision, nextBelow(rng, decision.options.length));
  }
  return states;
}

function setupFor(data: unknown): Setup {
  const setup = heroscape.checkSetup(data);
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  return setup.value;
}

function read(data: unknown): HeroscapeState {
  const position = heroscape.readPosition(data);
  if (!position.ok) throw new Error(JSON.stringify(position.problems));
  return position.value;
}

function expectLossless(state: HeroscapeState): void {
  const before = hashOf(state);
  const back = read(JSON.parse(JSON.stringify(heroscape.writePosition(state))));
  // The comparison that says where they differ is slow.
  if (hashOf(back) !== before) expect(back).toEqual(state);
  expect(hashOf(back)).toBe(before);
  expect(hashOf(state)).toBe(before);
}

describe('a position at a checkpoint reads back without loss', () => {
  test.each(MAP_IDS)('of a random game on %s', (edition) => {
    const setup = heroscape.makeSetup({ edition }, rngFromSeed(`armies for ${edition}`));
    if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
    const states = checkpointsOf(setup.value, `on ${edition}`, 19, 250);
    expect(states.length).toBeGreaterThan(10);
    for (const state of states) expectLossless(state);
  });

  test('of a draft, in which cards and figures are numbered as they are taken', () => {
    const states = checkpointsOf(setupFor({ map: 'lone-mesa', armies: [null, null] }), 'draft', 7, 120);
    for (const state of states) expectLossless(state);
    const drafted = states.at(-1);
    expect(drafted?.cards.map(({ owner }) => owner)).not.toEqual(drafted?.cards.map(({ owner }) => owner).toSorted());
  });

  test('with options that are not usual', () => {
    const options = {
      powerPoints: true,
      linkedUnits: true,
      twoX: true,
      shove: true,
      roadHalf: true,
      rotateBeforeAttack: true,
    };
    const armies = [
      ['finn-the-viking-champion', 'tarn-viking-warriors', 'iron-golem', 'iron-golem'],
      ['thorgrim-the-viking-champion', 'swog-rider', 'swog-rider', 'izumi-samurai'],
    ];
    for (const state of checkpointsOf(setupFor({ map: 'millrace-crossing', armies, options }), 'options', 17, 300))
      expectLossless(state);
  });

  test('as text, and the game goes on in the same way', () => {
    const setup = setupFor({
      map: 'lone-mesa',
      armies: [['finn-the-viking-champion', 'tarn-viking-warriors'], ['mimring']],
    });
    const state = checkpointsOf(setup, 'text', 31, 200).at(-1);
    if (state === undefined) throw new Error('there is a checkpoint');
    const text = readText([heroscape], writeText(heroscape, state));
    if (!text.ok) throw new Error(JSON.stringify(text.problems));
    const [match, again] = [state, read(heroscape.writePosition(text.value.state as HeroscapeState))].map(
      (one) => new Match(heroscape, one),
    );
    for (let n = 0; n < 20 && match?.outcome === null; n++) {
      const decision = match.decisions[0];
      const same = again?.decisions[0];
      if (decision === undefined || same === undefined) break;
      expect(same.options.map(({ key }) => key)).toEqual(decision.options.map(({ key }) => key));
      match.pick(decision, decision.options.length - 1);
      again?.pick(same, same.options.length - 1);
      expect(again?.hash).toBe(match.hash);
    }
  });
});

const FIELD = ['g1 g1 g3 w1', ' g1 g1 g1 ..'];
const SMALL = {
  field: FIELD,
  players: {
    A: { cards: { 'Finn the Viking Champion': [0, 0] } },
    B: { cards: { 'Izumi Samurai': [[2, 1], 'reserve'] } },
  },
};

describe('a position written by hand', () => {
  test('is filled in with what is usual', () => {
    const state = read(SMALL);
    expect(state).toMatchObject({ phase: 'markers', round: 1, turns: [], stamp: 0 });
    expect(state.figures.map(({ fate }) => fate)).toEqual(['field', 'field', 'reserve', 'destroyed']);
    expect(state.players.map(({ spent, complete }) => [spent, complete])).toEqual([
      [80, true],
      [60, true],
    ]);
    expectLossless(state);
  });

  test('keeps its field in rows', () => {
    const written = heroscape.writePosition(
      read({
        ...SMALL,
        edges: [
          {
            kind: 'ruin',
            between: [
              [0, 0],
              [1, 0],
            ],
          },
        ],
      }),
    );
    expect(written).toMatchObject({
      field: ['g1 g1 g3 w1', ' g1 g1 g1 ..'],
      edges: [
        {
          kind: 'ruin',
          between: [
            [0, 0],
            [1, 0],
          ],
        },
      ],
    });
  });

  test('keeps overhangs, ladders, doors, zones and goals', () => {
    const state = read({
      field: ['g1 g7 g1+g7:7 g1', ' g1 g1 g1 g1', 'g1 g1 g1 g1'],
      ladders: [{ at: [0, 1], against: [1, 0] }],
      doors: [
        {
          id: 'gate',
          edges: [
            [
              [0, 2],
              [1, 2],
            ],
          ],
          control: [1, 1],
          swing: [[1, 2]],
          open: false,
        },
      ],
      obstacles: [{ kind: 'tree', at: [3, 2], height: 9 }],
      zones: { 1: 'row 2', 2: [[0, 0]] },
      goal: { kind: 'hill', spaces: [[1, 0]], rounds: 2 },
      rounds: 5,
      options: { missions: true },
      glyphs: [{ glyph: 'Astrid', at: [3, 0], known: true }],
      pieces: { 'door gate': { stands: false } },
      terrain: [{ at: [2, 1], terrain: 'ice' }],
      players: {
        A: { cards: { Isamu: { at: [2, 0, 7], wounds: 0 }, 'Iron Golem': [0, 0], 'Iron Golem @2': [3, 0] } },
        B: {
          cards: {
            Isamu: [2, 0, 1],
            'Swog Rider': [
              [
                [1, 1],
                [2, 1],
              ],
              'destroyed',
            ],
          },
        },
      },
      turn: { player: 'B', card: "B's Isamu", stage: 'attack' },
    });
    expect(state.figures.map(({ glyph }) => glyph)).toEqual([-1, -1, 0, -1, -1, -1]);
    expect(heroscape.writePosition(state)).toMatchObject({
      field: [expect.stringMatching(/^g1 +g7 +g1\+g7:7 g1$/), expect.anything(), expect.anything()],
    });
    expectLossless(state);
  });

  test.each([
    [{ ...SMALL, colour: 'red' }, 'colour', 'is not known here'],
    [{ players: SMALL.players }, '', "'map' must be"],
    [{ ...SMALL, field: undefined, map: 'nowhere' }, 'map', "there is no map 'nowhere'"],
    [{ ...SMALL, map: 'lone-mesa', field: undefined, rounds: 3 }, 'rounds', "is part of a 'field'"],
    [{ ...SMALL, field: ['g1 q1'] }, 'field.0', "'q1' in row 0 is no space"],
    [{ ...SMALL, field: [] }, 'field', 'there is no ground'],
    [{ ...SMALL, field: ['g1 g1+g9:8'] }, 'field', 'HS-M6'],
    [{ ...SMALL, obstacles: [{ kind: 'tree', at: [9, 9] }] }, 'obstacles.0.at', 'there is no ground'],
    [
      {
        ...SMALL,
        edges: [
          {
            kind: 'wall',
            between: [
              [0, 0],
              [2, 0],
            ],
          },
        ],
      },
      'edges.0.between',
      'must border',
    ],
    [{ ...SMALL, options: { twoX: true, fourthTurn: true } }, 'options', 'exclude each other'],
    [{ ...SMALL, options: { threeX: true } }, 'options.threeX', 'there is no option'],
    [{ ...SMALL, players: { A: {} } }, 'players', 'two players or more'],
    [{ ...SMALL, players: { A: {}, C: {} } }, 'players.C', 'in this order'],
    [withCards({ Finnegan: [0, 0] }), 'players.A.cards.Finnegan', 'there is no army card'],
    [withCards({ 'Raelin the Kyrie Warrior': [0, 0] }), 'players.A.cards.Raelin the Kyrie Warrior', 'may be'],
    [withCards({ Isamu: [7, 7] }), 'players.A.cards.Isamu', 'there is no such space'],
    [withCards({ Isamu: [2, 1] }), 'players.B.cards.Izumi Samurai.0', 'the space is taken by Isamu'],
    [withCards({ Isamu: 'asleep' }), 'players.A.cards.Isamu', 'must be a list'],
    [withCards({ Isamu: ['asleep'] }), 'players.A.cards.Isamu.0', 'must be a place'],
    [withCards({ Isamu: { at: [0, 0], wounds: 1 } }), 'players.A.cards.Isamu.wounds', 'less than its life of 1'],
    [withCards({ Isamu: { at: [0, 0], mood: 1 } }), 'players.A.cards.Isamu.mood', 'is not known here'],
    [withCards({ 'Swog Rider': [0, 0] }), 'players.A.cards.Swog Rider.0', 'two places, head and tail'],
    [
      withCards({
        'Swog Rider': [
          [1, 0],
          [2, 0],
        ],
      }),
      'players.A.cards.Swog Rider',
      'HS-7.6',
    ],
    [
      { ...SMALL, field: ['g1+g5:5 g5 g1', ' g1 g1 g1 ..'] },
      'players.A.cards.Finn the Viking Champion',
      'add the level, one of 1, 5',
    ],
    [{ ...SMALL, turn: { player: 'C', card: 'Finn' } }, 'turn.player', "a player's letter"],
    [{ ...SMALL, turn: { player: 'A', card: 'Isamu' } }, 'turn.card', 'no card on the table'],
    [{ ...SMALL, turn: { player: 'A', card: 'Finn', stage: 'sleep' } }, 'turn.stage', 'must be one of'],
    [{ ...SMALL, turn: { player: 'B', card: 'Izumi', moved: ['Izumi'] } }, 'turn.moved.0', 'several figures'],
    [{ ...SMALL, glyphs: [{ glyph: 'Bob', at: [0, 0] }] }, 'glyphs.0.glyph', 'must be one of'],
    [{ ...SMALL, pieces: { 'tree 1': {} } }, 'pieces.tree 1', 'no such piece'],
    [{ ...SMALL, effects: [{ kind: 'stat' }] }, 'effects.0.source', 'is missing'],
    [{ ...SMALL, rng: [1, 2] }, 'rng', 'four whole numbers'],
    [{ ...SMALL, armyCards: [{ id: 'x' }] }, 'armyCards.x.name', 'is missing'],
  ])('with a flaw is refused with its place: %j', (data, path, message) => {
    const position = heroscape.readPosition(data);
    const problems = position.ok ? [] : position.problems.map((one) => `${one.path.join('.')}: ${one.message}`);
    expect(
      problems.some((one) => one.startsWith(`${path}: `) && one.includes(message)),
      problems.join('\n'),
    ).toBe(true);
  });

  test('may bring cards of its own', () => {
    const plain = {
      ...library().cards[library().byId('isamu') ?? -1],
      id: 'test-walker',
      name: 'Test Walker',
      points: 50,
      powers: [],
    };
    const state = read({
      ...SMALL,
      armyCards: [plain],
      players: { A: { cards: { 'Test Walker': [0, 0] } }, B: SMALL.players.B },
    });
    expect(state.players[0]?.spent).toBe(50);
    expect(heroscape.content('en').some(({ id }) => id === 'test-walker')).toBe(true);
    expect(state.pool).not.toContain(state.cards[0]?.record);
  });
});

function withCards(cards: object): unknown {
  return { ...SMALL, players: { A: { cards }, B: SMALL.players.B } };
}
