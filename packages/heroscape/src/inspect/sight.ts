/**
 * The line of sight from one figure to another, to be drawn: what is seen, and where it is blocked by what.
 */
import type { Language } from '@muster/engine';
import { pointAbove, type SightBlock, type SightPoint } from '@muster/hex';
import { FIELD_WORDS } from '../draw/field-words.ts';
import { blockOfSight, bodyOf, eyesOf, hasClearSight, hasDirectSight, visibleSamples } from '../rules/sight.ts';
import { isHidden } from '../rules/targeting.ts';
import { headOf, type Table } from '../table.ts';
import type { Figure, FigureId } from '../state.ts';
import { INSPECT_WORDS } from '../words/inspect.ts';
import { figureName } from '../words/scene.ts';

/** The answer to `{ about: 'sight', from, to }`. */
export interface SightLine {
  readonly about: 'sight';
  readonly from: FigureId;
  readonly to: FigureId;
  /** Whether it can be seen to be attacked. */
  readonly visible: boolean;
  readonly direct: boolean;
  readonly clear: boolean;
  /** How many points of the target are seen, of how many. */
  readonly seen: number;
  readonly of: number;
  /** From the eyes to the middle of the target. */
  readonly line: { readonly from: BoardPoint; readonly to: BoardPoint };
  /** Where the line is stopped; null where the target is seen. */
  readonly blockedAt: (BoardPoint & { readonly q: number; readonly r: number; readonly level: number }) | null;
  /** The piece of the board that stops it; null for the ground, or if nothing does. */
  readonly piece: number | null;
  readonly blockedBy: string | null;
  readonly text: string;
}

/** A place on the plane, in widths of a hex (the centre of q, r is at q + r/2, r·√3/2), and a height in levels. */
export interface BoardPoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export function sightBetween(g: Table, from: Figure, to: Figure, language: Language): SightLine {
  const direct = hasDirectSight(g, from, to);
  const visible = direct && !isHidden(g, to);
  const { seen, total } = visibleSamples(g, from, to);
  const block = direct ? null : blockOfSight(g, from, to);
  const line = lineBetween(g, from, to);
  const words = INSPECT_WORDS[language];
  const scene = { state: g.state, language };
  const [who, whom] = [figureName(scene, from.id), figureName(scene, to.id)];
  const blockedBy = block === null ? null : blockName(g, block, language);
  return {
    about: 'sight',
    from: from.id,
    to: to.id,
    visible,
    direct,
    clear: hasClearSight(g, from, bodyOf(g, to)),
    seen,
    of: total,
    line: { from: pointOf(line.from), to: pointOf(line.to) },
    blockedAt: block === null ? null : blockedAt(g, block, line),
    piece: block?.kind === 'piece' ? block.piece : null,
    blockedBy,
    text: visible
      ? words.sees(who, whom, seen, total)
      : direct
        ? words.hidden(whom)
        : words.seesNot(who, whom, blockedBy),
  };
}

interface Line {
  readonly from: SightPoint;
  readonly to: SightPoint;
}

function lineBetween(g: Table, from: Figure, to: Figure): Line {
  const { field, floor } = g.battlefield;
  const space = headOf(to);
  const middle = (floor[space] ?? 0) + bodyOf(g, to).height / 2;
  return { from: eyesOf(g, from), to: pointAbove(field, field.column[space] ?? 0, middle) };
}

function blockedAt(g: Table, { at, z, column }: SightBlock, { from, to }: Line): SightLine['blockedAt'] {
  const { field } = g.battlefield;
  return {
    x: from.x + at * (to.x - from.x),
    y: from.y + at * (to.y - from.y),
    z,
    q: field.q[column] ?? 0,
    r: field.r[column] ?? 0,
    level: Math.floor(z),
  };
}

function pointOf({ x, y, z }: SightPoint): BoardPoint {
  return { x, y, z };
}

function blockName(g: Table, block: SightBlock, language: Language): string {
  if (block.kind === 'ground') return INSPECT_WORDS[language].ground;
  const kind = g.battlefield.pieces[block.piece]?.kind ?? 'door';
  const { obstacles, edges, door } = FIELD_WORDS[language];
  return { ...obstacles, ...edges, door }[kind];
}
