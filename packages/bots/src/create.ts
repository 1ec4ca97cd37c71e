/**
 * Bots by their names.
 */
import type { Game } from '@muster/engine';
import type { Bot } from './bot.ts';
import { DEFAULT_SAMPLES, greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

/** The names of all bots. A number after a colon says how many samples a bot takes: greedy:8. */
export const BOT_NAMES = ['random', 'greedy'] as const;

/** Bots play every game, so none needs to know which; the same seed gives the same player. */
export function createBot(name: string, _game: Game, seed: string): Bot {
  const [, kind = '', samples] = /^([a-z]+)(?::([1-9]\d{0,3}))?$/.exec(name) ?? [];
  if (kind === 'random' && samples === undefined) return randomBot(seed);
  if (kind === 'greedy')
    return greedyBot(name, seed, { samples: samples === undefined ? DEFAULT_SAMPLES : Number(samples) });
  throw new Error(
    `there is no bot '${name}'. Known bots: ${BOT_NAMES.join(', ')} (or with a number of samples: greedy:8)`,
  );
}
