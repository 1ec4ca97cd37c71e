/**
 * The threads of `muster sim` and `muster bench`.
 */
import { workerData } from 'node:worker_threads';
import { runBench, type BenchData } from './bench/thread.ts';
import { games } from './games.ts';
import { runThread, type ThreadData } from './sim/thread.ts';

const data = workerData as ThreadData | BenchData;
if (data.work === 'bench') runBench(games, data);
else runThread(games, data);
