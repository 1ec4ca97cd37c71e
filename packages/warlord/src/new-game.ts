/**
 * Setups: who plays which deck under which edition, and the first state of a game (WL-7.3, WL-7.13).
 */
import {
  nextBelow,
  RANDOM_DECK,
  rngFromSeed,
  shuffle,
  type Checked,
  type Problem,
  type Rng,
  type SetupWish,
} from '@muster/engine';
import { library, readDeckFile, type Library } from './content/library.ts';
import type { Deck } from './content/deck.ts';
import { EDITIONS, type Edition } from './edition.ts';
import { readPosition } from './notation.ts';
import { checkDeck } from './rules/deck-construction.ts';
import { nothingInPlay, type CardId, type Player, type WarlordState } from './state.ts';

const MOST_PLAYERS = 6;

export interface Setup {
  readonly edition: Edition;
  /** By seat: the id of a deck that comes with the game, or a deck of one's own. */
  readonly decks: readonly (string | Deck)[];
  /** WL-31.15 */
  readonly turnLimit?: number;
  /** Seats that want to be asked at every window. */
  readonly alwaysAsked?: readonly number[];
  /** Starts from a written position instead of from the decks. */
  readonly position?: unknown;
}

export function checkSetup(data: unknown): Checked<Setup> {
  const problems: Problem[] = [];
  if (!isObject(data)) return { ok: false, problems: [{ path: [], message: 'must be a map with edition and decks' }] };
  if (data['position'] !== undefined) return checkPositionSetup(data);
  const edition = EDITIONS.find((one) => one === data['edition']);
  if (edition === undefined) problems.push({ path: ['edition'], message: `must be one of ${EDITIONS.join(', ')}` });
  const given = data['decks'];
  const decks: (string | Deck)[] = [];
  if (!Array.isArray(given) || given.length < 2 || given.length > MOST_PLAYERS) {
    problems.push({ path: ['decks'], message: `must list one deck for each of 2 to ${MOST_PLAYERS} players` });
  } else {
    for (const [i, one] of given.entries()) {
      const deck = checkDeckEntry(one);
      if (deck.ok) decks.push(deck.value);
      else problems.push(...deck.problems.map((problem) => ({ ...problem, path: ['decks', i, ...problem.path] })));
    }
  }
  const turnLimit = wholeNumber(data['turnLimit'], 'turnLimit', problems);
  const alwaysAsked = seatList(data['alwaysAsked'], decks.length, problems);
  for (const key of Object.keys(data)) {
    if (!['edition', 'decks', 'turnLimit', 'alwaysAsked'].includes(key))
      problems.push({ path: [key], message: 'is not a part of a setup' });
  }
  if (problems.length > 0 || edition === undefined) return { ok: false, problems };
  const setup = { edition, decks, ...(turnLimit === undefined ? {} : { turnLimit }) };
  return { ok: true, value: alwaysAsked === undefined ? setup : { ...setup, alwaysAsked } };
}

function checkPositionSetup(data: Record<string, unknown>): Checked<Setup> {
  const read = readPosition(data['position']);
  if (!read.ok)
    return {
      ok: false,
      problems: read.problems.map((problem) => ({ ...problem, path: ['position', ...problem.path] })),
    };
  return {
    ok: true,
    value: { edition: read.value.edition, decks: read.value.players.map(() => 'position'), position: data['position'] },
  };
}

function checkDeckEntry(data: unknown): Checked<string | Deck> {
  if (typeof data === 'string') {
    if (library().decks.has(data)) return { ok: true, value: data };
    return {
      ok: false,
      problems: [
        { path: [], message: `there is no deck '${data}'; there are: ${[...library().decks.keys()].join(', ')}` },
      ],
    };
  }
  const deck = readDeckFile(library(), data);
  if (!deck.ok) return deck;
  const refusals = checkDeck(library(), deck.value, null);
  if (refusals.length === 0) return deck;
  return {
    ok: false,
    problems: refusals.map((refusal) => ({ path: ['cards'], message: `${refusal.reason} (${refusal.rule ?? ''})` })),
  };
}

function wholeNumber(value: unknown, name: string, problems: Problem[]): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  problems.push({ path: [name], message: 'must be a whole number, 0 or more' });
  return undefined;
}

function seatList(value: unknown, players: number, problems: Problem[]): readonly number[] | undefined {
  if (value === undefined) return undefined;
  if (
    Array.isArray(value) &&
    value.every((seat): seat is number => Number.isInteger(seat) && seat >= 0 && seat < players)
  )
    return value;
  problems.push({ path: ['alwaysAsked'], message: `must be a list of seats, 0 to ${players - 1}` });
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A setup for a simulation or a quick game, with decks of the edition chosen at random where none is wished for. */
export function makeSetup(wish: SetupWish, rng: Rng): Checked<Setup> {
  const edition = EDITIONS.find((one) => one === (wish.edition ?? 'campaign'));
  if (edition === undefined) {
    return {
      ok: false,
      problems: [
        {
          path: ['edition'],
          message: `there is no edition '${wish.edition ?? ''}'; there are: ${EDITIONS.join(', ')}`,
        },
      ],
    };
  }
  const { turnLimit = wish.turnLimit, alwaysAsked = false, ...unknown } = wish.options ?? {};
  const problems = Object.keys(unknown).map((key) => ({
    path: ['options', key],
    message: `there is no optional rule '${key}'`,
  }));
  if (typeof alwaysAsked !== 'boolean')
    problems.push({ path: ['options', 'alwaysAsked'], message: 'must be true or false' });
  if (wish.map !== undefined) problems.push({ path: ['map'], message: 'this game has no maps' });
  if (problems.length > 0) return { ok: false, problems };
  const choices = [...library().decks.values()].filter((deck) => deck.edition === edition).map((deck) => deck.id);
  const players = wish.players ?? Math.max(2, wish.decks?.length ?? 0);
  const anyDeck = (): string => choices[nextBelow(rng, choices.length)] ?? '';
  const decks: string[] = [];
  for (let seat = 0; seat < players; seat++) {
    const named = wish.decks?.[seat] ?? (wish.mirror === true ? decks[0] : undefined);
    decks.push(named === undefined || named === RANDOM_DECK ? anyDeck() : named);
  }
  return checkSetup({
    edition,
    decks,
    ...(turnLimit === undefined ? {} : { turnLimit }),
    ...(alwaysAsked === true ? { alwaysAsked: decks.map((_, seat) => seat) } : {}),
  });
}

/** The name by which statistics know what a seat plays. */
export function deckName(setup: Setup, seat: number): string {
  const deck = setup.decks[seat];
  return deck === undefined ? '?' : typeof deck === 'string' ? deck : deck.id;
}

export function newGame(setup: Setup, seed: string): WarlordState {
  if (setup.position !== undefined) {
    const read = readPosition(setup.position);
    if (!read.ok) throw new Error(read.problems.map((problem) => problem.message).join('; '));
    return { ...read.value, rng: rngFromSeed(seed) };
  }
  const lib = library();
  const rng = rngFromSeed(seed);
  const faces: number[] = [-1];
  const owners: number[] = [-1];
  const players: Player[] = [];
  for (const [seat, entry] of setup.decks.entries()) {
    const deck = typeof entry === 'string' ? lib.decks.get(entry) : entry;
    if (deck === undefined) throw new Error(`there is no deck ${JSON.stringify(entry)}`);
    players.push(newPlayer(lib, deck, seat, faces, owners, rng));
  }
  return {
    edition: setup.edition,
    turnLimit: setup.turnLimit ?? 0,
    alwaysAsked: setup.alwaysAsked ?? [],
    rng,
    faces,
    owners,
    players,
    inPlay: nothingInPlay(faces.length),
    turn: 1,
    phase: 'setup',
    initiative: 0, // WL-8.19
    initiativeSettled: false,
    slot: 0,
    passes: 0,
    effects: [],
    delayed: [],
    stamp: 0,
    outcome: null,
  };
}

/** A position, or `setup:` and `seed:` in place of one: a game at its very beginning. */
export function readStart(data: unknown): Checked<WarlordState> {
  if (!isObject(data) || data['setup'] === undefined) return readPosition(data);
  const setup = checkSetup(data['setup']);
  if (!setup.ok)
    return { ok: false, problems: setup.problems.map((problem) => ({ ...problem, path: ['setup', ...problem.path] })) };
  return { ok: true, value: newGame(setup.value, typeof data['seed'] === 'string' ? data['seed'] : 'seed') };
}

/** Takes the starting army out of the deck and shuffles the rest (WL-7.13). Ids are dealt at random: they tell nothing. */
function newPlayer(lib: Library, deck: Deck, seat: number, faces: number[], owners: number[], rng: Rng): Player {
  const cards: number[] = [];
  for (const [id, count] of Object.entries(deck.cards)) {
    for (let n = 0; n < count; n++) cards.push(lib.numbers.get(id) ?? -1);
  }
  shuffle(rng, cards);
  const ids: CardId[] = [];
  for (const face of cards) {
    faces.push(face);
    owners.push(seat);
    ids.push(faces.length - 1);
  }
  const take = (card: string): CardId => {
    const wanted = lib.numbers.get(card);
    const i = ids.findIndex((id) => faces[id] === wanted);
    const [id] = i < 0 ? [] : ids.splice(i, 1);
    if (id === undefined) throw new Error(`the deck '${deck.id}' lacks its starting card '${card}'`);
    return id;
  };
  const warlord = take(deck.warlord);
  const start = deck.start.map(take);
  shuffle(rng, ids);
  return {
    deck: ids,
    hand: [],
    discard: [],
    removed: [],
    ranks: [],
    warlord,
    start,
    out: false,
    conceded: false,
    handShown: false,
  };
}
