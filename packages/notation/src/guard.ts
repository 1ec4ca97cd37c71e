/**
 * Files come from anywhere. A game that throws on one has a mistake, but who reads the file shall still get an answer.
 */
import type { Checked } from '@muster/engine';

export function guarded<T>(read: () => Checked<T>): Checked<T> {
  try {
    return read();
  } catch (error) {
    return { ok: false, problems: [{ path: [], message: `the game can't read this: ${messageOf(error)}` }] };
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
