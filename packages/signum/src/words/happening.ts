/**
 * What a player may react to: most of it reads as it does in the log.
 */
import type { Decision, Seat } from '@muster/engine';
import type { Window } from '../abilities/reactions.ts';
import type { SignumEvent } from '../events.ts';
import { NO_CARD, NOBODY, type CreatureId } from '../state.ts';
import { featPoints } from './facts.ts';
import type { Scene } from './scene.ts';
import type { Events } from './wording.ts';

/** Moments that the log does not tell. */
export type Moment =
  | { readonly moment: 'round-begins' | 'round-ends' }
  | { readonly moment: 'turn-ends'; readonly seat: Seat }
  | { readonly moment: 'attack-ended'; readonly attacker: CreatureId; readonly target: CreatureId }
  | { readonly moment: 'healed'; readonly creature: CreatureId }
  | {
      readonly moment: 'damage';
      readonly creature: CreatureId;
      readonly damage: number;
      /** Who or what deals it. */
      readonly by: CreatureId;
      readonly source: string;
    };

export type Moments = {
  readonly [M in Moment['moment']]: (moment: Extract<Moment, { moment: M }>, scene: Scene) => string;
};

/** What happened before the question, as a sentence with a space after it; empty where the question does not know. */
export function happened(decision: Decision, scene: Scene, events: Events, moments: Moments): string {
  const window = windowIn(decision);
  const found = window === null ? null : momentIn(window, scene);
  if (found === null) return '';
  // The sentence of a type takes only that type; the compiler can't follow the link through the key.
  const told =
    'moment' in found
      ? (moments[found.moment] as (moment: Moment, scene: Scene) => string)(found, scene)
      : (events[found.type] as (event: SignumEvent, scene: Scene) => string | null)(found, scene);
  return told === null ? '' : `${told} `;
}

/** The rules keep the moment with every option. */
function windowIn({ options: [first] }: Decision): Window | null {
  return first !== undefined && 'window' in first ? (first.window as Window) : null;
}

function momentIn({ trigger, happening }: Window, scene: Scene): SignumEvent | Moment | null {
  const { it, by, attack, harm, seat, card = NO_CARD } = happening;
  const hex = scene.state.creatures[it]?.hex ?? NOBODY;
  switch (trigger) {
    case 'turn-begins':
      return seat === undefined ? { moment: 'round-begins' } : { type: 'turn', seat, turn: scene.state.turn };
    case 'turn-ends':
      return seat === undefined ? { moment: 'round-ends' } : { moment: 'turn-ends', seat };
    case 'card-played':
      return seat === undefined || card === NO_CARD ? null : { type: 'played', seat, card };
    case 'feat-played':
      return seat === undefined || card === NO_CARD
        ? null
        : { type: 'feat', seat, card, points: featPoints(scene, card) };
    case 'deployed':
      return { type: 'entered', creature: it, at: hex };
    case 'activation-begins':
      return { type: 'activated', creature: it };
    case 'movement-ended': {
      const running = scene.state.activation?.running === true;
      return { type: 'moved', creature: it, path: [hex], running };
    }
    case 'attack-declared':
    case 'attacked':
    case 'rolled': {
      if (attack === null) return null;
      const { attacker, target, box, counter } = attack;
      return { type: 'attack', attacker, target, attack: box.type, counter };
    }
    case 'attack-ended':
      return { moment: 'attack-ended', attacker: by, target: it };
    case 'damage':
      return harm === null
        ? null
        : { moment: 'damage', creature: it, damage: harm.damage, by: harm.by, source: harm.card };
    case 'death':
    case 'killed':
      return harm === null || harm.card === ''
        ? { type: 'died', creature: it, by }
        : { type: 'died', creature: it, by, source: harm.card };
    case 'healed':
      return { moment: 'healed', creature: it };
    case 'pushed':
      return { type: 'pushed', creature: it, to: hex };
  }
}
