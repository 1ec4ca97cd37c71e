/**
 * Puts frames together again from what has changed since the one before.
 */
import type { Frame, FrameChange, RoomMessage } from './messages.ts';
import { unpacked } from './packed-question.ts';
import { patched } from './patch.ts';

export class FrameReader {
  #last: Frame | null = null;

  /** The message with the whole view, as if it had been sent so, and what was sent together with it. */
  read(message: RoomMessage | FrameChange): readonly RoomMessage[] {
    if (message.type === 'frame') this.#last = message;
    if (message.type !== 'change') return [message];
    if (this.#last === null) throw new Error('the first frame is never a change');
    const { patch, steady, reply, asked, ...rest } = message;
    const view = patch === null ? this.#last.view : (patched(this.#last.view, patch) as Frame['view']);
    const question = asked === null ? null : unpacked(asked);
    this.#last = { ...this.#last, ...steady, ...rest, asked: question, type: 'frame', view };
    return reply === null ? [this.#last] : [this.#last, reply];
  }
}
