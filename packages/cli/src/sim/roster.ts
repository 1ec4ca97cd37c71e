/**
 * The bots of one thread: ours are made anew for each game, processes of others stay for the next one.
 */
import { createBot } from '@muster/bots';
import type { Game, MatchOptions } from '@muster/engine';
import { BotProcess } from './bot-process.ts';
import { isCommand, type SimPlan } from './plan.ts';
import type { Seats } from './play-game.ts';
import { ownPlayer, type Player, type Seating } from './player.ts';
import { processPlayer } from './process-player.ts';

export class Roster implements Seats {
  readonly options: MatchOptions;
  readonly #game: Game;
  readonly #plan: SimPlan;
  /** Processes that wait for a game, by their command. */
  readonly #free = new Map<string, BotProcess[]>();

  constructor(game: Game, plan: SimPlan) {
    this.#game = game;
    this.#plan = plan;
    // Who picks at random looks at no copies, and nobody but other processes reads events.
    const checkpoints = plan.bots.some((bot) => bot !== 'random' && !isCommand(bot));
    this.options = { checkpoints, log: plan.bots.some(isCommand) };
  }

  seat(bot: number, seating: Seating): Player | Promise<Player> {
    const name = this.#plan.bots[bot] ?? '';
    return isCommand(name) ? this.#seatProcess(name, seating) : ownPlayer(createBot(name, this.#game, seating.botSeed));
  }

  async #seatProcess(command: string, seating: Seating): Promise<Player> {
    const { patience, trust } = this.#plan;
    const process = this.#take(command) ?? (await BotProcess.open(command, this.#game.id, patience));
    const player = processPlayer(process, seating, trust);
    return {
      ...player,
      end: (match, outcome) => {
        player.end(match, outcome);
        const free = this.#free.get(command) ?? [];
        this.#free.set(command, [...free, process]);
      },
    };
  }

  #take(command: string): BotProcess | undefined {
    const free = this.#free.get(command)?.filter((process) => !process.isLost) ?? [];
    const taken = free.shift();
    this.#free.set(command, free);
    return taken;
  }

  close(): void {
    for (const processes of this.#free.values()) for (const process of processes) process.close();
  }
}
