/**
 * Amounts as numbers of things.
 */
import { describe } from 'vitest';
import { OATH, testTexts, type Example } from './text-samples.ts';

const EXAMPLES: readonly Example[] = [
  [
    'amount: number',
    { kind: 'order', targets: [{}], do: [{ do: 'wound', who: 'target', wounds: 3 }] },
    'Order: Target a character: Inflict three wounds on the target.',
    'Befehl: Wähle einen Charakter als Ziel: Füge dem Ziel drei Wunden zu.',
    'Ordine: Bersaglia un personaggio: Infliggi tre ferite al bersaglio.',
  ],
  [
    'amount: X',
    { kind: 'order', targets: [{}], do: [{ do: 'wound', who: 'target', wounds: 'X' }] },
    'Order: Target a character: Inflict X wounds on the target.',
    'Befehl: Wähle einen Charakter als Ziel: Füge dem Ziel X Wunden zu.',
    'Ordine: Bersaglia un personaggio: Infliggi X ferite al bersaglio.',
  ],
  [
    'amount: count',
    {
      kind: 'order',
      targets: [{}],
      do: [{ do: 'wound', who: 'target', wounds: { count: { faction: 'Elf', sameRank: true } } }],
    },
    'Order: Target a character: Inflict a number of wounds on the target equal to the number of Elves in this rank.',
    'Befehl: Wähle einen Charakter als Ziel: Füge dem Ziel so viele Wunden zu, wie es Elfen in diesem Rang gibt.',
    'Ordine: Bersaglia un personaggio: Infliggi un numero di ferite al bersaglio pari al numero di Elfi in questo rango.',
  ],
  [
    'amount: count, twice',
    {
      kind: 'order',
      targets: [{}],
      do: [{ do: 'wound', who: 'target', wounds: { count: { trait: 'Siege' }, each: 2 } }],
    },
    'Order: Target a character: Inflict a number of wounds on the target equal to twice the number of Siege characters in play.',
    'Befehl: Wähle einen Charakter als Ziel: Füge dem Ziel so viele Wunden zu, wie die doppelte Anzahl der Belagerungscharaktere im Spiel beträgt.',
    "Ordine: Bersaglia un personaggio: Infliggi un numero di ferite al bersaglio pari al doppio del numero di personaggi d'Assedio in gioco.",
  ],
  [
    'amount: stat',
    { kind: 'order', targets: [{}], do: [{ do: 'wound', who: 'target', wounds: { stat: 'level', of: 'target' } }] },
    "Order: Target a character: Inflict a number of wounds on the target equal to the target's Level.",
    'Befehl: Wähle einen Charakter als Ziel: Füge dem Ziel so viele Wunden zu, wie die Stufe des Ziels beträgt.',
    'Ordine: Bersaglia un personaggio: Infliggi un numero di ferite al bersaglio pari al livello del bersaglio.',
  ],
  [
    'amount: skill',
    { kind: 'order', targets: [{}], do: [{ do: 'wound', who: 'target', wounds: { stat: 'skill', of: 'this' } }] },
    "Order: Target a character: Inflict a number of wounds on the target equal to this Cleric's Skill.",
    'Befehl: Wähle einen Charakter als Ziel: Füge dem Ziel so viele Wunden zu, wie der Fertigkeitswert dieses Klerikers beträgt.',
    "Ordine: Bersaglia un personaggio: Infliggi un numero di ferite al bersaglio pari all'Abilità di questo Chierico.",
  ],
  [
    'amount: feat',
    { kind: 'order', targets: [{}], do: [{ do: 'wound', who: 'target', wounds: { feat: 'Riposte', of: 'this' } }] },
    "Order: Target a character: Inflict a number of wounds on the target equal to this Cleric's Riposte bonus.",
    'Befehl: Wähle einen Charakter als Ziel: Füge dem Ziel so viele Wunden zu, wie der Konter-Bonus dieses Klerikers beträgt.',
    'Ordine: Bersaglia un personaggio: Infliggi un numero di ferite al bersaglio pari al bonus di Contrattacco di questo Chierico.',
  ],
  [
    'amount: charges',
    { kind: 'order', targets: [{}], do: [{ do: 'wound', who: 'target', wounds: { charges: 'self' } }] },
    'Order: Target a character: Inflict a number of wounds on the target equal to the number of Charges on this card.',
    'Befehl: Wähle einen Charakter als Ziel: Füge dem Ziel so viele Wunden zu, wie es Ladungen auf dieser Karte gibt.',
    'Ordine: Bersaglia un personaggio: Infliggi un numero di ferite al bersaglio pari al numero di cariche su questa carta.',
  ],
  [
    'amount: wounds',
    { kind: 'order', targets: [{}], do: [{ do: 'wound', who: 'target', wounds: { wounds: 'this' } }] },
    'Order: Target a character: Inflict a number of wounds on the target equal to the number of wounds on this Cleric.',
    'Befehl: Wähle einen Charakter als Ziel: Füge dem Ziel so viele Wunden zu, wie es Wunden auf diesem Kleriker gibt.',
    'Ordine: Bersaglia un personaggio: Infliggi un numero di ferite al bersaglio pari al numero di ferite su questo Chierico.',
  ],
  [
    'amount: ranks',
    { kind: 'order', targets: [{}], do: [{ do: 'wound', who: 'target', wounds: { ranks: 'yours' } }] },
    'Order: Target a character: Inflict a number of wounds on the target equal to the number of ranks in your formation.',
    'Befehl: Wähle einen Charakter als Ziel: Füge dem Ziel so viele Wunden zu, wie es Ränge in deiner Formation gibt.',
    'Ordine: Bersaglia un personaggio: Infliggi un numero di ferite al bersaglio pari al numero di ranghi nella tua formazione.',
  ],
  [
    'amount: in discard',
    {
      kind: 'order',
      targets: [{}],
      do: [{ do: 'wound', who: 'target', wounds: { inDiscard: { type: 'character' } } }],
    },
    'Order: Target a character: Inflict a number of wounds on the target equal to the number of character cards in your discard pile.',
    'Befehl: Wähle einen Charakter als Ziel: Füge dem Ziel so viele Wunden zu, wie es Charakterkarten in deinem Ablagestapel gibt.',
    'Ordine: Bersaglia un personaggio: Infliggi un numero di ferite al bersaglio pari al numero di carte personaggio nella tua pila degli scarti.',
  ],
  [
    'amount: sum',
    {
      kind: 'order',
      targets: [{}],
      do: [{ do: 'wound', who: 'target', wounds: { sum: [5, { stat: 'skill', of: 'this' }] } }],
    },
    "Order: Target a character: Inflict a number of wounds on the target equal to 5 + this Cleric's Skill.",
    'Befehl: Wähle einen Charakter als Ziel: Füge dem Ziel so viele Wunden zu, wie 5 + Fertigkeitswert dieses Klerikers beträgt.',
    'Ordine: Bersaglia un personaggio: Infliggi un numero di ferite al bersaglio pari a 5 + Abilità di questo Chierico.',
  ],
  [
    'amount: times',
    {
      kind: 'order',
      targets: [{}],
      do: [{ do: 'wound', who: 'target', wounds: { times: 2, of: { stat: 'level', of: 'this' } } }],
    },
    "Order: Target a character: Inflict a number of wounds on the target equal to twice this Cleric's Level.",
    'Befehl: Wähle einen Charakter als Ziel: Füge dem Ziel so viele Wunden zu, wie die doppelte Stufe dieses Klerikers beträgt.',
    'Ordine: Bersaglia un personaggio: Infliggi un numero di ferite al bersaglio pari al doppio del livello di questo Chierico.',
  ],
  [
    'amount: half',
    {
      kind: 'order',
      targets: [{}],
      do: [{ do: 'wound', who: 'target', wounds: { times: 0.5, of: { stat: 'level', of: 'this' } } }],
    },
    "Order: Target a character: Inflict a number of wounds on the target equal to half this Cleric's Level.",
    'Befehl: Wähle einen Charakter als Ziel: Füge dem Ziel so viele Wunden zu, wie die halbe Stufe dieses Klerikers beträgt.',
    'Ordine: Bersaglia un personaggio: Infliggi un numero di ferite al bersaglio pari alla metà del livello di questo Chierico.',
  ],
  [
    'amount: times six',
    {
      kind: 'order',
      targets: [{}],
      do: [{ do: 'wound', who: 'target', wounds: { times: 6, of: { stat: 'level', of: 'this' } } }],
    },
    "Order: Target a character: Inflict a number of wounds on the target equal to six times this Cleric's Level.",
    'Befehl: Wähle einen Charakter als Ziel: Füge dem Ziel so viele Wunden zu, wie 6 × Stufe dieses Klerikers beträgt.',
    'Ordine: Bersaglia un personaggio: Infliggi un numero di ferite al bersaglio pari a 6 × livello di questo Chierico.',
  ],
];

describe('amounts', () => testTexts(OATH, EXAMPLES));
