/**
 * How cards, figures and pieces of the battlefield are called: `Finn the Viking Champion`, `Tarn Viking Warriors #2` for the second
 * figure of a card, `B's Finn the Viking Champion` where several players have the card, `Iron Golem @2` for the second of a player's cards
 * of that name. When reading, the first words of a name are enough if they fit one card only.
 */
import { seatOf, letterOf } from '@muster/engine';
import { library } from '../content/library.ts';
import { NOBODY, type CardId, type FigureId, type HeroscapeState } from '../state.ts';
import { battlefieldOf } from '../battlefield.ts';

export function normal(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

/** Whether the words begin the name. */
function begins(name: string, words: string): boolean {
  return normal(name).startsWith(`${words} `) || normal(name).startsWith(`${words}, `);
}

/** The cards of the library a text may mean, as numbers: an exact name or id, else all names that begin so. */
export function recordsCalled(text: string): readonly number[] {
  const { cards, byId } = library();
  const wanted = normal(text);
  const exact = byId(wanted) ?? cards.findLastIndex(({ name }) => normal(name) === wanted);
  if (exact !== NOBODY) return [exact];
  return cards.flatMap(({ id, name }, number) => (begins(name, wanted) && byId(id) === number ? [number] : []));
}

export function nameOfCard(state: HeroscapeState, id: CardId): string {
  return library().cards[state.cards[id]?.record ?? NOBODY]?.name ?? '?';
}

/** The name with what is needed to tell the card from others of its name. */
export function cardLabel(state: HeroscapeState, id: CardId): string {
  const card = state.cards[id];
  if (card === undefined) return '?';
  const same = state.cards.filter(({ record }) => record === card.record);
  const own = same.filter(({ owner }) => owner === card.owner);
  const prefix = same.length > own.length ? `${letterOf(card.owner)}'s ` : '';
  return `${prefix}${nameOfCard(state, id)}${own.length > 1 ? ` @${own.indexOf(card) + 1}` : ''}`;
}

export function figureLabel(state: HeroscapeState, id: FigureId): string {
  const card = state.cards[state.figures[id]?.card ?? NOBODY];
  if (card === undefined) return '?';
  const label = cardLabel(state, card.id);
  return card.figures.length === 1 ? label : `${label} #${card.figures.indexOf(id) + 1}`;
}

interface Called {
  readonly owner: number | null;
  readonly name: string;
  /** Which of the owner's cards of that name, from 1; null: any. */
  readonly card: number | null;
  readonly figure: number | null;
}

function readName(text: string): Called {
  const [, letter, name, card, figure] = /^(?:([A-Z])'s )?(.*?)(?: ?@(\d+))?(?: ?#(\d+))?$/s.exec(text.trim()) ?? [];
  return {
    owner: letter === undefined ? null : seatOf(letter),
    name: normal(name ?? ''),
    card: card === undefined ? null : Number(card),
    figure: figure === undefined ? null : Number(figure),
  };
}

/** The cards on the table a text may mean: those with exactly that name, else those whose name begins so. */
export function cardsCalled(state: HeroscapeState, text: string): readonly CardId[] {
  return cardsNamed(state, readName(text));
}

function cardsNamed(state: HeroscapeState, { owner, name, card }: Called): readonly CardId[] {
  const fits = (matches: (name: string, id: string) => boolean): readonly CardId[] =>
    state.cards.flatMap((one) => {
      const record = library().cards[one.record];
      if (record === undefined || !matches(record.name, record.id)) return [];
      if (owner !== null && one.owner !== owner) return [];
      const place = state.cards
        .filter((other) => other.record === one.record && other.owner === one.owner)
        .indexOf(one);
      return card === null || card === place + 1 ? [one.id] : [];
    });
  const exact = fits((given, id) => normal(given) === name || id === name);
  return exact.length > 0 ? exact : fits((given) => begins(given, name));
}

/** The figures a text may mean; without `#n` all figures of the card. */
export function figuresCalled(state: HeroscapeState, text: string): readonly FigureId[] {
  const called = readName(text);
  return cardsNamed(state, called).flatMap((id) => {
    const figures = state.cards[id]?.figures ?? [];
    if (called.figure === null) return figures;
    const figure = figures[called.figure - 1];
    return figure === undefined ? [] : [figure];
  });
}

/** Pieces of the battlefield: `door gate`, or the kind with its number among its kind: `tree 1`. */
export function pieceLabel(state: HeroscapeState, piece: number): string {
  const { pieces } = battlefieldOf(state.map, state.options);
  const info = pieces[piece];
  if (info === undefined) return '?';
  if (info.door !== null) return `door ${info.door.id}`;
  return `${info.kind} ${pieces.slice(0, piece + 1).filter(({ kind }) => kind === info.kind).length}`;
}

export function pieceCalled(state: HeroscapeState, text: string): number | null {
  const wanted = normal(text);
  const found = state.pieces.findIndex((_, piece) => normal(pieceLabel(state, piece)) === wanted);
  return found < 0 ? null : found;
}
