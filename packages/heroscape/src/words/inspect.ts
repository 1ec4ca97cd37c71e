/**
 * Words beside a line of sight on the board.
 */
import type { Language } from '@muster/engine';

interface InspectWords {
  readonly ground: string;
  sees(who: string, whom: string, seen: number, of: number): string;
  /** `by` is what stands in the way, if that is known. */
  seesNot(who: string, whom: string, by: string | null): string;
  hidden(whom: string): string;
}

export const INSPECT_WORDS: Readonly<Record<Language, InspectWords>> = {
  en: {
    ground: 'ground',
    sees: (who, whom, seen, of) => `${who} sees ${whom}: ${seen} of ${of} points.`,
    seesNot: (who, whom, by) => `${who} does not see ${whom}${by === null ? '' : `. In the way: ${by}`}.`,
    hidden: (whom) => `${whom} is hidden.`,
  },
  de: {
    ground: 'Boden',
    sees: (who, whom, seen, of) => `${who} sieht ${whom}: ${seen} von ${of} Punkten.`,
    seesNot: (who, whom, by) => `${who} sieht ${whom} nicht${by === null ? '' : `. Im Weg: ${by}`}.`,
    hidden: (whom) => `${whom} ist verborgen.`,
  },
  it: {
    ground: 'terreno',
    sees: (who, whom, seen, of) => `${who} vede ${whom}: ${seen} punti su ${of}.`,
    seesNot: (who, whom, by) => `${who} non vede ${whom}${by === null ? '' : `. In mezzo: ${by}`}.`,
    hidden: (whom) => `${whom} è al riparo dagli sguardi.`,
  },
};
