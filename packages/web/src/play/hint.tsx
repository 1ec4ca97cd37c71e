/**
 * What a bot would do in one's place: asked for by a button, lit up on the table and named here.
 */
import type { Frame } from '@muster/room';
import { Lightbulb } from 'lucide-react';
import { useState } from 'react';
import type { Table } from './table-store.ts';
import { useTableState } from './use-table-state.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/index.ts';
import styles from './hint.module.css';

interface HintProps {
  readonly table: Table;
}

export function HintButton({ table }: HintProps) {
  const { guide: words } = useWords();
  const { ask, thinking, askable } = useHint(table);
  const told = useTableState(table, ({ hinted }) => hinted !== null);
  if (told) return null;
  return (
    <Button size="small" disabled={!askable} data-hint onClick={ask}>
      <Lightbulb size={16} aria-hidden />
      {thinking ? words.thinking : words.askBot}
    </Button>
  );
}

/** The same as a picture alone, for whoever plays against bots only. */
export function HintTool({ table, frame: { mine, seats, over } }: HintProps & { readonly frame: Frame }) {
  const { guide: words } = useWords();
  const { ask, askable } = useHint(table);
  const alone = mine.length === 1 && seats.every(({ kind }, seat) => kind === 'bot' || mine.includes(seat));
  if (over || !alone) return null;
  return (
    <Button look="quiet" disabled={!askable} aria-label={words.askBot} title={words.askBot} onClick={ask}>
      <Lightbulb size={20} aria-hidden />
    </Button>
  );
}

function useHint(table: Table) {
  const [thinking, setThinking] = useState(false);
  const isAsked = useTableState(table, ({ frame, pending }) => frame?.asked !== null && !pending);
  const ask = (): void => {
    setThinking(true);
    void table.hint().finally(() => setThinking(false));
  };
  return { ask, thinking, askable: isAsked && !thinking };
}

/** Its choice in words, until something else is asked. */
export function HintNote({ table }: HintProps) {
  const { guide: words } = useWords();
  const hinted = useTableState(table, (state) => state.hinted);
  const asked = useTableState(table, ({ frame }) => frame?.asked ?? null);
  if (hinted === null || asked === null) return null;
  const labels = hinted.flatMap((key) => asked.options.find((option) => option.key === key)?.label ?? []);
  const single = asked.min === 1 && asked.max === 1;
  return (
    <div className={styles['note']}>
      {labels.length === 0 ? (
        <p>{words.botWouldNothing}</p>
      ) : (
        <p>
          {words.botWould} <strong>{labels.join(' · ')}</strong>
        </p>
      )}
      {single && (
        <Button look="quiet" size="small" onClick={() => table.forgetHint()}>
          {words.showAll}
        </Button>
      )}
    </div>
  );
}
