/**
 * What the drawn table must have a word for in every language.
 */
import type { TerrainPiece } from '../content/terrain.ts';
import type { Mode, Phase } from '../state.ts';

export interface Labels {
  readonly player: string;
  readonly modes: Readonly<Record<Mode, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly over: string;
  readonly turn: (turn: number, player: string) => string;
  readonly round: (round: number, rounds: number) => string;
  readonly goal: (points: number) => string;
  readonly goalKills: string;
  readonly featsLeft: (cards: number) => string;
  readonly lastTurn: string;
  /** Terrain in at most six letters. */
  readonly terrain: Readonly<Record<TerrainPiece, string>>;
  /** A camp of one player; the letter follows. */
  readonly campOf: string;
  /** What each piece does, in few words. */
  readonly effects: Readonly<Record<TerrainPiece, string>>;
  /** How to read a hex. */
  readonly reading: string;
  /** Headings of the creatures: place, hit points, movement, attacks. */
  readonly columns: readonly [string, string, string, string];
  readonly dice: string;
  readonly strength: string;
  readonly income: string;
  readonly points: (points: number, goal: number) => string;
  readonly kills: (kills: number) => string;
  /** What the letters on the income track mean. */
  readonly track: string;
  readonly creatures: (creatures: number, limit: number) => string;
  /** Where only characters count against the limit. */
  readonly characters: (characters: number, limit: number) => string;
  readonly camp: string;
  readonly city: string;
  readonly relics: string;
  readonly hall: string;
  readonly fame: string;
  readonly hand: string;
  readonly feats: string;
  readonly deck: (cards: number) => string;
  readonly handCount: (cards: number, feats: number) => string;
  readonly faceDown: (cards: number) => string;
  readonly none: string;
  readonly closed: string;
  readonly armour: (tokens: number) => string;
  readonly reuse: (tokens: number) => string;
  readonly tokens: Readonly<Record<'poison' | 'plague' | 'stun', string>>;
  readonly activated: string;
  readonly entered: string;
  readonly out: string;
  readonly ownedBy: string;
  readonly team: (partner: string) => string;
  /** Under the pictures of decisions. */
  readonly steps: string;
  readonly stepsAndRun: string;
  readonly possible: string;
  readonly pushHarm: string;
  readonly spots: string;
  readonly targets: string;
  readonly menu: Readonly<Record<Menu, string>>;
}

/** The groups in which the options of a turn are shown. */
export type Menu = 'activate' | 'deploy' | 'play' | 'income' | 'use' | 'feat' | 'discard' | 'remove' | 'other';
