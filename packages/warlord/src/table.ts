/**
 * The table: what rule scripts work on. Beside the state it holds what is half-way while a script runs (strikes and actions being
 * resolved, moments waiting for their windows); at a checkpoint all of that is empty.
 */
import type { Seat, TableIO } from '@muster/engine';
import type { Effect, RollKind } from './abilities/language.ts';

import { facesOf, type Face } from './abilities/face.ts';
import type { Frame } from './abilities/frame.ts';
import type { CardMods, ModIndex } from './abilities/mod-index.ts';
import type { Library } from './content/library.ts';
import { rulesOf, type EditionRules } from './edition.ts';
import type { WarlordEvent, WoundCause } from './events.ts';
import type { Moment } from './moment.ts';
import type { Action } from './rules/actions.ts';
import type { Death } from './rules/leaving.ts';
import type { PlayOption, PrintedOrders } from './rules/orders.ts';
import type { Shown } from './shown.ts';
import { NONE, type CardId, type InPlay, type Player, type WarlordState } from './state.ts';

export interface Table {
  readonly state: WarlordState;
  readonly rules: EditionRules;
  readonly library: Library;
  readonly io: TableIO<WarlordEvent>;
  /** Strikes being resolved, the innermost last. */
  readonly strikes: Strike[];
  /** Actions being performed, the innermost last. */
  readonly actions: Action[];
  /** Moments whose windows open when the state check has come to rest (WL-32.2). */
  aftermath: Moment[];
  /** Something changed that the state check must look at. */
  unsettled: boolean;
  /** Somebody is falling forward: no other fall begins, and windows wait (WL-5.24). */
  falling: boolean;
  /** The faces of the library's cards, by number. */
  readonly faces: readonly Face[];
  /** Which modifications are in force; null when it must be worked out anew. */
  index: ModIndex | null;
  /** The cards in play by id; null until somebody asks. Never changed in place: who goes through it may let cards come and go. */
  present: readonly InPlay[] | null;
  /** By card id: what is printed on cards in play, as it was last worked out. */
  cardMods: (CardMods | undefined)[];
  /** By card id: Orders as they are offered, printed on cards in play and on action cards. */
  readonly printedOrders: (PrintedOrders | undefined)[];
  readonly plays: (readonly PlayOption[] | undefined)[];
  /** All characters in play, and those of each seat; null when somebody came, went or moved (`touchRanks`). */
  roster: Roster | null;
  /** The windows at which any card of the game could listen from a hand; null until somebody asks. */
  heardFromHands: number | null;
  /** All ranks were found legal since somebody last came, went or moved. */
  orderly: boolean;
  /** What views last showed; null until somebody looks. */
  shown: Shown | null;
  /** How deep values are being worked out from other values, to end circles. */
  depth: number;
  /** Cards that left play during the running order, as they last were. */
  gone: Gone[];
  /** Cards that went from play to discard piles since the last state check, together (WL-13.17). */
  discarded: CardId[];
  /** What wounded whom since the last state check, the latest last: the cause of a death. */
  woundLog: Death[];
}

/** Characters in the order of formations, ranks and slots. */
interface Roster {
  readonly all: readonly InPlay[];
  /** Somebody stands in a formation that is not its controller's (chapter 27). */
  readonly intruded: boolean;
  readonly bySeat: readonly (readonly InPlay[])[];
}

/** A card that left play, for texts that speak of it afterwards. */
export interface Gone {
  readonly card: InPlay;
  readonly neighbours: readonly CardId[];
}

/** A strike from its announcement to its end (chapter 11). */
export interface Strike {
  readonly stamp: number;
  readonly striker: CardId;
  /** The player who makes the strike (WL-10.14). */
  readonly seat: Seat;
  readonly via: 'melee' | 'ranged';
  readonly attack: boolean;
  readonly action: Action | null;
  /** Comes from a spell (WL-24.8, WL-26.15). */
  readonly spell: boolean;
  /** Which number of the ATK list (WL-10.5). */
  readonly number: number;
  /** In place of the ATK number. */
  readonly atk: number | null;
  /** The number its words give it: the printed bonus of a ranged strike, a bonus or penalty to a created melee strike. */
  readonly base: number;
  /** No bonus to the roll counts; penalties do. */
  readonly noBonuses: boolean;
  /** May be aimed so many ranks further than usual, or at exactly these distances. */
  extraRange: number;
  readonly reach: readonly number[] | null;
  /** Whom the words allow as target, beyond the rules of reach. */
  readonly allows: ((id: CardId) => boolean) | null;
  target: CardId;
  /** Who of striker and targets has left play since, even if the card is back (WL-13.19). */
  gone: readonly CardId[];
  bonus: number;
  acBonus: number;
  extraWounds: number;
  noWounds: boolean;
  forced: 'critical-success' | 'critical-failure' | null;
  ignores: readonly string[];
  canceled: boolean;
  roll: Roll | null;
  hit: boolean;
  wounds: number;
  killed: boolean;
  /** Run after a hit, before wounds are suffered. */
  onHit: Rider[];
  /** Run when the strike is over. */
  after: Rider[];
}

/** Words that wait for a point of a strike. */
export interface Rider {
  readonly effects: readonly Effect[];
  readonly frame: Frame;
}

/** One die roll (chapter 3). */
export interface Roll {
  readonly kind: RollKind;
  readonly roller: CardId;
  /** Of checks and saves: which. */
  readonly name: string;
  readonly strike: Strike | null;
  natural: number;
  /** Added by effects to this roll alone. */
  bonus: number;
  /** Made a critical by an effect. */
  forced: 'critical-success' | 'critical-failure' | null;
}

/** Wounds about to be suffered together (WL-11.15). */
export interface Packet {
  readonly target: CardId;
  wounds: number;
  readonly cause: WoundCause;
  readonly by: CardId;
  readonly card: CardId;
  readonly strike: Strike | null;
  readonly unreducible: boolean;
}

/** Thrown when the game is decided in the middle of a script (WL-31.7): nothing further is carried out. */
class GameDecided extends Error {}

/** There is only this one: it carries nothing, and an error is slow to make. */
export const GAME_DECIDED = new GameDecided('the game is decided');

export function openTable(state: WarlordState, library: Library, io: TableIO<WarlordEvent>): Table {
  return {
    state,
    rules: rulesOf(state.edition),
    library,
    io,
    strikes: [],
    actions: [],
    aftermath: [],
    unsettled: false,
    falling: false,
    faces: facesOf(library.cards),
    index: null,
    present: null,
    cardMods: [],
    printedOrders: [],
    plays: [],
    roster: null,
    heardFromHands: null,
    orderly: false,
    shown: null,
    depth: 0,
    gone: [],
    discarded: [],
    woundLog: [],
  };
}

const playedAt = new WeakMap<WarlordState, Table>();

/** A table to play the state at, from now on the only one. Bots sit down at thousands a second: only where somebody looks on is it remembered. */
export function sitDown(state: WarlordState, library: Library, io: TableIO<WarlordEvent>): Table {
  const g = openTable(state, library, io);
  if (io.isWatched === true) playedAt.set(state, g);
  return g;
}

/** The table at which the state is being played while somebody looks on. */
export function playedTable(state: WarlordState): Table | null {
  return playedAt.get(state) ?? null;
}

// ---- looking around ----

/** What is printed on the card. */
export function faceOf(g: Table, id: CardId): Face {
  const face = g.faces[g.state.faces[id] ?? -1];
  if (face === undefined) throw new Error(`card ${id} has no face`);
  return face;
}

export function ownerOf(g: Table, id: CardId): Seat {
  return g.state.owners[id] ?? 0;
}

export function playerAt(g: Table, seat: Seat): Player {
  const player = g.state.players[seat];
  if (player === undefined) throw new Error(`there is no seat ${seat}`);
  return player;
}

/** All cards in play, by id. */
export function cardsInPlay(g: Table): readonly InPlay[] {
  g.present ??= g.state.inPlay.filter((card) => card !== null);
  return g.present;
}

export function putInPlay(g: Table, card: InPlay): void {
  g.state.inPlay[card.id] = card;
  const { present } = g;
  if (present !== null) {
    const after = present.findIndex(({ id }) => id > card.id);
    g.present = after < 0 ? [...present, card] : present.toSpliced(after, 0, card);
  }
  touchFor(g, card);
}

export function takeOutOfPlay(g: Table, id: CardId): void {
  const card = at(g, id);
  g.state.inPlay[id] = null;
  if (g.present !== null) g.present = g.present.filter((one) => one !== card);
  touchFor(g, card);
}

/** A card came or went. */
function touchFor(g: Table, { id, as }: InPlay): void {
  if (as !== null || !faceOf(g, id).plain) g.index = null;
  g.unsettled = true;
}

/** The card in play, or null if it isn't. */
export function find(g: Table, id: CardId): InPlay | null {
  return g.state.inPlay[id] ?? null;
}

/** The card in play; it must be there. */
export function at(g: Table, id: CardId): InPlay {
  const card = g.state.inPlay[id];
  if (card === null || card === undefined) throw new Error(`card ${id} is not in play`);
  return card;
}

export function inPlay(g: Table, id: CardId): boolean {
  return id !== NONE && find(g, id) !== null;
}

/** The card as it is, or as it was when it left play during this order. */
export function lastKnown(g: Table, id: CardId): InPlay | null {
  const card = g.state.inPlay[id];
  if (card !== null && card !== undefined) return card;
  return g.gone.length === 0 ? null : (g.gone.findLast((gone) => gone.card.id === id)?.card ?? null);
}

export function isCharacter(g: Table, id: CardId): boolean {
  return find(g, id)?.kind === 'character';
}

/** All characters in play, in the order of formations, ranks and slots. */
export function characters(g: Table): readonly InPlay[] {
  return rosterOf(g).all;
}

export function charactersOf(g: Table, seat: Seat): readonly InPlay[] {
  return rosterOf(g).bySeat[seat] ?? [];
}

export function hasIntruders(g: Table): boolean {
  return rosterOf(g).intruded;
}

function rosterOf(g: Table): Roster {
  if (g.roster !== null) return g.roster;
  const all: InPlay[] = [];
  const bySeat: InPlay[][] = [];
  while (bySeat.length < g.state.players.length) bySeat.push([]);
  let intruded = false;
  for (const player of g.state.players) {
    for (const rank of player.ranks) {
      for (const id of rank) {
        const c = at(g, id);
        all.push(c);
        bySeat[c.controller]?.push(c);
        intruded ||= c.formation !== c.controller;
      }
    }
  }
  g.roster = { all, bySeat, intruded };
  return g.roster;
}

/** The character that performs what is printed on the card: the card itself, or what bears it (WL-17.2). */
export function actorOf(g: Table, card: InPlay): CardId {
  return card.kind === 'character' ? card.id : card.host;
}

export function seatsInGame(g: Table): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < g.state.players.length; seat++) if (!playerAt(g, seat).out) seats.push(seat);
  return seats;
}

/** The seats still in the game, clockwise from the winner of initiative (WL-8.19, WL-19.5, WL-31.10). */
export function seatsByPriority(g: Table): Seat[] {
  const count = g.state.players.length;
  const seats: Seat[] = [];
  for (let i = 0; i < count; i++) {
    const seat = (g.state.initiative + i) % count;
    if (!playerAt(g, seat).out) seats.push(seat);
  }
  return seats;
}

export function nextStamp(g: Table): number {
  g.state.stamp++;
  return g.state.stamp;
}

/** Something entered, left or changed what modifications are in force. */
export function touch(g: Table): void {
  g.index = null;
  g.unsettled = true;
}

/** Somebody came, went or stands elsewhere: ranks must be checked. */
export function touchRanks(g: Table): void {
  g.roster = null;
  g.orderly = false;
  g.unsettled = true;
}
