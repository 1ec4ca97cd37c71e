/**
 * Clients of the server as a browser is one: a cookie, requests and sockets. Keeps everything it was ever sent.
 */
import { asAnswer, nextBelow, type Answer, type Rng, type Seat } from '@muster/engine';
import type { ClientMessage, Frame, Question, RoomMessage } from '@muster/room';
import { WebSocket } from 'ws';
import type { GameInfo, Me, NewGame } from '../src/api.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export class Client {
  readonly address: string;
  cookie = '';

  constructor(address: string) {
    this.address = address;
  }

  static async guest(address: string, name: string): Promise<Client> {
    const client = new Client(address);
    await client.ok<Me>('POST', '/api/guest', { name });
    return client;
  }

  async request(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const response = await fetch(this.address + path, {
      method,
      headers: {
        ...(this.cookie !== '' && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('application/json') === true;
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  /** A request that must succeed. */
  async ok<T>(method: string, path: string, body?: unknown): Promise<T> {
    const reply = await this.request(method, path, body);
    if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body as T;
  }

  /** The reason of a request that must fail. */
  async reason(method: string, path: string, body?: unknown): Promise<string> {
    const reply = await this.request(method, path, body);
    if (reply.status < 400) throw new Error(`${method} ${path} should have failed`);
    return (reply.body as { readonly reason: string }).reason;
  }

  create(wanted: Partial<NewGame> & Pick<NewGame, 'game'>): Promise<GameInfo> {
    return this.ok('POST', '/api/games', {
      seats: [{ kind: 'me' }, { kind: 'open' }],
      clock: { kind: 'none' },
      visibility: 'public',
      ...wanted,
    });
  }

  info(id: string): Promise<GameInfo> {
    return this.ok('GET', `/api/games/${id}`);
  }

  sit(
    id: string,
    query: Readonly<Record<string, string>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Seated {
    const address = `${this.address.replace('http', 'ws')}/api/games/${id}/socket?${new URLSearchParams(query).toString()}`;
    return new Seated(
      new WebSocket(address, { headers: { ...(this.cookie !== '' && { cookie: this.cookie }), ...headers } }),
    );
  }
}

/** A socket into a room. */
export class Seated {
  readonly socket: WebSocket;
  /** Everything that came, as text. */
  readonly heard: string[] = [];
  readonly messages: RoomMessage[] = [];
  frame: Frame | null = null;
  /** The log as the client has it. */
  lines: (string | null)[] = [];
  closed: { readonly code: number; readonly reason: string } | null = null;
  /** An answer was taken, and what came of it was not shown yet. */
  isBehind = false;
  #nextId = 1;
  readonly #listeners = new Set<() => void>();

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.#hear(data.toString('utf8')));
    socket.on('error', () => undefined);
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      this.#tell();
    });
  }

  /** Resolves with what `look` finds, as soon as it finds something. */
  until<T>(look: () => T | null | undefined | false, milliseconds = 20_000): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#listeners.delete(check);
        reject(new Error(`nothing came: ${look.toString()}; closed ${JSON.stringify(this.closed)}`));
      }, milliseconds);
      const check = (): void => {
        const found = look();
        if (found === null || found === undefined || found === false) return;
        this.#listeners.delete(check);
        clearTimeout(timer);
        resolve(found);
      };
      this.#listeners.add(check);
      check();
    });
  }

  firstFrame(): Promise<Frame> {
    return this.until(() => this.frame);
  }

  /** Sends a message and waits for the reply to it. */
  say(message: WithoutId): Promise<RoomMessage> {
    const id = this.#nextId++;
    this.socket.send(JSON.stringify({ ...message, id }));
    return this.until(() => this.messages.find((one) => 'id' in one && one.id === id));
  }

  /** What the refusal of a message says. */
  async refusal(message: WithoutId): Promise<string | null> {
    const reply = await this.say(message);
    return reply.type === 'refused' ? reply.reason : null;
  }

  /** Who is asked nothing more is shown a moment later what came of the answer: until then the question is no longer open. */
  async answer(seat: Seat, { number }: Question, answer: Answer): Promise<RoomMessage> {
    const given = typeof answer === 'string' ? answer : [...answer];
    const reply = await this.say({ type: 'answer', seat, number, answer: given });
    if (reply.type === 'done' && this.frame?.asked?.number === number) {
      this.frame = { ...this.frame, asked: null };
      this.isBehind = true;
    }
    return reply;
  }

  /** Looks again at what is waited for. */
  nudge(): void {
    this.#tell();
  }

  async leave(): Promise<void> {
    this.socket.close();
    await this.until(() => this.closed);
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as RoomMessage;
    this.heard.push(text);
    this.messages.push(message);
    if (message.type === 'frame') {
      this.frame = message;
      this.isBehind = false;
      this.lines.length = message.logFrom;
      for (const { text: line } of message.log) this.lines.push(line);
    }
    this.#tell();
  }

  #tell(): void {
    for (const check of this.#listeners) check();
  }
}

type WithoutId = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'id'> : never) : never;

/** Any answer that fits the question. */
export function anyAnswer(rng: Rng, { options, min, max }: Question): Answer {
  const decision = { seat: 0, kind: '', options, min, max };
  const keys = options.map(({ key }) => key);
  const count = min + nextBelow(rng, Math.min(max, keys.length) - min + 1);
  for (let i = 0; i < count; i++) {
    const j = i + nextBelow(rng, keys.length - i);
    [keys[i], keys[j]] = [keys[j] ?? '', keys[i] ?? ''];
  }
  return asAnswer(decision, keys.slice(0, count));
}
