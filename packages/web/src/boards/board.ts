/**
 * What a game's table is to the play screen.
 */
import type { Frame, Question } from '@muster/room';
import type { ComponentType } from 'react';
import type { Table } from '../play/table-store.ts';

export interface BoardProps {
  readonly table: Table;
  readonly frame: Frame;
  /** Keys of the options picked so far. */
  readonly picks: readonly string[];
}

export interface BoardModule {
  readonly Board: ComponentType<BoardProps>;
  /** The options that can be picked on the table itself, and so need not be listed. */
  shows(question: Question): ReadonlySet<string>;
}
