/**
 * What is chosen as a target.
 */
import { describe } from 'vitest';
import { OATH, testTexts, type Example } from './text-samples.ts';

const EXAMPLES: readonly Example[] = [
  [
    'target: an item',
    {
      kind: 'order',
      targets: [{ what: 'item', where: { trait: 'Weapon', bearer: { controller: 'opponent' } } }],
      do: [{ do: 'kill', who: 'target' }],
    },
    'Order: Target a Weapon equipped to an opposing character: Kill the target.',
    'Befehl: Wähle eine Waffe eines gegnerischen Charakters als Ziel: Töte das Ziel.',
    "Ordine: Bersaglia un'Arma equipaggiata da un personaggio avversario: Uccidi il bersaglio.",
  ],
  [
    'target: a rank',
    {
      kind: 'order',
      targets: [{ what: 'rank', where: { within: 2, state: 'spent' } }],
      do: [{ do: 'kill', who: 'target' }],
    },
    'Order: Target all spent characters in one rank within two ranks: Kill the targets.',
    'Befehl: Wähle alle verausgabten Charaktere in einem Rang als Ziele, der höchstens zwei Ränge entfernt ist: Töte die Ziele.',
    'Ordine: Bersaglia tutti i personaggi spesi in un singolo rango entro due ranghi: Uccidi i bersagli.',
  ],
  [
    'target: a named rank',
    {
      kind: 'order',
      targets: [{ what: 'rank', where: { rank: 1, formation: 'opposing' } }],
      do: [{ do: 'kill', who: 'target' }],
    },
    'Order: Target all characters in the front rank of an opposing formation: Kill the targets.',
    'Befehl: Wähle alle Charaktere im vordersten Rang einer gegnerischen Formation als Ziele: Töte die Ziele.',
    'Ordine: Bersaglia tutti i personaggi nel rango frontale di una formazione avversaria: Uccidi i bersagli.',
  ],
  [
    'target: several',
    { kind: 'order', targets: [{ where: { adjacent: true }, count: 2 }], do: [{ do: 'kill', who: 'target' }] },
    'Order: Target two adjacent characters: Kill the targets.',
    'Befehl: Wähle zwei nebenstehende Charaktere als Ziele: Töte die Ziele.',
    'Ordine: Bersaglia due personaggi adiacenti: Uccidi i bersagli.',
  ],
  [
    'target: up to',
    { kind: 'order', targets: [{ where: { within: 1 }, count: 3, upTo: true }], do: [{ do: 'kill', who: 'target' }] },
    'Order: Target up to three characters within one rank: Kill the targets.',
    'Befehl: Wähle bis zu drei Charaktere als Ziele, die höchstens einen Rang entfernt sind: Töte die Ziele.',
    'Ordine: Bersaglia fino a tre personaggi entro un rango: Uccidi i bersagli.',
  ],
  [
    'target: at most one',
    { kind: 'order', targets: [{ where: { within: 1 }, count: 1, upTo: true }], do: [{ do: 'kill', who: 'target' }] },
    'Order: Target up to one character within one rank: Kill the target.',
    'Befehl: Wähle höchstens einen Charakter als Ziel, der höchstens einen Rang entfernt ist: Töte das Ziel.',
    'Ordine: Bersaglia al massimo un personaggio entro un rango: Uccidi il bersaglio.',
  ],
  [
    'target: all',
    { kind: 'order', targets: [{ where: { sameRank: true }, count: 'all' }], do: [{ do: 'kill', who: 'target' }] },
    'Order: Target all characters in this rank: Kill the targets.',
    'Befehl: Wähle alle Charaktere in diesem Rang als Ziele: Töte die Ziele.',
    'Ordine: Bersaglia tutti i personaggi in questo rango: Uccidi i bersagli.',
  ],
  [
    'target: X',
    { kind: 'order', targets: [{ where: {}, count: 'X' }], do: [{ do: 'kill', who: 'target' }] },
    'Order: Target X characters: Kill the targets.',
    'Befehl: Wähle X Charaktere als Ziele: Töte die Ziele.',
    'Ordine: Bersaglia X personaggi: Uccidi i bersagli.',
  ],
  [
    'target: as many as',
    {
      kind: 'order',
      targets: [{ where: { within: 2 }, count: { ranks: 'yours' }, upTo: true }],
      do: [{ do: 'kill', who: 'target' }],
    },
    'Order: Target up to as many characters within two ranks as there are ranks in your formation: Kill the targets.',
    'Befehl: Wähle höchstens so viele Charaktere als Ziele, die höchstens zwei Ränge entfernt sind, wie es Ränge in deiner Formation gibt: Töte die Ziele.',
    'Ordine: Bersaglia al massimo tanti personaggi entro due ranghi quanti sono i ranghi nella tua formazione: Uccidi i bersagli.',
  ],
];

describe('targets', () => testTexts(OATH, EXAMPLES));
