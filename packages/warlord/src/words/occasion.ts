/**
 * What a question about Reacts answers to: an event in the words of the log, or something that is about to happen or has just
 * happened and has no line there.
 */
import type { Decision, Seat } from '@muster/engine';
import { FEATS, type Feat, type RollKind, type WindowId } from '../abilities/language.ts';
import { contextOf } from '../context.ts';
import type { WarlordEvent, Zone } from '../events.ts';
import type { Moment } from '../moment.ts';
import { NONE, type CardId, type WarlordState } from '../state.ts';
import { seesCard } from '../view.ts';
import type { Scene } from './scene.ts';

export type Occasion =
  | { readonly is: 'falling' | 'shooting' | 'maneuvering' | 'maneuvered' | 'attacked'; readonly who: CardId }
  | {
      readonly is: 'rolling';
      readonly who: CardId;
      readonly roll: RollKind;
      readonly name: string;
      /** Of a strike: whom it is aimed at. */
      readonly at: CardId;
      /** Null before the die is thrown. */
      readonly natural: number | null;
    }
  | {
      readonly is: 'hit' | 'missed' | 'struck';
      readonly who: CardId;
      readonly at: CardId;
      readonly via: 'melee' | 'ranged';
      readonly hit: boolean;
    }
  | { readonly is: 'suffering'; readonly who: CardId; readonly wounds: number; readonly by: CardId }
  /** Null for those who may not know which card it is. */
  | { readonly is: 'left'; readonly card: CardId | null }
  | { readonly is: 'performed'; readonly who: CardId; readonly card: CardId }
  | { readonly is: 'used'; readonly who: CardId; readonly feat: Feat }
  | {
      readonly is: 'checked';
      readonly who: CardId;
      readonly check: 'check' | 'save';
      readonly name: string;
      readonly success: boolean;
    };

type Told = { readonly event: WarlordEvent } | { readonly occasion: Occasion };

/** The occasion of the question, as the seat that is asked may know it; null if it is not known. */
export function occasionOf(decision: Decision, { state }: Scene): Told | null {
  const context = contextOf(decision);
  if (context?.asks !== 'react' || state === null) return null;
  const { moment } = context;
  // The first window names the moment; those that open with it narrow it down.
  for (const window of moment.windows) {
    const told = TOLD[window](moment, state, decision.seat);
    if (told !== null) return told;
  }
  return null;
}

type Tell = (moment: Moment, state: WarlordState, seat: Seat) => Told | null;

const TOLD: Readonly<Record<WindowId, Tell>> = {
  reforming: ({ on: who }) => ({ occasion: { is: 'falling', who } }),
  before_ranged_target: ({ by: who }) => ({ occasion: { is: 'shooting', who } }),
  after_targeted_melee: aimed,
  after_targeted_ranged: aimed,
  after_aiming_melee: aimed,
  after_aiming_ranged: aimed,
  after_targeted_action: targeted,
  after_targeted_spell: targeted,
  before_strike_roll: rolling,
  before_die_roll: rolling,
  after_die_roll: rolling,
  after_hit: (moment) => strike('hit', moment),
  strike_missed: (moment) => strike('missed', moment),
  after_melee_strike: (moment) => strike('struck', moment),
  after_ranged_strike: (moment) => strike('struck', moment),
  before_wounds: ({ by, on, packet }) =>
    packet === undefined ? null : { occasion: { is: 'suffering', who: on, wounds: packet.wounds, by } },
  wounded: ({ by, on, packet }) =>
    packet === undefined
      ? null
      : { event: { type: 'wounded', who: on, wounds: packet.wounds, cause: packet.cause, by, card: packet.card } },
  killed: ({ by, on, via }) => ({ event: { type: 'killed', who: on, by, cause: via ?? 'effect' } }),
  killed_by_melee: ({ by, on }) => ({ event: { type: 'killed', who: on, by, cause: 'melee' } }),
  card_drawn: ({ card, seat: owner }, state, seat) => {
    if (owner === undefined) return null;
    const cards = card !== undefined && isKnown(state, card, seat) ? [card] : null;
    return { event: { type: 'drew', seat: owner, cards, count: 1 } };
  },
  attack_declared: ({ by: who }) => ({ event: { type: 'attacked', who } }),
  attack_ended: ({ by: who }) => ({ occasion: { is: 'attacked', who } }),
  action_played: played,
  action_performed: performed,
  entered_play: entered,
  left_play: ({ on }, state, seat) => ({
    occasion: { is: 'left', card: isKnown(state, on, seat) ? on : null },
  }),
  moved,
  maneuvered: moved,
  orientation_changed: ({ on: who, became: to }) => (to === undefined ? null : { event: { type: 'turned', who, to } }),
  retrieved: ({ card, seat: owner }, state, seat) => {
    if (card === undefined || owner === undefined) return null;
    const shown = isKnown(state, card, seat) ? card : null;
    return { event: { type: 'zone', card: shown, seat: owner, from: 'discard', to: zoneOf(state, card, owner) } };
  },
  equipped: ({ on: who, card: item }) => (item === undefined ? null : { event: { type: 'equipped', item, who } }),
  check_or_save_result: ({ on: who, roll, result }) =>
    roll === undefined || (roll.kind !== 'check' && roll.kind !== 'save')
      ? null
      : { occasion: { is: 'checked', who, check: roll.kind, name: roll.name, success: result === 'success' } },
  initiative_settled: ({ seat }) =>
    seat === undefined ? null : { event: { type: 'initiative', seat, results: [], naturals: [] } },
};

function aimed({ by: who, on: at, strike: aim }: Moment): Told | null {
  return aim === undefined ? null : { event: { type: 'aimed', who, at, via: aim.via } };
}

function targeted({ by, on, action, strike: aim }: Moment): Told | null {
  if (aim !== undefined) return { event: { type: 'aimed', who: by, at: on, via: aim.via } };
  return action === undefined ? null : { event: { type: 'targeted', card: action.card, by, targets: [on] } };
}

/** Before the die is thrown, or when its face is known. */
function rolling({ by: who, windows, roll, strike: aim }: Moment): Told | null {
  if (roll === undefined) return null;
  const { kind, name } = roll;
  const natural = windows.includes('after_die_roll') ? roll.natural : null;
  return { occasion: { is: 'rolling', who, roll: kind, name, at: aim?.target ?? NONE, natural } };
}

function strike(is: 'hit' | 'missed' | 'struck', { by: who, on: at, strike: made }: Moment): Told | null {
  return made === undefined ? null : { occasion: { is, who, at, via: made.via, hit: made.hit } };
}

function played({ by, action }: Moment): Told | null {
  if (action === undefined) return null;
  const { kind, card, ability } = action;
  if (card !== NONE) return { event: { type: 'played', card, by, kind, ability, fromHand: false } };
  if (ability === 'maneuver') return { occasion: { is: 'maneuvering', who: by } };
  return ability === 'attack'
    ? { event: { type: 'attacked', who: by } }
    : { event: { type: 'feat', feat: ability, by, kind } };
}

function performed({ by: who, action }: Moment): Told | null {
  if (action === undefined) return null;
  const { card, ability } = action;
  if (card !== NONE) return { occasion: { is: 'performed', who, card } };
  const feat = FEATS.find((one) => one === ability);
  if (feat !== undefined) return { occasion: { is: 'used', who, feat } };
  return { occasion: { is: ability === 'attack' ? 'attacked' : 'maneuvered', who } };
}

function entered({ on }: Moment, { inPlay }: WarlordState): Told | null {
  const card = inPlay[on];
  if (card === null || card === undefined) return null;
  const { kind, controller: seat, rank, orientation, host } = card;
  if (kind === 'character') return { event: { type: 'entered play', who: on, seat, rank, orientation } };
  return { event: { type: 'equipped', item: on, who: host } };
}

function moved({ on: who, movedBy }: Moment, { inPlay }: WarlordState): Told | null {
  const card = inPlay[who];
  if (card === null || card === undefined) return null;
  const { formation, rank } = card;
  return { event: { type: 'moved', who, formation, rank, slot: 0, cause: movedBy ?? 'effect' } };
}

function zoneOf({ inPlay, players }: WarlordState, card: CardId, owner: Seat): Zone {
  if (inPlay[card] !== null && inPlay[card] !== undefined) return 'play';
  return players[owner]?.discard.includes(card) === true ? 'discard' : 'hand';
}

/** Whether the seat may know which card it is: a card being played lies in no pile and is open. */
function isKnown(state: WarlordState, card: CardId, seat: Seat): boolean {
  const hidden = state.players.some(({ hand, deck }) => hand.includes(card) || deck.includes(card));
  return !hidden || seesCard(state, card, seat);
}
