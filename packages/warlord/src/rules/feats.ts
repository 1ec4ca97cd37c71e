/**
 * Chapter 25: feats in general.
 */
import { refuse, type Script, type Seat, type Verdict } from '@muster/engine';
import { FEATS, type Feat } from '../abilities/language.ts';
import { actionMoment } from '../moment.ts';
import { at, type Table } from '../table.ts';
import type { CardId, InPlay } from '../state.ts';
import { ACTION_PERFORMED, ACTION_PLAYED, beginAction, endAction, markActed, type Action } from './actions.ts';
import { addUse, mayAct, usesIn } from './performing.ts';
import { openMoment } from './reacts.ts';
import { isRestless, settle } from './state-check.ts';
import { featBonus } from './values.ts';

/** Which part of Stealth a use counts for (WL-26.44). */
export type FeatUse = Feat | 'Stealth Order';

/** The names under which uses are counted. */
const USES = Object.fromEntries([...FEATS, 'Stealth Order'].map((use) => [use, `feat:${use}`])) as Record<
  FeatUse,
  string
>;

/** WL-25.6: counted per character and feat; failed attempts count. */
export function usesThisTurn(c: InPlay, use: FeatUse): number {
  return usesIn(c.uses, USES[use]);
}

/** Whether the character has the feat, may act (WL-25.7) and has a use left. */
export function mayUseFeat(g: Table, id: CardId, feat: Feat, use: FeatUse = feat, limit = 1): Verdict {
  const c = at(g, id);
  if (featBonus(g, id, feat) === null) return refuse('WL-25.1', 'no-feat', { card: id, feat });
  const able = mayAct(g, c);
  if (able !== null) return able;
  if (usesThisTurn(c, use) >= limit) return refuse('WL-25.6', 'feat-used', { card: id, feat });
  return null;
}

/** WL-25.1: using a feat is performing an action of the rules. */
export function* beginFeat(
  g: Table,
  id: CardId,
  feat: Feat,
  kind: 'order' | 'react',
  use: FeatUse = feat,
): Script<Action> {
  const c = at(g, id);
  c.uses = addUse(c.uses, USES[use]);
  if (feat !== 'Stealth') markActed(g, id);
  const seat: Seat = c.controller;
  g.io.emit({ type: 'feat', feat, by: id, kind });
  const action = beginAction(g, { kind, ability: feat, performer: id, seat });
  yield* openMoment(g, actionMoment(ACTION_PLAYED, action));
  return action;
}

/** WL-19.1: a feat that has been used is an action that has been performed. */
export function* endFeat(g: Table, action: Action): Script {
  endAction(g, action);
  if (isRestless(g)) yield* settle(g);
  yield* openMoment(g, actionMoment(ACTION_PERFORMED, action));
}
