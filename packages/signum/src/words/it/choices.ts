/**
 * What can be chosen before a match, in Italian.
 */
import type { ChoiceWords } from '../choices.ts';
import { hexesIn, piecesIn } from '../map-facts.ts';

export const choicesInItalian: ChoiceWords = {
  modes: {
    duel: {
      name: 'Duello',
      text: 'Due eroi, un campo di battaglia. Imprese e uccisioni danno punti vittoria; vince chi raggiunge per primo il traguardo.',
    },
    'free-for-all': {
      name: 'Tutti contro tutti',
      text: 'Tre o quattro eroi, ognuno contro tutti gli altri, con punti vittoria come nel duello.',
    },
    alliance: {
      name: 'Battaglia di alleanza',
      text: 'Due contro due: i compagni si vedono le mani e contano i punti insieme.',
    },
    skirmish: {
      name: 'Schermaglia',
      text: "Uno scontro breve in pochi round con tre edifici e tre reliquie e senza rendita: vince l'ultimo eroe in piedi, o chi ha ucciso di più.",
    },
  },
  options: {
    goal: { name: 'Punti per vincere', text: 'Punti vittoria con cui si vince. Con 0 sono quelli del modo di gioco.' },
    uniqueTerrain: { name: 'Terreno unico', text: 'Quanti pezzi di terreno unico mette ciascuno prima della partita.' },
    crossings: {
      name: 'Guadi e ponti',
      text: "Dove c'è un fiume, invece del terreno unico si può metterci un guado o un ponte.",
    },
    featDeck: { name: 'Mazzo delle imprese', text: 'Quante imprese ci sono. Con 0 sono quelle del modo di gioco.' },
    endAtFirstHero: {
      name: 'Fine al primo eroe',
      text: 'Con più di due giocatori la partita finisce alla morte del primo eroe, invece di continuare.',
    },
    commonCamps: {
      name: 'Accampamenti comuni',
      text: "Tutti possono schierare a ogni esagono dell'Accampamento, non solo al proprio.",
    },
    randomTerrain: { name: 'Terreno casuale', text: 'Il terreno è messo a caso invece che come lo mostra la mappa.' },
    rounds: { name: 'Round della schermaglia', text: 'Dopo questo numero di round la schermaglia è finita.' },
    minionRule: { name: 'Servitori a pagamento', text: 'Nella schermaglia due di forza eroica comprano un servitore.' },
    alwaysAsked: {
      name: 'Tattiche segrete',
      text: 'Chi ha carte in mano viene interpellato ovunque il mazzo potrebbe contenere una tattica, anche se non ne ha: essere interpellati non rivela nulla. La partita dura di più.',
    },
    turnLimit: {
      name: 'Limite di turni',
      text: 'Dopo questo numero di turni di tutta la partita essa finisce e decidono i punti. 0 è senza limite.',
    },
  },
  ownWarband: (hero, { bronze, silver, gold }) => ({
    name: `${hero}, con una banda tua`,
    text: `Riempi l'Accampamento al tavolo, dalla tua fazione e dai mercenari: ${bronze} stelle di bronzo, ${silver} d'argento e ${gold} d'oro.`,
  }),
  map: (map) => `${hexesIn(map)} esagoni, ${map.zones.length} zone di schieramento. Terreno: ${piecesIn(map, 'it')}.`,
};
