/**
 * Every option in words: what screen readers and keyboards use where others click on the table.
 */
import type { Question } from '@muster/room';
import { useEffect, useRef } from 'react';
import { considering } from './considering.ts';
import type { Table } from './table-store.ts';
import { walkByArrows } from '../ui/arrow-walk.ts';
import { isTyping } from '../ui/typing.ts';
import { useWords } from '../words/index.ts';
import styles from './option-list.module.css';
import { PickPlace } from './pick-place.tsx';

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
        walkByArrows(event, 'button');
      }}
    >
      {question.options.map(({ key, label }) => (
        <li key={key}>
          <button
            type="button"
            className={styles['option']}
            data-option={key}
            aria-pressed={question.max === 1 ? undefined : picks.includes(key)}
            onClick={() => table.pick(key)}
            {...considering(table, key)}
          >
            <PickPlace question={question} picks={picks} option={key} />
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
