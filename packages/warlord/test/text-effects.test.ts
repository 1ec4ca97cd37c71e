/**
 * Wounds, states, movement.
 */
import { describe } from 'vitest';
import { STAFF, testTexts, type Example } from './text-samples.ts';

const EXAMPLES: readonly Example[] = [
  [
    'wound',
    { kind: 'order', do: [{ do: 'wound', who: { choose: { adjacent: true } }, wounds: 1 }] },
    'Order: Inflict one wound on an adjacent character.',
    'Befehl: Füge einem nebenstehenden Charakter eine Wunde zu.',
    'Ordine: Infliggi una ferita a un personaggio adiacente.',
  ],
  [
    'wound all',
    { kind: 'order', do: [{ do: 'wound', who: { all: { controller: 'opponent' } }, wounds: 2 }] },
    'Order: Inflict two wounds on all opposing characters.',
    'Befehl: Füge allen gegnerischen Charakteren zwei Wunden zu.',
    'Ordine: Infliggi due ferite a tutti i personaggi avversari.',
  ],
  [
    'heal',
    { kind: 'order', do: [{ do: 'heal', who: 'this', wounds: 1 }] },
    'Order: Remove one wound from this Wizard.',
    'Befehl: Entferne eine Wunde von diesem Zauberer.',
    'Ordine: Rimuovi una ferita da questo Mago.',
  ],
  [
    'heal all',
    { kind: 'order', do: [{ do: 'heal', who: 'warlord', wounds: 'all' }] },
    'Order: Remove all wounds from your Warlord.',
    'Befehl: Entferne alle Wunden von deinem Warlord.',
    'Ordine: Rimuovi tutte le ferite dal tuo Warlord.',
  ],
  [
    'reduce by',
    { kind: 'react', on: { at: 'before_wounds', on: 'this' }, do: [{ do: 'reduceWounds', by: 1 }] },
    'React: Before this Wizard suffers wounds: Reduce the wounds by one.',
    'Reaktion: Bevor dieser Zauberer Wunden erleidet: Verringere die Wunden um eins.',
    'Reazione: Prima che questo Mago subisca ferite: Riduci le ferite di una.',
  ],
  [
    'reduce to',
    { kind: 'react', on: { at: 'before_wounds', on: 'this' }, do: [{ do: 'reduceWounds', to: 0 }] },
    'React: Before this Wizard suffers wounds: Reduce the wounds to zero.',
    'Reaktion: Bevor dieser Zauberer Wunden erleidet: Verringere die Wunden auf null.',
    'Reazione: Prima che questo Mago subisca ferite: Riduci le ferite a zero.',
  ],
  [
    'spend',
    { kind: 'order', do: [{ do: 'spend', who: 'warlord' }] },
    'Order: Spend your Warlord.',
    'Befehl: Verausgabe deinen Warlord.',
    'Ordine: Spendi il tuo Warlord.',
  ],
  [
    'ready',
    { kind: 'order', do: [{ do: 'ready', who: { choose: { trait: 'Weapon', bearer: 'this' }, what: 'item' } }] },
    'Order: Ready a Weapon equipped to this Wizard.',
    'Befehl: Richte eine Waffe dieses Zauberers auf.',
    "Ordine: Rendi pronta un'Arma equipaggiata da questo Mago.",
  ],
  [
    'stun',
    { kind: 'order', do: [{ do: 'stun', who: { choose: { within: 1 }, count: 2 } }] },
    'Order: Stun two characters within one rank.',
    'Befehl: Betäube zwei Charaktere, die höchstens einen Rang entfernt sind.',
    'Ordine: Stordisci due personaggi entro un rango.',
  ],
  [
    'unstun',
    { kind: 'order', do: [{ do: 'unstun', who: { all: { army: 'yours' } } }] },
    'Order: Unstun all characters in your army.',
    'Befehl: Wecke alle Charaktere in deiner Armee aus der Betäubung.',
    'Ordine: Togli lo stordimento a tutti i personaggi nel tuo esercito.',
  ],
  [
    'kill',
    { kind: 'order', do: [{ do: 'kill', who: { choose: { sameRank: true }, by: 'opponent' } }] },
    'Order: Kill a character in this rank (chosen by an opponent).',
    'Befehl: Töte einen Charakter in diesem Rang (vom Gegner gewählt).',
    "Ordine: Uccidi un personaggio in questo rango (a scelta dell'avversario).",
  ],
  [
    'discard',
    {
      kind: 'react',
      on: { at: 'after_targeted_melee', on: 'this' },
      do: [{ do: 'discard', who: { choose: { bearer: 'event.by' }, what: 'item', by: 'random' } }],
    },
    'React: After this Wizard is targeted with a melee strike: Discard an item equipped to the attacking character (chosen at random).',
    'Reaktion: Nachdem dieser Zauberer zum Ziel eines Nahkampfschlags erklärt wurde: Wirf einen Gegenstand des angreifenden Charakters ab (zufällig bestimmt).',
    'Reazione: Dopo che un colpo di mischia ha preso di mira questo Mago: Scarta un oggetto equipaggiato dal personaggio attaccante (a caso).',
  ],
  [
    'remove',
    { kind: 'order', do: [{ do: 'remove', who: 'self' }] },
    'Order: Remove Staff from the game.',
    'Befehl: Entferne Staff aus der Partie.',
    'Ordine: Rimuovi Staff dalla partita.',
  ],
  [
    'fall unharmed',
    { kind: 'react', on: { at: 'reforming', on: 'this' }, do: [{ do: 'fallUnharmed' }] },
    'React: Before this Wizard falls forward from an illegal rank: This Wizard does not become spent or stunned by falling forward.',
    'Reaktion: Bevor dieser Zauberer aus einem illegalen Rang vorwärts fällt: Dieser Zauberer wird durch das Vorwärtsfallen weder verausgabt noch betäubt.',
    'Reazione: Prima che questo Mago cada in avanti da un rango illegale: Questo Mago non diventa speso né stordito cadendo in avanti.',
  ],
  [
    'move forward',
    { kind: 'order', do: [{ do: 'move', who: 'this', direction: 'forward' }] },
    'Order: Move this Wizard forward one rank.',
    'Befehl: Bewege diesen Zauberer einen Rang vorwärts.',
    'Ordine: Muovi questo Mago di un rango in avanti.',
  ],
  [
    'move backward',
    { kind: 'order', do: [{ do: 'move', who: 'warlord', direction: 'backward', ranks: 2 }] },
    'Order: Move your Warlord backward two ranks.',
    'Befehl: Bewege deinen Warlord zwei Ränge rückwärts.',
    'Ordine: Muovi il tuo Warlord di due ranghi indietro.',
  ],
  [
    'move either way',
    {
      kind: 'order',
      do: [
        { do: 'move', who: { choose: { adjacent: true } }, direction: 'either', ranks: 2, upTo: true, optional: true },
      ],
    },
    'Order: You may move an adjacent character forward or backward up to two ranks.',
    'Befehl: Du darfst einen nebenstehenden Charakter bis zu zwei Ränge vorwärts oder rückwärts bewegen.',
    'Ordine: Puoi muovere un personaggio adiacente fino a due ranghi in avanti o indietro.',
  ],
  [
    'shift',
    { kind: 'order', do: [{ do: 'shift', who: 'this' }] },
    'Order: Move this Wizard to another place in its rank.',
    'Befehl: Bewege diesen Zauberer auf einen anderen Platz im gleichen Rang.',
    'Ordine: Muovi questo Mago in un altro posto dello stesso rango.',
  ],
];

describe('effects', () => testTexts(STAFF, EXAMPLES));
