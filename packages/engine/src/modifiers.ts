/**
 * Modifiers: a number on a card is never overwritten. A visitor names every contribution once; the value is their sum and the
 * explanation is their list, so the two can't disagree.
 */

/** Receives each contribution to a number with what it comes from. */
export type Contribute<Source> = (amount: number, source: Source) => void;

/** Names all contributions to one number. */
export type Contributions<Source> = (contribute: Contribute<Source>) => void;

export interface Explanation<Source> {
  readonly value: number;
  readonly parts: readonly { readonly amount: number; readonly source: Source }[];
}

export function total<Source>(contributions: Contributions<Source>): number {
  let sum = 0;
  contributions((amount) => {
    sum += amount;
  });
  return sum;
}

export function explain<Source>(contributions: Contributions<Source>): Explanation<Source> {
  const parts: { amount: number; source: Source }[] = [];
  contributions((amount, source) => {
    // What is printed comes first, be it 0; of the rest only what changes something needs to be told.
    if (amount !== 0 || parts.length === 0) parts.push({ amount, source });
  });
  return { value: parts.reduce((sum, part) => sum + part.amount, 0), parts };
}
