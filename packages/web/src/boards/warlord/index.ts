import type { BoardModule } from '../board.ts';
import { Board } from './board.tsx';
import { shownOptions } from './options.ts';

export const board: BoardModule = { Board, shows: shownOptions };
