/* oxlint-disable unicorn/no-thenable -- a word of the language */
/**
 * Lasting changes, conditions, choices, and who is spoken of.
 */
import { describe } from 'vitest';
import { STAFF, testTexts, type Example } from './text-samples.ts';

const EXAMPLES: readonly Example[] = [
  [
    'modify',
    { kind: 'order', do: [{ do: 'modify', mods: [{ mod: 'stat', who: 'this', add: { atk: 2, ac: -1 } }] }] },
    'Order: This Wizard gains +2 ATK and suffers −1 AC.',
    'Befehl: Dieser Zauberer erhält +2 ATK und −1 AC.',
    'Ordine: Questo Mago riceve +2 ATK e −1 AC.',
  ],
  [
    'modify for a strike',
    {
      kind: 'react',
      on: { at: 'after_targeted_melee', on: 'this' },
      do: [{ do: 'modify', mods: [{ mod: 'stat', add: { ac: 4 } }], until: 'strike' }],
    },
    'React: After this Wizard is targeted with a melee strike: This Wizard gains +4 AC for this strike.',
    'Reaktion: Nachdem dieser Zauberer zum Ziel eines Nahkampfschlags erklärt wurde: Dieser Zauberer erhält für diesen Schlag +4 AC.',
    'Reazione: Dopo che un colpo di mischia ha preso di mira questo Mago: Questo Mago riceve +4 AC per questo colpo.',
  ],
  [
    'modify for an action',
    {
      kind: 'order',
      do: [{ do: 'modify', mods: [{ mod: 'stat', add: { level: 2 }, for: { verb: 'cast' } }], until: 'action' }],
    },
    'Order: This Wizard gains +2 Levels for casting spells for this action.',
    'Befehl: Dieser Zauberer erhält für diese Aktion +2 Stufen zum Wirken von Zaubersprüchen.',
    'Ordine: Questo Mago riceve +2 Livelli per lanciare incantesimi per questa azione.',
  ],
  [
    'modify until next turn',
    { kind: 'order', do: [{ do: 'modify', mods: [{ mod: 'feat', feat: 'Stealth', add: 5 }], until: 'nextTurn' }] },
    'Order: This Wizard gains Stealth +5 until end of next turn.',
    'Befehl: Dieser Zauberer erhält bis zum Ende der nächsten Runde Schleichen +5.',
    'Ordine: Questo Mago riceve Furtività +5 fino alla fine del prossimo turno.',
  ],
  [
    'modify for good',
    { kind: 'order', do: [{ do: 'modify', mods: [{ mod: 'stat', add: { level: 1 } }], until: 'permanent' }] },
    'Order: This Wizard permanently gains +1 Level.',
    'Befehl: Dieser Zauberer erhält dauerhaft +1 Stufe.',
    'Ordine: Questo Mago riceve permanentemente +1 Livello.',
  ],
  [
    'modify several',
    {
      kind: 'order',
      do: [
        {
          do: 'modify',
          mods: [
            { mod: 'stat', add: { atk: 5 } },
            { mod: 'strike', via: 'melee', extraWounds: 1 },
          ],
          until: 'turn',
        },
      ],
    },
    "Order: Until end of turn, this Wizard gains +5 ATK and this Wizard's melee strikes inflict one additional wound.",
    'Befehl: Bis zum Ende der Runde erhält dieser Zauberer +5 ATK, und Nahkampfschläge dieses Zauberers fügen eine zusätzliche Wunde zu.',
    'Ordine: Fino alla fine del turno, questo Mago riceve +5 ATK e i colpi di mischia di questo Mago infliggono una ferita supplementare.',
  ],
  [
    'give an ability',
    {
      kind: 'order',
      do: [
        {
          do: 'modify',
          mods: [{ mod: 'grant', ability: { kind: 'order', do: [{ do: 'draw', cards: 1 }] } }],
          until: 'turn',
        },
      ],
    },
    'Order: Until end of turn, this Wizard gains the ability “Order: Draw a card.”',
    'Befehl: Dieser Zauberer erhält bis zum Ende der Runde die Fähigkeit „Befehl: Ziehe eine Karte.“',
    'Ordine: Fino alla fine del turno, questo Mago ottiene la capacità «Ordine: Pesca una carta.»',
  ],
  [
    'if and else',
    {
      kind: 'order',
      do: [
        {
          do: 'if',
          condition: { test: 'is', who: 'this', where: { trait: 'Barbarian' } },
          then: [{ do: 'attack' }],
          else: [{ do: 'ready', who: 'this' }],
        },
      ],
    },
    'Order: If this Wizard is a Barbarian, perform an attack. Otherwise, ready this Wizard.',
    'Befehl: Wenn dieser Zauberer ein Barbar ist, führe einen Angriff aus. Andernfalls richte diesen Zauberer auf.',
    'Ordine: Se questo Mago è un Barbaro, effettua un attacco. Altrimenti, rendi pronto questo Mago.',
  ],
  [
    'if within if',
    {
      kind: 'order',
      do: [
        {
          do: 'if',
          condition: { test: 'is', who: 'this', where: { rank: 1 } },
          then: [
            {
              do: 'if',
              condition: { test: 'is', who: 'this', where: { trait: 'Bard' } },
              then: [{ do: 'draw', cards: 1 }],
            },
            { do: 'attack', optional: true },
          ],
        },
      ],
    },
    'Order: If this Wizard is in the front rank, draw a card (if this Wizard is a Bard) and you may perform an attack.',
    'Befehl: Wenn dieser Zauberer im vordersten Rang ist, ziehe eine Karte (wenn dieser Zauberer ein Barde ist), und du darfst einen Angriff ausführen.',
    'Ordine: Se questo Mago è nel rango frontale, pesca una carta (se questo Mago è un Bardo) e puoi effettuare un attacco.',
  ],
  [
    'may',
    {
      kind: 'order',
      do: [
        {
          do: 'may',
          effects: [
            { do: 'kill', who: 'this' },
            { do: 'draw', cards: 1 },
          ],
        },
      ],
    },
    'Order: You may kill this Wizard and draw a card.',
    'Befehl: Du darfst diesen Zauberer töten und eine Karte ziehen.',
    'Ordine: Puoi uccidere questo Mago e pescare una carta.',
  ],
  [
    'choose',
    { kind: 'order', do: [{ do: 'choose', of: [[{ do: 'draw', cards: 1 }], [{ do: 'ready', who: 'this' }]] }] },
    'Order: Draw a card or ready this Wizard.',
    'Befehl: Ziehe eine Karte oder richte diesen Zauberer auf.',
    'Ordine: Pesca una carta oppure rendi pronto questo Mago.',
  ],
  [
    'choose sentences',
    {
      kind: 'react',
      on: { at: 'after_targeted_melee', on: 'this' },
      do: [{ do: 'choose', of: [[{ do: 'alterStrike', extraWounds: 1 }], [{ do: 'rollBonus', add: 5 }]] }],
    },
    'React: After this Wizard is targeted with a melee strike: Choose one: the strike inflicts one additional wound; or add 5 to the roll.',
    'Reaktion: Nachdem dieser Zauberer zum Ziel eines Nahkampfschlags erklärt wurde: Wähle eine Möglichkeit: der Schlag fügt eine zusätzliche Wunde zu; oder zähle 5 zum Wurf hinzu.',
    'Reazione: Dopo che un colpo di mischia ha preso di mira questo Mago: Scegli una possibilità: il colpo infligge una ferita supplementare; oppure aggiungi 5 al tiro.',
  ],
  [
    'choose a gift',
    {
      kind: 'order',
      do: [
        {
          do: 'choose',
          of: [
            [{ do: 'modify', mods: [{ mod: 'stat', who: 'warlord', add: { atk: 3 } }], until: 'turn' }],
            [{ do: 'modify', mods: [{ mod: 'feat', who: 'warlord', feat: 'Riposte', add: 3 }], until: 'turn' }],
          ],
        },
      ],
    },
    'Order: Your Warlord gains +3 ATK or Riposte +3 until end of turn (your choice).',
    'Befehl: Dein Warlord erhält bis zum Ende der Runde nach deiner Wahl +3 ATK oder Konter +3.',
    'Ordine: Il tuo Warlord riceve +3 ATK o Contrattacco +3 (a tua scelta) fino alla fine del turno.',
  ],
  [
    'for each',
    {
      kind: 'order',
      do: [
        {
          do: 'forEach',
          who: { all: { controller: 'opponent', within: 1 } },
          effects: [{ do: 'strike', via: 'melee', at: 'it' }],
        },
      ],
    },
    'Order: For each opposing character within one rank, perform a melee strike against that character.',
    'Befehl: Für jeden gegnerischen Charakter, der höchstens einen Rang entfernt ist, führe einen Nahkampfschlag gegen jenen Charakter aus.',
    'Ordine: Per ogni personaggio avversario entro un rango, effettua un colpo di mischia contro quel personaggio.',
  ],
  [
    'for each, modified',
    {
      kind: 'order',
      do: [
        {
          do: 'forEach',
          who: { all: { faction: 'Elf', army: 'yours' } },
          effects: [{ do: 'modify', mods: [{ mod: 'stat', who: 'it', add: { hp: 1 } }], until: 'turn' }],
        },
      ],
    },
    'Order: Each Elf in your army gains +1 HP until end of turn.',
    'Befehl: Jeder Elf in deiner Armee erhält bis zum Ende der Runde +1 LP.',
    'Ordine: Ogni Elfo nel tuo esercito riceve +1 PF fino alla fine del turno.',
  ],
  [
    'for one, modified',
    {
      kind: 'order',
      do: [
        {
          do: 'forEach',
          who: { choose: { within: 1 } },
          effects: [{ do: 'modify', mods: [{ mod: 'feat', who: 'it', feat: 'Powerattack', add: 3 }] }],
        },
      ],
    },
    'Order: A character of your choice within one rank gains Powerattack +3.',
    'Befehl: Ein Charakter deiner Wahl, der höchstens einen Rang entfernt ist, erhält Mächtiger Angriff +3.',
    'Ordine: Un personaggio a tua scelta entro un rango riceve Attacco Poderoso +3.',
  ],
  [
    'for one',
    {
      kind: 'order',
      do: [
        {
          do: 'forEach',
          who: { choose: { adjacent: true } },
          effects: [
            { do: 'ready', who: 'it' },
            { do: 'heal', who: 'it', wounds: 1 },
          ],
        },
      ],
    },
    'Order: Choose an adjacent character. Ready that character. Remove one wound from that character.',
    'Befehl: Wähle einen nebenstehenden Charakter. Richte jenen Charakter auf. Entferne eine Wunde von jenem Charakter.',
    'Ordine: Scegli un personaggio adiacente. Rendi pronto quel personaggio. Rimuovi una ferita da quel personaggio.',
  ],
  [
    'at end of turn',
    { kind: 'order', do: [{ do: 'atEndOfTurn', effects: [{ do: 'kill', who: 'this' }] }] },
    'Order: At end of turn, kill this Wizard.',
    'Befehl: Am Ende der Runde töte diesen Zauberer.',
    'Ordine: Alla fine del turno, uccidi questo Mago.',
  ],
  [
    'special',
    { kind: 'order', do: [{ do: 'special', id: 'enter-other-formation' }] },
    'Order: Move this Wizard into the front rank of another formation.',
    'Befehl: Bewege diesen Zauberer in den vordersten Rang einer anderen Formation.',
    "Ordine: Muovi questo Mago nel rango frontale di un'altra formazione.",
  ],
  [
    'event.card',
    { kind: 'react', on: { at: 'equipped', on: 'this' }, do: [{ do: 'return', who: 'event.card', to: 'hand' }] },
    "React: After this Wizard equips an item: Return that item to its owner's hand.",
    'Reaktion: Nachdem dieser Zauberer mit einem Gegenstand ausgerüstet wurde: Gib jenen Gegenstand auf die Hand des Besitzers zurück.',
    "Reazione: Dopo che questo Mago è stato equipaggiato con un oggetto: Rimetti quell'oggetto nella mano del proprietario.",
  ],
  [
    'event.on',
    { kind: 'react', on: { at: 'after_hit', by: 'this', via: 'melee' }, do: [{ do: 'stun', who: 'event.on' }] },
    'React: After this Wizard hits with a melee strike: Stun the target.',
    'Reaktion: Nachdem dieser Zauberer mit einem Nahkampfschlag getroffen hat: Betäube das Ziel.',
    'Reazione: Dopo che questo Mago ha messo a segno un colpo di mischia: Stordisci il bersaglio.',
  ],
  [
    'the one killed',
    {
      kind: 'react',
      on: { at: 'killed', by: { controller: 'opponent' }, on: { army: 'yours' } },
      do: [{ do: 'remove', who: 'event.on' }],
    },
    'React: After an opposing character kills a character in your army: Remove the killed character from the game.',
    'Reaktion: Nachdem ein gegnerischer Charakter einen Charakter in deiner Armee getötet hat: Entferne den getöteten Charakter aus der Partie.',
    'Reazione: Dopo che un personaggio avversario ha ucciso un personaggio nel tuo esercito: Rimuovi il personaggio ucciso dalla partita.',
  ],
  [
    'the killer',
    { kind: 'react', on: { at: 'killed', on: 'this' }, do: [{ do: 'stun', who: 'event.by' }] },
    'React: After this Wizard is killed: Stun the responsible character.',
    'Reaktion: Nachdem dieser Zauberer getötet wurde: Betäube den verantwortlichen Charakter.',
    'Reazione: Dopo che questo Mago è stato ucciso: Stordisci il personaggio responsabile.',
  ],
  [
    'the roller',
    { kind: 'react', on: { at: 'after_die_roll' }, do: [{ do: 'stun', who: 'event.by' }] },
    'React: After a die roll: Stun the rolling character.',
    'Reaktion: Nach einem Würfelwurf: Betäube den würfelnden Charakter.',
    'Reazione: Dopo un tiro di dado: Stordisci il personaggio che tira.',
  ],
  [
    'the performer',
    { kind: 'react', on: { at: 'after_targeted_action', on: 'this' }, do: [{ do: 'stun', who: 'event.by' }] },
    'React: After this Wizard is targeted with an action: Stun the acting character.',
    'Reaktion: Nachdem dieser Zauberer zum Ziel einer Aktion erklärt wurde: Betäube den ausführenden Charakter.',
    "Reazione: Dopo che un'azione ha preso di mira questo Mago: Stordisci il personaggio che esegue l'azione.",
  ],
];

describe('steps', () => testTexts(STAFF, EXAMPLES));
