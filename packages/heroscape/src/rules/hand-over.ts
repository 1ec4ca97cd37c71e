/**
 * A card comes under the control of another player (HS-T51), for a turn or for good.
 */
import type { Seat } from '@muster/engine';
import { emit, figureOf, type Table } from '../table.ts';
import { NOBODY, type Card } from '../state.ts';

export function handOver(g: Table, card: Card, seat: Seat): void {
  card.controller = seat;
  for (const id of card.figures) figureOf(g, id).glyph = NOBODY; // HS-21.9: control of a glyph ends with control of its figure
  g.auras = null;
  emit(g, { type: 'control', card: card.id, seat, rules: ['HS-T51'] });
}
