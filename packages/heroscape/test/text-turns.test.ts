/**
 * Turns, restrictions, the start of the game. Each example is said by a named hero, a hero of whom there may be several, or a squad.
 */
import { RAELIN, testTexts, TROLL, VIPERS, type Example } from './text-samples.ts';

const EXAMPLES: readonly Example[] = [
  [
    VIPERS,
    { part: 'bond', when: 'before', with: { side: 'own', class: ['darklord'] } },
    'Before taking a turn with this squad, you may first take a turn with a Darklord you control.',
    'Vor einem Zug mit dieser Gruppe darfst du zuerst einen Zug mit einem eigenen Dunkelfürsten machen.',
    'Prima di svolgere un turno con questa squadra, puoi svolgere un turno con un tuo signore oscuro.',
  ],
  [
    VIPERS,
    {
      part: 'bond',
      when: 'after',
      with: { side: 'own', kind: 'squad', species: ['human'] },
      heals: { sacrifice: { side: 'own', sameCard: true }, place: { adjacent: true }, wounds: 1 },
    },
    "After taking a turn with this squad, you may take a turn with a Human Squad you control. Before moving that figure, you may destroy a figure of this squad adjacent to that figure. If you do, remove 1 wound marker from that figure's card.",
    'Nach einem Zug mit dieser Gruppe darfst du einen Zug mit einer eigenen Menschen-Gruppe machen. Vor der Bewegung der betreffenden Figur darfst du eine Figur dieser Gruppe zerstören, die zur betreffenden Figur benachbart ist. In diesem Fall entferne 1 Wundmarker von der Karte der betreffenden Figur.',
    'Dopo aver svolto un turno con questa squadra, puoi svolgere un turno con una tua squadra umana. Prima di muovere quella miniatura, puoi distruggere una miniatura di questa squadra adiacente a quella miniatura. In tal caso, rimuovi 1 segnalino ferita dalla carta di quella miniatura.',
  ],
  [
    RAELIN,
    {
      part: 'command',
      turns: [{ with: { side: 'own', kind: 'hero' }, upTo: 2 }],
      or: [[{ with: { side: 'own', name: ['Ashigaru Yari'] }, upTo: 1 }]],
      place: { within: 8, sight: true },
    },
    'Instead of taking a turn with Raelin, you may take a turn with up to 2 Heroes you control or your Ashigaru Yari. Each figure taking such a turn must be within 8 clear sight spaces of Raelin before it moves.',
    'Statt eines Zuges mit Raelin darfst du einen Zug mit bis zu 2 eigenen Helden oder deiner Karte Ashigaru Yari machen. Jede Figur mit einem solchen Zug muss vor der Bewegung innerhalb von 8 Feldern klarer Sichtlinie um Raelin sein.',
    'Invece di svolgere un turno con Raelin, puoi svolgere un turno con un massimo di 2 tuoi eroi o la tua carta Ashigaru Yari. Ogni miniatura che svolge un turno in questo modo deve essere entro 8 caselle in vista libera da Raelin prima di muovere.',
  ],
  [
    VIPERS,
    { part: 'acting', move: 6, attack: 3, freely: true },
    'You may move up to 6 figures of this squad per turn and attack with up to 3 of its figures. The attacking figures need not have moved.',
    'Du darfst pro Zug bis zu 6 Figuren dieser Gruppe bewegen und mit bis zu 3 ihrer Figuren angreifen. Die angreifenden Figuren müssen nicht gezogen sein.',
    'Puoi muovere fino a 6 miniature di questa squadra per turno e attaccare con un massimo di 3. Le miniature che attaccano possono anche non aver mosso.',
  ],
  [
    RAELIN,
    { part: 'adjacent-only' },
    'Enemy figures may attack Raelin with a normal attack only if they are adjacent.',
    'Gegnerische Figuren dürfen Raelin nur dann mit einem normalen Angriff angreifen, wenn sie benachbart sind.',
    'Le miniature nemiche possono attaccare Raelin con un attacco normale solo se sono adiacenti.',
  ],
  [
    RAELIN,
    { part: 'taunt' },
    'All enemy figures adjacent to Raelin may attack no figure but Raelin.',
    'Alle gegnerischen Figuren, die zu Raelin benachbart sind, dürfen nur Raelin angreifen.',
    'Tutte le miniature nemiche adiacenti a Raelin possono attaccare soltanto Raelin.',
  ],
  [
    VIPERS,
    { part: 'lock', figures: { side: 'enemy', size: ['small'] } },
    'All small enemy figures adjacent to a figure of this squad may not move and cannot be moved by powers.',
    'Alle gegnerischen kleinen Figuren, die zu einer Figur dieser Gruppe benachbart sind, dürfen nicht ziehen und können nicht durch Fähigkeiten bewegt werden.',
    'Tutte le miniature nemiche piccole adiacenti a una miniatura di questa squadra non possono muovere e non possono essere mosse da poteri.',
  ],
  [
    TROLL,
    { part: 'vortex', figures: { side: 'enemy' }, place: { within: 2, sight: true }, blocks: true },
    'When an enemy figure moves onto a space within 2 clear sight spaces of this Hero, that figure must end its move there. No figure may move through an enemy figure within 2 clear sight spaces of this Hero.',
    'Wenn eine gegnerische Figur auf ein Feld innerhalb von 2 Feldern klarer Sichtlinie um diesen Helden zieht, muss die betreffende Figur dort die Bewegung beenden. Keine Figur darf durch eine gegnerische Figur innerhalb von 2 Feldern klarer Sichtlinie um diesen Helden ziehen.',
    'Quando una miniatura nemica muove in una casella entro 2 caselle in vista libera da questo eroe, quella miniatura deve terminare lì il movimento. Nessuna miniatura può passare attraverso una miniatura nemica entro 2 caselle in vista libera da questo eroe.',
  ],
  [
    VIPERS,
    { part: 'may-not-attack', figures: { chosen: 'Human Champion' } },
    'Each figure of this squad may not attack your Human Champion.',
    'Jede Figur dieser Gruppe darf deinen Human Champion nicht angreifen.',
    'Ogni miniatura di questa squadra non può attaccare il tuo Human Champion.',
  ],
  [
    VIPERS,
    { part: 'exempt', from: 'Marro Rebirth' },
    'This squad is not affected by Marro Rebirth.',
    'Diese Gruppe ist von Marro Rebirth nicht betroffen.',
    'Questa squadra non è interessata da Marro Rebirth.',
  ],
  [
    RAELIN,
    { part: 'd20-bonus', add: 1, figures: { species: ['marro', 'wulsinu'] }, optional: true },
    'You may add 1 to your rolls for powers of Marro and Wulsinu.',
    'Du darfst 1 zu deinen Würfen für Fähigkeiten von Marro und Wulsinu addieren.',
    'Puoi aggiungere 1 ai tuoi tiri per i poteri di marro e wulsinu.',
  ],
  [
    RAELIN,
    { part: 'd20-bonus', add: 2, power: 'Frenzy' },
    'Add 2 to your rolls for Frenzy.',
    'Addiere 2 zu deinen Würfen für Frenzy.',
    'Aggiungi 2 ai tuoi tiri per Frenzy.',
  ],
  [
    VIPERS,
    { part: 'reserve' },
    'This squad starts the game off the battlefield.',
    'Diese Gruppe beginnt das Spiel abseits des Schlachtfelds.',
    'Questa squadra comincia la partita fuori dal campo di battaglia.',
  ],
  [
    VIPERS,
    {
      part: 'choose',
      as: 'Human Champion',
      must: true,
      figures: { side: 'own', species: ['human'], class: ['champion'] },
    },
    'At the start of the game, choose a Human Champion you control as your Human Champion.',
    'Zu Spielbeginn wähle einen eigenen Menschen-Champion als deinen Human Champion.',
    "All'inizio della partita, scegli un tuo campione umano come tuo Human Champion.",
  ],
  [
    VIPERS,
    { part: 'markers', name: 'Grenade', count: 1 },
    'This squad starts the game with 1 Grenade marker on this card.',
    'Diese Gruppe beginnt das Spiel mit 1 Granatenmarker auf dieser Karte.',
    'Questa squadra comincia la partita con 1 segnalino granata su questa carta.',
  ],
  [
    RAELIN,
    { part: 'markers', name: 'Shadow tile', count: 2 },
    'Raelin starts the game with 2 shadow tiles on this card.',
    'Raelin beginnt das Spiel mit 2 Schattenplättchen auf dieser Karte.',
    'Raelin comincia la partita con 2 tasselli ombra su questa carta.',
  ],
  [
    VIPERS,
    { part: 'markers', name: 'Exoskeleton', count: 'per-figure' },
    'This squad starts the game with one Exoskeleton marker for each of its figures on this card.',
    'Diese Gruppe beginnt das Spiel mit 1 Exoskelettmarker je Figur auf dieser Karte.',
    'Questa squadra comincia la partita con un segnalino esoscheletro per ogni sua miniatura su questa carta.',
  ],
];

testTexts(EXAMPLES);
