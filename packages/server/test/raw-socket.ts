/**
 * A socket spoken by hand: it says things before it was let in, and goes on when it was told to stop, as no library would.
 */
import { connect, type Socket } from 'node:net';

const TEXT = 0x81;
const CLOSE = 0x88;
const PING = 0x89;

export class RawSocket {
  /** How the server closed it. */
  closed: { readonly code: number; readonly reason: string } | null = null;
  /** When the line was cut. */
  readonly ended: Promise<void>;
  /** What the server said. */
  readonly heard: string[] = [];
  readonly #line: Socket;
  #received = Buffer.alloc(0);
  #isOpen = false;

  /** What is said `early` goes out together with the request. */
  constructor(address: string, path: string, early: readonly string[] = [], cookie = '') {
    const { port, host } = new URL(address);
    const request = [
      `GET ${path} HTTP/1.1`,
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ...(cookie === '' ? [] : [`Cookie: ${cookie}`]),
      '\r\n',
    ].join('\r\n');
    this.#line = connect(Number(port), '127.0.0.1', () => {
      this.#line.write(Buffer.concat([Buffer.from(request), ...early.map((text) => frame(TEXT, text))]));
    });
    this.#line.on('data', (data) => this.#hear(data));
    this.#line.on('error', () => undefined);
    this.ended = new Promise((resolve) => this.#line.on('close', () => resolve()));
  }

  say(text: string): void {
    if (this.#line.writable) this.#line.write(frame(TEXT, text));
  }

  /** Asks the server very often whether it is there, without hearing its answers, until the line is cut. */
  async askInVain(): Promise<void> {
    const many = Buffer.concat(Array.from({ length: 1000 }, () => frame(PING, 'x'.repeat(125))));
    this.#line.pause();
    const ask = (): void => void (this.#line.writable && this.#line.write(many, () => setImmediate(ask)));
    ask();
    await this.ended;
  }

  end(): void {
    this.#line.destroy();
  }

  /** Resolves when the server has closed it. */
  async untilClosed(): Promise<{ readonly code: number; readonly reason: string }> {
    for (let i = 0; i < 2000; i++) {
      if (this.closed !== null) return this.closed;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error('the server did not close the socket');
  }

  #hear(data: Buffer): void {
    this.#received = Buffer.concat([this.#received, data]);
    if (!this.#isOpen) {
      const end = this.#received.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.#isOpen = true;
      this.#received = this.#received.subarray(end + 4);
    }
    while (this.#received.length >= 2) {
      const [kind, short = 0] = this.#received;
      const header = short === 127 ? 10 : short === 126 ? 4 : 2;
      if (this.#received.length < header) return;
      const length =
        header === 10 ? this.#received.readUInt32BE(6) : header === 4 ? this.#received.readUInt16BE(2) : short;
      if (this.#received.length < header + length) return;
      const content = this.#received.subarray(header, header + length);
      this.#received = this.#received.subarray(header + length);
      if (kind === TEXT) this.heard.push(content.toString('utf8'));
      if (kind === CLOSE) this.closed = { code: content.readUInt16BE(0), reason: content.subarray(2).toString('utf8') };
    }
  }
}

/** Masked with zeros, which changes nothing. */
function frame(kind: number, text: string): Buffer {
  const content = Buffer.from(text);
  const header = content.length < 126 ? Buffer.alloc(6) : Buffer.alloc(8);
  header[0] = kind;
  header[1] = 0x80 | (content.length < 126 ? content.length : 126);
  if (content.length >= 126) header.writeUInt16BE(content.length, 2);
  return Buffer.concat([header, content]);
}
