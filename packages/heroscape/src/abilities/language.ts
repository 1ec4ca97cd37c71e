/**
 * The language in which the powers of army cards are written. A power is a name and one or more parts; each part belongs to one of
 * the mechanisms of chapter 28. What a part says is what the rules do, and the text of the card is generated from it.
 *
 * Words used throughout:
 * - "self": the figure that has the power. "it": the figure chosen, or the one the power reacts to.
 * - "own": figures the power's controller controls; "friendly": those and a partner's (HS-24.1); "enemy": figures of opponents.
 */
import type { CardKind, General, Rarity, Size } from '../content/card.ts';
import type { ObstacleKind, Terrain } from '../content/map.ts';

export interface Power {
  /** Without its number (HS-28.1). */
  readonly name: string;
  /** The number in the power's name ("Mind Shackle 20"), printed after it. */
  readonly rating?: number;
  readonly parts: readonly Part[];
}

// ---- who ----

/** Picks out figures by what they are. Everything given must hold; lists are alternatives. */
export interface Figures {
  readonly side?: 'own' | 'friendly' | 'enemy';
  /** The figure that has the power and nobody else. */
  readonly self?: true;
  /** Not the figure that has the power. */
  readonly other?: true;
  /** Figures of the card that has the power (all cards of that name). */
  readonly sameCard?: true;
  /** Names of cards. */
  readonly name?: readonly string[];
  readonly species?: readonly string[];
  readonly class?: readonly string[];
  readonly personality?: readonly string[];
  readonly general?: readonly General[];
  readonly size?: readonly Size[];
  /** HS-1.9: `unique` fits uncommon heroes as well. */
  readonly rarity?: readonly Rarity[];
  readonly kind?: CardKind;
  /** Whether it has Flying or Stealth Flying. */
  readonly flying?: boolean;
  /** Has a power of this name. */
  readonly power?: string;
  /** Printed range. */
  readonly range?: { readonly min?: number; readonly max?: number };
  readonly wounded?: true;
  readonly engaged?: boolean;
  /** Engaged with at least so many figures of the card that has the power. */
  readonly engagedWithCard?: number;
  /** Engaged with some figure of the controller other than self. */
  readonly engagedWithOther?: true;
  /** Chosen at the start of the game under this name (IDENT). */
  readonly chosen?: string;
  readonly not?: Figures;
  /** One of several descriptions fits. */
  readonly any?: readonly Figures[];
}

/** Where something must be, seen from a figure. */
export interface Place {
  readonly adjacent?: true;
  /** HS-16.7: spaces; with `sight`, clear sight spaces. */
  readonly within?: number;
  readonly sight?: true;
  readonly notAdjacent?: true;
  readonly sameLevel?: true;
  /** Base not more than so many levels above the top (or, with `fromBase`, the base) of the figure, nor below its base. */
  readonly levels?: { readonly up: number; readonly down: number; readonly fromBase?: true };
}

// ---- conditions and amounts ----

/** True or false of self, in an attack also of the other figure. */
export type Condition =
  /** The attack is of this kind; `any`: one of both, and not a leaving-engagement attack, a fall or what a power does (HS-13.17). */
  | { readonly if: 'attack'; readonly is: 'normal' | 'special' | 'any' }
  /** The figure on the other side of the attack. A destructible object is no figure: `{}` shuts out just that. */
  | { readonly if: 'opponent'; readonly is: Figures }
  /** Whether that figure is adjacent (for the defender: whether the attack comes from an adjacent space, HS-18.6). */
  | { readonly if: 'adjacent'; readonly is: boolean }
  | { readonly if: 'height-advantage' }
  /** Base of the opponent within these levels: not more than `up` above self's top (its base with `fromBase`), `down` below its base. */
  | { readonly if: 'opponent-levels'; readonly up: number; readonly down: number; readonly fromBase?: true }
  /** Self is the target chosen for the attack, not merely reached by its area. */
  | { readonly if: 'targeted' }
  /** The attack on self, now over, gave it no wound. */
  | { readonly if: 'unhurt' }
  /** Any part of the base stands on one of these. */
  | { readonly if: 'on'; readonly terrain: readonly Terrain[] }
  /** HS-T10: at the start of the turn. */
  | { readonly if: 'started-on'; readonly terrain: readonly Terrain[] }
  | { readonly if: 'started-engaged'; readonly is: boolean }
  | { readonly if: 'started-adjacent'; readonly to: Figures }
  | { readonly if: 'started-next-to'; readonly obstacle: readonly ObstacleKind[] }
  | { readonly if: 'next-to'; readonly obstacle: readonly ObstacleKind[] }
  | { readonly if: 'opponent-started'; readonly adjacent?: false; readonly atLeast?: number }
  | { readonly if: 'engaged'; readonly is: boolean }
  /** None of the card's figures moved this turn. */
  | { readonly if: 'card-stood-still' }
  /** HS-28.12: self changed its space this turn. */
  | { readonly if: 'moved'; readonly is: boolean }
  /** The figure of the card that attacked before had the same target. */
  | { readonly if: 'same-target' }
  /** At least so many of these figures are there, seen from self or from the opponent. */
  | {
      readonly if: 'near';
      readonly of: 'self' | 'opponent';
      readonly figures: Figures;
      readonly place: Place;
      readonly atLeast: number;
    }
  /** At least so many of these figures are on the battlefield, self among them if it fits. */
  | { readonly if: 'present'; readonly figures: Figures; readonly atLeast: number }
  | { readonly if: 'wounds'; readonly atLeast: number }
  /** The attack just made gave at least so many wounds. */
  | { readonly if: 'gave-wounds'; readonly atLeast: number }
  /** With the move this part gives it, it could end next to such a figure. */
  | { readonly if: 'can-reach'; readonly figures: Figures }
  /** Every army card its controller controls is of this kind. */
  | { readonly if: 'army'; readonly is: Figures }
  /** Exactly so many unrevealed order markers are on its card. */
  | { readonly if: 'unrevealed-markers'; readonly exactly: number }
  /** All order markers of the controller were placed on such cards this round (and at least one on this card). */
  | { readonly if: 'markers-all-on'; readonly figures: Figures; readonly andThis?: true }
  | { readonly if: 'markers-on-this'; readonly atLeast: number }
  /** The turn is that of an order marker revealed on this card, and was not granted by a power (HS-5.11); `face`: of this marker. */
  | { readonly if: 'marker-turn'; readonly face?: '1' | '2' | '3' }
  /** A state switched on by a power for this turn or round. */
  | { readonly if: 'active'; readonly state: string }
  | { readonly if: 'marker'; readonly name: string; readonly atLeast: number }
  /** No bonding turn was taken before this turn. */
  | { readonly if: 'no-bonding' }
  | { readonly if: 'first-round' }
  | { readonly if: 'destroyed-remain'; readonly figures: Figures }
  | { readonly if: 'not'; readonly condition: Condition };

export type Amount =
  | number
  /** One for each such figure there, seen from self or the opponent. */
  | {
      readonly per: 'figure';
      readonly of: 'self' | 'opponent';
      readonly figures: Figures;
      readonly place: Place;
      readonly max?: number;
    }
  /** One for each wound marker: on self, on the opponent's card, or on the figure chosen at the start of the game. */
  | {
      readonly per: 'wound';
      readonly on: 'self' | 'opponent' | 'chosen';
      readonly chosen?: string;
      readonly max?: number;
    }
  | { readonly per: 'marker'; readonly name: string; readonly max?: number }
  /** One for each wound figures of this card have given the opponent this turn. */
  | { readonly per: 'wound-this-turn' }
  /** One for each order marker on this card. */
  | { readonly per: 'order-marker'; readonly max?: number };

// ---- the parts ----

export type Part =
  | StatPart
  | SkullsPart
  | ShieldsPart
  | DefenceCutPart
  | AllSkullsPart
  | CounterPart
  | RerollPart
  | MovementPart
  | LeapPart
  | TeleportPart
  | AttacksPart
  | SpecialAttackPart
  | ActPart
  | ReactPart
  | BondPart
  | CommandPart
  | ActingPart
  | RestrictionPart
  | D20BonusPart
  | InitiativePart
  | ReservePart
  | ChoosePart
  | MarkersPart
  | TerrainPart
  | CombinedPart
  | DuringMovePart
  | CodePart;

/** Modifier pipeline: a number of self, or of others in reach of the aura, is higher or lower. */
export interface StatPart {
  readonly part: 'stat';
  /** `leaving`: dice of leaving-engagement attacks. `leap`: levels up and down of leaps (LeapPart). */
  readonly stat: 'attack' | 'defence' | 'move' | 'range' | 'leaving' | 'leap';
  readonly add: Amount;
  /** Whatever is added: never more than this. */
  readonly max?: number;
  /** Whom it affects; left out: self. */
  readonly for?: Aura;
  readonly when?: readonly Condition[];
}

/** Figures in reach of an aura (HS-28.5). Conditions of a part with an aura speak of the figure affected, not of the owner. */
export interface Aura {
  readonly figures: Figures;
  /** Left out: anywhere on the battlefield. */
  readonly place?: Place;
  /** Adjacent to the owner at the start of the turn. */
  readonly started?: true;
  /** The aura reaches whoever attacks a figure in this place of the owner (Targeting Beacon). */
  readonly opponentIn?: Place;
  /** The owner too, which is in no place of its own. */
  readonly andSelf?: true;
  /** Counts once, however many owners reach the figure. */
  readonly once?: true;
}

/** Dice transforms (HS-17.12). */
export interface SkullsPart {
  readonly part: 'skulls';
  readonly times?: number;
  readonly add?: number;
  /** May be rolled with dice of a general: each symbol is one more skull. */
  readonly symbols?: SymbolRoll;
  readonly for?: Aura;
  readonly when?: readonly Condition[];
}

export interface ShieldsPart {
  readonly part: 'shields';
  readonly times?: number;
  readonly add?: number;
  /** May be rolled with dice of a general: each symbol is one more shield. */
  readonly symbols?: SymbolRoll;
  /** One shield blocks everything (DODGE). */
  readonly oneBlocksAll?: true;
  /** With at least one shield, at most so many wounds (CAP). */
  readonly cap?: number;
  readonly for?: Aura;
  readonly when?: readonly Condition[];
}

/** What the figure attacked by self may roll. */
export interface DefenceCutPart {
  readonly part: 'defence-cut';
  readonly add?: number;
  readonly max?: number;
  readonly when?: readonly Condition[];
}

/** If every attack die shows a skull. */
export interface AllSkullsPart {
  readonly part: 'all-skulls';
  readonly then: 'no-defence' | 'destroy';
  readonly when?: readonly Condition[];
}

/** Excess shields become wounds (HS-28.8). */
export interface CounterPart {
  readonly part: 'counter';
  /** Whose excess shields: self's when defending (left out), or the defender's when self attacks. */
  readonly reversed?: true;
  readonly for?: Aura;
  readonly when?: readonly Condition[];
}

/** Defence dice without shield may be rolled again once. */
export interface RerollPart {
  readonly part: 'reroll-defence';
  readonly for: Aura;
}

/** Movement modes that always hold. */
export type MovementPart =
  | { readonly part: 'fly'; readonly stealth?: true }
  | { readonly part: 'ghost' }
  | { readonly part: 'disengage' }
  | { readonly part: 'climb'; readonly times?: number; readonly add?: number }
  /** Ignores the stop, the extra cost or the damage of a terrain. */
  | {
      readonly part: 'waive';
      readonly terrain: readonly Terrain[];
      readonly what: readonly ('stop' | 'cost' | 'damage')[];
    };

/** Instead of the normal move: a move of its own, over everything. */
export interface LeapPart {
  readonly part: 'leap';
  readonly spaces: number;
  /** Not more levels up and down than this. */
  readonly up: number;
  readonly down: number;
  /** Takes leaving-engagement attacks. */
  readonly provokes: boolean;
  /** A single step that obeys all other rules of walking (Grapple Gun). */
  readonly walks?: true;
}

/** Placing self on a free space. */
export interface TeleportPart {
  readonly part: 'teleport';
  readonly when: 'instead-of-moving' | 'before-moving' | 'after-moving';
  /** Where it may go, seen from where it stands. */
  readonly to: SpaceFilter;
  readonly needs?: readonly Condition[];
  readonly provokes: boolean;
  readonly once?: 'game';
  /** Next to a chosen figure instead of near itself. */
  readonly nextTo?: { readonly figures: Figures; readonly place: Place };
  readonly do?: readonly Effect[];
  /** With any or all figures of the card, not only with those that act this turn (HS-5.6). */
  readonly every?: true;
}

export interface SpaceFilter {
  readonly within?: number;
  readonly sight?: true;
  readonly terrain?: readonly Terrain[];
  readonly notTerrain?: readonly Terrain[];
  /** On the level of the figure it is seen from. */
  readonly sameLevel?: true;
  /** Not more than `up` levels above the top of the figure it is seen from, `down` below its base. */
  readonly levels?: { readonly up: number; readonly down: number };
  readonly adjacent?: true;
  /** Not higher than where it stands now. */
  readonly notHigher?: true;
  /** Next to the same obstacle it stands next to (Glacier Traverse). */
  readonly sameObstacle?: readonly ObstacleKind[];
  /** Not next to any figure, and on no glyph (The Drop). */
  readonly apart?: true;
  readonly startZone?: true;
  /** Not next to an enemy of the figure placed. */
  readonly unengaged?: true;
}

/** Further normal attacks of a figure. */
export interface AttacksPart {
  readonly part: 'attacks';
  /** How many more; `all-adjacent`: any or all figures adjacent to it, each once. */
  readonly more: number | 'all-adjacent';
  /** So many fewer for each wound marker on its card. */
  readonly fewerPerWound?: number;
  readonly differentTargets?: true;
  /** Only against adjacent targets. */
  readonly adjacentOnly?: true;
  /** Asked after an attack: what it says of the opponent is said of the target of that attack. */
  readonly when?: readonly Condition[];
}

/** HS-18.1: a special attack. */
export interface SpecialAttackPart {
  readonly part: 'special-attack';
  readonly range: number;
  readonly dice: number | { readonly choose: readonly number[] } | readonly DiceBy[];
  readonly addDice?: Amount;
  /** Whom it may be aimed at; given (`{}` too), destructible objects are shut out. */
  readonly targets?: Figures;
  /** Destructible objects too, whatever `targets` says. */
  readonly objects?: true;
  /** It is thrown: the target stands not more than so many levels above self. */
  readonly lob?: number;
  /** No line of sight is needed; clear sight is enough; left out: direct sight. */
  readonly sight?: 'none' | 'clear';
  readonly when?: readonly Condition[];
  /** How often it may be used in a turn. */
  readonly times?: number;
  readonly differentTargets?: true;
  /** Used again after it: if it wounds, destroys, rolls at least so many skulls, or all skulls; or if symbol dice say so. */
  readonly chain?: 'wound' | 'destroy' | 'all-skulls' | { readonly skulls: number } | { readonly symbols: SymbolRoll };
  /** The next attack of the chain is against a figure adjacent to the last target. */
  readonly chainTo?: 'adjacent-to-last';
  /** A pool of dice per turn, spent in attacks of so many dice. */
  readonly pool?: number;
  /** Who else is affected by the same roll. */
  readonly area?: Area;
  readonly defenceCut?: { readonly add?: number; readonly max?: number; readonly figures?: Figures };
  /** When it wounds (RIDER). */
  readonly onWound?: Body;
  readonly onKill?: readonly Effect[];
  readonly onSurvive?: readonly Effect[];
  /** All figures of the card make it in turn, against one marker. */
  readonly marker?: string;
  /** Instead of defending, each skull is one wound given out one at a time. */
  readonly distribute?: { readonly from: 'self' | 'chosen'; readonly figures: Figures; readonly place: Place };
  /** A figure chosen first; destroyed afterwards if `sacrifice`. */
  readonly chosen?: { readonly figures: Figures; readonly place: Place; readonly sacrifice?: true };
}

/** Dice by what is attacked; the first that fits. */
export interface DiceBy {
  readonly dice: number;
  readonly against?: Figures;
}

export type Area =
  /** Everybody adjacent to the target (and to self too, with `bothAdjacent`). */
  | {
      readonly area: 'blast';
      readonly spare?: 'self' | 'friends';
      readonly bothAdjacent?: true;
      readonly figures?: Figures;
    }
  /** Everybody adjacent to self; there is no chosen target. */
  | { readonly area: 'around'; readonly figures?: Figures }
  /** Up to so many others in a place of the target. */
  | { readonly area: 'others'; readonly count: number; readonly place: Place; readonly figures?: Figures }
  /** All figures in sight on a straight line of so many spaces from self, or from the target on. */
  | {
      readonly area: 'line';
      readonly spaces: number;
      readonly from: 'self' | 'target';
      /** Self is not affected where the line comes back to it. */
      readonly spare?: 'self';
      /** The line may be left out, so that only the target is attacked. */
      readonly optional?: true;
    };

/** Several figures of the card merge their attacks into one with fixed dice. For heights, the attack comes from the lowest of them. */
export interface CombinedPart {
  readonly part: 'combined-attack';
  readonly figures: number;
  readonly range: number;
  readonly dice: number;
  /** What the figures must be: unengaged, next to each other, on one level, next to the target. */
  readonly need: readonly ('unengaged' | 'together' | 'same-level' | 'adjacent-to-target' | 'sight')[];
  readonly targets?: Figures;
  /** The other figures of the card can't attack this turn. */
  readonly alone?: true;
}

/** A power used at a moment of the turn or round. */
export interface ActPart extends Body {
  readonly part: 'act';
  readonly when: ActWindow;
  /** Must be used; left out: may. */
  readonly must?: true;
  /** By each acting figure on its own (left out), once for the card, or by every figure of the card in play; who must choose may pass. */
  readonly per?: 'card' | 'every-figure';
  readonly once?: 'game' | 'round' | 'turn';
  /** Uses up this marker of the card. */
  readonly spends?: string;
  /** Acts again and again as long as it succeeds (HS-T56). */
  readonly repeats?: true;
}

export type ActWindow =
  | 'start-of-game' // HS-T3
  | 'start-of-round' // HS-T4
  | 'markers-placed' // HS-T6
  | 'marker-revealed' // HS-T9
  | 'before-turn' // HS-T11
  | 'before-moving' // HS-T13
  | 'while-moving' // HS-T23: at any point of self's own move
  | 'after-moving' // HS-T25
  | 'instead-of-attacking' // HS-T26
  | 'instead-of-attacking-card' // HS-T26, with all figures of the card
  | 'after-attacking' // HS-T42
  | 'after-turn' // HS-T43
  | 'end-of-turn'; // HS-T44

/** A power that answers something. */
export interface ReactPart extends Body {
  readonly part: 'react';
  readonly to: Trigger;
  /** Must be used; left out: may. */
  readonly must?: true;
  /** Whom it answers for: these instead of self (and self too where they fit it). */
  readonly for?: Aura;
  readonly once?: 'game' | 'round' | 'turn';
  readonly spends?: string;
}

export type Trigger =
  | 'targeted' // HS-T28: self is the target of an attack. it: the attacker
  | 'attacks' // HS-T28: self has chosen the target of an attack, no dice are rolled yet. it: the target
  | 'skulls-rolled' // HS-T31: at least one skull against self. it: the attacker
  | 'defended' // HS-T40: self rolled defence dice and the attack is over, whether it lives or not. it: the attacker
  | 'about-to-be-wounded' // HS-T35. it: the attacker
  | 'about-to-be-destroyed' // HS-T37. it: the attacker
  | 'wounded' // HS-T36: self received wounds and lives. it: the attacker
  | 'wounds' // HS-T36: self's attack gave wounds. it: the one wounded
  | 'destroys' // HS-T38: self destroyed a figure. it: the one destroyed
  | 'destroyed' // HS-T38: self was destroyed. it: the destroyer
  | 'other-destroyed' // HS-T38: a figure of `about` was destroyed. it: that figure
  | 'attacked' // HS-T40: one attack of self is over. it: the target
  | 'defence-rolled' // HS-T40: the target of self's attack rolled defence and lives. it: the target
  | 'enemy-moves-adjacent' // HS-T20. it: the enemy
  | 'leaving-wounds' // HS-T18: wounds from a leaving-engagement attack against self
  | 'leaving-wounded'; // HS-T18: self's leaving-engagement attack wounded. it: the one wounded

/** What a power does when it is used. */
export interface Body {
  readonly if?: readonly Condition[];
  /** The figure or figures it is used on: "it". */
  readonly choose?: Choice;
  /** Rolls a d20 (for each chosen figure) and does what the highest band reached says. */
  readonly roll?: Roll;
  /** Done without a roll, or before it. */
  readonly do?: readonly Effect[];
  /** Done last, once, whatever was chosen and rolled. */
  readonly after?: readonly Effect[];
}

export interface Choice {
  readonly figures: Figures;
  readonly place?: Place;
  /** Left out: one. */
  readonly upTo?: number;
  /** Every such figure; for a card: each figure once, however many of the card's figures reach it (HS-28.14). */
  readonly all?: true;
  /**
   * Nobody is chosen: the figure of the event must be like this, and is "it". In `marker-revealed` that is the figure whose card was
   * activated, and the power works in the turns of such cards instead of its own.
   */
  readonly about?: true;
}

export interface Roll {
  readonly bands: readonly Band[];
  /** One roll for all chosen figures, not one for each. */
  readonly together?: true;
  /** Added to the roll. */
  readonly plus?: readonly { readonly add: Amount | 'distance'; readonly when?: readonly Condition[] }[];
  /** Symbol dice of a general instead of the d20; the bands count symbols. */
  readonly symbols?: SymbolRoll;
  /** Attack dice instead of the d20; the bands count skulls, `each` is done once per skull. */
  readonly dice?: Amount | 'wounds';
}

export interface Band {
  /** 0: happens without a roll. */
  readonly from: number;
  /** Only if this holds of self. */
  readonly when?: readonly Condition[];
  /** Up to this result; left out: everything above. */
  readonly to?: number;
  /** Only for such figures. */
  readonly figures?: Figures;
  readonly do: readonly Effect[];
  /** Rolls once more. */
  readonly again?: true;
  /** Done once for each skull. */
  readonly each?: true;
}

export interface SymbolRoll {
  readonly general: General;
  /** `same`: no further dice; the combat dice of this very roll are dice of the general, with the symbol where others are blank. */
  readonly dice: number | 'same';
}

export type Person = 'self' | 'it' | 'attacker' | 'target';

export type Effect =
  | { readonly do: 'wound'; readonly who: Person; readonly wounds: number }
  | { readonly do: 'destroy'; readonly who: Person }
  /** Destroys one such figure, chosen by the controller; where there is none, the power can't be used. */
  | { readonly do: 'destroy-one'; readonly figures: Figures; readonly place?: Place }
  | { readonly do: 'heal'; readonly who: Person; readonly wounds: number | 'all'; readonly upTo?: true }
  /** Takes order markers off the card. */
  | { readonly do: 'lose-markers'; readonly who: Person; readonly count: 'all' | 'one-random' }
  /** Takes control of the card for good (HS-T51), or hands its own over to an opponent. */
  | { readonly do: 'control'; readonly who: Person }
  | { readonly do: 'betray' }
  /** Another player controls self for this turn. */
  | { readonly do: 'lend' }
  /** Takes a turn with it; what was not the controller's own is his for that turn. */
  | { readonly do: 'turn'; readonly who: Person }
  /** Another turn with this card after this one. */
  | { readonly do: 'another-turn' }
  | { readonly do: 'negate'; readonly who: Person }
  /** A number is changed for a while. */
  | {
      readonly do: 'change';
      readonly stat: 'attack' | 'defence' | 'move' | 'range';
      readonly add: number;
      readonly who: 'self' | 'card' | 'army';
      /** Of the army: only such figures. */
      readonly figures?: Figures;
      readonly until: 'turn' | 'round';
    }
  /** Switches a state on that conditions can ask for. */
  | {
      readonly do: 'activate';
      readonly state: string;
      readonly until: 'turn' | 'round';
      readonly who: 'self' | 'card' | 'army';
    }
  /** The figure may roll no more than so many defence dice against self this turn; with no figure given, whoever fits. */
  | { readonly do: 'limit-defence'; readonly max: number; readonly figures?: Figures }
  | {
      readonly do: 'place';
      readonly who: Person;
      readonly near: 'self' | 'it';
      readonly to: SpaceFilter;
      /** If it is placed lower and does not fly, it may be hurt by the fall (chapter 10). */
      readonly falls?: true;
      readonly unlessHigher?: true;
      /** On a space of the figure just destroyed. */
      readonly inPlace?: true;
    }
  /** Chooses up to so many figures (`wounds`: as many as self has just received) and places each near self, without leaving attacks. */
  | {
      readonly do: 'gather';
      readonly figures: Figures;
      readonly place?: Place;
      readonly count: number | 'wounds';
      readonly to: SpaceFilter;
    }
  /** A further roll about it; not made if it now stands higher than the top of self, or on such terrain. */
  | { readonly do: 'roll'; readonly roll: Roll; readonly unlessHigher?: true; readonly unlessOn?: readonly Terrain[] }
  /** Self and it exchange places; with `once`, nobody more than once a turn through this power. */
  | { readonly do: 'switch'; readonly once?: 'turn' }
  /** Chooses figures and moves each up to so many spaces. */
  | {
      readonly do: 'move';
      readonly figures: Figures;
      readonly place?: Place;
      readonly count: number | 'all';
      readonly spaces: number | 'symbols';
      readonly free?: true;
      readonly up?: number;
      /** Must end next to no enemy. */
      readonly unengaged?: true;
    }
  | { readonly do: 'move-again' }
  /** How many figures may move and attack this turn. */
  | { readonly do: 'acting'; readonly figures: number }
  | { readonly do: 'no-attack' }
  | { readonly do: 'must-attack-all-adjacent' }
  /** The attack, or the wounds just received, count for nothing. */
  | {
      readonly do: 'ignore-attack';
      /** Only if self is next to no enemy by now; otherwise the attack goes on. */
      readonly unengaged?: true;
    }
  | { readonly do: 'ignore-wounds' }
  | { readonly do: 'marker'; readonly name: string; readonly add: number; readonly max?: number; readonly who?: Person }
  /** No visible hit zone. */
  | {
      readonly do: 'hide';
      readonly figures: Figures;
      /** Only those in this place of some figure of the card that has the power. */
      readonly near?: Place;
      readonly until: 'turn' | 'next-marker' | 'moved';
      readonly whileUnengaged?: true;
      /** Only as long as the figure stays on its space. */
      readonly whileStill?: true;
    }
  /** Puts destroyed figures of the army back on the battlefield. */
  | {
      readonly do: 'revive';
      readonly figures: Figures;
      readonly near: 'self' | 'it';
      readonly to: SpaceFilter;
      readonly count: number;
      /** On the spaces of the figure just destroyed. */
      readonly inPlace?: true;
      readonly noAttack?: true;
    }
  /** Brings figures from the reserve. */
  | {
      readonly do: 'arrive';
      readonly name: string;
      readonly to: SpaceFilter;
      readonly near?: 'self';
      readonly turn?: true;
    }
  /** Self is put on a unique card and raises one of its numbers (HS-28.13). */
  | { readonly do: 'spirit'; readonly stat: 'attack' | 'defence' | 'move' }
  /** It becomes something else for the rest of the game. */
  | {
      readonly do: 'become';
      readonly who: Person;
      readonly species?: string;
      readonly class?: string;
      readonly personality?: string;
    }
  /** Takes the marked-off X as well (OMOWN). */
  | { readonly do: 'reveal-x'; readonly state: string }
  /** The turn being taken is over; with `who`, only for that figure. */
  | { readonly do: 'end-turn'; readonly who?: Person }
  /** For each skull, one wound to a figure of choice. */
  | { readonly do: 'distribute'; readonly figures: Figures; readonly place: Place }
  /** Attacks again. */
  | { readonly do: 'attack-again' }
  /** The space on which self stands becomes a shadow space for the rest of the game. */
  | { readonly do: 'shadow-tile' };

/** Before (or after) the turn, a turn with another card. */
export interface BondPart {
  readonly part: 'bond';
  readonly when: 'before' | 'after';
  readonly with: Figures;
  readonly place?: Place;
  /** Needs the order marker on this card (Hive Mind, Wyrmling Bonding). */
  readonly needs?: readonly Condition[];
  /** Before moving the other: an own figure may be given up to heal it. */
  readonly heals?: {
    readonly sacrifice: Figures;
    /** Where it must be, seen from the figure healed. */
    readonly place?: Place;
    readonly wounds: number;
  };
}

/** Instead of the turn, turns with others. */
export interface CommandPart {
  readonly part: 'command';
  /** One of the lists is chosen; each entry is one turn. */
  readonly turns: readonly { readonly with: Figures; readonly upTo: number }[];
  /** Other lists, one of which may be chosen instead of `turns`. */
  readonly or?: readonly (readonly { readonly with: Figures; readonly upTo: number }[])[];
  readonly place?: Place;
  readonly needs?: readonly Condition[];
}

/** Another number of figures may act. */
export interface ActingPart {
  readonly part: 'acting';
  readonly move: number;
  readonly attack: number;
  /** Attackers need not have moved: any of the card (Horde Movement). */
  readonly freely?: true;
}

/** Targeting and movement restrictions. */
export type RestrictionPart =
  /** Enemies must be adjacent for normal attacks. */
  | { readonly part: 'adjacent-only'; readonly when?: readonly Condition[] }
  /** Adjacent enemies that attack must attack self. */
  | { readonly part: 'taunt' }
  /** Such enemies that are or come adjacent may not move, nor be moved by powers. */
  | { readonly part: 'lock'; readonly figures: Figures }
  /** Such enemies moving into the zone must end their move there. */
  | {
      readonly part: 'vortex';
      readonly figures: Figures;
      readonly place: Place;
      /** Nobody, whatever its powers, may move through such an enemy in the zone. */
      readonly blocks?: true;
    }
  | { readonly part: 'may-not-attack'; readonly figures: Figures }
  /** The named power of the named card does not work on this card. */
  | { readonly part: 'exempt'; readonly from: string };

/** Adds to d20 rolls. */
export interface D20BonusPart {
  readonly part: 'd20-bonus';
  readonly add: number;
  /** Rolls for this power, and for powers of these cards. */
  readonly power?: string;
  readonly figures?: Figures;
  readonly optional?: true;
}

export interface InitiativePart {
  readonly part: 'initiative';
  readonly add: Amount;
  /** The player may leave it out. */
  readonly optional?: true;
  readonly when?: readonly Condition[];
}

/** Starts the game off the battlefield. */
export interface ReservePart {
  readonly part: 'reserve';
}

/** HS-T1: a choice at the start of the game. */
export interface ChoosePart {
  readonly part: 'choose';
  readonly as: string;
  readonly figures: Figures;
  readonly must?: true;
  readonly do?: readonly Effect[];
}

/** Markers the card starts with. */
export interface MarkersPart {
  readonly part: 'markers';
  readonly name: string;
  readonly count: number | 'per-figure';
}

/** While self stands there, its own spaces and those in the place count as other terrain. */
export interface TerrainPart {
  readonly part: 'terrain';
  readonly while: readonly Terrain[];
  readonly from: readonly Terrain[];
  readonly becomes: Terrain;
  readonly place: Place;
}

/** At any point while moving. */
export interface DuringMovePart extends Body {
  readonly part: 'during-move';
  /**
   * - `grab`: one of the figures flown over (not under an overhang) is placed next to self, on its level, when the move ends.
   * - `barrage`: instead of moving and attacking, a move of `spaces` with up to `attacks` special attacks of `dice` at targets in the
   *   `place`, wherever the move could end, nobody twice.
   * - `rush`: instead of moving, a special attack of `dice` at a target in the `place`; if it wounds, a move of `spaces`; who ends it
   *   engaged may make one more special attack of `again` dice.
   */
  readonly kind: 'trample' | 'carry' | 'grab' | 'barrage' | 'rush';
  readonly figures?: Figures;
  readonly place?: Place;
  readonly spaces?: number;
  readonly dice?: number;
  readonly attacks?: number;
  readonly again?: number;
}

/** A power that truly needs code: one small file of that name in `special/`. */
export interface CodePart {
  readonly part: 'code';
  readonly name: string;
}
