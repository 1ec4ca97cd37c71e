import { rngFromSeed } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { allMaps, mapById } from '../src/content/maps.ts';
import { BASE_OPTIONS, optionConflicts, SWITCHES, type OptionSet, type Switch } from '../src/content/options.ts';
import { heroscape } from '../src/index.ts';
import { allOptions } from '../src/new-game.ts';
import { matchOf, randomSetup, step, valuesOf } from './random-play.ts';

/** Maps with what the rule is about. */
const PLAYED_ON: Partial<Record<Switch, string>> = {
  lavaField: 'cinder-caldera',
  volcano: 'cinder-caldera',
  waterLevelModel: 'sunken-canopy',
  waterTypes: 'millrace-crossing',
  swampWaterCost: 'sunken-canopy',
  denseSwamp: 'sunken-canopy',
  plantBonus: 'sunken-canopy',
  treeWall: 'sunken-canopy',
  destructibleTrees: 'sunken-canopy',
  geyser: 'millrace-crossing',
  snowCushion: 'rimefang-tarn',
  roadHalf: 'four-roads-knoll',
  missions: 'four-roads-knoll',
  doorFlatDefence: 'hollowgate-castle',
  teamAllies: 'hollowgate-castle',
  fourthTurnSmallerTeam: 'hollowgate-castle',
  brandarPower: 'sixfold-crown',
  brandarSpring: 'sixfold-crown',
  dagmarSix: 'lone-mesa',
  fallOnFigure: 'broken-causeway',
};

const OTHERS = ['lone-mesa', 'saddleback-ridge'];

interface Case {
  readonly key: Switch;
  readonly value: OptionSet[Switch];
}

const CASES: readonly Case[] = SWITCHES.flatMap((key) =>
  valuesOf(key)
    .filter((value) => value !== BASE_OPTIONS[key])
    .map((value) => ({ key, value })),
);

describe.each(CASES)('$key: $value', ({ key, value }) => {
  test('plays on its own to the end', () => {
    for (const seed of ['one', 'two', 'three']) {
      const rng = rngFromSeed(`${key} ${seed}`);
      const id = PLAYED_ON[key] ?? OTHERS[seed.length % OTHERS.length] ?? '';
      const map = mapById(id);
      if (map === undefined) throw new Error(`there is no map '${id}'`);
      const players = key === 'fourthTurnSmallerTeam' ? 3 : 2;
      const options: Partial<OptionSet> = { ...(key === 'brandarPower' ? { brandarSpring: false } : {}), [key]: value };
      const match = matchOf({ setup: randomSetup(map, players, options, rng), seed, answers: seed });
      expect(match.state.options[key]).toBe(value);
      do {
        const broken = heroscape.invariants(match.state);
        if (broken.length > 0) expect(broken).toEqual([]);
      } while (step(match, rng));
      expect(match.outcome).not.toBeNull();
    }
  });
});

/** The table at the end of chapter 26. */
const AT_MOST_ONE: readonly (readonly Switch[])[] = [
  ['pointGapInitiative', 'powerPoints'],
  ['fourthTurn', 'fourthTurnSmallerTeam', 'fourthTurnTwoX', 'xJoker', 'freeActivation', 'flexibleMarkers'],
  ['twoX', 'fourthTurn', 'fourthTurnTwoX', 'freeActivation', 'flexibleMarkers'],
  ['freeActivation', 'doubleMarkerSets', 'flexibleMarkers'],
  ['fourthTurn', 'fourthTurnTwoX', 'doubleMarkerSets'],
  ['linkedUnits', 'doubleMarkerSets', 'flexibleMarkers'],
  ['linkedUnits', 'freeActivation'],
  ['freeActivation', 'reorganisation'],
  ['brandarPower', 'brandarSpring'],
];

const BOOLEANS = SWITCHES.filter((key) => typeof BASE_OPTIONS[key] === 'boolean');

describe('HS-V44: exclusive options', () => {
  const exclude = (a: Switch, b: Switch): boolean =>
    AT_MOST_ONE.some((group) => group.includes(a) && group.includes(b));

  test('are refused, and only they', () => {
    for (const a of BOOLEANS) {
      for (const b of BOOLEANS) {
        if (a >= b) continue;
        const setup = heroscape.checkSetup({
          map: 'lone-mesa',
          armies: [null, null],
          options: { [a]: true, [b]: true },
        });
        if (setup.ok === exclude(a, b)) expect.fail(`${a} and ${b} are ${setup.ok ? 'accepted' : 'refused'}`);
        if (!setup.ok) expect(JSON.stringify(setup.problems)).toMatch(/HS-V\d+.*exclude each other/);
      }
    }
  });

  test('are named with the rule that forbids them', () => {
    const [conflict] = optionConflicts({ ...BASE_OPTIONS, brandarPower: true, brandarSpring: true });
    expect(conflict).toEqual({ rule: 'HS-V40', switches: ['brandarPower', 'brandarSpring'] });
  });

  test('are refused together with those of the scenario too', () => {
    const setup = heroscape.checkSetup({ map: 'sixfold-crown', armies: [null, null], options: { brandarPower: true } });
    expect(setup.ok).toBe(false);
  });

  test('are in no scenario', () => {
    for (const map of allMaps()) expect(optionConflicts(allOptions(map, {}))).toEqual([]);
  });
});

test('values that a switch does not have are refused, switches that nobody knows are ignored (HS-M1)', () => {
  const setupWith = (options: object) => heroscape.checkSetup({ map: 'lone-mesa', armies: [null, null], options });
  for (const options of [{ volcano: 14 }, { omPlacement: 'later' }, { shove: 'yes' }])
    expect(setupWith(options).ok).toBe(false);
  const unknown = setupWith({ shoves: true });
  expect(unknown.ok && unknown.value.options).toEqual({});
});
