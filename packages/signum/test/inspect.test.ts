import { LANGUAGES, rngFromSeed, type Decision } from '@muster/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardOf, cardById, signum } from '../src/index.ts';
import { inspect, type Inspection } from '../src/inspect/index.ts';
import { library } from '../src/content/library.ts';
import { besides, hasSight } from '../src/rules/place.ts';
import { silentTable } from '../src/silent-table.ts';
import { copyState, NOBODY, type SignumState } from '../src/state.ts';
import { anyStart, matchOf, step, type SignumMatch } from './random-play.ts';

function told<A extends Inspection['about']>(
  state: SignumState,
  query: { readonly about: A } & Readonly<Record<string, unknown>>,
): Extract<Inspection, { readonly about: A }> {
  const answer = inspect(state, null, query, 'en');
  if (answer?.about !== query.about) throw new Error(`nothing is told of ${JSON.stringify(query)}`);
  return answer as Extract<Inspection, { readonly about: A }>;
}

const onField = (state: SignumState): readonly number[] =>
  state.creatures.flatMap(({ id, hex }) => (hex === NOBODY ? [] : [id]));

/** Plays matches and looks at what they come to. */
function whilePlaying(look: (match: SignumMatch, decision: Decision | undefined) => void, numRuns: number): void {
  fc.assert(
    fc.property(anyStart, (start) => {
      const match = matchOf(start);
      const rng = rngFromSeed(start.answers);
      for (let i = 0; i < 250; i++) {
        look(match, match.decisions[0]);
        if (!step(match, rng)) return;
      }
    }),
    { numRuns, endOnFailure: true },
  );
}

describe('where a creature can go', () => {
  test('is what is offered, with a path of neighbouring hexes to each place', () => {
    let moves = 0;
    whilePlaying(({ state }, decision) => {
      if (decision?.kind !== 'move') return;
      const figure = decision.about?.[0] ?? -1;
      const { ways, walk, run, moving } = told(state, { about: 'range', figure });
      const keys = ways.flatMap(({ hex, running, cost }) => {
        expect(cost).toBeLessThanOrEqual(running ? run : walk);
        return running ? [`run:${hex}`] : run > walk ? [`walk:${hex}`, `run:${hex}`] : [`walk:${hex}`];
      });
      const offered = decision.options.map(({ key }) => key).filter((key) => /^(walk|run):/.test(key));
      expect(new Set(keys)).toEqual(new Set(offered));
      expect(moving).toBe(true);
      moves++;
      const g = silentTable(state, library());
      for (const { path, hex, cost } of ways) {
        expect(path.length).toBe(cost + 1);
        expect([path[0], path.at(-1)]).toEqual([state.creatures[figure]?.hex, hex]);
        for (const [i, next] of path.slice(1).entries()) expect(besides(g, path[i] ?? -1)).toContain(next);
      }
      for (const key of offered.slice(0, 3)) {
        const hex = Number(key.split(':')[1]);
        expect(told(state, { about: 'path', option: key })).toMatchObject({ figure, hex });
      }
    }, 6);
    expect(moves).toBeGreaterThan(20);
  });
});

describe('a line of sight', () => {
  test('is as the rules see it; if it is not free something is named that blocks', () => {
    let blocked = 0;
    whilePlaying(({ state }, decision) => {
      if (decision?.kind !== 'action' && decision?.kind !== 'move') return;
      const g = silentTable(state, library());
      for (const from of onField(state)) {
        for (const to of onField(state)) {
          if (from === to) continue;
          const [a, b] = [state.creatures[from], state.creatures[to]];
          if (a === undefined || b === undefined) throw new Error('no creature');
          const line = inspect(state, 0, { about: 'sight', from, to }, LANGUAGES[from % 3] ?? 'en');
          if (line?.about !== 'sight') throw new Error('no line');
          expect(line.visible).toBe(hasSight(g, a, b));
          expect(line.blockedAt === null).toBe(line.visible);
          expect(line.text).toMatch(/^.{5,}\.$/);
          if (line.blockedAt === null) continue;
          blocked++;
          expect([a.hex, b.hex]).not.toContain(line.blockedAt.hex);
          expect(line.text).toContain(line.blockedBy ?? '?');
        }
      }
    }, 3);
    expect(blocked).toBeGreaterThan(50);
  });
});

describe('targets', () => {
  test('that may be attacked are those offered; the others have a reason', () => {
    let looked = 0;
    whilePlaying(({ state }, decision) => {
      if (decision?.kind !== 'action' || (state.activation?.attacked.length ?? 0) > 0) return;
      const figure = decision.about?.[0] ?? -1;
      const { attacks } = told(state, { about: 'targets', figure });
      const keys = attacks.flatMap(({ box, figures }) =>
        figures.filter(({ may }) => may).map((target) => `attack:${box}:${target.figure}`),
      );
      const offered = decision.options.map(({ key }) => key).filter((key) => key.startsWith('attack:'));
      expect(new Set(keys)).toEqual(new Set(offered));
      looked++;
      for (const { range, hexes, figures } of attacks) {
        for (const { distance } of hexes) expect(distance).toBeLessThanOrEqual(range);
        for (const { may, why, rule, seen, inRange } of figures) {
          expect(why === null).toBe(may);
          expect(rule === null).toBe(may);
          if (may) expect(seen && inRange).toBe(true);
        }
      }
    }, 8);
    expect(looked).toBeGreaterThan(10);
  });
});

describe('what is told', () => {
  test('does not depend on what is hidden', () => {
    let compared = 0;
    whilePlaying(({ state }, decision) => {
      if (decision === undefined || state.turn % 3 !== 0 || onField(state).length < 2) return;
      const guessed = copyState(state);
      signum.guess(guessed, state, 0, rngFromSeed('guess'));
      const [first = 0, second = 0] = onField(state).slice(-2);
      for (const query of [
        { about: 'sight', from: first, to: second },
        { about: 'range', figure: first },
        { about: 'targets', figure: second },
      ])
        expect(inspect(guessed, 0, query, 'en')).toEqual(inspect(state, 0, query, 'en'));
      compared++;
    }, 4);
    expect(compared).toBeGreaterThan(10);
  });

  test('is nothing where nothing sensible is asked', () => {
    const setup = signum.makeSetup({ decks: ['saela-wyndthorn', 'castellan-mordane'] }, rngFromSeed('fuzz'));
    if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
    const match = matchOf({ setup: setup.value, seed: 's', answers: 'a' });
    const rng = rngFromSeed('a');
    for (let i = 0; i < 60; i++) step(match, rng);
    const { state } = match;
    const anything = fc.oneof(fc.anything(), fc.integer({ min: -2, max: 20 }), fc.constant(NaN));
    const about = fc.constantFrom('sight', 'range', 'path', 'targets', 'weather', undefined, 7);
    fc.assert(
      fc.property(fc.record({ about, from: anything, to: anything, figure: anything, option: anything }), (query) => {
        const answer = inspect(state, null, query, 'it');
        if (answer === null) return;
        expect(answer.about).toBe(query.about);
        const named = query.about === 'sight' ? [query.from, query.to] : query.about === 'path' ? [] : [query.figure];
        for (const id of named) expect(onField(state)).toContain(id);
      }),
      { numRuns: 300 },
    );
    for (const option of ['walk:9999', 'run:', '-1', 'stay', '1e9', ''])
      expect(inspect(state, 0, { about: 'path', option, figure: onField(state)[0] }, 'de')).toBeNull();
  });
});

describe('what a page draws from', () => {
  test('the board has every hex of a map, numbered as in views', () => {
    for (const map of library().maps) {
      const board = boardOf(map.id);
      if (board === null) throw new Error(`no board ${map.id}`);
      expect(boardOf(map)).toEqual(board);
      expect(new Set(board.hexes.map(({ q, r }) => `${q},${r}`)).size).toBe(board.hexes.length);
      expect(board.zones.length).toBe(map.zones.length);
      for (const { piece, at } of map.pieces)
        for (const [column, row] of at)
          expect(board.hexes.find((hex) => hex.column === column && hex.row === row)?.terrain).toBe(piece);
      for (const [zone, hexes] of board.zones.entries())
        for (const hex of hexes) expect(board.hexes[hex]?.zone).toBe(zone);
    }
    expect(boardOf('nowhere')).toBeNull();
  });

  test('every record can be found by its id', () => {
    const { heroes, characters, minions, supports, feats } = library();
    for (const record of [...heroes, ...characters, ...minions, ...supports, ...feats])
      expect(cardById(record.id)).toBe(record);
    expect(cardById('nobody')).toBeUndefined();
  });
});
