/**
 * Hero strength and income (chapter 12), and victory points from them.
 */
import type { Seat } from '@muster/engine';
import { characterOf, emit, isCharacterCard, ownerOf, playerAt, supportOf, type Table } from '../table.ts';
import type { CardId, Player } from '../state.ts';
import { drawCard } from './drawing.ts';

export const MOST_INCOME = 15; // SG-12.5
export const MOST_STRENGTH = 10; // SG-12.6
/** SG-32.32 */
const SKIRMISH_INCOME = 5;

/** SG-12.17: what the counter shows. */
export function shownIncome(g: Table, { income }: Player): number {
  if (g.state.mode === 'skirmish') return SKIRMISH_INCOME;
  return Math.max(0, Math.min(MOST_INCOME, income));
}

export function incomeOf(g: Table, card: CardId): number {
  return isCharacterCard(g, card) ? characterOf(g, card).income : supportOf(g, card).income;
}

/** SG-2.11, SG-12.3: a card goes to its owner's Hall. */
export function toHall(g: Table, card: CardId): void {
  const seat = ownerOf(g, card);
  const player = playerAt(g, seat);
  player.hall = [...player.hall, card];
  emit(g, { type: 'to-hall', seat, card, rules: ['SG-2.11'] });
  changeIncome(g, seat, incomeOf(g, card));
}

export function fromHall(g: Table, card: CardId, to: string): void {
  const seat = ownerOf(g, card);
  const player = playerAt(g, seat);
  player.hall = player.hall.filter((one) => one !== card);
  emit(g, { type: 'from-hall', seat, card, to });
  changeIncome(g, seat, -incomeOf(g, card));
}

/** SG-12.12, SG-12.18: draws where the counter becomes exactly equal to a milestone. */
function changeIncome(g: Table, seat: Seat, add: number): void {
  if (g.state.mode === 'skirmish') return; // SG-32.32
  const player = playerAt(g, seat);
  const before = shownIncome(g, player);
  const scored = milestonePoints(g, player);
  player.income += add;
  const now = shownIncome(g, player);
  if (now === before) return;
  const points = milestonePoints(g, player) - scored;
  if (points === 0) emit(g, { type: 'income', seat, income: now, rules: ['SG-12.3'] });
  else emit(g, { type: 'income', seat, income: now, points, rules: ['SG-12.3', 'SG-12.11'] });
  if (g.state.options.data.drawMilestones.includes(now)) drawCard(g, seat, now);
}

/** SG-12.19 */
export function gainStrength(g: Table, seat: Seat, add: number): void {
  const player = playerAt(g, seat);
  player.strength = Math.max(0, Math.min(MOST_STRENGTH, player.strength + add));
  emit(g, { type: 'strength', seat, strength: player.strength });
}

/** SG-12.7 */
export function refreshStrength(g: Table, seat: Seat): void {
  const player = playerAt(g, seat);
  player.strength = Math.min(MOST_STRENGTH, shownIncome(g, player));
  emit(g, { type: 'strength', seat, strength: player.strength, rules: ['SG-12.7'] });
}

/** SG-12.11 */
export function milestonePoints(g: Table, player: Player): number {
  if (g.state.mode === 'skirmish') return 0;
  const income = shownIncome(g, player);
  let points = 0;
  for (const milestone of g.state.options.data.pointMilestones) if (income >= milestone) points++;
  return points;
}
