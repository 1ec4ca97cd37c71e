/**
 * A game while it is being set up: what was chosen, and how it becomes a wish.
 */
import {
  RANDOM_DECK,
  rngFromSeed,
  type DeckChoice,
  type MapChoice,
  type Problem,
  type SetupChoices,
  type SetupWish,
} from '@muster/engine';
import type { ClockRule, Holder } from '@muster/room';
import type { NewGame } from '@muster/server/api';
import type { AnyGame, GameId } from '../games.ts';

export type SeatKind = 'me' | 'open' | 'bot' | 'here';
export type BotLevel = 'greedy' | 'random';
export type ClockKind = ClockRule['kind'];
export type OptionValue = boolean | number | string;

export interface SeatDraft {
  readonly kind: SeatKind;
  readonly level: BotLevel;
  readonly deck: string;
}

export interface SetupDraft {
  readonly where: 'server' | 'here';
  readonly edition: string;
  /** Empty for any that fits. */
  readonly map: string;
  readonly seats: readonly SeatDraft[];
  /** Only what is not as usual. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly clock: ClockKind;
  readonly visibility: 'public' | 'link';
}

const CLOCKS: Readonly<Record<ClockKind, ClockRule>> = {
  none: { kind: 'none' },
  move: { kind: 'move', seconds: 120 },
  game: { kind: 'game', seconds: 1200, increment: 10 },
  days: { kind: 'days', days: 3 },
};

const BOT: SeatDraft = { kind: 'bot', level: 'greedy', deck: RANDOM_DECK };

/** What a newcomer gets: the first of everything, against a bot. */
export function firstDraft(choices: SetupChoices, where: SetupDraft['where']): SetupDraft {
  const draft: SetupDraft = {
    where,
    edition: choices.editions[0]?.id ?? '',
    map: choices.maps[0]?.id ?? '',
    seats: [{ ...BOT, kind: 'me' }, BOT],
    options: {},
    clock: 'none',
    visibility: 'public',
  };
  return fitted(draft, choices);
}

/** Changes something; what no longer goes with it becomes what does. */
export function changed(draft: SetupDraft, change: Partial<SetupDraft>, choices: SetupChoices): SetupDraft {
  return fitted({ ...draft, ...change }, choices);
}

export function withSeat(draft: SetupDraft, seat: number, change: Partial<SeatDraft>): SetupDraft {
  const seats = draft.seats.map((one, at) => {
    if (at === seat) return { ...one, ...change };
    // Only one seat is mine alone; others are played at the same screen.
    return change.kind === 'me' && one.kind === 'me' ? { ...one, kind: 'here' as const } : one;
  });
  return { ...draft, seats };
}

export function withPlayers(draft: SetupDraft, players: number, choices: SetupChoices): SetupDraft {
  const added = Array.from({ length: Math.max(0, players - draft.seats.length) }, () => BOT);
  return fitted({ ...draft, seats: [...draft.seats, ...added].slice(0, players) }, choices);
}

/** An option as usual is left out. */
export function withOption(draft: SetupDraft, id: string, value: OptionValue, choices: SetupChoices): SetupDraft {
  const usual = choices.options.find((option) => option.id === id)?.values[0];
  const { [id]: _before, ...others } = draft.options;
  return fitted({ ...draft, options: value === usual ? others : { ...others, [id]: value } }, choices);
}

export function playersOf({ edition }: SetupDraft, { editions, maps }: SetupChoices): readonly number[] {
  const players = editions.find(({ id }) => id === edition)?.players ?? [2];
  if (maps.length === 0) return players;
  return players.filter((count) => maps.some((map) => map.editions.includes(edition) && map.players.includes(count)));
}

export function mapsFor({ edition, seats }: SetupDraft, { maps }: SetupChoices): readonly MapChoice[] {
  return maps.filter((map) => map.editions.includes(edition) && map.players.includes(seats.length));
}

/** What an army may cost: as was agreed, else as the map says. Null without a limit. */
export function pointLimitOf(
  { map, options }: { readonly map: string | null; readonly options: SetupDraft['options'] },
  { maps }: SetupChoices,
): number | null {
  const agreed = options['pointLimit'];
  return typeof agreed === 'number' ? agreed : (maps.find(({ id }) => id === map)?.pointLimit ?? null);
}

/** Ready decks that may be played with what is chosen. */
export function decksFor(draft: SetupDraft, choices: SetupChoices): readonly DeckChoice[] {
  const limit = pointLimitOf(draft, choices) ?? Number.POSITIVE_INFINITY;
  return choices.decks.filter(({ editions, points = 0 }) => editions.includes(draft.edition) && points <= limit);
}

function fitted(draft: SetupDraft, choices: SetupChoices): SetupDraft {
  const counts = playersOf(draft, choices);
  const players = counts.includes(draft.seats.length) ? draft.seats.length : (counts[0] ?? 2);
  const missing = Array.from({ length: Math.max(0, players - draft.seats.length) }, () => BOT);
  const seats = [...draft.seats, ...missing].slice(0, players);
  const sized = { ...draft, seats };
  const maps = mapsFor(sized, choices);
  const map = draft.map === '' || maps.some(({ id }) => id === draft.map) ? draft.map : (maps[0]?.id ?? '');
  const placed = { ...sized, map };
  const ready = new Set(choices.decks.map(({ id }) => id));
  const fitting = new Set(decksFor(placed, choices).map(({ id }) => id));
  return {
    ...placed,
    seats: seats.map((seat) => {
      const kind = seat.kind === 'open' && draft.where === 'here' ? 'bot' : seat.kind;
      const deck = ready.has(seat.deck) && !fitting.has(seat.deck) ? RANDOM_DECK : seat.deck;
      return { ...seat, kind, deck };
    }),
  };
}

/** Open seats stay without a deck: whoever sits down chooses. */
export function wishOf({ edition, map, seats, options }: SetupDraft): SetupWish {
  const decks: string[] = [];
  for (const [seat, { kind, deck }] of seats.entries()) if (kind !== 'open') decks[seat] = deck;
  return {
    players: seats.length,
    edition,
    ...(map !== '' && { map }),
    ...(Object.keys(options).length > 0 && { options }),
    decks,
  };
}

export function newGameOf(game: GameId, draft: SetupDraft): NewGame {
  const { edition, map, seats, options, clock, visibility } = draft;
  return {
    game,
    edition,
    ...(map !== '' && { map }),
    ...(Object.keys(options).length > 0 && { options }),
    seats: seats.map(({ kind, level, deck }) => {
      if (kind === 'open') return { kind };
      return kind === 'bot' ? { kind, level, deck } : { kind: 'me', deck };
    }),
    clock: CLOCKS[clock],
    visibility,
  };
}

/** Who holds the seats of a game in this browser. */
export function holdersOf(
  { seats }: SetupDraft,
  names: { readonly me: string; bot(seat: number): string; other(seat: number): string },
): readonly Holder[] {
  return seats.map(({ kind, level }, seat): Holder => {
    if (kind === 'bot' || kind === 'open') return { kind: 'bot', level, name: names.bot(seat) };
    const isMe = kind === 'me';
    return { kind: 'person', user: isMe ? 'me' : `here ${seat}`, name: isMe ? names.me : names.other(seat) };
  });
}

/** What keeps the game from being played, as the game itself says. */
export function problemsOf(game: AnyGame, draft: SetupDraft): readonly Problem[] {
  const made = game.makeSetup(wishOf(draft), rngFromSeed('to see whether it can be played'));
  return made.ok ? [] : made.problems;
}

/** By seat the side it will fight for; empty where that is not known before the game begins. */
export function sidesOf(game: AnyGame, wish: SetupWish): readonly number[] {
  const seed = 'to see who fights for whom';
  const hasAnyMap = wish.map === undefined && game.choices('en').maps.length > 0;
  const made = hasAnyMap ? null : game.makeSetup(wish, rngFromSeed(seed));
  return made?.ok === true ? game.sides(game.start(made.value, seed)) : [];
}
