/**
 * Effects that move cards between hand, deck, discard pile and play.
 */
import {
  choose,
  chooseSome,
  chooseTogether,
  PASS,
  type Decision,
  type Option,
  type Script,
  type Seat,
} from '@muster/engine';
import { cardsDrawn, drawCards, shuffleDeck } from '../rules/deck.ts';
import { enterPlay } from '../rules/entering.ts';
import { bearersFor, equip, mayEquip } from '../rules/equipping.ts';
import { alignmentOf } from '../rules/identity.ts';
import { isOnTable, removeFromPlay, takeFrom, toZone } from '../rules/leaving.ts';
import { cardOptions, type CardOption } from '../rules/options.ts';
import { slotsIn } from '../rules/placement.ts';
import { entersAs, mayRaise, placeNew, raise, ranksToEnter, roomyRanks } from '../rules/raising.ts';
import { openMoment } from '../rules/reacts.ts';
import { resolveWho } from '../rules/targeting.ts';
import { cardMoment } from '../moment.ts';
import { find, lastKnown, ownerOf, playerAt, seatsByPriority, type Table } from '../table.ts';
import type { CardId } from '../state.ts';
import { amountOf } from './amount.ts';
import { matches } from './filter.ts';
import type { Frame } from './frame.ts';
import { opening } from './hearing.ts';
import type { Effect, StatBlock } from './language.ts';

type CardEffect = Extract<
  Effect,
  { do: 'draw' | 'discardFromHand' | 'retrieve' | 'return' | 'look' | 'revealHand' | 'putIntoPlay' | 'raise' }
>;

const RETRIEVED = opening('retrieved');

export function* cardEffect(g: Table, effect: CardEffect, f: Frame): Script {
  switch (effect.do) {
    case 'draw':
      for (const seat of effect.player === 'each' ? seatsByPriority(g) : [f.seat])
        yield* drawCards(g, seat, amountOf(g, effect.cards, f));
      break;
    case 'discardFromHand':
      yield* discardFromHand(
        g,
        effect.player === 'you' ? [f.seat] : opponents(g, f.seat),
        amountOf(g, effect.count, f),
      );
      break;
    case 'retrieve':
      yield* retrieve(g, effect, f);
      break;
    case 'return':
      for (const id of yield* resolveWho(g, effect.who, f)) giveBack(g, id, effect.to, f);
      break;
    case 'look':
      yield* look(g, effect, f);
      break;
    case 'revealHand':
      for (const seat of opponents(g, f.seat)) {
        playerAt(g, seat).handShown = true;
        g.io.emit({ type: 'hand shown', seat, cards: [...playerAt(g, seat).hand] });
      }
      break;
    case 'putIntoPlay':
      yield* putIntoPlay(g, effect, f);
      break;
    case 'raise':
      yield* raiseFromHand(g, effect, f);
      break;
  }
}

function opponents(g: Table, seat: Seat): Seat[] {
  return seatsByPriority(g).filter((other) => other !== seat);
}

function* discardFromHand(g: Table, seats: readonly Seat[], count: number): Script {
  const decisions: Decision<CardOption>[] = [];
  for (const seat of seats) {
    const { hand } = playerAt(g, seat);
    const number = Math.min(count, hand.length);
    if (number === 0) continue;
    const options = cardOptions(hand);
    decisions.push({ seat, kind: 'discard', options, min: number, max: number });
  }
  const picks = yield* chooseTogether(decisions);
  for (const [i, decision] of decisions.entries()) {
    for (const { card } of picks[i] ?? []) {
      takeFrom(g, decision.seat, 'hand', card);
      toZone(g, card, 'discard');
      g.io.emit({ type: 'zone', card, seat: decision.seat, from: 'hand', to: 'discard' });
    }
  }
}

/** WL-23.1 to WL-23.9, WL-30.13: a player may always decline to find; the deck is shuffled all the same. */
function* retrieve(g: Table, effect: Extract<Effect, { do: 'retrieve' }>, f: Frame): Script {
  const { seat } = f;
  const found = playerAt(g, seat)[effect.from].filter(
    (id) => matches(g, id, effect.where, f) && mayRetrieve(g, effect, id, f),
  );
  const options = cardOptions(found);
  const count = Math.min(effect.count === undefined ? 1 : amountOf(g, effect.count, f), options.length);
  const min = effect.from === 'deck' ? 0 : count; // WL-23.8
  if (effect.from === 'deck')
    g.io.emit({ type: 'looked', seat, cards: [...playerAt(g, seat).deck], count: playerAt(g, seat).deck.length });
  const picks = yield* chooseSome({ seat, kind: 'retrieve', options, min, max: count, about: [f.source] });
  const cards = picks.map((option) => option.card);
  for (const card of cards) takeFrom(g, seat, effect.from, card);
  if (effect.from === 'deck') shuffleDeck(g, seat); // WL-23.2, WL-23.7, WL-23.9
  const shown = effect.from === 'discard' || Object.keys(effect.where).length > 0; // WL-23.3, WL-23.4
  for (const card of cards) yield* placeRetrieved(g, effect, card, shown, f);
}

function mayRetrieve(g: Table, effect: Extract<Effect, { do: 'retrieve' }>, id: CardId, f: Frame): boolean {
  if (effect.to === 'play') return mayRaise(g, f.seat, id) === null; // WL-15.14
  const bearer = find(g, f.actor);
  return effect.to !== 'equip' || (bearer !== null && mayEquip(g, id, bearer) === null);
}

function* placeRetrieved(
  g: Table,
  effect: Extract<Effect, { do: 'retrieve' }>,
  card: CardId,
  shown: boolean,
  f: Frame,
): Script {
  const { seat } = f;
  const player = playerAt(g, seat);
  switch (effect.to) {
    case 'hand':
      player.hand.push(card);
      if (effect.from === 'deck') {
        g.io.emit({ type: 'drew', seat, cards: [card], count: 1, shown });
        yield* cardsDrawn(g, seat, [card]); // WL-30.7
      } else g.io.emit({ type: 'zone', card, seat, from: 'discard', to: 'hand' });
      break;
    case 'top':
      player.deck.push(card);
      g.io.emit({ type: 'zone', card: shown ? card : null, seat, from: effect.from, to: 'deck' });
      break;
    case 'bottom':
      player.deck.unshift(card);
      g.io.emit({ type: 'zone', card: shown ? card : null, seat, from: effect.from, to: 'deck' });
      break;
    case 'play':
      if (mayRaise(g, seat, card) !== null) {
        // WL-2.8: what was retrieved with it took its place.
        player[effect.from].push(card);
        if (effect.from === 'deck') shuffleDeck(g, seat);
        return;
      }
      yield* placeNew(g, seat, card, ranksToEnter(g, seat, card));
      break;
    case 'equip':
      if (bearersFor(g, seat, card).includes(f.actor)) yield* equip(g, card, f.actor);
      else toZone(g, card, 'discard');
      break;
  }
  yield* openMoment(g, cardMoment(RETRIEVED, f.actor, card, seat)); // TW-24
}

/** A card in play, or one that has just gone to the discard pile, goes back to its owner. */
function giveBack(g: Table, id: CardId, to: 'hand' | 'top' | 'bottom' | 'shuffled', f: Frame): void {
  if (find(g, id)?.kind === 'attached') return; // it stayed in play and is in no pile
  const owner = ownerOf(g, id);
  const player = playerAt(g, owner);
  if (lastKnown(g, id)?.as !== null && find(g, id) !== null) {
    removeFromPlay(g, id, 'discard');
    return;
  }
  if (find(g, id) !== null) removeFromPlay(g, id, 'discard');
  if (!takeFrom(g, owner, 'discard', id) && !(id === f.source && isOnTable(g, id))) return;
  if (to === 'hand') player.hand.push(id);
  else if (to === 'bottom') player.deck.unshift(id);
  else player.deck.push(id);
  g.io.emit({ type: 'zone', card: id, seat: owner, from: 'discard', to: to === 'hand' ? 'hand' : 'deck' });
  if (to === 'shuffled') shuffleDeck(g, owner);
}

function* look(g: Table, effect: Extract<Effect, { do: 'look' }>, f: Frame): Script {
  const { deck } = playerAt(g, f.seat);
  const seen = deck.slice(-effect.cards).reverse();
  g.io.emit({ type: 'looked', seat: f.seat, cards: seen, count: seen.length });
  if (effect.may !== 'bottom') return;
  for (const card of seen) {
    const options: Option[] = [{ key: 'top' }, { key: 'bottom' }];
    const { key } = yield* choose({ seat: f.seat, kind: 'top or bottom', options, about: [card] });
    if (key === 'bottom') {
      takeFrom(g, f.seat, 'deck', card);
      deck.unshift(card);
    }
  }
}

/** WL-13.16, WL-22.3: the card becomes a character with its creator's alignment. */
function* putIntoPlay(g: Table, effect: Extract<Effect, { do: 'putIntoPlay' }>, f: Frame): Script {
  const id = f.source;
  if (find(g, id) !== null) return;
  const alignment = effect.as.alignment ?? alignmentOf(g, f.actor) ?? undefined;
  const as: StatBlock = alignment === undefined ? effect.as : { ...effect.as, alignment }; // WL-22.5
  const roomy = roomyRanks(g, f.seat);
  const wanted = effect.rank === 'any' ? roomy : [effect.rank === 'this' ? (find(g, f.actor)?.rank ?? 1) : effect.rank];
  const ranks = wanted.filter((rank) => roomy.includes(rank));
  const options = slotsIn(g, f.seat, ranks);
  if (options.length === 0) return;
  const { rank, slot } = yield* choose({ seat: f.seat, kind: 'slot', options, about: [id] });
  takeFrom(g, f.seat, 'discard', id); // a scribed spell was discarded when it was cast
  const loyal = as.factions === undefined ? 'ready' : entersAs(g, f.seat, id, as.factions); // WL-15.14
  yield* enterPlay(g, id, f.seat, rank, slot, loyal, as);
  if (effect.killAt === 'turn') {
    g.state.delayed.push({
      effects: [{ do: 'kill', who: 'it' }],
      source: id,
      actor: f.actor,
      seat: f.seat,
      targets: {},
      it: id,
    });
  }
}

function* raiseFromHand(g: Table, effect: Extract<Effect, { do: 'raise' }>, f: Frame): Script {
  const { hand } = playerAt(g, f.seat);
  const options: (Option & { card?: CardId })[] = hand
    .filter((id) => matches(g, id, effect.where, f) && mayRaise(g, f.seat, id) === null)
    .map((card) => ({ key: `card:${card}`, card }));
  if (options.length === 0) return;
  if (effect.optional === true) options.push({ key: PASS });
  const { card } = yield* choose({ seat: f.seat, kind: 'raise', options, about: [f.source] });
  if (card !== undefined) yield* raise(g, f.seat, card);
}
