/**
 * WL-14.2, WL-19.18: Reacts on action cards in hand and on scribed spells.
 */
import type { Option, Script, Seat } from '@muster/engine';
import { indexOf } from '../abilities/active.ts';
import type { PerformableReact } from '../abilities/performable.ts';
import { frameFor } from '../abilities/frame.ts';
import { triggerMatches } from '../abilities/trigger.ts';
import type { Moment } from '../moment.ts';
import { charactersOf, faceOf, find, playerAt, type Table } from '../table.ts';
import type { CardId } from '../state.ts';
import { mayPerformCard, playCard } from './action-cards.ts';

export interface CardReactOption extends Option {
  readonly card: CardId;
  readonly performable: PerformableReact;
}

/** From the hand and from what is scribed on characters. */
export function addCardReacts(g: Table, seat: Seat, moment: Moment, options: Option[]): void {
  for (const card of playerAt(g, seat).hand) add(g, seat, card, moment, options);
  if ((indexOf(g).scribedAt & moment.mask) === 0) return;
  for (const c of charactersOf(g, seat)) {
    for (const card of c.attached) if (find(g, card)?.scribed === true) add(g, seat, card, moment, options);
  }
}

function add(g: Table, seat: Seat, card: CardId, moment: Moment, options: Option[]): void {
  const { reacts, reactsAt, type } = faceOf(g, card);
  if ((reactsAt & moment.mask) === 0 || type !== 'action' || moment.reacted.includes(card)) return;
  for (const performable of reacts) {
    if (reactPerformers(g, seat, { card, performable }, moment, 1).length === 0) continue;
    const option: CardReactOption = { key: `play:${performable.uid}:${card}`, card, performable };
    options.push(option);
  }
}

/** The trigger may speak of the performer, so it is tested for each; no more than `enough` are looked for. */
function reactPerformers(
  g: Table,
  seat: Seat,
  action: { card: CardId; performable: PerformableReact },
  moment: Moment,
  enough = Number.POSITIVE_INFINITY,
): CardId[] {
  const scribe = find(g, action.card)?.host;
  if (scribe !== undefined) return mayReactWith(g, seat, action, scribe, moment) ? [scribe] : []; // WL-26.36
  const able: CardId[] = [];
  for (const { id } of charactersOf(g, seat)) {
    if (able.length >= enough) break;
    if (mayReactWith(g, seat, action, id, moment)) able.push(id);
  }
  return able;
}

function mayReactWith(
  g: Table,
  seat: Seat,
  action: { card: CardId; performable: PerformableReact },
  performer: CardId,
  moment: Moment,
): boolean {
  return (
    triggerMatches(g, action.performable.on, moment, frameFor(action.card, performer, seat, moment)) &&
    mayPerformCard(g, action, performer, moment) === null
  );
}

export function* castReact(g: Table, seat: Seat, option: CardReactOption, moment: Moment): Script {
  const able = reactPerformers(g, seat, option, moment);
  yield* playCard(g, seat, { card: option.card, performable: option.performable }, moment, able);
}
