/**
 * A deck file: which cards, and which of them start in play.
 */
import type { Translated } from '@muster/engine';
import type { Edition } from '../edition.ts';

export const DECK_FILE = 'deck/1';

export interface Deck {
  readonly muster: typeof DECK_FILE;
  readonly game: 'warlord';
  readonly id: string;
  readonly name: Translated;
  readonly about: Translated;
  /** The rules it was made for. Not the same as a format, which limits the cards (WL-29.5). */
  readonly edition: Edition;
  /** Sold as it is (WL-28.13). */
  readonly readyMade?: true;
  readonly warlord: string;
  /** The starting army beside the Warlord (WL-7.2), as card ids; copies stand twice. */
  readonly start: readonly string[];
  /** How many of each card, Warlord and starting army included (WL-28.5). */
  readonly cards: Readonly<Record<string, number>>;
}
