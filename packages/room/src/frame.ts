/**
 * A frame: everything somebody at the table sees at one moment, in one language.
 */
import type { Table } from '@muster/bots';
import { isForced } from './session.ts';
import type { Decision, Eyes, Language, Option, Outcome, RuleId, Seat, View } from '@muster/engine';

/** An option as it is shown: a label, and what the game says of it in words and numbers. */
export interface ShownOption extends Option {
  readonly label: string;
}

export interface Question {
  /** How many answers the seat has given before: names the question when it is answered. */
  readonly number: number;
  readonly kind: string;
  readonly prompt: string;
  readonly options: readonly ShownOption[];
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
  readonly about: readonly number[];
}

export interface ShownOutcome extends Outcome {
  readonly text: string;
}

/** The answer to "why not?". */
export interface WhyNot {
  readonly key: string;
  readonly rule: RuleId | null;
  readonly text: string;
}

export interface Sight {
  /** Through whose eyes; null is a spectator. */
  readonly seat: Seat | null;
  /** So many answers were given. */
  readonly answers: number;
  readonly turn: number;
  readonly view: View;
  readonly asked: Question | null;
  /** Who is being asked something. */
  readonly waiting: readonly Seat[];
  /** Whether the seat's last answer may be taken back: nothing was revealed since. */
  readonly undoable: boolean;
  readonly outcome: ShownOutcome | null;
}

export function sightOf(match: Table, eyes: Eyes, language: Language, given: number): Sight {
  const { game, state, outcome } = match;
  const seat = eyes === 'all' ? null : eyes;
  const decision = seat === null ? null : match.decisionFor(seat);
  return {
    seat,
    answers: match.answers.length,
    turn: game.turn(state),
    view: match.view(eyes),
    asked: decision === null || isForced(decision) ? null : questionOf(match, decision, language, given),
    waiting: waitingIn(match),
    undoable: seat !== null && match.undoPoint(seat) !== null,
    outcome: outcome === null ? null : { ...outcome, text: game.words(language).outcome(state, outcome) },
  };
}

/** The seats that are asked something. */
export function waitingIn({ decisions }: Table): readonly Seat[] {
  const seats: Seat[] = [];
  for (const { seat } of decisions) if (!seats.includes(seat)) seats.push(seat);
  return seats;
}

function questionOf({ game, state }: Table, decision: Decision, language: Language, number: number): Question {
  const words = game.words(language);
  return {
    number,
    kind: decision.kind,
    prompt: words.prompt(state, decision),
    options: decision.options.map((option) => shownOption(option, words.option(state, decision, option))),
    min: decision.min,
    max: decision.max,
    ordered: decision.ordered === true,
    about: decision.about ?? [],
  };
}

/** What the rules keep with an option for themselves (half-way attacks, the words of an ability) is nobody else's business. */
function shownOption(option: Option, label: string): ShownOption {
  const fields = option as Option & Readonly<Record<string, unknown>>;
  const shown: ShownOption & Record<string, unknown> = { label, key: option.key };
  for (const name in fields) {
    const value = fields[name];
    if (isPlain(value)) shown[name] = value;
  }
  return shown;
}

/** A word, a number, or a list of such. */
function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || (Array.isArray(value) && value.every((one) => typeof one !== 'object'));
}

/** Why what the seat might think of can't be done now. */
export function whyNotOf({ game, state }: Table, decision: Decision, language: Language): readonly WhyNot[] {
  const words = game.words(language);
  return game.whyNot(state, decision).map(({ key, refusal }) => ({
    key,
    rule: refusal.rule ?? null,
    text: words.refusal(state, refusal),
  }));
}
