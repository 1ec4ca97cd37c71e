/**
 * How a state is guessed for a seat. Decks are known by their heroes and the feat deck by the mode, so all that is to guess is where the
 * hidden cards lie: they are dealt anew among the places in which the seat can't see them.
 */
import { shuffle, type Rng, type Seat } from '@muster/engine';
import type { CardId, SignumState } from './state.ts';
import { seesHand } from './view.ts';

/** A list of cards of the state that is to be guessed. */
interface Hidden {
  readonly cards: readonly CardId[];
  readonly put: (cards: readonly CardId[]) => void;
}

/** By card: unseen now, and unseen then as well. */
const NOW = 1;
const BOTH = 2;

/** Replaces in `state` what the seat can't see now; whatever is seen at `present` stays where it was. */
export function guess(state: SignumState, present: SignumState, seat: Seat, rng: Rng): void {
  const unseen = new Uint8Array(state.faces.length);
  const feats: Hidden[] = [{ cards: state.feats, put: (cards) => (state.feats = cards) }];
  mark(unseen, present.feats);
  for (const [owner, player] of state.players.entries()) {
    const now = present.players[owner];
    if (now === undefined) continue;
    const decks: Hidden[] = [{ cards: player.deck, put: (cards) => (player.deck = cards) }];
    mark(unseen, now.deck);
    mark(unseen, now.faceDown);
    feats.push({ cards: player.faceDown, put: (cards) => (player.faceDown = cards) });
    if (!seesHand(state, owner, seat)) {
      mark(unseen, now.hand);
      mark(unseen, now.featHand);
      decks.push({ cards: player.hand, put: (cards) => (player.hand = cards) });
      feats.push({ cards: player.featHand, put: (cards) => (player.featHand = cards) });
    }
    deal(decks, unseen, rng);
  }
  deal(feats, unseen, rng);
}

function mark(unseen: Uint8Array, cards: readonly CardId[]): void {
  for (const card of cards) unseen[card] = NOW;
}

/** Cards that are unseen then and now change places with each other. */
function deal(places: readonly Hidden[], unseen: Uint8Array, rng: Rng): void {
  for (const { cards } of places) for (const card of cards) if (unseen[card] === NOW) unseen[card] = BOTH;
  // By number: in an order that does not depend on where they really are.
  const free: CardId[] = [];
  for (let card = 1; card < unseen.length; card++) {
    if (unseen[card] !== BOTH) continue;
    free.push(card);
    unseen[card] = NOW;
  }
  if (free.length < 2) return;
  shuffle(rng, free);
  let next = 0;
  for (const { cards, put } of places)
    if (cards.length > 0) put(cards.map((card) => (unseen[card] === NOW ? (free[next++] ?? card) : card)));
}
