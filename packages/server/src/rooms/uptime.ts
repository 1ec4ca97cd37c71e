/**
 * How long the server has been running: clocks of games stand still while it is not.
 */
import type { Store } from '../store/store.ts';

/** How often the server notes that it still runs: so much thinking time may be lost when it is killed. */
const HEARTBEAT = 5000;

export class Uptime {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #started: number;
  #heart: NodeJS.Timeout | null = null;

  private constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
    this.#started = now();
  }

  static async begin(store: Store, now: () => number, failed: (error: unknown) => void): Promise<Uptime> {
    const uptime = new Uptime(store, now);
    await store.uptimes.begin(uptime.#started);
    uptime.#heart = setInterval(() => void uptime.#beat().catch(failed), HEARTBEAT);
    return uptime;
  }

  /** For how many milliseconds since then a server was running. */
  async since(at: number): Promise<number> {
    let sum = Math.max(0, this.#now() - Math.max(at, this.#started));
    if (at >= this.#started) return sum;
    for (const { from, to } of await this.#store.uptimes.since(at)) {
      if (from !== this.#started) sum += Math.max(0, Math.min(to, this.#started) - Math.max(from, at));
    }
    return sum;
  }

  async end(): Promise<void> {
    if (this.#heart !== null) clearInterval(this.#heart);
    this.#heart = null;
    await this.#beat();
  }

  #beat(): Promise<void> {
    return this.#store.uptimes.alive(this.#started, this.#now());
  }
}
