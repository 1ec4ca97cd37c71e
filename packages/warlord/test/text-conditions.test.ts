/* oxlint-disable unicorn/no-thenable -- a word of the language */
/**
 * Conditions and their denials.
 */
import { describe } from 'vitest';
import type { Ability, Condition } from '../src/abilities/language.ts';
import { linesWith, OATH, testTexts, type Phrase } from './text-samples.ts';

const EXAMPLES: readonly Phrase<Condition>[] = [
  [
    { test: 'is', who: 'this', where: { state: 'ready' } },
    'If this Cleric is ready',
    'Wenn dieser Kleriker erholt ist',
    'Se questo Chierico è pronto',
  ],
  [
    { test: 'is', who: 'warlord', where: { faction: 'Elf' } },
    'If your Warlord is an Elf',
    'Wenn dein Warlord ein Elf ist',
    'Se il tuo Warlord è un Elfo',
  ],
  [
    { test: 'is', who: 'this', where: { rank: 1 } },
    'If this Cleric is in the front rank',
    'Wenn dieser Kleriker im vordersten Rang ist',
    'Se questo Chierico è nel rango frontale',
  ],
  [
    { test: 'is', who: 'this', where: { equipped: { trait: 'Steed' } } },
    'If this Cleric has a Steed equipped',
    'Wenn dieser Kleriker mit einem Reittier ausgerüstet ist',
    'Se questo Chierico ha una Cavalcatura equipaggiata',
  ],
  [
    { test: 'is', who: 'this', where: { state: 'unstunned', rank: 1, feat: 'Riding' } },
    'If this Cleric is unstunned and in the front rank and has Riding',
    'Wenn dieser Kleriker nicht betäubt und im vordersten Rang ist und Reiten hat',
    'Se questo Chierico è nel rango frontale, ha Cavalcare e non è stordito',
  ],
  [
    { test: 'is', who: 'warlord', where: { level: { atLeast: 3 } } },
    'If your Warlord is Level 3 or higher',
    'Wenn dein Warlord Stufe 3 oder höher hat',
    'Se il tuo Warlord è di livello 3 o superiore',
  ],
  [
    { test: 'is', who: 'this', where: { any: [{ state: 'wounded' }, { rank: 'last' }] } },
    'If this Cleric is wounded or is in the last rank',
    'Wenn dieser Kleriker verwundet ist oder im letzten Rang ist',
    "Se questo Chierico è ferito o è nell'ultimo rango",
  ],
  [
    { test: 'exists', where: { controller: 'you', class: 'Cleric' } },
    'If you control a Cleric',
    'Wenn du einen Kleriker kontrollierst',
    'Se controlli un Chierico',
  ],
  [
    { test: 'exists', where: { class: 'Wizard', sameRank: true } },
    'If there is a Wizard in this rank',
    'Wenn ein Zauberer in diesem Rang ist',
    "Se c'è un Mago in questo rango",
  ],
  [
    { test: 'exists', where: { trait: 'Dragon' }, atLeast: 2 },
    'If there are at least two Dragons in play',
    'Wenn mindestens zwei Drachen im Spiel sind',
    'Se ci sono almeno due Draghi in gioco',
  ],
  [
    { test: 'exists', where: { controller: 'opponent' }, atMost: 3 },
    'If an opponent controls at most three characters',
    'Wenn ein Gegner höchstens drei Charaktere kontrolliert',
    'Se un avversario controlla al massimo tre personaggi',
  ],
  [
    { test: 'exists', where: { adjacent: true }, atLeast: 1, atMost: 1 },
    'If this Cleric is adjacent to exactly one character',
    'Wenn dieser Kleriker neben genau einem Charakter steht',
    'Se questo Chierico è adiacente a esattamente un personaggio',
  ],
  [
    { test: 'exists', where: { other: true, sameRank: true }, atMost: 0 },
    'If there is no other character in this rank',
    'Wenn kein anderer Charakter in diesem Rang ist',
    "Se non c'è alcun altro personaggio in questo rango",
  ],
  [
    { test: 'exists', what: 'item', where: { trait: 'Shield', bearer: 'this' } },
    'If this Cleric has a Shield equipped',
    'Wenn dieser Kleriker mit einem Schild ausgerüstet ist',
    'Se questo Chierico ha uno Scudo equipaggiato',
  ],
  [
    { test: 'wonInitiative' },
    'If you won initiative this turn',
    'Wenn du in dieser Runde die Initiative gewonnen hast',
    "Se hai vinto l'iniziativa in questo turno",
  ],
  [
    { test: 'compare', a: { stat: 'level', of: 'this' }, b: { below: 5 } },
    "If this Cleric's Level is less than 5",
    'Wenn die Stufe dieses Klerikers weniger als 5 beträgt',
    'Se il livello di questo Chierico è inferiore a 5',
  ],
  [
    { test: 'compare', a: { stat: 'skill', of: 'this' }, b: { atLeast: 4, atMost: 4 } },
    "If this Cleric's Skill is 4",
    'Wenn der Fertigkeitswert dieses Klerikers 4 beträgt',
    "Se l'Abilità di questo Chierico è 4",
  ],
  [
    { test: 'compare', a: { stat: 'level', of: 'warlord' }, b: { atLeast: { stat: 'level', of: 'this' } } },
    "If your Warlord's Level is equal to or greater than this Cleric's Level",
    'Wenn die Stufe deines Warlords mindestens so hoch ist wie die Stufe dieses Klerikers',
    'Se il livello del tuo Warlord è pari o superiore al livello di questo Chierico',
  ],
  [
    { test: 'compare', a: { charges: 'self' }, b: { atLeast: 2 } },
    'If there are at least two Charges on this card',
    'Wenn mindestens zwei Ladungen auf dieser Karte sind',
    'Se ci sono almeno due cariche su questa carta',
  ],
  [
    { test: 'compare', a: { ranks: 'yours' }, b: { above: 3 } },
    'If your formation has more than three ranks',
    'Wenn deine Formation mehr als drei Ränge hat',
    'Se la tua formazione ha più di tre ranghi',
  ],
  [
    { test: 'compare', a: { inDiscard: {} }, b: { atLeast: 12 } },
    'If there are at least 12 cards in your discard pile',
    'Wenn mindestens zwölf Karten in deinem Ablagestapel sind',
    'Se ci sono almeno dodici carte nella tua pila degli scarti',
  ],
  [
    { test: 'compare', a: { count: { sameRank: true } }, b: { above: { count: { rankBehind: true } } } },
    'If there are more characters in this rank than in the rank behind this Cleric',
    'Wenn in diesem Rang mehr Charaktere sind als im Rang hinter diesem Kleriker',
    'Se in questo rango ci sono più personaggi che nel rango dietro a questo Chierico',
  ],
  [
    { test: 'natural', is: 'odd' },
    'If the natural roll is odd',
    'Wenn der natürliche Wurf ungerade ist',
    'Se il tiro naturale è dispari',
  ],
  [
    { test: 'natural', is: { atLeast: 17 } },
    'If the natural roll is 17 or more',
    'Wenn der natürliche Wurf 17 oder mehr beträgt',
    'Se il tiro naturale è 17 o più',
  ],
  [
    { test: 'not', condition: { test: 'is', who: 'this', where: { state: 'stunned' } } },
    'If this Cleric is not stunned',
    'Wenn dieser Kleriker nicht betäubt ist',
    'Se questo Chierico non è stordito',
  ],
  [
    { test: 'not', condition: { test: 'is', who: 'this', where: { class: 'Rogue' } } },
    'If this Cleric is not a Rogue',
    'Wenn dieser Kleriker kein Gauner ist',
    'Se questo Chierico non è un Ladro',
  ],
  [
    { test: 'not', condition: { test: 'is', who: 'this', where: { equipped: { trait: 'Weapon' } } } },
    'If this Cleric does not have a Weapon equipped',
    'Wenn dieser Kleriker mit keiner Waffe ausgerüstet ist',
    "Se questo Chierico non ha alcun'Arma equipaggiata",
  ],
  [
    { test: 'not', condition: { test: 'exists', where: { controller: 'you', trait: 'Bard' } } },
    'If you control no Bard',
    'Wenn du keinen Barden kontrollierst',
    'Se non controlli alcun Bardo',
  ],
  [
    { test: 'not', condition: { test: 'wonInitiative' } },
    'If you did not win initiative this turn',
    'Wenn du in dieser Runde die Initiative nicht gewonnen hast',
    "Se non hai vinto l'iniziativa in questo turno",
  ],
  [
    { test: 'not', condition: { test: 'natural', is: 'even' } },
    'If the natural roll is not even',
    'Wenn der natürliche Wurf nicht gerade ist',
    'Se il tiro naturale non è pari',
  ],
  [
    { test: 'not', condition: { test: 'compare', a: { stat: 'level', of: 'this' }, b: { below: 5 } } },
    "Unless this Cleric's Level is less than 5",
    'Außer wenn die Stufe dieses Klerikers weniger als 5 beträgt',
    'Tranne se il livello di questo Chierico è inferiore a 5',
  ],
  [
    { test: 'all', of: [{ test: 'wonInitiative' }, { test: 'is', who: 'this', where: { rank: 1 } }] },
    'If you won initiative this turn and this Cleric is in the front rank',
    'Wenn du in dieser Runde die Initiative gewonnen hast und dieser Kleriker im vordersten Rang ist',
    "Se hai vinto l'iniziativa in questo turno e questo Chierico è nel rango frontale",
  ],
  [
    { test: 'any', of: [{ test: 'wonInitiative' }, { test: 'is', who: 'this', where: { rank: 1 } }] },
    'If you won initiative this turn or this Cleric is in the front rank',
    'Wenn du in dieser Runde die Initiative gewonnen hast oder dieser Kleriker im vordersten Rang ist',
    "Se hai vinto l'iniziativa in questo turno o questo Chierico è nel rango frontale",
  ],
];

function line(condition: Condition): Ability {
  return { kind: 'order', do: [{ do: 'if', condition, then: [{ do: 'draw', cards: 1 }] }] };
}

const LINES = linesWith(EXAMPLES, line, {
  en: (condition) => `Order: ${condition}, draw a card.`,
  de: (condition) => `Befehl: ${condition}, ziehe eine Karte.`,
  it: (condition) => `Ordine: ${condition}, pesca una carta.`,
});

describe('conditions', () => testTexts(OATH, LINES));
