/**
 * Victory points (chapter 28) and the end of the match (chapter 27).
 */
import type { Outcome, Seat } from '@muster/engine';
import { decide, featOf, heroOf, playerAt, type Table } from '../table.ts';
import { milestonePoints } from './income.ts';
import { skirmishOutcome } from './skirmish.ts';

/** SG-28.7: all sources together, never below 0 (SG-12.21). */
export function pointsOf(g: Table, seat: Seat): number {
  const player = playerAt(g, seat);
  let feats = 0;
  for (const card of player.fame) feats += featOf(g, card).points;
  return Math.max(0, feats + player.faceDown.length + milestonePoints(g, player) + player.otherPoints);
}

export function teamPoints(g: Table, team: number): number {
  let points = 0;
  const { players } = g.state;
  for (let seat = 0; seat < players.length; seat++) if (players[seat]?.team === team) points += pointsOf(g, seat);
  return points;
}

/** SG-14.14, SG-29.15, SG-30.10 */
export function goalOf(g: Table): number {
  const { goal } = g.state.options;
  if (goal > 0) return goal;
  return g.state.mode === 'alliance' ? 24 : 10;
}

function teamsOf(g: Table): readonly number[] {
  return [...new Set(g.state.players.map(({ team }) => team))];
}

/** SG-27.14: a team that gave up loses. */
function hasConceded(g: Table, team: number): boolean {
  return g.state.players.every((player) => player.team !== team || player.conceded);
}

/** SG-27.12: after each complete event. */
export function checkGoal(g: Table): void {
  if (g.state.mode === 'skirmish' || g.state.outcome !== null || g.held) return;
  const goal = goalOf(g);
  for (const { team } of g.state.players)
    if (teamPoints(g, team) >= goal && !hasConceded(g, team)) decide(g, outcomeNow(g, 'goal'));
}

/** SG-27.3, SG-29.14, SG-30.9, SG-32.26: what a hero's death ends. */
export function checkHeroes(g: Table): void {
  const outcome = heroesOutcome(g);
  if (outcome === null) return;
  g.ending = true;
  if (!g.held) decide(g, outcome);
}

function heroesOutcome(g: Table): Outcome | null {
  const alive = teamsOf(g).filter((team) =>
    g.state.players.some((player, seat) => player.team === team && heroOf(g, seat) !== null),
  );
  const { mode, options } = g.state;
  const dead = g.state.players.some((_, seat) => heroOf(g, seat) === null);
  if (mode === 'skirmish') {
    if (alive.length > 1) return null;
    return alive.length === 0 ? { winners: [], reason: 'draw' } : winnersOf(g, alive, 'hero');
  }
  const ends = mode === 'duel' ? dead : alive.length <= 1 || (options.endAtFirstHero && dead); // SG-42.5
  return ends ? outcomeNow(g, 'hero') : null;
}

function winnersOf(g: Table, teams: readonly number[], reason: string): Outcome {
  return {
    winners: g.state.players.flatMap((player, seat) => (teams.includes(player.team) && !player.conceded ? [seat] : [])),
    reason,
  };
}

/** SG-27.8 to SG-27.11: the most points, then feats played from hand, then face-down feats; else a draw. */
export function outcomeNow(g: Table, reason: string): Outcome {
  if (g.state.mode === 'skirmish') return skirmishOutcome(g);
  const of = (team: number, value: (seat: Seat) => number) =>
    g.state.players.reduce((sum, player, seat) => sum + (player.team === team ? value(seat) : 0), 0);
  const scores = teamsOf(g)
    .filter((team) => !hasConceded(g, team))
    .map((team) => ({
      team,
      score: [
        teamPoints(g, team),
        of(team, (seat) => playerAt(g, seat).fame.length),
        of(team, (seat) => playerAt(g, seat).faceDown.length),
      ],
    }));
  const better = (a: readonly number[], b: readonly number[]): number => {
    for (const [i, value] of a.entries()) if (value !== b[i]) return value - (b[i] ?? 0);
    return 0;
  };
  const best = scores.reduce<readonly number[]>(
    (top, { score }) => (top.length === 0 || better(score, top) > 0 ? score : top),
    [],
  );
  const teams = scores.filter(({ score }) => better(score, best) === 0).map(({ team }) => team);
  return winnersOf(g, teams, teams.length > 1 ? 'draw' : reason);
}
