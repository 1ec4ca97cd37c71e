/**
 * What `checkMap` finds about ways and the scenario.
 */
import { describe, expect, test } from 'vitest';
import type { MapFile, MapObstacle, MapTile } from '../src/content/map.ts';
import { expectProblem, problemsOf, row, SCENARIO, withTiles } from './map-samples.ts';

describe('ways', () => {
  /** A wall of rock right across the field, with a gap left open. */
  const wall = (level: number): readonly MapTile[] =>
    withTiles(...row(2).map(([q, r]): MapTile => ({ q, r, level, terrain: 'rock' })));
  test('lead over steps a medium figure can climb', () => {
    expect(problemsOf({ tiles: wall(6), glyphs: [] })).toEqual([]);
    expectProblem({ tiles: wall(7), glyphs: [] }, 'startZones.2', "can't walk to zone", 'HS-9.1');
    expectProblem({ tiles: wall(7) }, 'glyphs.0', 'from zone "1"', "can't walk to glyph 0");
  });
  test('lead up ladders', () => {
    const ladders = [
      { q: 2, r: 1, side: 1, foot: 1, height: 9 },
      { q: 2, r: 3, side: 4, foot: 1, height: 9 },
    ];
    expect(problemsOf({ tiles: wall(10), glyphs: [], ladders })).toEqual([]);
  });
  test('do not lead through trees, nor over high ruins', () => {
    const obstacles = row(2).map(([q, r]): MapObstacle => ({ kind: 'tree', at: [[q, r]], level: 1 }));
    expectProblem({ obstacles }, 'startZones.2', "can't walk");
    expect(problemsOf({ obstacles: obstacles.slice(1), glyphs: [] })).toEqual([]);
    const ruins = row(2).flatMap(([q, r]) => [4, 5].map((side) => ({ kind: 'ruin' as const, q, r, side, base: 1 })));
    const inner = ruins.filter(({ q, side }) => !(q === -1 && side === 4));
    expectProblem({ edges: inner }, 'startZones.2', "can't walk");
    expect(problemsOf({ edges: inner.map((edge) => ({ ...edge, kind: 'wall' as const })) })).toEqual([]);
  });
  test('need headroom', () => {
    const roof = row(2).map(([q, r]): MapTile => ({ q, r, from: 5, level: 9, terrain: 'rock' }));
    const posts = row(2).map(([q, r], i): MapTile =>
      i === 0 ? { q, r, level: 9, terrain: 'rock' } : { q, r, level: 1, terrain: 'grass' },
    );
    const tiles = [...withTiles(...posts), ...roof.slice(1)];
    expectProblem({ tiles, glyphs: [] }, 'startZones.2', "can't walk");
  });
  test('lead to the goal', () => {
    const tiles = withTiles({ q: 3, r: 3, level: 9, terrain: 'rock' });
    const goal = { kind: 'hill', spaces: [[3, 3, 9]], rounds: 2 } as const;
    expectProblem(
      { tiles, glyphs: [], scenario: { ...SCENARIO, goal } },
      'scenario.goal.spaces.0',
      "can't walk to the goal",
    );
  });
});

describe('the scenario', () => {
  const withScenario = (changes: Partial<MapFile['scenario']>): Partial<MapFile> => ({
    scenario: { ...SCENARIO, ...changes },
  });
  test('has points and rounds', () => {
    expectProblem(withScenario({ pointLimit: 0 }), 'scenario.pointLimit', 'HS-3.1');
    expectProblem(withScenario({ rounds: 0 }), 'scenario.rounds', 'HS-2.1');
  });
  test('has options that go together', () => {
    const options = { pointGapInitiative: true, powerPoints: true };
    expectProblem(
      withScenario({ options }),
      'scenario.options',
      'pointGapInitiative and powerPoints',
      'HS-V3',
      'HS-V44',
    );
  });
  test('has teams that name each zone once', () => {
    expect(problemsOf(withScenario({ teams: [['1'], ['2']] }))).toEqual([]);
    expectProblem(withScenario({ teams: [['1'], ['1', '2']] }), 'scenario.teams.1.0', 'already', 'HS-23.5');
    expectProblem(withScenario({ teams: [['1'], ['3']] }), 'scenario.teams.1.0', 'no zone "3"');
    expectProblem(withScenario({ teams: [['1']] }), 'scenario.teams', 'zone "2" is in no team');
  });
  test('has a goal on spaces of the field', () => {
    const hill = { kind: 'hill', spaces: [[3, 3, 1]], rounds: 0 } as const;
    expectProblem(withScenario({ goal: hill }), 'scenario.goal.rounds', 'more than 0');
    expectProblem(
      withScenario({ goal: { kind: 'raise', space: [3, 3, 4] } }),
      'scenario.goal.space',
      'no space',
      'HS-V6',
    );
    const flags = { kind: 'flags', flags: { '1': [4, 0, 1], '3': [1, 6, 1] } } as const;
    expectProblem(withScenario({ goal: flags }), 'scenario.goal.flags.2', 'missing');
    expectProblem(withScenario({ goal: flags }), 'scenario.goal.flags.3', 'no zone');
  });
});
