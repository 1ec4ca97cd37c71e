/**
 * A player gives up: the figures of the army leave the game.
 */
import type { Seat, TableIO } from '@muster/engine';
import { library } from './content/library.ts';
import type { HeroscapeEvent } from './events.ts';
import { dropCarried } from './rules/missions.ts';
import { checkElimination, seatsOfTeam, teamsOf } from './rules/victory.ts';
import { NOBODY, type HeroscapeState } from './state.ts';
import { armySeat, cardOf, decide, emit, GameDecided, isOnField, lift, openTable, type Table } from './table.ts';

/**
 * The others play on: the army leaves when no script is half-way that may need its figures (`leave`). Until then the kernel answers for
 * the player what does least. If it decides the game, it does so at once.
 */
export function concede(state: HeroscapeState, seat: Seat, io: TableIO<HeroscapeEvent>): void {
  const player = state.players[seat];
  if (player === undefined || player.out || player.leaving) return;
  io.emit({ type: 'conceded', seat });
  player.leaving = true;
  const playOn = state.players.filter(({ out, leaving }) => !out && !leaving);
  if (new Set(playOn.map(({ team }) => team)).size > 1) return;
  try {
    leave(openTable(state, library(), io));
  } catch (end) {
    if (!(end instanceof GameDecided)) throw end;
  }
}

/** Takes those who gave up out of the game. */
export function leave(g: Table): void {
  const { players } = g.state;
  if (!players.some(({ leaving }) => leaving)) return;
  for (const [seat, player] of players.entries()) {
    if (!player.leaving) continue;
    player.leaving = false;
    if (player.out) continue;
    removeArmy(g, seat);
    player.out = true; // HS-4.13
    player.complete = true;
    emit(g, { type: 'eliminated', seat, rules: ['HS-4.13'] });
  }
  endIfOneIsLeft(g);
  checkElimination(g); // HS-22.6
}

function removeArmy(g: Table, seat: Seat): void {
  for (const figure of g.state.figures) {
    if (armySeat(g, cardOf(g, figure.card)) !== seat || figure.fate === 'destroyed') continue;
    if (isOnField(figure)) dropCarried(g, figure);
    lift(g, figure);
    figure.fate = 'out';
    figure.wounds = 0;
    figure.glyph = NOBODY;
  }
  // HS-5.4: turns of the army that are under way have nobody to act.
  for (const turn of g.state.turns) if (turn.seat === seat) turn.over = true;
}

/** HS-22.6, also before the first round, when nobody else has figures yet. */
function endIfOneIsLeft(g: Table): void {
  const left = teamsOf(g).filter((team) => seatsOfTeam(g, team).some((one) => g.state.players[one]?.out === false));
  if (left.length > 1) return;
  decide(g, { winners: left.flatMap((team) => seatsOfTeam(g, team)), reason: 'conceded' });
}
