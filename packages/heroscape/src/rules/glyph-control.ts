/**
 * Who controls which glyph (HS-21.9).
 */
import type { Seat } from '@muster/engine';
import type { GlyphName } from '../content/glyph.ts';
import { areFriends, controllerOf, type Table } from '../table.ts';
import type { Figure } from '../state.ts';

/** The figure that holds the glyph by having entered it. */
export function holderOf(g: Table, glyph: GlyphName): Figure | null {
  const { glyphs, figures } = g.state;
  for (let i = 0; i < glyphs.length; i++) {
    const one = glyphs[i];
    if (one === undefined || one.glyph !== glyph || one.gone || !one.known) continue;
    const holder = figures.find((figure) => figure.glyph === i && figure.fate === 'field');
    if (holder !== undefined) return holder;
  }
  return null;
}

/** Whether the seat, or (HS-21.10) a friend of it, controls the glyph. */
export function holdsGlyph(g: Table, seat: Seat, glyph: GlyphName): boolean {
  const { glyphs } = g.state;
  for (let i = 0; i < glyphs.length; i++) {
    const one = glyphs[i];
    if (one !== undefined && one.glyph === glyph && !one.gone && isHeldBySide(g, i, seat)) return true;
  }
  return false;
}

function isHeldBySide(g: Table, glyph: number, seat: Seat): boolean {
  for (const { id, glyph: held, fate } of g.state.figures) {
    if (held === glyph && fate === 'field' && areFriends(g, seat, controllerOf(g, id))) return true;
  }
  return false;
}
