/**
 * muster play: a game in the terminal.
 */
import { randomBytes } from 'node:crypto';
import { rngFromSeed, type Game, type SetupWish } from '@muster/engine';
import { readRecord, writeRecord } from '@muster/notation';
import { Session } from '@muster/room';
import type { Command } from 'commander';
import {
  collect,
  gameNamed,
  GAME_ARGUMENT,
  languageOption,
  optionalRule,
  wholeNumber,
  type LanguageChoice,
  type OptionalRules,
} from '../arguments.ts';
import { CannotRun } from '../exit.ts';
import { readTextFile, writeTextFile } from '../files.ts';
import { games } from '../games.ts';
import { problemLine } from '../output.ts';
import { PLAYER_NAMES, playersOf, seatNames } from '../play/players.ts';
import { playTable } from '../play/table.ts';
import { openTerminal } from '../play/terminal.ts';

interface Options extends LanguageChoice {
  readonly edition?: string;
  readonly players?: number;
  readonly deck?: readonly string[];
  readonly option?: OptionalRules;
  readonly bot?: readonly string[];
  readonly seed?: string;
  readonly resume?: string;
  readonly save?: string;
}

export function registerPlay(program: Command): void {
  program
    .command('play')
    .summary('play in the terminal')
    .description('Plays a game in the terminal, against bots or with others at the same screen.')
    .argument('<game>', GAME_ARGUMENT)
    .option('--edition <name>', 'the rules to play by')
    .option('--players <number>', 'how many play', wholeNumber)
    .option('--deck <name>', 'the deck of a seat, seat by seat: once for each, or as a list with commas', collect)
    .option(
      '--option <rule=value>',
      'an optional rule, switched on or set to a value; can be given several times',
      optionalRule,
    )
    .option(
      '--bot <name>',
      `who else plays (${PLAYER_NAMES.join(', ')}), seat by seat; or all seats from the first on`,
      collect,
    )
    .option('--seed <text>', 'what all chance comes from: the same seed gives the same game')
    .addOption(languageOption())
    .option('--resume <record>', 'go on with a saved game')
    .option('--save <file>', 'save the game here when it ends or is left')
    .addHelpText('after', EXAMPLES)
    .action(play);
}

const EXAMPLES = `
Examples:
  muster play warlord                        against a bot
  muster play warlord --bot human            two people at one screen
  muster play warlord --bot greedy,random    watch two bots
  muster play warlord --players 3 --bot human,random
  muster play heroscape --edition lone-mesa --deck draft,draft
                                             on a map of choice, armies drafted at the table`;

async function play(id: string, options: Options): Promise<void> {
  const game = gameNamed(id);
  const seed = options.seed ?? randomBytes(6).toString('hex');
  const session = options.resume === undefined ? begin(game, options, seed) : resume(game, options.resume, options);
  const names = seatNames(game.seats(session.match.state), options.bot);
  const players = playersOf(game, names, session.seed);
  const saveFile = options.save ?? options.resume ?? `${game.id}-${session.seed.replaceAll(/[^\w-]+/g, '_')}.yaml`;
  const terminal = openTerminal();
  try {
    await playTable({ session, players, terminal, language: options.lang, saveFile });
  } finally {
    terminal.close();
    if (options.save !== undefined) writeTextFile(options.save, writeRecord(session.record));
  }
}

function begin(game: Game, { edition, players, deck, option }: Options, seed: string): Session {
  if (edition !== undefined && !game.editions.includes(edition)) {
    throw new CannotRun(`there is no edition '${edition}'. Known editions: ${game.editions.join(', ')}`);
  }
  const { min, max } = game.players;
  if (players !== undefined && (players < min || players > max)) {
    throw new CannotRun(`${game.name.en} is for ${min} to ${max} players, not ${players}`);
  }
  const wish: SetupWish = {
    ...(edition !== undefined && { edition }),
    ...(players !== undefined && { players }),
    ...(deck !== undefined && { decks: deck }),
    ...(option !== undefined && { options: option }),
  };
  const setup = game.makeSetup(wish, rngFromSeed(`${seed} setup`));
  if (!setup.ok) throw new CannotRun(setup.problems.map(({ message }) => message).join('\n'));
  return Session.begin(game, setup.value, seed);
}

/** The setup and the seed of a saved game are in its record. */
function resume(game: Game, path: string, options: Options): Session {
  for (const name of ['edition', 'players', 'deck', 'option', 'seed'] as const) {
    if (options[name] !== undefined) throw new CannotRun(`--${name} is for a new game: a saved one has its own`);
  }
  const text = readTextFile(path);
  const read = text.ok ? readRecord(games, text.value) : text;
  const problems = read.ok ? read.value.verify() : read.problems;
  if (!read.ok || problems.length > 0) {
    const lines = problems.map((problem) => problemLine(path, problem));
    throw new CannotRun(`this is not a game that can be played on\n${lines.join('\n')}`);
  }
  if (read.value.game.id !== game.id)
    throw new CannotRun(`'${path}' is a game of ${read.value.game.id}, not ${game.id}`);
  const session = Session.resume(game, read.value.record);
  if (!session.ok) throw new CannotRun(session.problems.map(({ message }) => message).join('\n'));
  return session.value;
}
