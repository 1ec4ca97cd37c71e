/**
 * Questions a player always passes at this table are passed for them, after the time a quick person takes: an answer that comes too
 * fast would tell others that nobody thought about it. It ends with the game, and all the while it is to be seen.
 */
import { PASS } from '@muster/engine';
import type { Frame } from '@muster/room';
import { useEffect } from 'react';
import type { Table } from './table-store.ts';
import { useTableState } from './use-table-state.ts';

const QUICK = 600;

export function useAutoPass(table: Table, { asked }: Frame): void {
  const passed = useTableState(table, (state) => state.passed);
  const isPassed = asked !== null && passed.has(asked.kind) && asked.options.some(({ key }) => key === PASS);
  const number = asked?.number;
  useEffect(() => {
    if (!isPassed) return undefined;
    const timer = setTimeout(() => table.pass(), QUICK);
    return () => clearTimeout(timer);
  }, [isPassed, number, table]);
}
