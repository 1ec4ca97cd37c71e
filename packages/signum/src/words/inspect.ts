/**
 * Words beside a line of sight on the board.
 */
import type { Language } from '@muster/engine';

interface InspectWords {
  sees(who: string, whom: string): string;
  /** `by` is what stands in the way, if that is known. */
  seesNot(who: string, whom: string, by: string | null): string;
}

export const INSPECT_WORDS: Readonly<Record<Language, InspectWords>> = {
  en: {
    sees: (who, whom) => `${who} sees ${whom}.`,
    seesNot: (who, whom, by) => `${who} does not see ${whom}${by === null ? '' : `. In the way: ${by}`}.`,
  },
  de: {
    sees: (who, whom) => `${who} sieht ${whom}.`,
    seesNot: (who, whom, by) => `${who} sieht ${whom} nicht${by === null ? '' : `. Im Weg: ${by}`}.`,
  },
  it: {
    sees: (who, whom) => `${who} vede ${whom}.`,
    seesNot: (who, whom, by) => `${who} non vede ${whom}${by === null ? '' : `. In mezzo: ${by}`}.`,
  },
};
