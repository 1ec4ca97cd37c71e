/**
 * What a figure is worth to its side, and how hard it hits: rough numbers from its card, worked out once per card.
 */
import type { Face, Held } from '../abilities/face.ts';
import type { SpecialAttackPart } from '../abilities/language.ts';

export interface Strength {
  /** The attack it will make most of the time: dice, how often, from how far. */
  readonly dice: number;
  readonly times: number;
  readonly range: number;
  /** It is more than its normal attack. */
  readonly special: boolean;
}

const strengths = new WeakMap<Face, Strength>();

export function strengthOf(face: Face): Strength {
  let known = strengths.get(face);
  if (known === undefined) strengths.set(face, (known = best(face)));
  return known;
}

function best(face: Face): Strength {
  const { record } = face;
  const more = face.attacks.map(
    ({ part }) => (part.more === 'all-adjacent' ? 1 : part.more) * (part.when === undefined ? 0.9 : 0.4),
  );
  let found: Strength = { dice: record.attack, times: 1 + Math.max(0, ...more), range: record.range, special: false };
  for (const held of face.specials) {
    const other = ofSpecial(held);
    if (power(other) > power(found)) found = other;
  }
  return found;
}

function ofSpecial({ part }: Held<SpecialAttackPart>): Strength {
  const area = part.area === undefined ? 1 : 1.5;
  const chain = part.chain === undefined ? 1 : 1.3;
  const times = Math.min(3, part.times ?? 1) * area * chain * (part.marker === undefined ? 1 : 0.5);
  return { dice: diceOf(part), times, range: part.range, special: true };
}

function diceOf({ dice, pool }: SpecialAttackPart): number {
  if (typeof dice === 'number') return dice;
  if ('choose' in dice) return pool ?? Math.max(...dice.choose);
  return Math.max(...dice.map((one) => one.dice));
}

/** Dice beyond the third wound more than the first ones, and range is worth a great deal. */
function power({ dice, times, range }: Strength): number {
  return dice ** 1.3 * times * (1 + 0.08 * Math.min(range, 8));
}
