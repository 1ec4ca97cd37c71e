/**
 * What a room is made of, and what it needs of the world around it.
 */
import type { Game, GameRecord, Seat } from '@muster/engine';
import type { ClockRule } from './clock.ts';
import type { Asked, Entry } from './entry.ts';
import type { ChatLine, FrameChange, RoomMessage } from './messages.ts';

/** Who holds a seat. */
export type Holder =
  | { readonly kind: 'person'; readonly user: string; readonly name: string }
  | {
      readonly kind: 'bot';
      readonly level: string;
      readonly name: string;
      /** For whom it plays: they may come back. */
      readonly standsInFor?: { readonly user: string; readonly name: string };
    };

export interface RoomHost {
  /**
   * Resolves when the entries are where nothing can lose them; rejects if they are not. `from` is the number of entries before,
   * `asked` the seats that are asked something after them.
   */
  append(from: number, entries: readonly Entry[], asked: readonly Asked[]): Promise<void>;
  /** The log as it is written down: asked for when something could not be appended. */
  load(): Promise<readonly Entry[]>;
  now(): number;
  /** Calls back later; what it returns calls it off. */
  after(milliseconds: number, call: () => void): () => void;
  chat(line: ChatLine, by: RoomClient): void;
  /** Told once, when the game is over. */
  over(result: { readonly record: GameRecord; readonly drawn: boolean; readonly winners: readonly Seat[] }): void;
  /** Something in the room went wrong that nobody could answer for. */
  failed(error: unknown): void;
}

export interface RoomParts {
  readonly game: Game;
  readonly setup: unknown;
  readonly seed: string;
  readonly seedHash: string;
  readonly holders: readonly Holder[];
  readonly clock: ClockRule;
  readonly host: RoomHost;
  /** How long a bot lets people look before it acts. */
  readonly botPause: number;
  readonly chat?: readonly ChatLine[];
  /** How long seats have already been asked when the room is opened; those that are not named from now on. */
  readonly asked?: readonly Asked[];
  /** For how many milliseconds the seat of somebody who has gone is kept, before others may let a bot play on. */
  readonly patience: number;
}

/** Somebody connected to the room. */
export interface RoomClient {
  readonly name: string;
  /** Whose client it is, where that is known. */
  readonly user?: string | null;
  /** The seats it answers for, also those in which a bot stands in; none for a spectator. */
  readonly seats: readonly Seat[];
  send(message: RoomMessage): void;
  /**
   * Clients that can put frames together are sent changes. Puts one into the form in which it is sent, and returns what sends it: that may be
   * later, when what it tells is written down.
   */
  readyChange?(change: FrameChange): () => void;
  /** The room is put away although the client is in it; coming again opens it anew. */
  dismissed?(): void;
}
