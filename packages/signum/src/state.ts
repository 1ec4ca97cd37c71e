/**
 * The state of a match of Signum: plain data. Records and the map are shared by reference and never change; lists are never changed in
 * place but replaced, so that copies share them.
 */
import type { GameState, Outcome, Rng, Seat } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import type { Grant, Duration } from './abilities/language.ts';
import type { MatchOptions } from './content/options.ts';
import type { FieldMap } from './content/map.ts';
import type { Die, Symbol } from './content/die.ts';

/** One physical card (battle deck, character, feat); ids count from 1, 0 stands for none. */
export type CardId = number;
export const NO_CARD: CardId = 0;
/** A creature on the battlefield; ids are positions in `creatures`. */
export type CreatureId = number;
export const NOBODY = -1;

export type Mode = 'duel' | 'free-for-all' | 'alliance' | 'skirmish';

export type Phase = 'warbands' | 'terrain' | 'heroes' | 'hands' | 'begin' | 'activation' | 'end' | 'round-end';

export interface SignumState extends GameState {
  readonly mode: Mode;
  readonly options: MatchOptions;
  readonly map: FieldMap;
  rng: Rng;
  /** By card id: the record it is, as number in the library's list of that kind. */
  faces: readonly CardFace[];
  players: Player[];
  creatures: Creature[];
  /** By space: the terrain piece, empty for plain ground (SG-26.6). */
  terrain: readonly string[];
  /** SG-11.1: the top card is the last of the list. */
  feats: readonly CardId[];
  /** SG-2.22 */
  discardedFeats: readonly CardId[];
  phase: Phase;
  /** Seats in the order of their turns. */
  order: readonly Seat[];
  /** Whose turn it is: place in the order. */
  active: number;
  /** Turns begun in the match; in skirmish rounds. */
  turn: number;
  /** SG-32.10 */
  roundsLeft: number;
  /** The creature being activated. */
  activation: Activation | null;
  /** What happened this turn, for feats (SG-11.33). */
  tally: Tally;
  /** What texts gave for a while. */
  effects: readonly Lasting[];
  /** SG-27.2: the last feat was taken; the match ends after this turn. */
  lastTurn: boolean;
  stamp: number;
  outcome: Outcome | null;
}

/** Which list of the library a card stands in, and where. */
export interface CardFace {
  readonly kind: 'support' | 'character' | 'feat';
  readonly record: number;
  readonly owner: Seat;
}

export interface Player {
  /** Numbers in the library. */
  readonly hero: number;
  readonly team: number;
  /** The deployment zone of the map. */
  readonly zone: number;
  /** The top card is the last of the list. */
  deck: readonly CardId[];
  hand: readonly CardId[];
  /** Feats in hand. */
  featHand: readonly CardId[];
  /** SG-2.9 */
  hall: readonly CardId[];
  /** SG-2.13: feats played from hand, and the number of those earned by kills. */
  fame: readonly CardId[];
  faceDown: readonly CardId[];
  camp: readonly CardId[];
  /** Characters left out of the warband (SG-14.10), or withdrawn with a dead hero (SG-29.21). */
  aside: readonly CardId[];
  buildings: readonly Building[];
  relics: readonly Relic[];
  /** SG-4.13: the kind of minion, as number in the library; NOBODY until the first is deployed. */
  minion: number;
  strength: number;
  /** SG-12.2: the true sum; the counter shows it within 0 and 15 (SG-12.17). */
  income: number;
  /** Points for heroes and scenario goals, and penalties. */
  otherPoints: number;
  /** Turns begun by this player. */
  turns: number;
  out: boolean;
  conceded: boolean;
  /** What may be done once per turn. */
  deployed: boolean;
  discardedCard: boolean;
  discardedFeat: boolean;
  /** Characters of opponents destroyed this match, for skirmish. */
  kills: readonly CardId[];
}

export interface Building {
  readonly card: CardId;
  closed: boolean;
  reuse: number;
}

export interface Relic {
  readonly card: CardId;
  closed: boolean;
  armour: number;
  reuse: number;
}

export interface Creature {
  readonly id: CreatureId;
  readonly kind: 'hero' | 'character' | 'minion';
  /** Number in the library's list of its kind. */
  readonly record: number;
  /** Its card; NO_CARD for heroes and minions. */
  readonly card: CardId;
  readonly owner: Seat;
  controller: Seat;
  /** NOBODY when it is not on the battlefield. */
  hex: SpaceId;
  wounds: number;
  armour: number;
  poison: boolean;
  plague: boolean;
  stun: boolean;
  activated: boolean;
  /** Entered this turn (SG-16.4); with Rush it may still be activated, but not attack (SG-35.59). */
  entered: boolean;
  /** Was really activated this turn (SG-17.16). */
  activations: number;
  enchantments: readonly CardId[];
  /** SG-35.53: the card under a risen creature. */
  under: CardId;
  /** SG-10.7: got a building's bonus this turn. */
  built: boolean;
}

/** SG-17.12: one creature's activation. */
export interface Activation {
  readonly creature: CreatureId;
  stage: 'start' | 'contract' | 'move' | 'action' | 'end';
  running: boolean;
  moved: boolean;
  /** Where it stood when its movement began. */
  readonly from: SpaceId;
  /** Targets attacked (SG-17.11). */
  attacked: readonly CreatureId[];
  /** Attacks declared, without those of Frenzy and Pursuit. */
  attacks: number;
  /** SG-20.12: used a special property instead of attacking. */
  acted: boolean;
  hooked: boolean;
  pursued: boolean;
  frenzied: boolean;
  /** Reusable effects applied in this activation (SG-25.10). */
  used: readonly string[];
}

export interface Tally {
  /** Wounds given by the active player, by creature. */
  wounds: Readonly<Record<CreatureId, number>>;
  kills: readonly Kill[];
  spells: number;
  criticals: number;
  pushed: readonly CreatureId[];
  /** Names of achievement feats played this turn (SG-11.13). */
  feats: readonly string[];
  /** Properties that may be used once a turn. */
  used: readonly string[];
}

/** SG-11.32: what military feats ask about, as it was at the moment of death. */
export interface Kill {
  readonly creature: CreatureId;
  readonly by: CreatureId;
  readonly ranged: boolean;
  readonly distance: number;
  readonly magic: boolean;
  readonly byAttack: boolean;
  readonly pushDamage: boolean;
  readonly nearForest: boolean;
  readonly contacts: number;
  /** Military feats are played once per kill (SG-11.11). */
  readonly scored: boolean;
}

export interface Lasting {
  readonly creature: CreatureId;
  readonly seat: Seat;
  readonly grants: readonly Grant[];
  readonly source: string;
  readonly until: Duration;
  /** The turn it began in; for 'attack' how deep the attack is nested with which it ends. */
  readonly ends: number;
  /** Control to give back, NOBODY if none. */
  readonly returns: Seat;
}

/** A rolled die. */
export interface RolledDie {
  readonly die: Die;
  symbol: Symbol;
  /** SG-20.14: by which seats it was rerolled or changed. */
  changedBy: readonly Seat[];
}

/**
 * Copies what changes in place: players, creatures, cards in play, the activation. Everything else is shared. Written out field by field,
 * and in the order in which the rules make these objects: copies then have the shape of their originals, and what reads them is as quick
 * with copies. Spreading would give every copy a shape of its own.
 */
export function copyState(s: SignumState): SignumState {
  return {
    mode: s.mode,
    options: s.options,
    map: s.map,
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    faces: s.faces,
    players: s.players.map(copyPlayer),
    creatures: s.creatures.map(copyCreature),
    terrain: s.terrain,
    feats: s.feats,
    discardedFeats: s.discardedFeats,
    phase: s.phase,
    order: s.order,
    active: s.active,
    turn: s.turn,
    roundsLeft: s.roundsLeft,
    activation: s.activation === null ? null : copyActivation(s.activation),
    tally: copyTally(s.tally),
    effects: s.effects,
    lastTurn: s.lastTurn,
    stamp: s.stamp,
    outcome: s.outcome,
  };
}

function copyPlayer(player: Player): Player {
  return {
    hero: player.hero,
    team: player.team,
    zone: player.zone,
    deck: player.deck,
    hand: player.hand,
    featHand: player.featHand,
    hall: player.hall,
    fame: player.fame,
    faceDown: player.faceDown,
    camp: player.camp,
    aside: player.aside,
    buildings: player.buildings.length === 0 ? player.buildings : player.buildings.map(copyBuilding),
    relics: player.relics.length === 0 ? player.relics : player.relics.map(copyRelic),
    minion: player.minion,
    strength: player.strength,
    income: player.income,
    otherPoints: player.otherPoints,
    turns: player.turns,
    out: player.out,
    conceded: player.conceded,
    deployed: player.deployed,
    discardedCard: player.discardedCard,
    discardedFeat: player.discardedFeat,
    kills: player.kills,
  };
}

function copyBuilding(building: Building): Building {
  return {
    card: building.card,
    closed: building.closed,
    reuse: building.reuse,
  };
}

function copyRelic(relic: Relic): Relic {
  return {
    card: relic.card,
    closed: relic.closed,
    armour: relic.armour,
    reuse: relic.reuse,
  };
}

function copyCreature(creature: Creature): Creature {
  return {
    id: creature.id,
    kind: creature.kind,
    record: creature.record,
    card: creature.card,
    owner: creature.owner,
    controller: creature.controller,
    hex: creature.hex,
    wounds: creature.wounds,
    armour: creature.armour,
    poison: creature.poison,
    plague: creature.plague,
    stun: creature.stun,
    activated: creature.activated,
    entered: creature.entered,
    activations: creature.activations,
    enchantments: creature.enchantments,
    under: creature.under,
    built: creature.built,
  };
}

export function copyActivation(activation: Activation): Activation {
  return {
    creature: activation.creature,
    stage: activation.stage,
    running: activation.running,
    moved: activation.moved,
    from: activation.from,
    attacked: activation.attacked,
    attacks: activation.attacks,
    acted: activation.acted,
    hooked: activation.hooked,
    pursued: activation.pursued,
    frenzied: activation.frenzied,
    used: activation.used,
  };
}

export function copyTally(tally: Tally): Tally {
  return {
    wounds: tally.wounds,
    kills: tally.kills,
    spells: tally.spells,
    criticals: tally.criticals,
    pushed: tally.pushed,
    feats: tally.feats,
    used: tally.used,
  };
}
