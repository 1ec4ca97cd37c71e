/**
 * Chapters 19 and 32: moments, windows and Reacts.
 */
import { openWindow, type Option, type Script, type Seat } from '@muster/engine';
import { compiled } from '../abilities/compiled.ts';
import { runEffects } from '../abilities/effects.ts';
import { frameFor } from '../abilities/frame.ts';
import { holds } from '../abilities/condition.ts';
import type { WindowId } from '../abilities/language.ts';
import { triggerMatches } from '../abilities/trigger.ts';
import { actorOf, at, faceOf, find, playerAt, seatsByPriority, type Moment, type Table } from '../table.ts';
import type { CardId, InPlay } from '../state.ts';
import { featReacts, playFeatReact, type FeatOption } from './feat-reacts.ts';
import { castReact, handReacts, type CardReactOption } from './react-cards.ts';
import { grantedAbilities, mayPerform, perform, type Printed } from './performing.ts';
import type { Feat } from '../abilities/language.ts';

/** A React printed on or granted to a card in play. */
export interface PrintedReactOption extends Option {
  readonly printed: Printed;
}

export type ReactOption = PrintedReactOption | CardReactOption | FeatOption;

/** Lets everything happen that answers to the moment: first what acts of itself, then Reacts by priority (WL-19.5, WL-19.9). */
export function* openMoment(g: Table, moment: Moment): Script {
  yield* runAutomatic(g, moment);
  if (moment.over === true) return;
  const order = seatsByPriority(g);
  if (g.state.alwaysAsked.length === 0 && !order.some((seat) => mightReact(g, seat, moment))) return;
  yield* openWindow<ReactOption>({
    kind: 'react',
    order,
    options: (seat) => (moment.over === true || playerAt(g, seat).out ? [] : reactsOf(g, seat, moment)),
    alwaysAsked: (seat) => moment.over !== true && !playerAt(g, seat).out && g.state.alwaysAsked.includes(seat),
    play: (seat, option) => playReact(g, seat, option, moment),
    about: [moment.by, moment.on].filter((id) => id !== 0),
  });
}

/** A quick look whether the seat has any card that listens at this moment. */
function mightReact(g: Table, seat: Seat, moment: Moment): boolean {
  for (const id of playerAt(g, seat).hand) if (listensTo(g, id, moment.windows)) return true;
  for (const card of g.state.inPlay) {
    if (card !== null && card.controller === seat && listensTo(g, card.id, moment.windows)) return true;
  }
  return grantedReacts(g, seat, moment).length > 0 || featReacts(g, seat, moment).length > 0;
}

function listensTo(g: Table, id: CardId, windows: readonly WindowId[]): boolean {
  const { listens } = compiled(faceOf(g, id));
  if (listens.size === 0) return false;
  for (const window of windows) if (listens.has(window)) return true;
  return false;
}

/** All Reacts the seat may play now (WL-19.4). */
export function reactsOf(g: Table, seat: Seat, moment: Moment): readonly ReactOption[] {
  return [
    ...printedReacts(g, seat, moment),
    ...grantedReacts(g, seat, moment),
    ...featReacts(g, seat, moment),
    ...handReacts(g, seat, moment),
  ];
}

function printedReacts(g: Table, seat: Seat, moment: Moment): PrintedReactOption[] {
  const options: PrintedReactOption[] = [];
  for (const card of g.state.inPlay) {
    if (card === null || card.controller !== seat || card.kind === 'attached' || card.as !== null) continue;
    if (moment.reacted.includes(card.id) || !listensTo(g, card.id, moment.windows)) continue; // WL-19.6, WL-19.14
    addReacts(g, card, moment, options);
  }
  return options;
}

function addReacts(g: Table, card: InPlay, moment: Moment, options: PrintedReactOption[]): void {
  const actor = actorOf(g, card);
  for (const { uid, ability } of compiled(faceOf(g, card.id)).reacts) {
    const printed: Printed = { source: card.id, actor, uid, ability };
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
    yield* playFeatReact(g, option.feat satisfies Feat, option.card, moment);
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
function* runAutomatic(g: Table, moment: Moment): Script {
  for (const seat of seatsByPriority(g)) {
    for (const card of g.state.inPlay) {
      if (card === null || card.controller !== seat || card.as !== null || !listensTo(g, card.id, moment.windows)) continue;
      for (const auto of compiled(faceOf(g, card.id)).autos) {
        if (find(g, card.id) === null) break;
        const frame = frameFor(card.id, actorOf(g, at(g, card.id)), seat, moment);
        if (!triggerMatches(g, auto.on, moment, frame)) continue;
        if (auto.if === undefined || holds(g, auto.if, frame)) yield* runEffects(g, auto.do, frame);
      }
    }
  }
}

