/**
 * Many games at once on one server, each between two simple clients.
 */
import type { GameInfo } from '@muster/server/api';
import { BenchClient, type Pace } from './bench-client.ts';

/** What was seen while clients played for a while. */
export interface Observed {
  readonly answers: number;
  readonly seconds: number;
  /** Milliseconds until an answer was acknowledged, in order of length. */
  readonly latencies: readonly number[];
}

const A_DAY = 86_400_000;

export class ServerLoad implements Pace {
  readonly #address: string;
  readonly #games: readonly string[];
  readonly #clients = new Set<BenchClient>();
  readonly #cookies: string[] = [];
  #latencies: number[] = [];
  /** Mean of the thinking time in milliseconds. */
  thinking = 0;
  #began = 0;
  stopped = false;

  constructor(address: string, games: readonly string[]) {
    this.#address = address;
    this.#games = games;
  }

  think(): number {
    return this.thinking === 0 ? 0 : -Math.log(1 - Math.random()) * this.thinking;
  }

  acknowledged(milliseconds: number): void {
    this.#latencies.push(milliseconds);
  }

  /** Begins games until so many are running. */
  async fill(running: number): Promise<void> {
    while (this.#began < running) {
      const some = Math.min(20, running - this.#began);
      await Promise.all(Array.from({ length: some }, () => this.#begin()));
    }
  }

  /** Lets them play as fast as they can until so many answers were given, but not longer than so many seconds. */
  async rush(answers: number, longest: number): Promise<void> {
    const { thinking } = this;
    this.hurry();
    for (let given = 0, took = 0; given < answers && took < longest;) {
      const observed = await this.observe(1);
      given += observed.answers;
      took += observed.seconds;
    }
    this.thinking = thinking;
  }

  /** Whoever is thinking answers now, and from now on at once. */
  hurry(): void {
    this.thinking = 0;
    for (const client of this.#clients) client.hurry();
  }

  /** Nobody answers any more until told to hurry. */
  rest(): void {
    this.thinking = A_DAY;
  }

  async observe(seconds: number): Promise<Observed> {
    this.#latencies = [];
    const start = performance.now();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    const latencies = this.#latencies;
    this.#latencies = [];
    return {
      answers: latencies.length,
      seconds: (performance.now() - start) / 1000,
      latencies: latencies.toSorted((a, b) => a - b),
    };
  }

  end(): void {
    this.stopped = true;
    for (const client of this.#clients) client.leave();
  }

  /** A game that is over makes room for another: there are always as many. */
  async #begin(): Promise<void> {
    const number = this.#began++;
    const cookies = await Promise.all([this.#guest(2 * number), this.#guest(2 * number + 1)]);
    await this.#play(cookies, this.#games[number % this.#games.length] ?? '');
  }

  async #play(cookies: readonly string[], game: string): Promise<void> {
    const [host = '', guest = ''] = cookies;
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const wanted = { game, seats, clock: { kind: 'none' }, visibility: 'link' };
    const { id } = await this.#post<GameInfo>('/api/games', host, wanted);
    await this.#post(`/api/games/${id}/join`, guest, {});
    let isOver = false;
    const players: BenchClient[] = [];
    const over = (): void => {
      if (isOver || this.stopped) return;
      isOver = true;
      setTimeout(() => {
        for (const player of players) {
          player.leave();
          this.#clients.delete(player);
        }
        this.#play(cookies, game).catch((error: unknown) => {
          // The server is gone at the end.
          if (!this.stopped) throw error;
        });
      }, 0);
    };
    for (const cookie of cookies) {
      const player = await BenchClient.sit(this.#address, cookie, id, this, over);
      players.push(player);
      this.#clients.add(player);
    }
  }

  async #guest(number: number): Promise<string> {
    const known = this.#cookies[number];
    if (known !== undefined) return known;
    const response = await this.#send('/api/guest', '', { name: `Guest ${number}` });
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    this.#cookies[number] = cookie;
    return cookie;
  }

  async #post<T>(path: string, cookie: string, body: unknown): Promise<T> {
    return (await (await this.#send(path, cookie, body)).json()) as T;
  }

  async #send(path: string, cookie: string, body: unknown): Promise<Response> {
    const response = await fetch(this.#address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  }
}
