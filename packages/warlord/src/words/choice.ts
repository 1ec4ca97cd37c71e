/**
 * What an option chooses, read from its key: keys are all that records, protocols and the answer to "why not?" hold of an option.
 */
import type { Seat } from '@muster/engine';
import { FEATS, type Feat } from '../abilities/language.ts';
import type { CardId } from '../state.ts';

/** Options that are a word of their own. */
const WORDS = ['pass', 'stop', 'yes', 'top', 'bottom', 'forward', 'backward', 'further', 'roll', 'wound'] as const;
export type Word = (typeof WORDS)[number];

export type Choice =
  | { readonly pick: 'card'; readonly card: CardId }
  | { readonly pick: 'attack' | 'maneuver' | 'raise' | 'equip'; readonly card: CardId }
  /** `ability` is the name under which the card's ability is known; of a card in hand, or of one in play. */
  | { readonly pick: 'play' | 'perform'; readonly card: CardId; readonly ability: string }
  | { readonly pick: 'feat'; readonly card: CardId; readonly feat: Feat }
  | { readonly pick: 'slot'; readonly formation: Seat; readonly rank: number; readonly slot: number }
  | { readonly pick: 'rank'; readonly formation: Seat; readonly rank: number }
  | { readonly pick: 'army'; readonly formation: Seat }
  | { readonly pick: 'number' | 'mode'; readonly n: number }
  | { readonly pick: 'word'; readonly word: Word }
  | { readonly pick: 'unknown'; readonly key: string };

export function choiceOf(key: string): Choice {
  const head = partOf(key, 0);
  switch (head) {
    case 'card':
    case 'by':
    case 'at':
    case 'fall':
      return { pick: 'card', card: numberIn(key, 1) };
    case 'attack':
    case 'maneuver':
    case 'raise':
    case 'equip':
      return { pick: head, card: numberIn(key, 1) };
    case 'play':
      return { pick: 'play', ability: partOf(key, 1), card: numberIn(key, 2) };
    case 'order':
    case 'react':
      return { pick: 'perform', ability: partOf(key, 1), card: numberIn(key, 2) };
    case 'feat': {
      const feat = FEATS.find((one) => one === partOf(key, 1));
      return feat === undefined ? { pick: 'unknown', key } : { pick: 'feat', feat, card: numberIn(key, 2) };
    }
    case 'to':
      return { pick: 'slot', formation: numberIn(key, 1), rank: numberIn(key, 2), slot: numberIn(key, 3) };
    case 'rank':
      return { pick: 'rank', formation: numberIn(key, 1), rank: numberIn(key, 2) };
    case 'army':
      return { pick: 'army', formation: numberIn(key, 1) };
    case 'number':
    case 'mode':
      return { pick: head, n: numberIn(key, 1) };
    default: {
      const word = WORDS.find((one) => one === key);
      return word === undefined ? { pick: 'unknown', key } : { pick: 'word', word };
    }
  }
}

/** The n-th of the parts between colons; empty if there are not so many. Every option that is shown is read: no list is made of them. */
function partOf(key: string, n: number): string {
  let start = 0;
  for (let i = 0; i < n; i++) {
    const colon = key.indexOf(':', start);
    if (colon < 0) return '';
    start = colon + 1;
  }
  const end = key.indexOf(':', start);
  return end < 0 ? key.slice(start) : key.slice(start, end);
}

function numberIn(key: string, n: number): number {
  return Number(partOf(key, n));
}
