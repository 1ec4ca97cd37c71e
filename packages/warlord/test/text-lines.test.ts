/**
 * Costs, limits, and how the parts of a line are put together.
 */
import { describe } from 'vitest';
import { STAFF, testTexts, type Example } from './text-samples.ts';

const EXAMPLES: readonly Example[] = [
  [
    'cost: spend',
    { kind: 'order', cost: [{ pay: 'spend', who: 'self' }], do: [{ do: 'draw', cards: 1 }] },
    'Order: Spend Staff: Draw a card.',
    'Befehl: Verausgabe Staff: Ziehe eine Karte.',
    'Ordine: Spendi Staff: Pesca una carta.',
  ],
  [
    'cost: stun',
    { kind: 'order', cost: [{ pay: 'stun', who: { choose: { adjacent: true } } }], do: [{ do: 'draw', cards: 1 }] },
    'Order: Stun an adjacent character: Draw a card.',
    'Befehl: Betäube einen nebenstehenden Charakter: Ziehe eine Karte.',
    'Ordine: Stordisci un personaggio adiacente: Pesca una carta.',
  ],
  [
    'cost: discard',
    {
      kind: 'order',
      cost: [{ pay: 'discard', who: { choose: { trait: 'Steed', bearer: 'this' }, what: 'item' } }],
      do: [{ do: 'draw', cards: 1 }],
    },
    'Order: Discard a Steed equipped to this Wizard: Draw a card.',
    'Befehl: Wirf ein Reittier dieses Zauberers ab: Ziehe eine Karte.',
    'Ordine: Scarta una Cavalcatura equipaggiata da questo Mago: Pesca una carta.',
  ],
  [
    'cost: discard from hand',
    { kind: 'order', cost: [{ pay: 'discardFromHand' }], do: [{ do: 'draw', cards: 1 }] },
    'Order: Discard a card from your hand: Draw a card.',
    'Befehl: Wirf eine Karte aus deiner Hand ab: Ziehe eine Karte.',
    'Ordine: Scarta una carta dalla tua mano: Pesca una carta.',
  ],
  [
    'cost: discard several from hand',
    {
      kind: 'order',
      cost: [{ pay: 'discardFromHand', where: { type: 'spell' }, count: 2 }],
      do: [{ do: 'draw', cards: 1 }],
    },
    'Order: Discard two spells from your hand: Draw a card.',
    'Befehl: Wirf zwei Zaubersprüche aus deiner Hand ab: Ziehe eine Karte.',
    'Ordine: Scarta due incantesimi dalla tua mano: Pesca una carta.',
  ],
  [
    'cost: kill',
    {
      kind: 'order',
      cost: [{ pay: 'kill', who: { choose: { other: true, army: 'yours' } } }],
      do: [{ do: 'draw', cards: 1 }],
    },
    'Order: Kill another character in your army: Draw a card.',
    'Befehl: Töte einen anderen Charakter in deiner Armee: Ziehe eine Karte.',
    'Ordine: Uccidi un altro personaggio nel tuo esercito: Pesca una carta.',
  ],
  [
    'cost: wound',
    { kind: 'order', cost: [{ pay: 'wound', who: 'this', wounds: 1 }], do: [{ do: 'draw', cards: 1 }] },
    'Order: Inflict one wound on this Wizard: Draw a card.',
    'Befehl: Füge diesem Zauberer eine Wunde zu: Ziehe eine Karte.',
    'Ordine: Infliggi una ferita a questo Mago: Pesca una carta.',
  ],
  [
    'cost: charges',
    { kind: 'order', cost: [{ pay: 'charges', from: 'self', charges: 2 }], do: [{ do: 'draw', cards: 1 }] },
    'Order: Remove two Charges from Staff: Draw a card.',
    'Befehl: Entferne zwei Ladungen von Staff: Ziehe eine Karte.',
    'Ordine: Rimuovi due cariche da Staff: Pesca una carta.',
  ],
  [
    'cost: any charges',
    { kind: 'order', cost: [{ pay: 'charges', from: 'self', charges: 'any' }], do: [{ do: 'draw', cards: 1 }] },
    'Order: Remove X Charges from Staff: Draw a card.',
    'Befehl: Entferne X Ladungen von Staff: Ziehe eine Karte.',
    'Ordine: Rimuovi X cariche da Staff: Pesca una carta.',
  ],
  [
    'cost: remove',
    { kind: 'order', cost: [{ pay: 'remove', who: 'self' }], do: [{ do: 'draw', cards: 1 }] },
    'Order: Remove Staff from the game: Draw a card.',
    'Befehl: Entferne Staff aus der Partie: Ziehe eine Karte.',
    'Ordine: Rimuovi Staff dalla partita: Pesca una carta.',
  ],
  [
    'cost: remove from discard',
    {
      kind: 'order',
      cost: [{ pay: 'removeFromDiscard', where: { faction: 'Dwarf' } }],
      do: [{ do: 'draw', cards: 1 }],
    },
    'Order: Remove a Dwarf card in your discard pile from the game: Draw a card.',
    'Befehl: Entferne eine Zwergenkarte in deinem Ablagestapel aus der Partie: Ziehe eine Karte.',
    'Ordine: Rimuovi dalla partita una carta Nano nella tua pila degli scarti: Pesca una carta.',
  ],
  [
    'cost: two costs',
    {
      kind: 'order',
      cost: [
        { pay: 'spend', who: 'self' },
        { pay: 'wound', who: 'warlord', wounds: 1 },
      ],
      do: [{ do: 'draw', cards: 1 }],
    },
    'Order: Spend Staff, inflict one wound on your Warlord: Draw a card.',
    'Befehl: Verausgabe Staff und füge deinem Warlord eine Wunde zu: Ziehe eine Karte.',
    'Ordine: Spendi Staff e infliggi una ferita al tuo Warlord: Pesca una carta.',
  ],
  [
    'Spend Order',
    { kind: 'order', spend: true, do: [{ do: 'draw', cards: 1 }] },
    'Spend Order: Draw a card.',
    'Verausgabender Befehl: Ziehe eine Karte.',
    'Ordine con spesa: Pesca una carta.',
  ],
  [
    'Spend React',
    { kind: 'react', spend: true, on: { at: 'initiative_settled', initiative: 'won' }, do: [{ do: 'draw', cards: 1 }] },
    'Spend React: After you win initiative: Draw a card.',
    'Verausgabende Reaktion: Nachdem du die Initiative gewonnen hast: Ziehe eine Karte.',
    "Reazione con spesa: Dopo che hai vinto l'iniziativa: Pesca una carta.",
  ],
  [
    'once per turn',
    { kind: 'order', limit: { times: 1, per: 'turn' }, do: [{ do: 'draw', cards: 1 }] },
    'Order: Once per turn: Draw a card.',
    'Befehl: Einmal pro Runde: Ziehe eine Karte.',
    'Ordine: Una volta per turno: Pesca una carta.',
  ],
  [
    'twice per turn, at a cost',
    {
      kind: 'order',
      limit: { times: 2, per: 'turn' },
      cost: [{ pay: 'discardFromHand' }],
      do: [{ do: 'draw', cards: 1 }],
    },
    'Order: Twice per turn, discard a card from your hand: Draw a card.',
    'Befehl: Zweimal pro Runde wirf eine Karte aus deiner Hand ab: Ziehe eine Karte.',
    'Ordine: Due volte per turno, scarta una carta dalla tua mano: Pesca una carta.',
  ],
  [
    'once per game',
    { kind: 'order', limit: { times: 1, per: 'game' }, do: [{ do: 'draw', cards: 1 }] },
    'Order: Once per game: Draw a card.',
    'Befehl: Einmal pro Partie: Ziehe eine Karte.',
    'Ordine: Una volta per partita: Pesca una carta.',
  ],
  [
    'three times',
    { kind: 'order', limit: { times: 3, per: 'turn' }, do: [{ do: 'draw', cards: 1 }] },
    'Order: Three times per turn: Draw a card.',
    'Befehl: Dreimal pro Runde: Ziehe eine Karte.',
    'Ordine: Tre volte per turno: Pesca una carta.',
  ],
  [
    'all parts',
    {
      kind: 'react',
      limit: { times: 1, per: 'turn' },
      on: { at: 'after_targeted_melee', on: 'this' },
      if: { test: 'is', who: 'this', where: { state: 'ready' } },
      cost: [{ pay: 'spend', who: 'self' }],
      targets: [{ where: { within: 1 } }],
      do: [{ do: 'redirect', to: 'target' }],
      whileStunned: true,
    },
    'React: Once per turn, after this Wizard is targeted with a melee strike, if this Wizard is ready, spend Staff, target a character within one rank: Redirect the strike to the target. This Wizard may perform this action while stunned.',
    'Reaktion: Einmal pro Runde, nachdem dieser Zauberer zum Ziel eines Nahkampfschlags erklärt wurde, falls dieser Zauberer erholt ist, verausgabe Staff und wähle einen Charakter als Ziel, der höchstens einen Rang entfernt ist: Lenke den Schlag auf das Ziel um. Dieser Zauberer darf diese Aktion auch betäubt ausführen.',
    'Reazione: Una volta per turno, dopo che un colpo di mischia ha preso di mira questo Mago, se questo Mago è pronto, spendi Staff e bersaglia un personaggio entro un rango: Devia il colpo sul bersaglio. Questo Mago può eseguire questa azione anche da stordito.',
  ],
  [
    'two targets',
    {
      kind: 'order',
      targets: [
        { id: 'a', where: { within: 1 } },
        { id: 'b', where: { from: 'target:a', rankBehind: true } },
      ],
      do: [
        { do: 'strike', via: 'melee', at: 'target:a', afterKill: [{ do: 'strike', via: 'melee', at: 'target:b' }] },
        { do: 'stun', who: 'target' },
      ],
    },
    'Order: Target a character within one rank, target a character in the rank behind the first target: Perform a melee strike against the first target. After the strike, if it killed the first target, perform a melee strike against the second target. Stun the targets.',
    'Befehl: Wähle einen Charakter als Ziel, der höchstens einen Rang entfernt ist, und wähle einen Charakter im Rang hinter dem ersten Ziel als Ziel: Führe einen Nahkampfschlag gegen das erste Ziel aus. Nach dem Nahkampfschlag, wenn er das erste Ziel getötet hat, führe einen Nahkampfschlag gegen das zweite Ziel aus. Betäube die Ziele.',
    'Ordine: Bersaglia un personaggio entro un rango e bersaglia un personaggio nel rango dietro al primo bersaglio: Effettua un colpo di mischia contro il primo bersaglio. Dopo il colpo, se ha ucciso il primo bersaglio, effettua un colpo di mischia contro il secondo bersaglio. Stordisci i bersagli.',
  ],
  [
    'target of the strike',
    {
      kind: 'react',
      on: { at: 'after_hit', by: 'this', via: 'melee' },
      targets: [{ where: { from: 'event.on', adjacent: true } }],
      do: [
        { do: 'wound', who: 'target', wounds: 1 },
        { do: 'stun', who: 'event.on' },
      ],
    },
    'React: After this Wizard hits with a melee strike, target a character adjacent to the target of the strike: Inflict one wound on the target. Stun the target of the strike.',
    'Reaktion: Nachdem dieser Zauberer mit einem Nahkampfschlag getroffen hat, wähle einen Charakter neben dem Ziel des Schlags als Ziel: Füge dem Ziel eine Wunde zu. Betäube das Ziel des Schlags.',
    'Reazione: Dopo che questo Mago ha messo a segno un colpo di mischia, bersaglia un personaggio adiacente al bersaglio del colpo: Infliggi una ferita al bersaglio. Stordisci il bersaglio del colpo.',
  ],
  [
    'auto',
    {
      kind: 'auto',
      on: { at: 'equipped', card: 'self' },
      do: [{ do: 'discard', who: { all: { bearer: 'this', other: true }, what: 'item' } }],
    },
    'After Staff is equipped, discard all other items equipped to this Wizard.',
    'Nachdem Staff ausgerüstet wurde, wirf alle anderen Gegenstände dieses Zauberers ab.',
    'Dopo che questo oggetto è stato equipaggiato, scarta tutti gli altri oggetti equipaggiati da questo Mago.',
  ],
  [
    'auto with a condition',
    {
      kind: 'auto',
      on: { at: 'entered_play', on: 'this' },
      if: { test: 'wonInitiative' },
      do: [{ do: 'modify', mods: [{ mod: 'stat', add: { ac: 2 } }], until: 'turn' }],
    },
    'After this Wizard enters play, if you won initiative this turn, this Wizard gains +2 AC until end of turn.',
    'Nachdem dieser Zauberer ins Spiel gekommen ist, falls du in dieser Runde die Initiative gewonnen hast, erhält dieser Zauberer bis zum Ende der Runde +2 AC.',
    "Dopo che questo Mago è entrato in gioco, se hai vinto l'iniziativa in questo turno, questo Mago riceve +2 AC fino alla fine del turno.",
  ],
];

describe('lines', () => testTexts(STAFF, EXAMPLES));
