/**
 * Effects that move cards.
 */
import { LANGUAGES } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import type { Ability } from '../src/abilities/language.ts';
import type { Card } from '../src/content/card.ts';
import { abilityText } from '../src/text/card-text.ts';

const STAFF: Card = { id: 'staff', name: 'Staff', type: 'item', sets: [], formats: [], classes: ['Wizard'], level: 1 };

type Example = readonly [what: string, ability: Ability, en: string, de: string, it: string];

const EXAMPLES: readonly Example[] = [
  [
    'draw',
    { kind: 'order', do: [{ do: 'draw', cards: 2 }] },
    'Order: Draw two cards.',
    'Befehl: Ziehe zwei Karten.',
    'Ordine: Pesca due carte.',
  ],
  [
    'draw each',
    { kind: 'order', do: [{ do: 'draw', cards: 1, player: 'each' }] },
    'Order: Each player draws a card.',
    'Befehl: Jeder Spieler zieht eine Karte.',
    'Ordine: Ogni giocatore pesca una carta.',
  ],
  [
    'discard from hand',
    { kind: 'order', do: [{ do: 'discardFromHand', count: 2, player: 'you' }] },
    'Order: Discard two cards from your hand.',
    'Befehl: Wirf zwei Karten aus deiner Hand ab.',
    'Ordine: Scarta due carte dalla tua mano.',
  ],
  [
    'opponent discards',
    { kind: 'order', do: [{ do: 'discardFromHand', count: 1, player: 'opponent' }] },
    'Order: Each opponent discards a card from their hand.',
    'Befehl: Jeder Gegner wirft eine Karte aus seiner Hand ab.',
    'Ordine: Ogni avversario scarta una carta dalla propria mano.',
  ],
  [
    'retrieve to hand',
    { kind: 'order', do: [{ do: 'retrieve', from: 'deck', where: { type: 'item' }, to: 'hand' }] },
    'Order: Retrieve an item card from your deck and put it into your hand.',
    'Befehl: Hole eine Gegenstandskarte aus deinem Deck heraus und nimm sie auf deine Hand.',
    'Ordine: Recupera una carta oggetto dal tuo mazzo e mettila nella tua mano.',
  ],
  [
    'retrieve to play',
    {
      kind: 'order',
      do: [{ do: 'retrieve', from: 'discard', where: { type: 'character', faction: 'Elf' }, to: 'play' }],
    },
    'Order: Retrieve an Elf character card from your discard pile and put it into play.',
    'Befehl: Hole eine Elfen-Charakterkarte aus deinem Ablagestapel heraus und bringe sie ins Spiel.',
    'Ordine: Recupera una carta personaggio Elfo dalla tua pila degli scarti e portala in gioco.',
  ],
  [
    'retrieve to top',
    { kind: 'order', do: [{ do: 'retrieve', from: 'deck', where: { type: 'spell', class: 'Wizard' }, to: 'top' }] },
    'Order: Retrieve a Wizard spell from your deck and put it on top of your deck.',
    'Befehl: Hole einen Zauberer-Zauberspruch aus deinem Deck heraus und lege ihn auf die Spitze deines Decks.',
    'Ordine: Recupera un incantesimo da Mago dal tuo mazzo e mettilo in cima al tuo mazzo.',
  ],
  [
    'retrieve to bottom',
    { kind: 'order', do: [{ do: 'retrieve', from: 'discard', where: {}, to: 'bottom', count: 2 }] },
    'Order: Retrieve two cards from your discard pile and put them on the bottom of your deck.',
    'Befehl: Hole zwei Karten aus deinem Ablagestapel heraus und lege sie unter dein Deck.',
    'Ordine: Recupera due carte dalla tua pila degli scarti e mettile in fondo al tuo mazzo.',
  ],
  [
    'retrieve and equip',
    { kind: 'order', do: [{ do: 'retrieve', from: 'discard', where: { type: 'item' }, to: 'equip' }] },
    'Order: Retrieve an item card from your discard pile and equip this Wizard with it.',
    'Befehl: Hole eine Gegenstandskarte aus deinem Ablagestapel heraus und rüste diesen Zauberer damit aus.',
    'Ordine: Recupera una carta oggetto dalla tua pila degli scarti ed equipaggia questo Mago con essa.',
  ],
  [
    'return to hand',
    { kind: 'order', do: [{ do: 'return', who: 'warlord', to: 'hand' }] },
    "Order: Return your Warlord to its owner's hand.",
    'Befehl: Gib deinen Warlord auf die Hand des Besitzers zurück.',
    'Ordine: Rimetti il tuo Warlord nella mano del proprietario.',
  ],
  [
    'return all to hands',
    { kind: 'order', do: [{ do: 'return', who: { all: { trait: 'Thrall' } }, to: 'hand' }] },
    "Order: Return all Thralls to their owners' hands.",
    'Befehl: Gib alle Knechte auf die Hände der Besitzer zurück.',
    'Ordine: Rimetti tutti i Servi nelle mani dei proprietari.',
  ],
  [
    'return itself to hand',
    { kind: 'order', do: [{ do: 'return', who: 'self', to: 'hand' }] },
    'Order: Return Staff to your hand.',
    'Befehl: Nimm Staff auf deine Hand zurück.',
    'Ordine: Riprendi Staff nella tua mano.',
  ],
  [
    'return to top',
    { kind: 'order', do: [{ do: 'return', who: 'self', to: 'top' }] },
    'Order: Put Staff on top of your deck.',
    'Befehl: Lege Staff auf die Spitze deines Decks.',
    'Ordine: Metti Staff in cima al tuo mazzo.',
  ],
  [
    'return to bottom',
    { kind: 'order', do: [{ do: 'return', who: { choose: { adjacent: true } }, to: 'bottom' }] },
    "Order: Put an adjacent character on the bottom of its owner's deck.",
    'Befehl: Lege einen nebenstehenden Charakter unter das Deck des Besitzers.',
    'Ordine: Metti un personaggio adiacente in fondo al mazzo del proprietario.',
  ],
  [
    'shuffle',
    { kind: 'order', do: [{ do: 'return', who: 'self', to: 'shuffled' }] },
    'Order: Shuffle Staff into your deck.',
    'Befehl: Mische Staff in dein Deck.',
    'Ordine: Mescola Staff nel tuo mazzo.',
  ],
  [
    'look',
    { kind: 'order', do: [{ do: 'look', cards: 1, may: 'bottom' }] },
    'Order: Look at the top card of your deck and put it on top or on the bottom of your deck.',
    'Befehl: Sieh dir die oberste Karte deines Decks an und lege sie auf oder unter dein Deck.',
    'Ordine: Guarda la prima carta del tuo mazzo e rimettila in cima o in fondo.',
  ],
  [
    'look at several',
    { kind: 'order', do: [{ do: 'look', cards: 5 }] },
    'Order: Look at the top five cards of your deck.',
    'Befehl: Sieh dir die obersten fünf Karten deines Decks an.',
    'Ordine: Guarda le prime cinque carte del tuo mazzo.',
  ],
  [
    'look and sort',
    { kind: 'order', do: [{ do: 'look', cards: 3, may: 'bottom' }] },
    'Order: Look at the top three cards of your deck and put each of them on top or on the bottom of your deck.',
    'Befehl: Sieh dir die obersten drei Karten deines Decks an und lege jede von ihnen auf oder unter dein Deck.',
    'Ordine: Guarda le prime tre carte del tuo mazzo e rimetti ciascuna di esse in cima o in fondo.',
  ],
  [
    'reveal hand',
    { kind: 'order', do: [{ do: 'revealHand' }] },
    'Order: Each opponent reveals their hand.',
    'Befehl: Jeder Gegner enthüllt seine Hand.',
    'Ordine: Ogni avversario rivela la propria mano.',
  ],
  [
    'put into play',
    {
      kind: 'order',
      do: [
        {
          do: 'putIntoPlay',
          card: 'self',
          as: { level: 2, classes: ['Fighter'], traits: ['Undead'], atk: [3, 1], ac: 12, skill: 0, hp: 1 },
          rank: 1,
          killAt: 'turn',
        },
      ],
    },
    'Order: Put Staff into play in your front rank as a Level 2 Fighter with the Undead trait, ATK +3/+1, AC 12, Skill +0 and 1 HP. It is killed at end of turn.',
    'Befehl: Bringe Staff in deinem vordersten Rang als Kämpfer der Stufe 2 ins Spiel (Eigenschaft Untoter, ATK +3/+1, AC 12, Fertigkeit +0, 1 LP). Staff wird am Ende der Runde getötet.',
    'Ordine: Porta in gioco questo oggetto nel tuo rango frontale come Guerriero di livello 2 (tratto Non Morto, ATK +3/+1, AC 12, Abilità +0, 1 PF). Questo oggetto viene ucciso alla fine del turno.',
  ],
  [
    'put into any rank',
    {
      kind: 'order',
      do: [
        {
          do: 'putIntoPlay',
          card: 'self',
          as: {
            level: 2,
            classes: [],
            traits: ['Undead'],
            atk: [3, 1],
            ac: 12,
            skill: 0,
            hp: 1,
            alignment: 'evil',
            factions: ['Elf'],
            feats: { Riposte: 5 },
          },
          rank: 'any',
        },
      ],
    },
    'Order: Put Staff into play in any of your ranks as an evil Level 2 Elf classless character with the Undead trait, ATK +3/+1, AC 12, Skill +0, 1 HP and Riposte +5.',
    'Befehl: Bringe Staff in einem beliebigen deiner Ränge als bösen klassenlosen Charakter der Stufe 2 ins Spiel (Eigenschaften Elf und Untoter, ATK +3/+1, AC 12, Fertigkeit +0, 1 LP, Konter +5).',
    'Ordine: Porta in gioco Staff in uno qualsiasi dei tuoi ranghi come personaggio senza classe malvagio di livello 2 (tratti Elfo e Non Morto, ATK +3/+1, AC 12, Abilità +0, 1 PF, Contrattacco +5).',
  ],
  [
    'raise',
    { kind: 'order', do: [{ do: 'raise', where: { faction: 'Elf', level: { atMost: 2 } } }] },
    'Order: Bring a Level 2 or lower Elf from your hand into play.',
    'Befehl: Bringe einen Elfen der Stufe 2 oder niedriger aus deiner Hand ins Spiel.',
    'Ordine: Porta in gioco un Elfo di livello 2 o inferiore dalla tua mano.',
  ],
  [
    'raise optionally',
    { kind: 'order', do: [{ do: 'raise', where: {}, optional: true }] },
    'Order: You may bring a character from your hand into play.',
    'Befehl: Du darfst einen Charakter aus deiner Hand ins Spiel bringen.',
    'Ordine: Puoi portare in gioco un personaggio dalla tua mano.',
  ],
  [
    'attach',
    { kind: 'order', do: [{ do: 'attach', to: 'this' }] },
    'Order: Attach Staff to this Wizard.',
    'Befehl: Lege Staff an diesen Zauberer an.',
    'Ordine: Attacca Staff a questo Mago.',
  ],
  [
    'charges',
    { kind: 'order', do: [{ do: 'charges', on: 'self', add: 2 }] },
    'Order: Put two Charges on Staff.',
    'Befehl: Lege zwei Ladungen auf Staff.',
    'Ordine: Metti due cariche su Staff.',
  ],
  [
    'fewer charges',
    { kind: 'order', do: [{ do: 'charges', on: 'self', add: -1 }] },
    'Order: Remove a Charge from Staff.',
    'Befehl: Entferne eine Ladung von Staff.',
    'Ordine: Rimuovi una carica da Staff.',
  ],
];

describe('effects on cards', () => {
  test.each(EXAMPLES)('%s', (_what, ability, ...expected) => {
    expect(LANGUAGES.map((language) => abilityText(STAFF, ability, language))).toEqual(expected);
  });

  test.each(LANGUAGES)('no two mean the same (%s)', (language) => {
    const texts = EXAMPLES.map(([, ability]) => abilityText(STAFF, ability, language));
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });
});
