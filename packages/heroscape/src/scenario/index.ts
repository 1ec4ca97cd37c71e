/**
 * How scenarios speak: phrases for options, expectations about the table, words for faces of dice.
 */
export { expectation } from './expect.ts';
export { findOptions } from './phrases.ts';

/** Combat dice have three skulls, two shields and a blank (HS-1.1); symbol dice two symbols. */
export const DICE_WORDS: Readonly<Record<string, number>> = { skull: 1, shield: 4, blank: 6, symbol: 1, nothing: 6 };
