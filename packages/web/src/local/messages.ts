/**
 * What a page and its worker say to each other.
 */
import type { Language } from '@muster/engine';
import type { ClientMessage, RoomMessage } from '@muster/room';

export type ToWorker =
  | { readonly type: 'open'; readonly game: string; readonly language: Language; readonly botPause: number }
  | { readonly type: 'say'; readonly message: ClientMessage };

export type FromWorker =
  | { readonly type: 'opened' }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'heard'; readonly message: RoomMessage };
