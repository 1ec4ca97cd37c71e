/**
 * Whom a text speaks of: noun phrases without the words of any language.
 */
import { isYourHero, type Kind } from './kind.ts';

export type Count =
  /** Any such creature. */
  | 'a'
  /** One that the player chooses. */
  | 'one'
  | 'each'
  /** All of them, as a rule. */
  | 'many'
  /** As an entry of a list. */
  | 'bare'
  /** That the player chooses; `told`: the sentence says so already. */
  | { readonly upTo: number; readonly told?: true }
  | { readonly atLeast: number };

export type Noun =
  /** The creature that has the property; of a relic, the hero that wears it. */
  | { readonly n: 'self' }
  | { readonly n: 'hero' }
  | { readonly n: 'attacker' }
  | { readonly n: 'target' }
  /** Who killed the creature that speaks its last word. */
  | { readonly n: 'killer' }
  /** An opponent of the player's choice. */
  | { readonly n: 'opponent' }
  /** Of such a creature that was named before. */
  | { readonly n: 'that'; readonly kind: Kind }
  | { readonly n: 'some'; readonly count: Count; readonly kind: Kind };

export const SELF: Noun = { n: 'self' };
export const HERO: Noun = { n: 'hero' };
export const ATTACKER: Noun = { n: 'attacker' };
export const TARGET: Noun = { n: 'target' };
export const KILLER: Noun = { n: 'killer' };
export const OPPONENT: Noun = { n: 'opponent' };

export function some(count: Count, kind: Kind): Noun {
  return isYourHero(kind) ? HERO : { n: 'some', count, kind };
}

/** What was named before; the own hero is named again. */
export function that(kind: Kind): Noun {
  return isYourHero(kind) ? HERO : { n: 'that', kind };
}

/** Whether it must be said that the player chooses. */
export function isChosen(count: Count): boolean {
  return count === 'one' || (typeof count === 'object' && 'upTo' in count && count.told !== true);
}

/** Several, each of whom gets the same. */
export function isSeveral(noun: Noun): boolean {
  return noun.n === 'some' && typeof noun.count === 'object' && 'upTo' in noun.count && noun.count.upTo > 1;
}
