/**
 * Italian adjectives in their four forms.
 */
import { indefinite, type Form } from '@muster/grammar/italian';

/** The forms of an adjective: singular and plural by gender. */
export interface Adjective {
  readonly m: readonly string[];
  readonly f: readonly string[];
}

export function agree(adjective: Adjective, { f, many }: Form): string {
  return adjective[f ? 'f' : 'm'][many ? 1 : 0] ?? '';
}

/** "ingaggiato": the four forms of a participle or adjective in -o. */
export function inO(stem: string): Adjective {
  return { m: [`${stem}o`, `${stem}i`], f: [`${stem}a`, `${stem}e`] };
}

/** "grande" */
export function inE(stem: string): Adjective {
  return { m: [`${stem}e`, `${stem}i`], f: [`${stem}e`, `${stem}i`] };
}

/** "nessun", "nessuna" */
export function none(text: string, f: boolean): string {
  return `ness${indefinite(text, f)}`;
}
