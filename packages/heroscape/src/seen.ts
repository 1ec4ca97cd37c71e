/**
 * Cards, figures and pieces as views show them. What has not changed since somebody last looked is shown by the very same
 * object: nothing is made anew for it, and who compares two views sees at once that it is as it was.
 */
import { library } from './content/library.ts';
import type { Card, Figure, HeroscapeState, Piece } from './state.ts';
import type { SeenCard, SeenFigure, SeenPiece } from './view-types.ts';

/** What was shown last. Each part is compared with the state whenever it is shown again. */
interface Shown {
  cards: readonly SeenCard[];
  figures: readonly SeenFigure[];
  pieces: readonly SeenPiece[];
}

/** By state: only states of games that somebody watches come in here, never their copies. */
const shown = new WeakMap<HeroscapeState, Shown>();

export function seenNow(state: HeroscapeState): Readonly<Shown> {
  let last = shown.get(state);
  if (last === undefined) shown.set(state, (last = { cards: [], figures: [], pieces: [] }));
  last.cards = updated(state.cards, last.cards, isCardAs, cardView);
  last.figures = updated(state.figures, last.figures, isFigureAs, figureView);
  last.pieces = updated(state.pieces, last.pieces, isPieceAs, pieceView);
  return last;
}

/** The list that was shown before if all is as it was, else another one with what has changed. */
function updated<T, Seen>(
  things: readonly T[],
  before: readonly Seen[],
  isAs: (thing: T, seen: Seen) => boolean,
  view: (thing: T) => Seen,
): readonly Seen[] {
  let after: Seen[] | null = null;
  for (let i = 0; i < things.length; i++) {
    const thing = things[i];
    const seen = before[i];
    if (thing === undefined || (seen !== undefined && isAs(thing, seen))) continue;
    after ??= before.slice(0, things.length);
    after[i] = view(thing);
  }
  if (after !== null) return after;
  return before.length === things.length ? before : before.slice(0, things.length);
}

function cardView(card: Card): SeenCard {
  const record = library().cards[card.record];
  const {
    id,
    owner,
    controller,
    copies,
    figures,
    negated,
    markers,
    spirits,
    identity,
    chosen,
    gameUses,
    roundUses,
    powerPoints,
    partner,
  } = card;
  return {
    id,
    card: record?.id ?? '',
    name: record?.name ?? '',
    owner,
    controller,
    copies,
    figures,
    // HS-28.13: what spirits add is on the card.
    life: record?.life ?? 0,
    move: (record?.move ?? 0) + spirits.move,
    range: record?.range ?? 0,
    attack: (record?.attack ?? 0) + spirits.attack,
    defence: (record?.defence ?? 0) + spirits.defence,
    points: record?.points ?? 0,
    negated,
    markers,
    spirits,
    identity,
    chosen,
    gameUses,
    roundUses,
    powerPoints,
    partner,
  };
}

/** Its id, record and owner never change. */
function isCardAs(card: Card, seen: SeenCard): boolean {
  return (
    card.controller === seen.controller &&
    card.copies === seen.copies &&
    card.figures === seen.figures &&
    card.negated === seen.negated &&
    card.markers === seen.markers &&
    card.spirits === seen.spirits &&
    card.identity === seen.identity &&
    card.chosen === seen.chosen &&
    card.gameUses === seen.gameUses &&
    card.roundUses === seen.roundUses &&
    card.powerPoints === seen.powerPoints &&
    card.partner === seen.partner
  );
}

function figureView({ id, card, at, fate, wounds, glyph, carries }: Figure): SeenFigure {
  return { id, card, at, fate, wounds, glyph, carries };
}

/** Its id and card never change. */
function isFigureAs(figure: Figure, seen: SeenFigure): boolean {
  return (
    figure.at === seen.at &&
    figure.fate === seen.fate &&
    figure.wounds === seen.wounds &&
    figure.glyph === seen.glyph &&
    figure.carries === seen.carries
  );
}

function pieceView({ stands, wounds }: Piece): SeenPiece {
  return { stands, wounds };
}

function isPieceAs(piece: Piece, seen: SeenPiece): boolean {
  return piece.stands === seen.stands && piece.wounds === seen.wounds;
}
