/**
 * Conditions of armies, markers and other figures. Each example is said by a named hero, a hero of whom there may be several, or a squad.
 */
import { RAELIN, testTexts, VIPERS, type Example } from './text-samples.ts';

const EXAMPLES: readonly Example[] = [
  [
    RAELIN,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'moved', is: false }] },
    'If Raelin has not moved this turn, she gets +1 attack die.',
    'Wenn Raelin in diesem Zug nicht gezogen ist, erhält sie +1 Angriffswürfel.',
    'Se Raelin non ha mosso in questo turno, riceve +1 dado attacco.',
  ],
  [
    VIPERS,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'same-target' }] },
    'If a figure of this squad attacks the same figure as the figure of this squad that attacked before it, it gets +1 attack die.',
    'Wenn eine Figur dieser Gruppe dieselbe Figur angreift wie die Figur dieser Gruppe, die zuvor angegriffen hat, erhält sie +1 Angriffswürfel.',
    'Se una miniatura di questa squadra attacca la stessa miniatura della miniatura di questa squadra che ha attaccato in precedenza, riceve +1 dado attacco.',
  ],
  [
    RAELIN,
    {
      part: 'stat',
      stat: 'attack',
      add: 1,
      when: [
        { if: 'near', of: 'self', figures: { side: 'own', general: ['einar'] }, place: { adjacent: true }, atLeast: 1 },
      ],
    },
    'If a figure you control that follows Einar is adjacent to Raelin, Raelin gets +1 attack die.',
    'Wenn eine eigene Figur, die Einar folgt, zu Raelin benachbart ist, erhält Raelin +1 Angriffswürfel.',
    'Se una tua miniatura che segue Einar è adiacente a Raelin, Raelin riceve +1 dado attacco.',
  ],
  [
    VIPERS,
    {
      part: 'stat',
      stat: 'attack',
      add: 1,
      when: [
        {
          if: 'near',
          of: 'opponent',
          figures: { side: 'own', sameCard: true, other: true },
          place: { adjacent: true },
          atLeast: 2,
        },
      ],
    },
    'If at least 2 other figures of this squad are adjacent to the target, each figure of this squad gets +1 attack die.',
    'Wenn mindestens 2 andere Figuren dieser Gruppe zum Ziel benachbart sind, erhält jede Figur dieser Gruppe +1 Angriffswürfel.',
    'Se almeno 2 altre miniature di questa squadra sono adiacenti al bersaglio, ogni miniatura di questa squadra riceve +1 dado attacco.',
  ],
  [
    VIPERS,
    {
      part: 'stat',
      stat: 'attack',
      add: 1,
      when: [{ if: 'present', figures: { side: 'own', species: ['wolf'] }, atLeast: 2 }],
    },
    'If at least 2 Wolves you control are on the battlefield, each figure of this squad gets +1 attack die.',
    'Wenn mindestens 2 eigene Wölfe auf dem Schlachtfeld sind, erhält jede Figur dieser Gruppe +1 Angriffswürfel.',
    'Se almeno 2 tuoi lupi sono sul campo di battaglia, ogni miniatura di questa squadra riceve +1 dado attacco.',
  ],
  [
    VIPERS,
    {
      part: 'stat',
      stat: 'attack',
      add: 1,
      when: [{ if: 'present', figures: { side: 'own', sameCard: true, engaged: true }, atLeast: 2 }],
    },
    'If at least 2 figures of this squad are engaged, each figure of this squad gets +1 attack die.',
    'Wenn mindestens 2 Figuren dieser Gruppe kampfgebunden sind, erhält jede Figur dieser Gruppe +1 Angriffswürfel.',
    'Se almeno 2 miniature di questa squadra sono ingaggiate, ogni miniatura di questa squadra riceve +1 dado attacco.',
  ],
  [
    RAELIN,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'wounds', atLeast: 4 }] },
    'If Raelin has at least 4 wound markers, she gets +1 attack die.',
    'Wenn Raelin mindestens 4 Wundmarker hat, erhält sie +1 Angriffswürfel.',
    'Se Raelin ha almeno 4 segnalini ferita, riceve +1 dado attacco.',
  ],
  [
    VIPERS,
    {
      part: 'stat',
      stat: 'move',
      add: 3,
      when: [
        { if: 'engaged', is: false },
        { if: 'can-reach', figures: { side: 'enemy' } },
      ],
    },
    'If a figure of this squad is unengaged and can end the longer move adjacent to an enemy figure, it gets +3 move.',
    'Wenn eine Figur dieser Gruppe nicht kampfgebunden ist und die längere Bewegung neben einer gegnerischen Figur beenden kann, erhält sie +3 Bewegung.',
    'Se una miniatura di questa squadra non è ingaggiata e può terminare il movimento più lungo adiacente a una miniatura nemica, riceve +3 al movimento.',
  ],
  [
    VIPERS,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'army', is: { personality: ['valiant'] } }] },
    'If you control only figures with a valiant personality, each figure of this squad gets +1 attack die.',
    'Wenn du nur Figuren mit tapferer Persönlichkeit kontrollierst, erhält jede Figur dieser Gruppe +1 Angriffswürfel.',
    'Se controlli solo miniature dalla personalità valorosa, ogni miniatura di questa squadra riceve +1 dado attacco.',
  ],
  [
    RAELIN,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'unrevealed-markers', exactly: 1 }] },
    'If Raelin has exactly 1 unrevealed order marker on this card, she gets +1 attack die.',
    'Wenn Raelin genau 1 verdeckten Befehlsmarker auf dieser Karte hat, erhält sie +1 Angriffswürfel.',
    'Se Raelin ha esattamente 1 segnalino ordine coperto su questa carta, riceve +1 dado attacco.',
  ],
  [
    VIPERS,
    {
      part: 'initiative',
      add: { per: 'order-marker', max: 3 },
      optional: true,
      when: [{ if: 'markers-all-on', figures: { class: ['gladiator'] } }],
    },
    'If you have placed all your order markers of this round on the cards of Gladiators, you may add 1 to your initiative roll for each order marker on this card (at most 3).',
    'Wenn du in dieser Runde alle deine Befehlsmarker auf Karten von Gladiatoren gestellt hast, darfst du für jeden Befehlsmarker auf dieser Karte 1 zu deinem Initiativewurf addieren (höchstens 3).',
    'Se hai messo tutti i tuoi segnalini ordine di questo round su carte di gladiatori, puoi aggiungere 1 al tuo tiro di iniziativa per ogni segnalino ordine su questa carta (al massimo 3).',
  ],
  [
    RAELIN,
    { part: 'initiative', add: 3, when: [{ if: 'markers-on-this', atLeast: 1 }] },
    'If Raelin has at least one order marker on this card, add 3 to your initiative roll.',
    'Wenn Raelin mindestens 1 Befehlsmarker auf dieser Karte hat, addiere 3 zu deinem Initiativewurf.',
    'Se Raelin ha almeno un segnalino ordine su questa carta, aggiungi 3 al tuo tiro di iniziativa.',
  ],
  [
    RAELIN,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'marker-turn' }] },
    'If you revealed an order marker on this card for this turn, Raelin gets +1 attack die.',
    'Wenn du für diesen Zug einen Befehlsmarker auf dieser Karte aufgedeckt hast, erhält Raelin +1 Angriffswürfel.',
    'Se hai rivelato un segnalino ordine su questa carta per questo turno, Raelin riceve +1 dado attacco.',
  ],
  [
    RAELIN,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'active', state: 'Frost Rage' }] },
    'While Frost Rage is active, Raelin gets +1 attack die.',
    'Solange Frost Rage aktiv ist, erhält Raelin +1 Angriffswürfel.',
    'Finché Frost Rage è attivo, Raelin riceve +1 dado attacco.',
  ],
  [
    RAELIN,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'not', condition: { if: 'active', state: 'Frost Rage' } }] },
    'If you have not activated Frost Rage, Raelin gets +1 attack die.',
    'Wenn du Frost Rage nicht aktiviert hast, erhält Raelin +1 Angriffswürfel.',
    'Se non hai attivato Frost Rage, Raelin riceve +1 dado attacco.',
  ],
  [
    RAELIN,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'marker', name: 'Negation', atLeast: 1 }] },
    'If Raelin has at least 1 Negation marker on this card, she gets +1 attack die.',
    'Wenn Raelin mindestens 1 goldenen Marker auf dieser Karte hat, erhält sie +1 Angriffswürfel.',
    'Se Raelin ha almeno 1 segnalino dorato su questa carta, riceve +1 dado attacco.',
  ],
  [
    VIPERS,
    { part: 'stat', stat: 'move', add: 2, when: [{ if: 'no-bonding' }] },
    'If you took no turn with such a figure before this turn, each figure of this squad gets +2 move.',
    'Wenn du vor diesem Zug keinen Zug mit einer solchen Figur gemacht hast, erhält jede Figur dieser Gruppe +2 Bewegung.',
    'Se non hai svolto un turno con una tale miniatura prima di questo turno, ogni miniatura di questa squadra riceve +2 al movimento.',
  ],
  [
    VIPERS,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'first-round' }] },
    'In the first round, each figure of this squad gets +1 attack die.',
    'In der ersten Runde erhält jede Figur dieser Gruppe +1 Angriffswürfel.',
    'Nel primo round, ogni miniatura di questa squadra riceve +1 dado attacco.',
  ],
  [
    VIPERS,
    {
      part: 'stat',
      stat: 'attack',
      add: 1,
      when: [{ if: 'destroyed-remain', figures: { side: 'own', sameCard: true } }],
    },
    'If a figure of this squad has been destroyed, each figure of this squad gets +1 attack die.',
    'Wenn eine Figur dieser Gruppe zerstört worden ist, erhält jede Figur dieser Gruppe +1 Angriffswürfel.',
    'Se una miniatura di questa squadra è stata distrutta, ogni miniatura di questa squadra riceve +1 dado attacco.',
  ],
  [
    RAELIN,
    {
      part: 'stat',
      stat: 'attack',
      add: 1,
      when: [{ if: 'not', condition: { if: 'opponent', is: { size: ['small'] } } }],
    },
    'Against figures that are not small, Raelin gets +1 attack die.',
    'Gegen Figuren, die nicht klein sind, erhält Raelin +1 Angriffswürfel.',
    'Contro le miniature che non sono piccole, Raelin riceve +1 dado attacco.',
  ],
  [
    RAELIN,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'not', condition: { if: 'wounds', atLeast: 2 } }] },
    'If Raelin does not have at least 2 wound markers, she gets +1 attack die.',
    'Wenn Raelin nicht mindestens 2 Wundmarker hat, erhält sie +1 Angriffswürfel.',
    'Se Raelin non ha almeno 2 segnalini ferita, riceve +1 dado attacco.',
  ],
];

testTexts(EXAMPLES);
