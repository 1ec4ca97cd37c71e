/**
 * Who controls which glyph (HS-21.9).
 */
import type { Seat } from '@muster/engine';
import type { GlyphName } from '../content/glyph.ts';
import { areFriends, controllerOf, type Table } from '../table.ts';
import { NOBODY, type Figure } from '../state.ts';

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
  if (g.state.glyphs.length === 0) return false;
  const { glyphs, figures } = g.state;
  for (const figure of figures) {
    if (figure.glyph === NOBODY || figure.fate !== 'field') continue;
    const held = glyphs[figure.glyph];
    if (held?.glyph === glyph && !held.gone && areFriends(g, seat, controllerOf(g, figure.id))) return true;
  }
  return false;
}
