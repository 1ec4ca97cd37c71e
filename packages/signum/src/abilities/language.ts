/**
 * The language in which the properties of creatures and the texts of cards are written. What a card says is what it does: the rules
 * run this data and the text of the card is generated from it.
 *
 * "self" is the creature (or card) that has the property; "it" what was chosen, or what the property reacts to. "Your" creatures are
 * those you control, "allied" ones a partner's too (SG-0.8, SG-0.9).
 */
import type { Die, Symbol } from '../content/die.ts';

// ---- who ----

export type CreatureClass = 'hero' | 'character' | 'minion';
export type Rank = 'rankless' | 'bronze' | 'silver' | 'gold';
export type AttackType = 'melee' | 'ranged' | 'magic';

/** Picks out creatures. Everything given must hold; lists are alternatives. */
export interface Creatures {
  readonly side?: 'your' | 'allied' | 'enemy';
  /** SG-0.6, SG-0.7: left out, any creature. */
  readonly class?: readonly CreatureClass[];
  readonly rank?: readonly Rank[];
  readonly faction?: string;
  /** SG-0.13: an affinity, race or standard keyword. */
  readonly affinity?: readonly string[];
  readonly keyword?: readonly Keyword[];
  readonly other?: true;
  readonly wounded?: boolean;
  readonly attack?: readonly AttackType[];
  /** So many steps from self at most. */
  readonly within?: number;
  readonly contact?: true;
  readonly sight?: true;
  /** In contact with such a creature. */
  readonly near?: Creatures;
  /** In or in contact with such terrain. */
  readonly terrain?: readonly string[];
  readonly activated?: boolean;
  /** SG-17.16: was really activated this turn, neither skipped nor just deployed. */
  readonly acted?: true;
  readonly hasToken?: Token;
  readonly not?: Creatures;
}

export type Token = 'poison' | 'plague' | 'stun' | 'armour';

// ---- properties of creatures, relics, enchantments ----

/** SG-35: properties with a name. */
export type Property =
  | { readonly keyword: Plain }
  | { readonly keyword: Valued; readonly value: number; readonly plus?: true }
  | {
      readonly keyword: 'Ambush' | 'Counterattack' | 'Regeneration';
      readonly dice: readonly Die[];
      readonly plus?: true;
    }
  | { readonly keyword: 'Longshot'; readonly value: number; readonly dice: readonly Die[] }
  | { readonly keyword: 'Warlord'; readonly ranks: readonly Rank[]; readonly dice: readonly Die[] }
  | { readonly keyword: 'Hunter'; readonly of: Creatures }
  /** Whoever is meant has the grants while in reach (SG-35.6). */
  | { readonly keyword: 'Aura'; readonly value: number; readonly who: Creatures; readonly grants: readonly Grant[] }
  | { readonly keyword: 'Charge' | 'Flank'; readonly grants: readonly Grant[] }
  | { readonly keyword: 'Contract'; readonly value: number; readonly grants: readonly Grant[] }
  | { readonly keyword: 'First Word' | 'Last Word'; readonly does: Body }
  /** SG-23.4: works when its event occurs. */
  | {
      readonly keyword: 'triggered';
      readonly on: Trigger;
      /** Whose event; left out, its own. */
      readonly about?: Creatures;
      readonly may?: true;
      readonly once?: 'turn';
      readonly does: Body;
    }
  /** SG-23.8: a close property, with its price. */
  | { readonly keyword: 'close'; readonly alsoHero?: true; readonly does: Body }
  /** SG-25.8: used by removing a reuse token. */
  | { readonly keyword: 'reuse'; readonly on?: Trigger; readonly does: Body }
  /** What it always gives. */
  | { readonly keyword: 'grants'; readonly who?: Creatures; readonly grants: readonly Grant[] };

export const PLAIN_KEYWORDS = [
  'Agile',
  'Assassin',
  'Berserk',
  'Brave',
  'Cruelty',
  'Clinch',
  'Defender',
  'Difficult Target',
  'Flying',
  'Forged',
  'Healer',
  'Huge',
  'Monster',
  'Predator',
  'Protector',
  'Reborn',
  'Rush',
  'Shield',
  'Slow',
  'Stalwart',
  'Superiority',
] as const;
export type Plain = (typeof PLAIN_KEYWORDS)[number];

export const VALUED_KEYWORDS = ['Armour', 'Hook', 'Attack Master', 'Pursuit', 'Run', 'Reusability'] as const;
export type Valued = (typeof VALUED_KEYWORDS)[number];

export type Keyword = Property['keyword'];

/** What a creature has because of an aura, a charge, a relic, an enchantment. */
export type Grant =
  | { readonly grant: 'property'; readonly property: Property }
  | { readonly grant: 'stat'; readonly stat: 'movement' | 'hp' | 'range'; readonly add: number }
  | { readonly grant: 'dice'; readonly dice: readonly Die[]; readonly attack?: readonly AttackType[] }
  /** Dice the attackers of it lose. */
  | { readonly grant: 'dice-against'; readonly remove: number; readonly attack?: readonly AttackType[] }
  | { readonly grant: 'damage'; readonly add: number; readonly attack?: readonly AttackType[] }
  | { readonly grant: 'critical'; readonly critical: Critical }
  | { readonly grant: 'attack-type'; readonly from: AttackType; readonly to: AttackType }
  | { readonly grant: 'cannot'; readonly what: 'move' | 'run' | 'attack' | 'heal' }
  | { readonly grant: 'extra-attack' };

// ---- critical effects (chapter 36) ----

export type Critical =
  | { readonly critical: 'add-die'; readonly die: Die }
  | { readonly critical: 'add-symbol'; readonly symbol: Exclude<Symbol, 'BLANK'> }
  | { readonly critical: PlainCritical };

export const PLAIN_CRITICALS = [
  'Advance',
  'Frenzy',
  'Heavy Hand',
  'Infection',
  'Mobility',
  'Parasite',
  'Cleave',
  'Poison',
  'Stun',
  'Swap',
  'Vampirism',
] as const;
export type PlainCritical = (typeof PLAIN_CRITICALS)[number];

// ---- what texts do ----

/** SG-0.11: the price, then the effects. */
export interface Body {
  /** Paid in hero strength. */
  readonly pay?: number;
  readonly if?: readonly Condition[];
  readonly choose?: Choice;
  readonly do: readonly Effect[];
}

export interface Choice {
  readonly creatures: Creatures;
  /** Left out: one. */
  readonly upTo?: number;
  readonly all?: true;
}

export type Condition =
  | { readonly if: 'income'; readonly atLeast: number }
  | { readonly if: 'wounded'; readonly who: Person }
  | { readonly if: 'controls'; readonly creatures: Creatures; readonly atLeast: number }
  | { readonly if: 'hall'; readonly atLeast: number }
  | { readonly if: 'is'; readonly who: Person; readonly creatures: Creatures }
  | { readonly if: 'attack'; readonly type: readonly AttackType[] }
  | { readonly if: 'your-turn'; readonly is: boolean };

export type Person = 'self' | 'it' | 'hero' | 'attacker' | 'target';

/** 'next-attack': until the creature has made an attack the grants speak of, at most this turn (SG-39.11). */
export type Duration = 'attack' | 'next-attack' | 'activation' | 'turn' | 'your-next-turn';

export type Effect =
  | { readonly do: 'damage'; readonly who: Person; readonly damage: number }
  /** Chapter 24. */
  | { readonly do: 'random-damage'; readonly who: Person; readonly dice: readonly Die[] }
  /** SG-22.4: armour can't prevent wounds. */
  | { readonly do: 'wound'; readonly who: Person; readonly wounds: number }
  | { readonly do: 'heal'; readonly who: Person; readonly wounds: number }
  | { readonly do: 'armour'; readonly who: Person; readonly tokens: number }
  | { readonly do: 'token'; readonly who: Person; readonly token: Exclude<Token, 'armour'> }
  | { readonly do: 'remove-token'; readonly who: Person; readonly token: Token }
  | { readonly do: 'grant'; readonly who: Person; readonly grants: readonly Grant[]; readonly until: Duration }
  /** SG-18.6: placement ignores everything in between. */
  | { readonly do: 'place'; readonly who: Person; readonly where: Where }
  /** Moved by the player so many hexes, by the rules of movement. */
  | { readonly do: 'move'; readonly who: Person; readonly hexes: number }
  | { readonly do: 'push'; readonly who: Person }
  | { readonly do: 'swap'; readonly a: Person; readonly b: Person }
  | { readonly do: 'draw'; readonly cards: number }
  | { readonly do: 'draw-feat' }
  | { readonly do: 'strength'; readonly add: number }
  /** A card from your Hall to hand, deck or War Camp. */
  | {
      readonly do: 'return';
      readonly kind: readonly CardKind[];
      readonly to: 'hand' | 'deck' | 'camp';
      readonly whose?: 'your' | 'opponent';
    }
  | {
      readonly do: 'destroy-card';
      readonly kind: 'relic' | 'building' | 'enchantment';
      readonly whose: 'opponent' | 'any';
    }
  | { readonly do: 'control'; readonly who: Person; readonly until: 'turn' | 'match' }
  | { readonly do: 'minion'; readonly near: Person }
  | { readonly do: 'activate-again'; readonly who: Person }
  /** Step C of an attack. */
  | { readonly do: 'reroll'; readonly dice: number }
  | { readonly do: 'change-die'; readonly to: Symbol }
  /** Step E. */
  | { readonly do: 'add-symbol'; readonly symbol: Exclude<Symbol, 'BLANK'> }
  | { readonly do: 'remove-symbol'; readonly symbol: Exclude<Symbol, 'BLANK'> }
  /** Step G. */
  | { readonly do: 'change-damage'; readonly add: number }
  | { readonly do: 'end-attack' }
  | { readonly do: 'discard'; readonly cards: number; readonly whose: 'opponent' | 'your' };

export type Where =
  | { readonly at: 'contact'; readonly of: Person }
  | { readonly at: 'deployment-zone' }
  | { readonly at: 'within'; readonly hexes: number; readonly of: Person }
  | { readonly at: 'anywhere' };

export type CardKind = 'character' | 'spell' | 'relic' | 'building' | 'tactic';

/** The windows of chapter 38 at which triggered properties and tactics act. "it" is the creature the event is about. */
export const TRIGGERS = [
  'turn-begins', // T-05
  'turn-ends', // T-55
  'card-played', // T-12
  'deployed', // T-21
  'activation-begins', // T-24
  'movement-ended', // T-28
  'attack-declared', // T-30. it: the target
  'attacked', // T-30, of self. it: the attacker
  'rolled', // T-33. it: the target
  'damage', // T-38: about to take damage. it: who takes it
  'attack-ended', // T-46. it: the target
  'death', // T-42. it: who died
  'killed', // T-44: self killed it
  'healed', // T-51
  'pushed', // T-36
  'feat-played', // T-20
] as const;
export type Trigger = (typeof TRIGGERS)[number];
