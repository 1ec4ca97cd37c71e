/**
 * Chapter 14: playing action cards from hand, and casting scribed spells (26.34 to 26.38).
 */
import { choose, refuse, type Script, type Seat, type Verdict } from '@muster/engine';
import { appliesTo, indexOf } from '../abilities/active.ts';
import type { Performable } from '../abilities/performable.ts';
import { matches } from '../abilities/filter.ts';
import { frameFor } from '../abilities/frame.ts';
import type { UseRule } from '../abilities/language.ts';
import { inContext } from '../context.ts';
import type { Moment } from '../moment.ts';
import { charactersOf, faceOf, find, playerAt, type Table } from '../table.ts';
import type { CardId, InPlay } from '../state.ts';
import { classesOf, isSpell, sharesClass } from './identity.ts';
import { isIntruder } from './intruders.ts';
import { removeFromPlay, takeFrom, toZone } from './leaving.ts';
import { shared, type CardOption } from './options.ts';
import { carryOut, mayAct, mayCarryOut } from './performing.ts';
import { isForbidden } from './prohibitions.ts';
import { levelFor } from './values.ts';

/** An action of an action card: in hand, or scribed on a character. */
export interface CardAction {
  readonly card: CardId;
  readonly performable: Performable;
}

const performerOption = shared((card): CardOption => ({ key: `by:${card}`, card }));

/** The characters that may perform the action now. */
export function performersOf(g: Table, seat: Seat, action: CardAction, moment: Moment | null): CardId[] {
  const scribe = find(g, action.card)?.host;
  if (scribe !== undefined) return mayPerformCard(g, action, scribe, moment) === null ? [scribe] : []; // WL-26.36
  const performers: CardId[] = [];
  for (const c of charactersOf(g, seat)) if (mayPerformCard(g, action, c.id, moment) === null) performers.push(c.id);
  return performers;
}

/** Whether anybody may perform it: the same question, answered at the first who may. */
export function hasPerformer(g: Table, seat: Seat, action: CardAction, moment: Moment | null): boolean {
  const scribe = find(g, action.card)?.host;
  if (scribe !== undefined) return mayPerformCard(g, action, scribe, moment) === null; // WL-26.36
  // WL-14.7: who can't spend is not asked for more, unless the card itself may say otherwise.
  const mustSpend = action.performable.spend && faceOf(g, action.card).rules.length === 0;
  for (const { id, orientation } of charactersOf(g, seat)) {
    if (mustSpend && orientation !== 'ready') continue;
    if (mayPerformCard(g, action, id, moment) === null) return true;
  }
  return false;
}

/** WL-14.3 to WL-14.8, WL-14.20: whether this character may perform the action card now. */
export function mayPerformCard(
  g: Table,
  { card, performable }: CardAction,
  performer: CardId,
  moment: Moment | null,
): Verdict {
  const c = find(g, performer);
  if (c === null || c.kind !== 'character') return refuse('WL-14.3', 'no-performer', { card });
  if (g.rules.scope === 'own ranks' && isIntruder(c))
    return refuse(find(g, card) === null ? 'WL-27.4' : 'WL-27.18', 'intruder', { card: performer }); // WL-14.3a
  const demands = meetsDemands(g, card, c);
  if (demands !== null) return demands;
  const stunned = mayAct(g, c, performable.whileStunned);
  if (stunned !== null) return stunned;
  if (isForbidden(g, performer, 'action-cards', card)) return refuse('WL-2.5', 'forbidden', { card: performer });
  const spends = performable.spend && !performsWithoutSpending(g, card, c);
  return mayCarryOut(g, performable, frameFor(card, performer, c.controller, moment), isSpell(g, card), spends);
}

/** Class, level and "only" demands of the card (WL-14.4 to WL-14.6, WL-14.21); a scribe must meet them too (WL-26.35). */
export function meetsDemands(g: Table, card: CardId, c: InPlay): Verdict {
  const { rules, classes, level: printed } = faceOf(g, card);
  if (rules.length > 0) {
    const frame = frameFor(card, c.id, c.controller);
    for (const rule of rules) {
      if (rule.rule === 'only' && !matches(g, c.id, rule.who, frame))
        return refuse('WL-14.5', 'only-others', { card, performer: c.id });
    }
  }
  let level = printed;
  let anyClass = classes.length === 0;
  for (const rule of specialDemands(g, card, c)) {
    anyClass ||= rule.regardlessOfClass === true;
    level = Math.min(level, rule.level ?? level);
  }
  if (!anyClass && !sharesClass(classes, classesOf(g, c.id)) && !isAllowed(g, card, c))
    return refuse('WL-14.4', 'wrong-class', { card, performer: c.id });
  if (levelFor(g, c.id, isSpell(g, card) ? 'cast' : 'perform', card) < level) {
    return refuse('WL-14.6', 'level-too-low', { card, performer: c.id, level });
  }
  return null;
}

/** A text lets the character perform such cards as if it had their class. */
function isAllowed(g: Table, card: CardId, c: InPlay): boolean {
  for (const active of indexOf(g).mods.allowCards)
    if (matches(g, card, active.mod.where, active.frame) && appliesTo(g, active, c.id)) return true;
  return false;
}

const NO_RULES: readonly Extract<UseRule, { rule: 'performedBy' }>[] = [];

/** What the card itself says about performers of this kind. */
function specialDemands(g: Table, card: CardId, c: InPlay): readonly Extract<UseRule, { rule: 'performedBy' }>[] {
  const { rules } = faceOf(g, card);
  return rules.length === 0 ? NO_RULES : demandsOf(g, rules, card, c);
}

function demandsOf(
  g: Table,
  rules: readonly UseRule[],
  card: CardId,
  c: InPlay,
): readonly Extract<UseRule, { rule: 'performedBy' }>[] {
  const frame = frameFor(card, c.id, c.controller);
  return rules.filter(
    (rule): rule is Extract<UseRule, { rule: 'performedBy' }> =>
      rule.rule === 'performedBy' && matches(g, c.id, rule.who, frame),
  );
}

function performsWithoutSpending(g: Table, card: CardId, c: InPlay): boolean {
  return specialDemands(g, card, c).some((rule) => rule.withoutSpending === true);
}

/** WL-14.14 (1): shows the card and chooses the performer; then the sequence; then the discard pile (WL-14.10, WL-14.17). */
export function* playCard(
  g: Table,
  seat: Seat,
  action: CardAction,
  moment: Moment | null,
  able: readonly CardId[],
): Script {
  const { card, performable } = action;
  const options = able.map(performerOption);
  const about = inContext(g, [card], { asks: 'performer', action, moment });
  const { card: performer } = yield* choose({ seat, kind: 'performer', options, about });
  const c = find(g, performer);
  if (c === null) return;
  const spends = performable.spend && !performsWithoutSpending(g, card, c);
  const spell = isSpell(g, card);
  // While it is resolved the card is in no pile (WL-1.32); a scribed spell is discarded as a cost (WL-26.38).
  const scribed = find(g, card) !== null;
  if (scribed) removeFromPlay(g, card, 'discard');
  else takeFrom(g, seat, 'hand', card);
  const { kind, uid } = performable;
  g.io.emit({ type: 'played', card, by: performer, kind, ability: uid, fromHand: !scribed });
  yield* carryOut(
    g,
    { performable, source: card, actor: performer, seat, spell, spends },
    moment,
    scribed ? null : () => discardPlayed(g, seat, card),
  );
}

/** A card that attached itself, came into play or left the game is no longer there to discard (WL-14.13). */
function discardPlayed(g: Table, seat: Seat, card: CardId): void {
  if (find(g, card) !== null) return;
  const player = playerAt(g, seat);
  if (player.removed.includes(card) || player.deck.includes(card) || player.hand.includes(card)) return;
  if (player.discard.includes(card)) return;
  toZone(g, card, player.out ? 'removed' : 'discard'); // WL-31.8
}
