/**
 * Refusals in Italian.
 */
import { count } from '@muster/grammar/phrases';
import { namedOr } from '../scene.ts';
import type { Refusals } from '../wording.ts';

export const refusals: Refusals = {
  'out-of-range': ({ range }) =>
    range === undefined
      ? 'troppo lontano'
      : `troppo lontano: la gittata è di ${count(Number(range), 'esagono', 'esagoni')}`,
  'already-activated': ({ creature }, scene) =>
    `${namedOr(scene, creature, 'la creatura')} è già stata attivata in questo turno`,
  'just-entered': ({ creature }, scene) => `${namedOr(scene, creature, 'la creatura')} è appena entrata in campo`,
  'once-per-turn': () => 'si può fare solo una volta per turno',
  'cannot-pay': ({ cost, strength }) => `costa ${cost} di forza eroica, ne hai ${strength}`,
  limit: ({ limit }) => `un giocatore non può avere più di ${limit} creature sul campo di battaglia`,
  'no-free-hex': () => "non c'è un esagono libero",
  'only-on-its-event': () => "si usa solo quando accade l'evento che la carta nomina",
  'only-between': () => 'queste carte si giocano solo tra le attivazioni, nel proprio turno',
  'no-hero': () => 'il tuo eroe non è sul campo di battaglia',
  'relics-full': () => "l'eroe porta già tre reliquie di altre classi",
  closed: () => 'la carta è chiusa fino al tuo prossimo turno',
  'no-tokens-left': () => 'non ha più segnalini riuso',
  'hero-not-ready': () => "anche l'eroe va chiuso, ma è già stato attivato o è stordito",
  'condition-not-met': () => 'la condizione non è soddisfatta',
  'no-target': () => "non c'è nessuno su cui usarla",
  'nothing-would-happen': () => 'non succederebbe niente',
  'not-fewer': () => 'può aspettare solo chi ha meno creature da attivare di un altro giocatore',
  'minion-rule-off': () => 'in questa partita non si possono comprare servitori',
  'first-turn': () => 'nel primo turno della partita non si gioca nessuna impresa',
  'not-your-turn': () => 'le imprese si giocano solo nel proprio turno',
  'same-feat': () => "un'impresa con questo nome è già stata giocata in questo turno",
  'only-after-kill': () => 'le imprese militari si giocano solo quando un personaggio viene distrutto',
  'only-at-kill': () => "per un'uccisione si gioca solo un'impresa militare",
  'feat-not-met': () => 'la sua condizione non è soddisfatta',
  'event-of-others': () => "l'evento non è tra quelli di cui parla la carta",
  'same-tactic': () => 'una tattica con questo nome è già stata giocata per questo evento',
  'used-already': () => 'è già stato usato',
  'not-in-zone': () => 'non è nella tua zona di schieramento',
  'others-camp': () => "l'accampamento lì è di un altro giocatore",
  occupied: () => "lì c'è una creatura",
  impassable: () => 'il terreno lì è invalicabile',
  'not-in-contact': () => "non c'è contatto",
  'not-there': () => "l'effetto non arriva a quell'esagono",
  pinned: ({ creature }, scene) => `${namedOr(scene, creature, 'un nemico')} la trattiene con Presa`,
  'cannot-move': ({ creature }, scene) =>
    `un effetto impedisce a ${namedOr(scene, creature, 'questa creatura')} di muoversi`,
  'cannot-run': ({ creature }, scene) =>
    `un effetto impedisce a ${namedOr(scene, creature, 'questa creatura')} di correre`,
  slow: ({ creature }, scene) => `${namedOr(scene, creature, 'la creatura')} ha Lentezza e non può correre`,
  'too-far': ({ steps, hexes }) => `troppo lontano: ${steps} esagoni, se ne possono percorrere ${hexes}`,
  'difficult-terrain': () => 'questo movimento non può entrare in terreno difficile',
  'no-way': () => 'nessuna strada porta lì',
  'nobody-near': () => "nessun nemico è in contatto con quell'esagono",
  'not-on-battlefield': () => 'non è sul campo di battaglia',
  'not-an-opponent': ({ creature }, scene) => `${namedOr(scene, creature, 'quella')} è dalla tua parte`,
  'cannot-attack': ({ creature }, scene) =>
    `un effetto impedisce a ${namedOr(scene, creature, 'questa creatura')} di attaccare`,
  'no-sight': ({ creature }, scene) => `non c'è linea di vista verso ${namedOr(scene, creature, 'questa creatura')}`,
  defender: ({ creature }, scene) =>
    `l'attacco in mischia deve avere come bersaglio ${namedOr(scene, creature, 'il Difensore')} (Difensore)`,
  'attacked-already': ({ creature }, scene) =>
    `${namedOr(scene, creature, 'la creatura')} è già stata attaccata in questa attivazione`,
  'instead-of-attacks': ({ creature }, scene) =>
    `una proprietà speciale sostituisce tutti gli attacchi, e ${namedOr(scene, creature, 'la creatura')} ha già attaccato`,
  'in-contact': ({ creature }, scene) => `${namedOr(scene, creature, 'la creatura')} è già in contatto`,
  itself: () => 'non si può usare su se stessa',
  'not-yours': () => 'non è tua',
  'not-allied': () => 'non è alleata',
  'wrong-class': () => 'il testo parla di altre creature (eroe, personaggio o servitore)',
  'wrong-rank': () => 'il testo parla di un altro rango',
  'wrong-faction': () => "il testo parla di un'altra fazione",
  'wrong-affinity': () => "la creatura non ha l'affinità",
  'lacks-keyword': () => 'la creatura non ha la proprietà',
  wounded: () => 'la creatura è ferita',
  'not-wounded': () => 'la creatura non è ferita',
  'wrong-attack': () => 'la creatura non ha un attacco di questo tipo',
  'not-activated': () => 'la creatura non è stata attivata in questo turno',
  'lacks-token': () => 'la creatura non ha il segnalino',
  'wrong-terrain': () => 'la creatura non è in contatto con un terreno di questo tipo',
  'wrong-neighbours': () => 'la creatura non è in contatto con una creatura di questo tipo',
  excluded: () => 'il testo esclude questa creatura',
  monster: () => 'è un Mostro',
  'built-already': ({ creature }, scene) =>
    `${namedOr(scene, creature, 'la creatura')} ha già ricevuto il bonus di un edificio in questo turno`,
  cruelty: ({ creature }, scene) =>
    `gli edifici non hanno effetto su ${namedOr(scene, creature, 'la creatura')} (Crudeltà)`,
  'wrong-kind': () => 'il testo parla di altre carte',
  'no-cards': () => 'quel giocatore non ha carte in mano',
  'no-armour': () => 'non ha segnalini armatura',
  'not-reborn': () => 'il personaggio non ha Rinato',
  'rank-too-high': () => 'il suo rango è più alto di quello del personaggio caduto',
  'piece-taken': () => 'questo elemento è già stato messo',
  'pairs-only': () => 'questi elementi esistono solo in coppia',
  'spot-taken': () => "su quel posto c'è già un terreno",
  'rank-fits': () => 'del suo rango non ce ne sono troppi',
};
