/**
 * The form of a view: everything a seat or a spectator may see of a game.
 */
import type { Outcome, Seat, SeenCard, View } from '@muster/engine';
import type { StatBlock } from './abilities/language.ts';
import type { Edition } from './edition.ts';
import type { Lasting, Orientation, Phase } from './state.ts';

export interface WarlordView extends View {
  readonly game: 'warlord';
  readonly edition: Edition;
  readonly turn: number;
  readonly phase: Phase;
  /** Who won initiative; before that is settled, last turn's winner. */
  readonly initiative: Seat;
  readonly initiativeSettled: boolean;
  /** Whose order slot it is. */
  readonly slot: Seat;
  readonly passes: number;
  readonly outcome: Outcome | null;
  readonly players: readonly SeenPlayer[];
  readonly effects: readonly SeenEffect[];
}

export interface SeenPlayer {
  readonly out: boolean;
  /** How many cards are in it. */
  readonly deck: number;
  /** How many cards are in it where the seat may not see them. */
  readonly hand: readonly SeenCard[] | number;
  readonly discard: readonly SeenCard[];
  readonly removed: readonly SeenCard[];
  /** Of the seat itself: characters of the starting army still to be placed. */
  readonly start: readonly SeenCard[];
  /** From the front rank on, each from left to right; intruders stand in them too. */
  readonly ranks: readonly (readonly SeenCharacter[])[];
}

export interface SeenInPlay extends SeenCard {
  readonly controller: Seat;
  readonly orientation: Orientation;
  readonly charges: number;
  /** Uses of limited abilities and feats this turn, and in this game. */
  readonly uses: Readonly<Record<string, number>>;
  readonly gameUses: Readonly<Record<string, number>>;
}

/** A character with the numbers now in force. */
export interface SeenCharacter extends SeenInPlay {
  /** Whose formation it stands in. */
  readonly formation: Seat;
  readonly rank: number;
  readonly wounds: number;
  readonly atk: readonly number[];
  readonly ac: number;
  readonly skill: number;
  readonly hp: number;
  readonly level: number;
  /** What a card that is no character card is while it is in play as one. */
  readonly as: StatBlock | null;
  readonly acted: boolean;
  readonly items: readonly SeenBorne[];
  readonly attached: readonly SeenBorne[];
}

export interface SeenBorne extends SeenInPlay {
  readonly scribed: boolean;
}

export type SeenEffect = Pick<Lasting, 'source' | 'actor' | 'seat' | 'bound' | 'until' | 'mod'>;
