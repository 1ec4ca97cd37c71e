/**
 * What a text answers to, drawn together with the conditions that say who took part in it.
 */
import type { Condition, Creatures, Trigger } from '../../abilities/language.ts';
import { ANY, kindOf } from './kind.ts';
import { ATTACKER, SELF, some, TARGET, that, type Noun } from './noun.ts';
import type { Event } from './plan.ts';
import type { Scene } from './scene.ts';

/** Whose event it is: the own one of a creature, one of those described, or anybody's. */
export type Concern =
  | { readonly is: 'own' }
  | { readonly is: 'about'; readonly creatures: Creatures }
  | { readonly is: 'any' };

type Slot = 'who' | 'attacker' | 'target';

/** The place in the event of the creature it is about. */
function slotOf(on: Trigger): Slot | null {
  switch (on) {
    case 'turn-begins':
    case 'turn-ends':
    case 'card-played':
    case 'feat-played':
      return null;
    case 'attack-declared':
    case 'rolled':
    case 'attack-ended':
      return 'target';
    case 'attacked':
      return 'attacker';
    case 'deployed':
    case 'activation-begins':
    case 'movement-ended':
    case 'damage':
    case 'death':
    case 'killed':
    case 'healed':
    case 'pushed':
      return 'who';
  }
}

/** Where a creature stands in its own event, where that is not the place of whom the event is about. */
function ownSlotOf(on: Trigger): Slot | null {
  if (on === 'attack-declared' || on === 'killed') return 'attacker';
  return on === 'attacked' ? 'target' : slotOf(on);
}

export interface Planned {
  readonly event: Event;
  readonly scene: Scene;
  /** Conditions the event does not say. */
  readonly left: readonly Condition[];
}

export function eventPlan(
  on: Trigger,
  concern: Concern,
  whose: 'your' | 'opponent' | undefined,
  conditions: readonly Condition[],
): Planned {
  let event: Event = { on, types: [], ...(whose === undefined ? {} : { whose }) };
  const slot = concern.is === 'own' ? ownSlotOf(on) : slotOf(on);
  if (slot !== null && concern.is === 'own') event = { ...event, [slot]: SELF };
  if (slot !== null && concern.is === 'about') event = { ...event, [slot]: some('a', kindOf(concern.creatures)) };
  const left: Condition[] = [];
  for (const condition of conditions) {
    const fuller = folded(event, condition);
    if (fuller === null) left.push(condition);
    else event = fuller;
  }
  if (slotOf(on) === 'who' && event.who === undefined) event = { ...event, who: some('a', ANY) };
  return { event, scene: sceneIn(event), left };
}

/** The event with the condition said in it, or null. */
function folded(event: Event, condition: Condition): Event | null {
  const attack = slotOf(event.on) === 'target' || slotOf(event.on) === 'attacker';
  switch (condition.if) {
    case 'is': {
      const { who } = condition;
      const slot = who === 'it' ? slotOf(event.on) : attack && (who === 'attacker' || who === 'target') ? who : null;
      if (slot === null || event[slot] !== undefined) return null;
      return { ...event, [slot]: some('a', kindOf(condition.creatures)) };
    }
    case 'attack':
      return attack && event.types.length === 0 ? { ...event, types: condition.type } : null;
    case 'your-turn': {
      const turn = event.on === 'turn-begins' || event.on === 'turn-ends';
      return turn && condition.is && event.whose === undefined ? { ...event, whose: 'your' } : null;
    }
    case 'income':
    case 'wounded':
    case 'controls':
    case 'hall':
      return null;
  }
}

/** How the sentences call those who took part. */
function sceneIn(event: Event): Scene {
  const both = event.attacker !== undefined && event.target !== undefined;
  const attacker = again(event.attacker, both, ATTACKER);
  const target = again(event.target, both, TARGET);
  switch (slotOf(event.on)) {
    case 'attacker':
      return { it: attacker, attacker, target };
    case 'target':
      return { it: target, attacker, target };
    case 'who':
    case null:
      return { it: again(event.who, false, that(ANY)), attacker: ATTACKER, target: TARGET };
  }
}

function again(noun: Noun | undefined, both: boolean, role: Noun): Noun {
  if (noun === undefined || (noun.n === 'some' && both)) return role;
  return noun.n === 'some' ? that(noun.kind) : noun;
}
