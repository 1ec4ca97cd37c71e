/**
 * Chapters 8.7, 23 and 30.5: drawing, shuffling, retrieving.
 */
import { shuffle, type Script, type Seat } from '@muster/engine';
import { opening } from '../abilities/hearing.ts';
import { cardMoment } from '../moment.ts';
import { playerAt, type Table } from '../table.ts';
import { NONE, type CardId } from '../state.ts';
import { openMoment } from './reacts.ts';

const CARD_DRAWN = opening('card_drawn');

/** WL-30.6: takes the top cards; WL-8.10, WL-23.5: what isn't there isn't drawn. */
export function* drawCards(g: Table, seat: Seat, count: number): Script {
  const player = playerAt(g, seat);
  const drawn: CardId[] = [];
  while (drawn.length < count) {
    const card = player.deck.pop();
    if (card === undefined) break;
    player.hand.push(card);
    drawn.push(card);
  }
  if (drawn.length === 0) return;
  g.io.emit({ type: 'drew', seat, cards: drawn, count: drawn.length });
  yield* cardsDrawn(g, seat, drawn);
}

/** TW-13: each card taken from deck to hand is an event, however it got there (WL-30.5, WL-30.7). */
export function* cardsDrawn(g: Table, seat: Seat, cards: readonly CardId[]): Script {
  for (const card of cards) yield* openMoment(g, cardMoment(CARD_DRAWN, NONE, card, seat));
}

export function shuffleDeck(g: Table, seat: Seat): void {
  shuffle(g.state.rng, playerAt(g, seat).deck);
  g.io.emit({ type: 'shuffled', seat, rules: ['WL-23.1'] });
}
