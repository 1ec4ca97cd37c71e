/**
 * A battlefield as something to draw: its spaces, what stands on them and between them, by the numbers that views and options use.
 */
import type { Language } from '@muster/engine';
import { sideOf, type SpaceId } from '@muster/hex';
import { battlefieldOf, type Battlefield, type LadderInfo, type PieceInfo } from './battlefield.ts';
import type { GlyphName } from './content/glyph.ts';
import type { Goal, MapFile, SpaceRef, Terrain } from './content/map.ts';
import { mapById } from './content/maps.ts';
import { BASE_OPTIONS, type OptionSet } from './content/options.ts';
import type { PieceKind } from './content/pieces.ts';
import { terrainOf } from './content/terrain.ts';
import { placeText } from './notation/places.ts';
import { CHOICE_WORDS } from './words/choices.ts';

/** The battlefield. Everything is numbered as in views: `spaces[7]` is space 7, `pieces[2]` is piece 2. */
export interface Board {
  readonly id: string;
  readonly name: string;
  readonly spaces: readonly BoardSpace[];
  readonly pieces: readonly BoardPiece[];
  readonly ladders: readonly BoardLadder[];
  readonly glyphs: readonly BoardGlyph[];
  /** Spaces by the name of the start zone. */
  readonly zones: Readonly<Record<string, readonly SpaceId[]>>;
  readonly goal: BoardGoal;
}

/** HS-V6: what must be done to win, and on which spaces. */
export interface BoardGoal {
  readonly kind: Goal['kind'];
  /** The hill, the shrines, where the flag is raised; gems and flags lie where the view says. */
  readonly spaces: readonly SpaceId[];
  /** How many rounds the hill must be held, how many shrines or gems there are; 0 where nothing is counted. */
  readonly wanted: number;
  /** Of flags: the start zones they belong to. */
  readonly zones: readonly string[];
}

export interface BoardSpace {
  readonly id: SpaceId;
  readonly q: number;
  readonly r: number;
  /** Where a figure stands there: on the ground, or on top of what can be climbed. */
  readonly level: number;
  /** The ground reaches from one of these levels to the other. */
  readonly bottom: number;
  readonly top: number;
  readonly terrain: Terrain;
  /** A rung of a ladder: it has no ground. */
  readonly rung: boolean;
  /** The number of the start zone, 0 for none. */
  readonly zone: number;
  /** Column and row as texts call the place. */
  readonly place: string;
}

export interface BoardPiece {
  readonly kind: PieceKind;
  /** Of an obstacle: the spaces it fills and its top over each. */
  readonly spaces: readonly SpaceId[];
  readonly tops: readonly number[];
  /** Of a wall, ruin, door …: the edges on which it stands. */
  readonly edges: readonly BoardEdge[];
  readonly base: number;
  readonly top: number;
  /** Of a door: the spaces its leaf turns over, and those from which it can be opened. */
  readonly door: { readonly swing: readonly SpaceId[]; readonly control: readonly SpaceId[] } | null;
}

/** Side 0 is the east, then clockwise. */
export interface BoardEdge {
  readonly q: number;
  readonly r: number;
  readonly side: number;
}

export interface BoardLadder extends BoardEdge, LadderInfo {
  readonly height: number;
}

export interface BoardGlyph {
  readonly space: SpaceId;
  /** Null where it lies symbol side up, or is drawn at random. */
  readonly glyph: GlyphName | null;
}

/** Null if no map goes by that id. The options of a view, because some of them change the ground. */
export function boardOf(map: string | MapFile, options: OptionSet = BASE_OPTIONS): Board | null {
  const file = typeof map === 'string' ? mapById(map) : map;
  if (file === undefined) return null;
  const battlefield = battlefieldOf(file, options);
  return {
    id: file.id,
    name: file.name,
    spaces: Array.from({ length: battlefield.field.spaces }, (_, space) => spaceOf(battlefield, space)),
    pieces: battlefield.pieces.map((piece) => pieceOf(battlefield, piece)),
    ladders: battlefield.ladders.flatMap((ladder, i) => {
      const { q, r, side, height } = file.ladders[i] ?? { q: 0, r: 0, side: 0, height: 0 };
      return [{ ...ladder, q, r, side, height }];
    }),
    glyphs: glyphsOf(battlefield),
    zones: battlefield.zones,
    goal: goalOf(battlefield, file.scenario.goal),
  };
}

function goalOf({ field }: Battlefield, goal: Goal): BoardGoal {
  const at = (refs: readonly SpaceRef[]): readonly SpaceId[] =>
    refs.flatMap(([q, r, level]) => field.spaceAt(q, r, level) ?? []);
  const plain = { kind: goal.kind, spaces: [], wanted: 0, zones: [] };
  switch (goal.kind) {
    case 'eliminate':
    case 'points':
      return plain;
    case 'hill':
      return { ...plain, spaces: at(goal.spaces), wanted: goal.rounds };
    case 'shrines':
      return { ...plain, spaces: at(goal.spaces), wanted: goal.spaces.length };
    case 'raise':
      return { ...plain, spaces: at([goal.space]) };
    case 'gems':
      return { ...plain, wanted: goal.spaces.length };
    case 'flags':
      return { ...plain, zones: Object.keys(goal.flags) };
  }
}

/** What must be done to win on a map, in words; null if no map goes by that id. */
export function goalText(map: string | MapFile, language: Language): string | null {
  const file = typeof map === 'string' ? mapById(map) : map;
  return file === undefined ? null : CHOICE_WORDS[language].goal(file.scenario.goal);
}

function spaceOf({ field, floor, terrain, zone }: Battlefield, id: SpaceId): BoardSpace {
  const column = field.column[id] ?? 0;
  return {
    id,
    q: field.q[column] ?? 0,
    r: field.r[column] ?? 0,
    level: floor[id] ?? 0,
    bottom: field.bottom[id] ?? 0,
    top: field.level[id] ?? 0,
    terrain: terrainOf(terrain[id] ?? 0),
    rung: field.perch[id] === 1,
    zone: zone[id] ?? 0,
    place: placeText(field, id),
  };
}

function pieceOf({ field }: Battlefield, piece: PieceInfo): BoardPiece {
  const { kind, spaces, tops, base, top, door } = piece;
  const edges = new Map<string, BoardEdge>();
  for (const { step } of piece.crossings) {
    const side = sideOf(field, step);
    const column = field.column[field.stepFrom[step] ?? 0] ?? 0;
    const back = field.column[field.stepTo[step] ?? 0] ?? 0;
    if (side === null || edges.has(`${back} ${(side + 3) % 6}`)) continue;
    edges.set(`${column} ${side}`, { q: field.q[column] ?? 0, r: field.r[column] ?? 0, side });
  }
  return {
    kind,
    spaces,
    tops,
    edges: [...edges.values()],
    base,
    top,
    door: door === null ? null : { swing: door.swing, control: door.control },
  };
}

/** HS-2.5: what lies symbol side up is not named. */
function glyphsOf({ map, field }: Battlefield): readonly BoardGlyph[] {
  return map.glyphs.flatMap(({ q, r, level, glyph, face }) => {
    const space = field.spaceAt(q, r, level);
    if (space === null) return [];
    return [{ space, glyph: face === 'power' && glyph !== 'random' ? glyph : null }];
  });
}
