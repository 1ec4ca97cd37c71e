/**
 * Legends of Signum 2: Warseer: its rules and content, as far as they stand. A match can be set up and played by scripts; what the
 * command line and bots need besides (words, views, positions) is not there yet, so the game is not offered.
 */
export { library } from './content/library.ts';
export { newGame } from './new-game.ts';
export { play } from './play.ts';
export { checkSetup, makeSetup } from './setup.ts';
