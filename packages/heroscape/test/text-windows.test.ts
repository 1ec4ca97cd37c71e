/**
 * Windows of acts. Each example is said by a named hero, a hero of whom there may be several, or a squad.
 */
import { RAELIN, testTexts, VIPERS, type Example } from './text-samples.ts';

const EXAMPLES: readonly Example[] = [
  [
    RAELIN,
    { part: 'act', when: 'start-of-game', do: [{ do: 'heal', who: 'self', wounds: 1 }] },
    'At the start of the game, you may remove 1 wound marker from this card.',
    'Zu Spielbeginn darfst du 1 Wundmarker von dieser Karte entfernen.',
    "All'inizio della partita, puoi rimuovere 1 segnalino ferita da questa carta.",
  ],
  [
    RAELIN,
    { part: 'act', when: 'start-of-round', do: [{ do: 'heal', who: 'self', wounds: 1 }] },
    'At the start of each round, you may remove 1 wound marker from this card.',
    'Zu Beginn jeder Runde darfst du 1 Wundmarker von dieser Karte entfernen.',
    "All'inizio di ogni round, puoi rimuovere 1 segnalino ferita da questa carta.",
  ],
  [
    RAELIN,
    { part: 'act', when: 'markers-placed', do: [{ do: 'heal', who: 'self', wounds: 1 }] },
    'After all order markers have been placed, you may remove 1 wound marker from this card.',
    'Nach dem Setzen aller Befehlsmarker darfst du 1 Wundmarker von dieser Karte entfernen.',
    'Dopo aver messo tutti i segnalini ordine, puoi rimuovere 1 segnalino ferita da questa carta.',
  ],
  [
    RAELIN,
    { part: 'act', when: 'marker-revealed', do: [{ do: 'heal', who: 'self', wounds: 1 }] },
    'After revealing an order marker on this card, you may remove 1 wound marker from this card.',
    'Nach dem Aufdecken eines Befehlsmarkers auf dieser Karte darfst du 1 Wundmarker von dieser Karte entfernen.',
    'Dopo aver rivelato un segnalino ordine su questa carta, puoi rimuovere 1 segnalino ferita da questa carta.',
  ],
  [
    RAELIN,
    { part: 'act', when: 'before-turn', do: [{ do: 'heal', who: 'self', wounds: 1 }] },
    'Before taking a turn with Raelin, you may remove 1 wound marker from this card.',
    'Vor einem Zug mit Raelin darfst du 1 Wundmarker von dieser Karte entfernen.',
    'Prima di svolgere un turno con Raelin, puoi rimuovere 1 segnalino ferita da questa carta.',
  ],
  [
    RAELIN,
    { part: 'act', when: 'before-moving', do: [{ do: 'heal', who: 'self', wounds: 1 }] },
    'Before moving Raelin, you may remove 1 wound marker from this card.',
    'Vor der Bewegung von Raelin darfst du 1 Wundmarker von dieser Karte entfernen.',
    'Prima di muovere Raelin, puoi rimuovere 1 segnalino ferita da questa carta.',
  ],
  [
    RAELIN,
    { part: 'act', when: 'while-moving', do: [{ do: 'heal', who: 'self', wounds: 1 }] },
    'At any point while moving Raelin, you may remove 1 wound marker from this card.',
    'Jederzeit während der Bewegung von Raelin darfst du 1 Wundmarker von dieser Karte entfernen.',
    'In qualsiasi momento mentre muovi Raelin, puoi rimuovere 1 segnalino ferita da questa carta.',
  ],
  [
    RAELIN,
    { part: 'act', when: 'instead-of-attacking', do: [{ do: 'heal', who: 'self', wounds: 1 }] },
    'Instead of attacking with Raelin, you may remove 1 wound marker from this card.',
    'Statt eines Angriffs mit Raelin darfst du 1 Wundmarker von dieser Karte entfernen.',
    'Invece di attaccare con Raelin, puoi rimuovere 1 segnalino ferita da questa carta.',
  ],
  [
    RAELIN,
    { part: 'act', when: 'after-attacking', do: [{ do: 'heal', who: 'self', wounds: 1 }] },
    'After attacking with Raelin, you may remove 1 wound marker from this card.',
    'Nach dem Angriff mit Raelin darfst du 1 Wundmarker von dieser Karte entfernen.',
    'Dopo aver attaccato con Raelin, puoi rimuovere 1 segnalino ferita da questa carta.',
  ],
  [
    RAELIN,
    { part: 'act', when: 'after-turn', do: [{ do: 'heal', who: 'self', wounds: 1 }] },
    'After taking a turn with Raelin, you may remove 1 wound marker from this card.',
    'Nach einem Zug mit Raelin darfst du 1 Wundmarker von dieser Karte entfernen.',
    'Dopo aver svolto un turno con Raelin, puoi rimuovere 1 segnalino ferita da questa carta.',
  ],
  [
    RAELIN,
    { part: 'act', when: 'end-of-turn', do: [{ do: 'heal', who: 'self', wounds: 1 }] },
    'At the end of a turn with Raelin, you may remove 1 wound marker from this card.',
    'Am Ende eines Zuges mit Raelin darfst du 1 Wundmarker von dieser Karte entfernen.',
    'Alla fine di un turno con Raelin, puoi rimuovere 1 segnalino ferita da questa carta.',
  ],
  [
    VIPERS,
    { part: 'act', when: 'instead-of-attacking-card', do: [{ do: 'heal', who: 'self', wounds: 1 }], per: 'card' },
    'After moving this squad and instead of attacking with it, you may remove 1 wound marker from this card.',
    'Nach der Bewegung und statt der Angriffe dieser Gruppe darfst du 1 Wundmarker von dieser Karte entfernen.',
    'Dopo aver mosso questa squadra e invece di attaccare, puoi rimuovere 1 segnalino ferita da questa carta.',
  ],
  [
    RAELIN,
    { part: 'act', when: 'after-moving', do: [{ do: 'heal', who: 'self', wounds: 1 }], once: 'game' },
    'Once per game, after moving Raelin and before attacking, you may remove 1 wound marker from this card.',
    'Einmal pro Spiel nach der Bewegung von Raelin und vor dem Angriff darfst du 1 Wundmarker von dieser Karte entfernen.',
    'Una volta per partita, dopo aver mosso Raelin e prima di attaccare, puoi rimuovere 1 segnalino ferita da questa carta.',
  ],
  [
    VIPERS,
    {
      part: 'act',
      when: 'after-turn',
      do: [{ do: 'heal', who: 'self', wounds: 1 }],
      once: 'round',
      if: [{ if: 'on', terrain: ['road'] }],
    },
    'Once per round, after taking a turn with a figure of this squad, if this figure is on a road space, you may remove 1 wound marker from this card.',
    'Wenn eine Figur dieser Gruppe auf einem Straßenfeld steht, darfst du einmal pro Runde nach einem Zug mit dieser Figur 1 Wundmarker von dieser Karte entfernen.',
    'Una volta per round, dopo aver svolto un turno con una miniatura di questa squadra, se questa miniatura è su una casella di strada, puoi rimuovere 1 segnalino ferita da questa carta.',
  ],
  [
    RAELIN,
    {
      part: 'act',
      when: 'marker-revealed',
      do: [{ do: 'heal', who: 'it', wounds: 1 }],
      choose: { figures: { side: 'own', kind: 'hero' }, place: { adjacent: true }, about: true },
    },
    "After revealing an order marker on the card of a Hero you control adjacent to Raelin, you may remove 1 wound marker from that figure's card.",
    'Nach dem Aufdecken eines Befehlsmarkers auf der Karte eines eigenen Helden, der zu Raelin benachbart ist, darfst du 1 Wundmarker von der Karte der betreffenden Figur entfernen.',
    'Dopo aver rivelato un segnalino ordine sulla carta di un tuo eroe adiacente a Raelin, puoi rimuovere 1 segnalino ferita dalla carta di quella miniatura.',
  ],
];

testTexts(EXAMPLES);
