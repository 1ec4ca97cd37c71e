/**
 * Threads of the command: where games are played in great numbers.
 */
import { Worker } from 'node:worker_threads';
import type { BenchData } from './bench/thread.ts';
import type { ThreadData } from './sim/thread.ts';

/** The bundle of the threads lies beside that of the command. */
const THREAD = new URL('./worker.mjs', import.meta.url);

/** Games make much short-lived data: with more room for it, the collector runs a good deal less often. */
const ROOM = { maxYoungGenerationSizeMb: 192 };

export function startThread(data: ThreadData | BenchData): Worker {
  return new Worker(THREAD, { workerData: data, resourceLimits: ROOM });
}
