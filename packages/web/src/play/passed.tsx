/**
 * What is passed by itself at this table, and asked again at a click.
 */
import type { Frame } from '@muster/room';
import { X } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/index.ts';
import styles from './offers.module.css';
import type { Table } from './table-store.ts';
import { useTableState } from './use-table-state.ts';

export function Passed({ table, frame }: { readonly table: Table; readonly frame: Frame }) {
  const { play: words } = useWords();
  const passed = useTableState(table, (state) => state.passed);
  if (passed.size === 0 || frame.over) return null;
  return (
    <div className={styles['offer']} role="status">
      <p>{words.passed}</p>
      {[...passed].map(([kind, prompt]) => (
        <Button
          key={kind}
          size="small"
          aria-label={`${words.askAgain}: ${prompt}`}
          onClick={() => table.askAgain(kind)}
        >
          {prompt} <X size={14} aria-hidden />
        </Button>
      ))}
    </div>
  );
}
