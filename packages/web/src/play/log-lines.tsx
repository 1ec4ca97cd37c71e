/**
 * What has happened, in words, with the rules behind it, turn by turn; the newest is always in sight.
 */
import type { LogLine } from '@muster/room';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { useWords } from '../words/index.ts';
import styles from './log-lines.module.css';
import { sentencesOf } from './log-sentences.ts';
import { readerOf, type Reader } from './pieces.ts';
import type { Table } from './table-store.ts';
import { useTableState } from './use-table-state.ts';

export interface LogLinesProps {
  readonly table: Table;
  onRule(rule: string): void;
}

export function LogLines({ table, onRule }: LogLinesProps) {
  const { play: words } = useWords();
  const log = useTableState(table, (state) => state.log);
  const sentences = useMemo(() => sentencesOf(log), [log]);
  const pieces = useTableState(table, (state) => state.pieces);
  const reader = useMemo(() => readerOf(pieces), [pieces]);
  const point = useCallback((pointed: readonly number[]) => table.store.setState({ pointed }), [table]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [log]);
  useEffect(() => () => point([]), [point]);
  return (
    <ol ref={list} className={styles['log']} tabIndex={0} aria-label={words.log}>
      {sentences.map(({ line, text, number, times }) => (
        // Lines never change their place.
        <Line
          key={`${number} ${text}`}
          line={line}
          text={text}
          times={times}
          reader={reader}
          point={point}
          onRule={onRule}
        />
      ))}
    </ol>
  );
}

interface LineProps {
  readonly line: LogLine;
  readonly text: string;
  readonly times: number;
  readonly reader: Reader;
  point(pieces: readonly number[]): void;
  onRule(rule: string): void;
}

const Line = memo(function Line({ line: { event }, text, times, reader, point, onRule }: LineProps) {
  return (
    <li data-turn={beginsTurn(event)}>
      {reader(text, event).map(({ text: words, pieces }, at) =>
        pieces.length === 0 ? (
          words
        ) : (
          <span
            // Words never change their place.
            key={`${at} ${words}`}
            className={styles['name']}
            data-pieces={pieces.join(' ')}
            onPointerEnter={() => point(pieces)}
            onPointerLeave={() => point([])}
          >
            {words}
          </span>
        ),
      )}{' '}
      {times > 1 && <span className={styles['times']}>× {times}</span>}
      {event.rules?.map((rule) => (
        <button key={rule} type="button" className={styles['rule']} onClick={() => onRule(rule)}>
          {rule}
        </button>
      ))}
    </li>
  );
});

/** A turn of the game or a round of it; not that of a single card. */
function beginsTurn(event: LogLine['event']): boolean {
  return event.type === 'round' || (event.type === 'turn' && !('card' in event));
}
