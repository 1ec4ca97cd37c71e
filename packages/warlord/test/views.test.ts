import { Match, rngFromSeed, shuffle, type Decision, type Rng, type Seat } from '@muster/engine';
import { anybody, MOST_ANSWERS, whilePlaying } from '@muster/engine/play-at-random';
import { testViews } from '@muster/engine/view-properties';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { library } from '../src/content/library.ts';
import type { WarlordEvent } from '../src/events.ts';
import { warlord } from '../src/index.ts';
import { copyState, type CardId, type WarlordState } from '../src/state.ts';
import { anyStart, matchOf, play, step, type WarlordMatch } from './random-play.ts';

/** The cards a seat may see: all but decks, hands of others that are not shown, and starting armies not yet revealed. */
function visible(state: WarlordState, seat: Seat | null): Set<CardId> {
  const ids = new Set<CardId>(state.faces.keys());
  ids.delete(0);
  for (const [owner, player] of state.players.entries()) {
    for (const id of player.deck) ids.delete(id);
    if (owner === seat) continue;
    if (!player.handShown) for (const id of player.hand) ids.delete(id);
    if (state.phase === 'setup') for (const id of [...player.start, player.warlord]) ids.delete(id);
  }
  return ids;
}

/** How often each face is there. */
function counted(faces: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return counts;
}

/** Who is asked about the own deck may see it. */
function looksIntoDeck({ kind }: Decision): boolean {
  return kind === 'retrieve' || kind === 'top or bottom';
}

/** Another state that the seat can't tell from this one: hidden cards are dealt anew, decks are in another order. */
function indistinguishable(match: WarlordMatch, seat: Seat | null, rng: Rng): WarlordState {
  const state = copyState(match.state);
  const decision = seat === null ? null : match.decisionFor(seat);
  for (const [owner, player] of state.players.entries()) {
    if (owner === seat && decision !== null && looksIntoDeck(decision)) continue;
    shuffle(rng, player.deck);
    const hidden = [...player.deck];
    if (owner !== seat && !player.handShown) hidden.push(...player.hand);
    if (owner !== seat && state.phase === 'setup') hidden.push(...player.start, player.warlord);
    const faces = hidden.map((id) => state.faces[id] ?? -1);
    shuffle(rng, faces);
    for (const [i, id] of hidden.entries()) state.faces[id] = faces[i] ?? -1;
    if (owner !== seat && !player.handShown) shuffle(rng, player.hand);
  }
  state.rng = rngFromSeed('another');
  return state;
}

/** Some of all the cards, wherever they are: who can't see one learns nothing of it. */
function namesOf(state: WarlordState): readonly string[] {
  const names = new Set(state.faces.map((_, id) => nameOf(state, id)));
  return [...names].toSorted().filter((_, i) => i % 8 === 0);
}

/** At an order slot nothing is half-way: what is offered can be worked out anew from the state. */
function offered(state: WarlordState, { kind, seat }: Decision): unknown {
  return kind === 'order' ? new Match(warlord, copyState(state)).decisionFor(seat)?.options : null;
}

testViews({
  play,
  anyStart,
  anySecretStart: anyStart,
  amounts: {
    hidden: { runs: 80, answers: 700 },
    guessed: { runs: 40, answers: 700 },
    secret: { runs: 4, answers: 200 },
    seed: { runs: 40, answers: 700 },
  },
  names: namesOf,
  isLogged: (state, seat) => {
    const open = visible(state, seat);
    return (event) => idsIn(event).every((id) => open.has(id));
  },
  worksOut: offered,
  indistinguishable,
  shows: looksIntoDeck,
  expectPossible: (guessed, truth) => expect(counted(guessed.faces)).toEqual(counted(truth.faces)),
});

/** The ids in everything that leaves: under any field that holds cards. */
const CARD_FIELDS = new Set([
  'id',
  'card',
  'cards',
  'who',
  'by',
  'at',
  'on',
  'from',
  'to',
  'item',
  'targets',
  'source',
  'actor',
  'bound',
]);

function idsIn(data: unknown, field = ''): CardId[] {
  if (typeof data === 'number') return CARD_FIELDS.has(field) && data > 0 ? [data] : [];
  if (Array.isArray(data)) return data.flatMap((one) => idsIn(one, field));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => (key === 'mod' ? [] : idsIn(value, key)));
}

/** The records named in a view. */
function recordsIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(recordsIn);
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    if (key === 'mod') return [];
    return key === 'card' && typeof value === 'string' ? [value] : recordsIn(value);
  });
}

describe('in whole games', () => {
  test('views name the cards a seat may see and no others', () => {
    whilePlaying(play, anyStart, { runs: 12, answers: MOST_ANSWERS }, (match, n) => {
      if (n % 11 === 0) for (const seat of anybody(match)) lookThrough(match.state, seat);
    });
  });

  test('events name no card that was hidden and still is', () => {
    fc.assert(
      fc.property(anyStart, (start) => {
        const match = matchOf(start, { log: true });
        const rng = rngFromSeed(start.answers);
        const seats = anybody(match);
        let known = seats.map((seat) => visible(match.state, seat));
        for (let seen = 0; step(match, rng);) {
          const now = seats.map((seat) => visible(match.state, seat));
          for (const [i, seat] of seats.entries()) {
            const told = new Set([...(known[i] ?? []), ...(now[i] ?? [])]);
            for (const event of match.eventsFor(seat, seen)) expectTold(event, seat, told);
          }
          seen = match.events.length;
          known = now;
        }
      }),
      { numRuns: 15, endOnFailure: true },
    );
  });

  test('a spectator sees no hand', () => {
    fc.assert(
      fc.property(anyStart, (start) => {
        const match = matchOf(start, { log: true });
        const rng = rngFromSeed(start.answers);
        for (let n = 0; step(match, rng); n++) {
          if (n % 25 !== 0) continue;
          const { players } = match.state;
          expect(match.view(null)['players']).toMatchObject(
            players.map(({ hand, handShown }) => ({ hand: handShown ? hand.map((id) => ({ id })) : hand.length })),
          );
          const open = visible(match.state, null);
          const names = new Set([...open].map((id) => nameOf(match.state, id)));
          const drawn = warlord.draw(match.state, null, 'en');
          for (const id of players.flatMap(({ hand }) => hand)) {
            const name = nameOf(match.state, id);
            if (!open.has(id) && !isPartOfAny(name, names)) expect(drawn).not.toMatch(asWord(name));
          }
          for (const event of match.eventsFor(null)) {
            if (event.type === 'drew' && event.shown !== true) expect(event.cards).toBeNull();
            if (event.type === 'looked') expect(event.cards).toBeNull();
          }
        }
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });
});

function nameOf(state: WarlordState, id: CardId): string {
  return library().cards[state.faces[id] ?? -1]?.name ?? '?';
}

function asWord(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}'])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}'])`, 'u');
}

function isPartOfAny(name: string, names: ReadonlySet<string>): boolean {
  for (const one of names) if (one.includes(name)) return true;
  return false;
}

/** Ids and records of the piles and ranks; effects name cards that were open when they began. */
function lookThrough(state: WarlordState, seat: Seat | null): void {
  const view = warlord.view(state, seat);
  const open = visible(state, seat);
  const named = idsIn({ ...view, effects: [] });
  const hidden = named.filter((id) => !open.has(id));
  if (hidden.length > 0) expect.fail(`seat ${seat} sees the ids ${hidden.join()}`);
  const records = new Set([...open].map((id) => library().cards[state.faces[id] ?? -1]?.id));
  const others = recordsIn(view).filter((id) => !records.has(id));
  if (others.length > 0) expect.fail(`seat ${seat} sees ${others.join()}`);
}

/** `told` are the cards the seat could see before or can see after what happened. */
function expectTold(event: WarlordEvent, seat: Seat | null, told: ReadonlySet<CardId>): void {
  if (event.type === 'drew' && event.seat !== seat && event.shown !== true) expect(event.cards).toBeNull();
  if (event.type === 'looked' && event.seat !== seat) expect(event.cards).toBeNull();
  if (event.type === 'drew' || event.type === 'looked') return;
  if (event.type === 'wounds prevented' && told.has(event.who)) return; // its `by` is a number
  if (idsIn(event).some((id) => !told.has(id))) complain(event, seat);
}

function complain(event: WarlordEvent, seat: Seat | null): never {
  return expect.fail(`seat ${seat} is told ${JSON.stringify(event)}`);
}

test('who leaves the game shows all their cards, so nothing before it is taken back', () => {
  const before: WarlordEvent = { type: 'passed', seat: 0 };
  expect(warlord.reveals(before)).toBe(false);
  expect(warlord.reveals({ type: 'eliminated', seat: 0, conceded: false })).toBe(true);
});
