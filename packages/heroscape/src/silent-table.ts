/**
 * A table nobody plays at: for looking at a state and working things out from it.
 */
import { seededDice, type TableIO } from '@muster/engine';
import { library } from './content/library.ts';
import type { HeroscapeEvent } from './events.ts';
import type { HeroscapeState } from './state.ts';
import { openTable, type Table } from './table.ts';

const SILENT: TableIO<HeroscapeEvent> = { dice: seededDice, emit: () => {}, checkpoint: () => {} };

export function silentTable(state: HeroscapeState): Table {
  return openTable(state, library(), SILENT);
}
