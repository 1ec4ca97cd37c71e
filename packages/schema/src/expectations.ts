/**
 * What scenarios of any game expect: of the end of a game, of players, of what a seat sees. A check says null, or in words what is
 * otherwise.
 */
import { eyesOf, letterOf, seatOf, type Outcome, type Seat, type View } from '@muster/engine';
import { isFields, type Fields } from './fields.ts';
import { isLike, same } from './likeness.ts';

export type Check<Context> = (context: Context, wanted: unknown) => string | null;

/** Checks by the words that ask for them. */
export type Subjects<Context> = Readonly<Record<string, Check<Context>>>;

/** Every expectation of a map; keys that are no subject are names of something on the table. */
export function expectEach<Context>(
  context: Context,
  wanted: Fields,
  subjects: Subjects<Context>,
  expectNamed: (context: Context, name: string, wanted: unknown) => string | null,
): string | null {
  for (const [key, value] of Object.entries(wanted)) {
    const check = Object.hasOwn(subjects, key) ? subjects[key] : undefined;
    const failure = check === undefined ? expectNamed(context, key, value) : check(context, value);
    if (failure !== null) return failure;
  }
  return null;
}

interface Ending {
  readonly state: { readonly players: readonly { readonly out: boolean }[] };
  readonly outcome: Outcome | null;
}

/** Whether and how the game ended, and who is out of it. */
export const ENDING: Subjects<Ending> = {
  over: ({ outcome }, wanted) => same('over', outcome !== null, wanted),
  winner: ({ outcome }, wanted) =>
    same('winner', outcome?.winners.length === 1 ? outcome.winners.map(letterOf).join('') : null, wanted),
  winners: ({ outcome }, wanted) => same('winners', outcome?.winners.map(letterOf) ?? null, wanted),
  out: ({ state }, wanted) =>
    same(
      'out',
      state.players.flatMap((player, seat) => (player.out ? [letterOf(seat)] : [])),
      wanted,
    ),
};

/** `hand: { A: 5, B: [Parry] }`: a check for every player that is named. */
export function perPlayer<Player>(
  players: readonly Player[],
  subject: string,
  wanted: unknown,
  check: (player: Player, seat: Seat, wanted: unknown) => string | null,
): string | null {
  if (!isFields(wanted)) return `${subject}: must be a map of players`;
  for (const [letter, value] of Object.entries(wanted)) {
    const seat = seatOf(letter) ?? -1;
    const player = players[seat];
    const failure = player === undefined ? `${subject}: there is no player ${letter}` : check(player, seat, value);
    if (failure !== null) return failure;
  }
  return null;
}

/** `points: { A: 3, B: 0 }`: a value of every player that is named. */
export function sameOfPlayers<Player>(
  players: readonly Player[],
  subject: string,
  wanted: unknown,
  actual: (player: Player, seat: Seat, wanted: unknown) => unknown,
): string | null {
  return perPlayer(players, subject, wanted, (player, seat, value) =>
    same(`${subject} of ${letterOf(seat)}`, actual(player, seat, value), value),
  );
}

/** `view: { of: B, … }`: what a seat (or `nobody`) sees; maps may say less, lists must be as long. */
export function expectView(viewFor: (eyes: Seat | null) => View, wanted: unknown): string | null {
  const eyes = isFields(wanted) ? eyesOf(wanted['of']) : undefined;
  if (!isFields(wanted) || eyes === undefined) return 'view: must be a map with `of` and a player, or nobody';
  const { of, ...fields } = wanted;
  const view = viewFor(eyes);
  for (const [key, value] of Object.entries(fields)) {
    if (!isLike(view[key], value))
      return `${String(of)} sees ${key}: ${JSON.stringify(view[key])}, not ${JSON.stringify(value)}`;
  }
  return null;
}

/** A map, or a list of maps for several expectations. */
export function eachMap(wanted: unknown, check: (one: Fields) => string | null): string | null {
  for (const one of Array.isArray(wanted) ? (wanted as readonly unknown[]) : [wanted]) {
    const failure = isFields(one) ? check(one) : 'must be a map, or a list of maps';
    if (failure !== null) return failure;
  }
  return null;
}

/** Compares what is said with what is so; other keys are not known. */
export function sameFacts(
  subject: string,
  actual: Readonly<Record<string, () => unknown>>,
  wanted: Fields,
): string | null {
  for (const [key, value] of Object.entries(wanted)) {
    const fact = Object.hasOwn(actual, key) ? actual[key] : undefined;
    const failure =
      fact === undefined
        ? `${subject}: '${key}' can't be expected; known are ${Object.keys(actual).join(', ')}`
        : same(`${subject}: ${key}`, fact(), value);
    if (failure !== null) return failure;
  }
  return null;
}
