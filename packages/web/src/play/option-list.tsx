/**
 * Every option in words: what screen readers and keyboards use where others click on the table.
 */
import type { Question } from '@muster/room';
import { useEffect, useRef } from 'react';
import { considering } from './considering.ts';
import type { Table } from './table-store.ts';
import { isTyping } from '../ui/typing.ts';
import { useWords } from '../words/index.ts';
import styles from './option-list.module.css';

export interface OptionListProps {
  readonly question: Question;
  readonly picks: readonly string[];
  readonly table: Pick<Table, 'pick' | 'consider'>;
  /** Somebody has seen enough of it. */
  onClose(): void;
}

export function OptionList({ question, picks, table, onClose }: OptionListProps) {
  const { play: words } = useWords();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!isTyping(document.activeElement)) list.current?.querySelector('button')?.focus();
  }, []);
  // A list that goes takes the focus along without a word.
  useEffect(() => () => table.consider(null), [table]);
  return (
    <ul
      ref={list}
      className={styles['list']}
      aria-label={words.options}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
        const at = buttons.findIndex((button) => button === document.activeElement);
        buttons[(at + step + buttons.length) % buttons.length]?.focus();
      }}
    >
      {question.options.map(({ key, label }) => {
        const place = picks.indexOf(key);
        return (
          <li key={key}>
            <button
              type="button"
              className={styles['option']}
              data-option={key}
              aria-pressed={question.max === 1 ? undefined : place >= 0}
              onClick={() => table.pick(key)}
              {...considering(table, key)}
            >
              {question.ordered && place >= 0 && <span className={styles['place']}>{place + 1}</span>}
              {label}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
