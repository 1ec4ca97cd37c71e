/**
 * The form of a view: everything a seat or a spectator may see of a game.
 */
import type { Outcome, Seat, View } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import type { GlyphName } from './content/glyph.ts';
import type { MapFile } from './content/map.ts';
import type { OptionSet } from './content/options.ts';
import type { Card, CardId, Figure, Lasting, Mission, Phase, Piece, Turn } from './state.ts';

export interface HeroscapeView extends View {
  readonly game: 'heroscape';
  /** The id of the map; one that does not come with the game is told in `mapFile`. */
  readonly map: string;
  readonly mapFile?: MapFile;
  /** HS-3.1: what an army may cost, by the map or as was agreed. */
  readonly pointLimit: number;
  readonly options: OptionSet;
  readonly phase: Phase;
  readonly setupOrder: readonly Seat[];
  readonly round: number;
  /** How many there are. */
  readonly rounds: number;
  /** Who goes first this round, second … */
  readonly initiative: readonly Seat[];
  readonly turnsTaken: number;
  readonly outcome: Outcome | null;
  readonly players: readonly SeenPlayer[];
  readonly cards: readonly SeenCard[];
  readonly figures: readonly SeenFigure[];
  readonly glyphs: readonly SeenGlyph[];
  /** By piece of the board. */
  readonly pieces: readonly SeenPiece[];
  /** Spaces that became other terrain. */
  readonly terrain: readonly { readonly space: SpaceId; readonly terrain: string }[];
  /** The turns being taken, a bonus turn above the one it interrupts. */
  readonly turns: readonly SeenTurn[];
  readonly effects: readonly Lasting[];
  readonly mission: Mission;
}

export interface SeenPlayer {
  readonly zone: string;
  readonly team: number;
  readonly complete: boolean;
  /** Points spent. */
  readonly spent: number;
  readonly out: boolean;
  readonly powerPoints: number;
  readonly kept: number;
  readonly markers: readonly MarkerSeen[];
}

/** A marker as somebody sees it: what is not known about it is null. */
export interface MarkerSeen {
  readonly face: string | null;
  /** NOBODY: on no card. */
  readonly card: CardId | null;
  readonly revealed: boolean;
  readonly lost: boolean;
}

/** A card with the numbers printed on it, what spirits add included. */
export interface SeenCard
  extends
    Pick<Card, 'id' | 'owner' | 'controller' | 'copies' | 'figures' | 'negated' | 'markers' | 'spirits' | 'identity'>,
    Pick<Card, 'chosen' | 'gameUses' | 'roundUses' | 'powerPoints' | 'partner'> {
  /** The id of its record. */
  readonly card: string;
  readonly name: string;
  readonly life: number;
  readonly move: number;
  readonly range: number;
  readonly attack: number;
  readonly defence: number;
  readonly points: number;
}

export type SeenFigure = Pick<Figure, 'id' | 'card' | 'at' | 'fate' | 'wounds' | 'glyph' | 'carries'>;

export type SeenPiece = Pick<Piece, 'stands' | 'wounds'>;

export interface SeenGlyph {
  /** Null while it lies symbol side up. */
  readonly glyph: GlyphName | null;
  readonly space: SpaceId;
  readonly known: boolean;
  readonly gone: boolean;
}

export type SeenTurn = Pick<Turn, 'seat' | 'card' | 'power' | 'over' | 'stage' | 'movers' | 'attackers' | 'acting'> &
  Pick<Turn, 'mover' | 'left' | 'roadLeft' | 'moved' | 'attacked' | 'lender'>;
