/**
 * Frames of our own are read by the library as it reads its own.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from '../src/rooms/text-frame.ts';

it('texts of any length arrive as they were, also between what the library sends', async () => {
  const texts = ['', 'a', 'ä€𝄞 "\\', ...[125, 126, 127, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length))];
  // Bytes count, not letters.
  texts.push('ü'.repeat(63), 'ü'.repeat(32_768), '€'.repeat(100_000));
  // Many of them, of all lengths: none of them is written over another that has not been sent yet.
  for (let length = 0; length < 6000; length += 13) texts.push(`${length}€`.repeat(length / 5).slice(0, length));
  const http = createServer();
  const sockets = new WebSocketServer({ server: http });
  sockets.on('connection', (socket, { socket: line }) => {
    for (const text of texts) {
      line.write(textFrame(text));
      socket.ping();
      socket.send(text);
    }
    socket.close();
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data: Buffer, isBinary) => heard.push(isBinary ? 'binary' : data.toString('utf8')));
  const [code] = (await once(client, 'close')) as [number];
  sockets.close();
  http.close();
  expect(heard).toEqual(texts.flatMap((text) => [text, text]));
  expect(code).toBe(1005);
});
