/**
 * Questions of clients that change nothing.
 */
import type { Table } from '@muster/bots';
import type { Language, Seat } from '@muster/engine';
import { whyNotOf } from './frame.ts';
import type { ClientMessage, RoomMessage } from './messages.ts';

export type Inquiry = ClientMessage & { readonly type: 'why-not' | 'describe' | 'inspect' };

export function isInquiry(message: ClientMessage): message is Inquiry {
  return message.type === 'why-not' || message.type === 'describe' || message.type === 'inspect';
}

/** The reply, as somebody may know it who looks through the eyes of that seat. */
export function replyTo(match: Table, message: Inquiry, eyes: Seat | null, language: Language): RoomMessage {
  const { game, state } = match;
  const { id } = message;
  switch (message.type) {
    case 'why-not': {
      const decision = match.decisionFor(message.seat);
      return { type: 'why-not', id, refused: decision === null ? [] : whyNotOf(match, decision, language) };
    }
    case 'describe':
      return { type: 'described', id, text: game.describe(state, eyes, message.name, language) };
    case 'inspect':
      return { type: 'inspected', id, result: game.inspect?.(state, eyes, message.query, language) ?? null };
  }
}
