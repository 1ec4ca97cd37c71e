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
  const [head = '', first = '', second = '', third = ''] = key.split(':');
  switch (head) {
    case 'card':
    case 'by':
    case 'at':
    case 'fall':
      return { pick: 'card', card: Number(first) };
    case 'attack':
    case 'maneuver':
    case 'raise':
    case 'equip':
      return { pick: head, card: Number(first) };
    case 'play':
      return { pick: 'play', ability: first, card: Number(second) };
    case 'order':
    case 'react':
      return { pick: 'perform', ability: first, card: Number(second) };
    case 'feat': {
      const feat = FEATS.find((one) => one === first);
      return feat === undefined ? { pick: 'unknown', key } : { pick: 'feat', feat, card: Number(second) };
    }
    case 'to':
      return { pick: 'slot', formation: Number(first), rank: Number(second), slot: Number(third) };
    case 'rank':
      return { pick: 'rank', formation: Number(first), rank: Number(second) };
    case 'army':
      return { pick: 'army', formation: Number(first) };
    case 'number':
    case 'mode':
      return { pick: head, n: Number(first) };
    default: {
      const word = WORDS.find((one) => one === key);
      return word === undefined ? { pick: 'unknown', key } : { pick: 'word', word };
    }
  }
}
