/**
 * muster bot: one of our bots as a process that speaks the bot protocol.
 */
import { createInterface } from 'node:readline';
import { createBot } from '@muster/bots';
import type { Command } from 'commander';
import { gameNamed, GAME_ARGUMENT } from '../arguments.ts';
import { CannotRun, endWithProblem } from '../exit.ts';
import { BotSide } from '../sim/bot-side.ts';

const EXAMPLES = `
The bot reads one JSON object a line from standard input and answers on standard output, until the input ends.
The protocol is described in docs/bot-protocol.md. Level greedy needs a host that gives it the record of the game.

Examples:
  echo '{"type":"hello","protocol":1,"game":"warlord"}' | muster bot warlord
  muster sim warlord --bots "muster bot warlord --level greedy",random --trust`;

export function registerBot(program: Command): void {
  program
    .command('bot')
    .summary('be a bot for other programs')
    .description('Plays one of the bots of Muster for another program, in the bot protocol.')
    .argument('<game>', GAME_ARGUMENT)
    .option('--level <name>', 'which bot: random, greedy (or with a number of samples: greedy:8)', 'random')
    .addHelpText('after', EXAMPLES)
    .action(serve);
}

async function serve(id: string, { level }: { readonly level: string }): Promise<void> {
  const game = gameNamed(id);
  try {
    createBot(level, game, '');
  } catch (error) {
    throw new CannotRun(error instanceof Error ? error.message : String(error));
  }
  const side = new BotSide(game, level);
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    const reply = side.take(line);
    if (reply === null) continue;
    if (reply.type === 'error') endWithProblem();
    process.stdout.write(`${JSON.stringify(reply)}\n`);
  }
}
