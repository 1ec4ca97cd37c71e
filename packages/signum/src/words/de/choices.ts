/**
 * What can be chosen before a match, in German.
 */
import type { ChoiceWords } from '../choices.ts';
import { hexesIn, piecesIn } from '../map-facts.ts';

export const choicesInGerman: ChoiceWords = {
  modes: {
    duel: {
      name: 'Duell',
      text: 'Zwei Helden, ein Schlachtfeld. Fähigkeitenkarten und besiegte Gegner bringen Siegespunkte; wer das Ziel zuerst erreicht, gewinnt.',
    },
    'free-for-all': {
      name: 'Jeder gegen Jeden',
      text: 'Drei oder vier Helden, jeder gegen alle anderen, mit Siegespunkten wie im Duell.',
    },
    alliance: {
      name: 'Allianzkampf',
      text: 'Zwei gegen zwei: Partner sehen einander in die Hand und zählen ihre Punkte zusammen.',
    },
    skirmish: {
      name: 'Scharmützel',
      text: 'Ein kurzer Kampf über wenige Runden mit drei Gebäuden und drei Reliquien und ohne Einnahmen: Der letzte Held gewinnt, oder wer am meisten getötet hat.',
    },
  },
  options: {
    goal: {
      name: 'Punkte zum Sieg',
      text: 'Siegespunkte, mit denen ein Spiel gewonnen ist. Bei 0 so viele, wie der Modus verlangt.',
    },
    uniqueTerrain: {
      name: 'Einzigartiges Gelände',
      text: 'Wie viele einzigartige Geländestücke jeder vor dem Spiel legt.',
    },
    crossings: {
      name: 'Furten und Brücken',
      text: 'Wo ein Fluss ist, darf statt einzigartigem Gelände eine Furt oder Brücke darauf gelegt werden.',
    },
    featDeck: {
      name: 'Fähigkeitensatz',
      text: 'Wie viele Fähigkeitenkarten es gibt. Bei 0 so viele, wie der Modus verlangt.',
    },
    endAtFirstHero: {
      name: 'Ende beim ersten Helden',
      text: 'Bei mehr als zwei Spielern endet das Spiel mit dem Tod des ersten Helden, statt weiterzugehen.',
    },
    commonCamps: {
      name: 'Gemeinsame Kriegslager',
      text: 'Alle dürfen an jedem Kriegslager-Sechseck aufstellen, nicht nur am eigenen.',
    },
    randomTerrain: {
      name: 'Zufälliges Gelände',
      text: 'Das Gelände wird zufällig gelegt, nicht wie die Karte es zeigt.',
    },
    rounds: { name: 'Runden im Scharmützel', text: 'Nach so vielen Runden ist ein Scharmützel zu Ende.' },
    minionRule: { name: 'Käufliche Diener', text: 'Im Scharmützel kauft man für zwei Heldenstärke einen Diener.' },
    alwaysAsked: {
      name: 'Taktiken bleiben geheim',
      text: 'Wer Karten auf der Hand hat, wird überall gefragt, wo das Deck eine Taktik enthalten könnte, auch ohne eine auf der Hand: Gefragt zu werden verrät nichts. Das Spiel dauert länger.',
    },
    turnLimit: {
      name: 'Zuggrenze',
      text: 'Nach so vielen Zügen des ganzen Spiels endet es, und die Punkte entscheiden. 0 ist ohne Grenze.',
    },
  },
  ownWarband: (hero, { bronze, silver, gold }) => ({
    name: `${hero}, mit eigenem Kriegstrupp`,
    text: `Du füllst das Kriegslager am Tisch, aus deiner Fraktion und den Söldnern: ${bronze} bronzene, ${silver} silberne und ${gold} goldene Sterne.`,
  }),
  map: (map) => `${hexesIn(map)} Sechsecke, ${map.zones.length} Aufstellungszonen. Gelände: ${piecesIn(map, 'de')}.`,
};
