/**
 * Noun phrases in the plural.
 */
import { LANGUAGES } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import type { Ability, Where } from '../src/abilities/language.ts';
import type { Card } from '../src/content/card.ts';
import { abilityText } from '../src/text/card-text.ts';

const OATH: Card = { id: 'oath', name: 'Oath', type: 'action', sets: [], formats: [], classes: ['Cleric'], level: 1 };

type Example = readonly [where: Where, en: string, de: string, it: string];

const EXAMPLES: readonly Example[] = [
  [{ controller: 'you' }, 'all your characters', 'alle deine Charaktere', 'tutti i tuoi personaggi'],
  [
    { controller: 'opponent' },
    'all opposing characters',
    'alle gegnerischen Charaktere',
    'tutti i personaggi avversari',
  ],
  [
    { army: 'yours' },
    'all characters in your army',
    'alle Charaktere in deiner Armee',
    'tutti i personaggi nel tuo esercito',
  ],
  [{ other: true }, 'all other characters', 'alle anderen Charaktere', 'tutti gli altri personaggi'],
  [{ state: 'ready' }, 'all ready characters', 'alle erholten Charaktere', 'tutti i personaggi pronti'],
  [{ state: 'spent' }, 'all spent characters', 'alle verausgabten Charaktere', 'tutti i personaggi spesi'],
  [
    { state: 'only-spent' },
    'all spent (not stunned) characters',
    'alle verausgabten, nicht betäubten Charaktere',
    'tutti i personaggi spesi (non storditi)',
  ],
  [{ state: 'stunned' }, 'all stunned characters', 'alle betäubten Charaktere', 'tutti i personaggi storditi'],
  [
    { state: 'unstunned' },
    'all unstunned characters',
    'alle nicht betäubten Charaktere',
    'tutti i personaggi non storditi',
  ],
  [
    { state: ['ready', 'stunned'] },
    'all ready or stunned characters',
    'alle erholten oder betäubten Charaktere',
    'tutti i personaggi pronti o storditi',
  ],
  [{ faction: 'Elf' }, 'all Elves', 'alle Elfen', 'tutti gli Elfi'],
  [
    { faction: 'Free Kingdoms' },
    'all Free Kingdoms characters',
    'alle Charaktere der Freien Königreiche',
    'tutti i personaggi dei Regni Liberi',
  ],
  [{ class: 'Wizard' }, 'all Wizards', 'alle Zauberer', 'tutti i Maghi'],
  [{ class: 'none' }, 'all classless characters', 'alle klassenlosen Charaktere', 'tutti i personaggi senza classe'],
  [
    { class: ['Fighter', 'Rogue'] },
    'all Fighters and Rogues',
    'alle Kämpfer und Gauner',
    'tutti i Guerrieri e i Ladri',
  ],
  [{ faction: 'Dwarf', class: 'Cleric' }, 'all Dwarf Clerics', 'alle Zwergenkleriker', 'tutti i Chierici Nani'],
  [
    { faction: 'Deverenian', class: 'Fighter' },
    'all Deverenian Fighters',
    'alle deverenischen Kämpfer',
    'tutti i Guerrieri Devereniani',
  ],
  [{ trait: 'Assassin' }, 'all Assassins', 'alle Assassinen', 'tutti gli Assassini'],
  [{ trait: 'Astral' }, 'all Astral characters', 'alle astralen Charaktere', 'tutti i personaggi Astrali'],
  [
    { trait: ['Astral', 'Ethereal'] },
    'all Astral or Ethereal characters',
    'alle astralen oder ätherischen Charaktere',
    'tutti i personaggi Astrali o Eterei',
  ],
  [
    { trait: ['Monster', 'Undead', 'Harpy'] },
    'all Monsters, Undead and Harpies',
    'alle Monster, Untoten und Harpyien',
    'tutti i Mostri, i Non Morti e le Arpie',
  ],
  [{ trait: 'Siege' }, 'all Siege characters', 'alle Belagerungscharaktere', "tutti i personaggi d'Assedio"],
  [{ faction: 'Elf', trait: 'Undead' }, 'all Undead Elves', 'alle untoten Elfen', 'tutti gli Elfi Non Morti'],
  [
    { trait: 'Jester' },
    'all Jesters',
    'alle Charaktere mit der Eigenschaft Jester',
    'tutti i personaggi con il tratto Jester',
  ],
  [
    { feat: 'Stealth' },
    'all characters with Stealth',
    'alle Charaktere mit Schleichen',
    'tutti i personaggi con Furtività',
  ],
  [
    { not: { feat: 'Stealth' } },
    'all characters with no Stealth',
    'alle Charaktere ohne Schleichen',
    'tutti i personaggi senza Furtività',
  ],
  [{ warlord: true, faction: 'Nothrog' }, 'all Nothrog Warlords', 'alle Nothrog-Warlords', 'tutti i Warlord Nothrog'],
  [
    { warlord: false },
    'all non-Warlord characters',
    'alle Charaktere, die keine Warlords sind',
    'tutti i personaggi non Warlord',
  ],
  [{ alignment: 'good' }, 'all good characters', 'alle guten Charaktere', 'tutti i personaggi buoni'],
  [{ alignment: 'evil', trait: 'Paladin' }, 'all evil Paladins', 'alle bösen Paladine', 'tutti i Paladini malvagi'],
  [
    { alignment: 'same' },
    'all characters of the same alignment',
    'alle Charaktere gleicher Gesinnung',
    'tutti i personaggi dello stesso allineamento',
  ],
  [
    { alignment: 'opposite' },
    'all characters of the opposite alignment',
    'alle Charaktere entgegengesetzter Gesinnung',
    'tutti i personaggi di allineamento opposto',
  ],
  [
    { level: { below: { stat: 'level', of: 'this' } } },
    'all characters of lower Level',
    'alle Charaktere niedrigerer Stufe',
    'tutti i personaggi di livello inferiore',
  ],
  [
    { level: { atLeast: { stat: 'level', of: 'this' } } },
    'all characters of equal or higher Level',
    'alle Charaktere gleicher oder höherer Stufe',
    'tutti i personaggi di livello pari o superiore',
  ],
  [
    { level: { above: { stat: 'level', of: 'warlord' } } },
    "all characters with a Level greater than your Warlord's Level",
    'alle Charaktere mit einer höheren Stufe als der Stufe deines Warlords',
    'tutti i personaggi con un livello superiore al livello del tuo Warlord',
  ],
  [
    { stat: { stat: 'ac', atLeast: 15 } },
    'all characters with an AC of 15 or more',
    'alle Charaktere mit einer Rüstungsklasse von 15 oder mehr',
    "tutti i personaggi con un'AC di 15 o più",
  ],
  [
    { stat: { stat: 'atk', below: { stat: 'atk', of: 'this' } } },
    "all characters with an ATK less than this Cleric's ATK",
    'alle Charaktere mit einem niedrigeren Angriffswert als dem Angriffswert dieses Klerikers',
    "tutti i personaggi con un ATK inferiore all'ATK di questo Chierico",
  ],
  [
    { within: 2 },
    'all characters within two ranks',
    'alle Charaktere, die höchstens zwei Ränge entfernt sind',
    'tutti i personaggi entro due ranghi',
  ],
  [
    { ranksAway: 3 },
    'all characters exactly three ranks away',
    'alle Charaktere, die genau drei Ränge entfernt sind',
    'tutti i personaggi a esattamente tre ranghi di distanza',
  ],
  [
    { sameRank: true },
    'all characters in this rank',
    'alle Charaktere in diesem Rang',
    'tutti i personaggi in questo rango',
  ],
  [{ adjacent: true }, 'all adjacent characters', 'alle nebenstehenden Charaktere', 'tutti i personaggi adiacenti'],
  [
    { adjacentRank: true },
    'all characters in an adjacent rank',
    'alle Charaktere in einem nebenstehenden Rang',
    'tutti i personaggi in un rango adiacente',
  ],
  [
    { rankInFront: true },
    'all characters in the rank in front of this Cleric',
    'alle Charaktere im Rang vor diesem Kleriker',
    'tutti i personaggi nel rango davanti a questo Chierico',
  ],
  [
    { rankBehind: true },
    'all characters in the rank behind this Cleric',
    'alle Charaktere im Rang hinter diesem Kleriker',
    'tutti i personaggi nel rango dietro a questo Chierico',
  ],
  [
    { rank: 1 },
    'all characters in the front rank',
    'alle Charaktere im vordersten Rang',
    'tutti i personaggi nel rango frontale',
  ],
  [
    { rank: 2, army: 'opposing' },
    'all characters in rank 2 of an opposing army',
    'alle Charaktere im 2. Rang einer gegnerischen Armee',
    'tutti i personaggi nel secondo rango di un esercito avversario',
  ],
  [
    { rank: 'last', formation: 'yours' },
    'all characters in the last rank of your formation',
    'alle Charaktere im letzten Rang deiner Formation',
    "tutti i personaggi nell'ultimo rango della tua formazione",
  ],
  [
    { from: 'warlord', within: 1 },
    'all characters within one rank of your Warlord',
    'alle Charaktere, die höchstens einen Rang von deinem Warlord entfernt sind',
    'tutti i personaggi entro un rango dal tuo Warlord',
  ],
  [
    { from: 'warlord', adjacent: true },
    'all characters adjacent to your Warlord',
    'alle Charaktere neben deinem Warlord',
    'tutti i personaggi adiacenti al tuo Warlord',
  ],
  [
    { equipped: { trait: 'Weapon' } },
    'all characters with a Weapon equipped',
    'alle Charaktere mit einer Waffe',
    "tutti i personaggi con un'Arma equipaggiata",
  ],
  [
    { not: { equipped: { trait: ['Armor', 'Shield'] } } },
    'all characters with no Armor or Shield equipped',
    'alle Charaktere ohne Rüstung oder Schild',
    'tutti i personaggi senza Armature o Scudi equipaggiati',
  ],
  [
    { not: { equipped: {} } },
    'all characters with no items equipped',
    'alle Charaktere ohne Gegenstände',
    'tutti i personaggi senza oggetti equipaggiati',
  ],
  [
    { attached: { name: 'Web' } },
    'all characters with a card named Web attached',
    'alle Charaktere mit angelegter Karte namens Web',
    'tutti i personaggi con una carta di nome Web attaccata',
  ],
  [
    { not: { attached: { name: 'Web' } } },
    'all characters with no card named Web attached',
    'alle Charaktere ohne angelegte Karte namens Web',
    'tutti i personaggi senza carte di nome Web attaccate',
  ],
  [
    { not: { faction: 'Nothrog' } },
    'all non-Nothrog characters',
    'alle Charaktere, die keine Nothrog sind',
    'tutti i personaggi non Nothrog',
  ],
  [
    { not: { state: 'ready' } },
    'all characters that are not ready',
    'alle Charaktere, die nicht erholt sind',
    'tutti i personaggi che non sono pronti',
  ],
  [
    { not: { name: 'Hammer' } },
    'all characters except Hammer',
    'alle Charaktere außer Hammer',
    'tutti i personaggi tranne Hammer',
  ],
  [
    { any: [{ trait: 'Ranger' }, { class: 'Rogue' }] },
    'all Rangers and Rogues',
    'alle Waldläufer und Gauner',
    'tutti i Ranger e i Ladri',
  ],
  [
    { controller: 'opponent', any: [{ state: 'spent' }, { sameRank: true }] },
    'all spent opposing characters and all opposing characters in this rank',
    'alle verausgabten gegnerischen Charaktere und alle gegnerischen Charaktere in diesem Rang',
    'tutti i personaggi avversari spesi e tutti i personaggi avversari in questo rango',
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
    'all other spent opposing Level 3 or lower evil non-Warlord Elf Fighters within two ranks',
    'alle anderen verausgabten gegnerischen bösen Elfenkämpfer der Stufe 3 oder niedriger, die keine Warlords und höchstens zwei Ränge entfernt sind',
    'tutti gli altri Guerrieri Elfi malvagi avversari spesi non Warlord di livello 3 o inferiore entro due ranghi',
  ],
];

function line(all: Where): Ability {
  return { kind: 'order', cost: [{ pay: 'kill', who: { all } }], do: [{ do: 'draw', cards: 1 }] };
}

describe('all of a kind', () => {
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
