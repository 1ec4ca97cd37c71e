/**
 * When continuous text works, and rules of use.
 */
import { describe } from 'vitest';
import { RUTH, testTexts, type Example } from './text-samples.ts';

const EXAMPLES: readonly Example[] = [
  [
    'while',
    {
      kind: 'static',
      when: { test: 'is', who: 'this', where: { state: 'spent' } },
      mods: [{ mod: 'stat', add: { ac: -3 } }],
    },
    'While Ruth is spent, Ruth has −3 AC.',
    'Solange Ruth verausgabt ist, hat Ruth −3 AC.',
    'Finché questo personaggio è speso, questo personaggio ha −3 AC.',
  ],
  [
    'in the discard pile',
    { kind: 'static', from: 'discard', mods: [{ mod: 'stat', who: { controller: 'you' }, add: { atk: 1 } }] },
    'While Ruth is in your discard pile, your characters have +1 ATK.',
    'Solange Ruth in deinem Ablagestapel ist, haben deine Charaktere +1 ATK.',
    'Finché Ruth è nella tua pila degli scarti, i tuoi personaggi hanno +1 ATK.',
  ],
  [
    'attached',
    { kind: 'static', attached: true, mods: [{ mod: 'stat', who: 'host', add: { atk: 2 } }] },
    'While Ruth is attached, the character has +2 ATK.',
    'Solange Ruth angelegt ist, hat der Charakter +2 ATK.',
    'Finché questo personaggio è attaccato, il personaggio ha +2 ATK.',
  ],
  [
    'only',
    { kind: 'rule', rule: 'only', who: { class: ['Fighter', 'Rogue'] } },
    'Fighter or Rogue only.',
    'Nur Kämpfer oder Gauner.',
    'Solo Guerrieri o Ladri.',
  ],
  [
    'only, described',
    { kind: 'rule', rule: 'only', who: { alignment: 'good', trait: 'Paladin' } },
    'Good Paladin only.',
    'Nur gute Paladine.',
    'Solo Paladini buoni.',
  ],
  [
    'enters as',
    { kind: 'rule', rule: 'entersAs', level: 4 },
    'Ruth enters play as if Level 4.',
    'Ruth kommt wie ein Charakter der Stufe 4 ins Spiel.',
    'Ruth entra in gioco come se fosse di livello 4.',
  ],
  [
    'needs',
    { kind: 'rule', rule: 'needs', who: { controller: 'you', class: 'Cleric', level: { atLeast: 3 } } },
    'You must control a Level 3 or higher Cleric to bring Ruth into play.',
    'Du musst einen Kleriker der Stufe 3 oder höher kontrollieren, um Ruth ins Spiel zu bringen.',
    'Devi controllare un Chierico di livello 3 o superiore per portare in gioco Ruth.',
  ],
  [
    'needs at start',
    { kind: 'rule', rule: 'needs', who: { army: 'yours', class: 'Cleric' }, alsoAtStart: true },
    'You must have a Cleric in your army to start with Ruth or to bring Ruth into play.',
    'Du musst einen Kleriker in deiner Armee haben, um mit Ruth zu beginnen oder Ruth ins Spiel zu bringen.',
    'Devi avere un Chierico nel tuo esercito per iniziare la partita con Ruth o per portare in gioco Ruth.',
  ],
  [
    'may not start',
    { kind: 'rule', rule: 'mayNotStart' },
    'You may not start with Ruth.',
    'Ruth darf nicht zu deiner Anfangsarmee gehören.',
    'Ruth non può far parte del tuo esercito iniziale.',
  ],
  [
    'enters spent',
    { kind: 'rule', rule: 'entersSpent' },
    'Ruth enters play spent.',
    'Ruth kommt verausgabt ins Spiel.',
    'Questo personaggio entra in gioco speso.',
  ],
  [
    'any rank',
    { kind: 'rule', rule: 'anyRank' },
    'Ruth ignores rank requirements when entering play.',
    'Ruth ignoriert die Rangvorgaben.',
    'Ruth ignora le richieste di rango.',
  ],
  [
    'copies',
    { kind: 'rule', rule: 'copies', max: 'any' },
    'Your deck may contain any number of copies of Ruth.',
    'Dein Deck darf beliebig viele Exemplare von Ruth enthalten.',
    'Il tuo mazzo può contenere un qualunque numero di copie di Ruth.',
  ],
  [
    'one copy',
    { kind: 'rule', rule: 'copies', max: 1 },
    'Your deck may contain at most one copy of Ruth.',
    'Dein Deck darf höchstens ein Exemplar von Ruth enthalten.',
    'Il tuo mazzo può contenere al massimo una copia di Ruth.',
  ],
  [
    'performed at a level',
    { kind: 'rule', rule: 'performedBy', who: { trait: 'Assassin' }, level: 1 },
    'Assassins may perform this action as a Level 1 action.',
    'Assassinen dürfen diese Aktion als Aktion der Stufe 1 ausführen.',
    'Gli Assassini possono eseguire questa azione come azione di livello 1.',
  ],
  [
    'performed without spending',
    { kind: 'rule', rule: 'performedBy', who: { trait: 'Scout' }, withoutSpending: true },
    'Scouts may perform this action without spending.',
    'Späher dürfen diese Aktion ausführen, ohne sich zu verausgaben.',
    'Gli Esploratori possono eseguire questa azione senza spendersi.',
  ],
  [
    'performed regardless of class',
    { kind: 'rule', rule: 'performedBy', who: { trait: 'Bard' }, level: 2, regardlessOfClass: true },
    'Bards may perform this action as a Level 2 action and regardless of class.',
    'Barden dürfen diese Aktion als Aktion der Stufe 2 und unabhängig von ihrer Klasse ausführen.',
    'I Bardi possono eseguire questa azione come azione di livello 2 e indipendentemente dalla classe.',
  ],
];

describe('conditions of continuous text, rules of use', () => testTexts(RUTH, EXAMPLES));
