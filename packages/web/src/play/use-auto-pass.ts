/**
 * Questions a player always passes are passed for them, after the time a quick person takes: an answer that comes too fast would
 * tell others that nobody thought about it.
 */
import { PASS } from '@muster/engine';
import type { Frame } from '@muster/room';
import { useEffect } from 'react';
import type { GameId } from '../games.ts';
import { useSettings } from '../settings.ts';
import type { Table } from './table-store.ts';

const QUICK = 600;

/** Returns what adds a kind of question to those that are passed. */
export function useAutoPass(game: GameId, table: Table, { asked }: Frame): (kind: string) => void {
  const { passed, set } = useSettings();
  const isPassed =
    asked !== null && passed.includes(`${game}:${asked.kind}`) && asked.options.some(({ key }) => key === PASS);
  const number = asked?.number;
  useEffect(() => {
    if (!isPassed) return undefined;
    const timer = setTimeout(() => table.pass(), QUICK);
    return () => clearTimeout(timer);
  }, [isPassed, number, table]);
  return (kind) => {
    const entry = `${game}:${kind}`;
    if (!passed.includes(entry)) set({ passed: [...passed, entry] });
  };
}
