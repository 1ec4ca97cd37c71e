/**
 * Events of players: every card that does not say which player tells them alike.
 */
import type { Body, Trigger } from '../src/abilities/language.ts';
import type { Example } from './text-samples.ts';

/** What examples do when the event happens. */
export const DRAW: Body = { do: [{ do: 'draw', cards: 1 }] };

export const OF_ANY_PLAYER: readonly Example<Trigger>[] = [
  [
    'turn-begins',
    'At the beginning of each turn: Draw a card.',
    'Zu Beginn jedes Spielzugs: Ziehe eine Karte.',
    "All'inizio di ogni turno: pesca una carta.",
  ],
  [
    'turn-ends',
    'At the end of each turn: Draw a card.',
    'Am Ende jedes Spielzugs: Ziehe eine Karte.',
    'Alla fine di ogni turno: pesca una carta.',
  ],
  [
    'card-played',
    'When a player plays a card: Draw a card.',
    'Wenn ein Spieler eine Karte abspielt: Ziehe eine Karte.',
    'Quando un giocatore gioca una carta: pesca una carta.',
  ],
];

/** On its own, as triggers are listed in their order and this is the last. */
export const OF_ANY_FEAT: readonly Example<Trigger>[] = [
  [
    'feat-played',
    'When a player plays a feat: Draw a card.',
    'Wenn ein Spieler eine Fähigkeitenkarte abspielt: Ziehe eine Karte.',
    "Quando un giocatore gioca un'impresa: pesca una carta.",
  ],
];
