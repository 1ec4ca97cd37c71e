/**
 * A battlefield with everything on it, as data: the same for the solid and the flat board, and for every game on hexes.
 */
import type { Seat } from '@muster/engine';
import type { Blow } from './changes.ts';

export interface SceneSpace {
  readonly id: number;
  readonly q: number;
  readonly r: number;
  /** The ground reaches from one of these heights to the other. */
  readonly bottom: number;
  readonly top: number;
  readonly terrain: string;
  /** What texts call it. */
  readonly place: string;
  /** The name of what lies there, where the game has something to say of it. */
  readonly about?: string;
}

/** Something that fills spaces: trees, rocks, pillars. */
export interface SceneBlock {
  readonly id: string;
  readonly kind: string;
  readonly spaces: readonly number[];
  readonly base: number;
  readonly top: number;
}

/** Something that stands between two spaces: walls, ruins, doors. */
export interface SceneWall {
  readonly id: string;
  readonly kind: string;
  readonly q: number;
  readonly r: number;
  /** 0 is the east, then clockwise. */
  readonly side: number;
  readonly base: number;
  readonly top: number;
}

export interface SceneFigure {
  readonly id: number;
  readonly seat: Seat;
  /** The spaces under it; of two the head stands on the first. */
  readonly at: readonly number[];
  readonly icon: string;
  readonly name: string;
  /** How tall it is, in levels. */
  readonly height: number;
  readonly wounds: number;
  readonly life: number;
  /** Heroes and leaders differ from their men. */
  readonly leader: boolean;
  readonly tags: readonly string[];
}

/** Something flat that lies on a space: a glyph, a portal, a token. */
export interface SceneToken {
  readonly space: number;
  readonly icon: string;
  readonly name: string;
  /** A few letters on it; empty for none. */
  readonly label: string;
  /** Whether the game has more to say of it than its name. */
  readonly isDescribed: boolean;
}

/** What a space is good for now; `foot`: somebody would stand on it. */
export interface SpaceMark {
  readonly kind: 'reach' | 'danger' | 'path' | 'foot' | 'seen' | 'hidden';
  /** Shown on the space, such as what it costs to go there. */
  readonly label: string;
}

export type FigureMark = 'legal' | 'friend' | 'picked' | 'about';

export interface SightLine {
  readonly from: number;
  readonly to: number;
  readonly visible: boolean;
  readonly text: string;
}

export interface HexScene {
  readonly id: string;
  readonly spaces: readonly SceneSpace[];
  readonly blocks: readonly SceneBlock[];
  readonly walls: readonly SceneWall[];
  readonly figures: readonly SceneFigure[];
  readonly tokens: readonly SceneToken[];
  readonly marks: ReadonlyMap<number, SpaceMark>;
  readonly figureMarks: ReadonlyMap<number, FigureMark>;
  readonly sight: SightLine | null;
  /** The last attack. */
  readonly blow: Blow | null;
}

export interface HexEvents {
  onSpace(space: number, at: { readonly x: number; readonly y: number }): void;
  onFigure(figure: number, at: { readonly x: number; readonly y: number }): void;
  onHoverSpace(space: number | null): void;
  onHoverFigure(figure: number | null): void;
}
