/**
 * Runs a script alone, without a match: tests look at what it asks.
 */
import type { Decision, Script } from '@muster/engine';

export interface Run<T> {
  /** Every request of the script, in order. */
  readonly asked: (readonly Decision[])[];
  readonly result: T;
}

/** Answers each decision by the keys that `answer` names for it. */
export function runScript<T>(
  script: Script<T>,
  answer: (decision: Decision, number: number) => readonly string[],
): Run<T> {
  const asked: (readonly Decision[])[] = [];
  let step = script.next([]);
  while (step.done !== true) {
    const request = step.value;
    asked.push(request);
    const reply = request.map((decision) =>
      answer(decision, asked.length - 1).map((key) => decision.options.findIndex((option) => option.key === key)),
    );
    step = script.next(reply);
  }
  return { asked, result: step.value };
}
