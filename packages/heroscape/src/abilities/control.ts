/**
 * Control of army cards (HS-T51): taking one over for good, and handing one to an opponent.
 */
import { choose, type Script, type Seat } from '@muster/engine';
import { handOver } from '../rules/hand-over.ts';
import { loseMarkers } from '../rules/order-markers.ts';
import { heal } from '../rules/wounds.ts';
import { checkElimination } from '../rules/victory.ts';
import { areFriends, recordOf, type Table } from '../table.ts';
import { NOBODY, type Card, type Figure } from '../state.ts';
import type { Frame } from './frame.ts';

/** HS-3.10 to HS-3.12: a unique card whose character is already in the army can't be taken. */
export function mayTakeControl(g: Table, card: Card, seat: Seat): boolean {
  const record = recordOf(g, card);
  if (record.rarity !== 'unique') return true;
  const character = record.character ?? record.name;
  return !g.state.cards.some((other) => {
    const one = recordOf(g, other);
    return (
      other.id !== card.id &&
      other.controller === seat &&
      one.rarity === 'unique' &&
      (one.character ?? one.name) === character
    );
  });
}

/** HS-19.14: wounds and permanent markers stay, order markers go. */
export function takeControl(g: Table, card: Card, seat: Seat): void {
  if (card.controller === seat || !mayTakeControl(g, card, seat)) return;
  loseMarkers(g, card);
  for (const turn of g.state.turns) {
    if (turn.card !== card.id) continue;
    turn.lender = NOBODY; // it does not go back
    if (turn.seat !== seat) turn.over = true; // HS-19.15
  }
  handOver(g, card, seat);
  checkElimination(g);
}

/** The controller chooses an opponent; null if there is none. */
export function* chooseOpponent(g: Table, frame: Frame): Script<Seat | null> {
  const opponents = g.state.players.flatMap((player, seat) =>
    player.out || areFriends(g, frame.seat, seat) ? [] : [seat],
  );
  if (opponents.length === 0) return null;
  const options = opponents.map((seat) => ({ key: String(seat), seat }));
  const picked = yield* choose({ seat: frame.seat, kind: 'opponent', options, about: [frame.self] });
  return picked.seat;
}

/** Up to so many wound markers: the player says how many. */
export function* healSome(g: Table, frame: Frame, figure: Figure, wounds: number | 'all'): Script {
  const most = Math.min(figure.wounds, wounds === 'all' ? figure.wounds : wounds);
  if (most === 0) return;
  const options = Array.from({ length: most + 1 }, (_, i) => ({ key: String(most - i), wounds: most - i }));
  const picked = yield* choose({ seat: frame.seat, kind: 'heal', options, about: [figure.id] });
  heal(g, figure, picked.wounds);
}
