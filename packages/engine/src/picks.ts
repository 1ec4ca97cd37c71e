/**
 * How an answer is read: from keys to positions in the list of options, and how it is written down.
 */
import { asAnswer, keysOf, type Answer, type Decision } from './decision.ts';
import type { Refusal } from './refusal.ts';

/** The positions of the picked options, or why the answer is none. */
export function readPicks(decision: Decision, answer: Answer): readonly number[] | Refusal {
  if (typeof answer !== 'string' && !Array.isArray(answer)) return { reason: 'malformed-answer' };
  const keys = keysOf(answer);
  if (keys.length < decision.min || keys.length > decision.max) {
    return { reason: 'wrong-number', details: { min: decision.min, max: decision.max, given: keys.length } };
  }
  const picks: number[] = [];
  for (const key of keys) {
    if (typeof key !== 'string') return { reason: 'malformed-answer' };
    const position = decision.options.findIndex((option) => option.key === key);
    if (position < 0) return { reason: 'unknown-option', details: { key } };
    if (picks.includes(position)) return { reason: 'picked-twice', details: { key } };
    picks.push(position);
  }
  return picks;
}

/** The answer in the one way records write it, and in a list of our own: the caller may change theirs. */
export function recorded(decision: Decision, answer: Answer): Answer {
  if (typeof answer === 'string' && decision.min === 1 && decision.max === 1) return answer;
  return asAnswer(decision, [...keysOf(answer)]);
}
