/**
 * Chapters 28 and 29 and the starting army of chapter 7: which decks may be played. All that is wrong is told at once.
 */
import { refuse, type Refusal } from '@muster/engine';
import { rulesOn, useRule } from '../abilities/face.ts';
import { CARD_TYPES } from '../abilities/language.ts';
import type { Card, CharacterCard, Format } from '../content/card.ts';
import type { Deck } from '../content/deck.ts';
import type { Library } from '../content/library.ts';
import { hasTrait, matchesAtStart } from '../content/printed.ts';

const MIN_CARDS = 50;
const MAX_COPIES = 3;
/** How many of the starting army have which level. */
const STARTING_LEVELS = [
  { level: 1, needed: 3 },
  { level: 2, needed: 2 },
] as const;

/** A card of the deck and how many of it there are. */
interface Entry {
  readonly card: Card;
  readonly count: number;
}

/** Every reason why the deck can't be played; without a format all cards are legal (WL-29.5). */
export function checkDeck(library: Library, deck: Deck, format: Format | null): readonly Refusal[] {
  const entries = entriesOf(library, deck);
  return [
    ...checkKnown(library, deck),
    ...(isReadyMade(library, deck) ? [] : checkConstruction(deck, entries)), // WL-28.13
    ...checkStartingArmy(library, deck), // WL-28.9
    ...(format === null ? [] : checkFormat(entries, format)),
  ];
}

function entriesOf(library: Library, deck: Deck): readonly Entry[] {
  const entries: Entry[] = [];
  for (const [id, count] of Object.entries(deck.cards)) {
    const card = library.byId.get(id);
    if (card !== undefined) entries.push({ card, count });
  }
  return entries;
}

/** WL-28.1: decks are made of cards one has. */
function checkKnown(library: Library, deck: Deck): readonly Refusal[] {
  const named = new Set([...Object.keys(deck.cards), deck.warlord, ...deck.start]);
  return [...named].filter((id) => !library.byId.has(id)).map((id) => refuse('WL-28.1', 'unknown-card', { card: id }));
}

/** WL-28.1: as bought. That a deck says so of itself is not enough, its cards must be those of the ready-made deck. */
function isReadyMade(library: Library, deck: Deck): boolean {
  const bought = library.decks.get(deck.id);
  if (bought?.readyMade !== true) return false;
  const cards = Object.entries(bought.cards);
  return cards.length === Object.keys(deck.cards).length && cards.every(([id, count]) => deck.cards[id] === count);
}

// ---- chapter 28: a deck one builds ----

function checkConstruction(deck: Deck, entries: readonly Entry[]): readonly Refusal[] {
  const size = total(entries); // WL-28.5
  return [
    ...(size < MIN_CARDS ? [refuse('WL-28.2', 'too-few-cards', { count: size, min: MIN_CARDS })] : []),
    ...entries.flatMap(checkCopies),
    ...checkShares(entries, size),
    ...checkWarlords(deck, entries),
    ...checkOverlords(entries),
  ];
}

/** There is one record for each name (WL-1.34), so this counts across sets and printings (WL-28.12). */
function checkCopies({ card, count }: Entry): readonly Refusal[] {
  const own = useRule(rulesOn(card), 'copies'); // WL-2.1
  if (own !== undefined) {
    if (own.max === 'any' || count <= own.max) return [];
    return [refuse('WL-2.1', 'too-many-copies', { card: card.id, count, max: own.max })];
  }
  if (hasTrait(card, 'Epic')) {
    return count > 1 ? [refuse('WL-28.6', 'too-many-epic-copies', { card: card.id, count, max: 1 })] : [];
  }
  if (isWarlord(card)) return []; // WL-28.7 and WL-28.11 ask for less
  return count > MAX_COPIES ? [refuse('WL-28.3', 'too-many-copies', { card: card.id, count, max: MAX_COPIES })] : [];
}

function checkShares(entries: readonly Entry[], size: number): readonly Refusal[] {
  const refusals: Refusal[] = [];
  for (const type of CARD_TYPES) {
    const count = total(entries.filter(({ card }) => card.type === type));
    // WL-28.10: exactly half is allowed.
    if (count * 2 > size)
      refusals.push(refuse('WL-28.4', 'too-many-of-type', { type, count, max: Math.floor(size / 2) }));
  }
  return refusals;
}

function checkWarlords(deck: Deck, entries: readonly Entry[]): readonly Refusal[] {
  const refusals: Refusal[] = [];
  for (const { card, count } of entries) {
    if (!isWarlord(card)) continue;
    if (card.id !== deck.warlord) refusals.push(refuse('WL-28.7', 'another-warlord', { card: card.id }));
    // WL-2.1: a Warlord that names a number of copies for itself may have them.
    else if (count > 1 && useRule(rulesOn(card), 'copies') === undefined) {
      refusals.push(refuse('WL-28.11', 'second-copy-of-warlord', { card: card.id, count }));
    }
  }
  return refusals;
}

function checkOverlords(entries: readonly Entry[]): readonly Refusal[] {
  const count = total(entries.filter(({ card }) => card.type === 'character' && hasTrait(card, 'Overlord')));
  return count > 1 ? [refuse('WL-28.8', 'too-many-overlords', { count, max: 1 })] : [];
}

// ---- chapter 7: the starting army ----

function checkStartingArmy(library: Library, deck: Deck): readonly Refusal[] {
  const warlord = library.byId.get(deck.warlord);
  const start = deck.start.map((id) => library.byId.get(id)).filter((card) => card !== undefined);
  const army = warlord === undefined ? start : [warlord, ...start];
  return [
    ...checkInDeck(deck),
    ...(warlord === undefined || isWarlord(warlord) ? [] : [refuse('WL-7.2', 'not-a-warlord', { card: warlord.id })]), // WL-28.14: nor does an Overlord do instead
    ...checkLevels(start),
    ...(warlord?.type === 'character' ? start.flatMap((card) => checkFaction(card, warlord)) : []),
    ...checkUnique(army),
    ...checkOwnWords(army),
  ];
}

/** WL-28.9, WL-7.3: who starts comes from the deck. */
function checkInDeck(deck: Deck): readonly Refusal[] {
  const refusals: Refusal[] = [];
  for (const [id, needed] of tally([deck.warlord, ...deck.start])) {
    const count = deck.cards[id] ?? 0;
    if (count < needed) refusals.push(refuse('WL-28.9', 'starting-card-not-in-deck', { card: id, count, needed }));
  }
  return refusals;
}

/** WL-7.2: three of level 1 and two of level 2, and the Warlord is the only one with that trait. */
function checkLevels(start: readonly Card[]): readonly Refusal[] {
  const refusals: Refusal[] = [];
  for (const card of new Set(start)) {
    if (card.type !== 'character') refusals.push(refuse('WL-7.2', 'not-a-character', { card: card.id }));
    else if (isWarlord(card)) refusals.push(refuse('WL-7.2', 'another-warlord-at-start', { card: card.id }));
    else if (!STARTING_LEVELS.some(({ level }) => level === card.level)) {
      refusals.push(refuse('WL-7.2', 'level-cannot-start', { card: card.id, level: card.level }));
    }
  }
  for (const { level, needed } of STARTING_LEVELS) {
    const count = start.filter((card) => card.type === 'character' && !isWarlord(card) && card.level === level).length;
    if (count !== needed) refusals.push(refuse('WL-7.2', 'wrong-number-at-start', { level, count, needed }));
  }
  return refusals;
}

function checkFaction(card: Card, warlord: CharacterCard): readonly Refusal[] {
  if (card.type !== 'character') return [];
  if (card.factions.some((faction) => warlord.factions.includes(faction))) return []; // WL-7.9
  return card.factions.includes('Mercenary')
    ? [refuse('WL-7.8', 'mercenary-at-start', { card: card.id })]
    : [refuse('WL-7.4', 'other-faction-at-start', { card: card.id })];
}

/** WL-7.5 */
function checkUnique(army: readonly Card[]): readonly Refusal[] {
  return [...tally(army)]
    .filter(([card, count]) => count > 1 && hasTrait(card, 'Unique'))
    .map(([card]) => refuse('WL-7.5', 'unique-twice-at-start', { card: card.id }));
}

/** WL-2.1: what cards say of themselves about starting. */
function checkOwnWords(army: readonly Card[]): readonly Refusal[] {
  const refusals: Refusal[] = [];
  for (const [i, card] of army.entries()) {
    if (army.indexOf(card) !== i) continue;
    const others = army.toSpliced(i, 1);
    for (const rule of rulesOn(card).rules) {
      if (rule.rule === 'mayNotStart') refusals.push(refuse('WL-2.1', 'may-not-start', { card: card.id }));
      if (rule.rule !== 'needs' || rule.alsoAtStart !== true) continue;
      if (others.some((other) => matchesAtStart(other, rule.who, card))) continue;
      refusals.push(refuse('WL-2.1', 'needs-companion-at-start', { card: card.id }));
    }
  }
  return refusals;
}

// ---- chapter 29: formats ----

/** WL-29.4: a record's formats are those of all its printings (WL-29.2) and of the published list (WL-29.3). */
function checkFormat(entries: readonly Entry[], format: Format): readonly Refusal[] {
  const rule = format === 'campaign' ? 'WL-29.1a' : 'WL-29.1b';
  return entries
    .filter(({ card }) => !card.formats.includes(format))
    .map(({ card }) => refuse(rule, 'not-in-format', { card: card.id, format }));
}

// ---- helpers ----

function isWarlord(card: Card): boolean {
  return card.type === 'character' && hasTrait(card, 'Warlord');
}

function total(entries: readonly Entry[]): number {
  return entries.reduce((sum, { count }) => sum + count, 0);
}

function tally<T>(things: readonly T[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}
