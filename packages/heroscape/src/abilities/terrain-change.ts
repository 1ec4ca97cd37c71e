/**
 * Spaces that powers turned into other terrain (TERRCHG): shadow tiles laid down, water frozen around an Ice Elemental.
 */
import type { SpaceId } from '@muster/hex';
import { CODE_OF, codeOf, terrainOf, type TerrainCode } from '../content/terrain.ts';
import { cardOfFigure, faceOf, figureOf, type Table } from '../table.ts';
import { isNextTo } from '../rules/engagement.ts';
import { aurasOf } from './aura.ts';
import type { Figure } from '../state.ts';

/** A tile fits on a space without a glyph. */
export function mayLayTile(g: Table, figure: Figure): boolean {
  const [space] = figure.at;
  return space !== undefined && !g.state.glyphs.some((glyph) => !glyph.gone && glyph.space === space);
}

/** The terrain of a space where some has been changed. */
export function changedTerrain(g: Table, space: SpaceId): TerrainCode {
  const now = g.terrainNow;
  if (now !== null && now.laid === g.state.terrain && now.auras === g.auras) return now.codes[space] ?? 0;
  const codes = now?.codes ?? new Uint8Array(g.battlefield.field.spaces);
  codes.set(g.battlefield.terrain);
  for (const { space: at, terrain } of g.state.terrain) codes[at] = CODE_OF[terrain] ?? codes[at] ?? 0;
  for (const owner of g.terrainChangers) change(g, figureOf(g, owner), codes);
  g.terrainNow = { codes, laid: g.state.terrain, auras: aurasOf(g) };
  return codes[space] ?? 0;
}

/** What the powers of a figure make of the spaces around it. */
function change(g: Table, figure: Figure, codes: Uint8Array): void {
  const card = cardOfFigure(g, figure.id);
  if (figure.fate !== 'field' || card.negated) return;
  const { field, floor, terrain } = g.battlefield;
  for (const { part } of faceOf(g, card).terrain) {
    if (!figure.at.some((at) => part.while.includes(terrainOf(terrain[at] ?? 0)))) continue;
    const near = new Set(figure.at);
    for (const at of figure.at) {
      for (let step = field.firstStep[at] ?? 0; step < (field.firstStep[at + 1] ?? 0); step++) {
        const space = field.stepTo[step] ?? 0;
        const sameLevel = (floor[space] ?? 0) === (floor[figure.at[0] ?? 0] ?? 0);
        if (sameLevel && isNextTo(g, space, 1, figure)) near.add(space);
      }
    }
    for (const space of near) if (part.from.includes(terrainOf(codes[space] ?? 0))) codes[space] = codeOf(part.becomes);
  }
}
