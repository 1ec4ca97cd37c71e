/**
 * What has happened up to the moment that is shown.
 */
import { useEffect, useRef } from 'react';
import type { Table } from '../play/table-store.ts';
import { useTableState } from '../play/use-table-state.ts';
import { useWords } from '../words/index.ts';
import styles from './log-panel.module.css';

export interface ReplayLogPanelProps {
  readonly table: Table;
  onRule(rule: string): void;
}

export function ReplayLogPanel({ table, onRule }: ReplayLogPanelProps) {
  const { play: words } = useWords();
  const log = useTableState(table, (state) => state.log);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [log]);
  return (
    <aside className={styles['panel']} aria-label={words.log}>
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
    </aside>
  );
}
