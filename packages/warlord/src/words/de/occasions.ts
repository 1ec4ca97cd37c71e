/**
 * What Reacts answer to, in German.
 */
import type { RollKind } from '../../abilities/language.ts';
import { NONE } from '../../state.ts';
import type { Occasion } from '../occasion.ts';
import { cardOf, nameBeside, nameOf, type Scene } from '../scene.ts';
import { checkName, featName, ROLLS, STRIKES, wounds } from './terms.ts';

export function tellOccasion(occasion: Occasion, scene: Scene): string {
  switch (occasion.is) {
    case 'falling':
      return `${nameOf(scene, occasion.who)} droht vorwärts zu fallen.`;
    case 'shooting':
      return `${nameOf(scene, occasion.who)} setzt zu einem Fernangriff an.`;
    case 'maneuvering':
      return `${nameOf(scene, occasion.who)} will manövrieren.`;
    case 'maneuvered':
      return `${nameOf(scene, occasion.who)} hat manövriert.`;
    case 'attacked':
      return `Der Angriff von ${nameOf(scene, occasion.who)} ist vorbei.`;
    case 'rolling': {
      const { who, roll, name, at, natural } = occasion;
      const what = rollName(roll, name) + (at === NONE ? '' : ` gegen ${nameOf(scene, at)}`);
      return natural === null
        ? `${nameOf(scene, who)} wird gleich würfeln (${what}).`
        : `${nameOf(scene, who)} würfelt ${natural} (${what}).`;
    }
    case 'hit':
    case 'missed': {
      const { who, at, via, is } = occasion;
      return `Der ${STRIKES[via]} von ${nameBeside(scene, who, at)} ${is === 'hit' ? 'trifft' : 'verfehlt'} ${nameBeside(scene, at, who)}.`;
    }
    case 'struck': {
      const { who, at, via, hit } = occasion;
      return `Der ${STRIKES[via]} von ${nameBeside(scene, who, at)} gegen ${nameBeside(scene, at, who)} ist ausgeführt (${hit ? 'Treffer' : 'Fehlschlag'}).`;
    }
    case 'suffering': {
      const { who, wounds: number, by } = occasion;
      const from = by === NONE || by === who ? '' : ` durch ${nameBeside(scene, by, who)}`;
      return `${nameBeside(scene, who, by)} soll ${wounds(number)}${from} erleiden.`;
    }
    case 'left':
      return `${occasion.card === null ? 'Eine Karte' : nameOf(scene, occasion.card)} verlässt das Spiel.`;
    case 'performed': {
      const { who, card } = occasion;
      if (who === card) return `${nameOf(scene, who)} hat die eigene Fähigkeit genutzt.`;
      const verb = cardOf(scene, card)?.type === 'action' ? 'ausgeführt' : 'genutzt';
      return `${nameOf(scene, who)} hat ${nameOf(scene, card)} ${verb}.`;
    }
    case 'used':
      return `${nameOf(scene, occasion.who)} hat das Talent ${featName(occasion.feat)} genutzt.`;
    case 'checked': {
      const { who, check, name, success } = occasion;
      return `${checkName(check, name)} von ${nameOf(scene, who)}: ${success ? 'Erfolg' : 'Misserfolg'}.`;
    }
  }
}

function rollName(roll: RollKind, name: string): string {
  return roll === 'check' || roll === 'save' ? checkName(roll, name) : ROLLS[roll];
}
