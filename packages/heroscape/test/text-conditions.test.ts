/**
 * Conditions of places and attacks. Each example is said by a named hero, a hero of whom there may be several, or a squad.
 */
import { describe, expect, test } from 'vitest';
import { RAELIN, TROLL, VIPERS, said, type Example } from './text-samples.ts';

const EXAMPLES: readonly Example[] = [
  [
    RAELIN,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'attack', is: 'normal' }] },
    'With normal attacks, Raelin gets +1 attack die.',
    'Bei normalen Angriffen erhält Raelin +1 Angriffswürfel.',
    'Negli attacchi normali, Raelin riceve +1 dado attacco.',
  ],
  [
    RAELIN,
    { part: 'stat', stat: 'defence', add: 1, when: [{ if: 'attack', is: 'special' }] },
    'Against special attacks, Raelin gets +1 defence die.',
    'Gegen Spezialangriffe erhält Raelin +1 Verteidigungswürfel.',
    'Contro gli attacchi speciali, Raelin riceve +1 dado difesa.',
  ],
  [
    TROLL,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'opponent', is: { side: 'enemy', kind: 'hero' } }] },
    'Against enemy Heroes, this Hero gets +1 attack die.',
    'Gegen gegnerische Helden erhält dieser Held +1 Angriffswürfel.',
    'Contro gli eroi nemici, questo eroe riceve +1 dado attacco.',
  ],
  [
    TROLL,
    { part: 'stat', stat: 'defence', add: 1, when: [{ if: 'opponent', is: { general: ['utgar'] } }] },
    'Against attacks of figures that follow Utgar, this Hero gets +1 defence die.',
    'Gegen Angriffe von Figuren, die Utgar folgen, erhält dieser Held +1 Verteidigungswürfel.',
    'Contro gli attacchi di miniature che seguono Utgar, questo eroe riceve +1 dado difesa.',
  ],
  [
    VIPERS,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'adjacent', is: true }] },
    'Against adjacent figures, each figure of this squad gets +1 attack die.',
    'Gegen benachbarte Figuren erhält jede Figur dieser Gruppe +1 Angriffswürfel.',
    'Contro le miniature adiacenti, ogni miniatura di questa squadra riceve +1 dado attacco.',
  ],
  [
    VIPERS,
    { part: 'stat', stat: 'defence', add: 1, when: [{ if: 'adjacent', is: false }] },
    'Against attacks of non-adjacent figures, each figure of this squad gets +1 defence die.',
    'Gegen Angriffe von nicht benachbarten Figuren erhält jede Figur dieser Gruppe +1 Verteidigungswürfel.',
    'Contro gli attacchi di miniature non adiacenti, ogni miniatura di questa squadra riceve +1 dado difesa.',
  ],
  [
    RAELIN,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'height-advantage' }] },
    'With height advantage, Raelin gets +1 attack die.',
    'Mit Höhenvorteil erhält Raelin +1 Angriffswürfel.',
    'Con il vantaggio di altezza, Raelin riceve +1 dado attacco.',
  ],
  [
    RAELIN,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'opponent-levels', up: 3, down: 3 }] },
    'Against figures not more than 3 levels above the top or below the base of Raelin, Raelin gets +1 attack die.',
    'Gegen Figuren, die höchstens 3 Ebenen über der Oberkante oder unter dem Sockel von Raelin sind, erhält Raelin +1 Angriffswürfel.',
    'Contro le miniature non più di 3 livelli sopra la cima o sotto la base di Raelin, Raelin riceve +1 dado attacco.',
  ],
  [
    RAELIN,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'on', terrain: ['water', 'swampWater'] }] },
    'On a water space, Raelin gets +1 attack die.',
    'Auf einem Wasserfeld erhält Raelin +1 Angriffswürfel.',
    "Su una casella d'acqua, Raelin riceve +1 dado attacco.",
  ],
  [
    VIPERS,
    {
      part: 'stat',
      stat: 'defence',
      add: 1,
      when: [{ if: 'on', terrain: ['snow', 'heavySnow', 'ice', 'slipperyIce'] }],
    },
    'On a snow or ice space, each figure of this squad gets +1 defence die.',
    'Auf einem Schnee- oder Eisfeld erhält jede Figur dieser Gruppe +1 Verteidigungswürfel.',
    'Su una casella di neve o di ghiaccio, ogni miniatura di questa squadra riceve +1 dado difesa.',
  ],
  [
    RAELIN,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'started-on', terrain: ['shadow'] }] },
    'If Raelin started this turn on a shadow space, she gets +1 attack die.',
    'Wenn Raelin diesen Zug auf einem Schattenfeld begonnen hat, erhält sie +1 Angriffswürfel.',
    "Se Raelin ha cominciato questo turno su una casella d'ombra, riceve +1 dado attacco.",
  ],
  [
    VIPERS,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'started-engaged', is: false }] },
    'If a figure of this squad started this turn unengaged, it gets +1 attack die.',
    'Wenn eine Figur dieser Gruppe diesen Zug ohne Kampfbindung begonnen hat, erhält sie +1 Angriffswürfel.',
    'Se una miniatura di questa squadra ha cominciato questo turno non ingaggiata, riceve +1 dado attacco.',
  ],
  [
    RAELIN,
    {
      part: 'stat',
      stat: 'attack',
      add: 1,
      when: [{ if: 'started-adjacent', to: { side: 'own', personality: ['tricky'] } }],
    },
    'If Raelin started this turn adjacent to a figure you control with a tricky personality, she gets +1 attack die.',
    'Wenn Raelin zu Beginn dieses Zuges zu einer eigenen Figur mit trickreicher Persönlichkeit benachbart war, erhält sie +1 Angriffswürfel.',
    'Se Raelin ha cominciato questo turno adiacente a una tua miniatura dalla personalità astuta, riceve +1 dado attacco.',
  ],
  [
    VIPERS,
    {
      part: 'stat',
      stat: 'attack',
      add: 1,
      when: [{ if: 'started-next-to', obstacle: ['tree', 'tree4', 'bush', 'palm'] }],
    },
    'If a figure of this squad started this turn adjacent to a tree or a jungle plant, it gets +1 attack die.',
    'Wenn eine Figur dieser Gruppe zu Beginn dieses Zuges zu einem Baum oder einer Dschungelpflanze benachbart war, erhält sie +1 Angriffswürfel.',
    'Se una miniatura di questa squadra ha cominciato questo turno adiacente a un albero o a una pianta della giungla, riceve +1 dado attacco.',
  ],
  [
    RAELIN,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'next-to', obstacle: ['glacier3'] }] },
    'If Raelin is adjacent to a glacier, she gets +1 attack die.',
    'Wenn Raelin zu einem Gletscher benachbart ist, erhält sie +1 Angriffswürfel.',
    'Se Raelin è adiacente a un ghiacciaio, riceve +1 dado attacco.',
  ],
  [
    RAELIN,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'opponent-started', adjacent: false }] },
    'If the target was not adjacent to Raelin at the start of this turn, Raelin gets +1 attack die.',
    'Wenn das Ziel zu Beginn dieses Zuges nicht zu Raelin benachbart war, erhält Raelin +1 Angriffswürfel.',
    "Se il bersaglio non era adiacente a Raelin all'inizio di questo turno, Raelin riceve +1 dado attacco.",
  ],
  [
    VIPERS,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'opponent-started', atLeast: 4 }] },
    'If the target was at least 4 spaces away from a figure of this squad at the start of this turn, this figure gets +1 attack die.',
    'Wenn das Ziel zu Beginn dieses Zuges mindestens 4 Felder von einer Figur dieser Gruppe entfernt war, erhält diese Figur +1 Angriffswürfel.',
    "Se il bersaglio era ad almeno 4 caselle da una miniatura di questa squadra all'inizio di questo turno, questa miniatura riceve +1 dado attacco.",
  ],
  [
    VIPERS,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'engaged', is: true }] },
    'If a figure of this squad is engaged, it gets +1 attack die.',
    'Wenn eine Figur dieser Gruppe kampfgebunden ist, erhält sie +1 Angriffswürfel.',
    'Se una miniatura di questa squadra è ingaggiata, riceve +1 dado attacco.',
  ],
  [
    RAELIN,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'engaged', is: false }] },
    'If Raelin is unengaged, she gets +1 attack die.',
    'Wenn Raelin nicht kampfgebunden ist, erhält sie +1 Angriffswürfel.',
    'Se Raelin non è ingaggiata, riceve +1 dado attacco.',
  ],
  [
    VIPERS,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'card-stood-still' }] },
    'If no figure of this squad has moved this turn, each figure of this squad gets +1 attack die.',
    'Wenn keine Figur dieser Gruppe in diesem Zug gezogen ist, erhält jede Figur dieser Gruppe +1 Angriffswürfel.',
    'Se nessuna miniatura di questa squadra ha mosso in questo turno, ogni miniatura di questa squadra riceve +1 dado attacco.',
  ],
  [
    VIPERS,
    { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'moved', is: true }] },
    'If a figure of this squad has moved this turn, it gets +1 attack die.',
    'Wenn eine Figur dieser Gruppe in diesem Zug gezogen ist, erhält sie +1 Angriffswürfel.',
    'Se una miniatura di questa squadra ha mosso in questo turno, riceve +1 dado attacco.',
  ],
];

describe.each(EXAMPLES)('%#', (card, part, en, de, it) => {
  test(en, () => {
    expect(said(card, part)).toEqual({ en, de, it });
  });
});
