/**
 * A table for looking only: nothing is rolled, nobody is told.
 */
import type { TableIO } from '@muster/engine';
import type { Library } from './content/library.ts';
import type { SignumEvent } from './events.ts';
import type { SignumState } from './state.ts';
import { openTable, type Table } from './table.ts';

const SILENT: TableIO<SignumEvent> = {
  dice: {
    roll: () => {
      throw new Error('nothing is rolled at a silent table');
    },
  },
  emit: () => undefined,
  checkpoint: () => undefined,
};

export function silentTable(state: SignumState, library: Library): Table {
  return openTable(state, library, SILENT);
}
