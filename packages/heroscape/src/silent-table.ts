/**
 * A table nobody plays at: for looking at a state and working things out from it.
 */
import { seededDice, type TableIO } from '@muster/engine';
import { library } from './content/library.ts';
import type { HeroscapeEvent } from './events.ts';
import type { HeroscapeState } from './state.ts';
import { glanceTable, openTable, type Table } from './table.ts';

const SILENT: TableIO<HeroscapeEvent> = { dice: seededDice, emit: () => {}, checkpoint: () => {} };

export function silentTable(state: HeroscapeState): Table {
  return openTable(state, library(), SILENT);
}

/** What is found out at a glance; the table is good for nothing afterwards. */
export function glance<T>(state: HeroscapeState, look: (g: Table) => T): T {
  return look(glanceTable(state, library(), SILENT));
}
