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
const WRONG_PASSWORD = 'wrong-password';

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
      if (visit.user.password !== null || !(await users.rename(visit.user.id, name)))
        throw new RequestFailure(409, 'already-registered', 'Log out first to play as a guest.');
      return { user: { id: visit.user.id, name, guest: true }, token: null };
    }
    const user: StoredUser = { id: newId(), name, password: null, createdAt: this.#now() };
    await users.create(user);
    return this.#enter(user);
  }

  /** A guest who registers keeps the games. */
  async register(visit: Visit | null, name: string, password: string): Promise<Login> {
    const { users, sessions } = this.#store;
    if (visit !== null && visit.user.password !== null) throw alreadyRegistered();
    const hash = await hashPassword(password);
    const id = visit?.user.id ?? newId();
    const user: StoredUser = { id, name, password: hash, createdAt: this.#now() };
    try {
      if (visit === null) await users.create(user);
      else if (!(await users.register(id, name, hash))) throw alreadyRegistered();
    } catch (error) {
      if (error instanceof Conflict)
        throw new RequestFailure(409, 'name-taken', 'This name is taken.', { path: ['name'] });
      throw error;
    }
    // Whoever knew the guest's token does not know the user's.
    await sessions.removeOthers(id, null);
    return this.#enter(user);
  }

  async login(visit: Visit | null, name: string, password: string): Promise<Login> {
    const user = await this.#store.users.byName(name);
    const fits = await isPassword(user?.password ?? null, password);
    const login = user !== null && fits ? await this.#begin(user) : null;
    if (login === null)
      throw new RequestFailure(401, WRONG_PASSWORD, 'There is no such user, or the password is wrong.');
    if (visit !== null) await this.#store.sessions.remove(visit.session);
    return login;
  }

  async logout({ session }: Visit): Promise<void> {
    await this.#store.sessions.remove(session);
  }

  /** Ends all other sessions of the user. */
  async changePassword(visit: Visit, old: string, password: string): Promise<User> {
    const { user, session } = visit;
    if (user.password === null) throw new RequestFailure(409, 'not-registered', 'A guest has no password.');
    const isChanged =
      (await isPassword(user.password, old)) &&
      (await this.#store.users.setPassword(user.id, user.password, await hashPassword(password)));
    if (!isChanged) throw new RequestFailure(403, WRONG_PASSWORD, 'The old password is wrong.', { path: ['old'] });
    await this.#store.sessions.removeOthers(user.id, session);
    return shownUser(user);
  }

  /** What has ended, or was never used, is removed. */
  async clean(): Promise<void> {
    const now = this.#now();
    await this.#store.sessions.removeExpired(now);
    await this.#store.users.removeForgottenGuests(now - DAY);
  }

  /** A session of somebody new. */
  async #enter(user: StoredUser): Promise<Login> {
    const login = await this.#begin(user);
    // A guest may be deleted from another page while this one registers.
    if (login === null) throw notLoggedIn();
    return login;
  }

  /** Null if the user is gone, or has got another password meanwhile. */
  async #begin(user: StoredUser): Promise<Login | null> {
    const token = newToken();
    const expiresAt = this.#now() + SESSION_LENGTH;
    const { id, password } = user;
    const isBegun = await this.#store.sessions.create({ token: sha256(token), user: id, password, expiresAt });
    return isBegun ? { user: shownUser(user), token } : null;
  }
}

/** Whether somebody was refused because of the password: such tries are counted. */
export function isWrongPassword(error: unknown): boolean {
  return error instanceof RequestFailure && error.failure.reason === WRONG_PASSWORD;
}

export function shownUser({ id, name, password }: StoredUser): User {
  return { id, name, guest: password === null };
}

export function loggedIn(visit: Visit | null): Visit {
  if (visit === null) throw notLoggedIn();
  return visit;
}

function alreadyRegistered(): RequestFailure {
  return new RequestFailure(409, 'already-registered', 'This account is registered already.');
}
