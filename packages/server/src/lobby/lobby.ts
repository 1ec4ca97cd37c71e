/**
 * The lobby: games are made, joined, left and started here.
 */
import type { Seat } from '@muster/engine';
import type { NewGame } from '../api.ts';
import { notFound, notLoggedIn, RequestFailure } from '../request-failure.ts';
import { newId, newSeed } from '../secrets.ts';
import type { GameChange, StoredGame, StoredSeat, StoredUser } from '../store/store.ts';
import { changeGame, withGame } from './change-game.ts';
import { makeSetup } from './making-setup.ts';
import { forNobody, freeSeat, hasPeople, isHeldBy, seatsOf, withoutUser } from './seats.ts';
import { withdraw, type WithdrawingParts } from './withdrawing.ts';

export interface LobbyParts extends WithdrawingParts {
  readonly now: () => number;
}

/** Who takes the seats nobody came for when a game is started. */
const STAND_IN = 'greedy';
const MOST_OPEN_GAMES = 20;
/** A game that has not begun by then will not. */
const STALE = 7 * 24 * 60 * 60 * 1000;
/** In so many games others see a new name at once. */
const MOST_RENAMED = 200;

export class Lobby {
  readonly #parts: LobbyParts;
  /** Users whose accounts are being deleted: nothing new begins for them. */
  readonly #withdrawing = new Set<string>();

  constructor(parts: LobbyParts) {
    this.#parts = parts;
  }

  async game(id: string): Promise<StoredGame> {
    const game = await this.#parts.store.games.byId(id);
    if (game === null) throw notFound();
    return game;
  }

  /** A new game; it starts at once if no seat is open. */
  create(user: StoredUser, wanted: NewGame): Promise<StoredGame> {
    const seats = wanted.seats.map((seat): StoredSeat => {
      if (seat.kind === 'open') return seat;
      const deck = seat.deck ?? null;
      return seat.kind === 'bot'
        ? { kind: 'bot', level: seat.level, deck }
        : { kind: 'person', user: user.id, name: user.name, deck };
    });
    const { game, clock, visibility, edition = null, map = null, options = {} } = wanted;
    return this.#by(user, () => this.#add(user, { game, clock, visibility, edition, map, options, seats }));
  }

  /** In the seat that is wished for, else in the first free one. Who has a seat already moves to the one that is wished for. */
  join(user: StoredUser, id: string, deck: string | null, wished: Seat | null): Promise<StoredGame> {
    return this.#change(user, id, (found) => {
      const own = seatsOf(found, user);
      if (own.length > 0 && (wished === null || own.includes(wished))) return null;
      mustBeOpen(found);
      const free = freeSeat(found, wished);
      const [had] = own;
      const before = had === undefined ? undefined : found.seats[had];
      const mine: StoredSeat = before ?? { kind: 'person', user: user.id, name: user.name, deck };
      const left = had === undefined ? found.seats : found.seats.with(had, { kind: 'open' });
      return this.#seated(found, left.with(free, mine));
    });
  }

  /** Who leaves a game that has not begun frees the seat; without anybody in it the game is gone. */
  leave(user: StoredUser, id: string): Promise<StoredGame> {
    const { store } = this.#parts;
    const leave = async (found: StoredGame): Promise<StoredGame> => {
      mustBeOpen(found);
      if (seatsOf(found, user).length === 0 && found.host !== user.id)
        throw new RequestFailure(409, 'not-in-the-game', 'You are not in this game.');
      const change = withoutUser(found, user.id);
      if (hasPeople(change)) return store.games.change(found, change);
      await store.games.remove(found);
      return { ...found, ...change };
    };
    return this.#by(user, () => withGame(store, id, leave));
  }

  /** Starts the game, with bots in the seats nobody took. */
  start(user: StoredUser, id: string): Promise<StoredGame> {
    return this.#change(user, id, (found) => {
      if (found.host !== user.id) throw new RequestFailure(403, 'not-the-host', 'Only who made the game starts it.');
      if (found.status === 'running') return null;
      mustBeOpen(found);
      const seats = found.seats.map((seat): StoredSeat => {
        return seat.kind === 'open' ? { kind: 'bot', level: STAND_IN, deck: null } : seat;
      });
      return { seats, ...this.#beginning({ ...found, seats }) };
    });
  }

  /** The same once more: whoever asks first makes it, the others who ask take the seats they had. */
  rematch(user: StoredUser, id: string): Promise<StoredGame> {
    const { store } = this.#parts;
    const again = async (last: StoredGame): Promise<StoredGame> => {
      if (seatsOf(last, user).length === 0)
        throw new RequestFailure(403, 'not-in-the-game', 'You are not in this game.');
      if (last.status !== 'over') throw new RequestFailure(409, 'not-over', 'The game is not over yet.');
      // A rematch that somebody made and left again is none.
      const made = last.rematch === null ? null : await store.games.byId(last.rematch);
      if (made === null) return this.#addRematch(user, last);
      const change = this.#joinRematch(user, last, made);
      return this.#started(change === null ? made : await store.games.change(made, change));
    };
    return this.#by(user, () => withGame(store, id, again));
  }

  /** Deletes an account. */
  async withdraw(user: StoredUser): Promise<void> {
    this.#withdrawing.add(user.id);
    try {
      await withdraw(this.#parts, user);
    } finally {
      this.#withdrawing.delete(user.id);
    }
  }

  /** After somebody has got another name: those at the same tables see it. */
  async renamed({ id, name }: Pick<StoredUser, 'id' | 'name'>): Promise<void> {
    const { store, rooms } = this.#parts;
    for (const game of await store.games.ofUser(id, MOST_RENAMED)) await rooms.renamed(game.id, id, name);
  }

  /** Games nobody came to are removed. */
  async clean(): Promise<void> {
    const { store, now } = this.#parts;
    await store.games.removeStale(now() - STALE);
  }

  /** What a user does. If the account is deleted meanwhile, it fails because of that, whatever it stumbles over. */
  async #by<T>(user: StoredUser, act: () => Promise<T>): Promise<T> {
    if (this.#withdrawing.has(user.id)) throw notLoggedIn();
    try {
      return await act();
    } catch (error) {
      const isGoing = this.#withdrawing.has(user.id) || (await this.#parts.store.users.byId(user.id)) === null;
      throw isGoing ? notLoggedIn() : error;
    }
  }

  #change(user: StoredUser, id: string, change: (game: StoredGame) => GameChange | null): Promise<StoredGame> {
    return this.#by(user, async () => this.#started(await changeGame(this.#parts.store, id, change)));
  }

  /** What makes these the seats of a game, which begins if none is free; fails if that can't be played. */
  #seated(game: StoredGame, seats: readonly StoredSeat[]): GameChange {
    makeSetup({ ...game, seats });
    return { seats, ...this.#beginning({ ...game, seats }) };
  }

  #addRematch(user: StoredUser, last: StoredGame): Promise<StoredGame> {
    const seats = last.seats.map((seat): StoredSeat => {
      if (seat.kind === 'bot') return forNobody(seat);
      return seat.kind === 'person' && seat.user !== user.id ? { kind: 'open' } : seat;
    });
    const { game, edition, map, options, clock } = last;
    return this.#add(user, { game, edition, map, options, clock, visibility: 'link', seats }, last);
  }

  #joinRematch(user: StoredUser, last: StoredGame, made: StoredGame): GameChange | null {
    if (made.status !== 'open' || seatsOf(made, user).length > 0) return null;
    const seats = made.seats.map((seat, i): StoredSeat => {
      const before = last.seats[i];
      return seat.kind === 'open' && before !== undefined && isHeldBy(before, user.id) ? before : seat;
    });
    return this.#seated(made, seats);
  }

  async #add(
    user: StoredUser,
    wanted: Pick<StoredGame, 'game' | 'edition' | 'map' | 'options' | 'clock' | 'visibility' | 'seats'>,
    rematchOf?: StoredGame,
  ): Promise<StoredGame> {
    makeSetup(wanted);
    const { store, now } = this.#parts;
    const game: StoredGame = {
      ...wanted,
      id: newId(),
      status: 'open',
      host: user.id,
      setup: null,
      seed: null,
      createdAt: now(),
      startedAt: null,
      winners: null,
      rematch: null,
      version: 0,
    };
    const begun = { ...game, ...this.#beginning(game) };
    const terms = { mostOpen: MOST_OPEN_GAMES, ...(rematchOf !== undefined && { rematchOf }) };
    if (!(await store.games.create(begun, terms)))
      throw new RequestFailure(409, 'too-many-games', 'Start or leave one of your open games first.');
    return this.#started(begun);
  }

  /** What starts a game whose seats are all taken. */
  #beginning(game: StoredGame): GameChange {
    if (game.status !== 'open' || game.seats.some(({ kind }) => kind === 'open')) return {};
    return { status: 'running', setup: makeSetup(game), seed: newSeed(), startedAt: this.#parts.now() };
  }

  async #started(game: StoredGame): Promise<StoredGame> {
    if (game.status === 'running') await this.#parts.rooms.take(game);
    return game;
  }
}

function mustBeOpen({ status }: StoredGame): void {
  if (status !== 'open') throw new RequestFailure(409, 'already-started', 'The game has already begun.');
}
