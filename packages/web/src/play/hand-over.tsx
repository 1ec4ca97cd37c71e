/**
 * Several people at one screen: before the next one decides, the table is covered.
 */
import { letterOf } from '@muster/engine';
import type { Frame } from '@muster/room';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/index.ts';
import styles from './hand-over.module.css';
import type { Table } from './table-store.ts';

export function HandOver({ table, frame }: { readonly table: Table; readonly frame: Frame }) {
  const { play: words } = useWords();
  const { seat, mine, waiting, over } = frame;
  const next = waiting.find((one) => mine.includes(one));
  if (over || mine.length < 2 || next === undefined || seat === next) return null;
  if (seat !== null && waiting.includes(seat)) return null;
  return (
    <div className={styles['cover']} role="dialog" aria-modal aria-label={words.handOver(letterOf(next))}>
      <h2>{words.handOver(letterOf(next))}</h2>
      <p>{words.handOverText}</p>
      <Button look="primary" size="large" autoFocus onClick={() => table.lookAs(next)}>
        {words.ready}
      </Button>
    </div>
  );
}
