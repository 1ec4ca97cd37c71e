import {
  choose,
  chooseTogether,
  CONCEDE,
  Match,
  PASS,
  recordOf,
  replay,
  type MatchOptions,
  type Option,
  type TableIO,
} from '@muster/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyStart, reached } from './random-play.ts';
import { tinyGame, won } from './tiny-game.ts';
import { toyGame } from './toy-game.ts';

const keys = (...names: string[]): Option[] => names.map((key) => ({ key }));

/** Each seat moves in turn; `reveal` shows something, `act` and a pass show nothing. */
const game = tinyGame(function* (g, io: TableIO) {
  while (g.step < 9) {
    const { key } = yield* choose({ seat: g.step % 2, kind: 'move', options: keys('act', 'reveal', PASS) });
    io.emit({ type: key === 'reveal' ? 'revealed' : 'acted' });
    g.step++;
  }
  g.ended = won();
});

function after(...answers: string[]): Match<Parameters<typeof game.copy>[0], readonly string[], { type: string }> {
  const match = Match.start(game, ['', ''], 's', { log: true });
  for (const [i, answer] of answers.entries()) expect(match.answer(i % 2, answer)).toBeNull();
  return match;
}

test.each<[string, string[], [number | null, number | null]]>([
  ['nothing was answered yet', [], [null, null]],
  ['the last answer is taken back', ['act'], [0, null]],
  ['not past what was revealed', ['reveal'], [null, null]],
  ['not past what was revealed later', ['act', 'reveal'], [null, null]],
  ['past what was revealed before', ['reveal', 'act'], [null, 1]],
  ['not past what another did', ['act', 'act'], [null, 1]],
  ['past the passes of others', ['act', PASS], [0, 1]],
  ['one by one', ['act', PASS, 'act', PASS], [2, 3]],
])('%s', (_, answers, points) => {
  const match = after(...answers);
  expect([match.undoPoint(0), match.undoPoint(1)]).toEqual(points);
});

test('a pass counts as one in whatever form it came', () => {
  const match = after('act');
  match.answer(1, [PASS]);
  expect(match.undoPoint(0)).toBe(0);
});

test('giving up is not taken back', () => {
  const match = after('act');
  match.answer(0, CONCEDE);
  expect(match.undoPoint(0)).toBeNull();
});

test('a secret answer is taken back as long as the others have not answered', () => {
  const together = tinyGame(function* () {
    yield* chooseTogether([0, 1, 2].map((seat) => ({ seat, kind: 'k', options: keys('a', 'b'), min: 1, max: 1 })));
  });
  const match = Match.start(together, ['', '', ''], 's', { log: true });
  match.answer(0, 'a');
  expect(match.undoPoint(0)).toBe(0);
  expect(match.undoPoint(1)).toBeNull();
  match.answer(1, 'b');
  expect(match.undoPoint(0)).toBeNull();
  expect(match.undoPoint(1)).toBe(1);
});

test('without events nobody can tell what was revealed: asking is an error, not a yes', () => {
  const match = Match.start(game, ['', ''], 's');
  match.answer(0, 'reveal');
  expect(() => match.undoPoint(0)).toThrow('keeps no events');
});

test('in random games: what undo keeps replays, asks the seat again and forgets nothing that was revealed', () => {
  fc.assert(
    fc.property(anyStart, fc.nat(60), (start, answers) => {
      const options: MatchOptions = { log: true };
      const { match } = reached(start, answers, options);
      for (const seat of match.state.life.keys()) {
        const point = match.undoPoint(seat);
        if (point === null) continue;
        const back = replay(toyGame, recordOf(match, start.setup, start.seed), { ...options, upTo: point });
        if (!back.ok) throw new Error('undo leads to a game that does not replay');
        expect(match.answers[point]?.seat).toBe(seat);
        expect(back.value.decisionFor(seat)).not.toBeNull();
        const lost = match.events.slice(back.value.events.length);
        expect(lost.filter((event) => toyGame.reveals(event))).toEqual([]);
      }
    }),
    { numRuns: 1000 },
  );
});
