/**
 * What tactics answer to that do not say whose event it must be, and events drawn together with conditions.
 */
import { expect, test } from 'vitest';
import { TRIGGERS, type Trigger } from '../src/abilities/language.ts';
import type { TacticRecord } from '../src/content/card.ts';
import { DRAW, OF_ANY_FEAT, OF_ANY_PLAYER } from './event-samples.ts';
import { saidBy, tactic, testTexts, type Example } from './text-samples.ts';

const OF_ANYBODY: readonly Example<Trigger>[] = [
  ...OF_ANY_PLAYER,
  [
    'deployed',
    'When a creature is deployed: Draw a card.',
    'Wenn eine Kreatur ausgebracht wird: Ziehe eine Karte.',
    'Quando una creatura viene schierata: pesca una carta.',
  ],
  [
    'activation-begins',
    'At the start of the activation of a creature: Draw a card.',
    'Zu Beginn der Aktivierung einer Kreatur: Ziehe eine Karte.',
    "All'inizio dell'attivazione di una creatura: pesca una carta.",
  ],
  [
    'movement-ended',
    'When a creature has ended its movement: Draw a card.',
    'Wenn eine Kreatur ihre Bewegung beendet hat: Ziehe eine Karte.',
    'Quando una creatura ha terminato il movimento: pesca una carta.',
  ],
  [
    'attack-declared',
    'When an attack is declared: Draw a card.',
    'Wenn ein Angriff angesagt wird: Ziehe eine Karte.',
    'Quando viene dichiarato un attacco: pesca una carta.',
  ],
  [
    'attacked',
    'When an attack is declared: Draw a card.',
    'Wenn ein Angriff angesagt wird: Ziehe eine Karte.',
    'Quando viene dichiarato un attacco: pesca una carta.',
  ],
  [
    'rolled',
    'After the dice of an attack have been rolled: Draw a card.',
    'Nach dem Wurf für einen Angriff: Ziehe eine Karte.',
    'Dopo il tiro di un attacco: pesca una carta.',
  ],
  [
    'damage',
    'When a creature would take damage: Draw a card.',
    'Wenn eine Kreatur Schaden erleiden würde: Ziehe eine Karte.',
    'Quando una creatura sta per subire danni: pesca una carta.',
  ],
  [
    'attack-ended',
    'After an attack: Draw a card.',
    'Nach einem Angriff: Ziehe eine Karte.',
    'Dopo un attacco: pesca una carta.',
  ],
  [
    'death',
    'When a creature dies: Draw a card.',
    'Wenn eine Kreatur stirbt: Ziehe eine Karte.',
    'Quando una creatura muore: pesca una carta.',
  ],
  [
    'killed',
    'When a creature kills a creature: Draw a card.',
    'Wenn eine Kreatur eine Kreatur tötet: Ziehe eine Karte.',
    'Quando una creatura uccide una creatura: pesca una carta.',
  ],
  [
    'healed',
    'When a creature is healed: Draw a card.',
    'Wenn eine Kreatur geheilt wird: Ziehe eine Karte.',
    'Quando una creatura viene curata: pesca una carta.',
  ],
  [
    'pushed',
    'When a creature is pushed: Draw a card.',
    'Wenn eine Kreatur geschoben wird: Ziehe eine Karte.',
    'Quando una creatura viene spinta: pesca una carta.',
  ],
  ...OF_ANY_FEAT,
];

const YOURS: readonly Example<Trigger>[] = [
  [
    'turn-begins',
    'At the beginning of your turn: Draw a card.',
    'Zu Beginn deines Spielzugs: Ziehe eine Karte.',
    "All'inizio del tuo turno: pesca una carta.",
  ],
  [
    'turn-ends',
    'At the end of your turn: Draw a card.',
    'Am Ende deines Spielzugs: Ziehe eine Karte.',
    'Alla fine del tuo turno: pesca una carta.',
  ],
  [
    'card-played',
    'When you play a card: Draw a card.',
    'Wenn du eine Karte abspielst: Ziehe eine Karte.',
    'Quando giochi una carta: pesca una carta.',
  ],
  [
    'feat-played',
    'When you play a feat: Draw a card.',
    'Wenn du eine Fähigkeitenkarte abspielst: Ziehe eine Karte.',
    "Quando giochi un'impresa: pesca una carta.",
  ],
];

const WITH_CONDITIONS: readonly Example<Pick<TacticRecord, 'on' | 'about' | 'does'>>[] = [
  [
    {
      on: 'attacked',
      about: { side: 'enemy' },
      does: {
        if: [
          { if: 'is', who: 'target', creatures: { side: 'your' } },
          { if: 'attack', type: ['melee'] },
        ],
        do: [
          { do: 'damage', who: 'it', damage: 1 },
          { do: 'move', who: 'target', hexes: 1 },
        ],
      },
    },
    'When an enemy creature attacks one of your creatures with a melee attack: The attacker takes 1 damage. You may move the target 1 hex.',
    'Wenn eine gegnerische Kreatur eine deiner Kreaturen mit einem Nahkampfangriff angreift: Der Angreifer erleidet 1 Schaden. Du darfst das Ziel 1 Sechseck weit bewegen.',
    "Quando una creatura nemica attacca una delle tue creature con un attacco in mischia: l'attaccante subisce 1 danno. Puoi muovere il bersaglio di 1 esagono.",
  ],
  [
    {
      on: 'attack-ended',
      about: { side: 'your' },
      does: {
        if: [
          { if: 'is', who: 'attacker', creatures: { side: 'enemy', class: ['hero'] } },
          { if: 'your-turn', is: false },
        ],
        do: [{ do: 'token', who: 'attacker', token: 'stun' }],
      },
    },
    'After an attack on one of your creatures by an enemy hero, if it is not your turn: The attacker gets a stun token.',
    'Nach einem Angriff auf eine deiner Kreaturen durch einen gegnerischen Helden, falls du nicht am Zug bist: Der Angreifer erhält eine Betäubungsmarke.',
    "Dopo un attacco contro una delle tue creature da parte di un eroe nemico, se non è il tuo turno: l'attaccante riceve un segnalino stordimento.",
  ],
  [
    { on: 'rolled', does: { if: [{ if: 'attack', type: ['magic'] }], do: [{ do: 'reroll', dice: 1 }] } },
    'After the dice of a magic attack have been rolled: Reroll 1 die of this attack.',
    'Nach dem Wurf für einen magischen Angriff: Wirf 1 Würfel dieses Angriffs neu.',
    'Dopo il tiro di un attacco magico: ritira 1 dado di questo attacco.',
  ],
  [
    {
      on: 'attack-declared',
      about: { side: 'your', class: ['hero'] },
      does: {
        do: [
          { do: 'grant', who: 'it', grants: [{ grant: 'property', property: { keyword: 'Shield' } }], until: 'attack' },
        ],
      },
    },
    'When your hero is attacked: Your hero has Shield during this attack.',
    'Wenn dein Held angegriffen wird: Dein Held hat bei diesem Angriff Schild.',
    'Quando il tuo eroe viene attaccato: il tuo eroe ha Scudo durante questo attacco.',
  ],
  [
    {
      on: 'damage',
      about: { side: 'your' },
      does: {
        if: [
          { if: 'wounded', who: 'it' },
          { if: 'is', who: 'attacker', creatures: { side: 'enemy' } },
        ],
        do: [{ do: 'heal', who: 'it', wounds: 1 }],
      },
    },
    'When one of your creatures would take damage, if that creature is wounded and the attacker is an enemy creature: That creature is healed by 1.',
    'Wenn eine deiner Kreaturen Schaden erleiden würde, falls diese Kreatur verwundet ist und der Angreifer eine gegnerische Kreatur ist: Diese Kreatur wird um 1 Trefferpunkt geheilt.',
    "Quando una delle tue creature sta per subire danni, se quella creatura è ferita e l'attaccante è una creatura nemica: quella creatura recupera 1 punto ferita.",
  ],
  [
    { on: 'deployed', about: { side: 'enemy', acted: true, within: 2 }, does: { do: [{ do: 'push', who: 'it' }] } },
    'When an enemy creature within 2 hexes of this creature that was activated this turn is deployed: Push that creature one hex.',
    'Wenn eine gegnerische Kreatur im Umkreis von 2 Sechsecken um diese Kreatur, die in diesem Spielzug aktiviert wurde, ausgebracht wird: Schiebe diese Kreatur um 1 Sechseck.',
    'Quando una creatura nemica entro 2 esagoni da questa creatura che è stata attivata in questo turno viene schierata: spingi quella creatura di 1 esagono.',
  ],
];

testTexts('of anybody', OF_ANYBODY, (on) => saidBy(tactic({ on, does: DRAW })));

testTexts('yours', YOURS, (on) => saidBy(tactic({ on, whose: 'your', does: DRAW })));

testTexts('with conditions', WITH_CONDITIONS, (data) => saidBy(tactic(data)));

test('no trigger is left out', () => {
  expect(OF_ANYBODY.map(([on]) => on)).toEqual(TRIGGERS);
});
