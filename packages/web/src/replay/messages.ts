/**
 * What the page and the worker that plays a record say to each other. Each answer carries the number of its question.
 */
import type { Eyes, GameRecord, Language, Seat } from '@muster/engine';
import type { Sight } from '@muster/room';
import type { GameId } from '../games.ts';
import type { ReplayLog, Said, TurnMark } from './playback.ts';

/** A record as text, or as it lies in this browser. */
export type RecordSource =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'record'; readonly record: GameRecord };

interface Moment {
  readonly at: number;
  readonly eyes: Eyes;
  readonly language: Language;
}

export type ReplayQuestion =
  | { readonly type: 'open'; readonly source: RecordSource }
  | ({ readonly type: 'look' } & Moment)
  | { readonly type: 'log'; readonly eyes: Eyes; readonly language: Language }
  | ({ readonly type: 'inspect'; readonly query: Readonly<Record<string, unknown>> } & Moment)
  | ({ readonly type: 'describe'; readonly name: string } & Moment)
  | { readonly type: 'verify' }
  | { readonly type: 'write' };

export interface Story {
  readonly game: GameId;
  readonly answers: number;
  readonly turns: readonly TurnMark[];
  readonly decks: readonly string[];
  readonly sides: readonly number[];
  readonly comments: Readonly<Record<number, string>>;
  readonly seed: string;
  readonly seedHash: string;
}

export interface Look {
  readonly sight: Sight;
  /** The seats that had been beaten or had given up. */
  readonly out: readonly Seat[];
  readonly said: Said | null;
}

export interface Verdict {
  readonly problems: readonly string[];
  /** Whether the record says how the game ended, to be compared with. */
  readonly claims: boolean;
}

/** The answer to each kind of question. */
export interface ReplayAnswers {
  readonly open: Story;
  readonly look: Look;
  readonly log: ReplayLog;
  readonly inspect: unknown;
  readonly describe: string | null;
  readonly verify: Verdict;
  readonly write: string;
}

export interface ToReplayWorker {
  readonly id: number;
  readonly question: ReplayQuestion;
}

export type FromReplayWorker =
  | { readonly id: number; readonly ok: true; readonly answer: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string };
