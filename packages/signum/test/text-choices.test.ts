/**
 * Whom texts choose, and what they do in the middle of an attack.
 */
import type { Body, Effect } from '../src/abilities/language.ts';
import { saidBy, spell, tactic, testTexts, type Example } from './text-samples.ts';

const CHOICES: readonly Example<Body>[] = [
  [
    { choose: { creatures: { side: 'your' } }, do: [{ do: 'heal', who: 'it', wounds: 2 }] },
    'One of your creatures is healed by 2.',
    'Eine deiner Kreaturen wird um 2 Trefferpunkte geheilt.',
    'Una delle tue creature recupera 2 punti ferita.',
  ],
  [
    { choose: { creatures: { side: 'enemy' }, upTo: 2 }, do: [{ do: 'damage', who: 'it', damage: 1 }] },
    'Up to 2 enemy creatures of your choice take 1 damage each.',
    'Bis zu 2 gegnerische Kreaturen deiner Wahl erleiden je 1 Schaden.',
    'Fino a 2 creature nemiche a tua scelta subiscono 1 danno ciascuna.',
  ],
  [
    {
      choose: { creatures: { side: 'your', class: ['character'] }, upTo: 2 },
      do: [{ do: 'heal', who: 'it', wounds: 1 }],
    },
    'Up to 2 of your characters are healed by 1 each.',
    'Bis zu 2 deiner Spielfiguren werden um je 1 Trefferpunkt geheilt.',
    'Fino a 2 dei tuoi personaggi recuperano 1 punto ferita ciascuno.',
  ],
  [
    { choose: { creatures: { side: 'allied', wounded: true }, all: true }, do: [{ do: 'heal', who: 'it', wounds: 1 }] },
    'Each wounded allied creature is healed by 1.',
    'Jede verwundete verbündete Kreatur wird um 1 Trefferpunkt geheilt.',
    'Ogni creatura alleata ferita recupera 1 punto ferita.',
  ],
  [
    {
      choose: { creatures: { side: 'enemy' }, upTo: 2 },
      do: [
        { do: 'damage', who: 'it', damage: 1 },
        { do: 'draw', cards: 1 },
      ],
    },
    'Choose up to 2 enemy creatures. For each of them: That creature takes 1 damage. Draw a card.',
    'Wähle bis zu 2 gegnerische Kreaturen. Für jede davon: Diese Kreatur erleidet 1 Schaden. Ziehe eine Karte.',
    'Scegli fino a 2 creature nemiche. Per ognuna: quella creatura subisce 1 danno. Pesca una carta.',
  ],
  [
    {
      choose: { creatures: { side: 'enemy', class: ['minion'] }, all: true },
      do: [
        { do: 'push', who: 'it' },
        { do: 'damage', who: 'it', damage: 1 },
      ],
    },
    'For each enemy minion: Push that minion one hex. That minion takes 1 damage.',
    'Für jeden gegnerischen Diener: Schiebe diesen Diener um 1 Sechseck. Dieser Diener erleidet 1 Schaden.',
    'Per ogni servitore nemico: spingi quel servitore di 1 esagono. Quel servitore subisce 1 danno.',
  ],
  [
    {
      choose: { creatures: { class: ['hero'] } },
      do: [
        { do: 'draw', cards: 1 },
        { do: 'damage', who: 'it', damage: 1 },
      ],
    },
    'Choose a hero. Draw a card. That hero takes 1 damage.',
    'Wähle einen Helden. Ziehe eine Karte. Dieser Held erleidet 1 Schaden.',
    "Scegli un eroe. Pesca una carta. Quell'eroe subisce 1 danno.",
  ],
  [
    {
      choose: { creatures: { side: 'your', class: ['hero'] } },
      do: [
        { do: 'armour', who: 'it', tokens: 1 },
        { do: 'move', who: 'it', hexes: 2 },
      ],
    },
    'Your hero gets 1 armour token. You may move your hero up to 2 hexes.',
    'Dein Held erhält 1 Rüstungsmarke. Du darfst deinen Helden bis zu 2 Sechsecke weit bewegen.',
    'Il tuo eroe riceve 1 segnalino armatura. Puoi muovere il tuo eroe di al massimo 2 esagoni.',
  ],
  [
    {
      choose: { creatures: { side: 'your', class: ['character', 'minion'] }, upTo: 3 },
      do: [{ do: 'move', who: 'it', hexes: 1 }],
    },
    'You may move up to 3 of your characters or minions 1 hex each.',
    'Du darfst bis zu 3 deiner Spielfiguren oder Diener je 1 Sechseck weit bewegen.',
    'Puoi muovere fino a 3 dei tuoi personaggi o servitori di 1 esagono ciascuno.',
  ],
  [
    { pay: 2, if: [{ if: 'income', atLeast: 10 }], do: [{ do: 'draw-feat' }] },
    'If your income is at least 10, pay 2 hero strength: Draw a feat.',
    'Falls dein Einnahmenwert mindestens 10 beträgt, zahle 2 Heldenstärke: Ziehe eine Fähigkeitenkarte.',
    "Se la tua rendita è almeno 10, paga 2 punti di forza eroica: pesca un'impresa.",
  ],
];

/** In the middle of an attack on one of your creatures. */
const IN_ATTACKS: readonly Example<Effect>[] = [
  [
    { do: 'reroll', dice: 1 },
    'After the dice of an attack on one of your creatures have been rolled: Reroll 1 die of this attack.',
    'Nach dem Wurf für einen Angriff auf eine deiner Kreaturen: Wirf 1 Würfel dieses Angriffs neu.',
    'Dopo il tiro di un attacco contro una delle tue creature: ritira 1 dado di questo attacco.',
  ],
  [
    { do: 'reroll', dice: 2 },
    'After the dice of an attack on one of your creatures have been rolled: Reroll up to 2 dice of this attack.',
    'Nach dem Wurf für einen Angriff auf eine deiner Kreaturen: Wirf bis zu 2 Würfel dieses Angriffs neu.',
    'Dopo il tiro di un attacco contro una delle tue creature: ritira fino a 2 dadi di questo attacco.',
  ],
  [
    { do: 'change-die', to: 'BLANK' },
    'After the dice of an attack on one of your creatures have been rolled: Turn 1 die of this attack to BLANK.',
    'Nach dem Wurf für einen Angriff auf eine deiner Kreaturen: Drehe 1 Würfel dieses Angriffs auf Leer.',
    'Dopo il tiro di un attacco contro una delle tue creature: gira 1 dado di questo attacco su vuoto.',
  ],
  [
    { do: 'change-die', to: 'CRIT' },
    'After the dice of an attack on one of your creatures have been rolled: Turn 1 die of this attack to CRIT.',
    'Nach dem Wurf für einen Angriff auf eine deiner Kreaturen: Drehe 1 Würfel dieses Angriffs auf Kritischen Treffer.',
    'Dopo il tiro di un attacco contro una delle tue creature: gira 1 dado di questo attacco su colpo critico.',
  ],
  [
    { do: 'add-symbol', symbol: 'CRIT' },
    'After the dice of an attack on one of your creatures have been rolled: Add 1 CRIT to this attack.',
    'Nach dem Wurf für einen Angriff auf eine deiner Kreaturen: Füge diesem Angriff 1 Kritischen Treffer hinzu.',
    'Dopo il tiro di un attacco contro una delle tue creature: aggiungi 1 colpo critico a questo attacco.',
  ],
  [
    { do: 'remove-symbol', symbol: 'PUSH' },
    'After the dice of an attack on one of your creatures have been rolled: Remove 1 PUSH from this attack.',
    'Nach dem Wurf für einen Angriff auf eine deiner Kreaturen: Entferne 1 Schub aus diesem Angriff.',
    'Dopo il tiro di un attacco contro una delle tue creature: togli 1 spinta da questo attacco.',
  ],
  [
    { do: 'end-attack' },
    'After the dice of an attack on one of your creatures have been rolled: End this attack.',
    'Nach dem Wurf für einen Angriff auf eine deiner Kreaturen: Beende diesen Angriff.',
    'Dopo il tiro di un attacco contro una delle tue creature: termina questo attacco.',
  ],
  [
    { do: 'change-damage', add: -2 },
    'When one of your creatures would take damage: Reduce this damage by 2.',
    'Wenn eine deiner Kreaturen Schaden erleiden würde: Verringere diesen Schaden um 2.',
    'Quando una delle tue creature sta per subire danni: riduci questi danni di 2.',
  ],
  [
    { do: 'change-damage', add: 1 },
    'When one of your creatures would take damage: Increase this damage by 1.',
    'Wenn eine deiner Kreaturen Schaden erleiden würde: Erhöhe diesen Schaden um 1.',
    'Quando una delle tue creature sta per subire danni: aumenta questi danni di 1.',
  ],
];

testTexts('choice', CHOICES, (does) => saidBy(spell(does)));

testTexts('in an attack', IN_ATTACKS, (effect) =>
  saidBy(
    tactic({
      on: effect.do === 'change-damage' ? 'damage' : 'rolled',
      about: { side: 'your' },
      does: { do: [effect] },
    }),
  ),
);
