/**
 * Numbers of figures that are alike, and short names for the drawn battlefield: the player's letter, a letter of the card, and the number of the figure where
 * there are several: "AF" is the Finn of player A, "BM2" the second of B's Marro Warriors.
 */
import { letterOf, type Seat } from '@muster/engine';
import { freeLetter } from '@muster/hex';
import { library } from '../content/library.ts';
import type { CardId, Figure, FigureId, HeroscapeState } from '../state.ts';

export interface FigureMarks {
  readonly cards: ReadonlyMap<CardId, string>;
  readonly figures: ReadonlyMap<FigureId, string>;
}

export function figureMarks(state: HeroscapeState): FigureMarks {
  const cards = new Map<CardId, string>();
  for (const seat of state.players.keys()) markCards(state, seat, cards);
  const figures = new Map<FigureId, string>();
  for (const figure of state.figures) figures.set(figure.id, markIn(state, figure, cards));
  return { cards, figures };
}

/** The mark of one figure: quicker than all of them. */
export function figureMark(state: HeroscapeState, figure: Figure): string {
  const cards = new Map<CardId, string>();
  markCards(state, state.cards[figure.card]?.controller ?? -1, cards);
  return markIn(state, figure, cards);
}

/** Adds the marks of the cards the seat controls. */
function markCards(state: HeroscapeState, seat: Seat, marks: Map<CardId, string>): void {
  const mine = state.cards.filter(({ controller }) => controller === seat);
  // Cards taken over come last, so that they change no letter of the others.
  const letters = new Map<string, string>();
  for (const card of [...mine.filter(({ owner }) => owner === seat), ...mine.filter(({ owner }) => owner !== seat)]) {
    const key = `${card.owner} ${card.record}`;
    const letter = letters.get(key) ?? freeLetter(library().cards[card.record]?.name ?? '', [...letters.values()]);
    letters.set(key, letter);
    marks.set(card.id, letterOf(seat) + letter);
  }
}

function markIn(state: HeroscapeState, figure: Figure, cards: ReadonlyMap<CardId, string>): string {
  const number = numberOf(state, figure);
  return `${cards.get(figure.card) ?? '?'}${number === null ? '' : digit(number)}`;
}

/** The number of a figure among those of its owner that are alike; null if it is the only one. */
export function numberOf(state: HeroscapeState, figure: Figure): number | null {
  const card = state.cards[figure.card];
  if (card === undefined) return null;
  const alike = state.cards
    .filter((one) => one.record === card.record && one.owner === card.owner)
    .flatMap(({ figures }) => figures);
  return alike.length > 1 ? alike.indexOf(figure.id) + 1 : null;
}

/** One character each: after nine come letters. */
function digit(number: number): string {
  return number < 36 ? number.toString(36) : '+';
}
