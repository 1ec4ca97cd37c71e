/**
 * What texts answer to: each trigger as the own event of a character, and as that of others.
 */
import { expect, test } from 'vitest';
import { TRIGGERS, type Trigger } from '../src/abilities/language.ts';
import type { TacticRecord } from '../src/content/card.ts';
import { DRAW, OF_ANY_FEAT, OF_ANY_PLAYER } from './event-samples.ts';
import { character, saidBy, tactic, testTexts, type Example } from './text-samples.ts';

const OF_PLAYERS: readonly Trigger[] = ['turn-begins', 'turn-ends', 'card-played', 'feat-played'];

const OWN: readonly Example<Trigger>[] = [
  ...OF_ANY_PLAYER,
  [
    'deployed',
    'When this character is deployed: Draw a card.',
    'Wenn diese Spielfigur ausgebracht wird: Ziehe eine Karte.',
    'Quando questo personaggio viene schierato: pesca una carta.',
  ],
  [
    'activation-begins',
    'At the start of the activation of this character: Draw a card.',
    'Zu Beginn der Aktivierung dieser Spielfigur: Ziehe eine Karte.',
    "All'inizio dell'attivazione di questo personaggio: pesca una carta.",
  ],
  [
    'movement-ended',
    'When this character has ended its movement: Draw a card.',
    'Wenn diese Spielfigur ihre Bewegung beendet hat: Ziehe eine Karte.',
    'Quando questo personaggio ha terminato il movimento: pesca una carta.',
  ],
  [
    'attack-declared',
    'When this character attacks: Draw a card.',
    'Wenn diese Spielfigur angreift: Ziehe eine Karte.',
    'Quando questo personaggio attacca: pesca una carta.',
  ],
  [
    'attacked',
    'When this character is attacked: Draw a card.',
    'Wenn diese Spielfigur angegriffen wird: Ziehe eine Karte.',
    'Quando questo personaggio viene attaccato: pesca una carta.',
  ],
  [
    'rolled',
    'After the dice of an attack on this character have been rolled: Draw a card.',
    'Nach dem Wurf für einen Angriff auf diese Spielfigur: Ziehe eine Karte.',
    'Dopo il tiro di un attacco contro questo personaggio: pesca una carta.',
  ],
  [
    'damage',
    'When this character would take damage: Draw a card.',
    'Wenn diese Spielfigur Schaden erleiden würde: Ziehe eine Karte.',
    'Quando questo personaggio sta per subire danni: pesca una carta.',
  ],
  [
    'attack-ended',
    'After an attack on this character: Draw a card.',
    'Nach einem Angriff auf diese Spielfigur: Ziehe eine Karte.',
    'Dopo un attacco contro questo personaggio: pesca una carta.',
  ],
  [
    'death',
    'When this character dies: Draw a card.',
    'Wenn diese Spielfigur stirbt: Ziehe eine Karte.',
    'Quando questo personaggio muore: pesca una carta.',
  ],
  [
    'killed',
    'When this character kills a creature: Draw a card.',
    'Wenn diese Spielfigur eine Kreatur tötet: Ziehe eine Karte.',
    'Quando questo personaggio uccide una creatura: pesca una carta.',
  ],
  [
    'healed',
    'When this character is healed: Draw a card.',
    'Wenn diese Spielfigur geheilt wird: Ziehe eine Karte.',
    'Quando questo personaggio viene curato: pesca una carta.',
  ],
  [
    'pushed',
    'When this character is pushed: Draw a card.',
    'Wenn diese Spielfigur geschoben wird: Ziehe eine Karte.',
    'Quando questo personaggio viene spinto: pesca una carta.',
  ],
  ...OF_ANY_FEAT,
];

const OF_OTHERS: readonly Example<Trigger>[] = [
  [
    'turn-begins',
    "At the beginning of an opponent's turn: Draw a card.",
    'Zu Beginn des Spielzugs eines Gegners: Ziehe eine Karte.',
    "All'inizio del turno di un avversario: pesca una carta.",
  ],
  [
    'turn-ends',
    "At the end of an opponent's turn: Draw a card.",
    'Am Ende des Spielzugs eines Gegners: Ziehe eine Karte.',
    'Alla fine del turno di un avversario: pesca una carta.',
  ],
  [
    'card-played',
    'When an opponent plays a card: Draw a card.',
    'Wenn ein Gegner eine Karte abspielt: Ziehe eine Karte.',
    'Quando un avversario gioca una carta: pesca una carta.',
  ],
  [
    'deployed',
    'When an enemy character or minion is deployed: Draw a card.',
    'Wenn eine gegnerische Spielfigur oder ein gegnerischer Diener ausgebracht wird: Ziehe eine Karte.',
    'Quando un personaggio o servitore nemico viene schierato: pesca una carta.',
  ],
  [
    'activation-begins',
    'At the start of the activation of an enemy character or minion: Draw a card.',
    'Zu Beginn der Aktivierung einer gegnerischen Spielfigur oder eines gegnerischen Dieners: Ziehe eine Karte.',
    "All'inizio dell'attivazione di un personaggio o servitore nemico: pesca una carta.",
  ],
  [
    'movement-ended',
    'When an enemy character or minion has ended its movement: Draw a card.',
    'Wenn eine gegnerische Spielfigur oder ein gegnerischer Diener seine Bewegung beendet hat: Ziehe eine Karte.',
    'Quando un personaggio o servitore nemico ha terminato il movimento: pesca una carta.',
  ],
  [
    'attack-declared',
    'When an enemy character or minion is attacked: Draw a card.',
    'Wenn eine gegnerische Spielfigur oder ein gegnerischer Diener angegriffen wird: Ziehe eine Karte.',
    'Quando un personaggio o servitore nemico viene attaccato: pesca una carta.',
  ],
  [
    'attacked',
    'When an enemy character or minion attacks: Draw a card.',
    'Wenn eine gegnerische Spielfigur oder ein gegnerischer Diener angreift: Ziehe eine Karte.',
    'Quando un personaggio o servitore nemico attacca: pesca una carta.',
  ],
  [
    'rolled',
    'After the dice of an attack on an enemy character or minion have been rolled: Draw a card.',
    'Nach dem Wurf für einen Angriff auf eine gegnerische Spielfigur oder einen gegnerischen Diener: Ziehe eine Karte.',
    'Dopo il tiro di un attacco contro un personaggio o servitore nemico: pesca una carta.',
  ],
  [
    'damage',
    'When an enemy character or minion would take damage: Draw a card.',
    'Wenn eine gegnerische Spielfigur oder ein gegnerischer Diener Schaden erleiden würde: Ziehe eine Karte.',
    'Quando un personaggio o servitore nemico sta per subire danni: pesca una carta.',
  ],
  [
    'attack-ended',
    'After an attack on an enemy character or minion: Draw a card.',
    'Nach einem Angriff auf eine gegnerische Spielfigur oder einen gegnerischen Diener: Ziehe eine Karte.',
    'Dopo un attacco contro un personaggio o servitore nemico: pesca una carta.',
  ],
  [
    'death',
    'When an enemy character or minion dies: Draw a card.',
    'Wenn eine gegnerische Spielfigur oder ein gegnerischer Diener stirbt: Ziehe eine Karte.',
    'Quando un personaggio o servitore nemico muore: pesca una carta.',
  ],
  [
    'killed',
    'When a creature kills an enemy character or minion: Draw a card.',
    'Wenn eine Kreatur eine gegnerische Spielfigur oder einen gegnerischen Diener tötet: Ziehe eine Karte.',
    'Quando una creatura uccide un personaggio o servitore nemico: pesca una carta.',
  ],
  [
    'healed',
    'When an enemy character or minion is healed: Draw a card.',
    'Wenn eine gegnerische Spielfigur oder ein gegnerischer Diener geheilt wird: Ziehe eine Karte.',
    'Quando un personaggio o servitore nemico viene curato: pesca una carta.',
  ],
  [
    'pushed',
    'When an enemy character or minion is pushed: Draw a card.',
    'Wenn eine gegnerische Spielfigur oder ein gegnerischer Diener geschoben wird: Ziehe eine Karte.',
    'Quando un personaggio o servitore nemico viene spinto: pesca una carta.',
  ],
  [
    'feat-played',
    'When an opponent plays a feat: Draw a card.',
    'Wenn ein Gegner eine Fähigkeitenkarte abspielt: Ziehe eine Karte.',
    "Quando un avversario gioca un'impresa: pesca una carta.",
  ],
];

testTexts('own', OWN, (on) => saidBy(character({ keyword: 'triggered', on, does: DRAW })));

/** An opponent's, or of an enemy character or minion. */
function ofOthers(on: Trigger): TacticRecord {
  if (OF_PLAYERS.includes(on)) return tactic({ on, whose: 'opponent', does: DRAW });
  return tactic({ on, about: { side: 'enemy', class: ['character', 'minion'] }, does: DRAW });
}

testTexts('of others', OF_OTHERS, (on) => saidBy(ofOthers(on)));

test('no trigger is left out', () => {
  for (const examples of [OWN, OF_OTHERS]) expect(examples.map(([on]) => on)).toEqual(TRIGGERS);
});
