/**
 * The library: all army cards, checked when they are first asked for.
 */
import { hashOf, type Checked, type Problem } from '@muster/engine';
import { faultless, idOf, readAs } from '@muster/schema';
import { checkCard, checkReferences } from './card-checks.ts';
import type { ArmyCard } from './card.ts';
import { CARD_FILES } from './cards/index.ts';
import type { ContentFile } from './cards/index.ts';
import { cardSchema, fileSchema } from './schema.ts';

export interface Library {
  /** By number: what a state calls a card. */
  readonly cards: readonly ArmyCard[];
  /** The numbers of the cards that can be played as they are printed. */
  readonly playable: readonly number[];
  /** The number of the card with this id. */
  readonly byId: (id: string) => number | undefined;
  /** The number of the card with this name. */
  readonly byName: (name: string) => number | undefined;
  /** Numbers by name. */
  readonly index: ReadonlyMap<string, number>;
}

let shared: Library | undefined;
/** How many cards are the game's own. */
let ownCards = 0;

/** The game's own cards. */
export function library(): Library {
  shared ??= loadOwn();
  return shared;
}

/**
 * Adds card records that only some text needs, such as a position. They keep their numbers while the program runs, and are never
 * drafted or dealt. A record that is there already is left as it is, another one of the same id takes its place from now on.
 */
export function addCards(data: unknown): readonly Problem[] {
  const before = library();
  const fresh = Array.isArray(data) ? data.filter((entry) => !isThere(before, entry)) : data;
  if (Array.isArray(fresh) && fresh.length === 0) return [];
  const problems: Problem[] = [];
  const shelf: Shelved[] = [];
  if (Array.isArray(fresh))
    for (const [i, entry] of fresh.entries()) readEntry(entry, ['cards', idOf(entry) ?? i], shelf, problems);
  else problems.push({ path: ['cards'], message: 'must be a list of army cards' });
  for (const { card, at } of shelf) {
    const own = before.cards.slice(0, ownCards).find(({ id, name }) => id === card.id || name === card.name);
    if (own !== undefined) problems.push({ path: at, message: `'${own.name}' is a card of the game` });
  }
  if (problems.length === 0)
    shared = { ...libraryOf([...before.cards, ...shelf.map(({ card }) => card)]), playable: before.playable };
  return problems;
}

function isThere({ cards, byId }: Library, entry: unknown): boolean {
  const known = cards[byId(idOf(entry) ?? '') ?? -1];
  return known !== undefined && hashOf(known) === hashOf(entry);
}

function loadOwn(): Library {
  const own = faultless(loadCards(CARD_FILES), 'the army cards have problems:');
  ownCards = own.cards.length;
  return own;
}

/** A library of the given files. */
export function loadCards(files: readonly ContentFile[]): Checked<Library> {
  const problems: Problem[] = [];
  const shelf: Shelved[] = [];
  for (const file of files) readFile(file, shelf, problems);
  checkKeys(shelf, problems);
  const cards = shelf.map(({ card }) => card);
  for (const { card, path, message } of checkReferences(cards)) {
    problems.push({ path: [...(shelf[card]?.at ?? []), ...path], message });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: libraryOf(cards) };
}

interface Shelved {
  readonly card: ArmyCard;
  /** Its file and id, where problems begin. */
  readonly at: Problem['path'];
}

function libraryOf(cards: readonly ArmyCard[]): Library {
  const ids = new Map(cards.map(({ id }, number) => [id, number]));
  const index = new Map(cards.map(({ name }, number) => [name, number]));
  return {
    cards,
    playable: [...cards.keys()].filter((number) => cards[number]?.missing === undefined),
    byId: (id) => ids.get(id),
    byName: (name) => index.get(name),
    index,
  };
}

function readFile({ file, data }: ContentFile, shelf: Shelved[], problems: Problem[]): void {
  const content = readAs(fileSchema, data, [file], problems);
  if (content === null) return;
  for (const [i, entry] of content.cards.entries()) {
    const at = [file, idOf(entry) ?? i];
    const card = readEntry(entry, at, shelf, problems);
    if (card !== null && card.set !== content.set) {
      problems.push({ path: [...at, 'set'], message: `'${card.set}' stands in the file of '${content.set}'` });
    }
  }
}

function readEntry(entry: unknown, at: Problem['path'], shelf: Shelved[], problems: Problem[]): ArmyCard | null {
  const card = readAs(cardSchema, entry, at, problems);
  if (card === null) return null;
  for (const { path, message } of checkCard(card)) problems.push({ path: [...at, ...path], message });
  shelf.push({ card, at });
  return card;
}

/** Ids and names lead to one card. */
function checkKeys(shelf: readonly Shelved[], problems: Problem[]): void {
  for (const key of ['id', 'name'] as const) {
    const seen = new Set<string>();
    for (const { card, at } of shelf) {
      if (seen.has(card[key])) problems.push({ path: [...at, key], message: `is the ${key} of an earlier card` });
      seen.add(card[key]);
    }
  }
}
