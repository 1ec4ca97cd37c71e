/**
 * Costs in hero strength (SG-12.1, SG-12.19, SG-15.17).
 */
import type { Seat, Verdict } from '@muster/engine';
import { characterOf, isCharacterCard, playerAt, supportOf, type Table } from '../table.ts';
import type { CardId } from '../state.ts';
import { gainStrength } from './income.ts';
import { no } from './reasons.ts';

export function costOf(g: Table, card: CardId): number {
  return isCharacterCard(g, card) ? characterOf(g, card).cost : supportOf(g, card).cost;
}

/** SG-12.19: in full or not at all. */
export function mayPay(g: Table, seat: Seat, cost: number): Verdict {
  const { strength } = playerAt(g, seat);
  return strength >= cost ? null : no('SG-15.17', 'cannot-pay', { cost, strength });
}

export function payFor(g: Table, seat: Seat, card: CardId): void {
  pay(g, seat, costOf(g, card));
}

export function pay(g: Table, seat: Seat, cost: number): void {
  if (cost > 0) gainStrength(g, seat, -cost);
}
