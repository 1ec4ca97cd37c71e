/**
 * What the server remembers. Every implementation keeps the same promises (test/store-contract.ts): when a call resolves, what it
 * wrote survives the death of the process.
 */
import type { Seat } from '@muster/engine';
import type { Asked, ChatLine, ClockRule, Entry } from '@muster/room';

export interface StoredUser {
  readonly id: string;
  readonly name: string;
  /** The hash of the password; null for guests. */
  readonly password: string | null;
  readonly createdAt: number;
}

export type StoredSeat =
  | { readonly kind: 'open' }
  /** Without a user where the account was deleted. */
  | { readonly kind: 'person'; readonly user: string | null; readonly name: string; readonly deck: string | null }
  | {
      readonly kind: 'bot';
      readonly level: string;
      readonly deck: string | null;
      /** For whom it plays, who may come back. */
      readonly standsInFor?: { readonly user: string; readonly name: string };
    };

export type GameStatus = 'open' | 'running' | 'over';

export interface StoredGame {
  readonly id: string;
  readonly game: string;
  readonly edition: string | null;
  readonly map: string | null;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly clock: ClockRule;
  readonly visibility: 'public' | 'link';
  readonly status: GameStatus;
  /** Who made it; null once the account is gone. */
  readonly host: string | null;
  readonly seats: readonly StoredSeat[];
  /** What is played, from the start on. */
  readonly setup: unknown;
  readonly seed: string | null;
  readonly createdAt: number;
  /** When it began. */
  readonly startedAt: number | null;
  readonly winners: readonly Seat[] | null;
  /** The next game of the same players. */
  readonly rematch: string | null;
  /** Counts the changes: who changes a game has seen its last state. */
  readonly version: number;
}

/** What of a game changes besides its log. */
export type GameChange = Partial<
  Pick<StoredGame, 'status' | 'host' | 'seats' | 'setup' | 'seed' | 'startedAt' | 'winners' | 'rematch'>
>;

/** Where the log of a game stands. */
export interface LogEnd {
  readonly entries: number;
  /** The seats that were asked something after the last entry, with how long they had been thinking then. */
  readonly asked: readonly Asked[];
  /** When the last entry was written. */
  readonly at: number;
}

/** The entry to be appended was not the next one, or the game to be changed was no longer as it was read. */
export class Conflict extends Error {}

export interface Users {
  create(user: StoredUser): Promise<void>;
  byId(id: string): Promise<StoredUser | null>;
  /** Registered users have names of their own, whatever the case; guests may be called like anybody. */
  byName(name: string): Promise<StoredUser | null>;
  /** The new name stands in the guest's games too. False, and nothing changes, if the user is no guest any more. */
  rename(id: string, name: string): Promise<boolean>;
  /**
   * Makes a guest a registered user. Rejects with Conflict if the name is taken; false, and nothing changes, if the user is no guest any
   * more.
   */
  register(id: string, name: string, password: string): Promise<boolean>;
  /** False, and nothing changes, if the hash of the user's password is no longer `from`. */
  setPassword(id: string, from: string, to: string): Promise<boolean>;
  /**
   * The user with sessions, chat lines and the games nobody else is in; seats in other games stay, nameless. Resolves with the ids of all
   * games the user was in; null, and nothing changes, while one of them is not over.
   */
  remove(id: string): Promise<readonly string[] | null>;
  /** Guests without a session who sit in no game. Returns how many went. */
  removeForgottenGuests(createdBefore: number): Promise<number>;
}

export interface Sessions {
  /** False, and there is no session, if the hash of the user's password is no longer this one: it may be changed during a login. */
  create(session: {
    readonly token: string;
    readonly user: string;
    readonly password: string | null;
    readonly expiresAt: number;
  }): Promise<boolean>;
  /** Whose session it is, if it has not ended. */
  userOf(token: string, now: number): Promise<{ readonly user: StoredUser; readonly expiresAt: number } | null>;
  extend(token: string, expiresAt: number): Promise<void>;
  remove(token: string): Promise<void>;
  /** All sessions of the user but this one. */
  removeOthers(user: string, token: string | null): Promise<void>;
  removeExpired(now: number): Promise<void>;
}

/** On what it depends whether a game is made. */
export interface NewGameTerms {
  /** The game it is the rematch of, as it was seen. */
  readonly rematchOf?: StoredGame;
  /** It is not made if its host has so many open games already. */
  readonly mostOpen?: number;
}

export interface Games {
  /**
   * False, and nothing changes, if its host has too many open games. Rejects with Conflict if the game it is the rematch of is no longer
   * as it was seen, and with any error if it names a user who is not there.
   */
  create(game: StoredGame, terms?: NewGameTerms): Promise<boolean>;
  byId(id: string): Promise<StoredGame | null>;
  /**
   * Changes the game if it is still as `from` says, else rejects with Conflict. Rejects with any error, and nothing changes, if it shall
   * name a user who is not there.
   */
  change(from: StoredGame, change: GameChange): Promise<StoredGame>;
  /** With its log and chat, if it is still as it was seen; else rejects with Conflict. */
  remove(seen: StoredGame): Promise<void>;
  /** Games that were made before that time and have not begun. Returns how many went. */
  removeStale(createdBefore: number): Promise<number>;
  /** Public games with open seats, the newest first; of those with the same host the newest three. */
  open(filter: { readonly game?: string }, limit: number): Promise<readonly StoredGame[]>;
  /** Games the user made or sits in: those not over first, then the newest. */
  ofUser(user: string, limit: number): Promise<readonly StoredGame[]>;
  /** All running games with the end of their log; null before the first entry. They are read a few at a time. */
  running(): AsyncIterable<{ readonly game: StoredGame; readonly end: LogEnd | null }>;
  count(): Promise<Readonly<Record<GameStatus, number>>>;
}

export interface Log {
  /**
   * Adds entries, the first of which gets the number `from`. Rejects with Conflict unless that is the next one. A seat taken over by a
   * bot, or by its player again, is so in the game's seats too.
   */
  append(game: string, from: number, entries: readonly Entry[], asked: readonly Asked[], at: number): Promise<void>;
  entries(game: string): Promise<readonly Entry[]>;
  end(game: string): Promise<LogEnd | null>;
}

export interface Chat {
  add(game: string, user: string | null, line: ChatLine): Promise<void>;
  /** The last lines, oldest first. */
  of(game: string, limit: number): Promise<readonly ChatLine[]>;
}

/** When the server was running: clocks stand still while it is not. */
export interface Uptimes {
  begin(at: number): Promise<void>;
  /** Still running at that time. */
  alive(started: number, at: number): Promise<void>;
  since(at: number): Promise<readonly { readonly from: number; readonly to: number }[]>;
}

export interface Store {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly games: Games;
  readonly log: Log;
  readonly chat: Chat;
  readonly uptimes: Uptimes;
  close(): Promise<void>;
}
