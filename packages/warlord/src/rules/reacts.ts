/**
 * Chapters 19 and 32: moments, windows and Reacts.
 */
import { openWindow, type Option, type Script, type Seat } from '@muster/engine';
import { indexOf } from '../abilities/active.ts';
import { holds } from '../abilities/condition.ts';
import { runEffects } from '../abilities/effects.ts';
import { frameFor } from '../abilities/frame.ts';
import { FEATS_HEAR, hearing } from '../abilities/hearing.ts';
import { triggerMatches } from '../abilities/trigger.ts';
import { actorOf, faceOf, find, lastKnown, playerAt, seatsByPriority, type Moment, type Table } from '../table.ts';
import type { InPlay } from '../state.ts';
import { featReacts, playFeatReact, type FeatOption } from './feat-reacts.ts';
import { grantedAbilities, mayPerform, perform, type Printed } from './performing.ts';
import { castReact, handReacts, type CardReactOption } from './react-cards.ts';

/** A React printed on or granted to a card in play. */
interface PrintedReactOption extends Option {
  readonly printed: Printed;
}

type ReactOption = PrintedReactOption | CardReactOption | FeatOption;

/** Lets everything happen that answers to the moment: first what acts of itself, then Reacts by priority (WL-19.5, WL-19.9). */
export function* openMoment(g: Table, moment: Moment): Script {
  const mask = hearing(moment.windows);
  const dying = dyingIn(g, moment);
  const last = dying === null ? null : faceOf(g, dying.id);
  if (((indexOf(g).autosAt | (last?.autosAt ?? 0)) & mask) !== 0) yield* runAutomatic(g, moment, mask);
  const heard = somebodyHears(g, mask) || ((last?.reactsAt ?? 0) & mask) !== 0;
  if (moment.over === true || !heard) return;
  yield* openWindow<ReactOption>({
    kind: 'react',
    order: seatsByPriority(g),
    options: (seat) => (moment.over === true || playerAt(g, seat).out ? [] : reactsOf(g, seat, moment, mask)),
    alwaysAsked: (seat) => moment.over !== true && !playerAt(g, seat).out && g.state.alwaysAsked.includes(seat),
    play: (seat, option) => playReact(g, seat, option, moment),
    about: [moment.by, moment.on].filter((id) => id !== 0),
  });
}

/** Whether anything would happen at such a moment: asking first saves the moment and the script where nobody listens. */
export function isHeard(g: Table, mask: number): boolean {
  return (indexOf(g).autosAt & mask) !== 0 || somebodyHears(g, mask);
}

/** Whether any card in play or in a hand, or any feat, listens at one of the windows: if not, nobody needs to be asked. */
export function somebodyHears(g: Table, mask: number): boolean {
  if (g.state.alwaysAsked.length > 0 || (indexOf(g).reactsAt & mask) !== 0) return true;
  if ((mask & FEATS_HEAR) !== 0 && indexOf(g).anyFeats) return true;
  for (const player of g.state.players)
    for (const id of player.hand) if ((faceOf(g, id).reactsAt & mask) !== 0) return true;
  return (indexOf(g).scribedAt & mask) !== 0;
}

/**
 * WL-13.18: the dead react to nothing that comes after. But words that wait for the death of the very card they stand on would
 * mean nothing if they were lost with it (WL-2.1): the card as it was.
 */
function dyingIn(g: Table, moment: Moment): InPlay | null {
  if (!moment.windows.includes('killed') || find(g, moment.on) !== null) return null;
  const card = lastKnown(g, moment.on);
  return card === null || card.as !== null ? null : card;
}

/** Whether a death is worth a window for the sake of the dead card's own words. */
export function speaksOfOwnDeath(g: Table, moment: Moment): boolean {
  const dying = dyingIn(g, moment);
  if (dying === null) return false;
  const { autosAt, reactsAt } = faceOf(g, dying.id);
  return ((autosAt | reactsAt) & hearing(moment.windows)) !== 0;
}

/** All Reacts the seat may play now (WL-19.4). */
function reactsOf(g: Table, seat: Seat, moment: Moment, mask: number): readonly ReactOption[] {
  const options: ReactOption[] = [];
  addPrintedReacts(g, seat, moment, mask, options);
  const dying = dyingIn(g, moment);
  if (dying?.controller === seat && !moment.reacted.includes(dying.id)) addReacts(g, dying, moment, options);
  for (const option of grantedReacts(g, seat, moment)) options.push(option);
  for (const option of featReacts(g, seat, moment)) options.push(option);
  for (const option of handReacts(g, seat, moment, mask)) options.push(option);
  return options;
}

function addPrintedReacts(g: Table, seat: Seat, moment: Moment, mask: number, options: ReactOption[]): void {
  if (((indexOf(g).seatReactsAt[seat] ?? 0) & mask) === 0) return;
  for (const card of indexOf(g).cards) {
    if (card.controller !== seat || card.kind === 'attached' || card.as !== null) continue;
    if ((faceOf(g, card.id).reactsAt & mask) === 0 || moment.reacted.includes(card.id)) continue; // WL-19.6, WL-19.14
    addReacts(g, card, moment, options);
  }
}

function addReacts(g: Table, card: InPlay, moment: Moment, options: ReactOption[]): void {
  const actor = actorOf(g, card);
  for (const { uid, ability } of faceOf(g, card.id).reacts) {
    const printed: Printed = { source: card.id, actor, uid, ability };
    if (find(g, card.id) === null && ability.on.on !== 'this') continue;
    if (!triggerMatches(g, ability.on, moment, frameFor(card.id, actor, card.controller, moment))) continue;
    if (mayPerform(g, printed, moment) === null) options.push({ key: `react:${uid}:${card.id}`, printed });
  }
}

/** Reacts that effects in force give to characters of the seat. */
function grantedReacts(g: Table, seat: Seat, moment: Moment): PrintedReactOption[] {
  const options: PrintedReactOption[] = [];
  for (const printed of grantedAbilities(g, seat)) {
    const { ability, actor } = printed;
    if (ability.kind !== 'react' || moment.reacted.includes(actor)) continue;
    if (!triggerMatches(g, ability.on, moment, frameFor(printed.source, actor, seat, moment))) continue;
    if (mayPerform(g, printed, moment) === null) options.push({ key: `react:${printed.uid}:${actor}`, printed });
  }
  return options;
}

/** WL-19.10: carried out at once. */
function* playReact(g: Table, seat: Seat, option: ReactOption, moment: Moment): Script {
  if ('feat' in option) {
    moment.reacted.push(option.card);
    yield* playFeatReact(g, option.feat, option.card, moment);
  } else if ('printed' in option) {
    // WL-19.14: the physical card that bears the words has reacted; a granted React counts for its character.
    moment.reacted.push(option.printed.granted === true ? option.printed.actor : option.printed.source);
    yield* perform(g, option.printed, seat, moment);
  } else {
    moment.reacted.push(option.card);
    yield* castReact(g, seat, option, moment);
  }
}

/** Triggered text without the word React happens of itself, in order of priority. */
function* runAutomatic(g: Table, moment: Moment, mask: number): Script {
  for (const seat of seatsByPriority(g)) {
    const dying = dyingIn(g, moment);
    for (const card of dying === null ? indexOf(g).cards : [dying, ...indexOf(g).cards]) {
      if (card.controller !== seat || card.as !== null || (faceOf(g, card.id).autosAt & mask) === 0) continue;
      for (const auto of faceOf(g, card.id).autos) {
        if (find(g, card.id) === null && (card !== dying || auto.on.on !== 'this')) continue;
        const frame = frameFor(card.id, actorOf(g, card), seat, moment);
        if (!triggerMatches(g, auto.on, moment, frame)) continue;
        if (auto.if === undefined || holds(g, auto.if, frame)) yield* runEffects(g, auto.do, frame);
      }
    }
  }
}
