/**
 * A text as one whole WebSocket frame (RFC 6455, 5.2). Senders of the library hand head and text to the system one by one, which for messages
 * as short as ours is a good part of what sending them costs.
 */

/** The last frame of its message, which is text. */
const WHOLE_TEXT = 0x81;
/** In place of the length: it follows in two bytes, or in eight. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < TWO_BYTES ? 2 : length <= 0xffff ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = WHOLE_TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
