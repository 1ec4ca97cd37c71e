/**
 * What creatures are given, for how long.
 */
import type { Duration, Grant } from '../src/abilities/language.ts';
import { character, saidBy, saidOfEffects, testTexts, type Example } from './text-samples.ts';

const ALWAYS: readonly Example<Grant>[] = [
  [
    { grant: 'property', property: { keyword: 'Shield' } },
    'This character has Shield.',
    'Diese Spielfigur hat Schild.',
    'Questo personaggio ha Scudo.',
  ],
  [
    { grant: 'property', property: { keyword: 'Run', value: 2 } },
    'This character has Run 2.',
    'Diese Spielfigur hat Laufen 2.',
    'Questo personaggio ha Corsa 2.',
  ],
  [
    { grant: 'property', property: { keyword: 'Armour', value: 1, plus: true } },
    'This character has Armour +1.',
    'Diese Spielfigur hat Rüstung +1.',
    'Questo personaggio ha Armatura +1.',
  ],
  [
    { grant: 'property', property: { keyword: 'Ambush', dice: ['Y'] } },
    'This character has Ambush (1 yellow die).',
    'Diese Spielfigur hat Hinterhalt (1 gelber Würfel).',
    'Questo personaggio ha Imboscata (1 dado giallo).',
  ],
  [
    { grant: 'property', property: { keyword: 'Hunter', of: { side: 'enemy', class: ['hero'] } } },
    'This character has Hunter (enemy heroes).',
    'Diese Spielfigur hat Jäger (gegnerische Helden).',
    'Questo personaggio ha Cacciatore (eroi nemici).',
  ],
  [
    { grant: 'property', property: { keyword: 'Last Word', does: { do: [{ do: 'draw', cards: 1 }] } } },
    'This character has “Last Word: Draw a card”.',
    'Diese Spielfigur hat „Letztes Wort: Ziehe eine Karte“.',
    'Questo personaggio ha «Ultima parola: pesca una carta».',
  ],
  [
    { grant: 'stat', stat: 'movement', add: 1 },
    'This character gets +1 movement.',
    'Diese Spielfigur erhält +1 Bewegung.',
    'Questo personaggio riceve +1 al movimento.',
  ],
  [
    { grant: 'stat', stat: 'hp', add: 1 },
    'This character gets +1 hit point.',
    'Diese Spielfigur erhält +1 Trefferpunkt.',
    'Questo personaggio riceve +1 punto ferita.',
  ],
  [
    { grant: 'stat', stat: 'hp', add: 2 },
    'This character gets +2 hit points.',
    'Diese Spielfigur erhält +2 Trefferpunkte.',
    'Questo personaggio riceve +2 punti ferita.',
  ],
  [
    { grant: 'stat', stat: 'range', add: -1 },
    'This character gets −1 range.',
    'Diese Spielfigur erhält −1 Angriffsreichweite.',
    'Questo personaggio riceve −1 alla gittata.',
  ],
  [
    { grant: 'dice', dice: ['B'] },
    'This character adds 1 blue die to its attacks.',
    'Diese Spielfigur fügt ihren Angriffen 1 blauen Würfel hinzu.',
    'Questo personaggio aggiunge 1 dado blu ai suoi attacchi.',
  ],
  [
    { grant: 'dice', dice: ['B', 'B'], attack: ['ranged', 'magic'] },
    'This character adds 2 blue dice to its ranged and magic attacks.',
    'Diese Spielfigur fügt ihren Fernkampfangriffen und magischen Angriffen 2 blaue Würfel hinzu.',
    'Questo personaggio aggiunge 2 dadi blu ai suoi attacchi a distanza e magici.',
  ],
  [
    { grant: 'dice-against', remove: 1 },
    'This character is attacked with 1 die fewer.',
    'Diese Spielfigur wird mit 1 Würfel weniger angegriffen.',
    'Questo personaggio viene attaccato con 1 dado in meno.',
  ],
  [
    { grant: 'dice-against', remove: 2, attack: ['melee'] },
    'This character is attacked with 2 dice fewer in melee attacks.',
    'Diese Spielfigur wird bei Nahkampfangriffen mit 2 Würfeln weniger angegriffen.',
    'Questo personaggio viene attaccato con 2 dadi in meno negli attacchi in mischia.',
  ],
  [
    { grant: 'damage', add: 1 },
    'This character deals 1 more damage with its attacks.',
    'Diese Spielfigur fügt mit ihren Angriffen 1 Schaden mehr zu.',
    'Questo personaggio infligge 1 danno in più con i suoi attacchi.',
  ],
  [
    { grant: 'damage', add: -2, attack: ['melee'] },
    'This character deals 2 less damage with its melee attacks.',
    'Diese Spielfigur fügt mit ihren Nahkampfangriffen 2 Schaden weniger zu.',
    'Questo personaggio infligge 2 danni in meno con i suoi attacchi in mischia.',
  ],
  [
    { grant: 'critical', critical: { critical: 'Heavy Hand' } },
    'This character also has the critical effect Heavy Hand.',
    'Diese Spielfigur hat zusätzlich den kritischen Effekt Schwere Hand.',
    "Questo personaggio ha anche l'effetto critico Mano pesante.",
  ],
  [
    { grant: 'critical', critical: { critical: 'add-die', die: 'P' } },
    'This character also has the critical effect “add 1 purple die”.',
    'Diese Spielfigur hat zusätzlich den kritischen Effekt „1 lila Würfel hinzufügen“.',
    "Questo personaggio ha anche l'effetto critico «aggiungi 1 dado viola».",
  ],
  [
    { grant: 'critical', critical: { critical: 'add-symbol', symbol: 'CRIT' } },
    'This character also has the critical effect “add 1 CRIT”.',
    'Diese Spielfigur hat zusätzlich den kritischen Effekt „1 Kritischen Treffer hinzufügen“.',
    "Questo personaggio ha anche l'effetto critico «aggiungi 1 colpo critico».",
  ],
  [
    { grant: 'attack-type', from: 'melee', to: 'magic' },
    'This character makes magic attacks instead of melee attacks.',
    'Diese Spielfigur führt statt Nahkampfangriffen magische Angriffe aus.',
    'Questo personaggio esegue attacchi magici invece di attacchi in mischia.',
  ],
  [
    { grant: 'cannot', what: 'move' },
    'This character cannot move.',
    'Diese Spielfigur kann sich nicht bewegen.',
    'Questo personaggio non può muoversi.',
  ],
  [
    { grant: 'cannot', what: 'run' },
    'This character cannot run.',
    'Diese Spielfigur kann nicht laufen.',
    'Questo personaggio non può correre.',
  ],
  [
    { grant: 'cannot', what: 'attack' },
    'This character cannot attack.',
    'Diese Spielfigur kann nicht angreifen.',
    'Questo personaggio non può attaccare.',
  ],
  [
    { grant: 'cannot', what: 'heal' },
    'This character cannot be healed.',
    'Diese Spielfigur kann nicht geheilt werden.',
    'Questo personaggio non può essere curato.',
  ],
  [
    { grant: 'extra-attack' },
    'This character may make one additional attack.',
    'Diese Spielfigur darf einen zusätzlichen Angriff ausführen.',
    'Questo personaggio può eseguire un attacco aggiuntivo.',
  ],
];

const FOR_A_TIME: readonly Example<readonly [grants: readonly Grant[], until: Duration]>[] = [
  [
    [[{ grant: 'dice', dice: ['B'] }], 'attack'],
    'An enemy creature of your choice adds 1 blue die to this attack.',
    'Eine gegnerische Kreatur deiner Wahl fügt diesem Angriff 1 blauen Würfel hinzu.',
    'Una creatura nemica a tua scelta aggiunge 1 dado blu a questo attacco.',
  ],
  [
    [[{ grant: 'dice', dice: ['B'], attack: ['melee'] }], 'attack'],
    'An enemy creature of your choice adds 1 blue die to this attack if it is a melee attack.',
    'Eine gegnerische Kreatur deiner Wahl fügt diesem Angriff, falls er ein Nahkampfangriff ist, 1 blauen Würfel hinzu.',
    'Una creatura nemica a tua scelta aggiunge 1 dado blu a questo attacco se è un attacco in mischia.',
  ],
  [
    [
      [
        { grant: 'property', property: { keyword: 'Brave' } },
        { grant: 'dice', dice: ['Y'], attack: ['ranged'] },
      ],
      'attack',
    ],
    'An enemy creature of your choice has Brave and adds 1 yellow die (only in a ranged attack) during this attack.',
    'Eine gegnerische Kreatur deiner Wahl hat bei diesem Angriff Mut und fügt (nur bei einem Fernkampfangriff) 1 gelben Würfel hinzu.',
    'Una creatura nemica a tua scelta ha Coraggio e aggiunge 1 dado giallo (solo in un attacco a distanza) durante questo attacco.',
  ],
  [
    [[{ grant: 'dice', dice: ['B'], attack: ['melee'] }], 'next-attack'],
    'An enemy creature of your choice adds 1 blue die to its next melee attack this turn.',
    'Eine gegnerische Kreatur deiner Wahl fügt ihrem nächsten Nahkampfangriff in diesem Spielzug 1 blauen Würfel hinzu.',
    'Una creatura nemica a tua scelta aggiunge 1 dado blu al suo prossimo attacco in mischia in questo turno.',
  ],
  [
    [
      [
        { grant: 'damage', add: 1, attack: ['magic'] },
        { grant: 'dice', dice: ['Y'], attack: ['magic'] },
      ],
      'next-attack',
    ],
    'An enemy creature of your choice deals 1 more damage and adds 1 yellow die during its next magic attack this turn.',
    'Eine gegnerische Kreatur deiner Wahl fügt bei ihrem nächsten magischen Angriff in diesem Spielzug 1 Schaden mehr zu und fügt 1 gelben Würfel hinzu.',
    'Una creatura nemica a tua scelta infligge 1 danno in più e aggiunge 1 dado giallo durante il suo prossimo attacco magico in questo turno.',
  ],
  [
    [[{ grant: 'critical', critical: { critical: 'Poison' } }], 'next-attack'],
    'An enemy creature of your choice also has the critical effect Poison during its next attack this turn.',
    'Eine gegnerische Kreatur deiner Wahl hat bei ihrem nächsten Angriff in diesem Spielzug zusätzlich den kritischen Effekt Gift.',
    "Una creatura nemica a tua scelta ha anche l'effetto critico Veleno durante il suo prossimo attacco in questo turno.",
  ],
  [
    [[{ grant: 'cannot', what: 'attack' }], 'activation'],
    'An enemy creature of your choice cannot attack until the end of its activation.',
    'Eine gegnerische Kreatur deiner Wahl kann bis zum Ende ihrer Aktivierung nicht angreifen.',
    'Una creatura nemica a tua scelta non può attaccare fino alla fine della sua attivazione.',
  ],
  [
    [
      [
        { grant: 'stat', stat: 'movement', add: 1 },
        { grant: 'dice', dice: ['B'] },
      ],
      'turn',
    ],
    'An enemy creature of your choice gets +1 movement and adds 1 blue die to its attacks until the end of the turn.',
    'Eine gegnerische Kreatur deiner Wahl erhält bis zum Ende des Spielzugs +1 Bewegung und fügt ihren Angriffen 1 blauen Würfel hinzu.',
    'Una creatura nemica a tua scelta riceve +1 al movimento e aggiunge 1 dado blu ai suoi attacchi fino alla fine del turno.',
  ],
  [
    [[{ grant: 'extra-attack' }], 'your-next-turn'],
    'An enemy creature of your choice may make one additional attack until your next turn begins.',
    'Eine gegnerische Kreatur deiner Wahl darf bis zum Beginn deines nächsten Spielzugs einen zusätzlichen Angriff ausführen.',
    "Una creatura nemica a tua scelta può eseguire un attacco aggiuntivo fino all'inizio del tuo prossimo turno.",
  ],
];

testTexts('always', ALWAYS, (grant) => saidBy(character({ keyword: 'grants', grants: [grant] })));

testTexts('for a time', FOR_A_TIME, ([grants, until]) => saidOfEffects([{ do: 'grant', who: 'it', grants, until }]));
