/**
 * Continuous text: values.
 */
import { describe } from 'vitest';
import { RUTH, testTexts, type Example } from './text-samples.ts';

const EXAMPLES: readonly Example[] = [
  [
    'stat',
    { kind: 'static', mods: [{ mod: 'stat', add: { atk: 2, ac: 1, skill: 3, hp: 1, level: 1 } }] },
    'Ruth has +2 ATK, +1 AC, +3 Skill, +1 HP and +1 Level.',
    'Ruth hat +2 ATK, +1 AC, +3 Fertigkeit, +1 LP und +1 Stufe.',
    'Ruth ha +2 ATK, +1 AC, +3 Abilità, +1 PF e +1 Livello.',
  ],
  [
    'penalty',
    { kind: 'static', mods: [{ mod: 'stat', add: { ac: -3 } }] },
    'Ruth has −3 AC.',
    'Ruth hat −3 AC.',
    'Ruth ha −3 AC.',
  ],
  [
    'levels',
    { kind: 'static', mods: [{ mod: 'stat', add: { level: 2 } }] },
    'Ruth has +2 Levels.',
    'Ruth hat +2 Stufen.',
    'Ruth ha +2 Livelli.',
  ],
  [
    'stat of others',
    { kind: 'static', mods: [{ mod: 'stat', who: { other: true, faction: 'Elf', sameRank: true }, add: { atk: 1 } }] },
    'Other Elves in this rank have +1 ATK.',
    'Andere Elfen in diesem Rang haben +1 ATK.',
    'Gli altri Elfi in questo rango hanno +1 ATK.',
  ],
  [
    'stat of the Warlord',
    { kind: 'static', mods: [{ mod: 'stat', who: { controller: 'you', warlord: true }, add: { skill: 2 } }] },
    'Your Warlord has +2 Skill.',
    'Dein Warlord hat +2 Fertigkeit.',
    'Il tuo Warlord ha +2 Abilità.',
  ],
  [
    'stat for each',
    {
      kind: 'static',
      mods: [
        {
          mod: 'stat',
          add: {
            atk: { count: { other: true, alignment: 'evil', trait: 'Paladin' } },
            ac: { count: { other: true, alignment: 'evil', trait: 'Paladin' }, each: 2 },
          },
        },
      ],
    },
    'Ruth has +1 ATK and +2 AC for each other evil Paladin in play.',
    'Ruth hat +1 ATK und +2 AC für jeden anderen bösen Paladin im Spiel.',
    'Ruth ha +1 ATK e +2 AC per ogni altro Paladino malvagio in gioco.',
  ],
  [
    'stat for each Charge',
    {
      kind: 'static',
      mods: [{ mod: 'stat', add: { atk: { charges: 'self' }, ac: { times: -1, of: { charges: 'self' } } } }],
    },
    'Ruth has +1 ATK and −1 AC for each Charge on Ruth.',
    'Ruth hat +1 ATK und −1 AC für jede Ladung auf Ruth.',
    'Ruth ha +1 ATK e −1 AC per ogni carica su Ruth.',
  ],
  [
    'stat for each wound',
    { kind: 'static', mods: [{ mod: 'stat', add: { atk: { wounds: 'this' } } }] },
    'Ruth has +1 ATK for each wound on Ruth.',
    'Ruth hat +1 ATK für jede Wunde auf Ruth.',
    'Ruth ha +1 ATK per ogni ferita su Ruth.',
  ],
  [
    'stat for each rank',
    { kind: 'static', mods: [{ mod: 'stat', add: { ac: { ranks: 'yours' } } }] },
    'Ruth has +1 AC for each rank in your formation.',
    'Ruth hat +1 AC für jeden Rang in deiner Formation.',
    'Ruth ha +1 AC per ogni rango nella tua formazione.',
  ],
  [
    'stat for each card',
    { kind: 'static', mods: [{ mod: 'stat', add: { atk: { inDiscard: { type: 'character' } } } }] },
    'Ruth has +1 ATK for each character card in your discard pile.',
    'Ruth hat +1 ATK für jede Charakterkarte in deinem Ablagestapel.',
    'Ruth ha +1 ATK per ogni carta personaggio nella tua pila degli scarti.',
  ],
  [
    'stat equal',
    {
      kind: 'static',
      mods: [{ mod: 'stat', add: { atk: { stat: 'level', of: 'this' }, ac: { stat: 'level', of: 'this' } } }],
    },
    "Ruth has a bonus to ATK and AC equal to Ruth's Level.",
    'Ruth hat einen Bonus auf ATK und AC in Höhe der Stufe von Ruth.',
    "Ruth ha un bonus all'ATK e all'AC pari al livello di Ruth.",
  ],
  [
    'penalty equal',
    { kind: 'static', mods: [{ mod: 'stat', add: { skill: { times: -1, of: { stat: 'skill', of: 'warlord' } } } }] },
    "Ruth has a penalty to Skill equal to your Warlord's Skill.",
    'Ruth hat eine Strafe auf Fertigkeit in Höhe des Fertigkeitswerts deines Warlords.',
    "Ruth ha una penalità all'Abilità pari all'Abilità del tuo Warlord.",
  ],
  [
    'during, striker',
    {
      kind: 'static',
      mods: [{ mod: 'stat', add: { atk: 5 }, during: { as: 'striker', via: 'melee', other: { state: 'spent' } } }],
    },
    'Ruth has +5 ATK for melee strikes against spent characters.',
    'Ruth hat +5 ATK bei Nahkampfschlägen gegen verausgabte Charaktere.',
    'Ruth ha +5 ATK nei colpi di mischia contro i personaggi spesi.',
  ],
  [
    'during, any strike',
    { kind: 'static', mods: [{ mod: 'stat', add: { atk: 5 }, during: { as: 'striker' } }] },
    'Ruth has +5 ATK for strikes.',
    'Ruth hat +5 ATK bei Nahkampfschlägen und Fernangriffen.',
    'Ruth ha +5 ATK nei colpi di mischia e a distanza.',
  ],
  [
    'during an attack',
    { kind: 'static', mods: [{ mod: 'stat', add: { atk: 1 }, during: { as: 'striker', via: 'melee', attack: true } }] },
    'Ruth has +1 ATK for melee strikes of an attack.',
    'Ruth hat +1 ATK bei Nahkampfschlägen in Angriffen.',
    'Ruth ha +1 ATK nei colpi di mischia degli attacchi.',
  ],
  [
    'during, struck',
    {
      kind: 'static',
      mods: [
        { mod: 'stat', add: { ac: 4 }, during: { as: 'struck', via: 'ranged', other: { alignment: 'opposite' } } },
      ],
    },
    'Ruth has +4 AC against ranged strikes by characters of the opposite alignment.',
    'Ruth hat +4 AC gegen Fernangriffe von Charakteren entgegengesetzter Gesinnung.',
    'Ruth ha +4 AC contro i colpi a distanza dei personaggi di allineamento opposto.',
  ],
  [
    'for equipping',
    { kind: 'static', mods: [{ mod: 'stat', add: { level: 1 }, for: { verb: 'equip', where: { trait: 'Armor' } } }] },
    'Ruth has +1 Level for equipping Armor.',
    'Ruth hat +1 Stufe zum Ausrüsten mit Rüstungen.',
    'Ruth ha +1 Livello per equipaggiare Armature.',
  ],
  [
    'for performing',
    { kind: 'static', mods: [{ mod: 'stat', add: { level: 1 }, for: { verb: 'perform' } }] },
    'Ruth has +1 Level for performing actions.',
    'Ruth hat +1 Stufe zum Ausführen von Aktionen.',
    'Ruth ha +1 Livello per eseguire azioni.',
  ],
  [
    'for casting',
    { kind: 'static', mods: [{ mod: 'stat', add: { level: 1 }, for: { verb: 'cast', where: { class: 'Cleric' } } }] },
    'Ruth has +1 Level for casting Cleric spells.',
    'Ruth hat +1 Stufe zum Wirken von Kleriker-Zaubersprüchen.',
    'Ruth ha +1 Livello per lanciare incantesimi da Chierico.',
  ],
  [
    'with a condition',
    {
      kind: 'static',
      mods: [{ mod: 'stat', add: { ac: 2 }, when: { test: 'is', who: 'it', where: { state: 'wounded' } } }],
    },
    'Ruth has +2 AC while Ruth is wounded.',
    'Ruth hat +2 AC, solange Ruth verwundet ist.',
    'Questo personaggio ha +2 AC finché questo personaggio è ferito.',
  ],
  [
    'others with a condition',
    {
      kind: 'static',
      mods: [
        {
          mod: 'stat',
          who: { controller: 'you' },
          add: { ac: 2 },
          when: { test: 'is', who: 'it', where: { state: 'wounded' } },
        },
      ],
    },
    'Each character you control has +2 AC while that character is wounded.',
    'Jeder deiner Charaktere hat +2 AC, solange jener Charakter verwundet ist.',
    'Ogni personaggio che controlli ha +2 AC finché quel personaggio è ferito.',
  ],
];

describe('bonuses', () => testTexts(RUTH, EXAMPLES));
