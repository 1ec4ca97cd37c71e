import { LANGUAGES, type Decision } from '@muster/engine';
import { testTold, toldBy } from '@muster/engine/inspect-properties';
import { setupFor, whilePlaying } from '@muster/engine/play-at-random';
import { describe, expect, test } from 'vitest';
import { boardOf, cardById, signum } from '../src/index.ts';
import { inspect } from '../src/inspect/index.ts';
import { library } from '../src/content/library.ts';
import { besides, hasSight } from '../src/rules/place.ts';
import { silentTable } from '../src/silent-table.ts';
import { NOBODY, type SignumState } from '../src/state.ts';
import { anyStart, play, reached, type SignumMatch } from './random-play.ts';

const told = toldBy(inspect);

const onField = (state: SignumState): readonly number[] =>
  state.creatures.flatMap(({ id, hex }) => (hex === NOBODY ? [] : [id]));

/** Plays matches and looks at the questions they come to. */
function atQuestions(look: (match: SignumMatch, decision: Decision) => void, runs: number): void {
  whilePlaying(play, anyStart, { runs, answers: 250 }, (match) => {
    const [decision] = match.decisions;
    if (decision !== undefined) look(match, decision);
  });
}

describe('where a creature can go', () => {
  test('is what is offered, with a path of neighbouring hexes to each place', () => {
    let moves = 0;
    atQuestions(({ state }, decision) => {
      if (decision.kind !== 'move') return;
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
    atQuestions(({ state }, decision) => {
      if (decision.kind !== 'action' && decision.kind !== 'move') return;
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
    atQuestions(({ state }, decision) => {
      if (decision.kind !== 'action' || (state.activation?.attacked.length ?? 0) > 0) return;
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

function busy(): SignumState {
  const setup = setupFor(signum, { decks: ['saela-wyndthorn', 'castellan-mordane'] });
  return reached({ setup, seed: 's', answers: 'a' }, 60).match.state;
}

testTold({ play, anyStart, figures: onField, busy, every: 3, amount: { runs: 4, answers: 250 } });

test.each(['walk:9999', 'run:', '-1', 'stay', '1e9', ''])("no path is told for '%s'", (option) => {
  const state = busy();
  expect(inspect(state, 0, { about: 'path', option, figure: onField(state)[0] }, 'de')).toBeNull();
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
