/**
 * An action: an Order or a React while it is being performed (WL-30.1).
 */
import type { Seat } from '@muster/engine';
import { opening } from '../abilities/hearing.ts';
import { find, nextStamp, touch, type Table } from '../table.ts';
import { NONE, type CardId } from '../state.ts';

export const ACTION_PLAYED = opening('action_played'); // TW-16
export const ACTION_PERFORMED = opening('action_performed');

export interface Action {
  readonly stamp: number;
  readonly kind: 'order' | 'react';
  /** The card it is printed on; NONE for actions of the rules (attack, maneuver, feats). */
  readonly card: CardId;
  /** The name of the ability on the card; of an action of the rules `attack`, `maneuver` or the feat. */
  readonly ability: string;
  readonly performer: CardId;
  readonly seat: Seat;
  readonly spell: boolean;
  /** Spending the performer was a cost. */
  readonly spent: boolean;
  targets: CardId[];
  /** For each target, which of the ability's targets it is. */
  specs: number[];
  /** Whether a card could have been chosen as the n-th target (WL-26.9). */
  legal: (n: number, id: CardId) => boolean;
  canceled: boolean;
}

export interface ActionSpec {
  readonly kind: 'order' | 'react';
  readonly ability: string;
  readonly performer: CardId;
  readonly seat: Seat;
  readonly card?: CardId;
  readonly spell?: boolean;
  readonly spent?: boolean;
}

const NEVER = (): boolean => false;

export function beginAction(g: Table, spec: ActionSpec): Action {
  const action: Action = {
    stamp: nextStamp(g),
    kind: spec.kind,
    card: spec.card ?? NONE,
    ability: spec.ability,
    performer: spec.performer,
    seat: spec.seat,
    spell: spec.spell ?? false,
    spent: spec.spent ?? false,
    targets: [],
    specs: [],
    legal: NEVER,
    canceled: false,
  };
  g.actions.push(action);
  return action;
}

/** The action is over, and with it whatever lasted as long as it did. */
export function endAction(g: Table, action: Action): void {
  withdraw(g.actions, action);
  endEffects(g, 'action', action.stamp);
}

/** What ends is nearly always what began last. */
export function withdraw<T>(list: T[], one: T): void {
  if (list.at(-1) === one) list.pop();
  else if (list.includes(one)) list.splice(list.indexOf(one), 1);
}

export function endEffects(g: Table, until: 'strike' | 'action', stamp: number): void {
  if (g.state.effects.length === 0) return;
  const left = g.state.effects.filter((effect) => effect.until !== until || effect.ends !== stamp);
  if (left.length === g.state.effects.length) return;
  g.state.effects = left;
  touch(g);
}

/** WL-26.45: any action but Stealth spoils the Campaign Stealth React for the rest of the turn. */
export function markActed(g: Table, performer: CardId): void {
  const card = find(g, performer);
  if (card !== null) card.acted = true;
}

/** WL-14.16: the text is not carried out; what was paid stays paid. */
export function cancelAction(g: Table, action: Action): void {
  if (action.canceled) return;
  action.canceled = true;
  g.io.emit({ type: 'canceled', what: 'action', who: action.performer, card: action.card });
}
