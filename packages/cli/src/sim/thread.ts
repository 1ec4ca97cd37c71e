/**
 * What runs in each thread of a simulation: plays the games it is given and reports each.
 */
import { parentPort, type MessagePort } from 'node:worker_threads';
import type { Game } from '@muster/engine';
import type { SimPlan } from './plan.ts';
import { playGame, type GameResult } from './play-game.ts';
import { Roster } from './roster.ts';

export interface ThreadData {
  readonly work: 'sim';
  readonly plan: SimPlan;
  /** The number of the game that runs (-1 if none does), and how many decisions it has seen: written here, watched from outside. */
  readonly pulse: Int32Array;
}

/** The games from one number to before another. */
export interface Task {
  readonly from: number;
  readonly to: number;
}

export type ThreadMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'result'; readonly result: GameResult }
  | { readonly type: 'done' };

export function runThread(games: readonly Game[], { plan, pulse }: ThreadData): void {
  const port = parentPort;
  if (port === null) throw new Error('this file is a part of muster sim and does not run alone');
  const game = games.find((one) => one.id === plan.game);
  if (game === undefined) throw new Error(`there is no game '${plan.game}'`);
  const roster = new Roster(game, plan);
  port.on('message', (task: Task | null) => {
    if (task === null) {
      roster.close();
      port.close();
    } else void playTask(game, plan, task, roster, pulse, port);
  });
  tell(port, { type: 'ready' });
}

async function playTask(
  game: Game,
  plan: SimPlan,
  { from, to }: Task,
  roster: Roster,
  pulse: Int32Array,
  port: MessagePort,
): Promise<void> {
  for (let number = from; number < to; number++) {
    pulse[0] = number;
    pulse[1] = 0;
    const result = await playGame(game, plan, number, roster, (decisions) => {
      pulse[1] = decisions;
    });
    tell(port, { type: 'result', result });
  }
  pulse[0] = -1;
  tell(port, { type: 'done' });
}

function tell(port: MessagePort, message: ThreadMessage): void {
  port.postMessage(message);
}
