/**
 * The threads of `muster sim`.
 */
import { games } from './games.ts';
import { runThread } from './sim/thread.ts';

runThread(games);
