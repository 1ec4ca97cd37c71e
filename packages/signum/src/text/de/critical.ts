/**
 * Critical effects in German (chapter 36).
 */
import { capital } from '@muster/grammar/phrases';
import type { Critical, PlainCritical } from '../../abilities/language.ts';
import { diceWords } from './attack.ts';
import { CRITICALS, SYMBOLS, SYMBOLS_ACC } from './lexicon.ts';

export function criticalName(critical: Critical): string {
  switch (critical.critical) {
    case 'add-die':
      return `„${diceWords([critical.die], 'acc')} hinzufügen“`;
    case 'add-symbol':
      return `„1 ${SYMBOLS_ACC[critical.symbol]} hinzufügen“`;
    default:
      return CRITICALS[critical.critical];
  }
}

const MEANINGS: Readonly<Record<PlainCritical, string>> = {
  Advance:
    'Wenn der Angreifer das Ziel getötet oder geschoben hat, darf er sich um 1 Sechseck auf dessen Platz bewegen.',
  Frenzy: 'Einmal pro Aktivierung greift der Angreifer dasselbe Ziel noch einmal an, wenn das möglich ist.',
  'Heavy Hand': 'Jeder Kritische Treffer fügt 2 Schaden zu.',
  Infection: 'Überlebt das Ziel, erhält es eine Seuchenmarke.',
  Mobility: 'Nach dem Angriff darf sich der Angreifer um 1 Sechseck bewegen.',
  Parasite: 'Tötet der Angriff eine Spielfigur, wird an ihrer Stelle einer deiner Diener ausgebracht.',
  Cleave: 'Fügt der Angriff Schaden zu, erleidet auch eine gegnerische Kreatur in Kontakt mit dem Ziel 1 Schaden.',
  Poison: 'Überlebt das Ziel, erhält es eine Giftmarke.',
  Stun: 'Überlebt das Ziel, erhält es eine Betäubungsmarke.',
  Swap: 'Nach dem Angriff darf der Angreifer mit dem Ziel den Platz tauschen.',
  Vampirism: 'Fügt der Angriff Schaden zu, wird der Angreifer für jeden Kritischen Treffer um 1 Trefferpunkt geheilt.',
};

export function criticalMeaning(critical: Critical): string {
  switch (critical.critical) {
    case 'add-die':
      return `${capital(diceWords([critical.die], 'nom'))} wird geworfen und dem Angriff hinzugefügt.`;
    case 'add-symbol':
      return `Dem Angriff wird 1 ${SYMBOLS[critical.symbol]} hinzugefügt.`;
    default:
      return MEANINGS[critical.critical];
  }
}
