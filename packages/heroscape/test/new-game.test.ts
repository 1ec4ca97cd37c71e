import { rngFromSeed } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { battlefieldOf } from '../src/battlefield.ts';
import { allMaps, mapById } from '../src/content/maps.ts';
import { heroscape } from '../src/index.ts';
import { makeSetup } from '../src/made-up.ts';
import { allOptions, checkSetup, newGame, teamOfZone } from '../src/new-game.ts';
import { addCard } from '../src/rules/army-building.ts';
import { library } from '../src/content/library.ts';
import { silentTable } from '../src/silent-table.ts';
import type { HeroscapeState } from '../src/state.ts';

function start(data: unknown): HeroscapeState {
  const setup = checkSetup(data);
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  return newGame(setup.value, 'new game');
}

describe('teams (HS-23.5)', () => {
  test('are counted from 0, whatever numbers the setup gives them', () => {
    const { players, mission } = start({
      map: 'four-roads-knoll',
      armies: [null, null, null, null],
      teams: [7, 3, 7, 3],
    });
    expect(players.map(({ team }) => team)).toEqual([0, 1, 0, 1]);
    expect(mission.held).toEqual([0, 0]); // missions count by team
  });

  test('who is in no team of the scenario is alone', () => {
    const map = mapById('four-roads-knoll');
    if (map === undefined) throw new Error('no map');
    const paired = { ...map, scenario: { ...map.scenario, teams: [['2', '3']] } };
    const teams = ['1', '2', '3', '4'].map((zone, seat) => teamOfZone(paired, zone, seat));
    expect(new Set(teams).size).toBe(3);
    expect(teams[1]).toBe(teams[2]);
  });
});

test.each(allMaps().map((map) => ({ id: map.id, map })))(
  '$id: sunken water has the same spaces, zones and obstacles (HS-8.29)',
  ({ map }) => {
    const summary = battlefieldOf(map, allOptions(map, {}));
    const recessed = battlefieldOf(map, allOptions(map, { waterLevelModel: 'recessed' }));
    for (const zone of Object.keys(map.startZones))
      expect(recessed.zones[zone]?.length).toBe(summary.zones[zone]?.length);
    expect(recessed.pieces.map(({ spaces }) => spaces.length)).toEqual(
      summary.pieces.map(({ spaces }) => spaces.length),
    );
    for (const { spaces, base } of recessed.pieces) {
      if (spaces.length > 0) expect(base).toBe(Math.max(...spaces.map((space) => recessed.field.level[space] ?? 0)));
    }
    for (const { q, r, level } of map.glyphs) expect(recessed.field.spaceAt(q, r, level)).not.toBeNull();
  },
);

test('powers that change terrain work for cards that come to the table later', () => {
  const g = silentTable(start({ map: 'lone-mesa', armies: [null, null] }));
  const number = library().byName('Greater Ice Elemental');
  if (number === undefined) throw new Error('no card');
  const { figures } = addCard(g, 0, number);
  expect(g.terrainChangers).toEqual(figures.map(({ id }) => id));
  expect(g.hasChangedTerrain).toBe(true);
});

describe('a game made up', () => {
  test('has armies that may be played, whatever optional rules are wished', () => {
    for (const options of [
      {},
      { maxTwoGenerals: true },
      { exclusivePicks: true },
      { exclusivePicks: true, maxTwoGenerals: true, taelord140: true },
    ]) {
      for (let i = 0; i < 10; i++) {
        const setup = makeSetup({ players: 2, options }, rngFromSeed(`made up ${i}`));
        expect(setup.ok ? [] : setup.problems).toEqual([]);
        expect(setup.ok && setup.value.armies.every((army) => army !== null && army.length > 0)).toBe(true);
      }
    }
  });

  test('refuses optional rules that exclude each other (HS-V44)', () => {
    expect(makeSetup({ options: { twoX: true, fourthTurn: true } }, rngFromSeed('x')).ok).toBe(false);
  });
});

describe('armies that are wished for', () => {
  test('may be drafted at the table, by some or by all', () => {
    const made = makeSetup(
      { edition: 'lone-mesa', decks: ['draft', 'finn-the-viking-champion+isamu'] },
      rngFromSeed('wish'),
    );
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    expect(made.value.armies).toEqual([null, ['finn-the-viking-champion', 'isamu']]);
    expect(made.value.map.id).toBe('lone-mesa');
  });
});

describe('what does not go together is said in the language of whoever chose it', () => {
  test.each([
    ['HS-3.1', { edition: 'lone-mesa', decks: ['nilfheim+charos+mimring', 'isamu'] }, /\d+ Punkte/],
    ['HS-3.10', { edition: 'lone-mesa', decks: ['isamu+isamu', 'mimring'] }, /Isamu ist einzigartig/],
    [
      'HS-V1',
      { edition: 'lone-mesa', decks: ['isamu', 'isamu'], options: { exclusivePicks: true } },
      /Spieler 1 hat Isamu schon gewählt/,
    ],
    [
      'HS-V2',
      {
        edition: 'lone-mesa',
        decks: ['isamu+finn-the-viking-champion+syvarris'],
        options: { maxTwoGenerals: true },
      },
      /höchstens zwei Generälen/,
    ],
    ['HS-V', { options: { twoX: true, fourthTurn: true } }, /“.+” und “.+” schließen einander aus/],
  ])('%s', (rule, wish, german) => {
    const made = makeSetup(wish, rngFromSeed('said'));
    const [problem] = made.ok ? [] : made.problems;
    expect(problem?.message).toContain(rule);
    expect(problem?.said?.de).toMatch(german);
    expect(new Set(Object.values(problem?.said ?? {})).size).toBe(3);
  });

  test('an army that is too dear for the map goes by its name', () => {
    const { decks } = heroscape.choices('it');
    const dear = decks.find(({ points = 0 }) => points > 400);
    const made = makeSetup({ edition: 'lone-mesa', decks: [dear?.id ?? ''] }, rngFromSeed('said'));
    const [problem] = made.ok ? [] : made.problems;
    expect(problem?.said?.it).toContain(`${dear?.name ?? '?'} costa ${dear?.points} punti`);
  });
});
