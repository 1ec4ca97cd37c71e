/**
 * Why not, in German.
 */
import { count } from '@muster/grammar/phrases';
import { nameIn } from '../scene.ts';
import type { Refusals } from '../wording.ts';
import { cards, featName, rankName } from './terms.ts';

export const refusals: Refusals = {
  // actions
  'condition-not-met': (details, scene) => `die Bedingung von ${nameIn(scene, details)} ist nicht erfüllt`,
  'cost-not-payable': (details, scene) => `die Kosten von ${nameIn(scene, details)} können nicht bezahlt werden`,
  'feat-used': (details, scene) =>
    `${nameIn(scene, details)} hat das Talent ${featName(details['feat'])} in dieser Runde schon genutzt`,
  forbidden: (details, scene) => `ein Kartentext verbietet es ${nameIn(scene, details)}`,
  'has-one-of-that-name': (details, scene) =>
    `${nameIn(scene, details, 'bearer')} trägt schon ${nameIn(scene, details)}`,
  intruder: (details, scene) => `${nameIn(scene, details)} steht in einer gegnerischen Formation`,
  'is-a-react': (details, scene) =>
    `${nameIn(scene, details)} ist eine Reaktion und kann nur bei ihrem Auslöser gespielt werden`,
  'item-stunned': (details, scene) => `${nameIn(scene, details)} ist betäubt`,
  'level-too-low': (details, scene) =>
    `${nameIn(scene, details, 'performer')} erreicht Stufe ${details['level']} für ${nameIn(scene, details)} nicht`,
  'must-spend': (details, scene) => `${nameIn(scene, details)} müsste verausgabt werden und ist nicht erholt`,
  'needs-somebody': (details, scene) => `du kontrollierst keinen Charakter, den ${nameIn(scene, details)} verlangt`,
  'no-feat': (details, scene) => `${nameIn(scene, details)} hat das Talent ${featName(details['feat'])} nicht`,
  'no-performer': (details, scene) => `du hast keinen Charakter für ${nameIn(scene, details)}`,
  'no-spell-to-scribe': (details, scene) =>
    `du hast keinen Zauberspruch auf der Hand, den ${nameIn(scene, details)} niederschreiben könnte`,
  'no-steed-to-ready': (details, scene) => `${nameIn(scene, details)} hat kein verausgabtes oder betäubtes Reittier`,
  'no-strikes': (details, scene) => `${nameIn(scene, details)} hat keinen Angriffswert und damit keine Schläge`,
  'no-target': (details, scene) => `es gibt kein legales Ziel für ${nameIn(scene, details)}`,
  'no-target-in-reach': (details, scene) =>
    `kein gegnerischer Charakter ist in Reichweite von ${nameIn(scene, details)}`,
  'nobody-to-heal': (details, scene) => `niemand im Rang von ${nameIn(scene, details)} ist verwundet`,
  'not-a-character': (details, scene) => `${nameIn(scene, details)} ist kein Charakter`,
  'not-an-item': (details, scene) => `${nameIn(scene, details)} ist kein Gegenstand`,
  'not-at-home': (details, scene) => `${nameIn(scene, details)} steht nicht in der eigenen Formation`,
  'not-in-rank-1': (details, scene) => `${nameIn(scene, details)} steht nicht im 1. Rang`,
  'not-ready': (details, scene) => `${nameIn(scene, details)} ist nicht erholt`,
  'nowhere-to-go': (details, scene) => `es gibt keinen Platz, an den sich ${nameIn(scene, details)} bewegen könnte`,
  'only-others': (details, scene) =>
    `${nameIn(scene, details)} ist nicht für Charaktere wie ${nameIn(scene, details, 'performer')}`,
  'rank-would-be-illegal': ({ rank }) => `der ${rankName(Number(rank))} würde illegal`,
  stunned: (details, scene) => `${nameIn(scene, details)} ist betäubt`,
  'unique-in-play': (details, scene) =>
    `${nameIn(scene, details)} ist einzigartig, und du hast schon ein Exemplar im Spiel`,
  'used-up': (details, scene) => `die Fähigkeit von ${nameIn(scene, details)} ist aufgebraucht`,
  'wrong-class': (details, scene) =>
    `${nameIn(scene, details, 'performer')} hat nicht die Klasse von ${nameIn(scene, details)}`,

  // decks
  'another-warlord': (details, scene) => `${nameIn(scene, details)} ist ein zweiter Warlord`,
  'another-warlord-at-start': (details, scene) =>
    `${nameIn(scene, details)} ist ein Warlord und kann nicht zu den anderen Charakteren der Anfangsarmee gehören`,
  'level-cannot-start': (details, scene) =>
    `${nameIn(scene, details)} hat Stufe ${details['level']}; nur die Stufen 1 und 2 dürfen in die Anfangsarmee`,
  'may-not-start': (details, scene) => `${nameIn(scene, details)} darf nicht in die Anfangsarmee`,
  'mercenary-at-start': (details, scene) =>
    `${nameIn(scene, details)} ist ein Söldner und kann nicht mit einem Warlord einer anderen Faktion beginnen`,
  'needs-companion-at-start': (details, scene) =>
    `in der Anfangsarmee fehlt ein Charakter, den ${nameIn(scene, details)} verlangt`,
  'not-a-warlord': (details, scene) => `${nameIn(scene, details)} ist kein Warlord`,
  'not-in-format': (details, scene) =>
    `${nameIn(scene, details)} ist im ${details['format'] === 'campaign' ? 'Campaign' : 'Epic'}-Format nicht legal`,
  'other-faction-at-start': (details, scene) => `${nameIn(scene, details)} gehört nicht zur Faktion des Warlords`,
  'second-copy-of-warlord': (details, scene) =>
    `${nameIn(scene, details)} ist der Warlord und darf nur einmal im Deck sein, nicht ${details['count']}-mal`,
  'starting-card-not-in-deck': (details, scene) =>
    `die Anfangsarmee braucht ${details['needed']} × ${nameIn(scene, details)}, das Deck enthält ${details['count']}`,
  'too-few-cards': ({ count: number, min }) =>
    `das Deck hat ${cards(Number(number))}; es müssen mindestens ${min} sein`,
  'too-many-copies': (details, scene) =>
    `${details['count']} × ${nameIn(scene, details)}; höchstens ${details['max']} sind erlaubt`,
  'too-many-epic-copies': (details, scene) =>
    `${details['count']} × ${nameIn(scene, details)}, die Karte ist episch; nur ${details['max']} ist erlaubt`,
  'too-many-of-type': ({ type, count: number, max }) =>
    `${number} ${TYPES[String(type)] ?? type}; höchstens die Hälfte des Decks (${max}) ist erlaubt`,
  'too-many-overlords': ({ count: number, max }) => `${number} Overlords; nur ${max} ist erlaubt`,
  'unique-twice-at-start': (details, scene) =>
    `${nameIn(scene, details)} ist einzigartig und kann nur einmal in der Anfangsarmee sein`,
  'unknown-card': ({ card }) => `es gibt keine Karte „${card}“`,
  'wrong-number-at-start': ({ level, count: number, needed }) =>
    `${count(Number(number), 'Charakter', 'Charaktere')} der Stufe ${level} in der Anfangsarmee statt ${needed}`,
};

const TYPES: Readonly<Record<string, string>> = {
  character: 'Charakterkarten',
  item: 'Gegenstandskarten',
  action: 'Aktionskarten',
};
