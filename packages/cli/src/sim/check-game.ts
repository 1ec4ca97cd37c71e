/**
 * Checks a game that was played: it is played again from its record, and every promise is looked after at every decision.
 */
import type { Table } from '@muster/bots';
import { Match, type Decision, type Game, type Option, type Seat } from '@muster/engine';
import { messageOf } from './failure.ts';

/** A copy is compared with its original at every so-manieth decision: at all of them it would take longer than the game. */
const COPY_EVERY = 7;

/** What is wrong, with the number of the answer after which it is; null if nothing is. */
export function checkGame(
  game: Game,
  setup: unknown,
  seed: string,
  played: Table,
  beat: (answers: number) => void,
): string | null {
  let answered = 0;
  try {
    const again = Match.start(game, setup, seed, { checkpoints: true });
    for (;;) {
      const broken = brokenPromise(game, again) ?? (answered % COPY_EVERY === 0 ? differingCopy(again) : null);
      if (broken !== null) return `after ${answered} answers: ${broken}`;
      const given = played.answers[answered];
      if (given === undefined) break;
      const refusal = again.answer(given.seat, given.answer);
      if (refusal !== null)
        return `after ${answered} answers: '${String(given.answer)}' is refused in the replay (${refusal.reason})`;
      beat(++answered);
    }
    if (again.hash !== played.hash)
      return `the replay leads to the state ${again.hash}, the game led to ${played.hash}`;
  } catch (error) {
    return `after ${answered} answers: ${messageOf(error)}`;
  }
  return null;
}

/** What the game promises of every state at a decision, and of the decision itself. */
export function brokenPromise(game: Game, match: Table): string | null {
  const [broken] = game.invariants(match.state);
  if (broken !== undefined) return broken;
  for (const decision of match.decisions) {
    const wrong = wrongDecision(decision, game.seats(match.state));
    if (wrong !== null) return `decision '${decision.kind}' of seat ${decision.seat} ${wrong}`;
  }
  return null;
}

function wrongDecision({ seat, options, min, max }: Decision, seats: Seat): string | null {
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return 'is of no seat';
  if (min > max || min < 0 || min > options.length)
    return `can't be answered: ${min} to ${max} of ${options.length} options`;
  return hasTwins(options) ? 'has two options with the same key' : null;
}

function hasTwins(options: readonly Option[]): boolean {
  const keys = new Set<string>();
  for (const { key } of options) keys.add(key);
  return keys.size < options.length;
}

function differingCopy(match: Table): string | null {
  const { hash } = match;
  const copy = match.fork();
  if (copy.hash !== hash) return `a copy from the last checkpoint has the state ${copy.hash} instead of ${hash}`;
  for (const { seat } of match.decisions) match.imagine(seat, 'check');
  return match.hash === hash ? null : 'imagining a game changed the true one';
}
