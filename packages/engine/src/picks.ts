/**
 * How an answer is read: from keys to positions in the list of options, and how it is written down.
 */
import { asAnswer, keysOf, type Answer, type Decision, type Option } from './decision.ts';
import type { AnswerRefusal } from './refusal.ts';

/** The positions of the picked options, or why the answer is none. */
export function readPicks(decision: Decision, answer: Answer): readonly number[] | AnswerRefusal {
  const { options, min, max } = decision;
  if (typeof answer === 'string' && min <= 1 && max >= 1) {
    // By far the most frequent case, and so without any list to look through.
    const position = positionOf(options, answer);
    return position < 0 ? { reason: 'unknown-option', details: { key: answer } } : [position];
  }
  if (typeof answer !== 'string' && !Array.isArray(answer)) return { reason: 'malformed-answer' };
  const keys = keysOf(answer);
  if (keys.length < min || keys.length > max) {
    return { reason: 'wrong-number', details: { min, max, given: keys.length } };
  }
  const picks: number[] = [];
  for (const key of keys) {
    if (typeof key !== 'string') return { reason: 'malformed-answer' };
    const position = positionOf(options, key);
    if (position < 0) return { reason: 'unknown-option', details: { key } };
    if (picks.includes(position)) return { reason: 'picked-twice', details: { key } };
    picks.push(position);
  }
  return picks;
}

function positionOf(options: readonly Option[], key: string): number {
  for (let i = 0; i < options.length; i++) if (options[i]?.key === key) return i;
  return -1;
}

/** The answer in the one way records write it, and in a list of our own: the caller may change theirs. */
export function recorded(decision: Decision, answer: Answer): Answer {
  if (typeof answer === 'string' && decision.min === 1 && decision.max === 1) return answer;
  return asAnswer(decision, [...keysOf(answer)]);
}
