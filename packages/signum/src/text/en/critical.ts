/**
 * Critical effects in English (chapter 36).
 */
import type { Critical, PlainCritical } from '../../abilities/language.ts';
import { criticalKeyword, SYMBOLS } from './lexicon.ts';
import { diceWords } from './noun.ts';

export function criticalName(critical: Critical): string {
  switch (critical.critical) {
    case 'add-die':
      return `“add ${diceWords([critical.die])}”`;
    case 'add-symbol':
      return `“add 1 ${SYMBOLS[critical.symbol]}”`;
    default:
      return criticalKeyword(critical.critical);
  }
}

const MEANINGS: Readonly<Record<PlainCritical, string>> = {
  Advance: 'If the attacker killed or pushed the target, it may move 1 hex into the hex the target held.',
  Frenzy: 'Once per activation, the attacker makes another attack on the same target, if that is possible.',
  'Heavy Hand': 'Each CRIT deals 2 damage.',
  Infection: 'If the target survives, it gets a plague token.',
  Mobility: 'After the attack the attacker may move 1 hex.',
  Parasite: 'If the attack kills a character, one of your minions is deployed in its place.',
  Cleave: 'If the attack deals damage, an enemy creature in contact with the target takes 1 damage too.',
  Poison: 'If the target survives, it gets a poison token.',
  Stun: 'If the target survives, it gets a stun token.',
  Swap: 'After the attack the attacker may swap places with the target.',
  Vampirism: 'When the attack deals damage, the attacker is healed by 1 for each CRIT.',
};

export function criticalMeaning(critical: Critical): string {
  switch (critical.critical) {
    case 'add-die':
      return `${diceWords([critical.die])} is rolled and added to the attack.`;
    case 'add-symbol':
      return `1 ${SYMBOLS[critical.symbol]} is added to the attack.`;
    default:
      return MEANINGS[critical.critical];
  }
}
