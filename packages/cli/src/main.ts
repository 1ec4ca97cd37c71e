/**
 * The command `muster`.
 */
import { Command, CommanderError } from 'commander';
import { registerBench } from './commands/bench.ts';
import { registerBot } from './commands/bot.ts';
import { registerCards } from './commands/cards.ts';
import { registerCheck } from './commands/check.ts';
import { registerPlay } from './commands/play.ts';
import { registerReplay } from './commands/replay.ts';
import { registerRules } from './commands/rules.ts';
import { registerScenario } from './commands/scenario.ts';
import { registerServe } from './commands/serve.ts';
import { registerSim } from './commands/sim.ts';
import { CannotRun, COULD_NOT_RUN } from './exit.ts';

const UNOFFICIAL = `

Muster is an unofficial fan project. It is not connected with, endorsed by or paid by the publishers of the games.`;

const STATUS = `
Exit status: 0 all is well, 1 a problem was found, 2 the command could not run.`;

const program = new Command('muster')
  .description('Tabletop battle games with the rules fully enforced.')
  .usage('<command> [options]')
  .helpCommand('help [command]', 'tell more about a command')
  .addHelpText('after', STATUS + UNOFFICIAL)
  // Set before the commands are added: they take it over.
  .exitOverride()
  .showHelpAfterError("Run 'muster --help' to see all commands, 'muster <command> --help' for one of them.");

registerServe(program);
registerPlay(program);
registerScenario(program);
registerRules(program);
registerCards(program);
registerCheck(program);
registerReplay(program);
registerSim(program);
registerBot(program);
registerBench(program);

// A reader such as `head` that has seen enough closes the pipe: no reason to complain.
process.stdout.on('error', (error: Error & { readonly code?: string }) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = statusOf(error);
}

function statusOf(error: unknown): number {
  // Commander has already said what is wrong; help that was asked for has status 0.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : COULD_NOT_RUN;
  if (error instanceof CannotRun) process.stderr.write(`error: ${error.message}\n`);
  else process.stderr.write(`error: Muster has a mistake.\n${error instanceof Error ? error.stack : String(error)}\n`);
  return COULD_NOT_RUN;
}
