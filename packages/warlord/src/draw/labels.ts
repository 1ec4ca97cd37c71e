/**
 * The words of the drawn table.
 */
import type { Language } from '@muster/engine';
import type { CardType, Class } from '../abilities/language.ts';
import type { Phase } from '../state.ts';

export interface Labels {
  readonly player: string;
  readonly turn: string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly over: string;
  readonly initiative: string;
  /** Initiative is not settled; until then last turn's winner goes first. */
  readonly open: string;
  readonly first: string;
  readonly slot: string;
  readonly hand: string;
  readonly deck: string;
  readonly discard: string;
  readonly removed: string;
  readonly start: string;
  readonly out: string;
  readonly skill: string;
  readonly wounds: string;
  readonly charges: string;
  readonly level: string;
  /** What a number on the card itself contributes. */
  readonly printedNumber: string;
  readonly classes: Readonly<Record<Class, string>>;
  readonly types: Readonly<Record<CardType, string>>;
}

export const LABELS: Readonly<Record<Language, Labels>> = {
  en: {
    player: 'Player',
    turn: 'Turn',
    phases: {
      setup: 'setup',
      ready: 'Ready Phase',
      draw: 'Draw Phase',
      initiative: 'Initiative Phase',
      order: 'Order Phase',
    },
    over: 'the game is over',
    initiative: 'Initiative',
    open: 'open',
    first: 'first',
    slot: 'Order slot',
    hand: 'hand',
    deck: 'deck',
    discard: 'discard pile',
    removed: 'removed from the game',
    start: 'starting army',
    out: 'out of the game',
    skill: 'Skill',
    wounds: 'Wounds',
    charges: 'Charges',
    level: 'Level',
    printedNumber: 'printed',
    classes: { Fighter: 'Fighter', Cleric: 'Cleric', Wizard: 'Wizard', Rogue: 'Rogue' },
    types: { character: 'character', item: 'item', action: 'action' },
  },
  de: {
    player: 'Spieler',
    turn: 'Runde',
    phases: {
      setup: 'Aufstellung',
      ready: 'Erholungsphase',
      draw: 'Ziehphase',
      initiative: 'Initiativephase',
      order: 'Befehlsphase',
    },
    over: 'die Partie ist zu Ende',
    initiative: 'Initiative',
    open: 'offen',
    first: 'zuerst',
    slot: 'Befehlsgelegenheit',
    hand: 'Hand',
    deck: 'Deck',
    discard: 'Ablagestapel',
    removed: 'aus der Partie entfernt',
    start: 'Anfangsarmee',
    out: 'ausgeschieden',
    skill: 'Fert.',
    wounds: 'Wunden',
    charges: 'Ladungen',
    level: 'Stufe',
    printedNumber: 'aufgedruckt',
    classes: { Fighter: 'Kämpfer', Cleric: 'Kleriker', Wizard: 'Zauberer', Rogue: 'Gauner' },
    types: { character: 'Charakter', item: 'Gegenstand', action: 'Aktion' },
  },
  it: {
    player: 'Giocatore',
    turn: 'Turno',
    phases: {
      setup: 'preparazione della partita',
      ready: 'Fase di Preparazione',
      draw: 'Fase di Pescaggio',
      initiative: 'Fase di Iniziativa',
      order: 'Fase degli Ordini',
    },
    over: 'la partita è finita',
    initiative: 'Iniziativa',
    open: 'aperta',
    first: 'per primo',
    slot: "Occasione d'ordine",
    hand: 'mano',
    deck: 'mazzo',
    discard: 'pila degli scarti',
    removed: 'rimosse dalla partita',
    start: 'esercito iniziale',
    out: 'eliminato',
    skill: 'Abil.',
    wounds: 'Ferite',
    charges: 'Cariche',
    level: 'Livello',
    printedNumber: 'stampato',
    classes: { Fighter: 'Guerriero', Cleric: 'Chierico', Wizard: 'Mago', Rogue: 'Ladro' },
    types: { character: 'personaggio', item: 'oggetto', action: 'azione' },
  },
};
