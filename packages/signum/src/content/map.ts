/**
 * A battlefield as it stands in a map file (chapter 34). Places are (column, row), row 0 at the first player's edge, odd rows shifted
 * half a hex to the right and one hex shorter (SG-34.5).
 */

export type PlaceRef = readonly [column: number, row: number];

export interface FieldMap {
  readonly id: string;
  readonly name: string;
  readonly modes: readonly ('duel' | 'alliance' | 'three' | 'four')[];
  /** SG-34.6, SG-34.7: rows with W hexes, odd ones with W − 1; or a hexagon of this radius (SG-34.21). */
  readonly board: { readonly width: number; readonly rows: number } | { readonly radius: number };
  readonly pieces: readonly { readonly piece: string; readonly at: readonly PlaceRef[] }[];
  /** Where unique terrain may be laid (SG-14.8). */
  readonly spots: readonly PlaceRef[];
  /** Deployment zones in seat order. */
  readonly zones: readonly (readonly PlaceRef[])[];
  /** SG-26.36: camps of one player, by zone; those not named are common. */
  readonly camps?: readonly { readonly at: PlaceRef; readonly zone: number }[];
}
