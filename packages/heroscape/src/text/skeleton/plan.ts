/**
 * The plan of a text: sentences without words. What stands before the main clause (leads), the clauses with subject and verb, and what
 * follows as a condition. All languages say the same plan.
 */
import type { ActWindow } from '../../abilities/language.ts';
import type { General } from '../../content/card.ts';
import type { Ground } from './ground.ts';
import type { Noun } from './noun.ts';
import type { Verb } from './verb.ts';

export type Mood = 'plain' | 'may' | 'must' | 'may-not' | 'do';

/** `do` is an order to the player, with the subject "you". */
export interface Clause {
  readonly subject: Noun;
  readonly verb: Verb;
  readonly mood: Mood;
  readonly not?: true;
}

export interface Sentence {
  readonly leads: readonly Lead[];
  readonly clauses: readonly Clause[];
  /** Behind the clauses: only if this is so. */
  readonly trail?: readonly Clause[];
}

/** What is said of a special attack before its first sentence. */
export interface Heading {
  readonly range?: number;
  readonly lob?: number;
  readonly dice?: DiceWords;
}

export type DiceWords =
  | { readonly is: 'number'; readonly dice: number }
  | { readonly is: 'choice'; readonly of: readonly number[] }
  | { readonly is: 'by'; readonly entries: readonly { readonly dice: number; readonly against?: Noun }[] };

export type Line = { readonly heading: Heading } | { readonly sentence: Sentence };

export type Lead =
  /** All of these are so. */
  | { readonly lead: 'if'; readonly clauses: readonly Clause[] }
  /** This happens, and the power answers. */
  | { readonly lead: 'when'; readonly clauses: readonly Clause[] }
  /** In an attack of, or on, whom the sentence speaks of. */
  | { readonly lead: 'encounter'; readonly encounter: Encounter }
  | { readonly lead: 'height' }
  | { readonly lead: 'on'; readonly ground: Ground }
  | { readonly lead: 'window'; readonly window: ActWindow; readonly who: Noun }
  | { readonly lead: 'once'; readonly per: 'game' | 'round' | 'turn' }
  | { readonly lead: 'result'; readonly result: Result }
  | { readonly lead: 'unless'; readonly clauses: readonly Clause[] }
  | { readonly lead: 'if-done' }
  | { readonly lead: 'otherwise' }
  | { readonly lead: 'then' }
  | { readonly lead: 'doing-so' }
  | { readonly lead: 'while-active'; readonly state: string }
  | { readonly lead: 'first-round' }
  | { readonly lead: 'instead-of-moving'; readonly who: Noun }
  | { readonly lead: 'instead-of-acting'; readonly who: Noun }
  | { readonly lead: 'after-own-move' }
  | { readonly lead: 'instead-of-turn'; readonly who: Noun }
  | { readonly lead: 'each-skull' };

export interface Encounter {
  readonly side: 'attacker' | 'defender';
  readonly attack?: 'normal' | 'special';
  readonly other?: Noun;
}

/** What dice show. */
export interface Result {
  readonly unit: 'd20' | 'skull' | 'symbol';
  readonly general?: General;
  readonly from: number;
  readonly to?: number;
}
