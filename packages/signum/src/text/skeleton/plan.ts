/**
 * The plan of a text: a label, what must happen or be paid, and sentences. All languages say the same plan.
 */
import type { AttackType, Duration, Property, Rank, Trigger } from '../../abilities/language.ts';
import type { Die } from '../../content/die.ts';
import type { Kind } from './kind.ts';
import type { Noun } from './noun.ts';
import type { MoveVerb, OrderVerb, StateVerb } from './verb.ts';

export interface Statement {
  readonly says: 'state';
  readonly subject: Noun;
  readonly verbs: readonly StateVerb[];
  readonly until?: Until;
}

export type Sentence =
  | Statement
  | { readonly says: 'order'; readonly verb: OrderVerb }
  | { readonly says: 'may'; readonly verb: MoveVerb };

/** How long grants last; of a next attack, its types. */
export interface Until {
  readonly until: Duration;
  readonly types: readonly AttackType[];
}

/** What happened, and who took part in it. */
export interface Event {
  readonly on: Trigger;
  /** Whom it is about; in attacks, who is not named is not asked for. */
  readonly who?: Noun;
  readonly attacker?: Noun;
  readonly target?: Noun;
  readonly types: readonly AttackType[];
  /** Whose turn, card or feat. */
  readonly whose?: 'your' | 'opponent';
}

export type Test =
  | { readonly if: 'income'; readonly atLeast: number }
  | { readonly if: 'wounded'; readonly who: Noun }
  | { readonly if: 'controls'; readonly atLeast: number; readonly kind: Kind }
  | { readonly if: 'hall'; readonly atLeast: number }
  | { readonly if: 'is'; readonly who: Noun; readonly kind: Kind }
  | { readonly if: 'attack'; readonly types: readonly AttackType[] }
  | { readonly if: 'your-turn'; readonly is: boolean };

/** Before the colon (SG-0.11). */
export type Lead =
  | { readonly lead: 'once-per-turn' }
  | { readonly lead: 'event'; readonly event: Event }
  | { readonly lead: 'tests'; readonly tests: readonly Test[] }
  /** `creature`: a creature's own card; `hero`: the hero is closed too. */
  | { readonly lead: 'close'; readonly what: 'creature' | 'card'; readonly hero: boolean }
  | { readonly lead: 'reuse-token' }
  /** `may`: said as what the player may do. */
  | { readonly lead: 'pay'; readonly strength: number; readonly may: boolean }
  | { readonly lead: 'may' };

/** Keywords that are printed with their name. */
export type Named = Exclude<Property['keyword'], 'triggered' | 'close' | 'reuse' | 'grants'>;

export type Label =
  | {
      readonly label: 'keyword';
      readonly keyword: Named;
      readonly value?: number;
      readonly plus?: true;
      readonly dice?: readonly Die[];
      readonly ranks?: readonly Rank[];
      readonly of?: Noun;
    }
  | { readonly label: 'enchantment'; readonly on: Noun };

export interface Line {
  readonly label?: Label;
  readonly leads: readonly Lead[];
  readonly sentences: readonly Sentence[];
}
