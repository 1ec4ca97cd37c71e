/**
 * Critical effects in Italian (chapter 36).
 */
import type { Critical, PlainCritical } from '../../abilities/language.ts';
import { CRITICALS, SYMBOLS } from './lexicon.ts';
import { diceWords } from './noun.ts';

export function criticalName(critical: Critical): string {
  switch (critical.critical) {
    case 'add-die':
      return `«aggiungi ${diceWords([critical.die])}»`;
    case 'add-symbol':
      return `«aggiungi 1 ${SYMBOLS[critical.symbol]}»`;
    default:
      return CRITICALS[critical.critical];
  }
}

const MEANINGS: Readonly<Record<PlainCritical, string>> = {
  Advance:
    "Se l'attaccante ha ucciso o spinto il bersaglio, può muovere di 1 esagono nell'esagono che il bersaglio occupava.",
  Frenzy: "Una volta per attivazione, l'attaccante attacca di nuovo lo stesso bersaglio, se è possibile.",
  'Heavy Hand': 'Ogni colpo critico infligge 2 danni.',
  Infection: 'Se il bersaglio sopravvive, riceve un segnalino peste.',
  Mobility: "Dopo l'attacco, l'attaccante può muovere di 1 esagono.",
  Parasite: "Se l'attacco uccide un personaggio, al suo posto viene schierato uno dei tuoi servitori.",
  Cleave: "Se l'attacco infligge danni, anche una creatura nemica in contatto con il bersaglio subisce 1 danno.",
  Poison: 'Se il bersaglio sopravvive, riceve un segnalino veleno.',
  Stun: 'Se il bersaglio sopravvive, riceve un segnalino stordimento.',
  Swap: "Dopo l'attacco, l'attaccante può scambiare il posto con il bersaglio.",
  Vampirism: "Se l'attacco infligge danni, l'attaccante recupera 1 punto ferita per ogni colpo critico.",
};

export function criticalMeaning(critical: Critical): string {
  switch (critical.critical) {
    case 'add-die':
      return `Si tira ${diceWords([critical.die])} e lo si aggiunge all'attacco.`;
    case 'add-symbol':
      return `Si aggiunge 1 ${SYMBOLS[critical.symbol]} all'attacco.`;
    default:
      return MEANINGS[critical.critical];
  }
}
