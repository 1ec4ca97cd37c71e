/**
 * The state of a game of Warlord: plain data. Card records and ability data are shared by reference and never change.
 */
import type { GameState, Outcome, Rng, Seat } from '@muster/engine';
import type { Duration, Effect, Mod, Stat, StatBlock } from './abilities/language.ts';
import type { Edition } from './edition.ts';

/** One physical card. Ids count from 1; 0 stands for "none". */
export type CardId = number;
export const NONE: CardId = 0;

export type Orientation = 'ready' | 'spent' | 'stunned'; // WL-4.1

export type Phase = 'setup' | 'ready' | 'draw' | 'initiative' | 'order';

export interface WarlordState extends GameState {
  readonly edition: Edition;
  /** WL-31.15: 0 is no limit. */
  readonly turnLimit: number;
  /** Seats that want to be asked at every window, so that being asked betrays nothing. */
  readonly alwaysAsked: readonly Seat[];
  rng: Rng;
  /** By card id: the card's number in the library. Only a guess for a bot changes it. */
  faces: number[];
  /** By card id (WL-1.33). */
  readonly owners: readonly Seat[];
  players: Player[];
  /** By card id: what is known of cards in play, null for all others. */
  inPlay: (InPlay | null)[];
  turn: number;
  phase: Phase;
  /** Who won initiative this turn; before that is settled, last turn's winner (WL-8.19). */
  initiative: Seat;
  /** Whether this turn's initiative is settled. */
  initiativeSettled: boolean;
  /** Whose order slot it is. */
  slot: Seat;
  /** Passes in a row (WL-9.8). */
  passes: number;
  /** Bonuses, penalties and other created modifications, in the order of their beginning. */
  effects: Lasting[];
  /** What is to happen at the end of this turn. */
  delayed: Delayed[];
  /** Counts whatever must be told apart by age: cards entering play, effects, strikes. */
  stamp: number;
  outcome: Outcome | null;
}

export interface Player {
  /** The top card is the last of the list. */
  deck: CardId[];
  hand: CardId[];
  discard: CardId[];
  /** Out of the game. */
  removed: CardId[];
  /** WL-5.25: rows from left to right; `ranks[0]` is rank 1. Intruders stand in them too. */
  ranks: CardId[][];
  /** The Warlord of the starting army (WL-31.4). */
  readonly warlord: CardId;
  /** The five other characters of the starting army, until they are placed. */
  start: readonly CardId[];
  /** Eliminated (WL-31.1). */
  out: boolean;
  conceded: boolean;
  /** Shows its hand until the end of the turn. */
  handShown: boolean;
}

export interface InPlay {
  readonly id: CardId;
  readonly kind: 'character' | 'item' | 'attached';
  controller: Seat;
  orientation: Orientation;
  wounds: number;
  charges: number;
  /** When it entered play or was equipped (WL-20.9). */
  stamp: number;
  /** Of a character: whose formation it stands in, and the number of the rank. */
  formation: Seat;
  rank: number;
  items: readonly CardId[];
  /** Attached action cards, scribed spells among them. */
  attached: readonly CardId[];
  /** Of an item or attached card: what bears it. */
  host: CardId;
  /** A spell attached by Scribe (WL-26.34). */
  scribed: boolean;
  /** Uses of limited abilities and feats this turn, and in this game. */
  uses: Readonly<Record<string, number>>;
  gameUses: Readonly<Record<string, number>>;
  /** Has performed an action other than Stealth this turn (WL-26.40a). */
  acted: boolean;
  /** Of an intruder: came by the Stealth feat, which it can lose again (WL-27.17). */
  byStealth: boolean;
  /** What a card that is not a character card is while it is in play as a character. */
  as: StatBlock | null;
}

/** A modification that an ability created. */
export interface Lasting {
  readonly stamp: number;
  readonly mod: Mod;
  /** The card and character it came from, and the player it speaks of as "you". */
  readonly source: CardId;
  readonly actor: CardId;
  readonly seat: Seat;
  /** Whom it was bound to when it began; null where its words pick out whoever matches. */
  readonly bound: readonly CardId[] | null;
  /** Amounts are worked out when the modification begins. */
  readonly amounts: Partial<Readonly<Record<Stat | 'add', number>>>;
  readonly until: Duration;
  /** The turn at whose end it is over; for `strike` and `action` the stamp of that strike or action. */
  readonly ends: number;
}

export interface Delayed {
  readonly effects: readonly Effect[];
  readonly source: CardId;
  readonly actor: CardId;
  readonly seat: Seat;
  readonly targets: Readonly<Record<string, readonly CardId[]>>;
  readonly it: CardId;
}

/** Uses of a card that has been used for nothing. */
export const NO_USES: Readonly<Record<string, number>> = {};

/** A card that comes into play. All cards in play are made here or copied below, in one shape: they are read all the time. */
export function newInPlay(
  id: CardId,
  kind: InPlay['kind'],
  controller: Seat,
  orientation: Orientation,
  stamp: number,
): InPlay {
  return {
    id,
    kind,
    controller,
    orientation,
    wounds: 0,
    charges: 0,
    stamp,
    formation: controller,
    rank: 0,
    items: [],
    attached: [],
    host: NONE,
    scribed: false,
    uses: NO_USES,
    gameUses: NO_USES,
    acted: false,
    byStealth: false,
    as: null,
  };
}

/** Lists of a state are always made in one way, by this or by adding to an empty one: the machine tells lists apart by how they were made. */
export function nothingInPlay(ids: number): (InPlay | null)[] {
  return new Array<InPlay | null>(ids).fill(null);
}

export function copyInPlay(c: InPlay): InPlay {
  return {
    id: c.id,
    kind: c.kind,
    controller: c.controller,
    orientation: c.orientation,
    wounds: c.wounds,
    charges: c.charges,
    stamp: c.stamp,
    formation: c.formation,
    rank: c.rank,
    items: c.items,
    attached: c.attached,
    host: c.host,
    scribed: c.scribed,
    uses: c.uses,
    gameUses: c.gameUses,
    acted: c.acted,
    byStealth: c.byStealth,
    as: c.as,
  };
}

/** Written out field by field: several times faster than any generic copy. */
export function copyState(s: WarlordState): WarlordState {
  const inPlay = nothingInPlay(s.inPlay.length);
  for (let i = 0; i < inPlay.length; i++) {
    const c = s.inPlay[i];
    if (c !== null && c !== undefined) inPlay[i] = copyInPlay(c);
  }
  const players: Player[] = [];
  for (const player of s.players) players.push(copyPlayer(player));
  return {
    edition: s.edition,
    turnLimit: s.turnLimit,
    alwaysAsked: s.alwaysAsked,
    rng: [...s.rng],
    faces: s.faces.slice(),
    owners: s.owners,
    players,
    inPlay,
    turn: s.turn,
    phase: s.phase,
    initiative: s.initiative,
    initiativeSettled: s.initiativeSettled,
    slot: s.slot,
    passes: s.passes,
    effects: s.effects.slice(),
    delayed: s.delayed.slice(),
    stamp: s.stamp,
    outcome: s.outcome,
  };
}

function copyPlayer(p: Player): Player {
  const ranks: CardId[][] = [];
  for (const rank of p.ranks) ranks.push(rank.slice());
  return {
    deck: p.deck.slice(),
    hand: p.hand.slice(),
    discard: p.discard.slice(),
    removed: p.removed.slice(),
    ranks,
    warlord: p.warlord,
    start: p.start,
    out: p.out,
    conceded: p.conceded,
    handShown: p.handShown,
  };
}
