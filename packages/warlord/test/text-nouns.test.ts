/**
 * Noun phrases in the singular: one example for each field of a filter.
 */
import { LANGUAGES } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import type { Ability, Where } from '../src/abilities/language.ts';
import type { Card } from '../src/content/card.ts';
import { abilityText } from '../src/text/card-text.ts';

const OATH: Card = { id: 'oath', name: 'Oath', type: 'action', sets: [], formats: [], classes: ['Cleric'], level: 1 };

type Example = readonly [where: Where, en: string, de: string, it: string];

const EXAMPLES: readonly Example[] = [
  [{ controller: 'you' }, 'a character you control', 'einen deiner Charaktere', 'un personaggio che controlli'],
  [{ controller: 'opponent' }, 'an opposing character', 'einen gegnerischen Charakter', 'un personaggio avversario'],
  [{ army: 'yours' }, 'a character in your army', 'einen Charakter in deiner Armee', 'un personaggio nel tuo esercito'],
  [
    { army: 'opposing' },
    'a character in an opposing army',
    'einen Charakter in einer gegnerischen Armee',
    'un personaggio in un esercito avversario',
  ],
  [
    { formation: 'yours' },
    'a character in your formation',
    'einen Charakter in deiner Formation',
    'un personaggio nella tua formazione',
  ],
  [
    { formation: 'opposing' },
    'a character in an opposing formation',
    'einen Charakter in einer gegnerischen Formation',
    'un personaggio in una formazione avversaria',
  ],
  [{ other: true }, 'another character', 'einen anderen Charakter', 'un altro personaggio'],
  [{ state: 'ready' }, 'a ready character', 'einen erholten Charakter', 'un personaggio pronto'],
  [{ state: 'spent' }, 'a spent character', 'einen verausgabten Charakter', 'un personaggio speso'],
  [
    { state: 'only-spent' },
    'a spent (not stunned) character',
    'einen verausgabten, nicht betäubten Charakter',
    'un personaggio speso (non stordito)',
  ],
  [{ state: 'stunned' }, 'a stunned character', 'einen betäubten Charakter', 'un personaggio stordito'],
  [{ state: 'unstunned' }, 'an unstunned character', 'einen nicht betäubten Charakter', 'un personaggio non stordito'],
  [{ state: 'wounded' }, 'a wounded character', 'einen verwundeten Charakter', 'un personaggio ferito'],
  [{ state: 'unwounded' }, 'an unwounded character', 'einen unverwundeten Charakter', 'un personaggio illeso'],
  [
    { state: ['ready', 'stunned'] },
    'a ready or stunned character',
    'einen erholten oder betäubten Charakter',
    'un personaggio pronto o stordito',
  ],
  [{ faction: 'Elf' }, 'an Elf', 'einen Elfen', 'un Elfo'],
  [
    { faction: 'Free Kingdoms' },
    'a Free Kingdoms character',
    'einen Charakter der Freien Königreiche',
    'un personaggio dei Regni Liberi',
  ],
  [{ class: 'Wizard' }, 'a Wizard', 'einen Zauberer', 'un Mago'],
  [{ class: 'none' }, 'a classless character', 'einen klassenlosen Charakter', 'un personaggio senza classe'],
  [{ class: ['Fighter', 'Rogue'] }, 'a Fighter or Rogue', 'einen Kämpfer oder Gauner', 'un Guerriero o un Ladro'],
  [{ faction: 'Dwarf', class: 'Cleric' }, 'a Dwarf Cleric', 'einen Zwergenkleriker', 'un Chierico Nano'],
  [
    { faction: 'Deverenian', class: 'Fighter' },
    'a Deverenian Fighter',
    'einen deverenischen Kämpfer',
    'un Guerriero Devereniano',
  ],
  [{ trait: 'Assassin' }, 'an Assassin', 'einen Assassinen', 'un Assassino'],
  [{ trait: 'Astral' }, 'an Astral character', 'einen astralen Charakter', 'un personaggio Astrale'],
  [
    { trait: ['Astral', 'Ethereal'] },
    'an Astral or Ethereal character',
    'einen astralen oder ätherischen Charakter',
    'un personaggio Astrale o Etereo',
  ],
  [
    { trait: ['Monster', 'Undead', 'Harpy'] },
    'a Monster, Undead or Harpy',
    'ein Monster, einen Untoten oder eine Harpyie',
    "un Mostro, un Non Morto o un'Arpia",
  ],
  [{ trait: 'Siege' }, 'a Siege character', 'einen Belagerungscharakter', "un personaggio d'Assedio"],
  [{ faction: 'Elf', trait: 'Undead' }, 'an Undead Elf', 'einen untoten Elfen', 'un Elfo Non Morto'],
  [
    { trait: 'Jester' },
    'a Jester',
    'einen Charakter mit der Eigenschaft Jester',
    'un personaggio con il tratto Jester',
  ],
  [{ feat: 'Stealth' }, 'a character with Stealth', 'einen Charakter mit Schleichen', 'un personaggio con Furtività'],
  [
    { not: { feat: 'Stealth' } },
    'a character with no Stealth',
    'einen Charakter ohne Schleichen',
    'un personaggio senza Furtività',
  ],
  [{ name: 'Hammer' }, 'a character named Hammer', 'einen Charakter namens Hammer', 'un personaggio di nome Hammer'],
  [{ warlord: true, faction: 'Nothrog' }, 'a Nothrog Warlord', 'einen Nothrog-Warlord', 'un Warlord Nothrog'],
  [
    { warlord: false },
    'a non-Warlord character',
    'einen Charakter, der kein Warlord ist',
    'un personaggio non Warlord',
  ],
  [{ alignment: 'good' }, 'a good character', 'einen guten Charakter', 'un personaggio buono'],
  [{ alignment: 'evil', trait: 'Paladin' }, 'an evil Paladin', 'einen bösen Paladin', 'un Paladino malvagio'],
  [
    { alignment: 'same' },
    'a character of the same alignment',
    'einen Charakter gleicher Gesinnung',
    'un personaggio dello stesso allineamento',
  ],
  [
    { alignment: 'opposite' },
    'a character of the opposite alignment',
    'einen Charakter entgegengesetzter Gesinnung',
    'un personaggio di allineamento opposto',
  ],
  [
    { level: { atLeast: 2, atMost: 2 } },
    'a Level 2 character',
    'einen Charakter der Stufe 2',
    'un personaggio di livello 2',
  ],
  [
    { level: { atMost: 3 } },
    'a Level 3 or lower character',
    'einen Charakter der Stufe 3 oder niedriger',
    'un personaggio di livello 3 o inferiore',
  ],
  [
    { level: { atLeast: 4 } },
    'a Level 4 or higher character',
    'einen Charakter der Stufe 4 oder höher',
    'un personaggio di livello 4 o superiore',
  ],
  [
    { level: { atLeast: 1, atMost: 2 } },
    'a Level 1 or 2 character',
    'einen Charakter der Stufe 1 oder 2',
    'un personaggio di livello 1 o 2',
  ],
  [
    { level: { below: { stat: 'level', of: 'this' } } },
    'a character of lower Level',
    'einen Charakter niedrigerer Stufe',
    'un personaggio di livello inferiore',
  ],
  [
    { level: { atLeast: { stat: 'level', of: 'this' } } },
    'a character of equal or higher Level',
    'einen Charakter gleicher oder höherer Stufe',
    'un personaggio di livello pari o superiore',
  ],
  [
    { level: { above: { stat: 'level', of: 'warlord' } } },
    "a character with a Level greater than your Warlord's Level",
    'einen Charakter mit einer höheren Stufe als der Stufe deines Warlords',
    'un personaggio con un livello superiore al livello del tuo Warlord',
  ],
  [
    { stat: { stat: 'ac', atLeast: 15 } },
    'a character with an AC of 15 or more',
    'einen Charakter mit einer Rüstungsklasse von 15 oder mehr',
    "un personaggio con un'AC di 15 o più",
  ],
  [
    { stat: { stat: 'atk', below: { stat: 'atk', of: 'this' } } },
    "a character with an ATK less than this Cleric's ATK",
    'einen Charakter mit einem niedrigeren Angriffswert als dem Angriffswert dieses Klerikers',
    "un personaggio con un ATK inferiore all'ATK di questo Chierico",
  ],
  [
    { within: 2 },
    'a character within two ranks',
    'einen Charakter, der höchstens zwei Ränge entfernt ist',
    'un personaggio entro due ranghi',
  ],
  [
    { ranksAway: 3 },
    'a character exactly three ranks away',
    'einen Charakter, der genau drei Ränge entfernt ist',
    'un personaggio a esattamente tre ranghi di distanza',
  ],
  [{ sameRank: true }, 'a character in this rank', 'einen Charakter in diesem Rang', 'un personaggio in questo rango'],
  [{ adjacent: true }, 'an adjacent character', 'einen nebenstehenden Charakter', 'un personaggio adiacente'],
  [
    { adjacentRank: true },
    'a character in an adjacent rank',
    'einen Charakter in einem nebenstehenden Rang',
    'un personaggio in un rango adiacente',
  ],
  [
    { rankInFront: true },
    'a character in the rank in front of this Cleric',
    'einen Charakter im Rang vor diesem Kleriker',
    'un personaggio nel rango davanti a questo Chierico',
  ],
  [
    { rankBehind: true },
    'a character in the rank behind this Cleric',
    'einen Charakter im Rang hinter diesem Kleriker',
    'un personaggio nel rango dietro a questo Chierico',
  ],
  [
    { rank: 1 },
    'a character in the front rank',
    'einen Charakter im vordersten Rang',
    'un personaggio nel rango frontale',
  ],
  [
    { rank: 2, army: 'opposing' },
    'a character in rank 2 of an opposing army',
    'einen Charakter im 2. Rang einer gegnerischen Armee',
    'un personaggio nel secondo rango di un esercito avversario',
  ],
  [
    { rank: 'last', formation: 'yours' },
    'a character in the last rank of your formation',
    'einen Charakter im letzten Rang deiner Formation',
    "un personaggio nell'ultimo rango della tua formazione",
  ],
  [
    { from: 'warlord', within: 1 },
    'a character within one rank of your Warlord',
    'einen Charakter, der höchstens einen Rang von deinem Warlord entfernt ist',
    'un personaggio entro un rango dal tuo Warlord',
  ],
  [
    { from: 'warlord', sameRank: true },
    "a character in your Warlord's rank",
    'einen Charakter im Rang deines Warlords',
    'un personaggio nel rango del tuo Warlord',
  ],
  [
    { from: 'warlord', adjacent: true },
    'a character adjacent to your Warlord',
    'einen Charakter neben deinem Warlord',
    'un personaggio adiacente al tuo Warlord',
  ],
  [
    { from: 'warlord', adjacentRank: true },
    "a character in a rank adjacent to your Warlord's rank",
    'einen Charakter in einem Rang neben dem Rang deines Warlords',
    'un personaggio in un rango adiacente a quello del tuo Warlord',
  ],
  [
    { equipped: { trait: 'Weapon' } },
    'a character with a Weapon equipped',
    'einen Charakter mit einer Waffe',
    "un personaggio con un'Arma equipaggiata",
  ],
  [
    { not: { equipped: { trait: ['Armor', 'Shield'] } } },
    'a character with no Armor or Shield equipped',
    'einen Charakter ohne Rüstung oder Schild',
    'un personaggio senza Armature o Scudi equipaggiati',
  ],
  [
    { not: { equipped: {} } },
    'a character with no items equipped',
    'einen Charakter ohne Gegenstände',
    'un personaggio senza oggetti equipaggiati',
  ],
  [
    { attached: { name: 'Web' } },
    'a character with a card named Web attached',
    'einen Charakter mit angelegter Karte namens Web',
    'un personaggio con una carta di nome Web attaccata',
  ],
  [
    { not: { attached: { name: 'Web' } } },
    'a character with no card named Web attached',
    'einen Charakter ohne angelegte Karte namens Web',
    'un personaggio senza carte di nome Web attaccate',
  ],
  [
    { not: { faction: 'Nothrog' } },
    'a non-Nothrog character',
    'einen Charakter, der kein Nothrog ist',
    'un personaggio non Nothrog',
  ],
  [
    { not: { state: 'ready' } },
    'a character that is not ready',
    'einen Charakter, der nicht erholt ist',
    'un personaggio che non è pronto',
  ],
  [
    { not: { name: 'Hammer' } },
    'a character other than Hammer',
    'einen Charakter außer Hammer',
    'un personaggio diverso da Hammer',
  ],
  [
    { any: [{ trait: 'Ranger' }, { class: 'Rogue' }] },
    'a Ranger or Rogue',
    'einen Waldläufer oder Gauner',
    'un Ranger o un Ladro',
  ],
  [
    { controller: 'opponent', any: [{ state: 'spent' }, { sameRank: true }] },
    'a spent opposing character or an opposing character in this rank',
    'einen verausgabten gegnerischen Charakter oder einen gegnerischen Charakter in diesem Rang',
    'un personaggio avversario speso o un personaggio avversario in questo rango',
  ],
  [
    {
      other: true,
      state: 'spent',
      controller: 'opponent',
      faction: 'Elf',
      class: 'Fighter',
      alignment: 'evil',
      level: { atMost: 3 },
      within: 2,
      warlord: false,
    },
    'another spent opposing Level 3 or lower evil non-Warlord Elf Fighter within two ranks',
    'einen anderen verausgabten gegnerischen bösen Elfenkämpfer der Stufe 3 oder niedriger, der kein Warlord und höchstens zwei Ränge entfernt ist',
    'un altro Guerriero Elfo malvagio avversario speso non Warlord di livello 3 o inferiore entro due ranghi',
  ],
];

function line(choose: Where): Ability {
  return { kind: 'order', cost: [{ pay: 'kill', who: { choose } }], do: [{ do: 'draw', cards: 1 }] };
}

describe('one of a kind', () => {
  test.each(EXAMPLES)('%j', (what, en, de, it) => {
    expect(abilityText(OATH, line(what), 'en')).toBe(`Order: Kill ${en}: Draw a card.`);
    expect(abilityText(OATH, line(what), 'de')).toBe(`Befehl: Töte ${de}: Ziehe eine Karte.`);
    expect(abilityText(OATH, line(what), 'it')).toBe(`Ordine: Uccidi ${it}: Pesca una carta.`);
  });

  test.each(LANGUAGES)('no two mean the same (%s)', (language) => {
    const texts = EXAMPLES.map(([what]) => abilityText(OATH, line(what), language));
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });
});
