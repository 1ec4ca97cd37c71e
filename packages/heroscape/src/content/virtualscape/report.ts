/**
 * What an import or export could not carry over, or had to understand in its own way.
 */
import type { VirtualscapeTile } from './file.ts';

export type ReportKind =
  /** A code nobody knows. */
  | 'unknown'
  /** Known, but there is no place for it. */
  | 'left out'
  /** Carried over, but not one to one. */
  | 'interpreted';

export interface ReportEntry {
  readonly kind: ReportKind;
  /** The tile in question as it stands in the Virtualscape file; null if it is about the whole map. */
  readonly tile: { readonly code: number; readonly x: number; readonly y: number; readonly z: number } | null;
  readonly message: string;
}

export class Report {
  readonly entries: ReportEntry[] = [];

  add(kind: ReportKind, tile: VirtualscapeTile | null, message: string): void {
    const place = tile === null ? null : { code: tile.type, x: tile.x, y: tile.y, z: tile.z };
    this.entries.push({ kind, tile: place, message });
  }
}

/** "left out: 16403 at x 3, y 4, z 1: a flag …" */
export function describeEntry({ kind, tile, message }: ReportEntry): string {
  const place = tile === null ? '' : ` ${tile.code} at x ${tile.x}, y ${tile.y}, z ${tile.z}:`;
  return `${kind}:${place} ${message}`;
}
