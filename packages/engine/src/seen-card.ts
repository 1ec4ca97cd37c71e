/**
 * Cards in views. The same card is shown again and again: it is the same object each time, so that it takes one comparison to see that
 * nothing about it has changed.
 */
export interface SeenCard {
  readonly id: number;
  /** The id of the card's record. */
  readonly card: string;
}

const seen = new Map<string, SeenCard[]>();

export function seenCard(id: number, card: string): SeenCard {
  let copies = seen.get(card);
  if (copies === undefined) {
    copies = [];
    seen.set(card, copies);
  }
  return (copies[id] ??= { id, card });
}
