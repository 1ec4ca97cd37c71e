/**
 * What Reacts answer to, in English.
 */
import { count } from '@muster/grammar/english';
import type { RollKind } from '../../abilities/language.ts';
import { NONE } from '../../state.ts';
import type { Occasion } from '../occasion.ts';
import { cardOf, nameBeside, nameOf, type Scene } from '../scene.ts';
import { checkName, featName, ROLLS } from './terms.ts';

export function tellOccasion(occasion: Occasion, scene: Scene): string {
  switch (occasion.is) {
    case 'falling':
      return `${nameOf(scene, occasion.who)} is about to fall forward.`;
    case 'shooting':
      return `${nameOf(scene, occasion.who)} is about to make a ranged strike.`;
    case 'maneuvering':
      return `${nameOf(scene, occasion.who)} is about to maneuver.`;
    case 'maneuvered':
      return `${nameOf(scene, occasion.who)} has maneuvered.`;
    case 'attacked':
      return `The attack of ${nameOf(scene, occasion.who)} is over.`;
    case 'rolling': {
      const { who, roll, name, at, natural } = occasion;
      const what = rollName(roll, name) + (at === NONE ? '' : ` at ${nameOf(scene, at)}`);
      return `${nameOf(scene, who)} ${natural === null ? 'is about to roll' : `rolls ${natural}`} (${what}).`;
    }
    case 'hit':
    case 'missed': {
      const { who, at, via, is } = occasion;
      return `The ${via} strike of ${nameBeside(scene, who, at)} ${is === 'hit' ? 'hits' : 'misses'} ${nameBeside(scene, at, who)}.`;
    }
    case 'struck': {
      const { who, at, hit } = occasion;
      return `${nameBeside(scene, who, at)} has struck at ${nameBeside(scene, at, who)} (${hit ? 'hit' : 'miss'}).`;
    }
    case 'suffering': {
      const { who, wounds, by } = occasion;
      const from = by === NONE || by === who ? '' : ` from ${nameBeside(scene, by, who)}`;
      return `${nameBeside(scene, who, by)} is about to suffer ${count(wounds, 'wound')}${from}.`;
    }
    case 'left':
      return `${occasion.card === null ? 'A card' : nameOf(scene, occasion.card)} leaves play.`;
    case 'performed': {
      const { who, card } = occasion;
      if (who === card) return `${nameOf(scene, who)} has used its ability.`;
      const verb = cardOf(scene, card)?.type === 'action' ? 'performed' : 'used';
      return `${nameOf(scene, who)} has ${verb} ${nameOf(scene, card)}.`;
    }
    case 'used':
      return `${nameOf(scene, occasion.who)} has used ${featName(occasion.feat)}.`;
    case 'checked': {
      const { who, check, name, success } = occasion;
      return `The ${checkName(check, name)} of ${nameOf(scene, who)} ${success ? 'succeeds' : 'fails'}.`;
    }
  }
}

function rollName(roll: RollKind, name: string): string {
  return (roll === 'check' || roll === 'save' ? checkName(roll, name) : ROLLS[roll]).trim();
}
