/**
 * What can be chosen before a game, in Italian.
 */
import type { Goal } from '../../content/map.ts';
import type { ChoiceWords } from '../choices.ts';

export const choicesInItalian: ChoiceWords = {
  edition: {
    name: 'Gioco Master',
    text: 'Le regole complete con segnalini ordine, glifi e i poteri di tutte le carte armata. La mappa dice quanto grandi possono essere le armate e come si vince.',
  },
  draft: {
    name: 'Scelta al tavolo',
    text: "A turno si prendono carte armata finché nessuno ha più punti per un'altra. Serve conoscere un poco le carte, e nessuna partita è uguale a un'altra.",
  },
  asTheMap: 'Come dice la mappa',
  terms: {
    pointLimit: {
      name: 'Punti per armata',
      text: "Quanto può costare al massimo un'armata. Di solito da 300 a 600 punti.",
    },
    armyChoice: {
      name: 'Scegliere le armate al tavolo',
      text: "Solo per le armate non scelte prima. Armate intere: un giocatore dopo l'altro. A turno: carta per carta, ciascuna schierata subito.",
      valueNames: { fixed: 'Armate intere', draft: 'A turno' },
    },
  },
  options: {
    omPlacement: {
      name: 'Piazzare i segnalini ordine',
      text: 'Insieme: tutti piazzano i segnalini insieme e in segreto. A turno: li piazzano a turno e vedono dove.',
      valueNames: { simultaneous: 'Insieme', alternating: 'A turno' },
    },
    lavaField: {
      name: 'Campi di lava',
      text: 'Che cosa tira una miniatura che finisce il turno su un campo di lava: il d20 come stampato, o la prova più mite con un dado da combattimento.',
      valueNames: { d20: 'd20', die: 'Dado da combattimento' },
    },
    waterLevelModel: {
      name: "Livello dell'acqua",
      text: "Se la superficie dell'acqua è al livello della sua tessera o un livello più in basso.",
      valueNames: { summary: 'Al livello della tessera', recessed: 'Un livello più in basso' },
    },
    climbLimit: {
      name: 'Arrampicata',
      text: 'Quanto può salire una miniatura in un passo: fino alla propria altezza, o solo meno.',
      valueNames: { inclusive: 'Fino alla propria altezza', strict: 'Solo meno' },
    },
    friendlyFire: {
      name: 'Attacchi agli amici',
      text: 'Una miniatura non ingaggiata può attaccare anche la propria parte. Disattivata, solo i nemici sono bersagli.',
    },
    teamAllies: {
      name: 'I compagni sono amici',
      text: 'Le miniature dei compagni di team contano come amiche per i poteri. Disattivata, solo la propria armata.',
    },
    exclusivePicks: {
      text: 'Ciò che uno ha scelto nessun altro può prenderlo; solo i compagni di team possono avere le stesse carte comuni.',
    },
    maxTwoGenerals: { text: "Un'armata può avere seguaci di due generali al massimo." },
    pointGapInitiative: {
      text: "Per ogni 20 punti iniziati sotto il limite un'armata aggiunge uno ai tiri di iniziativa, sopra toglie uno; al massimo tre.",
    },
    powerPoints: {
      text: 'Ogni carta armata ha un punto potere per ripetere un tiro, una volta; le armate sotto il limite ne hanno fino a tre in più per qualsiasi carta.',
    },
    linkedUnits: {
      text: 'Ogni eroe fa coppia con una squadra dello stesso generale; la coppia condivide i segnalini ordine e agisce insieme.',
    },
    missions: {
      text: "Decide l'obiettivo dello scenario: bandiere, santuari, gemme, una collina. Le mappe che ne hanno uno la attivano da sole.",
    },
    denseSwamp: {
      name: 'Palude fitta',
      text: 'Ogni casella di palude costa due punti movimento e dà mezza copertura.',
    },
    jaggedRock: {
      name: 'Roccia frastagliata',
      text: 'Ogni casella di roccia costa due punti movimento e dà mezza copertura.',
    },
    plantBonus: {
      text: 'Accanto a un albero o cespuglio una miniatura fino a grande ha un dado difesa in più contro attaccanti non adiacenti.',
    },
    treeWall: { text: "Tra due alberi su caselle vicine nessuno vede attraverso, fino all'altezza del più basso." },
    waterTypes: {
      text: "L'acqua accanto alla terra è bassa: tre punti movimento, e non serve fermarsi. Tutta l'altra è profonda come al solito.",
    },
    swampWaterCost: { text: 'Ogni casella di acqua di palude costa due punti movimento, ma ci si può sempre finire.' },
    snowCushion: { text: 'Chi cade sulla neve alta subisce un dado da combattimento in meno.' },
    roadHalf: {
      text: 'Chi fa almeno metà del movimento su strada ha un punto movimento in più al posto del solito bonus strada.',
    },
    volcano: {
      text: 'Alla fine di ogni round la lava fusa può eruttare: da questo tiro di d20 attacca tutti i vicini.',
      valueNames: { 0: 'Mai' },
    },
    geyser: {
      text: "Alla fine di ogni round una zona d'acqua può scagliare in alto chi vi sta, da questo tiro di d20.",
      valueNames: { 0: 'Mai' },
    },
    initiativeFirst: { text: "Si tira l'iniziativa prima di piazzare i segnalini ordine." },
    freeActionOrder: { text: 'Una carta può anche attaccare prima e muoversi dopo.' },
    twoX: { text: 'Ogni giocatore ha due segnalini X per bluffare.' },
    fourthTurn: { text: 'La X è un quarto turno in ogni round; non si bluffa più.' },
    fourthTurnSmallerTeam: { text: 'Con team di dimensioni diverse le X del più piccolo sono quarti turni.' },
    fourthTurnTwoX: {
      text: "Due segnalini X: uno è un quarto turno, l'altro un bluff, e solo chi li possiede decide quale.",
    },
    xJoker: { text: 'Una volta per round la X può essere attivata al posto del segnalino di turno.' },
    freeActivation: {
      text: 'I segnalini contano solo i turni: in ogni turno può agire qualsiasi carta. Le armate più grandi hanno più turni per round.',
    },
    doubleMarkerSets: {
      text: 'Per armate grandi: due serie di segnalini ordine e sei turni per round, 1, 1, 2, 2, 3, 3.',
    },
    flexibleMarkers: {
      text: "Quattro segnalini senza numeri per round; spenderne più d'uno su una carta ne moltiplica il movimento, e quelli avanzati restano.",
    },
    reorganisation: {
      text: 'Chi perde una carta con segnalini può metterli su altre carte; poi ogni avversario può spostarne altrettanti.',
    },
    cover: {
      text: 'Una miniatura visibile a metà ha un dado difesa in più contro attaccanti lontani, visibile a un decimo due.',
    },
    flanking: {
      text: 'Più attaccanti accanto allo stesso nemico, e ingaggiati con nessun altro, hanno ciascuno un dado attacco in più.',
    },
    blankWild: { text: 'In attacco e difesa la faccia vuota conta come teschio o scudo, secondo il bisogno.' },
    realisticHeight: {
      text: "Ha il vantaggio di altezza solo la miniatura la cui testa è alta almeno quanto quella dell'avversario.",
    },
    heightDistance: { text: 'Ogni dieci livelli di differenza contano come una casella in più di portata e di volo.' },
    waterVsFire: { text: "Chi sta nell'acqua ha un dado difesa in più contro il fuoco." },
    rotateBeforeAttack: { text: 'Una miniatura su due caselle può essere girata anche subito prima del suo attacco.' },
    flyerLanding: { text: 'Chi vola o salta non paga mai un extra per dove atterra.' },
    doubleD20Bonus: { text: 'I poteri che aumentano un tiro di d20 lo aumentano del doppio.' },
    fallOnFigure: {
      text: "Una miniatura che cade può finire su un'altra e la ferisce come sé stessa, di più se è più grande.",
    },
    shove: {
      text: 'Invece di attaccare, una miniatura con movimento rimasto può spingere indietro un nemico adiacente e prenderne il posto.',
    },
    doorFlatDefence: { text: 'La porta del castello tira cinque dadi difesa e non ha scudi automatici.' },
    taelord140: { text: 'Taelord costa 140 punti invece di 180.' },
    lateDrop: { text: 'Per questo numero di round la Airborne Elite non può tirare per il lancio.' },
    soulborgExplosion: { text: 'Un Soulborg distrutto esplode con 18 o più sul d20 e colpisce tutti quelli accanto.' },
    destructibleTrees: { text: 'Fuoco, asce e simili possono distruggere gli alberi.' },
    brandarPower: { text: 'Chi prende il glifo Brandar ha un punto potere o un dado da combattimento in più.' },
    brandarSpring: { text: 'Un eroe sul glifo Brandar guarisce una ferita alla fine di ogni round.' },
    dagmarSix: { text: "Il glifo Dagmar dà sei invece di otto all'iniziativa." },
    erlandLower: {
      text: 'Il glifo Erland può richiamare una miniatura anche su una casella più bassa; allora subisce danni da caduta.',
    },
  },
  goal: goalWords,
  map: ({ tiles, scenario, glyphs }) => {
    const { goal, rounds, pointLimit, teams } = scenario;
    const highest = Math.max(...tiles.map(({ level }) => level));
    const sides = teams === null ? '' : ` Team: ${teams.map((zones) => zones.join(' e ')).join(' contro ')}.`;
    return `${tiles.length} tessere, fino al livello ${highest}, ${glyphs.length} glifi. ${goalWords(goal)} ${rounds} round, armate fino a ${pointLimit} punti.${sides}`;
  },
};

function goalWords(goal: Goal): string {
  switch (goal.kind) {
    case 'eliminate':
      return "Vince chi resta in piedi per ultimo; dopo l'ultimo round decidono i punti.";
    case 'points':
      return "Dopo l'ultimo round decidono i punti di ciò che è ancora in piedi.";
    case 'hill':
      return `Tieni la collina da solo alla fine di ${goal.rounds} round di fila.`;
    case 'shrines':
      return `Fa' finire un round a una miniatura su ognuno dei ${goal.spaces.length} santuari.`;
    case 'raise':
      return "Alza la bandiera: sta' lì alla fine di un round senza nemici adiacenti.";
    case 'gems':
      return `Porta a casa più delle ${goal.spaces.length} gemme degli altri.`;
    case 'flags':
      return 'Porta una bandiera nemica nella tua zona di partenza.';
  }
}
