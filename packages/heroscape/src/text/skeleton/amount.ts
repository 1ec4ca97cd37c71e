/**
 * Numbers that depend on what is there.
 */
import type { Amount } from '../../abilities/language.ts';
import { some } from './kind.ts';
import type { Noun } from './noun.ts';
import { CARD, TARGET } from './noun.ts';
import type { Per } from './verb.ts';

/** A fixed number, or one for each of something. */
export interface Sum {
  readonly add: number;
  readonly per?: Per;
  readonly max?: number;
}

export function sumOf(amount: Amount, who: Noun, other: Noun = TARGET): Sum {
  if (typeof amount === 'number') return { add: amount };
  const max = 'max' in amount && amount.max !== undefined ? { max: amount.max } : {};
  return { add: 1, per: perOf(amount, who, other), ...max };
}

function perOf(amount: Exclude<Amount, number>, who: Noun, other: Noun): Per {
  switch (amount.per) {
    case 'figure':
      return {
        per: 'figure',
        noun: some('each', amount.figures, amount.place, amount.of === 'self' ? who : other),
      };
    case 'wound':
      return { per: 'wound', on: woundedOf(amount, who, other) };
    case 'marker':
      return { per: 'marker', name: amount.name };
    case 'wound-this-turn':
      return { per: 'wound-this-turn', on: other };
    case 'order-marker':
      return { per: 'order-marker' };
  }
}

function woundedOf(amount: Extract<Amount, { readonly per: 'wound' }>, who: Noun, other: Noun): Noun {
  switch (amount.on) {
    case 'self':
      return who.n === 'self' ? CARD : who;
    case 'opponent':
      return other;
    case 'chosen':
      return some('a', { chosen: amount.chosen ?? '' });
  }
}
