/**
 * Drawing cards and feats (SG-15.7, SG-11.4).
 */
import { shuffle, type Seat } from '@muster/engine';
import { emit, playerAt, type Table } from '../table.ts';
import type { CardId } from '../state.ts';

/** SG-15.8: an empty deck just gives nothing. */
export function drawCard(g: Table, seat: Seat, milestone?: number): void {
  if (g.state.mode === 'skirmish') return; // SG-32.44
  const player = playerAt(g, seat);
  const card = player.deck.at(-1);
  if (card === undefined) return;
  player.deck = player.deck.slice(0, -1);
  player.hand = [...player.hand, card];
  if (milestone === undefined) emit(g, { type: 'drew', seat, card, rules: ['SG-15.7'] });
  else emit(g, { type: 'drew', seat, card, milestone, rules: ['SG-12.12'] });
}

/** The top feat; SG-11.20: with the last one the match ends after the current turn. */
export function takeFeat(g: Table): CardId | null {
  const { feats } = g.state;
  const card = feats.at(-1);
  if (card === undefined) return null;
  g.state.feats = feats.slice(0, -1);
  if (g.state.feats.length === 0) {
    g.state.lastTurn = true;
    emit(g, { type: 'last-feat', rules: ['SG-11.20'] });
  }
  return card;
}

export function drawFeat(g: Table, seat: Seat): void {
  if (g.state.mode === 'skirmish') return;
  const card = takeFeat(g);
  if (card === null) return;
  const player = playerAt(g, seat);
  player.featHand = [...player.featHand, card];
  emit(g, { type: 'drew-feat', seat, card, rules: ['SG-11.4'] });
}

/** SG-2.7, SG-2.8: a card goes back into its owner's deck, which is shuffled. */
export function intoDeck(g: Table, seat: Seat, cards: readonly CardId[]): void {
  const player = playerAt(g, seat);
  const deck = [...player.deck, ...cards];
  shuffle(g.state.rng, deck);
  player.deck = deck;
}
