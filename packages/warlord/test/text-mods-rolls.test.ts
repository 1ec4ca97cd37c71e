/**
 * Continuous text: ATK, feats, rolls and strikes.
 */
import { LANGUAGES } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import type { Ability } from '../src/abilities/language.ts';
import type { Card } from '../src/content/card.ts';
import { abilityText } from '../src/text/card-text.ts';

const RUTH: Card = {
  id: 'ruth',
  name: 'Ruth',
  type: 'character',
  sets: [],
  formats: [],
  classes: ['Fighter'],
  level: 1,
  factions: [],
  alignment: 'good',
  atk: [1],
  ac: 10,
  skill: 1,
  hp: 1,
};

type Example = readonly [what: string, ability: Ability, en: string, de: string, it: string];

const EXAMPLES: readonly Example[] = [
  [
    'set ATK',
    { kind: 'static', mods: [{ mod: 'setAtk', atk: [4, 1] }] },
    "Ruth's ATK changes to +4/+1.",
    'Der Angriffswert von Ruth ändert sich auf +4/+1.',
    "L'ATK di Ruth cambia in +4/+1.",
  ],
  [
    'feat',
    { kind: 'static', mods: [{ mod: 'feat', feat: 'Riposte', add: 5 }] },
    'Ruth has Riposte +5.',
    'Ruth hat Konter +5.',
    'Ruth ha Contrattacco +5.',
  ],
  [
    'feat equal',
    { kind: 'static', mods: [{ mod: 'feat', feat: 'Powerattack', add: { stat: 'level', of: 'this' } }] },
    "Ruth has Powerattack with a bonus equal to Ruth's Level.",
    'Ruth hat Mächtiger Angriff mit einem Bonus in Höhe der Stufe von Ruth.',
    'Ruth ha Attacco Poderoso con un bonus pari al livello di Ruth.',
  ],
  [
    'rolls',
    { kind: 'static', mods: [{ mod: 'roll', rolls: 'any', add: 1 }] },
    'Ruth has +1 to all die rolls.',
    'Ruth hat +1 auf alle Würfe.',
    'Ruth ha +1 a tutti i tiri.',
  ],
  [
    'strike rolls',
    { kind: 'static', mods: [{ mod: 'roll', rolls: ['melee', 'ranged'], add: 2 }] },
    'Ruth has +2 to melee and ranged strike rolls.',
    'Ruth hat +2 auf Würfe für Nahkampfschläge und Fernangriffe.',
    'Ruth ha +2 ai tiri per i colpi di mischia e a distanza.',
  ],
  [
    'ranged rolls from spells',
    { kind: 'static', mods: [{ mod: 'roll', rolls: 'ranged', add: 4, spell: true }] },
    'Ruth has +4 to ranged strike rolls from spells.',
    'Ruth hat +4 auf Würfe für durch Zaubersprüche erzeugte Fernangriffe.',
    'Ruth ha +4 ai tiri per i colpi a distanza provocati da incantesimi.',
  ],
  [
    'magic saves',
    { kind: 'static', mods: [{ mod: 'roll', rolls: 'save', name: 'magic', add: 3 }] },
    'Ruth has +3 to magic saves.',
    'Ruth hat +3 auf Rettungswürfe gegen Magie.',
    'Ruth ha +3 ai tiri salvezza contro la magia.',
  ],
  [
    'perception checks',
    { kind: 'static', mods: [{ mod: 'roll', rolls: 'check', name: 'perception', add: -2 }] },
    'Ruth has −2 to perception checks.',
    'Ruth hat −2 auf Wahrnehmungswürfe.',
    'Ruth ha −2 alle prove di Percezione.',
  ],
  [
    'all checks',
    { kind: 'static', mods: [{ mod: 'roll', rolls: 'check', add: { stat: 'level', of: 'this' } }] },
    "Ruth has a bonus to checks equal to Ruth's Level.",
    'Ruth hat einen Bonus auf Proben in Höhe der Stufe von Ruth.',
    'Ruth ha un bonus alle prove pari al livello di Ruth.',
  ],
  [
    'initiative',
    { kind: 'static', mods: [{ mod: 'roll', who: 'warlord', rolls: 'initiative', add: 2 }] },
    'Your Warlord has +2 to initiative rolls.',
    'Dein Warlord hat +2 auf Initiativewürfe.',
    'Il tuo Warlord ha +2 ai tiri di iniziativa.',
  ],
  [
    'DC of spells',
    { kind: 'static', mods: [{ mod: 'dc', spells: true, add: 2 }] },
    "Saves against Ruth's spells have +2 DC.",
    'Rettungswürfe gegen Zaubersprüche von Ruth haben +2 DC.',
    'I tiri salvezza contro gli incantesimi di Ruth hanno +2 DC.',
  ],
  [
    'DC of actions',
    { kind: 'static', mods: [{ mod: 'dc', who: { controller: 'you', faction: 'Elf' }, add: 4 }] },
    'Saves against actions by your Elves have +4 DC.',
    'Rettungswürfe gegen Aktionen deiner Elfen haben +4 DC.',
    'I tiri salvezza contro le azioni dei tuoi Elfi hanno +4 DC.',
  ],
  [
    'strike wounds',
    { kind: 'static', mods: [{ mod: 'strike', via: 'melee', extraWounds: 1 }] },
    "Ruth's melee strikes inflict one additional wound.",
    'Nahkampfschläge von Ruth fügen eine zusätzliche Wunde zu.',
    'I colpi di mischia di Ruth infliggono una ferita supplementare.',
  ],
  [
    'strike wounds against',
    { kind: 'static', mods: [{ mod: 'strike', via: 'melee', extraWounds: 1, against: { trait: 'Monster' } }] },
    "Ruth's melee strikes inflict one additional wound against Monsters.",
    'Nahkampfschläge von Ruth fügen Monstern eine zusätzliche Wunde zu.',
    'I colpi di mischia di Ruth infliggono una ferita supplementare ai Mostri.',
  ],
  [
    'strikes not from spells',
    { kind: 'static', mods: [{ mod: 'strike', via: 'ranged', spell: false, extraWounds: 1 }] },
    "Ruth's ranged strikes not from spells inflict one additional wound.",
    'Nicht durch Zaubersprüche erzeugte Fernangriffe von Ruth fügen eine zusätzliche Wunde zu.',
    'I colpi a distanza di Ruth non provocati da incantesimi infliggono una ferita supplementare.',
  ],
  [
    'strikes from spells',
    { kind: 'static', mods: [{ mod: 'strike', spell: true, extraWounds: 2 }] },
    "Ruth's strikes from spells inflict two additional wounds.",
    'Durch Zaubersprüche erzeugte Nahkampfschläge und Fernangriffe von Ruth fügen zwei zusätzliche Wunden zu.',
    'I colpi di mischia e a distanza di Ruth provocati da incantesimi infliggono due ferite supplementari.',
  ],
  [
    'strike range',
    { kind: 'static', mods: [{ mod: 'strike', via: 'ranged', extraRange: 1 }] },
    "Ruth's ranged strikes may target characters one additional rank away.",
    'Ziele von Fernangriffen von Ruth dürfen einen zusätzlichen Rang entfernt sein.',
    'I bersagli dei colpi a distanza di Ruth possono essere distanti un rango supplementare.',
  ],
  [
    'strike ignores',
    { kind: 'static', mods: [{ mod: 'strike', via: 'melee', ignores: ['Astral', 'Ethereal'] }] },
    "Ruth's melee strikes ignore the effects of Astral and Ethereal.",
    'Nahkampfschläge von Ruth ignorieren die Effekte von Astral und Ätherisch.',
    'I colpi di mischia di Ruth ignorano gli effetti di Astrale ed Etereo.',
  ],
  [
    'strike unreducible',
    { kind: 'static', mods: [{ mod: 'strike', via: 'melee', unreducible: true }] },
    "Wounds from Ruth's melee strikes may not be reduced.",
    'Wunden durch Nahkampfschläge von Ruth können nicht verringert werden.',
    'Le ferite inflitte dai colpi di mischia di Ruth non possono essere ridotte.',
  ],
  [
    'strike without wounds',
    { kind: 'static', mods: [{ mod: 'strike', via: 'melee', noWounds: true }] },
    "Ruth's melee strikes inflict no wounds.",
    'Nahkampfschläge von Ruth fügen keine Wunden zu.',
    'I colpi di mischia di Ruth non infliggono ferite.',
  ],
  [
    'strikes of others',
    { kind: 'static', mods: [{ mod: 'strike', who: { adjacent: true }, via: 'melee', extraWounds: 1 }] },
    'Melee strikes by adjacent characters inflict one additional wound.',
    'Nahkampfschläge nebenstehender Charaktere fügen eine zusätzliche Wunde zu.',
    'I colpi di mischia dei personaggi adiacenti infliggono una ferita supplementare.',
  ],
  [
    'strike if',
    { kind: 'static', mods: [{ mod: 'strike', via: 'melee', extraWounds: 1, when: { test: 'natural', is: 'odd' } }] },
    "Ruth's melee strikes inflict one additional wound if the natural roll is odd.",
    'Nahkampfschläge von Ruth fügen eine zusätzliche Wunde zu, wenn der natürliche Wurf ungerade ist.',
    'I colpi di mischia di Ruth infliggono una ferita supplementare se il tiro naturale è dispari.',
  ],
  [
    'extra strike',
    { kind: 'static', mods: [{ mod: 'extraStrike', base: 3 }] },
    'Ruth has an additional melee strike (base ATK +3) when attacking.',
    'Ruth hat bei Angriffen einen zusätzlichen Nahkampfschlag (Angriffswert +3).',
    'Ruth ha un colpo di mischia supplementare (ATK base +3) quando attacca.',
  ],
  [
    'extra strike, lowest',
    { kind: 'static', mods: [{ mod: 'extraStrike', base: 'lowest' }] },
    'Ruth has an additional melee strike (at its lowest ATK) when attacking.',
    'Ruth hat bei Angriffen einen zusätzlichen Nahkampfschlag (mit dem niedrigsten Angriffswert).',
    "Ruth ha un colpo di mischia supplementare (con l'ATK più basso) quando attacca.",
  ],
  [
    'extra strike, highest',
    { kind: 'static', mods: [{ mod: 'extraStrike', base: 'highest' }] },
    'Ruth has an additional melee strike (at its highest ATK) when attacking.',
    'Ruth hat bei Angriffen einen zusätzlichen Nahkampfschlag (mit dem höchsten Angriffswert).',
    "Ruth ha un colpo di mischia supplementare (con l'ATK più alto) quando attacca.",
  ],
];

describe('feats, rolls and strikes', () => {
  test.each(EXAMPLES)('%s', (_what, ability, ...expected) => {
    expect(LANGUAGES.map((language) => abilityText(RUTH, ability, language))).toEqual(expected);
  });

  test.each(LANGUAGES)('no two mean the same (%s)', (language) => {
    const texts = EXAMPLES.map(([, ability]) => abilityText(RUTH, ability, language));
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });
});
