/**
 * A simple client: it answers whatever it is asked, at random, and notes how long each answer took to be acknowledged.
 */
import { randomAnswer } from '@muster/bots';
import { rngFromSeed, type Rng, type Seat } from '@muster/engine';
import { unpacked, type Frame, type FrameChange, type Question } from '@muster/room';
import { WebSocket } from 'ws';

/** What all clients of a measurement share. */
export interface Pace {
  /** Milliseconds before an answer is given; drawn anew each time. */
  think(): number;
  acknowledged(milliseconds: number): void;
  /** No more answers are given. */
  readonly stopped: boolean;
}

export class BenchClient {
  readonly #socket: WebSocket;
  readonly #pace: Pace;
  readonly #rng: Rng;
  readonly #over: () => void;
  #sent = 0;
  /** When what has not been acknowledged yet was sent, oldest first. */
  readonly #sentAt: number[] = [];
  #answered = -1;
  /** What is sent when the thinking is over. */
  #thought: { readonly timer: NodeJS.Timeout; readonly send: () => void } | null = null;

  private constructor(socket: WebSocket, seed: string, pace: Pace, over: () => void) {
    this.#socket = socket;
    this.#pace = pace;
    this.#rng = rngFromSeed(seed);
    this.#over = over;
    socket.on('message', (data: Buffer) => this.#hear(data.toString('utf8')));
    // A line that breaks gives no more answers, which shows in the result.
    socket.on('error', () => undefined);
  }

  /** Resolves when the client sits at the table. */
  static async sit(address: string, cookie: string, game: string, pace: Pace, over: () => void): Promise<BenchClient> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/games/${game}/socket?changes=true`, {
      headers: { cookie },
    });
    const client = new BenchClient(socket, `${game} ${cookie}`, pace, over);
    await new Promise<void>((resolve, reject) => {
      socket.once('message', () => resolve());
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('a client was not let in')));
    });
    return client;
  }

  leave(): void {
    clearTimeout(this.#thought?.timer);
    this.#socket.terminate();
  }

  /** Thinks no longer. */
  hurry(): void {
    if (this.#thought === null) return;
    clearTimeout(this.#thought.timer);
    this.#thought.send();
  }

  #hear(text: string): void {
    if (text.startsWith('{"type":"done"')) return this.#acknowledged();
    if (text.startsWith('{"type":"change","reply":{"type":"done"')) this.#acknowledged();
    if (text.startsWith('{"type":"refused"')) throw new Error(`an answer was refused: ${text}`);
    // Reading a message costs more than looking whether there is something in it for us.
    const asksNothing = text.includes('"asked":null');
    if (asksNothing && !text.includes('"over":true')) return;
    const frame = JSON.parse(text) as Frame | FrameChange;
    if (frame.type !== 'frame' && frame.type !== 'change') return;
    if (frame.over) return this.#over();
    const asked = frame.type === 'frame' ? frame.asked : frame.asked && unpacked(frame.asked);
    if (frame.seat !== null && asked !== null) this.#answerSoon(frame.seat, asked);
  }

  #acknowledged(): void {
    const sentAt = this.#sentAt.shift();
    if (sentAt !== undefined) this.#pace.acknowledged(performance.now() - sentAt);
  }

  #answerSoon(seat: Seat, asked: Question): void {
    if (asked.number <= this.#answered) return;
    this.#answered = asked.number;
    const decision = { seat, kind: asked.kind, options: asked.options, min: asked.min, max: asked.max };
    const answer = randomAnswer(this.#rng, decision);
    const send = (): void => {
      this.#thought = null;
      if (this.#pace.stopped || this.#socket.readyState !== this.#socket.OPEN) return;
      this.#sentAt.push(performance.now());
      this.#socket.send(JSON.stringify({ type: 'answer', id: ++this.#sent, seat, number: asked.number, answer }));
    };
    const pause = this.#pace.think();
    if (pause > 0) this.#thought = { timer: setTimeout(send, pause), send };
    else send();
  }
}
