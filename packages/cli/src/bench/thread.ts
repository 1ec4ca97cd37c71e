/**
 * Measuring happens in a thread like those in which `muster sim` plays: what is measured is what one of them gets done. Each game has
 * a thread of its own, so that none is slowed down by what was measured before it.
 */
import { parentPort } from 'node:worker_threads';
import type { Game } from '@muster/engine';
import { startThread } from '../start-thread.ts';
import { benchGame, type GameBench } from './engine.ts';
import type { Effort } from './measure.ts';

export interface BenchData {
  readonly work: 'bench';
  readonly game: string;
  readonly effort: Effort;
}

/** What runs in the thread. */
export function runBench(games: readonly Game[], { game: id, effort }: BenchData): void {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`there is no game '${id}'`);
  parentPort?.postMessage(benchGame(game, effort));
}

export function benchInThread(game: string, effort: Effort): Promise<GameBench> {
  return new Promise((resolve, reject) => {
    const thread = startThread({ work: 'bench', game, effort });
    thread.on('message', resolve);
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('the thread ended before all was measured')));
  });
}
