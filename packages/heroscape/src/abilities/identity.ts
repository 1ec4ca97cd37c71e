/**
 * What a card is for the rest of the game: spirits on it, and traits that were changed (SPIRIT, IDENT).
 */
import { choose, type Script } from '@muster/engine';
import { cardOfFigure, emit, figureOf, recordOf, type Table } from '../table.ts';
import { NOBODY, type FigureId } from '../state.ts';
import { hasFiguresLeft } from '../rules/wounds.ts';
import type { Frame } from './frame.ts';

/** HS-28.13: self lies on a unique card of the player's choice and raises one of its numbers. */
export function* putSpirit(g: Table, frame: Frame, stat: 'attack' | 'defence' | 'move'): Script {
  const cards = g.state.cards.filter((card) => recordOf(g, card).rarity !== 'common' && hasFiguresLeft(g, card));
  if (cards.length === 0) return;
  const options = cards.map(({ id }) => ({ key: String(id), card: id }));
  const picked = yield* choose({ seat: frame.seat, kind: 'spirit', options, about: [frame.self] });
  const card = g.state.cards[picked.card];
  if (card === undefined) return;
  card.spirits = { ...card.spirits, [stat]: card.spirits[stat] + 1 };
  figureOf(g, frame.self).fate = 'out';
  emit(g, { type: 'spirit', figure: frame.self, card: card.id, stat });
}

export function becomeOther(
  g: Table,
  who: FigureId,
  {
    species,
    class: trade,
    personality,
  }: { readonly species?: string; readonly class?: string; readonly personality?: string },
): void {
  if (who === NOBODY) return;
  const card = cardOfFigure(g, who);
  const record = recordOf(g, card);
  const identity = {
    species: species ?? card.identity?.species ?? record.species,
    class: trade ?? card.identity?.class ?? record.class,
    personality: personality ?? card.identity?.personality ?? record.personality,
  };
  card.identity = identity;
  emit(g, { type: 'identity', card: card.id, ...identity });
}
