/**
 * Whom and what a text speaks of: noun phrases without the words of any language.
 */
import type { Place, SpaceFilter } from '../../abilities/language.ts';
import type { CardKind, General, Rarity, Size } from '../../content/card.ts';

/** What a figure is for the power at this moment. */
export type Role =
  | 'chosen'
  | 'each-chosen'
  /** Each figure that takes a turn. */
  | 'each-taken'
  | 'that'
  /** Of figures one roll was made for. */
  | 'each-of-them'
  | 'attacker'
  | 'target'
  | 'destroyed'
  | 'wounded'
  | 'entering'
  | 'healed'
  | 'placed';

export type Count =
  | 'a'
  | 'each'
  | 'all'
  | 'no'
  | 'many'
  | { readonly n: number; readonly how: 'up-to' | 'at-least' | 'exactly' };

export type Noun =
  /** The figure that has the power. */
  | { readonly n: 'self' }
  /** A squad as a whole; of a hero, the hero. */
  | { readonly n: 'card' }
  /** All figures of the card. */
  | { readonly n: 'figures' }
  | { readonly n: 'you' }
  /** A player: an opponent of the controller's choice. */
  | { readonly n: 'opponent' }
  | { readonly n: 'role'; readonly role: Role }
  | { readonly n: 'some'; readonly count: Count; readonly kind: Kind; readonly where?: Where }
  | { readonly n: 'or'; readonly nouns: readonly Noun[] }
  | { readonly n: 'and'; readonly nouns: readonly Noun[] }
  /** Each figure of the card in turn. */
  | { readonly n: 'each-own' }
  /** Any figure of the card, where it does not matter which. */
  | { readonly n: 'any-own' }
  /** Several figures of the card at once. */
  | { readonly n: 'several' }
  /** The special attack that the power is. */
  | { readonly n: 'this-attack' }
  /** Those an attack or a power reaches. */
  | { readonly n: 'affected' }
  /** Target and self at once. */
  | { readonly n: 'both' }
  /** The figures of the card that take no part in a combined attack. */
  | { readonly n: 'others' }
  /** The figures of the card that attack. */
  | { readonly n: 'attackers' };

/** In this place, seen from someone; nobody given: from whom the sentence speaks of anyway. */
export interface Where {
  readonly place: Place;
  readonly of?: Noun;
}

/** A free space somewhere. */
export interface Space {
  readonly filter: SpaceFilter;
  readonly of?: Noun;
}

/** A description of figures, sorted by how it is said. */
export interface Kind {
  readonly side?: 'own' | 'friendly' | 'enemy';
  readonly other?: true;
  readonly core: Core;
  readonly marks: readonly Mark[];
  readonly tails: readonly Tail[];
}

export type Core =
  | {
      readonly core: 'traits';
      readonly species: readonly string[];
      readonly classes: readonly string[];
      /** `unit`: a squad as a whole, not one of its figures. */
      readonly kind?: CardKind | 'unit';
    }
  /** `unit`: the card as a whole. */
  | { readonly core: 'named'; readonly names: readonly string[]; readonly unit?: true }
  /** A figure of the card that has the power. */
  | { readonly core: 'card' }
  /** What was chosen at the start of the game. */
  | { readonly core: 'chosen'; readonly as: string };

/** Said with an adjective; lists are alternatives. */
export type Mark =
  | { readonly mark: 'size'; readonly of: readonly Size[] }
  | { readonly mark: 'rarity'; readonly of: readonly Rarity[] }
  | { readonly mark: 'personality'; readonly of: readonly string[] }
  | { readonly mark: 'wounded' }
  | { readonly mark: 'destroyed' }
  | { readonly mark: 'engaged'; readonly is: boolean };

/** Said behind the noun. */
export type Tail =
  | { readonly tail: 'follows'; readonly generals: readonly General[]; readonly not?: true }
  | { readonly tail: 'power'; readonly name: string; readonly not?: true }
  | { readonly tail: 'range'; readonly min?: number; readonly max?: number }
  | { readonly tail: 'flying'; readonly is: boolean }
  | { readonly tail: 'engaged-with-card'; readonly atLeast: number }
  | { readonly tail: 'engaged-with-other' }
  | { readonly tail: 'not-yours' }
  /** Stood next to the figure that has the power when the turn began. */
  | { readonly tail: 'started-adjacent' }
  | { readonly tail: 'at'; readonly where: Where }
  | { readonly tail: 'is'; readonly kinds: readonly Kind[]; readonly not?: true };

export const SELF: Noun = { n: 'self' };
export const YOU: Noun = { n: 'you' };
export const CARD: Noun = { n: 'card' };
export const TARGET: Noun = { n: 'role', role: 'target' };
export const ATTACKER: Noun = { n: 'role', role: 'attacker' };
