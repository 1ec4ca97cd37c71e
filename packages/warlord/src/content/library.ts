/**
 * The library: all card records and decks, checked when they are first asked for.
 */
import { hashOf, type Checked, type Problem } from '@muster/engine';
import { faultless, idOf, readAs } from '@muster/schema';
import { checkCard } from './card-checks.ts';
import type { Card } from './card.ts';
import type { Deck } from './deck.ts';
import { CARD_FILES, DECK_FILES, type ContentFile } from './files.ts';
import { cardSchema, deckSchema } from './schema.ts';

export interface Library {
  /** By number: what a state calls a card. */
  readonly cards: readonly Card[];
  readonly byId: ReadonlyMap<string, Card>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly decks: ReadonlyMap<string, Deck>;
}

let shared: Library | undefined;
/** How many cards come with the game; those after them came with positions. */
let ownCards = 0;

/** The game's own cards and decks. */
export function library(): Library {
  shared ??= loadOwn();
  return shared;
}

/**
 * Adds cards of one's own to the shared library, numbered after those already there. A record that is there already, to the letter,
 * is no problem, and one that another position brought along under the same id gives way; tables that use it keep its number. The
 * library grows by a new list, so that what was worked out from the old one stays true.
 */
export function addCards(data: unknown): readonly Problem[] {
  const before = library();
  const fresh = Array.isArray(data) ? data.filter((entry) => !isThere(before, entry)) : data;
  if (Array.isArray(fresh) && fresh.length === 0) return [];
  const anew: ReadonlySet<string | null> = new Set(Array.isArray(fresh) ? fresh.map(idOf) : []);
  const shelf = new Shelf();
  for (const [number, card] of before.cards.entries()) {
    if (number >= ownCards && anew.has(card.id)) shelf.cards.push(card);
    else shelve(card, [], shelf, []);
  }
  for (const [id, deck] of before.decks) shelf.decks.set(id, deck);
  const problems: Problem[] = [];
  readCards({ file: 'cards', data: fresh }, shelf, problems);
  if (problems.length === 0) shared = shelf;
  return problems;
}

function isThere(lib: Library, entry: unknown): boolean {
  const known = lib.byId.get(idOf(entry) ?? '');
  return known !== undefined && hashOf(known) === hashOf(entry);
}

function loadOwn(): Library {
  const own = faultless(loadCards(CARD_FILES, DECK_FILES), 'the content has problems:');
  ownCards = own.cards.length;
  return own;
}

/** A library of the given files: each card file a list of card records, each deck file one deck. */
export function loadCards(cardFiles: readonly ContentFile[], deckFiles: readonly ContentFile[] = []): Checked<Library> {
  const problems: Problem[] = [];
  const shelf = new Shelf();
  for (const file of cardFiles) readCards(file, shelf, problems);
  for (const file of deckFiles) readDeck(file, shelf, problems);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: shelf };
}

class Shelf implements Library {
  readonly cards: Card[] = [];
  readonly byId = new Map<string, Card>();
  readonly numbers = new Map<string, number>();
  readonly decks = new Map<string, Deck>();
  readonly names = new Map<string, string>();
}

function readCards({ file, data }: ContentFile, shelf: Shelf, problems: Problem[]): void {
  if (!Array.isArray(data)) {
    problems.push({
      path: [file],
      message: `must be a list of cards, not ${typeof data === 'string' ? data : typeof data}`,
    });
    return;
  }
  for (const [i, entry] of data.entries()) {
    const at = [file, idOf(entry) ?? i];
    const card = readAs(cardSchema, entry, at, problems);
    if (card === null) continue;
    for (const { path, message } of checkCard(card)) problems.push({ path: [...at, ...path], message });
    shelve(card, at, shelf, problems);
  }
}

/** WL-1.34: cards of one name are one card, so there is one record for it, whatever sets it was printed in. */
function shelve(card: Card, at: Problem['path'], shelf: Shelf, problems: Problem[]): void {
  const namesake = shelf.names.get(card.name);
  if (shelf.byId.has(card.id)) problems.push({ path: [...at, 'id'], message: 'is the id of an earlier card' });
  else if (namesake !== undefined) {
    problems.push({ path: [...at, 'name'], message: `'${card.name}' is the name of '${namesake}' too` });
  }
  shelf.byId.set(card.id, card);
  shelf.names.set(card.name, card.id);
  shelf.numbers.set(card.id, shelf.cards.length);
  shelf.cards.push(card);
}

function readDeck({ file, data }: ContentFile, shelf: Shelf, problems: Problem[]): void {
  const at = [file, idOf(data) ?? 'deck'];
  const deck = readAs(deckSchema, data, at, problems);
  if (deck === null) return;
  if (shelf.decks.has(deck.id)) problems.push({ path: [...at, 'id'], message: 'is the id of an earlier deck' });
  shelf.decks.set(deck.id, deck);
  for (const { path, message } of unknownCards(deck, shelf)) problems.push({ path: [...at, ...path], message });
}

/** Reads a deck from plain data, as it stands in files and setups. Whether it is legal is another question. */
export function readDeckFile(cards: Library, data: unknown): Checked<Deck> {
  const problems: Problem[] = [];
  const deck = readAs(deckSchema, data, [], problems);
  if (deck !== null) problems.push(...unknownCards(deck, cards));
  return deck === null || problems.length > 0 ? { ok: false, problems } : { ok: true, value: deck };
}

function unknownCards(deck: Deck, { byId }: Library): readonly Problem[] {
  const problems: Problem[] = [];
  const check = (id: string, path: Problem['path']): void => {
    if (!byId.has(id)) problems.push({ path, message: `there is no card '${id}'` });
  };
  check(deck.warlord, ['warlord']);
  for (const [i, id] of deck.start.entries()) check(id, ['start', i]);
  for (const id of Object.keys(deck.cards)) check(id, ['cards', id]);
  return problems;
}
