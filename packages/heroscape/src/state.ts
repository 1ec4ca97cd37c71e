/**
 * The state of a game of Heroscape: plain data. The map and the army card records are shared by reference and never change.
 */
import type { GameState, Outcome, Rng, Seat } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import type { Figures } from './abilities/language.ts';
import type { GlyphName } from './content/glyph.ts';
import type { MapFile } from './content/map.ts';
import type { OptionSet } from './content/options.ts';

/** A figure; ids count from 0 and are positions in `figures`. */
export type FigureId = number;
/** An army card in play, a whole stack of commons (HS-3.16); ids are positions in `cards`. */
export type CardId = number;
export const NOBODY = -1;

/** HS-4.1, before that the steps of setup (HS-2.8). */
export type Phase = 'muster' | 'draft' | 'start' | 'markers' | 'initiative' | 'turns' | 'round-end';

export interface HeroscapeState extends GameState {
  readonly map: MapFile;
  readonly options: OptionSet;
  /** The cards that may be drafted, by number in the library. */
  readonly pool: readonly number[];
  rng: Rng;
  players: Player[];
  cards: Card[];
  figures: Figure[];
  glyphs: Glyph[];
  /** By piece of the battlefield (obstacles, edges, doors): whether it stands and blocks. */
  pieces: Piece[];
  /** Spaces that became other terrain, by space. */
  terrain: readonly { readonly space: SpaceId; readonly terrain: string }[];
  phase: Phase;
  /** HS-3.2, HS-3.4: the order in which players choose, from the winner of the setup roll. */
  setupOrder: readonly Seat[];
  /** How many picks of the draft are over. */
  picks: number;
  /** HS-4.1: from 1. */
  round: number;
  /** HS-4.7: who goes first this round, second … */
  initiative: readonly Seat[];
  /** Turns of this round that are over, all players counted (HS-4.10). */
  turnsTaken: number;
  /** The turns being taken, a bonus turn above the one it interrupts (HS-5.12). */
  turns: Turn[];
  /** What powers changed for a while. */
  effects: Lasting[];
  /** What the mission counts (HS-V6): by seat. */
  mission: Mission;
  /** Counts turns and rounds begun, so that effects know when they end. */
  stamp: number;
  outcome: Outcome | null;
}

export interface Player {
  readonly zone: string;
  /** HS-23.5: players with the same number are one team. */
  readonly team: number;
  /** The army given in the setup, as numbers of cards in the library; null: chosen at the table. */
  readonly army: readonly number[] | null;
  /** Has chosen its whole army (HS-3.9). */
  complete: boolean;
  /** Points spent. */
  spent: number;
  markers: OrderMarker[];
  /** HS-4.13 */
  out: boolean;
  /** Gave up while a script was half-way; is out when none is. */
  leaving: boolean;
  /** HS-V4: points any card may use. */
  powerPoints: number;
  /** HS-V22: markers kept from earlier rounds. */
  kept: number;
  /** HS-V22, HS-V20: turns of this round are counted apart from markers. */
  turnsLeft: number;
}

export type MarkerFace = '1' | '2' | '3' | 'X' | '4';

/** HS-1.7. The place in the list never tells the face of a hidden marker: markers are listed by face. */
export interface OrderMarker {
  readonly face: MarkerFace;
  /** NOBODY: not on a card. */
  card: CardId;
  revealed: boolean;
  /** Taken away until the end of the round (HS-21.31). */
  lost: boolean;
  /** HS-V19: was activated as a joker, HS-V18b: was the fourth turn. */
  used: boolean;
}

export interface Card {
  readonly id: CardId;
  /** Number in the library. */
  readonly record: number;
  readonly owner: Seat;
  controller: Seat;
  /** HS-3.16: how many cards the stack holds. */
  copies: number;
  figures: readonly FigureId[];
  /** HS-21.30: the golden marker. */
  negated: boolean;
  /** Markers that powers introduce, by name. */
  markers: Readonly<Record<string, number>>;
  /** HS-28.13: what spirits add to the printed numbers. */
  spirits: { readonly attack: number; readonly defence: number; readonly move: number };
  /** Traits that were changed for good. */
  identity: { readonly species?: string; readonly class?: string; readonly personality?: string } | null;
  /** Cards chosen at the start of the game, by name of the choice. */
  chosen: Readonly<Record<string, CardId>>;
  /** How often powers were used, by name of the power: in this game and in this round. */
  gameUses: Readonly<Record<string, number>>;
  roundUses: Readonly<Record<string, number>>;
  /** HS-V4 */
  powerPoints: number;
  /** HS-V5: the card it is paired with, NOBODY if none. */
  partner: CardId;
}

export type FigureFate = 'reserve' | 'field' | 'destroyed' | 'out';

export interface Figure {
  readonly id: FigureId;
  readonly card: CardId;
  /** Where it stands, its head first (HS-7.1); empty when it is not on the battlefield. */
  at: readonly SpaceId[];
  fate: FigureFate;
  wounds: number;
  /** HS-21.9: the glyph it holds by having entered it, NOBODY if none. */
  glyph: number;
  /** Carries gems or a flag (HS-V6). */
  carries: readonly number[];
}

export interface Glyph {
  readonly glyph: GlyphName;
  space: SpaceId;
  /** HS-2.5: power side up. */
  known: boolean;
  /** HS-21.8 */
  gone: boolean;
}

/** An obstacle, wall or door of the battlefield. */
export interface Piece {
  stands: boolean;
  /** Destructible objects (HS-20.6). */
  wounds: number;
}

export type Stage =
  | 'reveal' // HS-5.2
  | 'before' // HS-T11, HS-T12
  | 'before-moving' // HS-T13
  | 'move' // HS-5.7
  | 'after-moving' // HS-T25
  | 'attack' // HS-5.8
  | 'after-attacking' // HS-T42
  | 'after' // HS-T43
  | 'end'; // HS-T44, HS-5.9

/** One turn with one card (HS-5.1). */
export interface Turn {
  /** Who takes it; a card may be lent to another player in the middle of its turn. */
  seat: Seat;
  readonly card: CardId;
  /** HS-5.11: the power that granted it; empty for the turn of an order marker. */
  readonly power: string;
  /** The marker that was revealed: its place in the player's list, NOBODY for granted turns. */
  readonly marker: number;
  /** HS-5.4, HS-19.15: set when nothing more happens in it but its end. */
  over: boolean;
  stage: Stage;
  /** Position within the sequence of the stage, where it has several steps. */
  step: number;
  /** HS-5.5: how many figures may move and attack. */
  movers: number;
  attackers: number;
  /** HS-5.6: those who moved or attacked so far. */
  acting: readonly FigureId[];
  /** The figure whose move is under way (HS-6.3), NOBODY if none. */
  mover: FigureId;
  /** Movement points it has left, and on the road besides (HS-8.10). */
  left: number;
  roadLeft: number;
  /** Figures whose move is over, and who can't be moved again. */
  moved: readonly FigureId[];
  /** Figures that changed their space this turn (HS-28.12). */
  displaced: readonly FigureId[];
  /** Figures that have attacked, once for each attack. */
  attacked: readonly FigureId[];
  /** Whom figures attacked this turn, in order: attacker, target, wounds given. */
  strikes: readonly { readonly by: FigureId; readonly at: FigureId; readonly wounds: number }[];
  /** The figure in the middle of its attacks, with what it may still do. */
  sequence: AttackSequence | null;
  /** HS-T10: where every figure stood when the turn began, by figure. */
  start: readonly (readonly SpaceId[])[];
  /** HS-T10: who was engaged then, by figure. */
  engaged: readonly boolean[];
  /** Powers used in this turn, by name and figure (HS-T56). */
  used: readonly string[];
  /** HS-V16: attacks before moving. */
  attackFirst: boolean;
  /** HS-V34: movement points figures had left over, by figure. */
  shoveLeft: Readonly<Record<FigureId, number>>;
  /** The move of the turn was replaced or is multiplied (HS-V22). */
  moveTimes: number;
  /** Doors and figures turned since the last other action, so that no turn goes on for ever. */
  turned: readonly string[];
  /** A bonding turn was taken before this one. */
  bonded: boolean;
  /** The figures that may act in it, where not all of the card may (HS-5.12, commands to figures in sight); empty: all. */
  only: readonly FigureId[];
  /** Figures for which the turn is already over. */
  ended: readonly FigureId[];
  /** Turns that powers grant when this one is over, the next first. */
  another: readonly { readonly card: CardId; readonly power: string; readonly only: readonly FigureId[] }[];
  /** The card's controller to whom it returns after a borrowed turn, NOBODY if it is not borrowed. */
  lender: Seat;
}

/** Further attacks of one figure (HS-T41). */
export interface AttackSequence {
  readonly figure: FigureId;
  /** The special attack being repeated: its place among the card's powers; NOBODY for normal attacks. */
  readonly power: number;
  readonly attacksMade: number;
  /** Dice left of a pool. */
  readonly pool: number;
  readonly targets: readonly FigureId[];
  /** The last target was adjacent when it was attacked. */
  readonly close: boolean;
  /** The last target's space when the attack began, and who stood next to it: for chains. */
  readonly neighbours: readonly FigureId[];
}

/** Something a power changed for a while. */
export interface Lasting {
  readonly kind: 'stat' | 'state' | 'limit-defence' | 'hidden' | 'no-attack' | 'acting';
  /** The card that made it, whose controller is "own" in its words. */
  readonly source: CardId;
  /** The figure that made it. */
  readonly by: FigureId;
  /** Whom it changes: a figure, all of a card, or an army (by seat). */
  readonly figure: FigureId;
  readonly card: CardId;
  readonly seat: Seat;
  readonly stat: 'attack' | 'defence' | 'move' | 'range' | '';
  readonly add: number;
  readonly state: string;
  readonly figures: Figures | null;
  readonly until: 'turn' | 'round' | 'next-marker' | 'moved';
  /** The stamp of the turn or round at whose end it is over. */
  readonly ends: number;
  readonly whileUnengaged: boolean;
  /** Ends when the figure changes its space. */
  readonly whileStill: boolean;
}

export interface Mission {
  /** By team: rounds the hill was held in a row, shrines visited … */
  readonly held: readonly number[];
  /** By team: which shrines were visited. */
  readonly visited: readonly (readonly number[])[];
  /** Gems and flags: where they lie, NOBODY when carried or brought home. */
  readonly things: readonly { readonly space: SpaceId; readonly home: number }[];
}

/**
 * Written out field by field, and in the order in which the rules make these objects: copies then have the shape of their originals, and
 * what reads them is as quick with copies. Spreading would give every copy a shape of its own.
 */
export function copyState(s: HeroscapeState): HeroscapeState {
  return {
    map: s.map,
    options: s.options,
    pool: s.pool,
    rng: [s.rng[0], s.rng[1], s.rng[2], s.rng[3]],
    players: s.players.map(copyPlayer),
    cards: s.cards.map(copyCard),
    figures: s.figures.map(copyFigure),
    glyphs: s.glyphs.map(copyGlyph),
    pieces: s.pieces.map(copyPiece),
    terrain: s.terrain,
    phase: s.phase,
    setupOrder: s.setupOrder,
    picks: s.picks,
    round: s.round,
    initiative: s.initiative,
    turnsTaken: s.turnsTaken,
    turns: s.turns.map(copyTurn),
    effects: s.effects.slice(),
    mission: s.mission,
    stamp: s.stamp,
    outcome: s.outcome,
  };
}

function copyPlayer(player: Player): Player {
  return {
    zone: player.zone,
    team: player.team,
    army: player.army,
    complete: player.complete,
    spent: player.spent,
    markers: player.markers.map(copyMarker),
    out: player.out,
    leaving: player.leaving,
    powerPoints: player.powerPoints,
    kept: player.kept,
    turnsLeft: player.turnsLeft,
  };
}

function copyMarker(marker: OrderMarker): OrderMarker {
  return {
    face: marker.face,
    card: marker.card,
    revealed: marker.revealed,
    lost: marker.lost,
    used: marker.used,
  };
}

function copyCard(card: Card): Card {
  return {
    id: card.id,
    record: card.record,
    owner: card.owner,
    controller: card.controller,
    copies: card.copies,
    figures: card.figures,
    negated: card.negated,
    markers: card.markers,
    spirits: card.spirits,
    identity: card.identity,
    chosen: card.chosen,
    gameUses: card.gameUses,
    roundUses: card.roundUses,
    powerPoints: card.powerPoints,
    partner: card.partner,
  };
}

function copyFigure(figure: Figure): Figure {
  return {
    id: figure.id,
    card: figure.card,
    at: figure.at,
    fate: figure.fate,
    wounds: figure.wounds,
    glyph: figure.glyph,
    carries: figure.carries,
  };
}

function copyGlyph(glyph: Glyph): Glyph {
  return {
    glyph: glyph.glyph,
    space: glyph.space,
    known: glyph.known,
    gone: glyph.gone,
  };
}

function copyPiece(piece: Piece): Piece {
  return {
    stands: piece.stands,
    wounds: piece.wounds,
  };
}

function copyTurn(turn: Turn): Turn {
  return {
    seat: turn.seat,
    card: turn.card,
    power: turn.power,
    marker: turn.marker,
    over: turn.over,
    stage: turn.stage,
    step: turn.step,
    movers: turn.movers,
    attackers: turn.attackers,
    acting: turn.acting,
    mover: turn.mover,
    left: turn.left,
    roadLeft: turn.roadLeft,
    moved: turn.moved,
    displaced: turn.displaced,
    attacked: turn.attacked,
    strikes: turn.strikes,
    sequence: turn.sequence,
    start: turn.start,
    engaged: turn.engaged,
    used: turn.used,
    attackFirst: turn.attackFirst,
    shoveLeft: turn.shoveLeft,
    moveTimes: turn.moveTimes,
    turned: turn.turned,
    bonded: turn.bonded,
    only: turn.only,
    ended: turn.ended,
    another: turn.another,
    lender: turn.lender,
  };
}
