/**
 * Chapter 13: leaving play.
 */
import type { Seat } from '@muster/engine';
import { opening } from '../abilities/hearing.ts';
import type { WoundCause, Zone } from '../events.ts';
import { momentOf } from '../moment.ts';
import { at, faceOf, find, ownerOf, playerAt, takeOutOfPlay, touch, type Strike, type Table } from '../table.ts';
import { copyInPlay, NONE, type CardId } from '../state.ts';
import { neighbours } from './distance.ts';
import { lift } from './placement.ts';
import { isHeard } from './reacts.ts';

const KILLED = opening('killed'); // TW-19
const KILLED_BY_MELEE = opening('killed', 'killed_by_melee'); // TW-14
const LEFT_PLAY = opening('left_play'); // TW-18

export interface Death {
  readonly card: CardId;
  /** Who killed it; NONE if nobody did. */
  readonly by: CardId;
  readonly cause: WoundCause | 'effect' | 'energies';
  readonly strike: Strike | null;
}

/** A killed character and all it bears go to their owners' discard piles (WL-13.3, WL-13.4, WL-13.12). */
export function leavePlay(g: Table, death: Death): void {
  g.io.emit({ type: 'killed', who: death.card, by: death.by, cause: death.cause });
  const moment = momentOf(killedByMelee(death) ? KILLED_BY_MELEE : KILLED, death.by, death.card);
  if (isWoundCause(death.cause)) moment.via = death.cause;
  if (death.strike !== null) moment.strike = death.strike;
  if (death.strike !== null && death.strike.target === death.card) death.strike.killed = true;
  g.aftermath.push(moment);
  removeFromPlay(g, death.card, 'discard');
}

/** WL-13.9, WL-13.10: died of the wounds of the melee strike itself. */
function killedByMelee(death: Death): boolean {
  return death.strike?.via === 'melee'; // from a spell, too
}

function isWoundCause(cause: Death['cause']): cause is WoundCause {
  return cause !== 'effect' && cause !== 'energies';
}

/** Takes a card out of play with everything on it; only the card itself goes to `to`, the rest to the discard piles. */
export function removeFromPlay(g: Table, id: CardId, to: Exclude<Zone, 'play'>): void {
  // Asked while everything is still there: who listens when it is gone has listened before, or has just come to a hand.
  takeAway(g, id, to, isHeard(g, LEFT_PLAY.mask));
}

function takeAway(g: Table, id: CardId, to: Exclude<Zone, 'play'>, heard: boolean): void {
  const card = at(g, id);
  for (const borne of [...card.items, ...card.attached]) takeAway(g, borne, 'discard', heard);
  if (card.kind === 'character') {
    g.gone.push({ card: copyInPlay(card), neighbours: neighbours(g, id) });
    lift(g, id);
  } else {
    g.gone.push({ card: copyInPlay(card), neighbours: [] });
    unburden(g, card.host, id);
  }
  takeOutOfPlay(g, id); // WL-13.5: wounds, uses and tokens go with it
  endEffectsOn(g, id); // WL-20.4
  toZone(g, id, to);
  if (to === 'discard') g.discarded.push(id);
  forgetTargets(g, id);
  g.io.emit({ type: 'zone', card: id, seat: ownerOf(g, id), from: 'play', to });
  const hears = to === 'hand' && (faceOf(g, id).reactsAt & LEFT_PLAY.mask) !== 0;
  if (heard || hears) g.aftermath.push(momentOf(LEFT_PLAY, id, id));
}

/** What was bound to a card that left play does not wait for its return (WL-13.19); others it was bound to keep it. */
function endEffectsOn(g: Table, id: CardId): void {
  if (!g.state.effects.some((effect) => effect.bound?.includes(id) ?? false)) return;
  g.state.effects = g.state.effects.flatMap((effect) => {
    if (effect.bound === null || !effect.bound.includes(id)) return [effect];
    const bound = effect.bound.filter((one) => one !== id);
    return bound.length === 0 ? [] : [{ ...effect, bound }];
  });
  touch(g);
}

/** WL-13.19: should the card come back at once, it is not what was aimed at before. */
function forgetTargets(g: Table, id: CardId): void {
  for (const action of g.actions) action.targets = action.targets.map((target) => (target === id ? NONE : target));
  for (const strike of g.strikes) if (strike.target === id || strike.striker === id) strike.gone = [...strike.gone, id];
}

/** The bearer no longer bears it. */
function unburden(g: Table, host: CardId, id: CardId): void {
  const bearer = find(g, host);
  if (bearer === null) return;
  bearer.items = bearer.items.filter((one) => one !== id);
  bearer.attached = bearer.attached.filter((one) => one !== id);
}

/** Puts a card that is in no zone into one of its owner's. */
export function toZone(g: Table, id: CardId, zone: Exclude<Zone, 'play'>): void {
  playerAt(g, ownerOf(g, id))[zone].push(id);
  if (zone === 'discard') touchDiscard(g, id);
}

/** Some texts work from the discard pile. */
function touchDiscard(g: Table, id: CardId): void {
  if (faceOf(g, id).fromDiscard.length > 0) touch(g);
}

/** A card that is being played and so is in no pile (WL-1.32). */
export function isOnTable(g: Table, id: CardId): boolean {
  const { deck, hand, discard, removed } = playerAt(g, ownerOf(g, id));
  return find(g, id) === null && ![deck, hand, discard, removed].some((pile) => pile.includes(id));
}

/** From play, or from the discard pile, out of the game; false if the card is in neither. */
export function removeFromGame(g: Table, id: CardId): boolean {
  if (find(g, id) !== null) {
    removeFromPlay(g, id, 'removed');
    return true;
  }
  const owner = ownerOf(g, id);
  if (!takeFrom(g, owner, 'discard', id)) return false;
  toZone(g, id, 'removed');
  g.io.emit({ type: 'zone', card: id, seat: owner, from: 'discard', to: 'removed' });
  return true;
}

/** Takes a card out of whatever hidden or open pile it is in; true if it was there. */
export function takeFrom(g: Table, seat: Seat, zone: Exclude<Zone, 'play'>, id: CardId): boolean {
  const pile = playerAt(g, seat)[zone];
  const i = pile.indexOf(id);
  if (i < 0) return false;
  pile.splice(i, 1);
  if (zone === 'discard') touchDiscard(g, id);
  return true;
}
