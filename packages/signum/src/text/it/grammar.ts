/**
 * Italian nouns and participles.
 */
import type { Form } from '@muster/grammar/italian';

export interface Lexeme {
  readonly one: string;
  readonly many: string;
  readonly f: boolean;
}

/** "ferito": the four forms of a participle or adjective in -o. */
export function inO(stem: string, { f, many }: Form): string {
  return stem + (f ? (many ? 'e' : 'a') : many ? 'i' : 'o');
}
