import { randomAnswer } from '@muster/bots';
import { Match, rngFromSeed, type Eyes, type Game, type Language } from '@muster/engine';
import { heroscape } from '@muster/heroscape';
import { signum } from '@muster/signum';
import { warlord } from '@muster/warlord';
import { describe, expect, it } from 'vitest';
import { Chronicle } from '../src/index.ts';

const GAMES: readonly Game[] = [warlord, heroscape, signum].map((game) => game as unknown as Game);
const READERS: readonly (readonly [Eyes, Language])[] = [
  [0, 'en'],
  [1, 'en'],
  [null, 'en'],
  [1, 'de'],
];

const fail = (error: unknown): never => {
  throw error;
};

type GameWords = ReturnType<Game['words']>;
type EventWords = (words: GameWords, ...said: Parameters<GameWords['event']>) => string | null;

/** The game, with other words for what happens. */
function withEventWords(game: Game, event: EventWords): Game {
  return {
    ...game,
    words: (language) => {
      const words = game.words(language);
      return { ...words, event: (...said) => event(words, ...said) };
    },
  };
}

function* played(game: Game): Generator<Match<never, never, never>> {
  const rng = rngFromSeed('chronicle');
  const setup = game.makeSetup({ players: 2 }, rng);
  if (!setup.ok) throw new Error(setup.problems[0]?.message);
  const match = Match.start(game, setup.value, 'chronicle', { log: true });
  for (let i = 0; i < 150 && match.outcome === null; i++) {
    yield match as never;
    const [open] = match.decisions;
    if (open !== undefined) match.answer(open.seat, randomAnswer(rng, open));
  }
  yield match as never;
}

describe.each(GAMES)('the log of $id', (game) => {
  it('says the same to each whether it is told to one or to all at once', () => {
    const alone = READERS.map(([eyes, language]) => new Chronicle(eyes, language));
    const together = READERS.map(([eyes, language]) => new Chronicle(eyes, language));
    for (const match of played(game)) {
      for (const chronicle of alone) chronicle.gather(match, fail);
      Chronicle.gatherAll(together, match, fail, 0);
    }
    for (const [i, chronicle] of alone.entries()) {
      expect(chronicle.length).toBeGreaterThan(50);
      expect(together[i]?.from(0)).toEqual(chronicle.from(0));
    }
  });

  it('is put into words once for all who see the same', () => {
    let sentences = 0;
    const counting = withEventWords(game, (words, state, event) => {
      sentences++;
      return words.event(state, event);
    });
    const chronicles = ([0, 1, null] as const).map((eyes) => new Chronicle(eyes, 'en'));
    let lines = 0;
    for (const match of played(counting)) Chronicle.gatherAll(chronicles, match, fail, 0);
    for (const { length } of chronicles) lines += length;
    expect(sentences).toBeLessThan(lines / 2);
  });

  it('leaves out the words that fail, and tells the rest', () => {
    const failures: unknown[] = [];
    const failing = withEventWords(game, (words, state, event) => {
      if (event.type.startsWith('r')) throw new Error('no words');
      return words.event(state, event);
    });
    const chronicle = new Chronicle(0, 'en');
    for (const match of played(failing)) chronicle.gather(match, (error) => failures.push(error));
    const lines = chronicle.from(0) ?? [];
    expect(failures.length).toBeGreaterThan(0);
    expect(lines.filter(({ event, text }) => event.type.startsWith('r') && text !== null)).toEqual([]);
    expect(lines.filter(({ text }) => text !== null).length).toBeGreaterThan(20);
  });
});
