/**
 * What a text tells the player to do, in German.
 */
import { likeEin, likeDer } from '@muster/grammar/german';
import { listed, words } from '@muster/grammar/phrases';
import { isSeveral, type Noun } from '../skeleton/noun.ts';
import type { MoveVerb, OrderVerb, Place } from '../skeleton/verb.ts';
import type { Speaker } from '../talk.ts';
import { CARDS, CLASSES, SYMBOLS_ACC } from './lexicon.ts';
import { hexes, hexesDative, nounPhrase, possessive, say } from './noun.ts';
import { plural } from './state.ts';

export function orderWords(verb: OrderVerb, speaker: Speaker): string {
  switch (verb.v) {
    case 'choose': {
      const whom = say(verb.whom, speaker, 'acc');
      if (verb.whom.n === 'some' && verb.whom.count === 'each') return `für ${whom}:`;
      return verb.each ? `wähle ${whom}. Für ${eachOf(verb.whom)} davon:` : `wähle ${whom}`;
    }
    case 'place': {
      const { text, form } = nounPhrase(verb.whom, speaker, 'acc');
      return `platziere ${text} ${placeWords(verb.where, possessive(form), speaker)}`;
    }
    case 'push':
      return `schiebe ${say(verb.whom, speaker, 'acc')} um 1 Sechseck`;
    case 'control': {
      const until = verb.until === 'turn' ? 'bis zum Ende des Spielzugs' : 'für den Rest der Partie';
      return `übernimm ${until} die Kontrolle über ${say(verb.whom, speaker, 'acc')}`;
    }
    case 'deploy-minion': {
      const minions = verb.n === 1 ? 'einen Diener' : `${verb.n} Diener`;
      return `bringe ${minions} in Kontakt mit ${say(verb.near, speaker, 'dat')} aus`;
    }
    case 'draw':
      return verb.n === 1 ? 'ziehe eine Karte' : `ziehe ${verb.n} Karten`;
    case 'draw-feat':
      return 'ziehe eine Fähigkeitenkarte';
    case 'strength':
      return `du ${verb.add < 0 ? 'verlierst' : 'erhältst'} ${Math.abs(verb.add)} Heldenstärke`;
    case 'return': {
      const cards = listed(
        verb.kinds.map((kind) => `${likeEin('ein', 'acc', CARDS[kind].gender)} ${CARDS[kind].one}`),
        'oder',
      );
      const yours = verb.whose === 'your';
      const from = yours ? 'aus deiner Ahnenhalle' : 'aus der Ahnenhalle eines Gegners';
      const to = {
        hand: yours ? 'auf deine Hand' : 'auf die Hand des Besitzers',
        deck: yours ? 'in deinen Schlachtsatz' : 'in den Schlachtsatz des Besitzers',
        camp: yours ? 'in dein Kriegslager' : 'in das Kriegslager des Besitzers',
      }[verb.to];
      return `bringe ${cards} ${from} ${to} zurück`;
    }
    case 'destroy': {
      const card = `${likeEin('ein', 'acc', CARDS[verb.kind].gender)} ${CARDS[verb.kind].one}`;
      if (verb.whose === 'any') return `zerstöre ${card}`;
      return verb.kind === 'enchantment'
        ? `zerstöre ${card} auf einer gegnerischen Kreatur`
        : `zerstöre ${card} eines Gegners`;
    }
    case 'reroll':
      return `wirf ${verb.n === 1 ? '1 Würfel' : `bis zu ${verb.n} Würfel`} dieses Angriffs neu`;
    case 'change-die':
      return `drehe 1 Würfel dieses Angriffs auf ${SYMBOLS_ACC[verb.to]}`;
    case 'add-symbol':
      return `füge diesem Angriff 1 ${SYMBOLS_ACC[verb.symbol]} hinzu`;
    case 'remove-symbol':
      return `entferne 1 ${SYMBOLS_ACC[verb.symbol]} aus diesem Angriff`;
    case 'change-damage':
      return `${verb.add < 0 ? 'verringere' : 'erhöhe'} diesen Schaden um ${Math.abs(verb.add)}`;
    case 'end-attack':
      return 'beende diesen Angriff';
    case 'discard-own':
      return `lege ${plural(verb.n, 'Karte')} aus der Hand ab`;
  }
}

/** "jeden" of heroes and minions, "jede" of the others. */
function eachOf(whom: Noun): string {
  const [only, ...others] = whom.n === 'some' ? whom.kind.classes : [];
  return likeDer('jed', 'acc', CLASSES[only !== undefined && others.length === 0 ? only : 'creature'].gender);
}

export function moveWords({ whom, hexes: far }: MoveVerb, speaker: Speaker): string {
  const how = far === 1 ? '1 Sechseck weit' : `bis zu ${hexes(far)} weit`;
  return words('du darfst', say(whom, speaker, 'acc'), isSeveral(whom) && 'je', how, 'bewegen');
}

function placeWords(where: Place, own: string, speaker: Speaker): string {
  switch (where.at) {
    case 'contact':
      return `auf einem freien Sechseck in Kontakt mit ${say(where.of, speaker, 'dat')}`;
    case 'zone':
      return `in der Aufstellungszone ${own}es Spielers`;
    case 'within':
      return where.of === undefined
        ? `auf einem freien Sechseck in höchstens ${hexesDative(where.hexes)} Entfernung`
        : `auf einem freien Sechseck im Umkreis von ${hexesDative(where.hexes)} um ${say(where.of, speaker, 'acc')}`;
    case 'anywhere':
      return 'auf einem beliebigen freien Sechseck';
  }
}
