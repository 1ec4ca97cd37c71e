/**
 * How scenarios speak: phrases for options, expectations about the table, words for faces of dice.
 */
import type { Symbol } from '../content/die.ts';

export { expectation } from './expect.ts';
export { findOptions } from './phrases.ts';

/** SG-13.2: each kind of die bears the symbols on other faces; a word is the first face that bears it. */
export const DICE_WORDS: Readonly<Record<string, Symbol>> = { hit: 'HIT', crit: 'CRIT', push: 'PUSH', blank: 'BLANK' };
