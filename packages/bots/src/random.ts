/**
 * A bot that picks at random: every option is equally likely. Fast, and the measure of all others.
 */
import { asAnswer, nextBelow, rngFromSeed, type Answer, type Decision, type Rng } from '@muster/engine';
import { openDecision, type Bot } from './bot.ts';

export function randomBot(seed: string): Bot {
  const rng = rngFromSeed(seed);
  return { name: 'random', choose: (match, seat) => randomAnswer(rng, openDecision(match, seat)) };
}

/** Any legal answer; where several may be picked, first their number is drawn and then which. */
export function randomAnswer(rng: Rng, decision: Decision): Answer {
  const { options, min, max } = decision;
  if (min === 1 && max === 1) {
    const only = options[options.length === 1 ? 0 : nextBelow(rng, options.length)];
    if (only === undefined) throw new Error(`decision '${decision.kind}' has no options`);
    return only.key;
  }
  const keys = options.map((option) => option.key);
  const count = min + nextBelow(rng, Math.min(max, keys.length) - min + 1);
  for (let i = 0; i < count; i++) {
    const j = i + nextBelow(rng, keys.length - i);
    const picked = keys[j];
    const other = keys[i];
    if (picked === undefined || other === undefined) break;
    keys[i] = picked;
    keys[j] = other;
  }
  return asAnswer(decision, keys.slice(0, count));
}
