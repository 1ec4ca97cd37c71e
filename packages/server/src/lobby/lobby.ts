/**
 * The lobby: games are made, joined, left and started here.
 */
import type { Seat } from '@muster/engine';
import type { NewGame } from '../api.ts';
import { notFound, RequestFailure } from '../request-failure.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { newId, newSeed } from '../secrets.ts';
import type { GameChange, Store, StoredGame, StoredSeat, StoredUser } from '../store/store.ts';
import { changeGame } from './change-game.ts';
import { makeSetup } from './making-setup.ts';

/** Who takes the seats nobody came for when a game is started. */
const STAND_IN = 'greedy';
const MOST_OPEN_GAMES = 20;
/** In so many games others see a new name at once. */
const MOST_RENAMED = 200;

export class Lobby {
  readonly #store: Store;
  readonly #rooms: Rooms;
  readonly #now: () => number;

  constructor(store: Store, rooms: Rooms, now: () => number) {
    this.#store = store;
    this.#rooms = rooms;
    this.#now = now;
  }

  async game(id: string): Promise<StoredGame> {
    const game = await this.#store.games.byId(id);
    if (game === null) throw notFound();
    return game;
  }

  /** A new game; it starts at once if no seat is open. */
  async create(user: StoredUser, wanted: NewGame): Promise<StoredGame> {
    const seats = wanted.seats.map((seat): StoredSeat => {
      if (seat.kind === 'open') return seat;
      const deck = seat.deck ?? null;
      return seat.kind === 'bot'
        ? { kind: 'bot', level: seat.level, deck }
        : { kind: 'person', user: user.id, name: user.name, deck };
    });
    const { game, clock, visibility, edition = null, map = null, options = {} } = wanted;
    return this.#add(user, { game, clock, visibility, edition, map, options, seats });
  }

  /** In the seat that is wished for, else in the first free one. Who has a seat already moves to the one that is wished for. */
  async join(user: StoredUser, id: string, deck: string | null, wished: Seat | null): Promise<StoredGame> {
    const game = await changeGame(this.#store, id, (found) => {
      const own = seatsOf(found, user);
      if (own.length > 0 && (wished === null || own.includes(wished))) return null;
      mustBeOpen(found);
      const free = freeSeat(found, wished);
      const [had] = own;
      const before = had === undefined ? undefined : found.seats[had];
      const mine: StoredSeat = before ?? { kind: 'person', user: user.id, name: user.name, deck };
      const left = had === undefined ? found.seats : found.seats.with(had, { kind: 'open' });
      const change = { seats: left.with(free, mine) };
      makeSetup({ ...found, ...change });
      return { ...change, ...this.#beginning({ ...found, ...change }) };
    });
    return this.#started(game);
  }

  /** Who leaves a game that has not begun frees the seat; without anybody in it the game is gone. */
  async leave(user: StoredUser, id: string): Promise<StoredGame> {
    const game = await changeGame(this.#store, id, (found) => {
      mustBeOpen(found);
      if (seatsOf(found, user).length === 0 && found.host !== user.id)
        throw new RequestFailure(409, 'not-in-the-game', 'You are not in this game.');
      return leaving(found, user.id);
    });
    if (!game.seats.some(({ kind }) => kind === 'person')) await this.#store.games.remove(id);
    return game;
  }

  /** Starts the game, with bots in the seats nobody took. */
  async start(user: StoredUser, id: string): Promise<StoredGame> {
    const game = await changeGame(this.#store, id, (found) => {
      if (found.host !== user.id) throw new RequestFailure(403, 'not-the-host', 'Only who made the game starts it.');
      if (found.status === 'running') return null;
      mustBeOpen(found);
      const seats = found.seats.map((seat): StoredSeat => {
        return seat.kind === 'open' ? { kind: 'bot', level: STAND_IN, deck: null } : seat;
      });
      return { seats, ...this.#beginning({ ...found, seats }) };
    });
    return this.#started(game);
  }

  /** The same once more: whoever asks first makes it, the others who ask take the seats they had. */
  async rematch(user: StoredUser, id: string): Promise<StoredGame> {
    const last = await this.game(id);
    const mine = seatsOf(last, user);
    if (mine.length === 0) throw new RequestFailure(403, 'not-in-the-game', 'You are not in this game.');
    if (last.status !== 'over') throw new RequestFailure(409, 'not-over', 'The game is not over yet.');
    // A rematch that somebody made and left again is none.
    const made = last.rematch === null ? null : await this.#store.games.byId(last.rematch);
    if (made !== null) return this.#joinRematch(user, last, made.id);
    const seats = last.seats.map((seat): StoredSeat => {
      return seat.kind === 'person' && seat.user !== user.id ? { kind: 'open' } : seat;
    });
    const { game, edition, map, options, clock } = last;
    const next = await this.#add(user, { game, edition, map, options, clock, visibility: 'link', seats });
    const linked = await changeGame(this.#store, id, (found) => {
      return found.rematch === last.rematch ? { rematch: next.id } : null;
    });
    if (linked.rematch === next.id || linked.rematch === null) return next;
    // Somebody else was quicker.
    await this.#store.games.remove(next.id);
    return this.#joinRematch(user, last, linked.rematch);
  }

  /** Deletes an account: running games are given up, games without anybody else go. */
  async withdraw(user: StoredUser): Promise<void> {
    const games = await this.#store.games.ofUser(user.id, Number.MAX_SAFE_INTEGER);
    for (const game of games) {
      const others = game.seats.some((seat) => seat.kind === 'person' && seat.user !== null && seat.user !== user.id);
      if (!others) {
        await this.#rooms.discard(game.id);
        await this.#store.games.remove(game.id);
      } else if (game.status === 'open') await this.leave(user, game.id);
      else if (game.status === 'running') {
        for (const seat of seatsOf(game, user)) await this.#rooms.concede(game, seat);
      }
    }
    await this.#store.users.remove(user.id);
    for (const { id } of games) await this.#rooms.discard(id);
  }

  /** After somebody has got another name: rooms learn it when they are opened anew. */
  async renamed({ id }: Pick<StoredUser, 'id'>): Promise<void> {
    for (const game of await this.#store.games.ofUser(id, MOST_RENAMED)) {
      if (game.status === 'running') await this.#rooms.discard(game.id);
    }
  }

  async #joinRematch(user: StoredUser, last: StoredGame, id: string): Promise<StoredGame> {
    const game = await changeGame(this.#store, id, (found) => {
      if (seatsOf(found, user).length > 0 || found.status !== 'open') return null;
      const seats = found.seats.map((seat, i): StoredSeat => {
        const before = last.seats[i];
        const was = before?.kind === 'person' && before.user === user.id;
        return seat.kind === 'open' && was ? before : seat;
      });
      return { seats, ...this.#beginning({ ...found, seats }) };
    });
    return this.#started(game);
  }

  async #add(
    user: StoredUser,
    wanted: Pick<StoredGame, 'game' | 'edition' | 'map' | 'options' | 'clock' | 'visibility' | 'seats'>,
  ): Promise<StoredGame> {
    makeSetup(wanted);
    await this.#mayOpen(user);
    const game: StoredGame = {
      ...wanted,
      id: newId(),
      status: 'open',
      host: user.id,
      setup: null,
      seed: null,
      createdAt: this.#now(),
      startedAt: null,
      winners: null,
      rematch: null,
      version: 0,
    };
    const begun = { ...game, ...this.#beginning(game) };
    await this.#store.games.create(begun);
    return this.#started(begun);
  }

  async #mayOpen(user: StoredUser): Promise<void> {
    const games = await this.#store.games.ofUser(user.id, 200);
    const open = games.filter(({ status, host }) => status === 'open' && host === user.id);
    if (open.length >= MOST_OPEN_GAMES)
      throw new RequestFailure(409, 'too-many-games', 'Start or leave one of your open games first.');
  }

  /** What starts a game whose seats are all taken. */
  #beginning(game: StoredGame): GameChange {
    if (game.status !== 'open' || game.seats.some(({ kind }) => kind === 'open')) return {};
    return { status: 'running', setup: makeSetup(game), seed: newSeed(), startedAt: this.#now() };
  }

  async #started(game: StoredGame): Promise<StoredGame> {
    if (game.status === 'running') await this.#rooms.take(game);
    return game;
  }
}

function seatsOf({ seats }: StoredGame, { id }: StoredUser): readonly number[] {
  return seats.flatMap((seat, i) => (seat.kind === 'person' && seat.user === id ? [i] : []));
}

/** The seats of the user are free again; the next person is the host. */
function leaving(game: StoredGame, user: string): GameChange {
  const seats = game.seats.map((seat): StoredSeat => {
    return seat.kind === 'person' && seat.user === user ? { kind: 'open' } : seat;
  });
  const next = seats.find((seat) => seat.kind === 'person');
  return { seats, host: game.host === user ? (next?.user ?? null) : game.host };
}

function freeSeat({ seats }: StoredGame, wished: Seat | null): Seat {
  const free = seats.findIndex(({ kind }, seat) => kind === 'open' && (wished === null || wished === seat));
  if (free >= 0) return free;
  if (seats.some(({ kind }) => kind === 'open')) throw new RequestFailure(409, 'seat-taken', 'This seat is not free.');
  throw new RequestFailure(409, 'full', 'All seats are taken.');
}

function mustBeOpen({ status }: StoredGame): void {
  if (status !== 'open') throw new RequestFailure(409, 'already-started', 'The game has already begun.');
}
