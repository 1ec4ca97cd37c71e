/**
 * Where cards are that are not seen as cards on the table: in piles, and in hands one may not look into.
 */
import type { Seat } from '@muster/engine';
import type { WarlordView } from '@muster/warlord';

type Pile = 'deck' | 'hand' | 'discard' | 'removed';

/** What a pile is called on the table. */
export function pileName(seat: Seat, pile: Pile): string {
  return `${seat} ${pile}`;
}

/** The open pile a card lies in. */
export function pileOf({ players }: WarlordView, card: number): string | null {
  for (const [seat, player] of players.entries()) {
    for (const pile of ['discard', 'removed'] as const) {
      if (player[pile].some(({ id }) => id === card)) return pileName(seat, pile);
    }
  }
  return null;
}

/** Where a card comes from that was not seen before: an open pile, else the hand of who plays it, or the deck of who draws it. */
export function originOf(before: WarlordView, now: WarlordView, card: number): string | null {
  const pile = pileOf(before, card);
  if (pile !== null) return pile;
  for (const [seat, { hand, ranks }] of now.players.entries()) {
    if (typeof hand !== 'number' && hand.some(({ id }) => id === card)) return pileName(seat, 'deck');
    for (const character of ranks.flat()) {
      const found = [character, ...character.items, ...character.attached].find(({ id }) => id === card);
      if (found !== undefined) return pileName(found.controller, 'hand');
    }
  }
  return null;
}
