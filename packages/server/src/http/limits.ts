/**
 * How often somebody may do something, and how much at the same time, per user and per address.
 */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Visit } from '../accounts/accounts.ts';
import { uniqueName } from '../accounts/names.ts';
import { RequestFailure } from '../request-failure.ts';
import { networkOf } from './address.ts';

/**
 * So many in so many seconds. A club or a school shares one address: what is counted by user has a much higher limit for all at one
 * address, so that nobody gets around it with many users.
 */
const RATES = {
  /** Any request. */
  request: { points: 600, duration: 60 },
  requestAtAddress: { points: 6000, duration: 60 },
  /** Requests that change something. */
  change: { points: 120, duration: 60 },
  changeAtAddress: { points: 1200, duration: 60 },
  /** New guests and registrations; per address, where many may live. */
  account: { points: 60, duration: 3600 },
  /** Wrong passwords for one user, from one address. */
  login: { points: 20, duration: 300 },
  /** Wrong passwords from one address, for whomever. */
  loginAtAddress: { points: 60, duration: 300 },
  /** Wrong passwords for one user from anywhere: so many that nobody is locked out by a few tries of somebody else. */
  loginAnywhere: { points: 200, duration: 300 },
  game: { points: 60, duration: 600 },
  socket: { points: 120, duration: 60 },
  socketAtAddress: { points: 1200, duration: 60 },
  /** What is said over a socket. */
  message: { points: 200, duration: 10 },
  chat: { points: 20, duration: 20 },
} as const;

/** So many at the same time. */
const PLACES = {
  /** Sockets of people without an account at one address. */
  strangerSocket: 50,
  /** All sockets at one address. */
  openSocket: 200,
} as const;

type Rate = keyof typeof RATES;
type Place = keyof typeof PLACES;

/** What is counted under which key. */
interface Counted {
  readonly what: Rate;
  readonly who: string;
}

export const byAddress = (address: string): string => `address ${networkOf(address)}`;
export const byUser = (id: string): string => `user ${id}`;
/** Whoever it is that tries to log in under this name. */
export const byName = (name: string): string => `name ${uniqueName(name)}`;
export const byNameAndAddress = (name: string, address: string): string => `${byAddress(address)} ${byName(name)}`;

/** Somebody with an account counts as such, wherever they are; anybody else by address. */
export function byVisit(visit: Visit | null, address: string): string {
  return visit === null ? byAddress(address) : byUser(visit.user.id);
}

export class Limits {
  readonly #generosity: number;
  readonly #limiters: ReadonlyMap<Rate, RateLimiterMemory>;
  readonly #taken = new Map<string, number>();

  /** `generosity` multiplies the limits; 0 switches them off. */
  constructor(generosity: number) {
    const names = Object.keys(RATES) as Rate[];
    this.#generosity = generosity;
    this.#limiters = new Map(
      generosity === 0
        ? []
        : names.map((name) => {
            const { points, duration } = RATES[name];
            return [name, new RateLimiterMemory({ points: Math.ceil(points * generosity), duration })];
          }),
    );
  }

  /** Counts; false if it was too often. */
  async allows(what: Rate, who: string): Promise<boolean> {
    return (await this.#wait(what, who)) === 0;
  }

  /** Counts; fails if it was too often. */
  async count(what: Rate, who: string): Promise<void> {
    const wait = await this.#wait(what, who);
    if (wait > 0)
      throw new RequestFailure(429, 'too-many-requests', `Too many at once; wait ${Math.ceil(wait / 1000)} seconds.`);
  }

  /**
   * Does something that counts only if it fails as `isWrong` says. While it is being done it counts too, else many tries at the same
   * moment would all be let through.
   */
  async countWrong<T>(
    counted: readonly Counted[],
    doing: () => Promise<T>,
    isWrong: (error: unknown) => boolean,
  ): Promise<T> {
    const begun: Counted[] = [];
    try {
      for (const one of counted) {
        begun.push(one);
        await this.count(one.what, one.who);
      }
      const done = await doing();
      await this.#forget(begun);
      return done;
    } catch (error) {
      // What was not even tried is no wrong try either.
      if (!isWrong(error)) await this.#forget(begun);
      throw error;
    }
  }

  /** Takes one of the places there are at the same time, and returns what gives it back; null if none is free. */
  take(what: Place, who: string): (() => void) | null {
    if (this.#generosity === 0) return () => undefined;
    const key = `${what} ${who}`;
    const taken = this.#taken.get(key) ?? 0;
    if (taken >= Math.ceil(PLACES[what] * this.#generosity)) return null;
    this.#taken.set(key, taken + 1);
    return () => {
      const left = (this.#taken.get(key) ?? 0) - 1;
      if (left > 0) this.#taken.set(key, left);
      else this.#taken.delete(key);
    };
  }

  async #forget(counted: readonly Counted[]): Promise<void> {
    for (const { what, who } of counted) await this.#limiters.get(what)?.reward(who);
  }

  /** Milliseconds to wait. */
  async #wait(what: Rate, who: string): Promise<number> {
    const limiter = this.#limiters.get(what);
    if (limiter === undefined) return 0;
    try {
      await limiter.consume(who);
      return 0;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext);
      throw error;
    }
  }
}
