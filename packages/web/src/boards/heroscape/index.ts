import type { BoardModule } from '../board.ts';
import { Board } from './board.tsx';
import { cardOf, reachOf } from './scene.ts';

export const board: BoardModule = {
  Board,
  shows: ({ options }) =>
    new Set(options.filter((option) => reachOf(option) !== null || cardOf(option) !== null).map(({ key }) => key)),
};
