/**
 * Checks of the feats: decks of 20, 24, 30 and 45 (SG-11.2), conditions that exist.
 */
import type { Problem } from '@muster/engine';
import type { FeatRecord } from './card.ts';
import { FEAT_CONDITIONS } from '../rules/feat-conditions.ts';

/** The labels of a feat card: it belongs to the decks of this size and larger. */
export const FEAT_DECKS = [20, 24, 30, 45] as const;
export type FeatDeck = (typeof FEAT_DECKS)[number];

/** Copies of a feat in the deck of the given size: those of its label and of all smaller ones. */
export function copiesIn({ copies }: FeatRecord, deck: FeatDeck): number {
  return copies.slice(0, FEAT_DECKS.indexOf(deck) + 1).reduce((sum, count) => sum + count, 0);
}

export function checkFeats(feats: readonly FeatRecord[], file: string): readonly Problem[] {
  const problems: Problem[] = [];
  for (const { id, condition } of feats) {
    if (!FEAT_CONDITIONS.includes(condition))
      problems.push({ path: [file, id, 'condition'], message: `there is no condition '${condition}'` });
  }
  for (const deck of FEAT_DECKS) {
    const cards = feats.reduce((sum, feat) => sum + copiesIn(feat, deck), 0);
    if (cards !== deck) problems.push({ path: [file], message: `the deck of ${deck} has ${cards} feats` });
  }
  return problems;
}
