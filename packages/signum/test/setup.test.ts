import { rngFromSeed } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { checkSetup, makeSetup, newGame } from '../src/new-game.ts';
import { terrainOf } from '../src/content/map-checks.ts';

const SEATS = [{ hero: 'saela-wyndthorn' }, { hero: 'castellan-mordane' }];

function problemsOf(setup: unknown): string {
  const checked = checkSetup(setup);
  return checked.ok ? '' : checked.problems.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n');
}

describe('a setup is refused', () => {
  const CASES: readonly [what: string, setup: unknown, problem: string][] = [
    [
      'a mode that does not exist',
      { mode: 'war', map: 'old-sanctuary', seats: SEATS },
      "mode: 'war' is not possible here",
    ],
    [
      'too many players',
      { mode: 'duel', map: 'old-sanctuary', seats: [...SEATS, ...SEATS] },
      "seats: 'duel' is for 2 players",
    ],
    [
      'a map of another mode',
      { mode: 'duel', map: 'hungry-river', seats: SEATS },
      "map: 'hungry-river' is no map for 'duel'",
    ],
    [
      'an unknown hero',
      { mode: 'duel', map: 'old-sanctuary', seats: [{ hero: 'nobody' }, SEATS[1]] },
      'seats.0.hero: there is no hero',
    ],
    [
      'a character of another faction',
      { mode: 'duel', map: 'old-sanctuary', seats: [{ hero: 'saela-wyndthorn', warband: ['gearling'] }, SEATS[1]] },
      'seats.0.warband.0: SG-5.9',
    ],
    [
      'a character twice',
      {
        mode: 'duel',
        map: 'old-sanctuary',
        seats: [{ hero: 'saela-wyndthorn', warband: ['vinecaster', 'vinecaster'] }, SEATS[1]],
      },
      'seats.0.warband.1: SG-4.6',
    ],
    [
      'more stars than leadership',
      {
        mode: 'duel',
        map: 'old-sanctuary',
        seats: [
          {
            hero: 'orrun-houndfather',
            warband: ['grandfather-antler', 'thornmother-isaude', 'thane-rorvik-twice-paid'],
          },
          SEATS[1],
        ],
      },
      'seats.0.warband: SG-5.2: 3 gold stars are more than 2',
    ],
    [
      'a kit outside skirmish',
      { mode: 'duel', map: 'old-sanctuary', seats: [{ hero: 'saela-wyndthorn', kit: [] }, SEATS[1]] },
      'seats.0.kit: only skirmish has one',
    ],
    [
      'a kit of two relics of a class',
      {
        mode: 'skirmish',
        map: 'old-sanctuary',
        seats: [
          {
            hero: 'saela-wyndthorn',
            kit: ['arena', 'library', 'smithy', 'yew-longbow', 'yew-longbow', 'whisper-cloak'],
          },
          SEATS[1],
        ],
      },
      'SG-32.40',
    ],
    [
      'an option that does not exist',
      { mode: 'duel', map: 'old-sanctuary', seats: SEATS, options: { fun: 1 } },
      'options.fun: is no field here',
    ],
  ];

  test.each(CASES)('%s', (_, setup, problem) => {
    expect(problemsOf(setup)).toContain(problem);
  });
});

describe('a new match', () => {
  test('has decks of 30, a feat deck of its mode and the terrain of its map', () => {
    for (const [edition, players, feats] of [
      ['duel', 2, 30],
      ['free-for-all', 3, 45],
      ['alliance', 4, 45],
    ] as const) {
      const made = makeSetup({ edition, players }, rngFromSeed(edition));
      if (!made.ok) throw new Error('a setup can be made');
      const state = newGame(made.value, 'seed');
      expect(state.players.map(({ deck }) => deck.length)).toEqual(Array.from({ length: players }, () => 30));
      expect(state.feats).toHaveLength(feats);
      expect(state.terrain).toEqual(terrainOf(state.map));
      expect(new Set(state.players.map(({ zone }) => zone)).size).toBe(state.map.zones.length);
    }
  });

  test('of skirmish has three buildings and three relics of different classes with their tokens, no decks', () => {
    const made = checkSetup({ mode: 'skirmish', map: 'lonely-lands', seats: SEATS });
    if (!made.ok) throw new Error('the setup is right');
    const { players, feats } = newGame(made.value, 'seed');
    expect(feats).toEqual([]);
    for (const { deck, buildings, relics } of players) {
      expect([deck.length, buildings.length, relics.length]).toEqual([0, 3, 3]);
      expect(relics.every(({ closed }) => !closed)).toBe(true);
    }
  });

  test('of an alliance seats partners side by side and turns alternately', () => {
    const made = makeSetup({ edition: 'alliance', players: 4 }, rngFromSeed('x'));
    if (!made.ok) throw new Error('a setup can be made');
    const state = newGame({ ...made.value, map: 'great-trade-route' }, 'seed');
    expect(state.players.map(({ team }) => team)).toEqual([0, 1, 0, 1]);
    expect(state.players.map(({ zone }) => zone)).toEqual([0, 1, 3, 2]); // SG-34.7
  });

  test('with random terrain is the same from both sides, its zones and spots free', () => {
    const made = checkSetup({ mode: 'duel', map: 'hungry-river', seats: SEATS });
    expect(made.ok).toBe(false);
    const right = checkSetup({ mode: 'duel', map: 'old-sanctuary', seats: SEATS, options: { randomTerrain: true } });
    if (!right.ok) throw new Error('the setup is right');
    const { terrain } = newGame(right.value, 'seed');
    expect(terrain.filter((piece) => piece === 'forest')).toHaveLength(6); // SG-14.20
    expect(terrain.filter((piece) => piece === 'hill')).toHaveLength(4);
  });
});

test.each([
  [['vinecaster', 'vinecaster'], /zweimal im Kriegslager/],
  [['tin-sapper'], /kann „tin-sapper“ nicht mitnehmen/],
  [['grandfather-antler', 'thornmother-isaude', 'thane-rorvik-twice-paid'], /3 goldene Sterne/],
])('why %j can not be led is said in the language of whoever chose it', (warband, german) => {
  const seats = [{ hero: 'orrun-houndfather', warband }, SEATS[1]];
  const checked = checkSetup({ mode: 'duel', map: 'old-sanctuary', seats });
  const [problem] = checked.ok ? [] : checked.problems;
  expect(problem?.said?.de).toMatch(german);
  expect(new Set(Object.values(problem?.said ?? {})).size).toBe(3);
});
