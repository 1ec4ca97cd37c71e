/**
 * Chapters 7 and 15: how a character comes into play.
 */
import type { Script, Seat } from '@muster/engine';
import { opening } from '../abilities/hearing.ts';
import type { StatBlock } from '../abilities/language.ts';
import { useRule } from '../abilities/face.ts';
import { cardMoment } from '../moment.ts';
import { cardsInPlay, faceOf, nextStamp, putInPlay, type Table } from '../table.ts';
import { newInPlay, type CardId, type InPlay, type Orientation } from '../state.ts';
import { put } from './placement.ts';
import { isRestless, settle } from './state-check.ts';
import { hasTrait } from './identity.ts';

export const ENTERED_PLAY = opening('entered_play'); // TW-17

/** A card in play as it comes: without wounds, with its Charge tokens (WL-30.8). */
export function freshCard(
  g: Table,
  id: CardId,
  kind: 'character' | 'item',
  seat: Seat,
  orientation: Orientation,
  as: StatBlock | null = null,
): InPlay {
  const card = newInPlay(id, kind, seat, orientation, nextStamp(g));
  card.as = as;
  if (g.rules.charges && as === null) card.charges = faceOf(g, id).charges; // WL-7.11
  return card;
}

/** Puts a character into a row and opens the moment of its coming (TW-17). */
export function* enterPlay(
  g: Table,
  id: CardId,
  seat: Seat,
  rank: number,
  slot: number,
  orientation: Orientation,
  as: StatBlock | null = null,
): Script {
  const spent = as === null && orientation === 'ready' && useRule(faceOf(g, id), 'entersSpent') !== undefined;
  putInPlay(g, freshCard(g, id, 'character', seat, spent ? 'spent' : orientation, as));
  put(g, id, seat, rank, slot);
  g.io.emit({ type: 'entered play', who: id, seat, rank, orientation: spent ? 'spent' : orientation });
  g.aftermath.push(cardMoment(ENTERED_PLAY, id, id, seat));
  if (isRestless(g)) yield* settle(g);
}

/** WL-15.8, WL-15.9, WL-1.34: whether the player has a card of that name in play. */
export function hasNamesake(g: Table, seat: Seat, id: CardId): boolean {
  const { name } = faceOf(g, id);
  for (const card of cardsInPlay(g))
    if (card.kind !== 'attached' && card.controller === seat && faceOf(g, card.id).name === name) return true;
  return false;
}

export function isUnique(g: Table, id: CardId): boolean {
  return hasTrait(g, id, 'Unique'); // WL-30.18
}
