/**
 * The line of sight from one creature to another, to be drawn: whether it is free, and what is in the way.
 */
import type { Language } from '@muster/engine';
import { hexDistance, hexOf, type Hex, type SpaceId } from '@muster/hex';
import { distanceBetween, hasSight, pieceAt } from '../rules/place.ts';
import { NOBODY, type Creature, type CreatureId } from '../state.ts';
import { groundOf, type Table } from '../table.ts';
import { INSPECT_WORDS } from '../words/inspect.ts';
import { terrainName } from '../words/names.ts';
import { creatureName } from '../words/scene.ts';

/** The answer to `{ about: 'sight', from, to }`. */
export interface SightLine {
  readonly about: 'sight';
  readonly from: CreatureId;
  readonly to: CreatureId;
  readonly visible: boolean;
  readonly distance: number;
  /** What blocks nearest to the straight line; null where the target is seen. */
  readonly blockedAt: { readonly hex: SpaceId; readonly q: number; readonly r: number } | null;
  /** The creature in the way; null for terrain, or if nothing is. */
  readonly blocker: CreatureId | null;
  readonly blockedBy: string | null;
  readonly text: string;
}

export function sightBetween(g: Table, from: Creature, to: Creature, language: Language): SightLine {
  const visible = hasSight(g, from, to);
  const hex = visible ? null : blockerBetween(g, from.hex, to.hex);
  const standing = hex === null ? NOBODY : (g.standing[hex] ?? NOBODY);
  const words = INSPECT_WORDS[language];
  const scene = { state: g.state, language };
  const [who, whom] = [creatureName(scene, from.id), creatureName(scene, to.id)];
  const blockedBy =
    hex === null ? null : standing === NOBODY ? terrainName(pieceAt(g, hex), language) : creatureName(scene, standing);
  return {
    about: 'sight',
    from: from.id,
    to: to.id,
    visible,
    distance: distanceBetween(g, from, to),
    blockedAt: hex === null ? null : { hex, ...hexOf(g.field.field, hex) },
    blocker: standing === NOBODY ? null : standing,
    blockedBy,
    text: visible ? words.sees(who, whom) : words.seesNot(who, whom, blockedBy),
  };
}

/** Of the hexes that block (SG-19.6) the one that lies nearest to the straight line, then nearest to who looks. */
function blockerBetween(g: Table, from: SpaceId, to: SpaceId): SpaceId | null {
  const { field } = g.field;
  const { blocksSight } = groundOf(g);
  const [a, b] = [hexOf(field, from), hexOf(field, to)];
  let best: SpaceId | null = null;
  let least = Infinity;
  for (let hex = 0; hex < field.spaces; hex++) {
    if (hex === from || hex === to) continue;
    if ((g.standing[hex] ?? NOBODY) === NOBODY && blocksSight[hex] !== 1) continue;
    const at = hexOf(field, hex);
    // Hexes further off can't be met by any line between the two.
    if (hexDistance(a, at) + hexDistance(at, b) > hexDistance(a, b) + 1) continue;
    const off = 100 * offLine(a, b, at) + hexDistance(a, at);
    if (off < least) [best, least] = [hex, off];
  }
  return best;
}

const ROOT_3 = Math.sqrt(3);

/** How far the centre of a hex lies from the line between the centres of two others. */
function offLine(a: Hex, b: Hex, at: Hex): number {
  const x = (hex: Hex) => hex.q + hex.r / 2;
  const y = (hex: Hex) => (hex.r * ROOT_3) / 2;
  const [dx, dy] = [x(b) - x(a), y(b) - y(a)];
  return Math.abs(dx * (y(at) - y(a)) - dy * (x(at) - x(a))) / Math.hypot(dx, dy);
}
