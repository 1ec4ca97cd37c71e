/**
 * Continuous text: what somebody is, may and may not do.
 */
import { describe } from 'vitest';
import { RUTH, testTexts, type Example } from './text-samples.ts';

const EXAMPLES: readonly Example[] = [
  [
    'trait',
    { kind: 'static', mods: [{ mod: 'identity', traits: ['Druid'] }] },
    'Ruth has the Druid trait.',
    'Ruth hat die Eigenschaft Druide.',
    'Ruth ha il tratto Druido.',
  ],
  [
    'traits',
    { kind: 'static', mods: [{ mod: 'identity', traits: ['Astral', 'Undead'] }] },
    'Ruth has the Astral and Undead traits.',
    'Ruth hat die Eigenschaften Astral und Untoter.',
    'Ruth ha i tratti Astrale e Non Morto.',
  ],
  [
    'classes',
    { kind: 'static', mods: [{ mod: 'identity', classes: ['Rogue'] }] },
    'Ruth is also a Rogue.',
    'Ruth gilt auch als Gauner.',
    'Ruth è anche un Ladro.',
  ],
  [
    'alignment',
    { kind: 'static', mods: [{ mod: 'identity', alignment: 'evil' }] },
    'Ruth is evil.',
    'Ruth ist böse.',
    'Questo personaggio è malvagio.',
  ],
  [
    'ability',
    {
      kind: 'static',
      mods: [
        {
          mod: 'grant',
          who: { controller: 'you', trait: 'Gargoyle' },
          ability: {
            kind: 'react',
            on: { at: 'after_targeted_melee', on: 'this' },
            cost: [{ pay: 'discard', who: 'self' }],
            do: [{ do: 'cancel' }],
          },
        },
      ],
    },
    'Your Gargoyles have the ability “React: After this character is targeted with a melee strike, discard Ruth: Cancel the strike.”',
    'Deine Gargoyles haben die Fähigkeit „Reaktion: Nachdem dieser Charakter zum Ziel eines Nahkampfschlags erklärt wurde, wirf Ruth ab: Hebe den Schlag auf.“',
    'I tuoi Gargoyle hanno la capacità «Reazione: Dopo che un colpo di mischia ha preso di mira questo personaggio, scarta Ruth: Cancella il colpo.»',
  ],
  [
    'forbid attack',
    { kind: 'static', mods: [{ mod: 'forbid', what: 'attack' }] },
    'Ruth may not attack.',
    'Ruth darf nicht angreifen.',
    'Ruth non può attaccare.',
  ],
  [
    'forbid several',
    { kind: 'static', mods: [{ mod: 'forbid', what: ['attack', 'maneuver', 'act'] }] },
    'Ruth may not attack, maneuver or perform actions.',
    'Ruth darf nicht angreifen, nicht manövrieren und keine Aktionen ausführen.',
    'Ruth non può attaccare, manovrare né eseguire azioni.',
  ],
  [
    'forbid items',
    { kind: 'static', mods: [{ mod: 'forbid', what: 'equip', where: { trait: ['Armor', 'Shield'] } }] },
    'Ruth may not equip Armor or Shields.',
    'Ruth darf nicht mit Rüstungen oder Schilden ausgerüstet werden.',
    'Ruth non può equipaggiare Armature o Scudi.',
  ],
  [
    'forbid other items',
    { kind: 'static', mods: [{ mod: 'forbid', what: 'equip', where: { not: { trait: 'Lycanthrope Form' } } }] },
    'Ruth may not equip items that are not Lycanthrope Forms.',
    'Ruth darf nicht mit Gegenständen ausgerüstet werden, die keine Lykanthropengestalten sind.',
    'Ruth non può equipaggiare oggetti che non siano Forme di Licantropo.',
  ],
  [
    'forbid action cards',
    { kind: 'static', mods: [{ mod: 'forbid', what: 'action-cards' }] },
    'Ruth may not perform action cards.',
    'Ruth darf keine Aktionskarten ausführen.',
    'Ruth non può eseguire carte azione.',
  ],
  [
    'forbid readying',
    { kind: 'static', mods: [{ mod: 'forbid', what: 'ready-in-ready-phase' }] },
    'Ruth does not become ready in the Ready Phase.',
    'Ruth wird in der Erholungsphase nicht aufgerichtet.',
    'Questo personaggio non diventa pronto nella Fase di Preparazione.',
  ],
  [
    'forbid targeting',
    {
      kind: 'static',
      mods: [
        {
          mod: 'forbid',
          what: ['be-targeted-by-melee', 'be-targeted-by-ranged', 'be-targeted-by-spells', 'be-targeted-by-actions'],
        },
      ],
    },
    'Ruth may not be targeted with melee strikes, ranged strikes, spells or actions.',
    'Ruth kann nicht zum Ziel von Nahkampfschlägen, Fernangriffen, Zaubersprüchen oder Aktionen erklärt werden.',
    'Ruth non può essere il bersaglio di colpi di mischia, colpi a distanza, incantesimi o azioni.',
  ],
  [
    'forbid targeting by',
    { kind: 'static', mods: [{ mod: 'forbid', what: 'be-targeted-by-ranged', where: { level: { atMost: 2 } } }] },
    'Ruth may not be targeted with ranged strikes by Level 2 or lower characters.',
    'Ruth kann nicht von Charakteren der Stufe 2 oder niedriger zum Ziel von Fernangriffen erklärt werden.',
    'Ruth non può essere il bersaglio di colpi a distanza di personaggi di livello 2 o inferiore.',
  ],
  [
    'allow spells',
    { kind: 'static', mods: [{ mod: 'allowCards', where: { type: 'spell', class: 'Cleric', level: { atMost: 1 } } }] },
    'Ruth may also cast Level 1 Cleric spells.',
    'Ruth darf auch Kleriker-Zaubersprüche der Stufe 1 wirken.',
    'Ruth può anche lanciare incantesimi da Chierico di livello 1.',
  ],
  [
    'allow action cards',
    { kind: 'static', mods: [{ mod: 'allowCards', where: { type: 'action', level: { atMost: 2 } } }] },
    'Ruth may also perform Level 2 or lower action cards of any class.',
    'Ruth darf auch Aktionskarten der Stufe 2 oder niedriger beliebiger Klasse ausführen.',
    'Ruth può anche eseguire carte azione di livello 2 o inferiore di qualsiasi classe.',
  ],
  [
    'allow items',
    { kind: 'static', mods: [{ mod: 'allowItems', where: { class: 'Fighter', trait: 'Weapon' } }] },
    'Ruth may also equip Fighter Weapons.',
    'Ruth darf auch mit Kämpfer-Waffen ausgerüstet werden.',
    'Ruth può anche equipaggiare Armi da Guerriero.',
  ],
  [
    'allow any items',
    { kind: 'static', mods: [{ mod: 'allowItems', where: {} }] },
    'Ruth may also equip items of any class.',
    'Ruth darf auch mit Gegenständen beliebiger Klasse ausgerüstet werden.',
    'Ruth può anche equipaggiare oggetti di qualsiasi classe.',
  ],
  [
    'carries',
    { kind: 'static', mods: [{ mod: 'carries', trait: 'Weapon', count: 2 }] },
    'Ruth may have two Weapons equipped.',
    'Ruth darf mit zwei Waffen ausgerüstet sein.',
    'Ruth può avere due Armi equipaggiate.',
  ],
  [
    'wound limit',
    { kind: 'static', mods: [{ mod: 'woundLimit', max: 1, via: 'strike' }] },
    'Ruth suffers at most one wound from each strike.',
    'Ruth erleidet durch jeden Schlag höchstens eine Wunde.',
    'Ruth subisce al massimo una ferita da ogni colpo.',
  ],
  [
    'wound limit at all',
    { kind: 'static', mods: [{ mod: 'woundLimit', max: 2 }] },
    'Ruth suffers at most two wounds at a time.',
    'Ruth erleidet höchstens zwei Wunden auf einmal.',
    'Ruth subisce al massimo due ferite alla volta.',
  ],
  [
    'counts as',
    { kind: 'static', mods: [{ mod: 'countsAs', characters: 2 }] },
    'Ruth counts as two characters for determining illegal ranks.',
    'Ruth zählt bei der Prüfung auf illegale Ränge als zwei Charaktere.',
    'Ruth conta come due personaggi per determinare i ranghi illegali.',
  ],
  [
    'no loyalty penalty',
    { kind: 'static', mods: [{ mod: 'noLoyaltyPenalty', where: { faction: 'Dwarf' } }] },
    'Your Dwarves suffer no loyalty penalty.',
    'Deine Zwerge erleiden keine Loyalitätsstrafe.',
    'I tuoi Nani non subiscono la penalità di appartenenza.',
  ],
  [
    'hand size',
    { kind: 'static', mods: [{ mod: 'handSize', add: 1 }] },
    'Your hand size is increased by one.',
    'Deine Handgröße erhöht sich um eine Karte.',
    'La dimensione della tua mano aumenta di una carta.',
  ],
  [
    'smaller hand',
    { kind: 'static', mods: [{ mod: 'handSize', add: -2 }] },
    'Your hand size is reduced by two.',
    'Deine Handgröße verringert sich um zwei Karten.',
    'La dimensione della tua mano diminuisce di due carte.',
  ],
  [
    'two about one',
    {
      kind: 'static',
      mods: [
        { mod: 'stat', add: { atk: 2 } },
        { mod: 'feat', feat: 'Defend', add: 3 },
        { mod: 'forbid', what: 'maneuver' },
      ],
    },
    'Ruth has +2 ATK and Defend +3 and may not maneuver.',
    'Ruth hat +2 ATK und Verteidigen +3 und darf nicht manövrieren.',
    'Ruth ha +2 ATK e Difesa +3 e non può manovrare.',
  ],
  [
    'two about two',
    {
      kind: 'static',
      mods: [
        { mod: 'stat', add: { atk: 2 } },
        { mod: 'stat', who: { adjacent: true }, add: { ac: 1 } },
      ],
    },
    'Ruth has +2 ATK. Adjacent characters have +1 AC.',
    'Ruth hat +2 ATK. Nebenstehende Charaktere haben +1 AC.',
    'Ruth ha +2 ATK. I personaggi adiacenti hanno +1 AC.',
  ],
];

describe('identity, permissions, prohibitions', () => testTexts(RUTH, EXAMPLES));
