/**
 * The answer to "why not?": everything one might think of, with the rule that forbids it.
 */
import type { WhyNot } from '@muster/room';
import { useEffect, useState } from 'react';
import { Modal } from '../ui/modal.tsx';
import { useWords } from '../words/index.ts';
import type { Table } from './table-store.ts';
import styles from './why-not-modal.module.css';

export interface WhyNotModalProps {
  readonly table: Table;
  onRule(rule: string): void;
  onClose(): void;
}

export function WhyNotModal({ table, onRule, onClose }: WhyNotModalProps) {
  const { play: words, error } = useWords();
  const [refused, setRefused] = useState<readonly WhyNot[] | null>(null);
  useEffect(() => {
    void table.whyNot().then(setRefused);
  }, [table]);
  return (
    <Modal title={words.whyNotTitle} onClose={onClose}>
      {refused === null && <p>{error.loading}</p>}
      {refused?.length === 0 && <p>{words.whyNotNone}</p>}
      <ul className={styles['list']}>
        {groups(refused ?? []).map(({ text, rule, count }) => (
          <li key={`${rule} ${text}`}>
            {text}
            {count > 1 && <span className={styles['count']}> ×{count}</span>}
            {rule !== null && (
              <button type="button" className={styles['rule']} onClick={() => onRule(rule)}>
                {rule}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Modal>
  );
}

/** The same reason is told once. */
function groups(refused: readonly WhyNot[]): readonly { text: string; rule: string | null; count: number }[] {
  const found = new Map<string, { text: string; rule: string | null; count: number }>();
  for (const { text, rule } of refused) {
    const known = found.get(`${rule} ${text}`);
    if (known === undefined) found.set(`${rule} ${text}`, { text, rule, count: 1 });
    else known.count += 1;
  }
  return [...found.values()];
}
