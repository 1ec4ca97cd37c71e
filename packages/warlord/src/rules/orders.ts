/**
 * Chapter 9: the Order Phase. One call of `orderSlot` is one player's opportunity to give an Order or pass.
 */
import {
  ask,
  choose,
  PASS,
  refuse,
  type Option,
  type Refused,
  type Script,
  type Seat,
  type Verdict,
} from '@muster/engine';
import type { Performable } from '../abilities/performable.ts';
import { charactersOf, faceOf, find, playerAt, seatsInGame, type Table } from '../table.ts';
import type { CardId, InPlay } from '../state.ts';
import { hasPerformer, mayPerformCard, performersOf, playCard } from './action-cards.ts';
import { attack, mayAttack } from './attack.ts';
import { equipFromHand, hasBearer, mayEquip } from './equipping.ts';
import { mayOrderFeat, ORDER_FEATS, orderFeat, type OrderFeat } from './feat-orders.ts';
import { maneuver, mayManeuver } from './maneuver.ts';
import { shared } from './options.ts';
import { grantedAbilities, mayPerform, perform, type Printed } from './performing.ts';
import { mayRaise, raise } from './raising.ts';
import { featBonus, mayHaveFeats } from './values.ts';

/** WL-9.3: the Orders a player may choose from, and passing, which is none (WL-9.6). */
export type OrderOption =
  | PlayOption
  | PerformOption
  | (Option &
      (
        | { readonly order: 'attack'; readonly card: CardId }
        | { readonly order: 'maneuver'; readonly card: CardId }
        | { readonly order: 'raise'; readonly card: CardId }
        | { readonly order: 'equip'; readonly card: CardId }
        | { readonly order: 'feat'; readonly card: CardId; readonly feat: OrderFeat }
        | { readonly order: 'pass' }
      ));

export interface PlayOption extends Option {
  readonly order: 'play';
  readonly card: CardId;
  readonly performable: Performable;
}

interface PerformOption extends Option {
  readonly order: 'perform';
  readonly card: CardId;
  readonly printed: Printed;
}

/** The Orders printed on a card, as they are offered to whoever performs them. */
export interface PrintedOrders {
  readonly actor: CardId;
  readonly options: readonly PerformOption[];
}

const attackOrder = shared((card): OrderOption => ({ key: `attack:${card}`, order: 'attack', card }));
const maneuverOrder = shared((card): OrderOption => ({ key: `maneuver:${card}`, order: 'maneuver', card }));
const raiseOrder = shared((card): OrderOption => ({ key: `raise:${card}`, order: 'raise', card }));
const equipOrder = shared((card): OrderOption => ({ key: `equip:${card}`, order: 'equip', card }));
const PASSING: OrderOption = { key: PASS, order: 'pass' };

/** Collects what is offered and, if anybody asks, why the rest is not: one check serves both lists. */
interface Listing {
  readonly options: OrderOption[];
  /** Null where only the offers are wanted: reasons are then not looked for. */
  readonly refused: Refused[] | null;
}

/** Whether it is worth making the option: it is offered, or somebody wants to know why not. */
function matters(listing: Listing, verdict: Verdict): boolean {
  return verdict === null || listing.refused !== null;
}

function note(listing: Listing, verdict: Verdict, option: OrderOption): void {
  if (verdict === null) listing.options.push(option);
  else listing.refused?.push({ key: option.key, refusal: verdict });
}

function listOrders(g: Table, seat: Seat, listing: Listing): void {
  for (const c of charactersOf(g, seat)) {
    // WL-10.2, WL-18.5: neither attacks nor maneuvers unless ready; where no reasons are wanted, no more need be asked.
    const moves = c.orientation === 'ready' || listing.refused !== null;
    if (moves) note(listing, mayAttack(g, c), attackOrder(c.id));
    listPrinted(g, c, listing);
    if (mayHaveFeats(g, c.id)) listFeats(g, c.id, listing);
    if (moves) note(listing, mayManeuver(g, c), maneuverOrder(c.id));
  }
  for (const printed of grantedAbilities(g, seat)) {
    if (printed.performable.kind !== 'order') continue;
    const { actor, source: card } = printed;
    const verdict = mayPerform(g, printed, null);
    if (matters(listing, verdict))
      note(listing, verdict, { key: `order:${printed.performable.uid}:${actor}`, order: 'perform', card, printed });
  }
  for (const card of playerAt(g, seat).hand) listHand(g, seat, card, listing);
}

function listFeats(g: Table, card: CardId, listing: Listing): void {
  for (const feat of ORDER_FEATS) {
    if (featBonus(g, card, feat) === null) continue;
    const verdict = mayOrderFeat(g, card, feat); // WL-9.4
    if (matters(listing, verdict)) note(listing, verdict, { key: `feat:${feat}:${card}`, order: 'feat', card, feat });
  }
}

/** WL-17.1: Orders printed on the character, its items, and the spells scribed on it. */
function listPrinted(g: Table, c: InPlay, listing: Listing): void {
  if (c.as === null) listPrintedOn(g, c.id, c, listing);
  for (const item of c.items) listPrintedOn(g, item, c, listing);
  for (const id of c.attached) if (find(g, id)?.scribed === true) listAction(g, c.controller, id, listing);
}

function listPrintedOn(g: Table, card: CardId, actor: InPlay, listing: Listing): void {
  if (faceOf(g, card).orders.length === 0) return;
  for (const option of ordersOn(g, card, actor.id)) {
    // WL-17.3: who can't spend; where no reasons are wanted, no more need be asked.
    if (listing.refused === null && option.printed.performable.spend && actor.orientation !== 'ready') continue;
    note(listing, mayPerform(g, option.printed, null), option);
  }
}

/** Made once for each card and kept, as the same Orders are offered again and again. */
function ordersOn(g: Table, card: CardId, actor: CardId): readonly PerformOption[] {
  const known = g.printedOrders[card];
  if (known !== undefined && known.actor === actor) return known.options;
  const options = faceOf(g, card).orders.map((performable): PerformOption => {
    const printed = { source: card, actor, performable, granted: false };
    return { key: `order:${performable.uid}:${card}`, order: 'perform', card, printed };
  });
  g.printedOrders[card] = { actor, options };
  return options;
}

function listHand(g: Table, seat: Seat, card: CardId, listing: Listing): void {
  switch (faceOf(g, card).type) {
    case 'character': {
      note(listing, mayRaise(g, seat, card), raiseOrder(card));
      break;
    }
    case 'item': {
      const able = hasBearer(g, seat, card);
      if (!able && listing.refused === null) break;
      note(listing, able ? null : whyNobodyBears(g, seat, card), equipOrder(card));
      break;
    }
    case 'action':
      listAction(g, seat, card, listing);
      break;
  }
}

/** WL-14.1: an action card that bears an Order. WL-1.31: each of its Orders is a choice of its own. */
function listAction(g: Table, seat: Seat, card: CardId, listing: Listing): void {
  const { orders, reacts } = faceOf(g, card);
  for (const option of playsOf(g, card)) {
    const able = hasPerformer(g, seat, option, null);
    if (!able && listing.refused === null) continue;
    note(listing, able ? null : whyNobodyPerforms(g, seat, card, option.performable), option);
  }
  if (orders.length > 0 || listing.refused === null) return;
  for (const { uid } of reacts)
    listing.refused.push({ key: `play:${uid}:${card}`, refusal: refuse('WL-14.2', 'is-a-react', { card }) });
}

/** Made once for each card and kept. */
function playsOf(g: Table, card: CardId): readonly PlayOption[] {
  return (g.plays[card] ??= faceOf(g, card).orders.map((performable) => ({
    key: `play:${performable.uid}:${card}`,
    order: 'play',
    card,
    performable,
  })));
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

const PERFORM_STEPS = [
  'WL-27.4',
  'WL-14.5',
  'WL-14.4',
  'WL-14.6',
  'WL-4.9',
  'WL-2.5',
  'WL-14.7',
  'WL-4.6',
  'WL-2.1',
  'WL-14.15',
];
const EQUIP_STEPS = ['WL-27.4', 'WL-16.3', 'WL-2.1', 'WL-16.2', 'WL-16.6', 'WL-4.12', 'WL-2.5', 'WL-16.7', 'WL-16.4'];

function furthest(verdicts: readonly Verdict[], steps: readonly string[]): Verdict {
  let best: Verdict = null;
  for (const verdict of verdicts) {
    if (verdict === null) continue;
    if (best === null || steps.indexOf(verdict.rule ?? '') > steps.indexOf(best.rule ?? '')) best = verdict;
  }
  return best;
}

function ordersFor(g: Table, seat: Seat): OrderOption[] {
  const listing: Listing = { options: [], refused: null };
  listOrders(g, seat, listing);
  return listing.options;
}

/** What the player could think of but may not do now, with the rule that forbids it. */
export function refusedOrders(g: Table, seat: Seat): readonly Refused[] {
  const refused: Refused[] = [];
  listOrders(g, seat, { options: [], refused });
  const told = new Set<string>();
  return refused.flatMap(({ key, refusal }) => {
    const line = sameLine(g, key, refusal.reason);
    if (told.has(line)) return [];
    told.add(line);
    // The sentence says what is refused, where the reason is one that several Orders may share.
    return [{ key, refusal: { ...refusal, details: { ...refusal.details, wanted: key } } }];
  });
}

/** Reasons that hold for a card whichever of its Orders is wanted. */
const ABOUT_THE_CARD = ['is-a-react', 'level-too-low', 'only-others', 'wrong-class'];

/** What is refused alike and told once: copies of a card in hand, and the Orders of a card that is refused as a whole. */
function sameLine(g: Table, key: string, reason: string): string {
  const parts = key.split(':');
  const card = Number(parts.pop());
  // Two copies of a card that grants an Order grant the same.
  const order = ABOUT_THE_CARD.includes(reason) ? '' : parts.join(':').replace(/@\d+$/, '');
  return `${order} ${find(g, card) === null ? `face ${g.state.faces[card]}` : card} ${reason}`;
}

/** WL-9.1, WL-9.2: exactly one Order or a pass. Returns when the slot and all it caused is over (WL-9.12). */
export function* orderSlot(g: Table): Script {
  const { slot: seat } = g.state;
  if (playerAt(g, seat).out) {
    g.state.slot = nextSlot(g); // WL-31.11: put out since the slot before
    return;
  }
  const options = ordersFor(g, seat);
  options.push(PASSING);
  // WL-9.11: without a legal Order the engine passes for the player; at once, unless that would betray the hand.
  const picked =
    options.length === 1 && g.state.alwaysAsked.includes(seat) && playerAt(g, seat).hand.length > 0
      ? yield* ask<OrderOption>({ seat, kind: 'order', options, idle: true })
      : yield* choose<OrderOption>({ seat, kind: 'order', options });
  if (picked.order === 'pass') {
    g.state.passes++;
    g.io.emit({ type: 'passed', seat });
  } else {
    g.state.passes = 0; // WL-9.9
    yield* giveOrder(g, seat, picked);
  }
  g.state.slot = nextSlot(g);
}

function giveOrder(g: Table, seat: Seat, order: Exclude<OrderOption, { order: 'pass' }>): Script {
  switch (order.order) {
    case 'attack':
      return attack(g, order.card);
    case 'maneuver':
      return maneuver(g, order.card);
    case 'raise':
      return raise(g, seat, order.card);
    case 'equip':
      return equipFromHand(g, seat, order.card);
    case 'play':
      return playCard(g, seat, order, null, performersOf(g, seat, order, null));
    case 'perform':
      return perform(g, order.printed, seat, null);
    case 'feat':
      return orderFeat(g, order.card, order.feat);
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
  // Asked after every slot: before anybody has passed there is no need to count.
  return g.state.passes > 0 && g.state.passes >= seatsInGame(g).length;
}
