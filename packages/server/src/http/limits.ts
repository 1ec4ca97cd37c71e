/**
 * How often somebody may do something, per user and per address.
 */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RequestFailure } from '../request-failure.ts';

/** So many in so many seconds. */
const LIMITS = {
  /** Any request. */
  request: { points: 600, duration: 60 },
  /** Requests that change something. */
  change: { points: 120, duration: 60 },
  /** New guests and registrations; per address, where many may live. */
  account: { points: 60, duration: 3600 },
  /** Tries to log in. */
  login: { points: 20, duration: 300 },
  game: { points: 60, duration: 600 },
  socket: { points: 120, duration: 60 },
  /** What is said over a socket. */
  message: { points: 200, duration: 10 },
  chat: { points: 20, duration: 20 },
} as const;

export type Limited = keyof typeof LIMITS;

export class Limits {
  readonly #limiters: ReadonlyMap<Limited, RateLimiterMemory>;

  /** `generosity` multiplies the limits; 0 switches them off. */
  constructor(generosity: number) {
    const names = Object.keys(LIMITS) as Limited[];
    this.#limiters = new Map(
      generosity === 0
        ? []
        : names.map((name) => {
            const { points, duration } = LIMITS[name];
            return [name, new RateLimiterMemory({ points: Math.ceil(points * generosity), duration })];
          }),
    );
  }

  /** Counts; false if it was too often. */
  async allows(what: Limited, who: string): Promise<boolean> {
    return (await this.#wait(what, who)) === 0;
  }

  /** Counts; fails if it was too often. */
  async count(what: Limited, who: string): Promise<void> {
    const wait = await this.#wait(what, who);
    if (wait > 0)
      throw new RequestFailure(429, 'too-many-requests', `Too many at once; wait ${Math.ceil(wait / 1000)} seconds.`);
  }

  /** Milliseconds to wait. */
  async #wait(what: Limited, who: string): Promise<number> {
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
