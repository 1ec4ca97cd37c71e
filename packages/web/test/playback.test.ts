/**
 * Records played again: every moment is as it was, whichever way one comes to it.
 */
import { randomAnswer, type Table } from '@muster/bots';
import { Match, nextBelow, recordOf, replay, rngFromSeed, type Game, type GameRecord } from '@muster/engine';
import { heroscape } from '@muster/heroscape';
import { readRecord, writeRecord } from '@muster/notation';
import { signum } from '@muster/signum';
import { cardById, warlord, type WarlordView } from '@muster/warlord';
import { describe, expect, test } from 'vitest';
import { Playback } from '../src/replay/playback.ts';
import { turnAt, turnBack, turnOn } from '../src/replay/steps.ts';

/** The beginning of a game of random answers. */
function recordWith(game: Game, seed: string, most: number): GameRecord {
  const rng = rngFromSeed(`${seed} answers`);
  const setup = game.makeSetup({ players: 2, decks: ['random', 'random'] }, rng);
  if (!setup.ok) throw new Error('the setup fits');
  const match: Table = Match.start(game, setup.value, seed, { log: true });
  for (let i = 0; i < most && match.outcome === null; i++) {
    const { decisions } = match;
    const decision = decisions[nextBelow(rng, Math.max(1, decisions.length))];
    if (decision === undefined) break;
    match.answer(decision.seat, randomAnswer(rng, decision));
  }
  return recordOf(match, setup.value, seed);
}

function opened(game: Game, record: GameRecord): Playback {
  const playback = Playback.open(game, record);
  if (!playback.ok) throw new Error(playback.problems.map(({ message }) => message).join());
  return playback.value;
}

const GAMES: readonly (readonly [string, Game])[] = [
  ['warlord', warlord],
  ['signum', signum],
  ['heroscape', heroscape],
];

describe.each(GAMES)('%s', (name, game) => {
  const record = recordWith(game, `replay of ${name}`, 150);
  const playback = opened(game, record);
  const end = record.answers.length;

  test('each moment is as it was, forwards, backwards and by jumps', () => {
    expect(end).toBeGreaterThan(70);
    for (const at of [0, 1, 2, 70, 69, 33, 32, 31, end, 5, end - 1]) {
      const then = replay(game, record, { upTo: at });
      if (!then.ok) throw new Error('the record can be played');
      for (const eyes of [null, 0, 1, 'all'] as const) {
        const sight = playback.sight(at, eyes, 'en');
        expect(sight.view).toEqual(then.value.view(eyes));
        expect(sight.seat).toBe(eyes === 'all' ? null : eyes);
        expect(sight.answers).toBe(at);
        expect(sight.asked).toBeNull();
      }
    }
  });

  test('the log grows with the answers and is in the language that is asked for', () => {
    const log = playback.log(0, 'de');
    expect(log.lengths).toHaveLength(end + 1);
    expect(log.lengths.at(-1)).toBe(log.lines.length);
    expect(log.lengths.every((length, i) => i === 0 || length >= (log.lengths[i - 1] ?? 0))).toBe(true);
    const english = playback.log(0, 'en');
    expect(english.lines.map(({ text }) => text)).not.toEqual(log.lines.map(({ text }) => text));
  });

  test('who answered what is told', () => {
    for (const at of [1, 20, end]) {
      const said = playback.said(at, 'it');
      expect(said?.seat).toBe(record.answers[at - 1]?.seat);
      expect(said?.picked?.every((label) => label !== '')).toBe(true);
    }
    expect(playback.said(0, 'en')).toBeNull();
  });

  test('a record verifies after it went through a file, and not if its end is another', () => {
    const read = readRecord([game], writeRecord(playback.completed));
    if (!read.ok) throw new Error('the file can be read');
    expect(opened(game, read.value.record).verify()).toEqual([]);
    expect(opened(game, { ...record, hash: '0000000000000000' }).verify()).toHaveLength(1);
  });

  test('a record with an answer that was never possible is refused', () => {
    const wrong = { ...record, answers: record.answers.with(10, { seat: 0, answer: 'nothing like it' }) };
    expect(Playback.open(game, wrong).ok).toBe(false);
  });
});

test('whoever sees everything can have any hand explained', () => {
  const playback = opened(warlord, recordWith(warlord, 'open hands', 150));
  const at = 100;
  const { players } = playback.sight(at, 'all', 'en').view as unknown as WarlordView;
  const hands = players.flatMap(({ hand }) => (typeof hand === 'number' ? [] : hand));
  expect(hands.length).toBeGreaterThan(0);
  const names = hands.map(({ card }) => cardById(card)?.name ?? '');
  for (const name of names) expect(playback.describe(at, 'all', name, 'en')).not.toBeNull();
});

test('turns lead forwards and backwards', () => {
  const turns = [
    { turn: 0, at: 0 },
    { turn: 1, at: 4 },
    { turn: 2, at: 9 },
  ];
  expect([0, 3, 4, 8, 9, 20].map((at) => turnAt(turns, at))).toEqual([0, 0, 1, 1, 2, 2]);
  expect([0, 3, 4, 5, 9, 12].map((at) => turnBack(turns, at))).toEqual([0, 0, 0, 4, 4, 9]);
  expect([0, 4, 9, 12].map((at) => turnOn(turns, at, 12))).toEqual([4, 9, 12, 12]);
});
