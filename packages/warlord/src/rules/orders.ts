/**
 * Chapter 9: the Order Phase. One call of `orderSlot` is one player's opportunity to give an Order or pass.
 */
import { choose, PASS, refuse, type Option, type Refused, type Script, type Seat, type Verdict } from '@muster/engine';
import type { Performable } from '../abilities/compiled.ts';
import type { OrderAbility } from '../abilities/language.ts';
import { actorOf, charactersOf, faceOf, find, playerAt, seatsInGame, textOf, type Table } from '../table.ts';
import type { CardId, InPlay } from '../state.ts';
import { mayPerformCard, performersOf, playCard } from './action-cards.ts';
import { attack, mayAttack } from './attack.ts';
import { bearersFor, equipFromHand, mayEquip } from './equipping.ts';
import { mayOrderFeat, ORDER_FEATS, orderFeat, type OrderFeat } from './feat-orders.ts';
import { maneuver, mayManeuver } from './maneuver.ts';
import { grantedAbilities, mayPerform, perform, type Printed } from './performing.ts';
import { mayRaise, raise } from './raising.ts';
import { featBonus, mayHaveFeats } from './values.ts';

/** WL-9.3: the Orders a player may choose from, and passing, which is none (WL-9.6). */
export type OrderOption = Option &
  (
    | { readonly order: 'attack'; readonly card: CardId }
    | { readonly order: 'maneuver'; readonly card: CardId }
    | { readonly order: 'raise'; readonly card: CardId }
    | { readonly order: 'equip'; readonly card: CardId }
    | { readonly order: 'play'; readonly card: CardId; readonly performable: Performable<OrderAbility> }
    | { readonly order: 'perform'; readonly card: CardId; readonly printed: Printed }
    | { readonly order: 'feat'; readonly card: CardId; readonly feat: OrderFeat }
    | { readonly order: 'pass' }
  );

/** Receives each thing a player could think of, with the verdict on it. */
type Consider = (option: OrderOption, verdict: Verdict) => void;

/** One check for both lists: what is offered, and why the rest is not. */
function considerOrders(g: Table, seat: Seat, consider: Consider): void {
  for (const c of charactersOf(g, seat)) {
    consider({ key: `attack:${c.id}`, order: 'attack', card: c.id }, mayAttack(g, c.id));
    considerPrinted(g, c, consider);
    if (mayHaveFeats(g, c.id)) considerFeats(g, c.id, consider);
    consider({ key: `maneuver:${c.id}`, order: 'maneuver', card: c.id }, mayManeuver(g, c.id));
  }
  for (const printed of grantedAbilities(g, seat)) {
    if (printed.ability.kind !== 'order') continue;
    consider({ key: `order:${printed.uid}:${printed.actor}`, order: 'perform', card: printed.source, printed }, mayPerform(g, printed, null));
  }
  for (const card of playerAt(g, seat).hand) considerHand(g, seat, card, consider);
}

function considerFeats(g: Table, id: CardId, consider: Consider): void {
  for (const feat of ORDER_FEATS) {
    if (featBonus(g, id, feat) === null) continue;
    consider({ key: `feat:${feat}:${id}`, order: 'feat', card: id, feat }, mayOrderFeat(g, id, feat)); // WL-9.4
  }
}

/** WL-17.1: Orders printed on the character, its items, and the spells scribed on it. */
function considerPrinted(g: Table, c: InPlay, consider: Consider): void {
  for (const id of [c.id, ...c.items]) {
    const card = find(g, id);
    if (card === null || card.as !== null) continue;
    for (const { uid, ability } of textOf(g, id).orders) {
      const printed: Printed = { source: id, actor: actorOf(g, card), uid, ability };
      consider({ key: `order:${uid}:${id}`, order: 'perform', card: id, printed }, mayPerform(g, printed, null));
    }
  }
  for (const id of c.attached) if (find(g, id)?.scribed === true) considerAction(g, c.controller, id, consider);
}

function considerHand(g: Table, seat: Seat, card: CardId, consider: Consider): void {
  switch (faceOf(g, card).type) {
    case 'character':
      consider({ key: `raise:${card}`, order: 'raise', card }, mayRaise(g, seat, card));
      break;
    case 'item':
      consider({ key: `equip:${card}`, order: 'equip', card }, bearersFor(g, seat, card).length > 0 ? null : whyNobodyBears(g, seat, card));
      break;
    case 'action':
      considerAction(g, seat, card, consider);
      break;
  }
}

/** WL-14.1: an action card that bears an Order. WL-1.31: each of its Orders is a choice of its own. */
function considerAction(g: Table, seat: Seat, card: CardId, consider: Consider): void {
  const { orders, reacts } = textOf(g, card);
  for (const performable of orders) {
    const able = performersOf(g, seat, { card, performable }, null).length > 0;
    consider({ key: `play:${performable.uid}:${card}`, order: 'play', card, performable }, able ? null : whyNobodyPerforms(g, seat, card, performable));
  }
  if (orders.length > 0) return;
  for (const performable of reacts) {
    const { uid, ability } = performable;
    const order: Performable<OrderAbility> = { uid, ability: { kind: 'order', do: ability.do } };
    consider({ key: `play:${uid}:${card}`, order: 'play', card, performable: order }, refuse('WL-14.2', 'is-a-react', { card }));
  }
}

/** The refusal that most characters get: the last hurdle anybody came to. */
function whyNobodyPerforms(g: Table, seat: Seat, card: CardId, performable: Performable): Verdict {
  const scribe = find(g, card)?.host;
  if (scribe !== undefined) return mayPerformCard(g, { card, performable }, scribe, null); // WL-26.36
  const verdicts = charactersOf(g, seat).map((c) => mayPerformCard(g, { card, performable }, c.id, null));
  return furthest(verdicts, PERFORM_STEPS) ?? refuse('WL-14.3', 'no-performer', { card });
}

function whyNobodyBears(g: Table, seat: Seat, item: CardId): Verdict {
  const verdicts = charactersOf(g, seat).map((c) => mayEquip(g, item, c));
  return furthest(verdicts, EQUIP_STEPS) ?? refuse('WL-16.1', 'no-performer', { card: item });
}

const PERFORM_STEPS = ['WL-27.4', 'WL-14.5', 'WL-14.4', 'WL-14.6', 'WL-4.9', 'WL-2.5', 'WL-14.7', 'WL-4.6', 'WL-2.1', 'WL-14.15'];
const EQUIP_STEPS = ['WL-27.4', 'WL-16.3', 'WL-2.1', 'WL-16.2', 'WL-16.6', 'WL-4.12', 'WL-2.5', 'WL-16.7', 'WL-16.4'];

function furthest(verdicts: readonly Verdict[], steps: readonly string[]): Verdict {
  let best: Verdict = null;
  for (const verdict of verdicts) {
    if (verdict === null) continue;
    if (best === null || steps.indexOf(verdict.rule ?? '') > steps.indexOf(best.rule ?? '')) best = verdict;
  }
  return best;
}

export function ordersFor(g: Table, seat: Seat): OrderOption[] {
  const options: OrderOption[] = [];
  considerOrders(g, seat, (option, verdict) => {
    if (verdict === null) options.push(option);
  });
  return options;
}

/** What the player could think of but may not do now, with the rule that forbids it. */
export function refusedOrders(g: Table, seat: Seat): Refused[] {
  const refused: Refused[] = [];
  considerOrders(g, seat, (option, refusal) => {
    if (refusal !== null) refused.push({ key: option.key, refusal });
  });
  return refused;
}

/** WL-9.1, WL-9.2: exactly one Order or a pass. Returns when the slot and all it caused is over (WL-9.12). */
export function* orderSlot(g: Table): Script {
  const { slot: seat } = g.state;
  const orders = ordersFor(g, seat);
  const pass: OrderOption = { key: PASS, order: 'pass' };
  // WL-9.11: without a legal Order the engine passes for the player.
  const picked = yield* choose<OrderOption>({ seat, kind: 'order', options: [...orders, pass] });
  if (picked.order === 'pass') {
    g.state.passes++;
    g.io.emit({ type: 'passed', seat });
  } else {
    g.state.passes = 0; // WL-9.9
    yield* giveOrder(g, seat, picked);
  }
  g.state.slot = nextSlot(g);
}

function* giveOrder(g: Table, seat: Seat, order: Exclude<OrderOption, { order: 'pass' }>): Script {
  switch (order.order) {
    case 'attack':
      yield* attack(g, order.card);
      break;
    case 'maneuver':
      yield* maneuver(g, order.card);
      break;
    case 'raise':
      yield* raise(g, seat, order.card);
      break;
    case 'equip':
      yield* equipFromHand(g, seat, order.card);
      break;
    case 'play': {
      const action = { card: order.card, performable: order.performable };
      yield* playCard(g, seat, action, null, performersOf(g, seat, action, null));
      break;
    }
    case 'perform':
      yield* perform(g, order.printed, seat, null);
      break;
    case 'feat':
      yield* orderFeat(g, order.card, order.feat);
      break;
  }
}

/** WL-9.1, WL-31.11: the next player on the left who is still in the game. */
function nextSlot(g: Table): Seat {
  const count = g.state.players.length;
  for (let i = 1; i <= count; i++) {
    const seat = (g.state.slot + i) % count;
    if (!playerAt(g, seat).out) return seat;
  }
  return g.state.slot;
}

/** WL-9.8: all players left have passed one directly after the other. */
export function allPassed(g: Table): boolean {
  return g.state.passes >= seatsInGame(g).length;
}

