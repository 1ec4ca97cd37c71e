/**
 * How often a power may be used: once a turn, a round, a game, or as long as its markers last.
 */
import { cardOfFigure, type Table } from '../table.ts';
import type { FigureId } from '../state.ts';
import type { Held } from './face.ts';
import type { ActPart, ReactPart, TeleportPart } from './language.ts';

type Limited = ActPart | ReactPart | TeleportPart;

export function mayUse(g: Table, self: FigureId, { power, part }: Held<Limited>): boolean {
  const card = cardOfFigure(g, self);
  if (card.negated) return false; // HS-28.10
  if ('spends' in part && part.spends !== undefined && (card.markers[part.spends] ?? 0) === 0) return false;
  if (part.once === 'game') return (card.gameUses[power] ?? 0) === 0;
  if (part.once === 'round') return (card.roundUses[power] ?? 0) === 0;
  if (part.once === 'turn') return g.state.turns.at(-1)?.used.includes(`once ${power} ${card.id}`) !== true;
  return true;
}

export function noteUse(g: Table, self: FigureId, { power, part }: Held<Limited>): void {
  const card = cardOfFigure(g, self);
  if ('spends' in part && part.spends !== undefined) {
    card.markers = { ...card.markers, [part.spends]: (card.markers[part.spends] ?? 0) - 1 };
    g.io.emit({ type: 'card-marker', card: card.id, name: part.spends, count: card.markers[part.spends] ?? 0 });
  }
  if (part.once === 'game') card.gameUses = { ...card.gameUses, [power]: (card.gameUses[power] ?? 0) + 1 };
  if (part.once === 'round') card.roundUses = { ...card.roundUses, [power]: (card.roundUses[power] ?? 0) + 1 };
  const turn = g.state.turns.at(-1);
  if (part.once === 'turn' && turn !== undefined) turn.used = [...turn.used, `once ${power} ${card.id}`];
}
