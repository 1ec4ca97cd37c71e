/**
 * The table: what rule scripts work on. Beside the state it holds what can be worked out from it (who stands where) and what is
 * half-way while a script runs (attacks being resolved); at a checkpoint the latter is empty.
 */
import type { Outcome, Seat, TableIO } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { battlefieldOf, type Battlefield } from './battlefield.ts';
import type { ArmyCard } from './content/card.ts';
import type { Library } from './content/library.ts';
import type { HeroscapeEvent } from './events.ts';
import { facesOf, type Face } from './abilities/face.ts';
import type { Attack } from './rules/attack-context.ts';
import type { Ways } from './rules/movement-range.ts';
import type { StepCosts } from './rules/step-costs.ts';
import {
  NOBODY,
  type Card,
  type CardId,
  type Figure,
  type FigureId,
  type HeroscapeState,
  type Player,
  type Turn,
} from './state.ts';

export interface Table {
  readonly state: HeroscapeState;
  readonly library: Library;
  readonly io: TableIO<HeroscapeEvent>;
  readonly battlefield: Battlefield;
  /** By record of the library: what its powers come down to. */
  readonly faces: readonly Face[];
  /** By space: the figure standing there, NOBODY if none. Kept by `stand` and `lift`. */
  readonly standing: Int16Array;
  /** By piece: 1 where it stands, for lines of sight. */
  readonly stands: Uint8Array;
  /** Figures whose powers change terrain around them, and whether any space is other than printed. */
  readonly terrainChangers: FigureId[];
  hasChangedTerrain: boolean;
  /** By space the terrain now, where some is other than printed; null when it must be worked out anew. */
  terrainNow: {
    readonly codes: Uint8Array;
    readonly laid: HeroscapeState['terrain'];
    readonly auras: AuraIndex;
  } | null;
  /** Counts what changes who is next to whom: by seat the moves of its figures, and last what concerns everybody. */
  readonly moves: number[];
  /** What steps cost the figures of a card, for each way to go; filled by who asks. */
  readonly stepCosts: StepCosts[];
  /** The searches behind the destinations listed last; null when somebody has moved since. */
  ways: Ways | null;
  /** Attacks being resolved, the innermost last. */
  readonly attacks: Attack[];
  /** Figures are being removed together: who is left is looked at when all of them are gone (HS-18.9, HS-22.6). */
  removing: boolean;
  /** Figures on the battlefield whose powers reach others; null when it must be worked out anew. */
  auras: AuraIndex | null;
}

export interface AuraIndex {
  /** Figures whose card has some aura. */
  readonly owners: readonly FigureId[];
  /** Figures whose card keeps others from moving. */
  readonly restrictors: readonly FigureId[];
  /** Some of them changes the range of others. */
  readonly changesRange: boolean;
  /** What some card answers to, its figures being on the battlefield or not: triggers as bits (`triggerBit`). */
  readonly hears: number;
}

/** Thrown when the game is decided in the middle of a script. */
export class GameDecided extends Error {
  constructor() {
    super('the game is decided');
  }
}

/** Always the same one: nobody asks where it was thrown. */
const DECIDED = new GameDecided();

export function openTable(state: HeroscapeState, library: Library, io: TableIO<HeroscapeEvent>): Table {
  const battlefield = battlefieldOf(state.map, state.options);
  const standing = new Int16Array(battlefield.field.spaces);
  return tableOn(state, library, io, battlefield, standing, new Uint8Array(state.pieces.length));
}

/** A table for a glance at the state, over before another one is opened: it notes who stands where on scratch paper. */
export function glanceTable(state: HeroscapeState, library: Library, io: TableIO<HeroscapeEvent>): Table {
  const battlefield = battlefieldOf(state.map, state.options);
  const { standing, stands } = battlefield.scratch;
  return tableOn(state, library, io, battlefield, standing, stands);
}

function tableOn(
  state: HeroscapeState,
  library: Library,
  io: TableIO<HeroscapeEvent>,
  battlefield: Battlefield,
  standing: Int16Array,
  stands: Uint8Array,
): Table {
  standing.fill(NOBODY);
  for (const figure of state.figures) for (const space of figure.at) standing[space] = figure.id;
  for (let i = 0; i < state.pieces.length; i++) stands[i] = state.pieces[i]?.stands === true ? 1 : 0;
  const faces = facesOf(library);
  const terrainChangers: FigureId[] = [];
  for (const card of state.cards) {
    if ((faces[card.record]?.terrain.length ?? 0) > 0) terrainChangers.push(...card.figures);
  }
  const moves: number[] = [];
  for (let seat = 0; seat <= state.players.length; seat++) moves.push(0);
  return {
    state,
    library,
    io,
    battlefield,
    faces,
    standing,
    stands,
    terrainChangers,
    hasChangedTerrain: terrainChangers.length > 0 || state.terrain.length > 0,
    terrainNow: null,
    moves,
    stepCosts: [],
    ways: null,
    attacks: [],
    removing: false,
    auras: null,
  };
}

export function figureOf(g: Table, id: FigureId): Figure {
  const figure = g.state.figures[id];
  if (figure === undefined) throw new Error(`there is no figure ${id}`);
  return figure;
}

export function cardOf(g: Table, id: CardId): Card {
  const card = g.state.cards[id];
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

export function cardOfFigure(g: Table, id: FigureId): Card {
  return cardOf(g, figureOf(g, id).card);
}

export function playerAt(g: Table, seat: Seat): Player {
  const player = g.state.players[seat];
  if (player === undefined) throw new Error(`there is no seat ${seat}`);
  return player;
}

export function recordOf(g: Table, card: Card): ArmyCard {
  const record = g.library.cards[card.record];
  if (record === undefined) throw new Error(`there is no army card ${card.record}`);
  return record;
}

export function recordOfFigure(g: Table, id: FigureId): ArmyCard {
  return recordOf(g, cardOfFigure(g, id));
}

export function faceOf(g: Table, card: Card): Face {
  const face = g.faces[card.record];
  if (face === undefined) throw new Error(`there is no army card ${card.record}`);
  return face;
}

export function controllerOf(g: Table, id: FigureId): Seat {
  return cardOfFigure(g, id).controller;
}

/** Whose army the card is in: one that is borrowed for a turn goes back to its lender's. */
export function armySeat({ state }: Pick<Table, 'state'>, card: Card): Seat {
  for (const turn of state.turns) if (turn.card === card.id && turn.lender !== NOBODY) return turn.lender;
  return card.controller;
}

/** The turn being taken, a bonus turn before the one it interrupts. */
export function currentTurn(g: Table): Turn {
  const turn = g.state.turns.at(-1);
  if (turn === undefined) throw new Error('no turn is being taken');
  return turn;
}

export function isOnField(figure: Figure): boolean {
  return figure.fate === 'field';
}

/** The head's space (HS-7.1). */
export function headOf(figure: Figure): SpaceId {
  const head = figure.at[0];
  if (head === undefined) throw new Error(`figure ${figure.id} is not on the battlefield`);
  return head;
}

export function levelOf(g: Table, figure: Figure): number {
  return g.battlefield.floor[headOf(figure)] ?? 0;
}

/** Puts a figure on its spaces, the head first. */
export function stand(g: Table, figure: Figure, at: readonly SpaceId[]): void {
  for (const space of figure.at) if (g.standing[space] === figure.id) g.standing[space] = NOBODY;
  figure.at = at;
  noteMove(g, figure);
  for (const space of at) g.standing[space] = figure.id;
  if (figure.fate === 'field') return;
  figure.fate = 'field';
  g.auras = null;
}

/** Takes a figure off its spaces. */
export function lift(g: Table, figure: Figure): void {
  for (const space of figure.at) if (g.standing[space] === figure.id) g.standing[space] = NOBODY;
  figure.at = [];
  noteMove(g, figure);
  g.auras = null;
}

const NOT_KNOWN: HeroscapeState['terrain'] = [];

/** What was worked out from where everybody stands holds no longer. */
function noteMove(g: Table, figure: Figure): void {
  const { controller } = cardOf(g, figure.card);
  g.moves[controller] = (g.moves[controller] ?? 0) + 1;
  g.ways = null;
  if (g.terrainNow !== null && g.terrainChangers.includes(figure.id))
    g.terrainNow = { ...g.terrainNow, laid: NOT_KNOWN };
}

/** Whether a piece stands in the way (HS-20.6, HS-20.11). */
export function putUp(g: Table, piece: number, stands: boolean): void {
  const state = g.state.pieces[piece];
  if (state === undefined) return;
  state.stands = stands;
  g.stands[piece] = stands ? 1 : 0;
  const everybody = g.state.players.length;
  g.moves[everybody] = (g.moves[everybody] ?? 0) + 1;
}

/** How often something has changed for who has the seat as an enemy. */
export function movesOfOthers(g: Table, seat: Seat): number {
  let sum = 0;
  for (const [other, moves] of g.moves.entries()) if (other !== seat) sum += moves;
  return sum;
}

/** Figures of a card that are on the battlefield. */
export function figuresOnField(g: Table, card: Card): Figure[] {
  const figures: Figure[] = [];
  for (const id of card.figures) {
    const figure = figureOf(g, id);
    if (figure.fate === 'field') figures.push(figure);
  }
  return figures;
}

/** HS-23.2, HS-24.1 */
export function areFriends(g: Table, a: Seat, b: Seat): boolean {
  if (a === b) return true;
  return g.state.options.teamAllies && playerAt(g, a).team === playerAt(g, b).team;
}

export function areEnemies(g: Table, a: FigureId, b: FigureId): boolean {
  return !areFriends(g, controllerOf(g, a), controllerOf(g, b));
}

/** HS-23.3: initiative order; before the first roll the setup order. */
export function seatsInOrder(g: Table): readonly Seat[] {
  const { initiative, setupOrder, players } = g.state;
  if (initiative.length > 0) return initiative;
  return setupOrder.length > 0 ? setupOrder : players.map((_, seat) => seat);
}

export function emit(g: Table, event: HeroscapeEvent): void {
  g.io.emit(event);
}

/** Ends the game at once. */
export function decide(g: Table, outcome: Outcome): never {
  g.state.outcome = outcome;
  emit(g, { type: 'over', outcome });
  throw DECIDED;
}
