/**
 * What must be true of order markers (HS-1.7): none is lost or made, and each lies where it may.
 */
import { facesFor } from './rules/marker-faces.ts';
import { NOBODY, type HeroscapeState, type OrderMarker } from './state.ts';

export function brokenMarkers(state: HeroscapeState, found: string[]): void {
  if (state.outcome !== null) return; // the last round's markers may be gone already
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat];
    if (player === undefined) continue;
    checkFaces(state, seat, player.out, player.markers, player.kept, found);
    for (const marker of player.markers) checkPlace(state, seat, marker, found);
  }
}

/** HS-4.2: in the order of the faces; all of them once the markers are placed. */
function checkFaces(
  { phase, options }: HeroscapeState,
  seat: number,
  out: boolean,
  markers: readonly OrderMarker[],
  kept: number,
  found: string[],
): void {
  const faces = facesFor(options, kept);
  const placed = phase === 'initiative' || phase === 'turns' || phase === 'round-end';
  if (!placed && phase !== 'markers') {
    if (markers.length > 0) found.push(`seat ${seat} has markers before the first round`);
    return;
  }
  const isComplete = markers.length === faces.length || !placed || out;
  if (!isComplete || markers.length > faces.length)
    found.push(`seat ${seat} has ${markers.length} markers instead of ${faces.length}`);
  for (let i = 0; i < markers.length; i++)
    if (markers[i]?.face !== faces[i]) found.push(`marker ${i} of seat ${seat} is a ${markers[i]?.face}`);
}

/** A marker that may still be revealed lies on a card of its player; one that is lent for a turn comes back. */
function checkPlace({ cards, turns }: HeroscapeState, seat: number, marker: OrderMarker, found: string[]): void {
  if (marker.used && !marker.revealed) found.push(`seat ${seat} used a hidden marker`);
  if (marker.card === NOBODY) return;
  const card = cards[marker.card];
  if (card === undefined) found.push(`a marker of seat ${seat} lies on card ${marker.card}, which is none`);
  else if (
    !marker.lost &&
    !marker.revealed &&
    card.controller !== seat &&
    !turns.some((turn) => turn.card === card.id && turn.lender === seat)
  ) {
    found.push(`a marker of seat ${seat} lies on card ${card.id} of seat ${card.controller}`);
  }
}
