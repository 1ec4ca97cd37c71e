/**
 * How many copies of a feat the decks hold (SG-11.2).
 */
import type { FeatRecord } from '../content/card.ts';
import { copiesIn, FEAT_DECKS } from '../content/feat-checks.ts';

/** "20, 24, 30, 45" and "1, 1, 1, 2" */
export function copiesByDeck(feat: FeatRecord): { readonly decks: string; readonly cards: string } {
  return { decks: FEAT_DECKS.join(', '), cards: FEAT_DECKS.map((deck) => copiesIn(feat, deck)).join(', ') };
}
