/**
 * What the server remembers. Every implementation keeps the same promises (test/store-contract.ts): when a call resolves, what it
 * wrote survives the death of the process.
 */
import type { Seat } from '@muster/engine';
import type { ChatLine, ClockRule, Entry } from '@muster/room';

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
  | { readonly kind: 'bot'; readonly level: string; readonly deck: string | null };

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
  /** The seats that were asked something after the last entry. */
  readonly waiting: readonly Seat[];
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
  /** The new name stands in the user's games too. */
  rename(id: string, name: string): Promise<void>;
  /** Makes a guest a registered user. Rejects with Conflict if the name is taken. */
  register(id: string, name: string, password: string): Promise<void>;
  setPassword(id: string, password: string): Promise<void>;
  /** The user with sessions and chat lines; seats stay, nameless. */
  remove(id: string): Promise<void>;
  /** Guests without a session who sit in no game. Returns how many went. */
  removeForgottenGuests(createdBefore: number): Promise<number>;
}

export interface Sessions {
  create(session: { readonly token: string; readonly user: string; readonly expiresAt: number }): Promise<void>;
  /** Whose session it is, if it has not ended. */
  userOf(token: string, now: number): Promise<{ readonly user: StoredUser; readonly expiresAt: number } | null>;
  extend(token: string, expiresAt: number): Promise<void>;
  remove(token: string): Promise<void>;
  /** All sessions of the user but this one. */
  removeOthers(user: string, token: string | null): Promise<void>;
  removeExpired(now: number): Promise<void>;
}

export interface Games {
  create(game: StoredGame): Promise<void>;
  byId(id: string): Promise<StoredGame | null>;
  /** Changes the game if it is still as `from` says, else rejects with Conflict. */
  change(from: StoredGame, change: GameChange): Promise<StoredGame>;
  /** With its log and chat. */
  remove(id: string): Promise<void>;
  /** Public games with open seats, the newest first. */
  open(filter: { readonly game?: string }, limit: number): Promise<readonly StoredGame[]>;
  /** Games the user made or sits in: those not over first, then the newest. */
  ofUser(user: string, limit: number): Promise<readonly StoredGame[]>;
  /** All running games with the end of their log; null before the first entry. */
  running(): Promise<readonly { readonly game: StoredGame; readonly end: LogEnd | null }[]>;
  count(): Promise<Readonly<Record<GameStatus, number>>>;
}

export interface Log {
  /**
   * Adds entries, the first of which gets the number `from`. Rejects with Conflict unless that is the next one. A seat taken over by a
   * bot is also one in the game's seats.
   */
  append(game: string, from: number, entries: readonly Entry[], waiting: readonly Seat[], at: number): Promise<void>;
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
