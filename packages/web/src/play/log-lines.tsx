/**
 * What has happened, in words, with the rules behind it; the newest is always in sight.
 */
import { useEffect, useRef } from 'react';
import { useWords } from '../words/index.ts';
import styles from './log-lines.module.css';
import type { Table } from './table-store.ts';
import { useTableState } from './use-table-state.ts';

export interface LogLinesProps {
  readonly table: Table;
  onRule(rule: string): void;
}

export function LogLines({ table, onRule }: LogLinesProps) {
  const { play: words } = useWords();
  const log = useTableState(table, (state) => state.log);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [log]);
  return (
    <ol ref={list} className={styles['log']} tabIndex={0} aria-label={words.log}>
      {log.map(
        ({ text, rules }, number) =>
          text !== null && (
            // Lines never change their place.
            <li key={`${number} ${text}`}>
              {text}{' '}
              {rules.map((rule) => (
                <button key={rule} type="button" className={styles['rule']} onClick={() => onRule(rule)}>
                  {rule}
                </button>
              ))}
            </li>
          ),
      )}
    </ol>
  );
}
