/**
 * A map as few shapes: one for all hexes of the same colour.
 */
import { boxAround, centreOf, cornersOf, type Box } from '../boards/hex/geometry.ts';
import { shadeOf } from '../boards/hex/terrain-colours.ts';
import type { MapHex } from './map-hexes.ts';

export interface MapShapes {
  readonly box: Box;
  /** In the order in which they are drawn: low ground first. */
  readonly grounds: readonly { readonly colour: string; readonly path: string }[];
  /** Where each seat begins, as dots. */
  readonly zones: readonly { readonly seat: number; readonly path: string }[];
}

export function mapShapes(hexes: readonly MapHex[]): MapShapes {
  const highest = Math.max(1, ...hexes.map(({ top }) => top));
  const grounds = new Map<string, string>();
  const zones = new Map<number, string>();
  for (const hex of hexes) {
    const colour = shadeOf(hex.terrain, hex.top, highest);
    grounds.set(colour, (grounds.get(colour) ?? '') + hexPath(hex));
    if (hex.zone !== null) zones.set(hex.zone, (zones.get(hex.zone) ?? '') + dotPath(hex));
  }
  return {
    box: hexes.length === 0 ? { x: 0, y: 0, width: 1, height: 1 } : boxAround(hexes),
    grounds: [...grounds].map(([colour, path]) => ({ colour, path })),
    zones: [...zones].map(([seat, path]) => ({ seat, path })),
  };
}

const CORNERS = cornersOf(0.98);

function hexPath(hex: MapHex): string {
  const { x, y } = centreOf(hex);
  return `M${CORNERS.map((corner) => `${(x + corner.x).toFixed(2)} ${(y + corner.y).toFixed(2)}`).join('L')}Z`;
}

function dotPath(hex: MapHex): string {
  const { x, y } = centreOf(hex);
  return `M${(x - 0.35).toFixed(2)} ${y.toFixed(2)}a.35 .35 0 1 0 .7 0a.35 .35 0 1 0 -.7 0Z`;
}
