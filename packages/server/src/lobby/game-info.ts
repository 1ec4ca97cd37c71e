/**
 * A game as the lobby shows it to somebody.
 */
import type { Seat } from '@muster/engine';
import type { GameInfo, SeatInfo } from '../api.ts';
import { gameById } from '../offered-games.ts';
import type { StoredGame, StoredUser } from '../store/store.ts';

/** `waiting`: the seats that are asked something. */
export function gameInfo(game: StoredGame, user: StoredUser | null, waiting: readonly Seat[]): GameInfo {
  const mine = game.seats.flatMap((seat, i) => {
    return seat.kind === 'person' && seat.user !== null && seat.user === user?.id ? [i] : [];
  });
  return {
    id: game.id,
    game: game.game,
    edition: game.edition,
    map: game.map,
    options: game.options,
    seats: game.seats.map((_, seat) => seatInfo(game, seat)),
    clock: game.clock,
    visibility: game.visibility,
    status: game.status,
    mine,
    host: user !== null && game.host === user.id,
    asksMe: mine.some((seat) => waiting.includes(seat)),
    createdAt: game.createdAt,
    winners: game.winners,
    rematch: game.rematch,
  };
}

function seatInfo({ game: id, seats, setup }: StoredGame, at: Seat): SeatInfo {
  const seat = seats[at] ?? { kind: 'open' };
  const played = setup === null ? null : (gameById(id)?.deckOf(setup, at) ?? null);
  if (seat.kind === 'open') return { kind: 'open', name: '', deck: played };
  const name = seat.kind === 'bot' ? seat.level : seat.name;
  return { kind: seat.kind, name, deck: played ?? seat.deck };
}
