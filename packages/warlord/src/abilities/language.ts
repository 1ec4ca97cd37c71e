/**
 * The ability language: what a card says, as data. The engine executes it (`abilities/`), and the card's text is generated from it in
 * three languages (`text/`). Nothing here has behaviour; a card is written in these words and no others.
 *
 * Reading a record: a field that is absent takes the default of the rules. "This" is always the character that has or performs the
 * ability: a character itself, the bearer of an item, the performer of an action card. "Self" is the card the words are printed on.
 */

// ---------- the vocabulary of cards ----------

export const FACTIONS = ['Dwarf', 'Elf', 'Free Kingdoms', 'Deverenian', 'Nothrog', 'Mercenary'] as const; // WL-1.14
export type Faction = (typeof FACTIONS)[number];

export const CLASSES = ['Fighter', 'Cleric', 'Wizard', 'Rogue'] as const; // WL-1.8
export type Class = (typeof CLASSES)[number];

export const ALIGNMENTS = ['good', 'evil'] as const; // WL-1.11
export type Alignment = (typeof ALIGNMENTS)[number];

export const FEATS = [
  'Charisma',
  'Defend',
  'Magic Resistance',
  'Marksmanship',
  'Medicine',
  'Powerattack',
  'Riding',
  'Riposte',
  'Scribe',
  'Stealth',
] as const; // WL-26
export type Feat = (typeof FEATS)[number];

export const CARD_TYPES = ['character', 'item', 'action'] as const; // WL-1.2
export type CardType = (typeof CARD_TYPES)[number];

export const STATS = ['atk', 'ac', 'skill', 'hp', 'level'] as const;
export type Stat = (typeof STATS)[number];

/** Traits are open words: filters and rules refer to them by name. */
export type Trait = string;

// ---------- who and what ----------

/**
 * A single thing already known when the words are read.
 * - `this`: the character that has or performs the ability
 * - `self`: the card the ability is printed on
 * - `host`: the card that `self` is attached to
 * - `target`, `target:x`: what was chosen in `targets` (with id x); may be several
 * - `it`: the one character now dealt with (by a check, a strike or a `forEach`)
 * - `warlord`: your Warlord
 * - `event.by`: the character that acts in the event reacted to (striker, roller, performer, killer, mover)
 * - `event.on`: the character it happens to (target of the strike or action, the wounded, the dead)
 * - `event.card`: the card the event is about (the item equipped, the action or spell played, the card drawn)
 */
export type Ref =
  | 'this'
  | 'self'
  | 'host'
  | 'target'
  | `target:${string}`
  | 'it'
  | 'warlord'
  | 'event.by'
  | 'event.on'
  | 'event.card';

type OneOrMore<T> = T | readonly T[];

/** A filter. All fields must hold; lists mean "any of". Empty matches everything. */
export interface Where {
  /** Who controls it. */
  readonly controller?: 'you' | 'opponent';
  /** Stands in its controller's own ranks, which are yours or an opponent's (WL-30.17). */
  readonly army?: 'yours' | 'opposing';
  /** Stands in that formation, whoever controls it. */
  readonly formation?: 'yours' | 'opposing';
  /** Not this character itself ("another"). */
  readonly other?: true;
  /** `spent` includes stunned cards (WL-4.8); `only-spent` does not. */
  readonly state?: OneOrMore<'ready' | 'spent' | 'only-spent' | 'stunned' | 'unstunned' | 'wounded' | 'unwounded'>;
  readonly faction?: OneOrMore<Faction>;
  /** `none`: the oval. */
  readonly class?: OneOrMore<Class | 'none'>;
  readonly trait?: OneOrMore<Trait>;
  readonly feat?: Feat;
  readonly name?: OneOrMore<string>;
  readonly warlord?: boolean;
  /** `same` and `opposite` compare with this character (WL-22.2). */
  readonly alignment?: Alignment | 'same' | 'opposite';
  readonly level?: Range;
  /** A value of the character. */
  readonly stat?: { readonly stat: Stat } & Range;

  // ---- position, measured from `from`, which is `this` unless said otherwise ----
  readonly from?: Ref;
  /** At most so many ranks away (WL-6.4). */
  readonly within?: Amount;
  /** Exactly so many ranks away. */
  readonly ranksAway?: number;
  readonly sameRank?: true;
  readonly adjacent?: true;
  /** In a rank next to it (WL-6.6, WL-6.7). */
  readonly adjacentRank?: true;
  /** In the rank directly in front of it (facing front ranks are in front of each other, WL-6.2), or behind it in its formation. */
  readonly rankInFront?: true;
  readonly rankBehind?: true;
  /** The number of the rank it stands in, whichever formation that is. */
  readonly rank?: number | 'last';

  // ---- equipment and attachments ----
  /** Has such an item equipped. */
  readonly equipped?: Where;
  /** Has such a card attached. */
  readonly attached?: Where;
  /** Of an item: its bearer. */
  readonly bearer?: Ref | Where;

  // ---- cards outside play ----
  readonly type?: OneOrMore<CardType | 'spell'>;

  readonly not?: Where;
  readonly any?: readonly Where[];
}

export interface Range {
  readonly atLeast?: Amount;
  readonly atMost?: Amount;
  readonly below?: Amount;
  readonly above?: Amount;
}

/** A number, or how it is found when the words are carried out. */
export type Amount =
  | number
  /** How many there are in play, times `each`. */
  | { readonly count: Where; readonly each?: number }
  /** A current value of a character. For a card outside play its printed value. */
  | { readonly stat: Stat; readonly of: Ref }
  /** The bonus of a feat that the character has. */
  | { readonly feat: Feat; readonly of: Ref }
  | { readonly charges: Ref }
  /** Wound tokens on the character. */
  | { readonly wounds: Ref }
  /** How many ranks the formation has. */
  | { readonly ranks: 'yours' }
  | { readonly inDiscard: Where }
  /** What was chosen while paying ("remove any number of Charges"). */
  | 'X'
  | { readonly sum: readonly Amount[] }
  | { readonly times: number; readonly of: Amount };

/** A group picked out by the words rather than by a player, or a choice to make while carrying them out (not a target, WL-14.18). */
export type Who = Ref | Group | Choice;

export interface Group {
  readonly all: Where;
  readonly what?: 'character' | 'item';
}

export interface Choice {
  readonly choose: Where;
  readonly what?: 'character' | 'item';
  readonly count?: Amount;
  readonly upTo?: true;
  /** Who chooses; `random` asks the die. */
  readonly by?: 'opponent' | 'random';
}

/** A choice that makes what is chosen a target (WL-14.18). With `what: rank` a rank is chosen and all who match in it are targets. */
export interface Target {
  readonly id?: string;
  readonly what?: 'character' | 'item' | 'rank';
  readonly where?: Where;
  readonly count?: Amount | 'all';
  readonly upTo?: true;
}

// ---------- abilities ----------

export type Ability = StaticAbility | OrderAbility | ReactAbility | AutoAbility | RuleAbility;

/** Continuous text: true as long as the card is there. */
export interface StaticAbility {
  readonly kind: 'static';
  /** Works while the card is in its owner's discard pile instead of in play. */
  readonly from?: 'discard';
  /** Works while the card is attached to another. */
  readonly attached?: true;
  readonly when?: Condition;
  readonly mods: readonly Mod[];
}

/** What Orders and Reacts share. */
export interface Performance {
  /** "Spend Order", "Spend React": the performer must be ready and is spent as a cost. */
  readonly spend?: true;
  readonly limit?: Limit;
  readonly cost?: readonly Cost[];
  readonly if?: Condition;
  readonly targets?: readonly Target[];
  readonly do: readonly Effect[];
  /** May be performed while stunned. */
  readonly whileStunned?: true;
}

export interface OrderAbility extends Performance {
  readonly kind: 'order';
}

export interface ReactAbility extends Performance {
  readonly kind: 'react';
  readonly on: Trigger;
}

/** Triggered text without the word React: it happens of itself. */
export interface AutoAbility {
  readonly kind: 'auto';
  readonly on: Trigger;
  readonly if?: Condition;
  readonly do: readonly Effect[];
}

export interface Limit {
  readonly times: number;
  readonly per: 'turn' | 'game';
}

// ---------- triggers ----------

/** The windows of chapter 32, by their names there; the last group are moments that card texts name and the books don't. */
export const WINDOWS = [
  'reforming', // TW-1
  'before_ranged_target', // TW-2
  'after_targeted_melee', // TW-3
  'after_targeted_ranged', // TW-4
  'after_targeted_action', // TW-5
  'after_targeted_spell', // TW-6
  'after_aiming_melee', // TW-7
  'before_strike_roll', // TW-8
  'after_die_roll', // TW-9
  'after_hit', // TW-10
  'before_wounds', // TW-11
  'after_melee_strike', // TW-12
  'card_drawn', // TW-13
  'killed_by_melee', // TW-14
  'attack_declared', // TW-15
  'action_played', // TW-16
  'entered_play', // TW-17
  'left_play', // TW-18
  'killed', // TW-19
  'wounded', // TW-20
  'moved', // TW-21
  'maneuvered', // TW-22
  'orientation_changed', // TW-23
  'retrieved', // TW-24
  'equipped', // TW-25
  'check_or_save_result', // TW-26
  'strike_missed', // TW-27
  'initiative_settled', // TW-28
  'after_aiming_ranged',
  'before_die_roll',
  'after_ranged_strike',
  'action_performed',
  'attack_ended',
] as const;
export type WindowId = (typeof WINDOWS)[number];

export type RollKind = 'melee' | 'ranged' | 'check' | 'save' | 'initiative';

/** When a React may be played: one or several windows and what must be true of the event. */
export interface Trigger {
  readonly at: OneOrMore<WindowId>;
  /** The character that acts in the event. */
  readonly by?: 'this' | Where;
  /** The character it happens to. In `reforming` the one about to fall; in `entered_play`, `killed`, `moved` the one that does so. */
  readonly on?: 'this' | Where;
  /** The card it is about: the item equipped, the action played, the card drawn. */
  readonly card?: 'self' | Where;
  /** How wounds, a hit or a death came about. */
  readonly via?: OneOrMore<'melee' | 'ranged' | 'spell' | 'action' | 'fall' | 'cost'>;
  /** Which die rolls. */
  readonly roll?: OneOrMore<RollKind>;
  /** Of a die roll: a natural 20 or 1. Of a check or save: its result. */
  readonly result?: 'critical-success' | 'critical-failure' | 'success' | 'failure';
  /** Of `orientation_changed`: what the card became. Of `moved`: how. Of `initiative_settled`: for you. */
  readonly became?: 'ready' | 'spent' | 'stunned';
  readonly movedBy?: 'fall' | 'maneuver' | 'effect';
  readonly initiative?: 'won' | 'lost';
  /** Of an action: an Order or a React, and whether it was a Spend action. */
  readonly action?: 'order' | 'react' | 'spend';
  readonly if?: Condition;
}

// ---------- costs ----------

export type Cost =
  | { readonly pay: 'spend'; readonly who: Who }
  | { readonly pay: 'stun'; readonly who: Who }
  /** `self` or another item in play. */
  | { readonly pay: 'discard'; readonly who: Who }
  | { readonly pay: 'discardFromHand'; readonly where?: Where; readonly count?: number }
  | { readonly pay: 'kill'; readonly who: Who }
  | { readonly pay: 'wound'; readonly who: Who; readonly wounds: number }
  /** `any`: as many as the player likes, at least one; the number is X. */
  | { readonly pay: 'charges'; readonly from: Ref; readonly charges: number | 'any' }
  /** Out of the game. */
  | { readonly pay: 'remove'; readonly who: Ref }
  | { readonly pay: 'removeFromDiscard'; readonly where?: Where; readonly count?: number };

// ---------- conditions ----------

export type Condition =
  /** The thing matches. With several things: all of them. */
  | { readonly test: 'is'; readonly who: Ref; readonly where: Where }
  /** So many such characters (or items) are in play; at least one unless said otherwise. */
  | {
      readonly test: 'exists';
      readonly where: Where;
      readonly what?: 'character' | 'item';
      readonly atLeast?: Amount;
      readonly atMost?: Amount;
    }
  | { readonly test: 'wonInitiative' }
  | { readonly test: 'compare'; readonly a: Amount; readonly b: Range }
  /** The natural roll of the strike or check now resolved. */
  | { readonly test: 'natural'; readonly is: 'odd' | 'even' | Range }
  | { readonly test: 'not'; readonly condition: Condition }
  | { readonly test: 'all' | 'any'; readonly of: readonly Condition[] };

// ---------- continuous modifications ----------

/** Whom a modification is about: one thing, or everything in play that matches at the moment. */
export type Scope = Ref | Where;

/** Only in a strike: the character strikes or is struck, and the other one matches; there `this` is the character itself. */
export interface During {
  readonly as: 'striker' | 'struck';
  readonly via?: 'melee' | 'ranged';
  readonly other?: Where;
  /** Only strikes of an attack. */
  readonly attack?: true;
}

/** What a level bonus is good for. */
export interface Purpose {
  readonly verb: 'equip' | 'perform' | 'cast';
  readonly where?: Where;
}

export type Prohibition =
  | 'attack'
  | 'maneuver'
  /** Any Order or React. */
  | 'act'
  | 'equip'
  | 'action-cards'
  | 'ready-in-ready-phase'
  | 'be-targeted-by-melee'
  | 'be-targeted-by-ranged'
  | 'be-targeted-by-spells'
  | 'be-targeted-by-actions';

export type Mod =
  /** A bonus or penalty to values. `for` limits a level bonus to a purpose. */
  | {
      readonly mod: 'stat';
      readonly who?: Scope;
      readonly add: Partial<Readonly<Record<Stat, Amount>>>;
      readonly during?: During;
      readonly for?: Purpose;
      readonly when?: Condition;
    }
  /** ATK changes to this list (WL-20.7). */
  | { readonly mod: 'setAtk'; readonly who?: Scope; readonly atk: readonly number[]; readonly when?: Condition }
  | { readonly mod: 'feat'; readonly who?: Scope; readonly feat: Feat; readonly add: Amount; readonly when?: Condition }
  /** Added to die rolls of the character. `name` limits checks and saves to one kind ("magic"). */
  | {
      readonly mod: 'roll';
      readonly who?: Scope;
      readonly rolls: OneOrMore<RollKind | 'any'>;
      readonly name?: string;
      readonly add: Amount;
      readonly spell?: true;
      readonly when?: Condition;
    }
  /** Added to the DC of saves that the character's actions (or spells) demand. */
  | { readonly mod: 'dc'; readonly who?: Scope; readonly spells?: true; readonly add: Amount }
  /** What the character's strikes do. */
  | {
      readonly mod: 'strike';
      readonly who?: Scope;
      readonly via?: 'melee' | 'ranged';
      readonly spell?: boolean;
      readonly extraWounds?: Amount;
      readonly extraRange?: number;
      readonly ignores?: readonly ('Astral' | 'Ethereal')[];
      readonly unreducible?: true;
      readonly noWounds?: true;
      readonly against?: Where;
      readonly when?: Condition;
    }
  /** One more melee strike in each attack; `lowest` and `highest` copy a number of the character's ATK. */
  | {
      readonly mod: 'extraStrike';
      readonly who?: Scope;
      readonly base: number | 'lowest' | 'highest';
      readonly when?: Condition;
    }
  | {
      readonly mod: 'identity';
      readonly who?: Scope;
      readonly traits?: readonly Trait[];
      readonly classes?: readonly Class[];
      readonly alignment?: Alignment;
      readonly when?: Condition;
    }
  | {
      readonly mod: 'grant';
      readonly who?: Scope;
      readonly ability: OrderAbility | ReactAbility;
      readonly when?: Condition;
    }
  /** `where`: which items may not be equipped, which strikers or performers may not target. */
  | {
      readonly mod: 'forbid';
      readonly who?: Scope;
      readonly what: OneOrMore<Prohibition>;
      readonly where?: Where;
      readonly when?: Condition;
    }
  /** May perform such action cards (or spells) as if of their class; with `where` on class, type and level. */
  | { readonly mod: 'allowCards'; readonly who?: Scope; readonly where: Where }
  /** May equip such items as if of their class. */
  | { readonly mod: 'allowItems'; readonly who?: Scope; readonly where: Where }
  /** May carry so many items with this trait instead of one. */
  | { readonly mod: 'carries'; readonly who?: Scope; readonly trait: Trait; readonly count: number }
  /** Strikes (or everything) that would inflict more wounds inflict only so many on it. */
  | {
      readonly mod: 'woundLimit';
      readonly who?: Scope;
      readonly max: number;
      readonly via?: 'strike';
      readonly when?: Condition;
    }
  /** Counts as so many characters when ranks are checked for legality. */
  | { readonly mod: 'countsAs'; readonly who?: Scope; readonly characters: number }
  /** Your characters that match suffer no loyalty penalty. */
  | { readonly mod: 'noLoyaltyPenalty'; readonly where: Where }
  | { readonly mod: 'handSize'; readonly add: number };

/** How long a created modification lasts (WL-20.1). */
export type Duration = 'strike' | 'action' | 'turn' | 'nextTurn' | 'permanent';

// ---------- effects ----------

export type Effect =
  // strikes
  | StrikeEffect
  /** Performs an attack; `free` without spending. */
  | { readonly do: 'attack'; readonly who?: Ref; readonly free?: true; readonly atk?: Amount; readonly optional?: true }
  /** Changes the strike now resolved. */
  | {
      readonly do: 'alterStrike';
      readonly bonus?: Amount;
      readonly ac?: Amount;
      readonly extraWounds?: Amount;
      readonly result?: 'critical-success' | 'critical-failure';
      readonly noWounds?: true;
      readonly ignores?: readonly ('Astral' | 'Ethereal')[];
      readonly onHit?: readonly Effect[];
      readonly after?: readonly Effect[];
    }
  /** Cancels the strike, action or React now resolved. */
  | { readonly do: 'cancel' }
  | { readonly do: 'redirect'; readonly to: Who }

  // wounds and states
  | { readonly do: 'wound'; readonly who: Who; readonly wounds: Amount }
  | { readonly do: 'heal'; readonly who: Who; readonly wounds: Amount | 'all' }
  /** Lessens the packet about to be suffered. */
  | { readonly do: 'reduceWounds'; readonly by?: Amount; readonly to?: Amount }
  | { readonly do: 'spend' | 'ready' | 'stun' | 'unstun' | 'kill'; readonly who: Who }
  /** Into the owner's discard pile: items and attached cards. */
  | { readonly do: 'discard'; readonly who: Who }
  | { readonly do: 'remove'; readonly who: Who }
  /** Instead of the penalty of falling forward: nothing (WL-5.17). */
  | { readonly do: 'fallUnharmed' }

  // movement
  | {
      readonly do: 'move';
      readonly who: Who;
      readonly direction: 'forward' | 'backward' | 'either';
      readonly ranks?: Amount;
      readonly upTo?: true;
      readonly optional?: true;
    }
  /** To another place in its rank. */
  | { readonly do: 'shift'; readonly who: Who }

  // dice
  | CheckEffect
  | { readonly do: 'reroll' }
  /** Added to the die roll now made. */
  | { readonly do: 'rollBonus'; readonly add: Amount }
  | { readonly do: 'setRoll'; readonly result: 'critical-success' | 'critical-failure' }

  // cards
  | { readonly do: 'draw'; readonly cards: Amount; readonly player?: 'you' | 'each' }
  | { readonly do: 'discardFromHand'; readonly count: Amount; readonly player: 'you' | 'opponent' }
  /** Take cards out of the deck or discard pile (WL-30.13, WL-23.1). */
  | {
      readonly do: 'retrieve';
      readonly from: 'deck' | 'discard';
      readonly where: Where;
      readonly to: 'hand' | 'play' | 'top' | 'bottom' | 'equip';
      readonly count?: Amount;
    }
  /** Cards in play or just discarded go back. */
  | { readonly do: 'return'; readonly who: Who; readonly to: 'hand' | 'top' | 'bottom' | 'shuffled' }
  /** Look at the top cards and put them back on top or at the bottom. */
  | { readonly do: 'look'; readonly cards: number; readonly may?: 'bottom' }
  | { readonly do: 'revealHand' }
  /** A character card from hand or a card that becomes a character. */
  | {
      readonly do: 'putIntoPlay';
      readonly card: 'self';
      readonly as: StatBlock;
      readonly rank: number | 'any' | 'this';
      readonly killAt?: 'turn';
    }
  | { readonly do: 'raise'; readonly where: Where; readonly optional?: true }
  | { readonly do: 'attach'; readonly to: Who }
  | { readonly do: 'charges'; readonly on: Who; readonly add: Amount }

  // time and choice
  | { readonly do: 'modify'; readonly mods: readonly Mod[]; readonly until?: Duration }
  | {
      readonly do: 'if';
      readonly condition: Condition;
      readonly then: readonly Effect[];
      readonly else?: readonly Effect[];
    }
  | { readonly do: 'may'; readonly effects: readonly Effect[] }
  | { readonly do: 'choose'; readonly of: readonly (readonly Effect[])[] }
  | { readonly do: 'forEach'; readonly who: Who; readonly effects: readonly Effect[] }
  | { readonly do: 'atEndOfTurn'; readonly effects: readonly Effect[] }
  /** Performs the text written as code in `abilities/special/<id>.ts`. */
  | { readonly do: 'special'; readonly id: string };

export interface StrikeEffect {
  readonly do: 'strike';
  readonly via: 'melee' | 'ranged';
  readonly by?: Ref;
  /** Ranged: the printed number. Melee: a bonus to the first ATK number. */
  readonly bonus?: Amount;
  /** Melee: this number in place of the character's ATK. */
  readonly atk?: Amount;
  /** So many strikes one after the other, a new target each. */
  readonly times?: Amount;
  /** Limits the targets, or names the one target. */
  readonly at?: Ref | Where;
  /** May reach one or more ranks further. */
  readonly extraRange?: number;
  /** Exactly these distances instead of the usual reach. */
  readonly reach?: readonly number[];
  readonly extraWounds?: Amount;
  readonly noWounds?: true;
  /** No bonus applies to the roll. */
  readonly noBonuses?: true;
  readonly result?: 'critical-success';
  readonly optional?: true;
  /** If it hits, before wounds are suffered; `it` is the target. */
  readonly onHit?: readonly Effect[];
  /** Afterwards, if it hit, missed or killed; `it` is the target. */
  readonly afterHit?: readonly Effect[];
  readonly afterMiss?: readonly Effect[];
  readonly afterKill?: readonly Effect[];
}

export interface CheckEffect {
  readonly do: 'check';
  readonly who: Who;
  readonly type: 'check' | 'save';
  /** "magic", "poison", "dexterity", "skill", or a feat. */
  readonly name: string;
  readonly dc: Amount;
  /** `it` is the character that made the check. */
  readonly success?: readonly Effect[];
  readonly failure?: readonly Effect[];
}

/** What a card becomes when it is put into play as a character. */
export interface StatBlock {
  readonly level: number;
  readonly classes: readonly Class[];
  readonly traits?: readonly Trait[];
  readonly factions?: readonly Faction[];
  readonly alignment?: Alignment;
  readonly atk: readonly number[];
  readonly ac: number;
  readonly skill: number;
  readonly hp: number;
  readonly feats?: Partial<Readonly<Record<Feat, number>>>;
}

// ---------- rules of use ----------

export type RuleAbility = { readonly kind: 'rule' } & UseRule;

export type UseRule =
  /** "X only": who may perform the action or be given the item. */
  | { readonly rule: 'only'; readonly who: Where }
  | { readonly rule: 'entersAs'; readonly level: number }
  /** You must control such a character to bring the card into play. */
  | { readonly rule: 'needs'; readonly who: Where; readonly alsoAtStart?: true }
  | { readonly rule: 'mayNotStart' }
  | { readonly rule: 'entersSpent' }
  /** Ignores rank requirements (WL-15.10). */
  | { readonly rule: 'anyRank' }
  /** How many copies a deck may hold. */
  | { readonly rule: 'copies'; readonly max: number | 'any' }
  /** Such characters perform the action differently. */
  | {
      readonly rule: 'performedBy';
      readonly who: Where;
      readonly level?: number;
      readonly withoutSpending?: true;
      readonly regardlessOfClass?: true;
    };
