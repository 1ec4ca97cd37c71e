/**
 * Kinds of characters and how they are called: where they stand, what they carry, what they are not, and much of it at once.
 */
import type { Kind } from './noun-samples-nature.ts';

export const BY_PLACE: readonly Kind[] = [
  {
    where: { within: 2 },
    en: ['a character within two ranks', 'all characters within two ranks'],
    de: [
      'einen Charakter, der höchstens zwei Ränge entfernt ist',
      'alle Charaktere, die höchstens zwei Ränge entfernt sind',
    ],
    it: ['un personaggio entro due ranghi', 'tutti i personaggi entro due ranghi'],
  },
  {
    where: { ranksAway: 3 },
    en: ['a character exactly three ranks away', 'all characters exactly three ranks away'],
    de: ['einen Charakter, der genau drei Ränge entfernt ist', 'alle Charaktere, die genau drei Ränge entfernt sind'],
    it: [
      'un personaggio a esattamente tre ranghi di distanza',
      'tutti i personaggi a esattamente tre ranghi di distanza',
    ],
  },
  {
    where: { sameRank: true },
    en: ['a character in this rank', 'all characters in this rank'],
    de: ['einen Charakter in diesem Rang', 'alle Charaktere in diesem Rang'],
    it: ['un personaggio in questo rango', 'tutti i personaggi in questo rango'],
  },
  {
    where: { adjacent: true },
    en: ['an adjacent character', 'all adjacent characters'],
    de: ['einen nebenstehenden Charakter', 'alle nebenstehenden Charaktere'],
    it: ['un personaggio adiacente', 'tutti i personaggi adiacenti'],
  },
  {
    where: { adjacentRank: true },
    en: ['a character in an adjacent rank', 'all characters in an adjacent rank'],
    de: ['einen Charakter in einem nebenstehenden Rang', 'alle Charaktere in einem nebenstehenden Rang'],
    it: ['un personaggio in un rango adiacente', 'tutti i personaggi in un rango adiacente'],
  },
  {
    where: { rankInFront: true },
    en: ['a character in the rank in front of this Cleric', 'all characters in the rank in front of this Cleric'],
    de: ['einen Charakter im Rang vor diesem Kleriker', 'alle Charaktere im Rang vor diesem Kleriker'],
    it: [
      'un personaggio nel rango davanti a questo Chierico',
      'tutti i personaggi nel rango davanti a questo Chierico',
    ],
  },
  {
    where: { rankBehind: true },
    en: ['a character in the rank behind this Cleric', 'all characters in the rank behind this Cleric'],
    de: ['einen Charakter im Rang hinter diesem Kleriker', 'alle Charaktere im Rang hinter diesem Kleriker'],
    it: ['un personaggio nel rango dietro a questo Chierico', 'tutti i personaggi nel rango dietro a questo Chierico'],
  },
  {
    where: { rank: 1 },
    en: ['a character in the front rank', 'all characters in the front rank'],
    de: ['einen Charakter im vordersten Rang', 'alle Charaktere im vordersten Rang'],
    it: ['un personaggio nel rango frontale', 'tutti i personaggi nel rango frontale'],
  },
  {
    where: { rank: 2, army: 'opposing' },
    en: ['a character in rank 2 of an opposing army', 'all characters in rank 2 of an opposing army'],
    de: ['einen Charakter im 2. Rang einer gegnerischen Armee', 'alle Charaktere im 2. Rang einer gegnerischen Armee'],
    it: [
      'un personaggio nel secondo rango di un esercito avversario',
      'tutti i personaggi nel secondo rango di un esercito avversario',
    ],
  },
  {
    where: { rank: 'last', formation: 'yours' },
    en: ['a character in the last rank of your formation', 'all characters in the last rank of your formation'],
    de: ['einen Charakter im letzten Rang deiner Formation', 'alle Charaktere im letzten Rang deiner Formation'],
    it: [
      "un personaggio nell'ultimo rango della tua formazione",
      "tutti i personaggi nell'ultimo rango della tua formazione",
    ],
  },
  {
    where: { from: 'warlord', within: 1 },
    en: ['a character within one rank of your Warlord', 'all characters within one rank of your Warlord'],
    de: [
      'einen Charakter, der höchstens einen Rang von deinem Warlord entfernt ist',
      'alle Charaktere, die höchstens einen Rang von deinem Warlord entfernt sind',
    ],
    it: ['un personaggio entro un rango dal tuo Warlord', 'tutti i personaggi entro un rango dal tuo Warlord'],
  },
  {
    where: { from: 'warlord', sameRank: true },
    en: ["a character in your Warlord's rank"],
    de: ['einen Charakter im Rang deines Warlords'],
    it: ['un personaggio nel rango del tuo Warlord'],
  },
  {
    where: { from: 'warlord', adjacent: true },
    en: ['a character adjacent to your Warlord', 'all characters adjacent to your Warlord'],
    de: ['einen Charakter neben deinem Warlord', 'alle Charaktere neben deinem Warlord'],
    it: ['un personaggio adiacente al tuo Warlord', 'tutti i personaggi adiacenti al tuo Warlord'],
  },
  {
    where: { from: 'warlord', adjacentRank: true },
    en: ["a character in a rank adjacent to your Warlord's rank"],
    de: ['einen Charakter in einem Rang neben dem Rang deines Warlords'],
    it: ['un personaggio in un rango adiacente a quello del tuo Warlord'],
  },
  {
    where: { equipped: { trait: 'Weapon' } },
    en: ['a character with a Weapon equipped', 'all characters with a Weapon equipped'],
    de: ['einen Charakter mit einer Waffe', 'alle Charaktere mit einer Waffe'],
    it: ["un personaggio con un'Arma equipaggiata", "tutti i personaggi con un'Arma equipaggiata"],
  },
  {
    where: { not: { equipped: { trait: ['Armor', 'Shield'] } } },
    en: ['a character with no Armor or Shield equipped', 'all characters with no Armor or Shield equipped'],
    de: ['einen Charakter ohne Rüstung oder Schild', 'alle Charaktere ohne Rüstung oder Schild'],
    it: [
      'un personaggio senza Armature o Scudi equipaggiati',
      'tutti i personaggi senza Armature o Scudi equipaggiati',
    ],
  },
  {
    where: { not: { equipped: {} } },
    en: ['a character with no items equipped', 'all characters with no items equipped'],
    de: ['einen Charakter ohne Gegenstände', 'alle Charaktere ohne Gegenstände'],
    it: ['un personaggio senza oggetti equipaggiati', 'tutti i personaggi senza oggetti equipaggiati'],
  },
  {
    where: { attached: { name: 'Web' } },
    en: ['a character with a card named Web attached', 'all characters with a card named Web attached'],
    de: ['einen Charakter mit angelegter Karte namens Web', 'alle Charaktere mit angelegter Karte namens Web'],
    it: [
      'un personaggio con una carta di nome Web attaccata',
      'tutti i personaggi con una carta di nome Web attaccata',
    ],
  },
  {
    where: { not: { attached: { name: 'Web' } } },
    en: ['a character with no card named Web attached', 'all characters with no card named Web attached'],
    de: ['einen Charakter ohne angelegte Karte namens Web', 'alle Charaktere ohne angelegte Karte namens Web'],
    it: ['un personaggio senza carte di nome Web attaccate', 'tutti i personaggi senza carte di nome Web attaccate'],
  },
  {
    where: { not: { faction: 'Nothrog' } },
    en: ['a non-Nothrog character', 'all non-Nothrog characters'],
    de: ['einen Charakter, der kein Nothrog ist', 'alle Charaktere, die keine Nothrog sind'],
    it: ['un personaggio non Nothrog', 'tutti i personaggi non Nothrog'],
  },
  {
    where: { not: { state: 'ready' } },
    en: ['a character that is not ready', 'all characters that are not ready'],
    de: ['einen Charakter, der nicht erholt ist', 'alle Charaktere, die nicht erholt sind'],
    it: ['un personaggio che non è pronto', 'tutti i personaggi che non sono pronti'],
  },
  {
    where: { not: { name: 'Hammer' } },
    en: ['a character other than Hammer', 'all characters except Hammer'],
    de: ['einen Charakter außer Hammer', 'alle Charaktere außer Hammer'],
    it: ['un personaggio diverso da Hammer', 'tutti i personaggi tranne Hammer'],
  },
  {
    where: { any: [{ trait: 'Ranger' }, { class: 'Rogue' }] },
    en: ['a Ranger or Rogue', 'all Rangers and Rogues'],
    de: ['einen Waldläufer oder Gauner', 'alle Waldläufer und Gauner'],
    it: ['un Ranger o un Ladro', 'tutti i Ranger e i Ladri'],
  },
  {
    where: { controller: 'opponent', any: [{ state: 'spent' }, { sameRank: true }] },
    en: [
      'a spent opposing character or an opposing character in this rank',
      'all spent opposing characters and all opposing characters in this rank',
    ],
    de: [
      'einen verausgabten gegnerischen Charakter oder einen gegnerischen Charakter in diesem Rang',
      'alle verausgabten gegnerischen Charaktere und alle gegnerischen Charaktere in diesem Rang',
    ],
    it: [
      'un personaggio avversario speso o un personaggio avversario in questo rango',
      'tutti i personaggi avversari spesi e tutti i personaggi avversari in questo rango',
    ],
  },
  {
    where: {
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
    en: [
      'another spent opposing Level 3 or lower evil non-Warlord Elf Fighter within two ranks',
      'all other spent opposing Level 3 or lower evil non-Warlord Elf Fighters within two ranks',
    ],
    de: [
      'einen anderen verausgabten gegnerischen bösen Elfenkämpfer der Stufe 3 oder niedriger, der kein Warlord und höchstens zwei Ränge entfernt ist',
      'alle anderen verausgabten gegnerischen bösen Elfenkämpfer der Stufe 3 oder niedriger, die keine Warlords und höchstens zwei Ränge entfernt sind',
    ],
    it: [
      'un altro Guerriero Elfo malvagio avversario speso non Warlord di livello 3 o inferiore entro due ranghi',
      'tutti gli altri Guerrieri Elfi malvagi avversari spesi non Warlord di livello 3 o inferiore entro due ranghi',
    ],
  },
];
