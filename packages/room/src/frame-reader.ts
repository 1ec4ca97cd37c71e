/**
 * Puts frames together again from what has changed since the one before.
 */
import type { View } from '@muster/engine';
import type { FrameChange, RoomMessage } from './messages.ts';
import { patched } from './patch.ts';

export class FrameReader {
  #view: View = {};

  /** The message with the whole view, as if it had been sent so. */
  read(message: RoomMessage | FrameChange): RoomMessage {
    if (message.type === 'frame') this.#view = message.view;
    if (message.type !== 'change') return message;
    const { patch, ...frame } = message;
    if (patch !== null) this.#view = patched(this.#view, patch) as View;
    return { ...frame, type: 'frame', view: this.#view };
  }
}
