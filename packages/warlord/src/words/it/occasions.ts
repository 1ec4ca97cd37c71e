/**
 * What Reacts answer to, in Italian.
 */
import { capital } from '@muster/grammar/phrases';
import type { RollKind } from '../../abilities/language.ts';
import { NONE } from '../../state.ts';
import type { Occasion } from '../occasion.ts';
import { cardOf, nameBeside, nameOf, type Scene } from '../scene.ts';
import { checkName, featName, ROLLS, STRIKES, wounds } from './terms.ts';

export function tellOccasion(occasion: Occasion, scene: Scene): string {
  switch (occasion.is) {
    case 'falling':
      return `${nameOf(scene, occasion.who)} sta per cadere in avanti.`;
    case 'shooting':
      return `${nameOf(scene, occasion.who)} sta per effettuare un colpo a distanza.`;
    case 'maneuvering':
      return `${nameOf(scene, occasion.who)} sta per manovrare.`;
    case 'maneuvered':
      return `${nameOf(scene, occasion.who)} ha manovrato.`;
    case 'attacked':
      return `L'attacco di ${nameOf(scene, occasion.who)} è finito.`;
    case 'rolling': {
      const { who, roll, name, at, natural } = occasion;
      const what = rollName(roll, name) + (at === NONE ? '' : ` contro ${nameOf(scene, at)}`);
      return `${nameOf(scene, who)} ${natural === null ? 'sta per tirare' : `tira ${natural}`} (${what}).`;
    }
    case 'hit':
    case 'missed': {
      const { who, at, via, is } = occasion;
      return `Il ${STRIKES[via]} di ${nameBeside(scene, who, at)} ${is === 'hit' ? 'colpisce' : 'manca'} ${nameBeside(scene, at, who)}.`;
    }
    case 'struck': {
      const { who, at, via, hit } = occasion;
      return `${nameBeside(scene, who, at)} ha effettuato un ${STRIKES[via]} contro ${nameBeside(scene, at, who)} (${hit ? 'a segno' : 'mancato'}).`;
    }
    case 'suffering': {
      const { who, wounds: number, by } = occasion;
      const from = by === NONE || by === who ? '' : ` da ${nameBeside(scene, by, who)}`;
      return `${nameBeside(scene, who, by)} sta per subire ${wounds(number)}${from}.`;
    }
    case 'left':
      return `${occasion.card === null ? 'Una carta' : nameOf(scene, occasion.card)} lascia il gioco.`;
    case 'performed': {
      const { who, card } = occasion;
      if (who === card) return `${nameOf(scene, who)} ha usato la sua abilità.`;
      const verb = cardOf(scene, card)?.type === 'action' ? 'eseguito' : 'usato';
      return `${nameOf(scene, who)} ha ${verb} ${nameOf(scene, card)}.`;
    }
    case 'used':
      return `${nameOf(scene, occasion.who)} ha usato il talento ${featName(occasion.feat)}.`;
    case 'checked': {
      const { who, check, name, success } = occasion;
      return `${capital(checkName(check, name))} di ${nameOf(scene, who)}: ${success ? 'successo' : 'fallimento'}.`;
    }
  }
}

function rollName(roll: RollKind, name: string): string {
  return roll === 'check' || roll === 'save' ? checkName(roll, name) : ROLLS[roll];
}
