/**
 * WL-14.2, WL-19.18: Reacts on action cards in hand and on scribed spells.
 */
import type { Option, Script, Seat } from '@muster/engine';
import type { Performable } from '../abilities/face.ts';
import { frameFor } from '../abilities/frame.ts';
import { triggerMatches } from '../abilities/trigger.ts';
import type { ReactAbility } from '../abilities/language.ts';
import { charactersOf, faceOf, find, playerAt, type Moment, type Table } from '../table.ts';
import type { CardId } from '../state.ts';
import { mayPerformCard, playCard } from './action-cards.ts';

export interface CardReactOption extends Option {
  readonly card: CardId;
  readonly performable: Performable<ReactAbility>;
}

export function handReacts(g: Table, seat: Seat, moment: Moment, mask: number): CardReactOption[] {
  const options: CardReactOption[] = [];
  for (const card of playerAt(g, seat).hand) add(g, seat, card, moment, mask, options);
  for (const c of charactersOf(g, seat)) {
    for (const card of c.attached) if (find(g, card)?.scribed === true) add(g, seat, card, moment, mask, options);
  }
  return options;
}

function add(g: Table, seat: Seat, card: CardId, moment: Moment, mask: number, options: CardReactOption[]): void {
  const { reacts, reactsAt } = faceOf(g, card);
  if ((reactsAt & mask) === 0 || moment.reacted.includes(card) || faceOf(g, card).type !== 'action') return;
  for (const performable of reacts) {
    if (reactPerformers(g, seat, { card, performable }, moment).length > 0)
      options.push({ key: `play:${performable.uid}:${card}`, card, performable });
  }
}

/** The trigger may speak of the performer, so it is tested for each. */
function reactPerformers(
  g: Table,
  seat: Seat,
  action: { card: CardId; performable: Performable<ReactAbility> },
  moment: Moment,
): CardId[] {
  const scribe = find(g, action.card)?.host;
  const able = scribe === undefined ? charactersOf(g, seat).map((c) => c.id) : [scribe];
  const { on } = action.performable.ability;
  return able.filter(
    (id) =>
      triggerMatches(g, on, moment, frameFor(action.card, id, seat, moment)) &&
      mayPerformCard(g, action, id, moment) === null,
  );
}

export function* castReact(g: Table, seat: Seat, option: CardReactOption, moment: Moment): Script {
  const able = reactPerformers(g, seat, option, moment);
  yield* playCard(g, seat, { card: option.card, performable: option.performable }, moment, able);
}
