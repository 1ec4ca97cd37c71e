/**
 * Problems of a file, as an editor shows them.
 */
import type { Problem } from '@muster/engine';

/** A way into a document: keys of maps and positions in lists. */
export type Path = readonly (string | number)[];

/** A place in a text, both counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface FileProblem extends Place {
  readonly message: string;
}

/** What reading a file gives: the value, or everything that is wrong with it. */
export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly FileProblem[] };

/** A problem that knows whether it is about the key or about what stands behind it. */
export interface Finding extends Problem {
  readonly at?: 'key';
}
