/**
 * What texts do: each effect, and how sentences are joined.
 */
import type { Effect } from '../src/abilities/language.ts';
import { saidBy, saidOfEffects, spell, testTexts, type Example } from './text-samples.ts';

/** Done to an enemy creature. */
const DONE: readonly Example<readonly Effect[]>[] = [
  [
    [{ do: 'damage', who: 'it', damage: 2 }],
    'An enemy creature of your choice takes 2 damage.',
    'Eine gegnerische Kreatur deiner Wahl erleidet 2 Schaden.',
    'Una creatura nemica a tua scelta subisce 2 danni.',
  ],
  [
    [{ do: 'random-damage', who: 'it', dice: ['R', 'R', 'P', 'K'] }],
    'An enemy creature of your choice takes random damage (2 red dice, 1 purple die and 1 black die).',
    'Eine gegnerische Kreatur deiner Wahl erleidet zufälligen Schaden (2 rote Würfel, 1 lila Würfel und 1 schwarzer Würfel).',
    'Una creatura nemica a tua scelta subisce danni casuali (2 dadi rossi, 1 dado viola e 1 dado nero).',
  ],
  [
    [{ do: 'wound', who: 'it', wounds: 1 }],
    'An enemy creature of your choice takes 1 wound.',
    'Eine gegnerische Kreatur deiner Wahl erleidet 1 Wunde.',
    'Una creatura nemica a tua scelta subisce 1 ferita.',
  ],
  [
    [{ do: 'wound', who: 'it', wounds: 2 }],
    'An enemy creature of your choice takes 2 wounds.',
    'Eine gegnerische Kreatur deiner Wahl erleidet 2 Wunden.',
    'Una creatura nemica a tua scelta subisce 2 ferite.',
  ],
  [
    [{ do: 'heal', who: 'it', wounds: 1 }],
    'An enemy creature of your choice is healed by 1.',
    'Eine gegnerische Kreatur deiner Wahl wird um 1 Trefferpunkt geheilt.',
    'Una creatura nemica a tua scelta recupera 1 punto ferita.',
  ],
  [
    [{ do: 'armour', who: 'it', tokens: 2 }],
    'An enemy creature of your choice gets 2 armour tokens.',
    'Eine gegnerische Kreatur deiner Wahl erhält 2 Rüstungsmarken.',
    'Una creatura nemica a tua scelta riceve 2 segnalini armatura.',
  ],
  [
    [{ do: 'token', who: 'it', token: 'poison' }],
    'An enemy creature of your choice gets a poison token.',
    'Eine gegnerische Kreatur deiner Wahl erhält eine Giftmarke.',
    'Una creatura nemica a tua scelta riceve un segnalino veleno.',
  ],
  [
    [{ do: 'token', who: 'it', token: 'plague' }],
    'An enemy creature of your choice gets a plague token.',
    'Eine gegnerische Kreatur deiner Wahl erhält eine Seuchenmarke.',
    'Una creatura nemica a tua scelta riceve un segnalino peste.',
  ],
  [
    [{ do: 'remove-token', who: 'it', token: 'stun' }],
    'An enemy creature of your choice loses its stun token.',
    'Eine gegnerische Kreatur deiner Wahl verliert ihre Betäubungsmarke.',
    'Una creatura nemica a tua scelta perde il segnalino stordimento.',
  ],
  [
    [{ do: 'remove-token', who: 'it', token: 'armour' }],
    'An enemy creature of your choice loses all its armour tokens.',
    'Eine gegnerische Kreatur deiner Wahl verliert alle Rüstungsmarken.',
    'Una creatura nemica a tua scelta perde tutti i segnalini armatura.',
  ],
  [
    [
      { do: 'remove-token', who: 'it', token: 'poison' },
      { do: 'remove-token', who: 'it', token: 'plague' },
    ],
    'An enemy creature of your choice loses its poison and plague tokens.',
    'Eine gegnerische Kreatur deiner Wahl verliert alle Gift- und Seuchenmarken.',
    'Una creatura nemica a tua scelta perde tutti i segnalini veleno e peste.',
  ],
  [
    [{ do: 'grant', who: 'it', grants: [{ grant: 'stat', stat: 'movement', add: -1 }], until: 'your-next-turn' }],
    'An enemy creature of your choice gets −1 movement until your next turn begins.',
    'Eine gegnerische Kreatur deiner Wahl erhält bis zum Beginn deines nächsten Spielzugs −1 Bewegung.',
    "Una creatura nemica a tua scelta riceve −1 al movimento fino all'inizio del tuo prossimo turno.",
  ],
  [
    [{ do: 'place', who: 'it', where: { at: 'contact', of: 'hero' } }],
    'Place an enemy creature of your choice on a free hex in contact with your hero.',
    'Platziere eine gegnerische Kreatur deiner Wahl auf einem freien Sechseck in Kontakt mit deinem Helden.',
    'Colloca una creatura nemica a tua scelta su un esagono libero in contatto con il tuo eroe.',
  ],
  [
    [{ do: 'place', who: 'it', where: { at: 'deployment-zone' } }],
    "Place an enemy creature of your choice in its player's deployment zone.",
    'Platziere eine gegnerische Kreatur deiner Wahl in der Aufstellungszone ihres Spielers.',
    'Colloca una creatura nemica a tua scelta nella zona di schieramento del suo giocatore.',
  ],
  [
    [{ do: 'place', who: 'it', where: { at: 'within', hexes: 1, of: 'it' } }],
    'Place an enemy creature of your choice on a free hex at most 1 hex away.',
    'Platziere eine gegnerische Kreatur deiner Wahl auf einem freien Sechseck in höchstens 1 Sechseck Entfernung.',
    'Colloca una creatura nemica a tua scelta su un esagono libero distante al massimo 1 esagono.',
  ],
  [
    [{ do: 'place', who: 'it', where: { at: 'within', hexes: 3, of: 'hero' } }],
    'Place an enemy creature of your choice on a free hex within 3 hexes of your hero.',
    'Platziere eine gegnerische Kreatur deiner Wahl auf einem freien Sechseck im Umkreis von 3 Sechsecken um deinen Helden.',
    'Colloca una creatura nemica a tua scelta su un esagono libero entro 3 esagoni dal tuo eroe.',
  ],
  [
    [{ do: 'place', who: 'it', where: { at: 'anywhere' } }],
    'Place an enemy creature of your choice on any free hex.',
    'Platziere eine gegnerische Kreatur deiner Wahl auf einem beliebigen freien Sechseck.',
    'Colloca una creatura nemica a tua scelta su un qualsiasi esagono libero.',
  ],
  [
    [{ do: 'move', who: 'it', hexes: 1 }],
    'You may move an enemy creature of your choice 1 hex.',
    'Du darfst eine gegnerische Kreatur deiner Wahl 1 Sechseck weit bewegen.',
    'Puoi muovere una creatura nemica a tua scelta di 1 esagono.',
  ],
  [
    [{ do: 'move', who: 'it', hexes: 3 }],
    'You may move an enemy creature of your choice up to 3 hexes.',
    'Du darfst eine gegnerische Kreatur deiner Wahl bis zu 3 Sechsecke weit bewegen.',
    'Puoi muovere una creatura nemica a tua scelta di al massimo 3 esagoni.',
  ],
  [
    [{ do: 'push', who: 'it' }],
    'Push an enemy creature of your choice one hex.',
    'Schiebe eine gegnerische Kreatur deiner Wahl um 1 Sechseck.',
    'Spingi una creatura nemica a tua scelta di 1 esagono.',
  ],
  [
    [{ do: 'swap', a: 'it', b: 'hero' }],
    'An enemy creature of your choice swaps places with your hero.',
    'Eine gegnerische Kreatur deiner Wahl tauscht den Platz mit deinem Helden.',
    'Una creatura nemica a tua scelta scambia il posto con il tuo eroe.',
  ],
  [
    [{ do: 'control', who: 'it', until: 'turn' }],
    'Take control of an enemy creature of your choice until the end of the turn.',
    'Übernimm bis zum Ende des Spielzugs die Kontrolle über eine gegnerische Kreatur deiner Wahl.',
    'Prendi il controllo di una creatura nemica a tua scelta fino alla fine del turno.',
  ],
  [
    [{ do: 'control', who: 'it', until: 'match' }],
    'Take control of an enemy creature of your choice for the rest of the match.',
    'Übernimm für den Rest der Partie die Kontrolle über eine gegnerische Kreatur deiner Wahl.',
    'Prendi il controllo di una creatura nemica a tua scelta per il resto della partita.',
  ],
  [
    [{ do: 'minion', near: 'it' }],
    'Choose an enemy creature. Deploy a minion in contact with that creature.',
    'Wähle eine gegnerische Kreatur. Bringe einen Diener in Kontakt mit dieser Kreatur aus.',
    'Scegli una creatura nemica. Schiera un servitore in contatto con quella creatura.',
  ],
  [
    [{ do: 'activate-again', who: 'it' }],
    'An enemy creature of your choice can be activated once more this turn.',
    'Eine gegnerische Kreatur deiner Wahl kann in diesem Spielzug noch einmal aktiviert werden.',
    'Una creatura nemica a tua scelta può essere attivata ancora una volta in questo turno.',
  ],
  [
    [
      { do: 'damage', who: 'it', damage: 1 },
      { do: 'token', who: 'it', token: 'stun' },
    ],
    'An enemy creature of your choice takes 1 damage and gets a stun token.',
    'Eine gegnerische Kreatur deiner Wahl erleidet 1 Schaden und erhält eine Betäubungsmarke.',
    'Una creatura nemica a tua scelta subisce 1 danno e riceve un segnalino stordimento.',
  ],
  [
    [
      { do: 'damage', who: 'it', damage: 1 },
      { do: 'heal', who: 'hero', wounds: 1 },
      { do: 'push', who: 'it' },
    ],
    'An enemy creature of your choice takes 1 damage. Your hero is healed by 1. Push that creature one hex.',
    'Eine gegnerische Kreatur deiner Wahl erleidet 1 Schaden. Dein Held wird um 1 Trefferpunkt geheilt. Schiebe diese Kreatur um 1 Sechseck.',
    'Una creatura nemica a tua scelta subisce 1 danno. Il tuo eroe recupera 1 punto ferita. Spingi quella creatura di 1 esagono.',
  ],
];

/** Told to the player. */
const TOLD: readonly Example<readonly Effect[]>[] = [
  [[{ do: 'draw', cards: 1 }], 'Draw a card.', 'Ziehe eine Karte.', 'Pesca una carta.'],
  [[{ do: 'draw', cards: 2 }], 'Draw 2 cards.', 'Ziehe 2 Karten.', 'Pesca 2 carte.'],
  [[{ do: 'draw-feat' }], 'Draw a feat.', 'Ziehe eine Fähigkeitenkarte.', "Pesca un'impresa."],
  [
    [{ do: 'strength', add: 2 }],
    'Gain 2 hero strength.',
    'Du erhältst 2 Heldenstärke.',
    'Ottieni 2 punti di forza eroica.',
  ],
  [
    [{ do: 'strength', add: -1 }],
    'Lose 1 hero strength.',
    'Du verlierst 1 Heldenstärke.',
    'Perdi 1 punto di forza eroica.',
  ],
  [
    [{ do: 'return', kind: ['character'], to: 'camp' }],
    'Return a character from your Hall of Ancestors to your War Camp.',
    'Bringe eine Spielfigur aus deiner Ahnenhalle in dein Kriegslager zurück.',
    'Riporta un personaggio dalla tua Sala degli Antenati nel tuo Accampamento.',
  ],
  [
    [{ do: 'return', kind: ['spell', 'building'], to: 'deck' }],
    'Return a spell or a building from your Hall of Ancestors to your battle deck.',
    'Bringe einen Zauberspruch oder ein Gebäude aus deiner Ahnenhalle in deinen Schlachtsatz zurück.',
    'Riporta un incantesimo o un edificio dalla tua Sala degli Antenati nel tuo mazzo di battaglia.',
  ],
  [
    [{ do: 'return', kind: ['relic'], to: 'hand', whose: 'opponent' }],
    "Return a relic from an opponent's Hall of Ancestors to its owner's hand.",
    'Bringe eine Reliquie aus der Ahnenhalle eines Gegners auf die Hand des Besitzers zurück.',
    'Riporta una reliquia dalla Sala degli Antenati di un avversario nella mano del proprietario.',
  ],
  [
    [{ do: 'destroy-card', kind: 'building', whose: 'any' }],
    'Destroy a building.',
    'Zerstöre ein Gebäude.',
    'Distruggi un edificio.',
  ],
  [
    [{ do: 'destroy-card', kind: 'relic', whose: 'opponent' }],
    'Destroy a relic of an opponent.',
    'Zerstöre eine Reliquie eines Gegners.',
    'Distruggi una reliquia di un avversario.',
  ],
  [
    [{ do: 'destroy-card', kind: 'enchantment', whose: 'opponent' }],
    'Destroy an enchantment on an enemy creature.',
    'Zerstöre eine Verzauberung auf einer gegnerischen Kreatur.',
    'Distruggi una malia su una creatura nemica.',
  ],
  [
    [
      { do: 'minion', near: 'hero' },
      { do: 'minion', near: 'hero' },
    ],
    'Deploy 2 minions in contact with your hero.',
    'Bringe 2 Diener in Kontakt mit deinem Helden aus.',
    'Schiera 2 servitori in contatto con il tuo eroe.',
  ],
  [
    [{ do: 'discard', cards: 1, whose: 'opponent' }],
    'An opponent of your choice discards 1 card from hand.',
    'Ein Gegner deiner Wahl legt 1 Karte aus der Hand ab.',
    'Un avversario a tua scelta scarta 1 carta dalla mano.',
  ],
  [
    [{ do: 'discard', cards: 2, whose: 'your' }],
    'Discard 2 cards from hand.',
    'Lege 2 Karten aus der Hand ab.',
    'Scarta 2 carte dalla mano.',
  ],
];

testTexts('done', DONE, saidOfEffects);

testTexts('told', TOLD, (effects) => saidBy(spell({ do: effects })));
