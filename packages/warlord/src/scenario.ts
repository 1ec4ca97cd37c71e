/**
 * How scenarios speak: phrases for options, and expectations about the table.
 */
import { seatOf, eyesOf, letterOf, type Decision, type Option, type ScenarioContext } from '@muster/engine';
import {
  ENDING,
  eventSubjects,
  eventTest,
  expectEach,
  isFields,
  same,
  sameOfPlayers,
  type Subjects,
} from '@muster/schema';
import { FORMATS } from './content/card.ts';
import { DECK_FILE, type Deck } from './content/deck.ts';
import { library, loadCards, readDeckFile } from './content/library.ts';
import type { WarlordEvent } from './events.ts';
import { checkDeck } from './rules/deck-construction.ts';
import { alignmentOf, classesOf, factionsOf, traitsOf } from './rules/identity.ts';
import { atkNumbers, featBonus, statOf } from './rules/values.ts';
import { FEATS, STATS } from './abilities/language.ts';
import { silentTable } from './silent-table.ts';
import { eventFor, viewOf } from './view.ts';
import type { CardId, WarlordState } from './state.ts';

// ---- naming cards ----

/** `Axe`, `Axe@A1.2` (formation, rank, slot) or `#12`. Items stand where their bearer stands. */
function namesOf(state: WarlordState, id: CardId): string[] {
  const name = library().cards[state.faces[id] ?? -1]?.name ?? '?';
  const place = placeOf(state, id);
  return [name, `#${id}`, ...(place === null ? [] : [`${name}@${place}`])];
}

export function placeOf(state: WarlordState, id: CardId): string | null {
  const card = state.inPlay[id];
  if (card === null || card === undefined) return null;
  const stands = card.kind === 'character' ? card : state.inPlay[card.host];
  if (stands === null || stands === undefined) return null;
  const slot = state.players[stands.formation]?.ranks[stands.rank - 1]?.indexOf(stands.id) ?? -1;
  return `${letterOf(stands.formation)}${stands.rank}.${slot + 1}`;
}

/** All cards a name may mean, in play first. */
export function cardsCalled(state: WarlordState, text: string): CardId[] {
  const wanted = normal(text);
  const ids: CardId[] = [];
  for (let id = 1; id < state.faces.length; id++)
    if (namesOf(state, id).some((name) => normal(name) === wanted)) ids.push(id);
  return ids.sort((a, b) => Number(state.inPlay[a] === null) - Number(state.inPlay[b] === null));
}

function normal(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

// ---- phrases ----

/** The words a phrase puts before the card, by the first part of the option's key. */
const VERBS: Readonly<Record<string, readonly string[]>> = {
  attack: ['attack with'],
  maneuver: ['maneuver'],
  raise: ['raise'],
  equip: ['equip'],
  play: ['play'],
  order: ['use'],
  react: ['react with'],
  card: [''],
  at: ['', 'at'],
  by: ['', 'by'],
  fall: ['', 'fall'],
};

export function findOptions(state: WarlordState, decision: Decision, phrase: string): readonly Option[] {
  const wanted = normal(phrase);
  return decision.options.filter((option, i) =>
    phrasesFor(state, decision, option, i).some((one) => normal(one) === wanted),
  );
}

function phrasesFor(state: WarlordState, decision: Decision, option: Option, position: number): string[] {
  const parts = option.key.split(':');
  const [verb = '', second = '', third = '', fourth = ''] = parts;
  switch (verb) {
    case 'feat':
      return namesOf(state, Number(third)).map((name) => `${second} with ${name}`);
    case 'to':
      return [`${letterOf(Number(second))}${third}.${Number(fourth) + 1}`];
    case 'rank':
      return [`rank ${letterOf(Number(second))}${third}`];
    case 'army':
      return [`army ${letterOf(Number(second))}`];
    case 'number':
      return [second];
    case 'mode':
      return [`mode ${Number(second) + 1}`];
    default: {
      const words = VERBS[verb];
      if (words === undefined) return [option.key];
      const id = Number(parts.at(-1));
      const plain = words.flatMap((word) => namesOf(state, id).map((name) => `${word} ${name}`));
      // A card with several abilities: "use Mastus ability 2" counts the abilities of that card in the list.
      const same = decision.options
        .slice(0, position)
        .filter((other) => other.key.startsWith(`${verb}:`) && other.key.endsWith(`:${id}`));
      return [...plain, ...plain.map((one) => `${one} ability ${same.length + 1}`)];
    }
  }
}

// ---- expectations ----

type Context = ScenarioContext<WarlordState, WarlordEvent>;

/** A map of expectations; keys that are no subject of the table are names of cards. */
export function expectation(context: Context, wanted: unknown): string | null {
  if (typeof wanted === 'string') return expectWord(context, wanted);
  if (!isFields(wanted)) return 'an expectation must be a word or a map';
  return expectEach(context, wanted, SUBJECTS, expectCard);
}

function expectWord(context: Context, word: string): string | null {
  if (word === 'over') return context.outcome === null ? 'the game is not over' : null;
  if (word === 'not over') return context.outcome === null ? null : 'the game is over';
  return `'${word}' is no expectation`;
}

const SUBJECTS: Subjects<Context> = {
  ...ENDING,
  ...eventSubjects(eventTest(eventFor, isMeant), recentEvents),
  turn: ({ state }, wanted) => same('turn', state.turn, wanted),
  phase: ({ state }, wanted) => same('phase', state.phase, wanted),
  slot: ({ state }, wanted) => same('slot', letterOf(state.slot), wanted),
  initiative: ({ state }, wanted) => same('initiative', letterOf(state.initiative), wanted),
  passes: ({ state }, wanted) => same('passes', state.passes, wanted),
  ranks: ({ state }, wanted) =>
    sameOfPlayers(state.players, 'ranks', wanted, (player) =>
      player.ranks.map((row) => row.map((id) => cardName(state, id))),
    ),
  counts: ({ state }, wanted) =>
    sameOfPlayers(state.players, 'counts', wanted, (player) => player.ranks.map((row) => row.length)),
  hand: ({ state }, wanted) => pileOf(state, 'hand', wanted),
  deck: ({ state }, wanted) => pileOf(state, 'deck', wanted),
  discard: ({ state }, wanted) => pileOf(state, 'discard', wanted),
  removed: ({ state }, wanted) => pileOf(state, 'removed', wanted),
  view: ({ state }, wanted) => expectView(state, wanted),
  'deck check': (_context, wanted) => expectDeck(wanted),
  'card check': (_context, wanted) => expectCardRecord(wanted),
};

/** `view: { of: B, hand: { A: 5 } }`: what a seat sees of the hands and decks; a list of names, a number of cards, or `hidden`. */
function expectView(state: WarlordState, wanted: unknown): string | null {
  const eyes = isFields(wanted) ? eyesOf(wanted['of']) : undefined;
  if (!isFields(wanted) || eyes === undefined) return 'view: must be a map with `of` and a player, or nobody';
  const { of, ...zones } = wanted;
  const view = viewOf(state, eyes);
  const players = Array.isArray(view['players']) ? view['players'] : [];
  for (const [zone, bySeat] of Object.entries(zones)) {
    for (const [letter, value] of Object.entries(isFields(bySeat) ? bySeat : {})) {
      const seen: unknown = players[seatOf(letter) ?? -1]?.[zone];
      const named = Array.isArray(seen) ? seen.map((one: { id: CardId }) => cardName(state, one.id)) : seen;
      if (value === 'hidden') {
        if (Array.isArray(seen)) return `${String(of)} sees the ${zone} of ${letter}: ${JSON.stringify(named)}`;
        continue;
      }
      const failure = same(
        `${String(of)} sees in the ${zone} of ${letter}`,
        typeof value === 'number' && Array.isArray(named) ? named.length : named,
        value,
      );
      if (failure !== null) return failure;
    }
  }
  return null;
}

/** What the deck of a scenario need not say. */
const PLAIN_DECK = {
  muster: DECK_FILE,
  game: 'warlord',
  id: 'test',
  name: { en: 'Test', de: 'Test', it: 'Test' },
  about: { en: 'Test', de: 'Test', it: 'Test' },
  edition: 'campaign',
};

/**
 * `deck check: { deck: campaign-dwarf, format: campaign, refused: [WL-28.3] }`: the rules a deck breaks, all of them. `deck` may be a map
 * with `warlord`, `start` and `cards`, or with what differs from another deck (`like`); `sold` is a deck one can buy (WL-28.13).
 */
function expectDeck(wanted: unknown): string | null {
  if (!isFields(wanted)) return 'deck: must be a map';
  const deck = deckIn(wanted['deck']);
  if (typeof deck === 'string') return deck;
  const sold = wanted['sold'] === undefined ? null : deckIn(wanted['sold']);
  if (typeof sold === 'string') return sold;
  const lib =
    sold === null ? library() : { ...library(), decks: new Map([[sold.id, { ...sold, readyMade: true as const }]]) };
  const format = FORMATS.find((one) => one === wanted['format']) ?? null;
  if (format === null && wanted['format'] !== undefined)
    return `there is no format ${JSON.stringify(wanted['format'])}`;
  const broken = [...new Set(checkDeck(lib, deck, format).map((refusal) => refusal.rule ?? ''))].sort(byName);
  const refused = Array.isArray(wanted['refused']) ? wanted['refused'].map(String).sort(byName) : [];
  return same('rules the deck breaks', broken, refused);
}

/** A deck by its id or written out; a text says what is wrong with it. */
function deckIn(given: unknown): Deck | string {
  if (!isFields(given)) return library().decks.get(String(given)) ?? `there is no deck '${String(given)}'`;
  const read = readDeckFile(library(), writtenOut(given));
  return read.ok ? read.value : `deck: ${read.problems.map(({ message }) => message).join('; ')}`;
}

/** `like` is a deck from which this one differs only in what it says; of a card that it gives as 0 there is none. */
function writtenOut({ like, ...own }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (!isFields(like)) return { ...PLAIN_DECK, ...own };
  const model = writtenOut(like);
  const counts = {
    ...(isFields(model['cards']) ? model['cards'] : {}),
    ...(isFields(own['cards']) ? own['cards'] : {}),
  };
  return { ...model, ...own, cards: Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0)) };
}

/** `card check: { card: {id: …}, refused: [level] }`: which fields of a card record are wrong, all of them; none is a good record. */
function expectCardRecord(wanted: unknown): string | null {
  const record = isFields(wanted) ? wanted['card'] : undefined;
  if (!isFields(wanted) || !isFields(record)) return 'card check: must be a map with a card';
  // A second record of the same name is wrong too (WL-1.34).
  const namesakes = library().cards.filter(({ id, name }) => id === record['id'] || name === record['name']);
  const read = loadCards([{ file: 'cards', data: [...namesakes, record] }]);
  const fields = read.ok ? [] : [...new Set(read.problems.map(({ path }) => String(path[2] ?? '')))].sort();
  const refused = Array.isArray(wanted['refused']) ? wanted['refused'].map(String).toSorted() : [];
  return same('wrong fields of the card', fields, refused);
}

/** A number is the size of a pile, a list its cards (the top of the deck first). */
function pileOf(state: WarlordState, zone: 'hand' | 'deck' | 'discard' | 'removed', wanted: unknown): string | null {
  return sameOfPlayers(state.players, zone, wanted, (player, _seat, value) => {
    const ids = zone === 'deck' ? player[zone].toReversed() : player[zone];
    return typeof value === 'number' ? ids.length : ids.map((id) => cardName(state, id));
  });
}

function cardName(state: WarlordState, id: CardId): string {
  return library().cards[state.faces[id] ?? -1]?.name ?? '?';
}

/** What may be said of a card: where it is, its state, its values now. */
function expectCard({ state }: Context, name: string, wanted: unknown): string | null {
  const [id] = cardsCalled(state, name);
  if (id === undefined) return `there is no card '${name}'`;
  if (!isFields(wanted)) return `${name}: must be a map`;
  for (const [key, value] of Object.entries(wanted)) {
    const actual = factOf(state, id, key);
    if (actual === undefined) return `${name}: '${key}' can't be expected of a card`;
    const failure = same(`${name}: ${key}`, actual, value);
    if (failure !== null) return failure;
  }
  return null;
}

function factOf(state: WarlordState, id: CardId, key: string): unknown {
  const card = state.inPlay[id] ?? null;
  const g = silentTable(state);
  switch (key) {
    case 'in':
      return zoneOf(state, id);
    case 'at':
      return placeOf(state, id);
    case 'state':
      return card?.orientation ?? null;
    case 'wounds':
    case 'charges':
    case 'rank':
      return card?.[key] ?? null;
    case 'controller':
      return card === null ? null : letterOf(card.controller);
    case 'formation':
      return card === null ? null : letterOf(card.formation);
    case 'bearer':
      return card === null || card.host === 0 ? null : cardName(state, card.host);
    case 'items':
    case 'attached':
      return card?.[key].map((one) => cardName(state, one)) ?? null;
    case 'atk':
      return card === null ? null : atkNumbers(g, id);
    case 'traits':
      return traitsOf(g, id);
    case 'classes':
      return classesOf(g, id);
    case 'factions':
      return factionsOf(g, id);
    case 'alignment':
      return alignmentOf(g, id);
    default: {
      const stat = STATS.find((one) => one === key);
      if (stat !== undefined) return card === null ? null : statOf(g, id, stat);
      const feat = FEATS.find((one) => one === key);
      return feat === undefined ? undefined : featBonus(g, id, feat);
    }
  }
}

function zoneOf(state: WarlordState, id: CardId): string {
  if (state.inPlay[id] !== null && state.inPlay[id] !== undefined) return 'play';
  for (const player of state.players) {
    for (const zone of ['hand', 'deck', 'discard', 'removed'] as const) if (player[zone].includes(id)) return zone;
  }
  return 'nowhere';
}

// ---- events ----

/** Fields of events that hold card ids, so that a scenario may write names. */
const CARD_FIELDS: ReadonlySet<string> = new Set(['who', 'at', 'by', 'on', 'card', 'item', 'from', 'to', 'source']);
const CARD_LISTS: ReadonlySet<string> = new Set(['cards', 'targets']);

/** Lists of cards are lists of names. */
function isMeant(state: WarlordState, key: string, actual: unknown, wanted: unknown): boolean {
  if (typeof wanted === 'string' && typeof actual === 'number') {
    if (key === 'seat' || key === 'formation') return letterOf(actual) === wanted;
    if (CARD_FIELDS.has(key)) return namesOf(state, actual).some((name) => normal(name) === normal(wanted));
  }
  if (CARD_LISTS.has(key) && Array.isArray(wanted) && Array.isArray(actual)) {
    return JSON.stringify(actual.map((id: CardId) => cardName(state, id))) === JSON.stringify(wanted);
  }
  return JSON.stringify(actual) === JSON.stringify(wanted);
}

function recentEvents(events: readonly WarlordEvent[]): string {
  return events
    .slice(-25)
    .map((event) => event.type)
    .join(', ');
}

function byName(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
