/**
 * A text as one whole WebSocket frame (RFC 6455, 5.2). Senders of the library hand head and text to the system one by one, which for messages
 * as short as ours is a good part of what sending them costs.
 */

/** The last frame of its message, which is text. */
const WHOLE_TEXT = 0x81;
/** In place of the length: it follows in two bytes, or in eight. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** A letter of a text takes so many bytes at most. */
const WIDEST = 3;

/** Most frames are written one after the other into the same piece of memory: getting each its own costs more than writing it. */
const PIECE = 64 * 1024;
/** Longer ones would waste too much of it. */
const MOST_IN_PIECE = PIECE / 4;

let piece = Buffer.alloc(0);
let used = 0;

export function textFrame(text: string): Buffer {
  const most = 4 + WIDEST * text.length;
  if (most > MOST_IN_PIECE) return longFrame(text);
  if (used + most > piece.length) {
    piece = Buffer.allocUnsafeSlow(PIECE);
    used = 0;
  }
  // How long it is shows when it has been written.
  const length = piece.write(text, used + 4);
  const head = length < TWO_BYTES ? 2 : 4;
  const frame = piece.subarray(used + 4 - head, used + 4 + length);
  used += 4 + length;
  return withHead(frame, length);
}

function longFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < TWO_BYTES ? 2 : length <= 0xffff ? 4 : 10;
  const frame = Buffer.allocUnsafeSlow(head + length);
  frame.write(text, head);
  return withHead(frame, length);
}

function withHead(frame: Buffer, length: number): Buffer {
  frame[0] = WHOLE_TEXT;
  if (length < TWO_BYTES) frame[1] = length;
  else if (length <= 0xffff) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  return frame;
}
