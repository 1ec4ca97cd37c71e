/**
 * Own-marker tricks (OMOWN): revealing the X as well.
 */
import { cardOfFigure, emit, playerAt, type Table } from '../table.ts';
import type { Card, OrderMarker } from '../state.ts';
import { lasting } from './effects.ts';
import type { Frame } from './frame.ts';

/** The X that lies unrevealed on the card. */
export function hiddenX(g: Table, card: Card): OrderMarker | undefined {
  return playerAt(g, card.controller).markers.find(
    (one) => one.card === card.id && one.face === 'X' && !one.revealed && !one.lost,
  );
}

/** An X on the card is revealed too, and switches the state on for the round. */
export function revealX(g: Table, frame: Frame, state: string): void {
  const card = cardOfFigure(g, frame.self);
  const marker = hiddenX(g, card);
  if (marker === undefined) return;
  marker.revealed = true;
  emit(g, { type: 'marker-revealed', seat: card.controller, face: 'X', card: card.id });
  lasting(g, frame, 'card', { kind: 'state', state, until: 'round' });
}
