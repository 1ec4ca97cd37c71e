/**
 * The seats of a game, and who is in them.
 */
import type { Seat } from '@muster/engine';
import { RequestFailure } from '../request-failure.ts';
import type { GameChange, StoredGame, StoredSeat } from '../store/store.ts';

export function isHeldBy(seat: StoredSeat | undefined, user: string): boolean {
  return seat?.kind === 'person' && seat.user === user;
}

export function seatsOf({ seats }: StoredGame, { id }: { readonly id: string }): readonly Seat[] {
  return seats.flatMap((seat, i) => (isHeldBy(seat, id) ? [i] : []));
}

export function hasPeople({ seats }: Pick<StoredGame, 'seats'>): boolean {
  return seats.some((seat) => seat.kind === 'person' && seat.user !== null);
}

/** A bot that plays for itself. */
export function forNobody({ level, deck }: StoredSeat & { readonly kind: 'bot' }): StoredSeat {
  return { kind: 'bot', level, deck };
}

/** The user has nothing to do with the game any more; the next person is the host. */
export function withoutUser(game: StoredGame, user: string): GameChange & Pick<StoredGame, 'seats'> {
  const seats = game.seats.map((seat): StoredSeat => {
    if (seat.kind === 'bot' && seat.standsInFor?.user === user) return forNobody(seat);
    if (seat.kind !== 'person' || seat.user !== user) return seat;
    // What has begun is played with as many as it began with.
    return game.status === 'open' ? { kind: 'open' } : { ...seat, user: null, name: '' };
  });
  if (game.host !== user) return { seats };
  const next = seats.find((seat) => seat.kind === 'person' && seat.user !== null);
  return { seats, host: next?.kind === 'person' ? next.user : null };
}

export function freeSeat({ seats }: StoredGame, wished: Seat | null): Seat {
  const free = seats.findIndex(({ kind }, seat) => kind === 'open' && (wished === null || wished === seat));
  if (free >= 0) return free;
  if (seats.some(({ kind }) => kind === 'open')) throw new RequestFailure(409, 'seat-taken', 'This seat is not free.');
  throw new RequestFailure(409, 'full', 'All seats are taken.');
}
