/**
 * Chapter 18: maneuvering.
 */
import { choose, refuse, type Script, type Verdict } from '@muster/engine';
import { actionMoment } from '../moment.ts';
import { at, find, playerAt, type Table } from '../table.ts';
import type { CardId, InPlay } from '../state.ts';
import { ACTION_PERFORMED, ACTION_PLAYED, beginAction, endAction, markActed } from './actions.ts';
import { stepFrom } from './intruders.ts';
import { slotOption, type SlotOption } from './options.ts';
import { spend } from './orientation.ts';
import { mayAct } from './performing.ts';
import { addSlots, relocate } from './placement.ts';
import { isForbidden } from './prohibitions.ts';
import { isHeard, openMoment } from './reacts.ts';
import { isRestless, settle } from './state-check.ts';

/** WL-18.1, WL-18.5 */
export function mayManeuver(g: Table, c: InPlay): Verdict {
  const { id } = c;
  const able = mayAct(g, c);
  if (able !== null) return able;
  if (c.orientation !== 'ready') return refuse('WL-18.5', 'not-ready', { card: id });
  if (isForbidden(g, id, 'maneuver')) return refuse('WL-2.5', 'forbidden', { card: id });
  if (!canMove(g, c)) return refuse('WL-18.8', 'nowhere-to-go', { card: id });
  return null;
}

function canMove(g: Table, c: InPlay): boolean {
  return stepFrom(g, c, 'backward') !== null || stepFrom(g, c, 'forward') !== null || destinations(g, c.id).length > 0;
}

/** WL-18.2, WL-18.3: one rank forward, one back, or another place in its rank (WL-18.8). */
function destinations(g: Table, id: CardId): SlotOption[] {
  const c = at(g, id);
  const options: SlotOption[] = [];
  for (const way of ['forward', 'backward'] as const) {
    const to = stepFrom(g, c, way);
    if (to !== null) addSlots(g, to.formation, to.rank, options);
  }
  const row = playerAt(g, c.formation).ranks[c.rank - 1] ?? [];
  for (let slot = 0; slot < row.length; slot++)
    if (row[slot] !== id) options.push(slotOption(c.formation, c.rank, slot));
  return options;
}

/** WL-18.9: spending is the cost and comes before the move; ranks may become illegal and are then repaired (WL-18.4). */
export function* maneuver(g: Table, id: CardId): Script {
  const { controller: seat } = at(g, id);
  const action = beginAction(g, { kind: 'order', ability: 'maneuver', performer: id, seat, spent: true });
  markActed(g, id);
  spend(g, id);
  if (isRestless(g)) yield* settle(g);
  if (isHeard(g, ACTION_PLAYED.mask)) yield* openMoment(g, actionMoment(ACTION_PLAYED, action));
  const options = !action.canceled && find(g, id)?.controller === seat ? destinations(g, id) : [];
  if (options.length > 0) {
    const to = yield* choose({ seat, kind: 'maneuver', options, about: [id] });
    relocate(g, id, to.formation, to.rank, to.slot, 'maneuver');
  }
  endAction(g, action);
  if (isRestless(g)) yield* settle(g);
  if (isHeard(g, ACTION_PERFORMED.mask)) yield* openMoment(g, actionMoment(ACTION_PERFORMED, action));
}
