/**
 * Costs of actions, beyond spending the performer.
 */
import { chooseSome, type Option, type Script } from '@muster/engine';
import { amountOf } from '../abilities/amount.ts';
import { matches } from '../abilities/filter.ts';
import { firstMeant, type Frame } from '../abilities/frame.ts';
import type { Cost, Where, Who } from '../abilities/language.ts';
import { at, find, ownerOf, playerAt, type Table } from '../table.ts';
import { NONE, type CardId } from '../state.ts';
import { leavePlay, removeFromGame, removeFromPlay, takeFrom, toZone } from './leaving.ts';
import { cardOptions } from './options.ts';
import { spend, stun } from './orientation.ts';
import { candidates } from './targeting.ts';
import { suffer } from './wounds.ts';

export function canPay(g: Table, cost: Cost, f: Frame): boolean {
  switch (cost.pay) {
    case 'spend': // WL-4.6
      return payable(g, cost.who, f, (id) => find(g, id)?.orientation === 'ready').length >= needed(g, cost.who, f);
    case 'stun':
      return payable(g, cost.who, f, (id) => find(g, id)?.orientation !== 'stunned').length >= needed(g, cost.who, f);
    case 'discard':
    case 'kill':
    case 'wound':
      return payable(g, cost.who, f, (id) => find(g, id) !== null).length >= needed(g, cost.who, f);
    case 'discardFromHand':
      return inPile(g, 'hand', cost.where, f).length >= (cost.count ?? 1);
    case 'removeFromDiscard':
      return inPile(g, 'discard', cost.where, f).length >= (cost.count ?? 1);
    case 'charges':
      return (find(g, firstMeant(g, cost.from, f))?.charges ?? 0) >= (cost.charges === 'any' ? 1 : cost.charges);
    case 'remove':
      return isRemovable(g, firstMeant(g, cost.who, f));
  }
}

export function* pay(g: Table, cost: Cost, f: Frame): Script {
  switch (cost.pay) {
    case 'spend':
      for (const id of yield* choosePayers(g, cost.who, f, (one) => find(g, one)?.orientation === 'ready'))
        spend(g, id);
      break;
    case 'stun':
      for (const id of yield* choosePayers(g, cost.who, f, (one) => find(g, one)?.orientation !== 'stunned'))
        stun(g, id);
      break;
    case 'discard':
      for (const id of yield* choosePayers(g, cost.who, f, (one) => find(g, one) !== null))
        removeFromPlay(g, id, 'discard');
      break;
    case 'kill':
      for (const card of yield* choosePayers(g, cost.who, f, (one) => find(g, one) !== null)) {
        leavePlay(g, { card, by: f.actor, cause: 'cost', strike: null });
      }
      break;
    case 'wound':
      for (const id of yield* choosePayers(g, cost.who, f, (one) => find(g, one) !== null)) {
        yield* suffer(g, id, cost.wounds, 'cost', { by: f.actor });
      }
      break;
    case 'discardFromHand':
      yield* payFromPile(g, 'hand', 'discard', cost.where, cost.count ?? 1, f);
      break;
    case 'removeFromDiscard':
      yield* payFromPile(g, 'discard', 'removed', cost.where, cost.count ?? 1, f);
      break;
    case 'charges':
      f.x = yield* payCharges(g, cost.charges, firstMeant(g, cost.from, f), f);
      break;
    case 'remove':
      removeFromGame(g, firstMeant(g, cost.who, f));
      break;
  }
}

/** Words that work from the discard pile are paid for with a card that lies there. */
function isRemovable(g: Table, id: CardId): boolean {
  return id !== NONE && (find(g, id) !== null || playerAt(g, ownerOf(g, id)).discard.includes(id));
}

function needed(g: Table, who: Who, f: Frame): number {
  return typeof who !== 'string' && 'choose' in who && who.count !== undefined ? amountOf(g, who.count, f) : 1;
}

/** Costs are paid with one's own cards. */
function payable(g: Table, who: Who, f: Frame, able: (id: CardId) => boolean): CardId[] {
  const ids: CardId[] = [];
  for (const id of candidates(g, who, f)) if (find(g, id)?.controller === f.seat && able(id)) ids.push(id);
  return ids;
}

function* choosePayers(g: Table, who: Who, f: Frame, able: (id: CardId) => boolean): Script<readonly CardId[]> {
  const ids = payable(g, who, f, able);
  if (typeof who === 'string' || 'all' in who) return ids;
  const count = Math.min(needed(g, who, f), ids.length);
  const options = cardOptions(ids);
  const picks = yield* chooseSome({ seat: f.seat, kind: 'pay', options, min: count, max: count, about: [f.source] });
  return picks.map((option) => option.card);
}

/** Cards of the player's pile that may be paid with; the card being played is none of them. */
function inPile(g: Table, pile: 'hand' | 'discard', where: Where | undefined, f: Frame): CardId[] {
  return playerAt(g, f.seat)[pile].filter((id) => id !== f.source && (where === undefined || matches(g, id, where, f)));
}

function* payFromPile(
  g: Table,
  from: 'hand' | 'discard',
  to: 'discard' | 'removed',
  where: Where | undefined,
  count: number,
  f: Frame,
): Script {
  const options = cardOptions(inPile(g, from, where, f));
  const number = Math.min(count, options.length);
  const picks = yield* chooseSome({ seat: f.seat, kind: 'pay', options, min: number, max: number, about: [f.source] });
  for (const { card } of picks) {
    takeFrom(g, f.seat, from, card);
    toZone(g, card, to);
    g.io.emit({ type: 'zone', card, seat: f.seat, from, to });
  }
}

function* payCharges(g: Table, charges: number | 'any', id: CardId, f: Frame): Script<number> {
  const card = at(g, id);
  let count = charges === 'any' ? 0 : charges;
  if (charges === 'any') {
    const options: (Option & { readonly n: number })[] = [];
    for (let n = 1; n <= card.charges; n++) options.push({ key: `number:${n}`, n });
    const picks = yield* chooseSome({ seat: f.seat, kind: 'how many charges', options, min: 1, max: 1, about: [id] });
    count = picks[0]?.n ?? 1;
  }
  card.charges -= count; // WL-30.9
  g.io.emit({ type: 'charges', on: id, add: -count });
  return count;
}
