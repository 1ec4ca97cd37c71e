/**
 * Skirmish with factions: the decks `brave` and `calm` are of one, `sly` alone is of another. Turns go round, and seat 1 begins.
 */
import type { Game } from '@muster/engine';
import { toyGame, type ToyState } from '@muster/engine/toy-game';

const skirmish: Game = toyGame;

export const games: readonly Game[] = [
  {
    ...skirmish,
    factions: () => [
      { id: 'honest', decks: ['brave', 'calm'] },
      { id: 'thieves', decks: ['sly'] },
    ],
    course: (state) => {
      const { life, round } = state as ToyState;
      return { first: 1, turns: life.map(() => round) };
    },
  },
];
