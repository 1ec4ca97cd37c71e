/**
 * Whether a power could do anything at all now: what could not is not offered.
 */
import { hiddenX } from './marker-effects.ts';
import { cardOfFigure, figureOf, isOnField, recordOf, type Table } from '../table.ts';
import { NOBODY } from '../state.ts';
import { mayTakeControl } from './control.ts';
import { personOf } from './effects.ts';
import type { Body, Effect } from './language.ts';
import { isLocked } from './restrictions.ts';
import { mayLayTile } from './terrain-change.ts';
import { maySwitch, revivable } from './placement.ts';
import type { Frame } from './frame.ts';
import { figuresInReach } from './wound-effects.ts';

export function couldDo(g: Table, frame: Frame, body: Body): boolean {
  const { do: sure = [], roll, after = [] } = body;
  if (sure.some((effect) => isNeeded(effect) && !isPossible(g, frame, effect))) return false;
  const all = [...sure, ...(roll?.bands ?? []).flatMap((band) => band.do), ...after];
  if (all.some((effect) => effect.do === 'control' && !isPossible(g, frame, effect))) return false; // HS-3.11
  const lists = [sure, ...(roll?.bands ?? []).map((band) => band.do), after];
  return all.length === 0 || lists.some((effects) => couldDoSome(g, frame, effects));
}

/** What comes after a placement that can't be made is not done either. */
function couldDoSome(g: Table, frame: Frame, effects: readonly Effect[]): boolean {
  for (const effect of effects) {
    if (isPossible(g, frame, effect)) return true;
    if (effect.do === 'place') return false;
  }
  return false;
}

/** A price or an exchange: without it the rest is not done either. */
function isNeeded(effect: Effect): boolean {
  return effect.do === 'destroy-one' || effect.do === 'switch';
}

/** What depends on a figure that is not chosen yet may be possible. */
function isPossible(g: Table, frame: Frame, effect: Effect): boolean {
  switch (effect.do) {
    case 'heal': {
      const who = personOf(frame, effect.who);
      return who === NOBODY || figureOf(g, who).wounds > 0;
    }
    case 'wound':
    case 'destroy':
    case 'place': {
      const who = personOf(frame, effect.who);
      if (who === NOBODY) return true;
      return isOnField(figureOf(g, who)) && !(effect.do === 'place' && isLocked(g, figureOf(g, who)));
    }
    case 'control': {
      const who = personOf(frame, effect.who);
      return who === NOBODY || mayTakeControl(g, cardOfFigure(g, who), frame.seat);
    }
    case 'become':
      return frame.it === NOBODY || isOnField(figureOf(g, frame.it));
    case 'switch':
      return frame.it === NOBODY || maySwitch(g, frame, effect);
    case 'destroy-one':
      return figuresInReach(g, frame.self, effect, frame.self).length > 0;
    case 'gather':
      return (
        (effect.count !== 'wounds' || frame.wounds > 0) && figuresInReach(g, frame.self, effect, frame.self).length > 0
      );
    case 'revive':
      return revivable(g, frame, effect).length > 0;
    case 'arrive':
      return isInReserve(g, frame, effect.name) && !isTooEarly(g, effect.name);
    case 'reveal-x':
      return hiddenX(g, cardOfFigure(g, frame.self)) !== undefined;
    case 'shadow-tile':
      return mayLayTile(g, figureOf(g, frame.self));
    default:
      return true;
  }
}

/** HS-V37 */
function isTooEarly({ state }: Table, name: string): boolean {
  return name === 'Airborne Elite' && state.round <= state.options.lateDrop;
}

function isInReserve(g: Table, { seat }: Frame, name: string): boolean {
  return g.state.cards.some(
    (card) =>
      card.controller === seat &&
      recordOf(g, card).name === name &&
      card.figures.some((id) => figureOf(g, id).fate === 'reserve'),
  );
}
