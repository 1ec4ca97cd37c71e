/**
 * Chapter 26: the feats that are Orders: Medicine, Riding, Scribe, Stealth.
 */
import { choose, refuse, type Option, type Script, type Verdict } from '@muster/engine';
import { at, find, inPlay, nextStamp, playerAt, putInPlay, seatsInGame, type Table } from '../table.ts';
import { newInPlay, type CardId } from '../state.ts';
import { meetsDemands } from './action-cards.ts';
import { featCheck } from './checks.ts';
import { beginFeat, endFeat, mayUseFeat } from './feats.ts';
import { hasTrait, isSpell } from './identity.ts';
import { isIntruder, rowOf } from './intruders.ts';
import { takeFrom, toZone } from './leaving.ts';
import { cardOptions } from './options.ts';
import { ready, spend } from './orientation.ts';
import { chooseSlot, relocate } from './placement.ts';
import { isRestless, settle } from './state-check.ts';
import { targetWindows } from './targeting.ts';
import { heal } from './wounds.ts';

export const ORDER_FEATS = ['Medicine', 'Riding', 'Scribe', 'Stealth'] as const;
export type OrderFeat = (typeof ORDER_FEATS)[number];

/** WL-25.12: a use whose condition cannot be met is not offered. */
export function mayOrderFeat(g: Table, id: CardId, feat: OrderFeat): Verdict {
  const stealth = feat === 'Stealth';
  const limit = stealth && g.rules.stealth === 'campaign' ? Number.POSITIVE_INFINITY : 1; // WL-26.39
  const able = mayUseFeat(g, id, feat, stealth ? 'Stealth Order' : feat, limit);
  if (able !== null) return able;
  switch (feat) {
    case 'Medicine':
      return patients(g, id).length > 0 ? null : refuse('WL-25.12', 'nobody-to-heal', { card: id });
    case 'Riding':
      return steeds(g, id).length > 0 ? null : refuse('WL-25.12', 'no-steed-to-ready', { card: id });
    case 'Scribe':
      return scribable(g, id).length > 0 ? null : refuse('WL-25.12', 'no-spell-to-scribe', { card: id });
    case 'Stealth':
      return maySneak(g, id);
  }
}

/** WL-26.39 */
function maySneak(g: Table, id: CardId): Verdict {
  const c = at(g, id);
  if (c.rank !== 1) return refuse('WL-26.39', 'not-in-rank-1', { card: id });
  if (c.orientation !== 'ready') return refuse('WL-26.39', 'not-ready', { card: id });
  if (g.rules.stealth === 'epic' && isIntruder(c)) return refuse('WL-26.39', 'not-at-home', { card: id });
  return null;
}

export function* orderFeat(g: Table, id: CardId, feat: OrderFeat): Script {
  switch (feat) {
    case 'Medicine':
      yield* useMedicine(g, id);
      break;
    case 'Riding':
      yield* useRiding(g, id);
      break;
    case 'Scribe':
      yield* useScribe(g, id);
      break;
    case 'Stealth':
      yield* useStealth(g, id);
      break;
  }
  if (isRestless(g)) yield* settle(g);
}

/** WL-26.21, WL-26.22: anybody in the same rank who is wounded, itself included; named before the check. */
function patients(g: Table, id: CardId): CardId[] {
  return rowOf(g, id).filter((one) => at(g, one).wounds > 0);
}

function* useMedicine(g: Table, id: CardId): Script {
  const action = yield* beginFeat(g, id, 'Medicine', 'order');
  const options = inPlay(g, id) ? cardOptions(patients(g, id)) : [];
  if (!action.canceled && options.length > 0) {
    const { card } = yield* choose({ seat: at(g, id).controller, kind: 'medicine target', options, about: [id] });
    action.targets = [card];
    action.legal = (_n, other) => inPlay(g, id) && rowOf(g, id).includes(other);
    yield* targetWindows(g, action);
    const patient = action.targets[0] ?? card;
    if ((yield* featCheck(g, id, 'Medicine', action)) && inPlay(g, patient)) heal(g, patient, 1);
  }
  yield* endFeat(g, action);
}

/** WL-26.26, WL-26.27: Steeds that are spent or stunned. */
function steeds(g: Table, id: CardId): CardId[] {
  return at(g, id).items.filter((item) => hasTrait(g, item, 'Steed') && at(g, item).orientation !== 'ready');
}

function* useRiding(g: Table, id: CardId): Script {
  const action = yield* beginFeat(g, id, 'Riding', 'order');
  if (yield* featCheck(g, id, 'Riding', action)) {
    const options = inPlay(g, id) ? cardOptions(steeds(g, id)) : [];
    if (options.length > 0) {
      const { card } = yield* choose({ seat: at(g, id).controller, kind: 'choose', options, about: [id] });
      ready(g, card); // WL-4.15
    }
  }
  yield* endFeat(g, action);
}

/** WL-26.34, WL-26.35: spells in hand whose class and level demands the character meets. */
function scribable(g: Table, id: CardId): CardId[] {
  const c = at(g, id);
  return playerAt(g, c.controller).hand.filter((card) => isSpell(g, card) && meetsDemands(g, card, c) === null);
}

function* useScribe(g: Table, id: CardId): Script {
  const seat = at(g, id).controller;
  const options = cardOptions(scribable(g, id));
  const { card } = yield* choose({ seat, kind: 'scribe', options, about: [id] });
  takeFrom(g, seat, 'hand', card);
  g.io.emit({ type: 'hand shown', seat, cards: [card], rules: ['WL-26.34'] });
  const action = yield* beginFeat(g, id, 'Scribe', 'order');
  const success = yield* featCheck(g, id, 'Scribe', action);
  if (success && inPlay(g, id)) attachCard(g, card, id, true);
  else {
    toZone(g, card, 'discard');
    g.io.emit({ type: 'zone', card, seat, from: 'hand', to: 'discard' });
  }
  yield* endFeat(g, action);
}

/** WL-14.13, WL-26.37: an action card that stays in play on a character. */
export function attachCard(g: Table, card: CardId, host: CardId, scribed: boolean): void {
  const bearer = at(g, host);
  const seat = g.state.owners[card] ?? bearer.controller;
  const attached = newInPlay(card, 'attached', seat, 'ready', nextStamp(g));
  attached.host = host;
  attached.scribed = scribed;
  putInPlay(g, attached);
  bearer.attached = [...bearer.attached, card];
  g.io.emit(scribed ? { type: 'attached', card, to: host, scribed: true } : { type: 'attached', card, to: host });
}

interface ArmyOption extends Option {
  readonly formation: number;
}

/** WL-26.39a: spent first, also on failure. WL-26.39b: spent only on success. WL-26.43: army and slot are chosen afterwards. */
function* useStealth(g: Table, id: CardId): Script {
  const campaign = g.rules.stealth === 'campaign';
  if (campaign) spend(g, id);
  const action = yield* beginFeat(g, id, 'Stealth', 'order', 'Stealth Order');
  const success = yield* featCheck(g, id, 'Stealth', action);
  const c = find(g, id);
  if (success && c !== null && c.rank === 1) {
    if (!campaign) spend(g, id);
    const options: ArmyOption[] = seatsInGame(g)
      .filter((seat) => seat !== c.formation && (campaign || seat !== c.controller))
      .map((formation) => ({ key: `army:${formation}`, formation }));
    const { formation } = yield* choose({ seat: c.controller, kind: 'stealth army', options, about: [id] });
    const slot = yield* chooseSlot(g, c.controller, id, formation, 1);
    relocate(g, id, formation, 1, slot, 'stealth');
    at(g, id).byStealth = formation !== c.controller;
  }
  yield* endFeat(g, action);
}
