/**
 * Accounts: guests who chose a name, registered users, and their sessions.
 */
import type { User } from '../api.ts';
import { newId, newToken, sha256 } from '../secrets.ts';
import { notLoggedIn, RequestFailure } from '../request-failure.ts';
import { Conflict, type Store, type StoredUser } from '../store/store.ts';
import { hashPassword, isPassword } from './passwords.ts';

const DAY = 24 * 60 * 60 * 1000;
const SESSION_LENGTH = 60 * DAY;
/** A session in use is made longer at most so often. */
const SESSION_RENEWAL = DAY;

/** Who sends a request, and by which session. */
export interface Visit {
  readonly user: StoredUser;
  /** The hash of the token. */
  readonly session: string;
}

export interface Login {
  readonly user: User;
  /** For the cookie; null if the session stays as it is. */
  readonly token: string | null;
}

export class Accounts {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Who comes with this token. */
  async visitOf(token: string | undefined): Promise<Visit | null> {
    if (token === undefined || token === '') return null;
    const session = sha256(token);
    const now = this.#now();
    const found = await this.#store.sessions.userOf(session, now);
    if (found === null) return null;
    if (found.expiresAt < now + SESSION_LENGTH - SESSION_RENEWAL)
      await this.#store.sessions.extend(session, now + SESSION_LENGTH);
    return { user: found.user, session };
  }

  /** A guest at once; who is one already gets the new name and keeps the games. */
  async guest(visit: Visit | null, name: string): Promise<Login> {
    const { users } = this.#store;
    if (visit !== null) {
      if (visit.user.password !== null)
        throw new RequestFailure(409, 'already-registered', 'Log out first to play as a guest.');
      await users.rename(visit.user.id, name);
      return { user: { id: visit.user.id, name, guest: true }, token: null };
    }
    const user: StoredUser = { id: newId(), name, password: null, createdAt: this.#now() };
    await users.create(user);
    return this.#begin(user);
  }

  /** A guest who registers keeps the games. */
  async register(visit: Visit | null, name: string, password: string): Promise<Login> {
    const { users, sessions } = this.#store;
    if (visit !== null && visit.user.password !== null)
      throw new RequestFailure(409, 'already-registered', 'This account is registered already.');
    const hash = await hashPassword(password);
    const id = visit?.user.id ?? newId();
    const user: StoredUser = { id, name, password: hash, createdAt: this.#now() };
    try {
      if (visit === null) await users.create(user);
      else await users.register(id, name, hash);
    } catch (error) {
      if (error instanceof Conflict)
        throw new RequestFailure(409, 'name-taken', 'This name is taken.', { path: ['name'] });
      throw error;
    }
    // Whoever knew the guest's token does not know the user's.
    await sessions.removeOthers(id, null);
    return this.#begin(user);
  }

  async login(visit: Visit | null, name: string, password: string): Promise<Login> {
    const user = await this.#store.users.byName(name);
    const fits = await isPassword(user?.password ?? null, password);
    if (user === null || !fits)
      throw new RequestFailure(401, 'wrong-password', 'There is no such user, or the password is wrong.');
    if (visit !== null) await this.#store.sessions.remove(visit.session);
    return this.#begin(user);
  }

  async logout({ session }: Visit): Promise<void> {
    await this.#store.sessions.remove(session);
  }

  /** Ends all other sessions of the user. */
  async changePassword(visit: Visit, old: string, password: string): Promise<User> {
    const { user, session } = visit;
    if (user.password === null) throw new RequestFailure(409, 'not-registered', 'A guest has no password.');
    if (!(await isPassword(user.password, old)))
      throw new RequestFailure(403, 'wrong-password', 'The old password is wrong.', { path: ['old'] });
    await this.#store.users.setPassword(user.id, await hashPassword(password));
    await this.#store.sessions.removeOthers(user.id, session);
    return shownUser(user);
  }

  /** What has ended, or was never used, is removed. */
  async clean(): Promise<void> {
    const now = this.#now();
    await this.#store.sessions.removeExpired(now);
    await this.#store.users.removeForgottenGuests(now - DAY);
  }

  async #begin(user: StoredUser): Promise<Login> {
    const token = newToken();
    const expiresAt = this.#now() + SESSION_LENGTH;
    await this.#store.sessions.create({ token: sha256(token), user: user.id, expiresAt });
    return { user: shownUser(user), token };
  }
}

export function shownUser({ id, name, password }: StoredUser): User {
  return { id, name, guest: password === null };
}

export function loggedIn(visit: Visit | null): Visit {
  if (visit === null) throw notLoggedIn();
  return visit;
}
