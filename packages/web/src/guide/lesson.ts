/**
 * Guided battles as data: a small battle, and what is said when a kind of question comes up for the first time.
 */
import type { Language, SetupWish } from '@muster/engine';
import type { Question } from '@muster/room';
import type { GameId } from '../games.ts';

export interface Explanation {
  readonly title: string;
  readonly text: string;
}

export interface Step {
  readonly id: string;
  /** The kinds of question it explains. */
  readonly kinds: readonly string[];
  /** How the key of an option begins that must be there: a question may offer several things worth explaining. */
  readonly offers?: string;
  /** The rules behind it. */
  readonly rules: readonly string[];
  readonly words: Readonly<Record<Language, Explanation>>;
}

export interface Lesson {
  readonly setup: SetupWish;
  /** The goal of the game, and what one sees. */
  readonly opening: Readonly<Record<Language, Explanation>>;
  readonly steps: readonly Step[];
}

/** Whether a step explains a question. */
export function explains({ kinds, offers }: Step, { kind, options }: Pick<Question, 'kind' | 'options'>): boolean {
  if (!kinds.includes(kind)) return false;
  return offers === undefined || options.some(({ key }) => key === offers || key.startsWith(`${offers}:`));
}

/** The first step that explains the question and was not shown yet. */
export function nextStep({ steps }: Lesson, question: Question, seen: ReadonlySet<string>): Step | null {
  return steps.find((step) => !seen.has(step.id) && explains(step, question)) ?? null;
}

const LOADERS: Readonly<Record<GameId, () => Promise<{ default: Lesson }>>> = {
  warlord: () => import('./lessons/warlord.json'),
  signum: () => import('./lessons/signum.json'),
  heroscape: () => import('./lessons/heroscape.json'),
};

const loaded = new Map<GameId, Promise<Lesson>>();

/** Always the same promise, so that components can wait for it. */
export function loadLesson(game: GameId): Promise<Lesson> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const lesson = LOADERS[game]().then(({ default: found }) => found);
  loaded.set(game, lesson);
  return lesson;
}
