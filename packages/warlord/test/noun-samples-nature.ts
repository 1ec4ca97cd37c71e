/**
 * Kinds of characters and how they are called: who they are, whose, in what state, of which faction, class, trait and value.
 */
import type { Language } from '@muster/engine';
import type { Where } from '../src/abilities/language.ts';

type Called<Words> = Readonly<Record<Language, Words>> & { readonly where: Where };

/** One of them, and all of them where that is said as well. */
export type Kind = Called<readonly [one: string]> | Called<readonly [one: string, all: string]>;

export const BY_NATURE: readonly Kind[] = [
  {
    where: { controller: 'you' },
    en: ['a character you control', 'all your characters'],
    de: ['einen deiner Charaktere', 'alle deine Charaktere'],
    it: ['un personaggio che controlli', 'tutti i tuoi personaggi'],
  },
  {
    where: { controller: 'opponent' },
    en: ['an opposing character', 'all opposing characters'],
    de: ['einen gegnerischen Charakter', 'alle gegnerischen Charaktere'],
    it: ['un personaggio avversario', 'tutti i personaggi avversari'],
  },
  {
    where: { army: 'yours' },
    en: ['a character in your army', 'all characters in your army'],
    de: ['einen Charakter in deiner Armee', 'alle Charaktere in deiner Armee'],
    it: ['un personaggio nel tuo esercito', 'tutti i personaggi nel tuo esercito'],
  },
  {
    where: { army: 'opposing' },
    en: ['a character in an opposing army'],
    de: ['einen Charakter in einer gegnerischen Armee'],
    it: ['un personaggio in un esercito avversario'],
  },
  {
    where: { formation: 'yours' },
    en: ['a character in your formation'],
    de: ['einen Charakter in deiner Formation'],
    it: ['un personaggio nella tua formazione'],
  },
  {
    where: { formation: 'opposing' },
    en: ['a character in an opposing formation'],
    de: ['einen Charakter in einer gegnerischen Formation'],
    it: ['un personaggio in una formazione avversaria'],
  },
  {
    where: { other: true },
    en: ['another character', 'all other characters'],
    de: ['einen anderen Charakter', 'alle anderen Charaktere'],
    it: ['un altro personaggio', 'tutti gli altri personaggi'],
  },
  {
    where: { state: 'ready' },
    en: ['a ready character', 'all ready characters'],
    de: ['einen erholten Charakter', 'alle erholten Charaktere'],
    it: ['un personaggio pronto', 'tutti i personaggi pronti'],
  },
  {
    where: { state: 'spent' },
    en: ['a spent character', 'all spent characters'],
    de: ['einen verausgabten Charakter', 'alle verausgabten Charaktere'],
    it: ['un personaggio speso', 'tutti i personaggi spesi'],
  },
  {
    where: { state: 'only-spent' },
    en: ['a spent (not stunned) character', 'all spent (not stunned) characters'],
    de: ['einen verausgabten, nicht betäubten Charakter', 'alle verausgabten, nicht betäubten Charaktere'],
    it: ['un personaggio speso (non stordito)', 'tutti i personaggi spesi (non storditi)'],
  },
  {
    where: { state: 'stunned' },
    en: ['a stunned character', 'all stunned characters'],
    de: ['einen betäubten Charakter', 'alle betäubten Charaktere'],
    it: ['un personaggio stordito', 'tutti i personaggi storditi'],
  },
  {
    where: { state: 'unstunned' },
    en: ['an unstunned character', 'all unstunned characters'],
    de: ['einen nicht betäubten Charakter', 'alle nicht betäubten Charaktere'],
    it: ['un personaggio non stordito', 'tutti i personaggi non storditi'],
  },
  {
    where: { state: 'wounded' },
    en: ['a wounded character'],
    de: ['einen verwundeten Charakter'],
    it: ['un personaggio ferito'],
  },
  {
    where: { state: 'unwounded' },
    en: ['an unwounded character'],
    de: ['einen unverwundeten Charakter'],
    it: ['un personaggio illeso'],
  },
  {
    where: { state: ['ready', 'stunned'] },
    en: ['a ready or stunned character', 'all ready or stunned characters'],
    de: ['einen erholten oder betäubten Charakter', 'alle erholten oder betäubten Charaktere'],
    it: ['un personaggio pronto o stordito', 'tutti i personaggi pronti o storditi'],
  },
  {
    where: { faction: 'Elf' },
    en: ['an Elf', 'all Elves'],
    de: ['einen Elfen', 'alle Elfen'],
    it: ['un Elfo', 'tutti gli Elfi'],
  },
  {
    where: { faction: 'Free Kingdoms' },
    en: ['a Free Kingdoms character', 'all Free Kingdoms characters'],
    de: ['einen Charakter der Freien Königreiche', 'alle Charaktere der Freien Königreiche'],
    it: ['un personaggio dei Regni Liberi', 'tutti i personaggi dei Regni Liberi'],
  },
  {
    where: { class: 'Wizard' },
    en: ['a Wizard', 'all Wizards'],
    de: ['einen Zauberer', 'alle Zauberer'],
    it: ['un Mago', 'tutti i Maghi'],
  },
  {
    where: { class: 'none' },
    en: ['a classless character', 'all classless characters'],
    de: ['einen klassenlosen Charakter', 'alle klassenlosen Charaktere'],
    it: ['un personaggio senza classe', 'tutti i personaggi senza classe'],
  },
  {
    where: { class: ['Fighter', 'Rogue'] },
    en: ['a Fighter or Rogue', 'all Fighters and Rogues'],
    de: ['einen Kämpfer oder Gauner', 'alle Kämpfer und Gauner'],
    it: ['un Guerriero o un Ladro', 'tutti i Guerrieri e i Ladri'],
  },
  {
    where: { faction: 'Dwarf', class: 'Cleric' },
    en: ['a Dwarf Cleric', 'all Dwarf Clerics'],
    de: ['einen Zwergenkleriker', 'alle Zwergenkleriker'],
    it: ['un Chierico Nano', 'tutti i Chierici Nani'],
  },
  {
    where: { faction: 'Deverenian', class: 'Fighter' },
    en: ['a Deverenian Fighter', 'all Deverenian Fighters'],
    de: ['einen deverenischen Kämpfer', 'alle deverenischen Kämpfer'],
    it: ['un Guerriero Devereniano', 'tutti i Guerrieri Devereniani'],
  },
  {
    where: { trait: 'Assassin' },
    en: ['an Assassin', 'all Assassins'],
    de: ['einen Assassinen', 'alle Assassinen'],
    it: ['un Assassino', 'tutti gli Assassini'],
  },
  {
    where: { trait: 'Astral' },
    en: ['an Astral character', 'all Astral characters'],
    de: ['einen astralen Charakter', 'alle astralen Charaktere'],
    it: ['un personaggio Astrale', 'tutti i personaggi Astrali'],
  },
  {
    where: { trait: ['Astral', 'Ethereal'] },
    en: ['an Astral or Ethereal character', 'all Astral or Ethereal characters'],
    de: ['einen astralen oder ätherischen Charakter', 'alle astralen oder ätherischen Charaktere'],
    it: ['un personaggio Astrale o Etereo', 'tutti i personaggi Astrali o Eterei'],
  },
  {
    where: { trait: ['Monster', 'Undead', 'Harpy'] },
    en: ['a Monster, Undead or Harpy', 'all Monsters, Undead and Harpies'],
    de: ['ein Monster, einen Untoten oder eine Harpyie', 'alle Monster, Untoten und Harpyien'],
    it: ["un Mostro, un Non Morto o un'Arpia", 'tutti i Mostri, i Non Morti e le Arpie'],
  },
  {
    where: { trait: 'Siege' },
    en: ['a Siege character', 'all Siege characters'],
    de: ['einen Belagerungscharakter', 'alle Belagerungscharaktere'],
    it: ["un personaggio d'Assedio", "tutti i personaggi d'Assedio"],
  },
  {
    where: { faction: 'Elf', trait: 'Undead' },
    en: ['an Undead Elf', 'all Undead Elves'],
    de: ['einen untoten Elfen', 'alle untoten Elfen'],
    it: ['un Elfo Non Morto', 'tutti gli Elfi Non Morti'],
  },
  {
    where: { trait: 'Jester' },
    en: ['a Jester', 'all Jesters'],
    de: ['einen Charakter mit der Eigenschaft Jester', 'alle Charaktere mit der Eigenschaft Jester'],
    it: ['un personaggio con il tratto Jester', 'tutti i personaggi con il tratto Jester'],
  },
  {
    where: { feat: 'Stealth' },
    en: ['a character with Stealth', 'all characters with Stealth'],
    de: ['einen Charakter mit Schleichen', 'alle Charaktere mit Schleichen'],
    it: ['un personaggio con Furtività', 'tutti i personaggi con Furtività'],
  },
  {
    where: { not: { feat: 'Stealth' } },
    en: ['a character with no Stealth', 'all characters with no Stealth'],
    de: ['einen Charakter ohne Schleichen', 'alle Charaktere ohne Schleichen'],
    it: ['un personaggio senza Furtività', 'tutti i personaggi senza Furtività'],
  },
  {
    where: { name: 'Hammer' },
    en: ['a character named Hammer'],
    de: ['einen Charakter namens Hammer'],
    it: ['un personaggio di nome Hammer'],
  },
  {
    where: { warlord: true, faction: 'Nothrog' },
    en: ['a Nothrog Warlord', 'all Nothrog Warlords'],
    de: ['einen Nothrog-Warlord', 'alle Nothrog-Warlords'],
    it: ['un Warlord Nothrog', 'tutti i Warlord Nothrog'],
  },
  {
    where: { warlord: false },
    en: ['a non-Warlord character', 'all non-Warlord characters'],
    de: ['einen Charakter, der kein Warlord ist', 'alle Charaktere, die keine Warlords sind'],
    it: ['un personaggio non Warlord', 'tutti i personaggi non Warlord'],
  },
  {
    where: { alignment: 'good' },
    en: ['a good character', 'all good characters'],
    de: ['einen guten Charakter', 'alle guten Charaktere'],
    it: ['un personaggio buono', 'tutti i personaggi buoni'],
  },
  {
    where: { alignment: 'evil', trait: 'Paladin' },
    en: ['an evil Paladin', 'all evil Paladins'],
    de: ['einen bösen Paladin', 'alle bösen Paladine'],
    it: ['un Paladino malvagio', 'tutti i Paladini malvagi'],
  },
  {
    where: { alignment: 'same' },
    en: ['a character of the same alignment', 'all characters of the same alignment'],
    de: ['einen Charakter gleicher Gesinnung', 'alle Charaktere gleicher Gesinnung'],
    it: ['un personaggio dello stesso allineamento', 'tutti i personaggi dello stesso allineamento'],
  },
  {
    where: { alignment: 'opposite' },
    en: ['a character of the opposite alignment', 'all characters of the opposite alignment'],
    de: ['einen Charakter entgegengesetzter Gesinnung', 'alle Charaktere entgegengesetzter Gesinnung'],
    it: ['un personaggio di allineamento opposto', 'tutti i personaggi di allineamento opposto'],
  },
  {
    where: { level: { atLeast: 2, atMost: 2 } },
    en: ['a Level 2 character'],
    de: ['einen Charakter der Stufe 2'],
    it: ['un personaggio di livello 2'],
  },
  {
    where: { level: { atMost: 3 } },
    en: ['a Level 3 or lower character'],
    de: ['einen Charakter der Stufe 3 oder niedriger'],
    it: ['un personaggio di livello 3 o inferiore'],
  },
  {
    where: { level: { atLeast: 4 } },
    en: ['a Level 4 or higher character'],
    de: ['einen Charakter der Stufe 4 oder höher'],
    it: ['un personaggio di livello 4 o superiore'],
  },
  {
    where: { level: { atLeast: 1, atMost: 2 } },
    en: ['a Level 1 or 2 character'],
    de: ['einen Charakter der Stufe 1 oder 2'],
    it: ['un personaggio di livello 1 o 2'],
  },
  {
    where: { level: { below: { stat: 'level', of: 'this' } } },
    en: ['a character of lower Level', 'all characters of lower Level'],
    de: ['einen Charakter niedrigerer Stufe', 'alle Charaktere niedrigerer Stufe'],
    it: ['un personaggio di livello inferiore', 'tutti i personaggi di livello inferiore'],
  },
  {
    where: { level: { atLeast: { stat: 'level', of: 'this' } } },
    en: ['a character of equal or higher Level', 'all characters of equal or higher Level'],
    de: ['einen Charakter gleicher oder höherer Stufe', 'alle Charaktere gleicher oder höherer Stufe'],
    it: ['un personaggio di livello pari o superiore', 'tutti i personaggi di livello pari o superiore'],
  },
  {
    where: { level: { above: { stat: 'level', of: 'warlord' } } },
    en: [
      "a character with a Level greater than your Warlord's Level",
      "all characters with a Level greater than your Warlord's Level",
    ],
    de: [
      'einen Charakter mit einer höheren Stufe als der Stufe deines Warlords',
      'alle Charaktere mit einer höheren Stufe als der Stufe deines Warlords',
    ],
    it: [
      'un personaggio con un livello superiore al livello del tuo Warlord',
      'tutti i personaggi con un livello superiore al livello del tuo Warlord',
    ],
  },
  {
    where: { stat: { stat: 'ac', atLeast: 15 } },
    en: ['a character with an AC of 15 or more', 'all characters with an AC of 15 or more'],
    de: [
      'einen Charakter mit einer Rüstungsklasse von 15 oder mehr',
      'alle Charaktere mit einer Rüstungsklasse von 15 oder mehr',
    ],
    it: ["un personaggio con un'AC di 15 o più", "tutti i personaggi con un'AC di 15 o più"],
  },
  {
    where: { stat: { stat: 'atk', below: { stat: 'atk', of: 'this' } } },
    en: [
      "a character with an ATK less than this Cleric's ATK",
      "all characters with an ATK less than this Cleric's ATK",
    ],
    de: [
      'einen Charakter mit einem niedrigeren Angriffswert als dem Angriffswert dieses Klerikers',
      'alle Charaktere mit einem niedrigeren Angriffswert als dem Angriffswert dieses Klerikers',
    ],
    it: [
      "un personaggio con un ATK inferiore all'ATK di questo Chierico",
      "tutti i personaggi con un ATK inferiore all'ATK di questo Chierico",
    ],
  },
];
