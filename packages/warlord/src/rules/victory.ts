/**
 * Chapter 31: elimination and victory.
 */
import type { Outcome, Seat } from '@muster/engine';
import { charactersOf, find, GAME_DECIDED, ownerOf, playerAt, seatsInGame, touch, type Table } from '../table.ts';
import type { CardId } from '../state.ts';
import { isWarlord } from './identity.ts';
import { removeFromPlay, takeFrom } from './leaving.ts';

/** WL-31.7: immediate; if one player is left or none, the game is over and nothing further is carried out. */
export function eliminatePlayers(g: Table): void {
  if (!somebodyIsEliminated(g)) return;
  const inGame = seatsInGame(g);
  const lost = inGame.filter((seat) => isEliminated(g, seat));
  for (const seat of lost) {
    g.io.emit({ type: 'eliminated', seat, conceded: playerAt(g, seat).conceded, rules: ['WL-31.1'] });
    playerAt(g, seat).out = true;
  }
  forgetPasses(g, inGame, lost);
  const left = inGame.filter((seat) => !lost.includes(seat));
  if (left.length === 1) decide(g, { winners: left, reason: 'last player left' }); // WL-31.2
  if (left.length === 0) decide(g, { winners: lost, reason: 'eliminated together' }); // WL-31.6
  for (const seat of lost) clearAway(g, seat);
}

export function somebodyIsEliminated(g: Table): boolean {
  const { phase, players } = g.state;
  if (phase === 'setup') return false;
  for (let seat = 0; seat < players.length; seat++) if (!playerAt(g, seat).out && isEliminated(g, seat)) return true;
  return false;
}

/** WL-31.11: the run of passes is one of players left; those in it are the last to have had a slot. */
function forgetPasses(g: Table, inGame: readonly Seat[], lost: readonly Seat[]): void {
  const count = g.state.players.length;
  const before: Seat[] = [];
  for (let i = 1; i <= count; i++) {
    const seat = (g.state.slot - i + count) % count;
    if (inGame.includes(seat)) before.push(seat);
  }
  g.state.passes -= before.slice(0, g.state.passes).filter((seat) => lost.includes(seat)).length;
}

/** WL-31.14: somebody has given up since the last state check. */
export function hasConceded(g: Table): boolean {
  for (const player of g.state.players) if (player.conceded && !player.out) return true;
  return false;
}

function isEliminated(g: Table, seat: Seat): boolean {
  const player = playerAt(g, seat);
  if (player.conceded) return true; // WL-31.14
  if (g.rules.elimination === 'own Warlord gone') return find(g, player.warlord) === null; // WL-31.1a, WL-31.4
  if (find(g, player.warlord)?.controller === seat && isWarlord(g, player.warlord)) return false;
  return !charactersOf(g, seat).some((c) => isWarlord(g, c.id)); // WL-31.1b, WL-31.5
}

/** WL-31.8: the eliminated player's cards leave the game wherever they are; borrowed ones go to their owners' piles. */
function clearAway(g: Table, seat: Seat): void {
  const ids: CardId[] = [];
  for (const card of g.state.inPlay) {
    if (card !== null && (ownerOf(g, card.id) === seat || card.controller === seat)) ids.push(card.id);
  }
  for (const id of ids) {
    if (find(g, id) !== null) removeFromPlay(g, id, ownerOf(g, id) === seat ? 'removed' : 'discard');
  }
  const player = playerAt(g, seat);
  for (const zone of ['deck', 'hand', 'discard'] as const) {
    for (const id of player[zone].slice()) {
      takeFrom(g, seat, zone, id);
      player.removed.push(id);
    }
  }
  g.state.effects = g.state.effects.filter((effect) => effect.seat !== seat || effect.bound !== null);
  g.state.delayed = g.state.delayed.filter((delayed) => delayed.seat !== seat);
  touch(g);
}

export function decide(g: Table, outcome: Outcome): never {
  g.state.outcome = outcome;
  g.io.emit({ type: 'over', outcome, rules: ['WL-31.2'] });
  throw GAME_DECIDED;
}
