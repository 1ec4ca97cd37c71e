/**
 * What a text says of a creature or tells the player to do, without the words of any language.
 */
import type { AttackType, CardKind, Critical, Property, Token } from '../../abilities/language.ts';
import type { Die, Symbol } from '../../content/die.ts';
import type { Noun } from './noun.ts';

/** Of which attacks a grant speaks; `said`: the sentence has named the attack already. */
export interface Attacks {
  readonly of: 'its' | 'the' | 'this' | 'next' | 'said';
  /** None: attacks of all types. */
  readonly types: readonly AttackType[];
}

/** Said of a creature or of an opponent. */
export type StateVerb =
  | { readonly v: 'damage'; readonly n: number }
  | { readonly v: 'random-damage'; readonly dice: readonly Die[] }
  | { readonly v: 'wound'; readonly n: number }
  | { readonly v: 'heal'; readonly n: number }
  | { readonly v: 'armour'; readonly n: number }
  | { readonly v: 'token'; readonly token: Token }
  | { readonly v: 'lose-tokens'; readonly tokens: readonly Token[] }
  | { readonly v: 'has'; readonly property: Property }
  | { readonly v: 'stat'; readonly stat: 'movement' | 'hp' | 'range'; readonly add: number }
  | { readonly v: 'dice'; readonly dice: readonly Die[]; readonly attacks: Attacks }
  | { readonly v: 'dice-against'; readonly n: number; readonly types: readonly AttackType[] }
  | { readonly v: 'attack-damage'; readonly add: number; readonly attacks: Attacks }
  | { readonly v: 'critical'; readonly critical: Critical }
  | { readonly v: 'attack-type'; readonly from: AttackType; readonly to: AttackType }
  | { readonly v: 'cannot'; readonly what: 'move' | 'run' | 'attack' | 'heal' }
  | { readonly v: 'extra-attack' }
  | { readonly v: 'swap'; readonly with: Noun }
  | { readonly v: 'activate-again' }
  | { readonly v: 'discard'; readonly n: number };

/** Told to the player. */
export type OrderVerb =
  /** `each`: what follows is done for each of them. */
  | { readonly v: 'choose'; readonly whom: Noun; readonly each: boolean }
  | { readonly v: 'place'; readonly whom: Noun; readonly where: Place }
  | { readonly v: 'push'; readonly whom: Noun }
  | { readonly v: 'control'; readonly whom: Noun; readonly until: 'turn' | 'match' }
  | { readonly v: 'deploy-minion'; readonly n: number; readonly near: Noun }
  | { readonly v: 'draw'; readonly n: number }
  | { readonly v: 'draw-feat' }
  | { readonly v: 'strength'; readonly add: number }
  | {
      readonly v: 'return';
      readonly kinds: readonly CardKind[];
      readonly to: 'hand' | 'deck' | 'camp';
      readonly whose: 'your' | 'opponent';
    }
  | {
      readonly v: 'destroy';
      readonly kind: 'relic' | 'building' | 'enchantment';
      readonly whose: 'opponent' | 'any';
    }
  | { readonly v: 'reroll'; readonly n: number }
  | { readonly v: 'change-die'; readonly to: Symbol }
  | { readonly v: 'add-symbol'; readonly symbol: Symbol }
  | { readonly v: 'remove-symbol'; readonly symbol: Symbol }
  | { readonly v: 'change-damage'; readonly add: number }
  | { readonly v: 'end-attack' }
  | { readonly v: 'discard-own'; readonly n: number };

/** What the player may do. */
export interface MoveVerb {
  readonly v: 'move';
  readonly whom: Noun;
  readonly hexes: number;
}

export type Place =
  | { readonly at: 'contact'; readonly of: Noun }
  /** The zone of the player who controls whom is placed. */
  | { readonly at: 'zone' }
  /** Nobody named: from where it stands. */
  | { readonly at: 'within'; readonly hexes: number; readonly of?: Noun }
  | { readonly at: 'anywhere' };
