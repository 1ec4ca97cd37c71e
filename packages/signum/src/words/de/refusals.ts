/**
 * Refusals in German.
 */
import { count } from '@muster/grammar/phrases';
import { namedOr } from '../scene.ts';
import type { Refusals } from '../wording.ts';

export const refusals: Refusals = {
  'out-of-range': ({ range }) =>
    range === undefined
      ? 'zu weit weg'
      : `zu weit weg: die Reichweite beträgt ${count(Number(range), 'Sechseck', 'Sechsecke')}`,
  'already-activated': ({ creature }, scene) =>
    `${namedOr(scene, creature, 'die Kreatur')} wurde in diesem Spielzug schon aktiviert`,
  'just-entered': ({ creature }, scene) =>
    `${namedOr(scene, creature, 'die Kreatur')} hat gerade erst das Schlachtfeld betreten`,
  'once-per-turn': () => 'das geht nur einmal pro Spielzug',
  'cannot-pay': ({ cost, strength }) => `es kostet ${cost} Heldenstärke, vorhanden sind ${strength}`,
  limit: ({ limit }) => `mehr als ${limit} Kreaturen eines Spielers dürfen nicht auf dem Schlachtfeld sein`,
  'no-free-hex': () => 'es gibt kein freies Sechseck dafür',
  'only-on-its-event': () => 'das geht nur bei dem Ereignis, das die Karte nennt',
  'only-between': () => 'solche Karten werden nur zwischen Aktivierungen im eigenen Spielzug abgespielt',
  'no-hero': () => 'dein Held ist nicht auf dem Schlachtfeld',
  'relics-full': () => 'der Held trägt schon drei Reliquien anderer Klassen',
  closed: () => 'die Karte ist bis zu deinem nächsten Spielzug geschlossen',
  'no-tokens-left': () => 'darauf liegt keine Wiederverwendbarkeitsmarke mehr',
  'hero-not-ready': () => 'auch der Held muss dafür geschlossen werden, wurde aber schon aktiviert oder ist betäubt',
  'condition-not-met': () => 'die Bedingung ist nicht erfüllt',
  'no-target': () => 'es gibt niemanden, auf den es wirken könnte',
  'nothing-would-happen': () => 'es würde nichts geschehen',
  'not-fewer': () => 'warten darf nur, wer weniger nicht aktivierte Kreaturen hat als ein anderer Spieler',
  'minion-rule-off': () => 'in dieser Partie können Diener nicht gekauft werden',
  'first-turn': () => 'im ersten Spielzug der Partie kommt keine Fähigkeitenkarte in die Ruhmeshalle',
  'not-your-turn': () => 'Fähigkeitenkarten werden nur im eigenen Spielzug abgespielt',
  'same-feat': () => 'eine Fähigkeitenkarte dieses Namens wurde in diesem Spielzug schon abgespielt',
  'only-after-kill': () => 'militärische Fähigkeitenkarten werden nur bei der Vernichtung einer Spielfigur abgespielt',
  'only-at-kill': () => 'für eine Tötung wird nur eine militärische Fähigkeitenkarte abgespielt',
  'feat-not-met': () => 'ihre Bedingung ist nicht erfüllt',
  'event-of-others': () => 'das Ereignis ist keines, von dem die Karte spricht',
  'same-tactic': () => 'eine Taktik dieses Namens wurde bei diesem Ereignis schon abgespielt',
  'used-already': () => 'das wurde schon genutzt',
  'not-in-zone': () => 'das liegt nicht in deiner Aufstellungszone',
  'others-camp': () => 'das Lager dort gehört einem anderen Spieler',
  occupied: () => 'dort steht eine Kreatur',
  impassable: () => 'das Gelände dort ist unpassierbar',
  'not-in-contact': () => 'es besteht kein Kontakt',
  'not-there': () => 'der Effekt reicht nicht bis zu diesem Sechseck',
  pinned: ({ creature }, scene) => `${namedOr(scene, creature, 'ein Gegner')} hält sie mit Clinch fest`,
  'cannot-move': ({ creature }, scene) =>
    `ein Effekt hindert ${namedOr(scene, creature, 'die Kreatur')} daran, sich zu bewegen`,
  'cannot-run': ({ creature }, scene) =>
    `ein Effekt hindert ${namedOr(scene, creature, 'die Kreatur')} daran zu laufen`,
  slow: ({ creature }, scene) => `${namedOr(scene, creature, 'die Kreatur')} hat Langsamkeit und kann nicht laufen`,
  'too-far': ({ steps, hexes }) => `zu weit: ${steps} Sechsecke, möglich sind ${hexes}`,
  'difficult-terrain': () => 'diese Bewegung darf kein schwerpassierbares Gelände betreten',
  'no-way': () => 'dorthin führt kein Weg',
  'nobody-near': () => 'kein Gegner steht in Kontakt mit diesem Sechseck',
  'not-on-battlefield': () => 'das ist nicht auf dem Schlachtfeld',
  'not-an-opponent': ({ creature }, scene) => `${namedOr(scene, creature, 'das')} gehört zu deiner Seite`,
  'cannot-attack': ({ creature }, scene) =>
    `ein Effekt hindert ${namedOr(scene, creature, 'die Kreatur')} daran anzugreifen`,
  'no-sight': ({ creature }, scene) => `es gibt keine Sichtlinie zu ${namedOr(scene, creature, 'dieser Kreatur')}`,
  defender: ({ creature }, scene) =>
    `der Nahkampfangriff muss ${namedOr(scene, creature, 'dem Verteidiger')} gelten (Verteidiger)`,
  'attacked-already': ({ creature }, scene) =>
    `${namedOr(scene, creature, 'die Kreatur')} wurde in dieser Aktivierung schon angegriffen`,
  'instead-of-attacks': ({ creature }, scene) =>
    `eine spezielle Eigenschaft ersetzt alle Angriffe, und ${namedOr(scene, creature, 'die Kreatur')} hat angegriffen`,
  'in-contact': ({ creature }, scene) => `${namedOr(scene, creature, 'die Kreatur')} steht schon in Kontakt`,
  itself: () => 'auf sich selbst geht es nicht',
  'not-yours': () => 'das gehört nicht dir',
  'not-allied': () => 'das ist nicht verbündet',
  'wrong-class': () => 'der Text meint andere Kreaturen (Held, Spielfigur oder Diener)',
  'wrong-rank': () => 'der Text meint einen anderen Rang',
  'wrong-faction': () => 'der Text meint eine andere Fraktion',
  'wrong-affinity': () => 'die Kreatur hat die Affinität nicht',
  'lacks-keyword': () => 'die Kreatur hat die Eigenschaft nicht',
  wounded: () => 'die Kreatur ist verwundet',
  'not-wounded': () => 'die Kreatur ist nicht verwundet',
  'wrong-attack': () => 'die Kreatur hat keinen solchen Angriff',
  'not-activated': () => 'die Kreatur wurde in diesem Spielzug nicht aktiviert',
  'lacks-token': () => 'die Kreatur hat die Marke nicht',
  'wrong-terrain': () => 'die Kreatur ist nicht in Kontakt mit solchem Gelände',
  'wrong-neighbours': () => 'die Kreatur steht nicht in Kontakt mit einer solchen Kreatur',
  excluded: () => 'der Text schließt diese Kreatur aus',
  monster: () => 'es ist ein Monster',
  'built-already': ({ creature }, scene) =>
    `${namedOr(scene, creature, 'die Kreatur')} hat in diesem Spielzug schon einen Gebäudebonus erhalten`,
  cruelty: ({ creature }, scene) => `Gebäude wirken nicht auf ${namedOr(scene, creature, 'die Kreatur')} (Grausamkeit)`,
  'wrong-kind': () => 'der Text meint andere Karten',
  'no-cards': () => 'dieser Spieler hat keine Karten auf der Hand',
  'no-armour': () => 'darauf liegt keine Rüstungsmarke',
  'not-reborn': () => 'die Spielfigur hat Wiederauflebend nicht',
  'rank-too-high': () => 'ihr Rang ist höher als der der gefallenen Spielfigur',
  'piece-taken': () => 'dieses Geländeelement liegt schon',
  'pairs-only': () => 'solche Geländeelemente gibt es nur paarweise',
  'spot-taken': () => 'auf dem Platz liegt schon Gelände',
  'rank-fits': () => 'von ihrem Rang sind es nicht zu viele',
};
