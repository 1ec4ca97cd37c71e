/**
 * What can be chosen before a game, in German.
 */
import type { Goal } from '../../content/map.ts';
import type { ChoiceWords } from '../choices.ts';

export const choicesInGerman: ChoiceWords = {
  edition: {
    name: 'Meisterspiel',
    text: 'Die vollen Regeln mit Befehlsmarkern, Glyphen und den Kräften aller Armeekarten. Die Karte sagt, wie groß Armeen sein dürfen und womit man gewinnt.',
  },
  draft: {
    name: 'Am Tisch wählen',
    text: 'Reihum werden Armeekarten genommen, bis niemand mehr Punkte für eine weitere hat. Dafür sollte man die Karten etwas kennen, und keine Partie gleicht der anderen.',
  },
  asTheMap: 'Wie die Karte sagt',
  terms: {
    pointLimit: {
      name: 'Punkte je Armee',
      text: 'Was eine Armee höchstens kosten darf. Üblich sind 300 bis 600 Punkte.',
    },
    armyChoice: {
      name: 'Armeen am Tisch wählen',
      text: 'Nur für Armeen, die nicht vorher gewählt sind. Ganze Armeen: einer nach dem anderen. Abwechselnd: Karte um Karte reihum, jede wird sofort aufgestellt.',
      valueNames: { fixed: 'Ganze Armeen', draft: 'Abwechselnd' },
    },
  },
  options: {
    omPlacement: {
      name: 'Befehlsmarker stellen',
      text: 'Gleichzeitig: Alle stellen ihre Marker gleichzeitig und verdeckt. Nacheinander: Sie stellen sie nacheinander und sehen, wohin.',
      valueNames: { simultaneous: 'Gleichzeitig', alternating: 'Nacheinander' },
    },
    lavaField: {
      name: 'Lavafelder',
      text: 'Was eine Figur würfelt, die ihren Zug auf einem Lavafeld beendet: den W20 wie gedruckt oder die mildere Prüfung mit einem Kampfwürfel.',
      valueNames: { d20: 'W20', die: 'Kampfwürfel' },
    },
    waterLevelModel: {
      name: 'Höhe des Wassers',
      text: 'Ob die Oberfläche des Wassers auf der Ebene seines Plättchens liegt oder eine Ebene tiefer.',
      valueNames: { summary: 'Auf der Ebene des Plättchens', recessed: 'Eine Ebene tiefer' },
    },
    climbLimit: {
      name: 'Klettern',
      text: 'Wie hoch eine Figur mit einem Schritt klettern darf: bis zu ihrer eigenen Höhe oder nur weniger.',
      valueNames: { inclusive: 'Bis zur eigenen Höhe', strict: 'Nur weniger' },
    },
    friendlyFire: {
      name: 'Angriffe auf Verbündete',
      text: 'Eine ungebundene Figur darf auch Figuren der eigenen Seite angreifen. Abgeschaltet sind nur Gegner Ziele.',
    },
    teamAllies: {
      name: 'Partner sind Verbündete',
      text: 'Figuren von Teampartnern gelten für Kräfte als verbündet. Abgeschaltet gilt das nur für die eigene Armee.',
    },
    exclusivePicks: {
      text: 'Was jemand gewählt hat, darf niemand sonst nehmen; nur Teampartner dürfen gemeinsame Common-Karten haben.',
    },
    maxTwoGenerals: { text: 'Eine Armee darf Gefolgsleute von höchstens zwei Generälen enthalten.' },
    pointGapInitiative: {
      text: 'Für je angefangene 20 Punkte unter der Grenze bekommt eine Armee +1 auf Initiativewürfe, darüber −1; höchstens drei.',
    },
    powerPoints: {
      text: 'Jede Armeekarte hat einen Machtpunkt, um einmal einen Wurf zu wiederholen; Armeen unter der Grenze bekommen bis zu drei weitere.',
    },
    linkedUnits: {
      text: 'Jeder Held bildet mit einem Trupp desselben Generals ein Paar; es teilt sich die Befehlsmarker und handelt zusammen.',
    },
    missions: {
      text: 'Das Ziel des Szenarios entscheidet: Flaggen, Schreine, Edelsteine, ein Hügel. Karten mit solch einem Ziel schalten es selbst ein.',
    },
    denseSwamp: { name: 'Dichter Sumpf', text: 'Jedes Sumpffeld kostet zwei Bewegungspunkte und gibt halbe Deckung.' },
    jaggedRock: {
      name: 'Zerklüftete Felsen',
      text: 'Jedes Felsfeld kostet zwei Bewegungspunkte und gibt halbe Deckung.',
    },
    plantBonus: {
      text: 'Neben einem Baum oder Busch hat eine höchstens große Figur einen Verteidigungswürfel mehr gegen nicht benachbarte Angreifer.',
    },
    treeWall: {
      text: 'Zwischen zwei Bäumen auf benachbarten Feldern sieht niemand hindurch, bis zur Höhe des kleineren.',
    },
    waterTypes: {
      text: 'Wasser am Land ist flach: drei Bewegungspunkte, und niemand muss anhalten. Alles andere Wasser ist tief wie sonst.',
    },
    swampWaterCost: { text: 'Jedes Feld Sumpfwasser kostet zwei Bewegungspunkte, doch man darf dort immer enden.' },
    snowCushion: { text: 'Wer auf tiefen Schnee fällt, bekommt einen Kampfwürfel weniger.' },
    roadHalf: {
      text: 'Wer mindestens die Hälfte seiner Bewegung auf Straßen macht, bekommt einen Bewegungspunkt mehr statt des üblichen Straßenbonus.',
    },
    volcano: {
      text: 'Am Ende jeder Runde kann glühende Lava ausbrechen: Ab diesem W20-Wurf greift sie alle in der Nähe an.',
      valueNames: { 0: 'Nie' },
    },
    geyser: {
      text: 'Am Ende jeder Runde kann eine Wasserfläche ab diesem W20-Wurf emporschleudern, wer darin steht.',
      valueNames: { 0: 'Nie' },
    },
    initiativeFirst: { text: 'Die Initiative wird ausgewürfelt, bevor Befehlsmarker gestellt werden.' },
    freeActionOrder: { text: 'Eine Karte darf auch zuerst angreifen und sich dann bewegen.' },
    twoX: { text: 'Alle haben zwei X-Marker zum Täuschen.' },
    fourthTurn: { text: 'Das X ist in jeder Runde ein vierter Zug; getäuscht wird nicht mehr.' },
    fourthTurnSmallerTeam: { text: 'Bei ungleich großen Teams sind die X-Marker des kleineren vierte Züge.' },
    fourthTurnTwoX: {
      text: 'Zwei X-Marker: Einer ist ein vierter Zug, der andere eine Täuschung, und nur der Besitzer entscheidet, welcher.',
    },
    xJoker: { text: 'Einmal je Runde darf das X statt des Markers aktiviert werden, der an der Reihe ist.' },
    freeActivation: {
      text: 'Marker zählen nur Züge: In jedem Zug darf eine beliebige Karte handeln. Größere Armeen haben mehr Züge je Runde.',
    },
    doubleMarkerSets: { text: 'Für große Armeen: zwei Sätze Befehlsmarker und sechs Züge je Runde, 1, 1, 2, 2, 3, 3.' },
    flexibleMarkers: {
      text: 'Vier Marker ohne Zahlen je Runde; mehrere für eine Karte vervielfachen ihre Bewegung, und was übrig ist, bleibt.',
    },
    reorganisation: {
      text: 'Wer eine Karte mit Markern verliert, darf sie auf andere Karten legen; danach darf jeder Gegner ebenso viele umlegen.',
    },
    cover: {
      text: 'Eine zur Hälfte sichtbare Figur hat gegen entfernte Angreifer einen Verteidigungswürfel mehr, bei einem Zehntel zwei.',
    },
    flanking: {
      text: 'Mehrere Angreifer neben demselben Gegner, die mit niemandem sonst im Gefecht sind, bekommen je einen Angriffswürfel mehr.',
    },
    blankWild: { text: 'In Angriff und Verteidigung zählt die leere Seite als Totenkopf oder Schild, je nach Bedarf.' },
    realisticHeight: {
      text: 'Höhenvorteil hat nur eine Figur, deren Kopf mindestens so hoch ist wie der des Gegners.',
    },
    heightDistance: { text: 'Je zehn Ebenen Unterschied zählen als ein weiteres Feld für Reichweite und Flug.' },
    waterVsFire: { text: 'Wer im Wasser steht, hat gegen Feuer einen Verteidigungswürfel mehr.' },
    rotateBeforeAttack: { text: 'Eine Figur auf zwei Feldern darf auch unmittelbar vor ihrem Angriff gedreht werden.' },
    flyerLanding: { text: 'Fliegende und springende Figuren zahlen für die Landung nie extra.' },
    doubleD20Bonus: { text: 'Kräfte, die einen W20-Wurf erhöhen, erhöhen ihn um das Doppelte.' },
    fallOnFigure: {
      text: 'Eine fallende Figur darf auf einer anderen landen und verletzt sie wie sich selbst, mehr, wenn sie größer ist.',
    },
    shove: {
      text: 'Statt anzugreifen, darf eine Figur mit übriger Bewegung einen benachbarten Gegner wegschieben und seinen Platz einnehmen.',
    },
    doorFlatDefence: { text: 'Ein Festungstor würfelt fünf Verteidigungswürfel und hat keine eigenen Schilde.' },
    taelord140: { text: 'Taelord kostet 140 statt 180 Punkte.' },
    lateDrop: { text: 'So viele Runden lang darf die Airborne Elite nicht um ihren Absprung würfeln.' },
    soulborgExplosion: {
      text: 'Ein zerstörter Soulborg explodiert bei 18 oder mehr auf dem W20 und trifft alle, die daneben stehen.',
    },
    destructibleTrees: { text: 'Feuer, Äxte und dergleichen können Bäume zerstören.' },
    brandarPower: { text: 'Wer die Glyphe Brandar nimmt, bekommt einen Machtpunkt oder einen Kampfwürfel mehr.' },
    brandarSpring: { text: 'Ein Held auf der Glyphe Brandar heilt am Ende jeder Runde eine Wunde.' },
    dagmarSix: { text: 'Die Glyphe Dagmar gibt sechs statt acht zur Initiative.' },
    erlandLower: {
      text: 'Die Glyphe Erland darf eine Figur auch auf ein tieferes Feld rufen; sie nimmt dann Fallschaden.',
    },
  },
  goal: goalWords,
  map: ({ tiles, scenario, glyphs }) => {
    const { goal, rounds, pointLimit, teams } = scenario;
    const highest = Math.max(...tiles.map(({ level }) => level));
    const sides = teams === null ? '' : ` Teams: ${teams.map((zones) => zones.join(' und ')).join(' gegen ')}.`;
    return `${tiles.length} Plättchen, bis Ebene ${highest}, ${glyphs.length} Glyphen. ${goalWords(goal)} ${rounds} Runden, Armeen bis ${pointLimit} Punkte.${sides}`;
  },
};

function goalWords(goal: Goal): string {
  switch (goal.kind) {
    case 'eliminate':
      return 'Wer zuletzt noch steht, gewinnt; nach der letzten Runde entscheiden die Punkte.';
    case 'points':
      return 'Nach der letzten Runde entscheiden die Punkte dessen, was noch steht.';
    case 'hill':
      return `Halte den Hügel am Ende von ${goal.rounds} Runden hintereinander allein.`;
    case 'shrines':
      return `Lass auf jedem der ${goal.spaces.length} Schreine eine Figur eine Runde beenden.`;
    case 'raise':
      return 'Hisse die Flagge: Steh am Ende einer Runde bei ihr, ohne dass ein Gegner benachbart ist.';
    case 'gems':
      return `Trag mehr der ${goal.spaces.length} Edelsteine heim als die anderen.`;
    case 'flags':
      return 'Trag eine gegnerische Flagge in deine eigene Startzone.';
  }
}
