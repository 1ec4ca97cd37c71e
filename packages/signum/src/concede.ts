/**
 * A player gives up (SG-27.14): whoever does loses, and the others play on.
 */
import type { Outcome, Seat, TableIO } from '@muster/engine';
import { library } from './content/library.ts';
import type { SignumEvent } from './events.ts';
import { withdraw } from './rules/death.ts';
import { outcomeNow } from './rules/points.ts';
import { silentTable } from './silent-table.ts';
import type { SignumState } from './state.ts';
import { decide, type Table } from './table.ts';

/**
 * The creatures leave when no script is half-way that may need them (`leave`). Until then the kernel answers for the player what does
 * least. If it decides the match, it does so at once.
 */
export function concede(state: SignumState, seat: Seat, io: TableIO<SignumEvent>): void {
  const player = state.players[seat];
  if (player === undefined || player.conceded) return;
  io.emit({ type: 'conceded', seat, rules: ['SG-27.14'] });
  player.conceded = true;
  // With the last one in play the whole team gives up.
  const team = state.players.filter((one) => one.team === player.team);
  if (!player.out && team.every(({ out, conceded }) => out || conceded)) for (const one of team) one.conceded = true;
  const left = teamsInPlay(state);
  if (left.length > 1) return;
  state.outcome = outcomeFor(silentTable(state, library()), left);
  io.emit({ type: 'over', outcome: state.outcome });
}

/** Takes those who gave up out of the match, as if their heroes had died (SG-29.21). */
export function leave(g: Table): void {
  if (!g.state.players.some(({ conceded }) => conceded)) return;
  const leaving = g.state.players.flatMap(({ conceded, out }, seat) => (conceded && !out ? [seat] : []));
  if (leaving.length === 0) return;
  for (const seat of leaving) withdraw(g, seat);
  const left = teamsInPlay(g.state);
  if (left.length <= 1) decide(g, outcomeFor(g, left));
}

function teamsInPlay({ players }: SignumState): readonly number[] {
  return [...new Set(players.flatMap(({ out, conceded, team }) => (out || conceded ? [] : [team])))];
}

/** SG-32.26: in skirmish the last one wins; elsewhere points decide, also for those whose hero died before (SG-30.14). */
function outcomeFor(g: Table, left: readonly number[]): Outcome {
  if (g.state.mode !== 'skirmish') return outcomeNow(g, 'conceded');
  const winners = g.state.players.flatMap(({ team, conceded }, seat) =>
    left.includes(team) && !conceded ? [seat] : [],
  );
  return { winners, reason: 'conceded' };
}
