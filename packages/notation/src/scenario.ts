/**
 * A scenario: a position, scripted dice, moves as a person would say them and what must be so, with the rules it proves.
 */
import type { RuleId, ScriptedFace, Seat } from '@muster/engine';
import type { Path, Place } from './problem.ts';

/** Where a scenario begins: in a position, or with the setup of a whole game. */
export type Beginning =
  | { readonly position: unknown; readonly path: Path }
  | { readonly setup: unknown; readonly seed: string; readonly path: Path };

/** A seat with the phrases that are said about it. */
export interface Said {
  readonly seat: Seat;
  readonly phrases: readonly string[];
}

/** A seat and the kind of question it is asked; null is any. */
export interface Question {
  readonly seat: Seat;
  readonly kind: string | null;
}

export type StepContent =
  | { readonly type: 'choose'; readonly said: Said }
  | { readonly type: 'concede'; readonly seat: Seat }
  | { readonly type: 'pass all' }
  | { readonly type: 'pass until'; readonly question: Question }
  | { readonly type: 'refused'; readonly said: Said; readonly rule: RuleId }
  | { readonly type: 'offered' | 'not offered'; readonly said: readonly Said[] }
  | { readonly type: 'asked'; readonly questions: readonly Question[] }
  | { readonly type: 'not asked'; readonly seats: readonly Seat[] }
  | { readonly type: 'dice'; readonly faces: readonly ScriptedFace[] }
  | { readonly type: 'expect'; readonly expectations: readonly { readonly data: unknown; readonly path: Path }[] };

export type Step = StepContent & { readonly path: Path };

export interface Scenario {
  readonly title: string;
  readonly rules: readonly RuleId[];
  readonly beginning: Beginning;
  readonly dice: readonly ScriptedFace[];
  readonly steps: readonly Step[];
  /** Where it stands in its file. */
  readonly path: Path;
  locate(path: Path): Place;
}
