/**
 * A client that does not give up: it comes back whenever the line breaks and says again what was not acknowledged.
 */
import { rngFromSeed, type Answer, type Rng, type Seat } from '@muster/engine';
import type { Frame } from '@muster/room';
import { anyAnswer, type Client, type Seated } from './client.ts';

/** An answer the server has acknowledged. */
export interface Acknowledged {
  readonly game: string;
  readonly seat: Seat;
  readonly number: number;
  readonly answer: Answer;
}

const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Stubborn {
  readonly acknowledged: Acknowledged[] = [];
  /** How often it had to come back. */
  returns = 0;
  #stopped = false;
  readonly #client: Client;
  readonly #rng: Rng;

  constructor(client: Client, seed: string) {
    this.#client = client;
    this.#rng = rngFromSeed(seed);
  }

  get isStopped(): boolean {
    return this.#stopped;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Tries a request until it is answered; null if it was told to stop meanwhile. */
  async insist<T>(method: string, path: string, body?: unknown): Promise<T | null> {
    while (!this.#stopped) {
      try {
        return await this.#client.ok<T>(method, path, body);
      } catch (error) {
        // Refused by the server, not by the network.
        if (error instanceof Error && error.message.startsWith(method)) throw error;
        await rest(20);
      }
    }
    return null;
  }

  /** Plays the game to its end, or until it is told to stop. */
  async play(game: string): Promise<void> {
    let pending: Omit<Acknowledged, 'game'> | null = null;
    while (!this.#stopped) {
      const seated = this.#client.sit(game);
      await seated.until(() => seated.frame ?? seated.closed);
      while (seated.closed === null && !this.#stopped) {
        pending ??= await this.#choose(game, seated);
        if (pending === null) break;
        const { seat, number, answer } = pending;
        const reply = await this.#say(seat, number, answer, seated);
        if (reply === null) break;
        if (reply !== 'done') throw new Error(`an answer was refused: ${reply}`);
        this.acknowledged.push({ game, ...pending });
        pending = null;
      }
      const isOver = seated.frame?.over === true && pending === null;
      seated.socket.terminate();
      if (isOver) return;
      this.returns += 1;
      await rest(20);
    }
  }

  /** What to answer next; null if the line breaks or the game ends before anything is asked. */
  async #choose(game: string, seated: Seated): Promise<Omit<Acknowledged, 'game'> | null> {
    const last = this.acknowledged.at(-1);
    const done = last?.game === game ? last.number : -1;
    const isNew = ({ asked }: Frame): boolean => asked !== null && asked.number > done;
    const frame = await seated.until(() => {
      const { frame: now } = seated;
      if (seated.closed !== null || this.#stopped || now?.over === true) return 'nothing' as const;
      return now !== null && isNew(now) ? now : null;
    }, 30_000);
    if (frame === 'nothing' || frame.asked === null || frame.seat === null) return null;
    return { seat: frame.seat, number: frame.asked.number, answer: anyAnswer(this.#rng, frame.asked) };
  }

  /** The reply; null if the line broke. */
  async #say(seat: Seat, number: number, answer: Answer, seated: Seated): Promise<string | null> {
    const said = seated.say({
      type: 'answer',
      seat,
      number,
      answer: typeof answer === 'string' ? answer : [...answer],
    });
    const reply = await Promise.race([said, seated.until(() => seated.closed)]);
    if (!('type' in reply)) {
      said.catch(() => undefined);
      return null;
    }
    return reply.type === 'refused' ? reply.reason : reply.type;
  }
}
