/**
 * The six dice (chapter 13). Faces are data: owners of the real dice can enter their own.
 */

/** SG-13.8: from the weakest to the strongest. */
export const COLOURS = ['Y', 'B', 'R', 'P', 'G', 'K'] as const;
export type Die = (typeof COLOURS)[number];

/** SG-13.2 */
export type Symbol = 'HIT' | 'CRIT' | 'PUSH' | 'BLANK';

/** SG-13.9 */
export type DieFaces = Readonly<Record<Die, readonly Symbol[]>>;

export const PRINTED_FACES: DieFaces = {
  Y: ['HIT', 'CRIT', 'PUSH', 'BLANK', 'BLANK', 'BLANK'],
  B: ['HIT', 'HIT', 'CRIT', 'PUSH', 'BLANK', 'BLANK'],
  R: ['HIT', 'HIT', 'HIT', 'CRIT', 'PUSH', 'BLANK'],
  P: ['HIT', 'HIT', 'CRIT', 'CRIT', 'PUSH', 'BLANK'],
  G: ['HIT', 'HIT', 'CRIT', 'CRIT', 'PUSH', 'PUSH'],
  K: ['HIT', 'HIT', 'CRIT', 'CRIT', 'CRIT', 'PUSH'],
};

/** SG-23.15: Y = 1 … K = 6. */
export function ladderRank(die: Die): number {
  return COLOURS.indexOf(die) + 1;
}
