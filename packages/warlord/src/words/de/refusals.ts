/**
 * Why not, in German.
 */
import type { Details } from '@muster/engine';
import { count } from '@muster/grammar/phrases';
import { nameIn, nameOf, type Scene } from '../scene.ts';
import { wantedAbility, wantedOf, whichAbility } from '../wanted.ts';
import type { Refusals } from '../wording.ts';
import { cards, featName, rankName } from './terms.ts';

export const refusals: Refusals = {
  // actions
  'already-chosen': (details, scene) => `${nameIn(scene, details)} ist schon gewählt`,
  'condition-not-met': (details, scene) =>
    which(`die Bedingung von ${nameIn(scene, details)} ist nicht erfüllt`, details, scene),
  'cost-not-payable': (details, scene) =>
    which(`die Kosten von ${nameIn(scene, details)} können nicht bezahlt werden`, details, scene),
  'feat-used': (details, scene) =>
    `${nameIn(scene, details)} hat das Talent ${featName(details['feat'])} in dieser Runde schon genutzt`,
  forbidden: (details, scene) => {
    const wanted = wish(details, scene);
    if (wanted !== null) return `${nameIn(scene, details)} darf ${wanted}: ein Kartentext verbietet es`;
    return `ein Kartentext verbietet es ${nameIn(scene, details)}`;
  },
  'has-one-of-that-name': (details, scene) =>
    `${nameIn(scene, details, 'bearer')} trägt schon ${nameIn(scene, details)}`,
  intruder: (details, scene) =>
    unable(`${nameIn(scene, details)} steht in einer gegnerischen Formation`, details, scene),
  'is-a-react': (details, scene) =>
    `${nameIn(scene, details)} ist eine Reaktion und kann nur bei ihrem Auslöser gespielt werden`,
  'item-stunned': (details, scene) => which(`${nameIn(scene, details)} ist betäubt`, details, scene),
  'level-too-low': (details, scene) =>
    `${nameIn(scene, details, 'performer')} erreicht Stufe ${details['level']} für ${nameIn(scene, details)} nicht`,
  'must-spend': (details, scene) => {
    const wanted = wish(details, scene);
    if (wanted !== null)
      return `${nameIn(scene, details)} ist nicht erholt, müsste aber verausgabt werden und kann so ${wanted}`;
    return `${nameIn(scene, details)} müsste verausgabt werden und ist nicht erholt`;
  },
  'needs-somebody': (details, scene) => `du kontrollierst keinen Charakter, den ${nameIn(scene, details)} verlangt`,
  'no-feat': (details, scene) => `${nameIn(scene, details)} hat das Talent ${featName(details['feat'])} nicht`,
  'no-performer': (details, scene) => `du hast keinen Charakter für ${nameIn(scene, details)}`,
  'no-spell-to-scribe': (details, scene) =>
    `du hast keinen Zauberspruch auf der Hand, den ${nameIn(scene, details)} niederschreiben könnte`,
  'no-steed-to-ready': (details, scene) => `${nameIn(scene, details)} hat kein verausgabtes oder betäubtes Reittier`,
  'no-strikes': (details, scene) => `${nameIn(scene, details)} hat keinen Angriffswert und damit keine Schläge`,
  'no-target': (details, scene) => which(`es gibt kein legales Ziel für ${nameIn(scene, details)}`, details, scene),
  'no-target-in-reach': (details, scene) =>
    `kein gegnerischer Charakter ist in Reichweite von ${nameIn(scene, details)}`,
  'nobody-to-heal': (details, scene) => `niemand im Rang von ${nameIn(scene, details)} ist verwundet`,
  'not-a-character': (details, scene) => `${nameIn(scene, details)} ist kein Charakter`,
  'not-an-item': (details, scene) => `${nameIn(scene, details)} ist kein Gegenstand`,
  'not-at-home': (details, scene) =>
    unable(`${nameIn(scene, details)} steht nicht in der eigenen Formation`, details, scene),
  'not-in-rank-1': (details, scene) => unable(`${nameIn(scene, details)} steht nicht im 1. Rang`, details, scene),
  'not-ready': (details, scene) => unable(`${nameIn(scene, details)} ist nicht erholt`, details, scene),
  'nowhere-to-go': (details, scene) => `es gibt keinen Platz, an den sich ${nameIn(scene, details)} bewegen könnte`,
  'only-others': (details, scene) =>
    `${nameIn(scene, details)} ist nicht für Charaktere wie ${nameIn(scene, details, 'performer')}`,
  'rank-would-be-illegal': (details, scene) =>
    `der ${rankName(Number(details['rank']))} würde illegal, wenn ${nameIn(scene, details)} ins Spiel käme`,
  stunned: (details, scene) => unable(`${nameIn(scene, details)} ist betäubt`, details, scene),
  'unique-in-play': (details, scene) =>
    `${nameIn(scene, details)} ist einzigartig, und du hast schon ein Exemplar im Spiel`,
  'used-up': (details, scene) => which(`die Fähigkeit von ${nameIn(scene, details)} ist aufgebraucht`, details, scene),
  'wrong-class': (details, scene) =>
    `${nameIn(scene, details, 'performer')} hat nicht die Klasse von ${nameIn(scene, details)}`,
  'not-meant': (details, scene) =>
    `${nameIn(scene, details)} ist nicht, was ${nameIn(scene, details, 'source')} verlangt`,
  'not-struck': (details, scene) =>
    `gegen ${nameIn(scene, details)} darf sich dieser Schlag von ${nameIn(scene, details, 'by')} nicht richten`,
  'out-of-reach': (details, scene) =>
    `${nameIn(scene, details)} ist außer Reichweite von ${nameIn(scene, details, 'by')}, ${count(Number(details['away']), 'Rang', 'Ränge')} entfernt`,
  protected: (details, scene) => `ein Kartentext schützt ${nameIn(scene, details)} davor, Ziel zu werden`,
  'wrong-place': (details, scene) =>
    `${nameIn(scene, details)} ist für ${nameIn(scene, details, 'source')} zu weit entfernt oder im falschen Rang`,

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

/** "nicht angreifen", "seinen Befehl nicht nutzen": what can't be done; null where the refusal says so itself. */
function wish(details: Details, scene: Scene): string | null {
  const wanted = wantedOf(details);
  switch (wanted?.pick) {
    case 'attack':
      return 'nicht angreifen';
    case 'maneuver':
      return 'nicht manövrieren';
    case 'equip':
      return `nicht mit ${nameOf(scene, wanted.card)} ausgerüstet werden`;
    case 'feat':
      return `das Talent ${featName(wanted.feat)} nicht nutzen`;
    case 'play':
    case 'perform': {
      const { card, text } = wantedAbility(wanted, details, scene);
      const verb = wanted.pick === 'play' ? 'ausführen' : 'nutzen';
      return `${card ?? 'seinen Befehl'}${text === null ? '' : ` („${text}“)`} nicht ${verb}`;
    }
    default:
      return null;
  }
}

/** "Axe ist betäubt und kann nicht angreifen" */
function unable(text: string, details: Details, scene: Scene): string {
  const wanted = wish(details, scene);
  return wanted === null ? text : `${text} und kann ${wanted}`;
}

function which(text: string, details: Details, scene: Scene): string {
  const ability = whichAbility(details, scene);
  return ability === null ? text : `${text} („${ability}“)`;
}
