/**
 * A frame: everything somebody at the table sees at one moment, in one language.
 */
import type { Table } from '@muster/bots';
import { isForced } from './session.ts';
import type { Decision, Eyes, Language, Outcome, RuleId, Seat, View } from '@muster/engine';
import { questionOf, type Question } from './question.ts';

export interface ShownOutcome extends Outcome {
  readonly text: string;
}

/** The answer to "why not?". */
export interface WhyNot {
  readonly key: string;
  readonly rule: RuleId | null;
  readonly text: string;
}

/** The question may be in another form. */
export interface Sight<Asked = Question> {
  /** Through whose eyes; null is a spectator. */
  readonly seat: Seat | null;
  /** So many answers were given. */
  readonly answers: number;
  readonly turn: number;
  readonly view: View;
  readonly asked: Asked | null;
  /** Who is being asked something. */
  readonly waiting: readonly Seat[];
  /** Whether the seat's last answer may be taken back: nothing was revealed since. */
  readonly undoable: boolean;
  readonly outcome: ShownOutcome | null;
}

/** Puts a question into words. */
export type Asking<Asked> = (match: Table, decision: Decision, language: Language, number: number) => Asked;

export function sightOf(match: Table, eyes: Eyes, language: Language, given: number): Sight {
  return sightWith(questionOf, match, eyes, language, given);
}

export function sightWith<Asked>(
  asking: Asking<Asked>,
  match: Table,
  eyes: Eyes,
  language: Language,
  given: number,
): Sight<Asked> {
  const { game, state, outcome } = match;
  const seat = eyes === 'all' ? null : eyes;
  const decision = seat === null ? null : match.decisionFor(seat);
  return {
    seat,
    answers: match.answers.length,
    turn: game.turn(state),
    view: match.view(eyes),
    asked: decision === null || isForced(decision) ? null : asking(match, decision, language, given),
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

/** Why what the seat might think of can't be done now. */
export function whyNotOf({ game, state }: Table, decision: Decision, language: Language): readonly WhyNot[] {
  const words = game.words(language);
  return game.whyNot(state, decision).map(({ key, refusal }) => ({
    key,
    rule: refusal.rule ?? null,
    text: words.refusal(state, refusal),
  }));
}
