/**
 * Reads from a table in a component.
 */
import { useStore } from 'zustand';
import type { Table, TableState } from './table-store.ts';

export function useTableState<T>(table: Table, select: (state: TableState) => T): T {
  return useStore(table.store, select);
}
