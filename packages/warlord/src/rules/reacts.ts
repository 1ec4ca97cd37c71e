/**
 * Chapters 19 and 32: moments, windows and Reacts.
 */
import { NOTHING_TO_ASK, openWindow, type Option, type Script, type Seat } from '@muster/engine';
import { indexOf } from '../abilities/active.ts';
import { holds } from '../abilities/condition.ts';
import { runEffects } from '../abilities/effects.ts';
import { frameFor } from '../abilities/frame.ts';
import { AT } from '../abilities/hearing.ts';
import { triggerMatches } from '../abilities/trigger.ts';
import { inContext } from '../context.ts';
import type { Moment } from '../moment.ts';
import { actorOf, cardsInPlay, faceOf, find, lastKnown, playerAt, seatsByPriority, type Table } from '../table.ts';
import { NONE, type InPlay } from '../state.ts';
import { addFeatReacts, playFeatReact, type FeatOption } from './feat-reacts.ts';
import { grantedAbilities, mayPerform, perform, type Printed } from './performing.ts';
import { addCardReacts, castReact, type CardReactOption } from './react-cards.ts';

/** A React printed on or granted to a card in play. */
interface PrintedReactOption extends Option {
  readonly printed: Printed;
}

type ReactOption = PrintedReactOption | CardReactOption | FeatOption;

/** Lets everything happen that answers to the moment: first what acts of itself, then Reacts by priority (WL-19.5, WL-19.9). */
export function openMoment(g: Table, moment: Moment): Script {
  if (actsOfItself(g, moment)) return letAct(g, moment);
  return somebodyReacts(g, moment) ? reactWindow(g, moment) : NOTHING_TO_ASK;
}

function* letAct(g: Table, moment: Moment): Script {
  yield* runAutomatic(g, moment);
  if (somebodyReacts(g, moment)) yield* reactWindow(g, moment);
}

function reactWindow(g: Table, moment: Moment): Script {
  return openWindow<ReactOption>({
    kind: 'react',
    order: seatsByPriority(g),
    options: (seat) => reactsOf(g, seat, moment),
    alwaysAsked: (seat) => isAlwaysAsked(g, seat, moment),
    play: (seat, option) => playReact(g, seat, option, moment),
    about: inContext(
      g,
      [moment.by, moment.on].filter((id) => id !== NONE),
      { asks: 'react', moment },
    ),
  });
}

/** Whether anything happens at the moment. */
export function isAnswered(g: Table, moment: Moment): boolean {
  return actsOfItself(g, moment) || somebodyReacts(g, moment);
}

/** Whether some card may have text that acts of itself at the moment. */
function actsOfItself(g: Table, moment: Moment): boolean {
  if ((indexOf(g).autosAt & moment.mask) !== 0) return true;
  const dying = dyingIn(g, moment);
  return dying !== null && (faceOf(g, dying.id).autosAt & moment.mask) !== 0;
}

/** Whether anybody is to be asked: most windows concern nobody, and then none is opened. */
function somebodyReacts(g: Table, moment: Moment): boolean {
  if (moment.over || (!somebodyHears(g, moment.mask) && dyingIn(g, moment) === null)) return false;
  for (let seat = 0; seat < g.state.players.length; seat++)
    if (reactsOf(g, seat, moment).length > 0 || isAlwaysAsked(g, seat, moment)) return true;
  return false;
}

/**
 * Being asked must not betray a hand: who wants that is asked wherever the own cards could hold a React, as all know who know the deck,
 * as long as there is a hand at all.
 */
function isAlwaysAsked(g: Table, seat: Seat, moment: Moment): boolean {
  const { alwaysAsked } = g.state;
  if (alwaysAsked.length === 0 || moment.over || !alwaysAsked.includes(seat)) return false;
  const { out, hand } = playerAt(g, seat);
  return !out && hand.length > 0 && (windowsOfCards(g, seat) & moment.mask) !== 0;
}

/** Whether anything would happen at such a moment: asking first saves the moment and the script where nobody listens. */
export function isHeard(g: Table, mask: number): boolean {
  return (indexOf(g).autosAt & mask) !== 0 || somebodyHears(g, mask);
}

/** Whether any card in play or in a hand, or any feat, listens at one of the windows: if not, nobody needs to be asked. */
function somebodyHears(g: Table, mask: number): boolean {
  const { reactsAt, featsAt, scribedAt } = indexOf(g);
  if (((reactsAt | featsAt | scribedAt) & mask) !== 0) return true;
  if ((heardFromHands(g) & mask) === 0) return false;
  if (g.state.alwaysAsked.length > 0) return true;
  for (const player of g.state.players)
    for (const id of player.hand) if ((faceOf(g, id).reactsAt & mask) !== 0) return true;
  return false;
}

/** The windows at which cards of this game could listen from a hand, whichever of them are drawn. */
function heardFromHands(g: Table): number {
  return (g.heardFromHands ??= windowsOfCards(g, null));
}

/** The windows at which cards of the seat, or of anybody, could listen from a hand. */
function windowsOfCards({ state, faces }: Table, owner: Seat | null): number {
  let windows = 0;
  for (let id = 0; id < state.faces.length; id++) {
    const face = faces[state.faces[id] ?? -1];
    if (face?.type === 'action' && (owner === null || state.owners[id] === owner)) windows |= face.reactsAt;
  }
  return windows;
}

/**
 * WL-13.18: the dead react to nothing that comes after. But words that wait for the death of the very card they stand on would
 * mean nothing if they were lost with it (WL-2.1): the card as it was.
 */
function dyingIn(g: Table, moment: Moment): InPlay | null {
  if ((moment.mask & AT.killed) === 0 || find(g, moment.on) !== null) return null;
  const card = lastKnown(g, moment.on);
  return card === null || card.as !== null ? null : card;
}

/** All Reacts the seat may play now (WL-19.4). */
function reactsOf(g: Table, seat: Seat, moment: Moment): readonly ReactOption[] {
  const options: ReactOption[] = [];
  if (moment.over || playerAt(g, seat).out) return options;
  addPrintedReacts(g, seat, moment, options);
  const dying = dyingIn(g, moment);
  if (dying?.controller === seat && !moment.reacted.includes(dying.id)) addReacts(g, dying, moment, options);
  if (indexOf(g).grants.length > 0) addGrantedReacts(g, seat, moment, options);
  addFeatReacts(g, seat, moment, options);
  addCardReacts(g, seat, moment, options);
  return options;
}

function addPrintedReacts(g: Table, seat: Seat, moment: Moment, options: ReactOption[]): void {
  const { reacting, seatReactsAt } = indexOf(g);
  if (((seatReactsAt[seat] ?? 0) & moment.mask) === 0) return;
  for (const card of reacting) {
    if (card.controller !== seat || card.kind === 'attached') continue;
    if ((faceOf(g, card.id).reactsAt & moment.mask) === 0 || moment.reacted.includes(card.id)) continue; // WL-19.6, WL-19.14
    addReacts(g, card, moment, options);
  }
}

function addReacts(g: Table, card: InPlay, moment: Moment, options: ReactOption[]): void {
  const actor = actorOf(g, card);
  for (const performable of faceOf(g, card.id).reacts) {
    const { on, uid } = performable;
    if (find(g, card.id) === null && on.on !== 'this') continue;
    if (!triggerMatches(g, on, moment, frameFor(card.id, actor, card.controller, moment))) continue;
    const printed: Printed = { source: card.id, actor, performable, granted: false };
    if (mayPerform(g, printed, moment) === null) options.push({ key: `react:${uid}:${card.id}`, printed });
  }
}

/** Reacts that effects in force give to characters of the seat. */
function addGrantedReacts(g: Table, seat: Seat, moment: Moment, options: ReactOption[]): void {
  for (const printed of grantedAbilities(g, seat)) {
    const { performable, actor } = printed;
    const { on, uid } = performable;
    if (on === null || moment.reacted.includes(actor)) continue;
    if (!triggerMatches(g, on, moment, frameFor(printed.source, actor, seat, moment))) continue;
    if (mayPerform(g, printed, moment) === null) options.push({ key: `react:${uid}:${actor}`, printed });
  }
}

/** WL-19.10: carried out at once. */
function playReact(g: Table, seat: Seat, option: ReactOption, moment: Moment): Script {
  if ('feat' in option) {
    moment.reacted.push(option.card);
    return playFeatReact(g, option.feat, option.card, moment);
  }
  if ('printed' in option) {
    // WL-19.14: the physical card that bears the words has reacted; a granted React counts for its character.
    moment.reacted.push(option.printed.granted ? option.printed.actor : option.printed.source);
    return perform(g, option.printed, seat, moment);
  }
  moment.reacted.push(option.card);
  return castReact(g, seat, option, moment);
}

/** Triggered text without the word React happens of itself, in order of priority. */
function* runAutomatic(g: Table, moment: Moment): Script {
  for (const seat of seatsByPriority(g)) {
    const dying = dyingIn(g, moment);
    for (const card of dying === null ? cardsInPlay(g) : [dying, ...cardsInPlay(g)]) {
      if (card.controller !== seat || card.as !== null || (faceOf(g, card.id).autosAt & moment.mask) === 0) continue;
      for (const auto of faceOf(g, card.id).autos) {
        if (find(g, card.id) === null && (card !== dying || auto.on.on !== 'this')) continue;
        const frame = frameFor(card.id, actorOf(g, card), seat, moment);
        if (!triggerMatches(g, auto.on, moment, frame)) continue;
        if (auto.if === undefined || holds(g, auto.if, frame)) yield* runEffects(g, auto.do, frame);
      }
    }
  }
}
