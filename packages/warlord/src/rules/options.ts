/**
 * Options that say no more than which card or place they are about. They look the same every time, so each is made once and shared:
 * listing what may be done is what the engine does most.
 */
import type { Option, Seat } from '@muster/engine';
import type { CardId } from '../state.ts';

/** Makes what belongs to a number once, and gives out the same ever after. */
export function shared<O>(make: (n: number) => O): (n: number) => O {
  const made: O[] = [];
  return (n) => (made[n] ??= make(n));
}

export interface CardOption extends Option {
  readonly card: CardId;
}

const cardOption = shared((card): CardOption => ({ key: `card:${card}`, card }));

export function cardOptions(cards: readonly CardId[]): CardOption[] {
  const options: CardOption[] = [];
  for (const card of cards) options.push(cardOption(card));
  return options;
}

/** A place in a row: 0 is the far left, the length of the row the far right. */
export interface SlotOption extends Option {
  readonly formation: Seat;
  readonly rank: number;
  readonly slot: number;
}

const slots = shared((formation) =>
  shared((rank) => shared((slot): SlotOption => ({ key: `to:${formation}:${rank}:${slot}`, formation, rank, slot }))),
);

export function slotOption(formation: Seat, rank: number, slot: number): SlotOption {
  return slots(formation)(rank)(slot);
}
