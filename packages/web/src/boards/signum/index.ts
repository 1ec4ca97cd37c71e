import type { BoardModule } from '../board.ts';
import { Board } from './board.tsx';
import { cardIn, reachIn } from './scene.ts';

export const board: BoardModule = {
  Board,
  shows: ({ kind, options }) => {
    const reachOf = reachIn(kind);
    const onTable = options.filter((option) => reachOf(option) !== null || cardIn(kind, option) !== null);
    return new Set(onTable.map(({ key }) => key));
  },
};
