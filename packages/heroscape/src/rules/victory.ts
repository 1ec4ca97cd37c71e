/**
 * The end of the game (chapter 22).
 */
import type { Outcome, Seat } from '@muster/engine';
import { armySeat, decide, emit, figureOf, recordOf, type Table } from '../table.ts';
import type { Card } from '../state.ts';
import { hasFiguresLeft } from './wounds.ts';
import { missionWinners } from './missions.ts';

export function teamsOf(g: Table): readonly number[] {
  return [...new Set(g.state.players.map(({ team }) => team))];
}

export function seatsOfTeam(g: Table, team: number): readonly Seat[] {
  return g.state.players.flatMap((player, seat) => (player.team === team ? [seat] : []));
}

/** HS-4.13, HS-22.6: players without figures are out; a side that is alone has won. */
export function checkElimination(g: Table): void {
  if (g.state.phase === 'muster' || g.state.phase === 'draft' || g.state.outcome !== null) return;
  if (g.removing) return; // what dies together is looked at together
  for (const [seat, player] of g.state.players.entries()) {
    if (player.out || g.state.cards.some((card) => armySeat(g, card) === seat && hasFiguresLeft(g, card))) continue;
    player.out = true;
    for (const turn of g.state.turns) if (turn.seat === seat) turn.over = true; // HS-5.4
    emit(g, { type: 'eliminated', seat, rules: ['HS-4.13'] });
  }
  const left: number[] = [];
  for (const { out, team } of g.state.players) if (!out && !left.includes(team)) left.push(team);
  if (left.length === 0) decide(g, { winners: [], reason: 'all-eliminated' });
  if (left.length > 1) return;
  const [team] = left;
  if (team !== undefined) decide(g, { winners: seatsOfTeam(g, team), reason: 'eliminated' });
}

/** HS-22.2, HS-22.4: full points of every card with a figure on the battlefield; of a stack, of the copies in play. */
export function pointsOf(g: Table, seat: Seat): number {
  let points = 0;
  for (const card of g.state.cards) if (card.controller === seat) points += copiesInPlay(g, card) * costOf(g, card);
  return points;
}

/** HS-19.7 */
export function copiesInPlay(g: Table, card: Card): number {
  const living = card.figures.filter((id) => figureOf(g, id).fate === 'field').length;
  return Math.ceil(living / recordOf(g, card).figures);
}

/** HS-V36 */
function costOf(g: Table, card: Card): number {
  const { id, points } = recordOf(g, card);
  return costOfRecord(g, id, points);
}

export function costOfRecord({ state }: Pick<Table, 'state'>, id: string, points: number): number {
  return state.options.taelord140 && id === 'taelord-the-kyrie-warrior' ? 140 : points;
}

/** HS-22.1: looked at the end of every round. */
export function checkGoal(g: Table): void {
  const winners = missionWinners(g);
  if (winners !== null) decide(g, { winners: winners.flatMap((team) => seatsOfTeam(g, team)), reason: 'mission' });
}

/** HS-22.2, HS-22.3, HS-22.5: after the last round. */
export function scoreGame(g: Table): Outcome {
  let best = -1;
  let winners: number[] = [];
  for (const team of teamsOf(g)) {
    const points = seatsOfTeam(g, team).reduce((sum, seat) => sum + pointsOf(g, seat), 0);
    emit(g, { type: 'scored', team, points, rules: ['HS-22.2'] });
    if (points > best) winners = [];
    if (points >= best) winners.push(team);
    best = Math.max(best, points);
  }
  return { winners: winners.flatMap((team) => seatsOfTeam(g, team)), reason: winners.length > 1 ? 'draw' : 'points' };
}
