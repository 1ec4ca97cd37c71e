/**
 * What is round a table, played or watched: the seats and tools above it, the log beside it or, where there is little room, over it.
 */
import type { Frame } from '@muster/room';
import { PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/index.ts';
import { SeatBar } from './seat-bar.tsx';
import styles from './table-frame.module.css';

export interface TableFrameProps {
  readonly frame: Frame;
  /** Between the seats and the button for the log. */
  readonly tools?: ReactNode;
  readonly board: ReactNode;
  readonly log: ReactNode;
  readonly isLogOpen: boolean;
  openLog(open: boolean): void;
  /** Who explains what is asked, if anybody does: above the log. */
  readonly guide?: ReactNode;
  /** What follows below the table. */
  readonly children: ReactNode;
}

export function TableFrame({ frame, tools, board, log, isLogOpen, openLog, guide, children }: TableFrameProps) {
  const { play: words } = useWords();
  const isGuided = guide !== undefined;
  return (
    <div className={styles['screen']}>
      <div className={styles['top']}>
        <SeatBar frame={frame} />
        {tools}
        <Button look="quiet" aria-pressed={isLogOpen} aria-label={words.log} onClick={() => openLog(!isLogOpen)}>
          <PanelRight size={20} aria-hidden />
        </Button>
      </div>
      <div className={styles['middle']} data-log={isLogOpen} data-guide={isGuided}>
        <section className={styles['board']} aria-label={words.table}>
          {board}
        </section>
        {(isLogOpen || isGuided) && (
          <div className={styles['side']}>
            {guide}
            {isLogOpen && <div className={styles['log']}>{log}</div>}
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
