/**
 * Numbers of figures that are alike, and short names for the drawn battlefield: the player's letter, a letter of the card, and the number of the figure where
 * there are several: "AF" is the Finn of player A, "BM2" the second of B's Marro Warriors.
 */
import { letterOf, type Seat } from '@muster/engine';
import { freeLetter } from '@muster/hex';
import { library } from '../content/library.ts';
import type { Card, CardId, Figure, FigureId, HeroscapeState } from '../state.ts';

type CardMarks = ReadonlyMap<CardId, string>;

export interface FigureMarks {
  readonly cards: CardMarks;
  readonly figures: ReadonlyMap<FigureId, string>;
}

export function figureMarks(state: HeroscapeState): FigureMarks {
  const cards = cardMarks(state);
  const figures = new Map<FigureId, string>();
  for (const figure of state.figures) figures.set(figure.id, markIn(figure, numberOf(state, figure), cards));
  return { cards, figures };
}

/** The mark of one figure, quicker than all of them; who knows its number already tells it. */
export function figureMark(
  state: HeroscapeState,
  figure: Figure,
  number: number | null = numberOf(state, figure),
): string {
  return markIn(figure, number, cardMarks(state));
}

/** Every sentence asks for them: they are found anew when a card has come or changed sides. */
const marked = new WeakMap<HeroscapeState, { readonly sides: readonly Seat[]; readonly marks: CardMarks }>();

function cardMarks(state: HeroscapeState): CardMarks {
  const known = marked.get(state);
  if (known !== undefined && areSidesOf(state.cards, known.sides)) return known.marks;
  const marks = new Map<CardId, string>();
  for (const seat of state.players.keys()) markCards(state, seat, marks);
  marked.set(state, { sides: state.cards.map(({ controller }) => controller), marks });
  return marks;
}

function areSidesOf(cards: readonly Card[], sides: readonly Seat[]): boolean {
  if (cards.length !== sides.length) return false;
  for (let i = 0; i < cards.length; i++) if (cards[i]?.controller !== sides[i]) return false;
  return true;
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

function markIn(figure: Figure, number: number | null, cards: CardMarks): string {
  return `${cards.get(figure.card) ?? '?'}${number === null ? '' : digit(number)}`;
}

/** The number of a figure among those of its owner that are alike; null if it is the only one. */
export function numberOf(state: HeroscapeState, figure: Figure): number | null {
  const card = state.cards[figure.card];
  if (card === undefined) return null;
  let alike = 0;
  let number = 0;
  for (const { record, owner, figures } of state.cards) {
    if (record !== card.record || owner !== card.owner) continue;
    const place = figures.indexOf(figure.id);
    if (place >= 0) number = alike + place + 1;
    alike += figures.length;
  }
  return alike > 1 ? number : null;
}

/** The number of a card among those of its owner that are alike; null if it is the only one. */
export function numberOfCard({ cards }: HeroscapeState, { id, record, owner }: Card): number | null {
  let alike = 0;
  let number = 0;
  for (const one of cards) {
    if (one.record !== record || one.owner !== owner) continue;
    alike++;
    if (one.id === id) number = alike;
  }
  return alike > 1 ? number : null;
}

/** One character each: after nine come letters. */
function digit(number: number): string {
  return number < 36 ? number.toString(36) : '+';
}
