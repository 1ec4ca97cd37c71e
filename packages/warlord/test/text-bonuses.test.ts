/**
 * Amounts as bonuses.
 */
import { describe } from 'vitest';
import { OATH, testTexts, type Example } from './text-samples.ts';

const EXAMPLES: readonly Example[] = [
  [
    'bonus: number',
    { kind: 'order', do: [{ do: 'modify', mods: [{ mod: 'stat', who: 'this', add: { skill: 3 } }], until: 'turn' }] },
    'Order: This Cleric gains +3 Skill until end of turn.',
    'Befehl: Dieser Kleriker erhält bis zum Ende der Runde +3 Fertigkeit.',
    'Ordine: Questo Chierico riceve +3 Abilità fino alla fine del turno.',
  ],
  [
    'bonus: X',
    { kind: 'order', do: [{ do: 'modify', mods: [{ mod: 'stat', who: 'this', add: { skill: 'X' } }], until: 'turn' }] },
    'Order: This Cleric gains +X Skill until end of turn.',
    'Befehl: Dieser Kleriker erhält bis zum Ende der Runde +X Fertigkeit.',
    'Ordine: Questo Chierico riceve +X Abilità fino alla fine del turno.',
  ],
  [
    'bonus: count',
    {
      kind: 'order',
      do: [
        {
          do: 'modify',
          mods: [{ mod: 'stat', who: 'this', add: { skill: { count: { faction: 'Elf', sameRank: true } } } }],
          until: 'turn',
        },
      ],
    },
    'Order: This Cleric gains +1 Skill for each Elf in this rank until end of turn.',
    'Befehl: Dieser Kleriker erhält bis zum Ende der Runde +1 Fertigkeit für jeden Elfen in diesem Rang.',
    'Ordine: Questo Chierico riceve +1 Abilità per ogni Elfo in questo rango fino alla fine del turno.',
  ],
  [
    'bonus: count, twice',
    {
      kind: 'order',
      do: [
        {
          do: 'modify',
          mods: [{ mod: 'stat', who: 'this', add: { skill: { count: { trait: 'Siege' }, each: 2 } } }],
          until: 'turn',
        },
      ],
    },
    'Order: This Cleric gains +2 Skill for each Siege character in play until end of turn.',
    'Befehl: Dieser Kleriker erhält bis zum Ende der Runde +2 Fertigkeit für jeden Belagerungscharakter im Spiel.',
    "Ordine: Questo Chierico riceve +2 Abilità per ogni personaggio d'Assedio in gioco fino alla fine del turno.",
  ],
  [
    'bonus: stat',
    {
      kind: 'order',
      do: [
        {
          do: 'modify',
          mods: [{ mod: 'stat', who: 'this', add: { skill: { stat: 'level', of: 'target' } } }],
          until: 'turn',
        },
      ],
    },
    "Order: This Cleric gains a bonus to Skill equal to the target's Level until end of turn.",
    'Befehl: Dieser Kleriker erhält bis zum Ende der Runde einen Bonus auf Fertigkeit in Höhe der Stufe des Ziels.',
    "Ordine: Questo Chierico riceve un bonus all'Abilità pari al livello del bersaglio fino alla fine del turno.",
  ],
  [
    'bonus: skill',
    {
      kind: 'order',
      do: [
        {
          do: 'modify',
          mods: [{ mod: 'stat', who: 'this', add: { skill: { stat: 'skill', of: 'this' } } }],
          until: 'turn',
        },
      ],
    },
    "Order: This Cleric gains a bonus to Skill equal to this Cleric's Skill until end of turn.",
    'Befehl: Dieser Kleriker erhält bis zum Ende der Runde einen Bonus auf Fertigkeit in Höhe des Fertigkeitswerts dieses Klerikers.',
    "Ordine: Questo Chierico riceve un bonus all'Abilità pari all'Abilità di questo Chierico fino alla fine del turno.",
  ],
  [
    'bonus: feat',
    {
      kind: 'order',
      do: [
        {
          do: 'modify',
          mods: [{ mod: 'stat', who: 'this', add: { skill: { feat: 'Riposte', of: 'this' } } }],
          until: 'turn',
        },
      ],
    },
    "Order: This Cleric gains a bonus to Skill equal to this Cleric's Riposte bonus until end of turn.",
    'Befehl: Dieser Kleriker erhält bis zum Ende der Runde einen Bonus auf Fertigkeit in Höhe des Konter-Bonus dieses Klerikers.',
    "Ordine: Questo Chierico riceve un bonus all'Abilità pari al bonus di Contrattacco di questo Chierico fino alla fine del turno.",
  ],
  [
    'bonus: charges',
    {
      kind: 'order',
      do: [{ do: 'modify', mods: [{ mod: 'stat', who: 'this', add: { skill: { charges: 'self' } } }], until: 'turn' }],
    },
    'Order: This Cleric gains +1 Skill for each Charge on this card until end of turn.',
    'Befehl: Dieser Kleriker erhält bis zum Ende der Runde +1 Fertigkeit für jede Ladung auf dieser Karte.',
    'Ordine: Questo Chierico riceve +1 Abilità per ogni carica su questa carta fino alla fine del turno.',
  ],
  [
    'bonus: wounds',
    {
      kind: 'order',
      do: [{ do: 'modify', mods: [{ mod: 'stat', who: 'this', add: { skill: { wounds: 'this' } } }], until: 'turn' }],
    },
    'Order: This Cleric gains +1 Skill for each wound on this Cleric until end of turn.',
    'Befehl: Dieser Kleriker erhält bis zum Ende der Runde +1 Fertigkeit für jede Wunde auf diesem Kleriker.',
    'Ordine: Questo Chierico riceve +1 Abilità per ogni ferita su questo Chierico fino alla fine del turno.',
  ],
  [
    'bonus: ranks',
    {
      kind: 'order',
      do: [{ do: 'modify', mods: [{ mod: 'stat', who: 'this', add: { skill: { ranks: 'yours' } } }], until: 'turn' }],
    },
    'Order: This Cleric gains +1 Skill for each rank in your formation until end of turn.',
    'Befehl: Dieser Kleriker erhält bis zum Ende der Runde +1 Fertigkeit für jeden Rang in deiner Formation.',
    'Ordine: Questo Chierico riceve +1 Abilità per ogni rango nella tua formazione fino alla fine del turno.',
  ],
  [
    'bonus: in discard',
    {
      kind: 'order',
      do: [
        {
          do: 'modify',
          mods: [{ mod: 'stat', who: 'this', add: { skill: { inDiscard: { type: 'character' } } } }],
          until: 'turn',
        },
      ],
    },
    'Order: This Cleric gains +1 Skill for each character card in your discard pile until end of turn.',
    'Befehl: Dieser Kleriker erhält bis zum Ende der Runde +1 Fertigkeit für jede Charakterkarte in deinem Ablagestapel.',
    'Ordine: Questo Chierico riceve +1 Abilità per ogni carta personaggio nella tua pila degli scarti fino alla fine del turno.',
  ],
  [
    'bonus: sum',
    {
      kind: 'order',
      do: [
        {
          do: 'modify',
          mods: [{ mod: 'stat', who: 'this', add: { skill: { sum: [5, { stat: 'skill', of: 'this' }] } } }],
          until: 'turn',
        },
      ],
    },
    "Order: This Cleric gains a bonus to Skill equal to 5 + this Cleric's Skill until end of turn.",
    'Befehl: Dieser Kleriker erhält bis zum Ende der Runde einen Bonus auf Fertigkeit in Höhe von 5 + Fertigkeitswert dieses Klerikers.',
    "Ordine: Questo Chierico riceve un bonus all'Abilità pari a 5 + Abilità di questo Chierico fino alla fine del turno.",
  ],
  [
    'bonus: times',
    {
      kind: 'order',
      do: [
        {
          do: 'modify',
          mods: [{ mod: 'stat', who: 'this', add: { skill: { times: 2, of: { stat: 'level', of: 'this' } } } }],
          until: 'turn',
        },
      ],
    },
    "Order: This Cleric gains a bonus to Skill equal to twice this Cleric's Level until end of turn.",
    'Befehl: Dieser Kleriker erhält bis zum Ende der Runde einen Bonus auf Fertigkeit in Höhe der doppelten Stufe dieses Klerikers.',
    "Ordine: Questo Chierico riceve un bonus all'Abilità pari al doppio del livello di questo Chierico fino alla fine del turno.",
  ],
  [
    'bonus: half',
    {
      kind: 'order',
      do: [
        {
          do: 'modify',
          mods: [{ mod: 'stat', who: 'this', add: { skill: { times: 0.5, of: { stat: 'level', of: 'this' } } } }],
          until: 'turn',
        },
      ],
    },
    "Order: This Cleric gains a bonus to Skill equal to half this Cleric's Level until end of turn.",
    'Befehl: Dieser Kleriker erhält bis zum Ende der Runde einen Bonus auf Fertigkeit in Höhe der halben Stufe dieses Klerikers.',
    "Ordine: Questo Chierico riceve un bonus all'Abilità pari alla metà del livello di questo Chierico fino alla fine del turno.",
  ],
  [
    'bonus: times six',
    {
      kind: 'order',
      do: [
        {
          do: 'modify',
          mods: [{ mod: 'stat', who: 'this', add: { skill: { times: 6, of: { stat: 'level', of: 'this' } } } }],
          until: 'turn',
        },
      ],
    },
    "Order: This Cleric gains a bonus to Skill equal to six times this Cleric's Level until end of turn.",
    'Befehl: Dieser Kleriker erhält bis zum Ende der Runde einen Bonus auf Fertigkeit in Höhe von 6 × Stufe dieses Klerikers.',
    "Ordine: Questo Chierico riceve un bonus all'Abilità pari a 6 × livello di questo Chierico fino alla fine del turno.",
  ],
];

describe('amounts of bonuses', () => testTexts(OATH, EXAMPLES));
