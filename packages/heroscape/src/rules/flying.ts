/**
 * Flying (chapter 11).
 */
import type { Table } from '../table.ts';
import type { Figure } from '../state.ts';
import { holderOf } from './glyph-control.ts';
import { modesOf } from './walker.ts';

/** HS-11.11, HS-21.22: nobody flies or leaps while Rannveig is occupied. */
export function isFlightBarred(g: Table): boolean {
  return g.state.glyphs.length > 0 && holderOf(g, 'Rannveig') !== null;
}

export function mayFly(g: Table, figure: Figure): boolean {
  return modesOf(g, figure.id).flies && !isFlightBarred(g);
}
