/**
 * Which order markers a player has, and from when on they count.
 */
import type { Seat } from '@muster/engine';
import type { OptionSet } from '../content/options.ts';
import type { HeroscapeState, MarkerFace, OrderMarker } from '../state.ts';
import { playerAt, type Table } from '../table.ts';

const NO_FACES: readonly MarkerFace[] = [];
const FOUR: readonly MarkerFace[] = ['1', '2', '3', 'X'];
const WITH_TWO_X: readonly MarkerFace[] = ['1', '2', '3', 'X', 'X'];
const TWO_SETS: readonly MarkerFace[] = ['1', '1', '2', '2', '3', '3', 'X', 'X'];

/** The markers a player has in a round (HS-1.7, HS-V17 to HS-V22), who kept so many from the rounds before. */
export function facesFor(options: OptionSet, kept: number): readonly MarkerFace[] {
  if (options.freeActivation) return NO_FACES; // HS-V20
  if (options.flexibleMarkers) return Array.from({ length: 4 + kept }, () => 'X' as const); // HS-V22
  if (options.doubleMarkerSets) return TWO_SETS; // HS-V21
  if (options.twoX || options.fourthTurnTwoX) return WITH_TWO_X; // HS-V17, HS-V18b
  return FOUR;
}

/** Whether markers are still being placed: until all lie, nobody sees where those of others are (HS-4.3). */
export function isPlacing({ phase, players, options }: HeroscapeState): boolean {
  return (
    phase === 'markers' &&
    players.some(({ out, markers, kept }) => !out && markers.length < facesFor(options, kept).length)
  );
}

/** The markers powers count. Until all are placed none does: numbers that changed would tell where others lay theirs (HS-4.3). */
export function markersInForce(g: Table, seat: Seat): readonly OrderMarker[] {
  return isPlacing(g.state) ? NO_MARKERS : playerAt(g, seat).markers;
}

const NO_MARKERS: readonly OrderMarker[] = [];
