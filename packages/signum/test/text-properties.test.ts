/**
 * Properties of characters and of relics, and the conditions of texts.
 */
import type { Condition, Property } from '../src/abilities/language.ts';
import { character, relic, saidBy, testTexts, type Example, type Said } from './text-samples.ts';

const OF_CHARACTERS: readonly Example<Property>[] = [
  [{ keyword: 'Agile' }, 'Agile.', 'Flinkheit.', 'Agilità.'],
  [{ keyword: 'Armour', value: 2 }, 'Armour 2.', 'Rüstung 2.', 'Armatura 2.'],
  [{ keyword: 'Pursuit', value: 1, plus: true }, 'Pursuit +1.', 'Verfolgung +1.', 'Inseguimento +1.'],
  [
    { keyword: 'Counterattack', dice: ['B', 'Y'] },
    'Counterattack: 1 blue die and 1 yellow die.',
    'Gegenschlag: 1 blauer Würfel und 1 gelber Würfel.',
    'Contrattacco: 1 dado blu e 1 dado giallo.',
  ],
  [
    { keyword: 'Ambush', dice: ['Y'], plus: true },
    'Ambush: +1 yellow die.',
    'Hinterhalt: +1 gelber Würfel.',
    'Imboscata: +1 dado giallo.',
  ],
  [
    { keyword: 'Longshot', value: 5, dice: ['B', 'B'] },
    'Longshot 5: 2 blue dice.',
    'Fernschuss 5: 2 blaue Würfel.',
    'Tiro lungo 5: 2 dadi blu.',
  ],
  [
    { keyword: 'Warlord', ranks: ['rankless', 'bronze', 'gold'], dice: ['G'] },
    'Warlord (rankless, bronze and gold): 1 green die.',
    'Kriegsherr (ohne Rang, Bronze und Gold): 1 grüner Würfel.',
    'Signore della guerra (senza rango, bronzo e oro): 1 dado verde.',
  ],
  [
    { keyword: 'Hunter', of: { affinity: ['Undead'] } },
    'Hunter: creatures with the affinity Undead.',
    'Jäger: Kreaturen mit der Affinität Untot.',
    "Cacciatore: creature con l'affinità Non morto.",
  ],
  [
    { keyword: 'Aura', value: 1, who: { side: 'enemy' }, grants: [{ grant: 'cannot', what: 'heal' }] },
    'Aura 1: Enemy creatures cannot be healed.',
    'Aura 1: Gegnerische Kreaturen können nicht geheilt werden.',
    'Aura 1: le creature nemiche non possono essere curate.',
  ],
  [
    { keyword: 'Charge', grants: [{ grant: 'dice', dice: ['B'] }] },
    'Charge: This character adds 1 blue die to the attack.',
    'Anlauf: Diese Spielfigur fügt dem Angriff 1 blauen Würfel hinzu.',
    "Carica: questo personaggio aggiunge 1 dado blu all'attacco.",
  ],
  [
    {
      keyword: 'Flank',
      grants: [
        { grant: 'damage', add: 2 },
        { grant: 'dice', dice: ['R'], attack: ['melee'] },
      ],
    },
    'Flank: This character deals 2 more damage and adds 1 red die to a melee attack.',
    'Flanke: Diese Spielfigur fügt 2 Schaden mehr zu und fügt einem Nahkampfangriff 1 roten Würfel hinzu.',
    'Fianco: questo personaggio infligge 2 danni in più e aggiunge 1 dado rosso a un attacco in mischia.',
  ],
  [
    { keyword: 'Contract', value: 3, grants: [{ grant: 'extra-attack' }] },
    'Contract 3: This character may make one additional attack.',
    'Vertrag 3: Diese Spielfigur darf einen zusätzlichen Angriff ausführen.',
    'Contratto 3: questo personaggio può eseguire un attacco aggiuntivo.',
  ],
  [
    { keyword: 'First Word', does: { do: [{ do: 'strength', add: 1 }] } },
    'First Word: Gain 1 hero strength.',
    'Erstes Wort: Du erhältst 1 Heldenstärke.',
    'Prima parola: ottieni 1 punto di forza eroica.',
  ],
  [
    { keyword: 'Last Word', does: { do: [{ do: 'damage', who: 'it', damage: 1 }] } },
    'Last Word: The creature that killed it takes 1 damage.',
    'Letztes Wort: Die Kreatur, die sie getötet hat, erleidet 1 Schaden.',
    "Ultima parola: la creatura che l'ha ucciso subisce 1 danno.",
  ],
  [
    { keyword: 'triggered', on: 'healed', once: 'turn', does: { do: [{ do: 'draw', cards: 1 }] } },
    'Once per turn, when this character is healed: Draw a card.',
    'Einmal pro Spielzug, wenn diese Spielfigur geheilt wird: Ziehe eine Karte.',
    'Una volta per turno, quando questo personaggio viene curato: pesca una carta.',
  ],
  [
    {
      keyword: 'triggered',
      on: 'death',
      about: { side: 'your', class: ['minion'] },
      may: true,
      does: { do: [{ do: 'minion', near: 'self' }] },
    },
    'When one of your minions dies, you may do the following: Deploy a minion in contact with this character.',
    'Wenn einer deiner Diener stirbt, darfst du Folgendes tun: Bringe einen Diener in Kontakt mit dieser Spielfigur aus.',
    'Quando uno dei tuoi servitori muore, puoi fare quanto segue: schiera un servitore in contatto con questo personaggio.',
  ],
  [
    {
      keyword: 'triggered',
      on: 'turn-begins',
      once: 'turn',
      may: true,
      does: { if: [{ if: 'your-turn', is: true }], do: [{ do: 'heal', who: 'self', wounds: 1 }] },
    },
    'At the beginning of your turn, you may do the following: This character is healed by 1.',
    'Zu Beginn deines Spielzugs darfst du Folgendes tun: Diese Spielfigur wird um 1 Trefferpunkt geheilt.',
    "All'inizio del tuo turno, puoi fare quanto segue: questo personaggio recupera 1 punto ferita.",
  ],
  [
    { keyword: 'triggered', on: 'attacked', may: true, does: { pay: 1, do: [{ do: 'end-attack' }] } },
    'When this character is attacked, you may pay 1 hero strength: End this attack.',
    'Wenn diese Spielfigur angegriffen wird, darfst du 1 Heldenstärke zahlen: Beende diesen Angriff.',
    'Quando questo personaggio viene attaccato, puoi pagare 1 punto di forza eroica: termina questo attacco.',
  ],
  [
    {
      keyword: 'close',
      does: { pay: 1, do: [{ do: 'place', who: 'self', where: { at: 'within', hexes: 2, of: 'self' } }] },
    },
    'Close this character, pay 1 hero strength: Place this character on a free hex at most 2 hexes away.',
    'Schließe diese Spielfigur, zahle 1 Heldenstärke: Platziere diese Spielfigur auf einem freien Sechseck in höchstens 2 Sechsecken Entfernung.',
    'Chiudi questo personaggio, paga 1 punto di forza eroica: colloca questo personaggio su un esagono libero distante al massimo 2 esagoni.',
  ],
  [
    {
      keyword: 'grants',
      who: { side: 'allied', class: ['minion'] },
      grants: [{ grant: 'stat', stat: 'movement', add: 1 }],
    },
    'Allied minions get +1 movement.',
    'Verbündete Diener erhalten +1 Bewegung.',
    'I servitori alleati ricevono +1 al movimento.',
  ],
  [
    {
      keyword: 'triggered',
      on: 'movement-ended',
      about: { side: 'enemy', contact: true },
      once: 'turn',
      may: true,
      does: {
        choose: { creatures: { side: 'your', class: ['minion'] }, upTo: 2 },
        do: [
          { do: 'move', who: 'it', hexes: 1 },
          { do: 'armour', who: 'it', tokens: 1 },
        ],
      },
    },
    'Once per turn, when an enemy creature in contact with this character has ended its movement, you may do the following: Choose up to 2 of your minions. For each of them: You may move that minion 1 hex. That minion gets 1 armour token.',
    'Einmal pro Spielzug, wenn eine gegnerische Kreatur in Kontakt mit dieser Spielfigur ihre Bewegung beendet hat, darfst du Folgendes tun: Wähle bis zu 2 deiner Diener. Für jeden davon: Du darfst diesen Diener 1 Sechseck weit bewegen. Dieser Diener erhält 1 Rüstungsmarke.',
    'Una volta per turno, quando una creatura nemica in contatto con questo personaggio ha terminato il movimento, puoi fare quanto segue: scegli fino a 2 dei tuoi servitori. Per ognuno: puoi muovere quel servitore di 1 esagono. Quel servitore riceve 1 segnalino armatura.',
  ],
];

const OF_RELICS: readonly Example<Property>[] = [
  [{ keyword: 'Shield' }, 'Shield.', 'Schild.', 'Scudo.'],
  [
    { keyword: 'close', does: { do: [{ do: 'heal', who: 'self', wounds: 1 }] } },
    'Close this card: Your hero is healed by 1.',
    'Schließe diese Karte: Dein Held wird um 1 Trefferpunkt geheilt.',
    'Chiudi questa carta: il tuo eroe recupera 1 punto ferita.',
  ],
  [
    {
      keyword: 'close',
      alsoHero: true,
      does: {
        pay: 2,
        choose: { creatures: { side: 'enemy', contact: true } },
        do: [{ do: 'damage', who: 'it', damage: 1 }],
      },
    },
    'Close this card and your hero, pay 2 hero strength: An enemy creature of your choice in contact with your hero takes 1 damage.',
    'Schließe diese Karte und deinen Helden, zahle 2 Heldenstärke: Eine gegnerische Kreatur deiner Wahl in Kontakt mit deinem Helden erleidet 1 Schaden.',
    'Chiudi questa carta e il tuo eroe, paga 2 punti di forza eroica: una creatura nemica a tua scelta in contatto con il tuo eroe subisce 1 danno.',
  ],
  [
    { keyword: 'reuse', does: { pay: 1, do: [{ do: 'armour', who: 'self', tokens: 1 }] } },
    'Remove a reuse token, pay 1 hero strength: Your hero gets 1 armour token.',
    'Entferne eine Wiederverwendbarkeitsmarke, zahle 1 Heldenstärke: Dein Held erhält 1 Rüstungsmarke.',
    'Rimuovi un segnalino riuso, paga 1 punto di forza eroica: il tuo eroe riceve 1 segnalino armatura.',
  ],
  [
    {
      keyword: 'reuse',
      on: 'attack-declared',
      does: {
        if: [
          { if: 'is', who: 'attacker', creatures: { side: 'your', class: ['hero'] } },
          { if: 'attack', type: ['ranged'] },
        ],
        do: [{ do: 'grant', who: 'attacker', grants: [{ grant: 'dice', dice: ['B'] }], until: 'attack' }],
      },
    },
    'When your hero attacks with a ranged attack, remove a reuse token: Your hero adds 1 blue die to this attack.',
    'Wenn dein Held mit einem Fernkampfangriff angreift, entferne eine Wiederverwendbarkeitsmarke: Dein Held fügt diesem Angriff 1 blauen Würfel hinzu.',
    'Quando il tuo eroe attacca con un attacco a distanza, rimuovi un segnalino riuso: il tuo eroe aggiunge 1 dado blu a questo attacco.',
  ],
  [
    { keyword: 'reuse', on: 'damage', does: { do: [{ do: 'change-damage', add: -1 }] } },
    'When a creature would take damage, remove a reuse token: Reduce this damage by 1.',
    'Wenn eine Kreatur Schaden erleiden würde, entferne eine Wiederverwendbarkeitsmarke: Verringere diesen Schaden um 1.',
    'Quando una creatura sta per subire danni, rimuovi un segnalino riuso: riduci questi danni di 1.',
  ],
  [
    { keyword: 'grants', grants: [{ grant: 'dice', dice: ['Y'], attack: ['melee'] }] },
    'Your hero adds 1 yellow die to its melee attacks.',
    'Dein Held fügt seinen Nahkampfangriffen 1 gelben Würfel hinzu.',
    'Il tuo eroe aggiunge 1 dado giallo ai suoi attacchi in mischia.',
  ],
  [
    { keyword: 'Last Word', does: { do: [{ do: 'heal', who: 'it', wounds: 1 }] } },
    'Last Word: Your hero is healed by 1.',
    'Letztes Wort: Dein Held wird um 1 Trefferpunkt geheilt.',
    'Ultima parola: il tuo eroe recupera 1 punto ferita.',
  ],
];

const CONDITIONS: readonly Example<Condition>[] = [
  [
    { if: 'income', atLeast: 8 },
    'First Word: If your income is at least 8: Draw a card.',
    'Erstes Wort: Falls dein Einnahmenwert mindestens 8 beträgt: Ziehe eine Karte.',
    'Prima parola: se la tua rendita è almeno 8: pesca una carta.',
  ],
  [
    { if: 'wounded', who: 'hero' },
    'First Word: If your hero is wounded: Draw a card.',
    'Erstes Wort: Falls dein Held verwundet ist: Ziehe eine Karte.',
    'Prima parola: se il tuo eroe è ferito: pesca una carta.',
  ],
  [
    { if: 'controls', creatures: { side: 'your', class: ['character'] }, atLeast: 1 },
    'First Word: If you control a character: Draw a card.',
    'Erstes Wort: Falls du eine Spielfigur kontrollierst: Ziehe eine Karte.',
    'Prima parola: se controlli un personaggio: pesca una carta.',
  ],
  [
    { if: 'controls', creatures: { side: 'your', wounded: true }, atLeast: 3 },
    'First Word: If you control at least 3 wounded creatures: Draw a card.',
    'Erstes Wort: Falls du mindestens 3 verwundete Kreaturen kontrollierst: Ziehe eine Karte.',
    'Prima parola: se controlli almeno 3 creature ferite: pesca una carta.',
  ],
  [
    { if: 'hall', atLeast: 1 },
    'First Word: If at least 1 card lies in your Hall of Ancestors: Draw a card.',
    'Erstes Wort: Falls in deiner Ahnenhalle mindestens 1 Karte liegt: Ziehe eine Karte.',
    "Prima parola: se c'è almeno 1 carta nella tua Sala degli Antenati: pesca una carta.",
  ],
  [
    { if: 'hall', atLeast: 4 },
    'First Word: If at least 4 cards lie in your Hall of Ancestors: Draw a card.',
    'Erstes Wort: Falls in deiner Ahnenhalle mindestens 4 Karten liegen: Ziehe eine Karte.',
    'Prima parola: se ci sono almeno 4 carte nella tua Sala degli Antenati: pesca una carta.',
  ],
  [
    { if: 'is', who: 'self', creatures: { wounded: true } },
    'First Word: If this character is wounded: Draw a card.',
    'Erstes Wort: Falls diese Spielfigur verwundet ist: Ziehe eine Karte.',
    'Prima parola: se questo personaggio è ferito: pesca una carta.',
  ],
  [
    { if: 'is', who: 'it', creatures: { side: 'your', rank: ['gold'] } },
    'First Word: If this character is one of your gold characters: Draw a card.',
    'Erstes Wort: Falls diese Spielfigur eine deiner Spielfiguren mit Goldrang ist: Ziehe eine Karte.',
    'Prima parola: se questo personaggio è uno dei tuoi personaggi di rango oro: pesca una carta.',
  ],
  [
    { if: 'is', who: 'hero', creatures: { terrain: ['forest'] } },
    'First Word: If your hero is in or next to a forest: Draw a card.',
    'Erstes Wort: Falls dein Held in oder neben einem Wald ist: Ziehe eine Karte.',
    'Prima parola: se il tuo eroe è dentro o accanto a una foresta: pesca una carta.',
  ],
  [
    { if: 'attack', type: ['melee', 'magic'] },
    'First Word: If it is a melee or magic attack: Draw a card.',
    'Erstes Wort: Falls es ein Nahkampfangriff oder ein magischer Angriff ist: Ziehe eine Karte.',
    'Prima parola: se è un attacco in mischia o magico: pesca una carta.',
  ],
  [
    { if: 'your-turn', is: true },
    'First Word: If it is your turn: Draw a card.',
    'Erstes Wort: Falls du am Zug bist: Ziehe eine Karte.',
    'Prima parola: se è il tuo turno: pesca una carta.',
  ],
  [
    { if: 'your-turn', is: false },
    'First Word: If it is not your turn: Draw a card.',
    'Erstes Wort: Falls du nicht am Zug bist: Ziehe eine Karte.',
    'Prima parola: se non è il tuo turno: pesca una carta.',
  ],
];

function saidOfCondition(condition: Condition): Said {
  return saidBy(character({ keyword: 'First Word', does: { if: [condition], do: [{ do: 'draw', cards: 1 }] } }));
}

testTexts('of a character', OF_CHARACTERS, (property) => saidBy(character(property)));

testTexts('of a relic', OF_RELICS, (property) => saidBy(relic(property)));

testTexts('condition', CONDITIONS, saidOfCondition);
