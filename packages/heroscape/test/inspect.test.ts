import { LANGUAGES, rngFromSeed, type Decision } from '@muster/engine';
import { testTold, toldBy } from '@muster/engine/inspect-properties';
import { whilePlaying } from '@muster/engine/play-at-random';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardOf, goalText, heroscape } from '../src/index.ts';
import { inspect } from '../src/inspect/index.ts';
import { hasDirectSight } from '../src/rules/sight.ts';
import { silentTable } from '../src/silent-table.ts';
import type { HeroscapeState } from '../src/state.ts';
import { anyStart, play, reached, type HeroscapeMatch } from './random-play.ts';

const told = toldBy(inspect);

const onField = (state: HeroscapeState): readonly number[] =>
  state.figures.flatMap(({ id, fate }) => (fate === 'field' ? [id] : []));

/** Plays and looks at every question of a kind. */
function atQuestions(
  kind: string,
  every: number,
  look: (match: HeroscapeMatch, decision: Decision) => void,
  runs: number,
): void {
  whilePlaying(play, anyStart, { runs, answers: 400 }, (match, n) => {
    const open = match.decisions.find((decision) => decision.kind === kind);
    if (open !== undefined && n % every === 0) look(match, open);
  });
}

describe('where a figure can go', () => {
  test('is what is offered, with a path of bordering spaces to each place', () => {
    let moves = 0;
    atQuestions(
      'destination',
      8,
      ({ state }, { options, about }) => {
        const figure = about?.[0] ?? -1;
        const turn = state.turns.at(-1);
        // Moves that powers grant have points of their own, which only the script knows.
        if (turn?.mover !== figure || turn.stage !== 'move') return;
        const offered = options.filter((option) => 'gait' in option);
        const { ways, moving } = told(state, { about: 'range', figure });
        if (offered.length === 0) return;
        moves++;
        expect(moving).toBe(true);
        expect(ways.map(({ key, cost, dangerous }) => ({ key, cost, dangerous }))).toEqual(
          offered.map((option) => expect.objectContaining({ key: option.key }) as unknown),
        );
        const { field } = silentTable(state).battlefield;
        for (const { key, at, path } of ways) {
          expect(path.at(-1)).toBe(at[0]);
          expect(state.figures[figure]?.at).toContain(path[0]);
          for (const [i, space] of path.slice(1).entries()) {
            const from = path[i] ?? 0;
            const beside = field.stepTo.subarray(field.firstStep[from] ?? 0, field.firstStep[from + 1] ?? 0);
            expect(beside).toContain(space);
          }
          if (ways.length < 20)
            expect(told(state, { about: 'path', option: key })).toMatchObject({ figure, key, path });
        }
      },
      10,
    );
    expect(moves).toBeGreaterThan(15);
  });

  test('is known of figures that are not being moved too', () => {
    const { match } = reached({ setup: SETUP, seed: 's', answers: 'a' }, 120);
    const others = onField(match.state).filter((id) => match.state.turns.at(-1)?.mover !== id);
    expect(others.length).toBeGreaterThan(3);
    for (const figure of others) {
      const { points, moving, ways } = told(match.state, { about: 'range', figure });
      expect(moving).toBe(false);
      for (const { cost } of ways) expect(cost).toBeLessThanOrEqual(Math.max(points, points + 3));
    }
  });

  test('is nowhere for those who never move (HS-20.1)', () => {
    const setup = { map: 'lone-mesa', armies: [['marro-hive'], ['jotun']] };
    const { match } = reached({ setup, seed: 's', answers: 'a' }, 30);
    const hive = match.state.figures.find(({ at }) => at.length === 6)?.id;
    expect(told(match.state, { about: 'range', figure: hive })).toMatchObject({ points: 0, moving: false, ways: [] });
  });
});

const SETUP = {
  map: 'hollowgate-castle',
  armies: [
    ['sir-gilbert', 'knights-of-weston', 'nilfheim'],
    ['grimnak', 'heavy-gruts', 'arrow-gruts', 'mimring'],
  ],
};

describe('a line of sight', () => {
  test('is as the rules see it, and blocked somewhere if not free', () => {
    let blocked = 0;
    fc.assert(
      fc.property(anyStart, fc.nat(300), fc.constantFrom(...LANGUAGES), (start, answers, language) => {
        const { state } = reached(start, answers).match;
        const g = silentTable(state);
        const ids = onField(state);
        for (const [i, from] of ids.entries()) {
          const to = ids[(i * 7 + 3) % ids.length] ?? from;
          if (from === to) continue;
          const line = inspect(state, 0, { about: 'sight', from, to }, language);
          if (line?.about !== 'sight') throw new Error('no line');
          const [a, b] = [state.figures[from], state.figures[to]];
          if (a === undefined || b === undefined) throw new Error('no figure');
          expect(line.direct).toBe(hasDirectSight(g, a, b));
          expect(line.seen).toBeLessThanOrEqual(line.of);
          expect(line.text).toMatch(/^.{5,}\.$/);
          expect(line.blockedAt === null).toBe(line.direct);
          if (line.blockedAt === null) continue;
          blocked++;
          expect(line.visible).toBe(false);
          expect(line.blockedBy).not.toBe('');
          expect(line.text).toContain(line.blockedBy ?? '?');
          const { x, z } = line.blockedAt;
          const { from: eyes, to: middle } = line.line;
          expect(x).toBeGreaterThanOrEqual(Math.min(eyes.x, middle.x) - 1e-9);
          expect(x).toBeLessThanOrEqual(Math.max(eyes.x, middle.x) + 1e-9);
          expect(z).toBeLessThanOrEqual(Math.max(eyes.z, middle.z) + 1e-9);
        }
      }),
      { numRuns: 25, endOnFailure: true },
    );
    expect(blocked).toBeGreaterThan(20);
  });
});

describe('targets', () => {
  test('that may be attacked are those offered; the others have a reason', () => {
    let targets = 0;
    atQuestions(
      'target',
      2,
      ({ state }, { options, about }) => {
        const figure = about?.[0] ?? -1;
        const offered = options.filter(
          (option) => 'does' in option && option.does === 'normal' && !option.key.includes(':'),
        );
        // Special attacks that go on ask for targets too.
        if (offered.length === 0) return;
        targets++;
        const [normal] = told(state, { about: 'targets', figure }).attacks;
        const may = normal?.figures.filter((one) => one.may).map((one) => String(one.figure)) ?? [];
        expect(new Set(may)).toEqual(new Set(offered.map(({ key }) => key)));
        for (const { may: allowed, why, rule } of normal?.figures ?? []) {
          expect(why === null).toBe(allowed);
          expect(rule === null).toBe(allowed);
        }
      },
      8,
    );
    expect(targets).toBeGreaterThan(20);
  });
});

const busy = (): HeroscapeState => reached({ setup: SETUP, seed: 's', answers: 'a' }, 120).match.state;

testTold({ play, anyStart, figures: onField, busy, every: 20, amount: { runs: 20, answers: 200 } });

test.each([{}, { about: 'path', option: '9999' }, { about: 'path', option: '1', points: Infinity }])(
  'nothing is thrown at %j',
  (query) => {
    expect(() => inspect(busy(), 0, query, 'de')).not.toThrow();
  },
);

describe('the board', () => {
  test('has every space and piece of a map, numbered as in views', () => {
    for (const { id } of heroscape.choices('en').maps) {
      const board = boardOf(id);
      const setup = heroscape.makeSetup({ map: id }, rngFromSeed(id));
      if (board === null || !setup.ok) throw new Error(`no board ${id}`);
      const { battlefield, state } = silentTable(heroscape.start(setup.value, 'board'));
      expect(board.spaces.length).toBe(battlefield.field.spaces);
      for (const { id: space, q, r, top, rung } of board.spaces) {
        expect(battlefield.field.column[space]).toBe(battlefield.field.columnAt(q, r));
        if (!rung) expect(battlefield.field.spaceAt(q, r, top)).toBe(space);
      }
      expect(board.pieces.length).toBe(state.pieces.length);
      for (const { spaces, edges } of board.pieces) expect(spaces.length + edges.length).toBeGreaterThan(0);
      expect(board.glyphs.map(({ space }) => space)).toEqual(state.glyphs.map(({ space }) => space));
      for (const [i, { glyph }] of board.glyphs.entries()) expect(glyph !== null).toBe(state.glyphs[i]?.known);
    }
    expect(boardOf('nowhere')).toBeNull();
  });

  test('tells what must be done to win, and where', () => {
    const goals = heroscape.choices('en').maps.map(({ id }) => {
      const { kind, spaces, wanted, zones } = boardOf(id)?.goal ?? {};
      expect(goalText(id, 'de')).not.toBe(goalText(id, 'en'));
      return [id, kind, spaces?.length, wanted, zones?.length];
    });
    expect(goals).toContainEqual(['lone-mesa', 'eliminate', 0, 0, 0]);
    expect(goals).toContainEqual(['broken-causeway', 'shrines', 3, 3, 0]);
    expect(goals).toContainEqual(['cinder-caldera', 'gems', 0, 3, 0]);
    expect(goals).toContainEqual(['millrace-crossing', 'flags', 0, 0, 2]);
    expect(goals).toContainEqual(['hollowgate-castle', 'raise', 1, 0, 0]);
    expect(goals.find(([id]) => id === 'four-roads-knoll')).toEqual(['four-roads-knoll', 'hill', 7, 3, 0]);
    expect(goalText('nowhere', 'en')).toBeNull();
  });
});
