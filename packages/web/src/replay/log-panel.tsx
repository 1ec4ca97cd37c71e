/**
 * What has happened up to the moment that is shown.
 */
import { LogLines, type LogLinesProps } from '../play/log-lines.tsx';
import { useWords } from '../words/index.ts';

export function ReplayLogPanel({ table, onRule }: LogLinesProps) {
  const { play: words } = useWords();
  return (
    <aside aria-label={words.log}>
      <LogLines table={table} onRule={onRule} />
    </aside>
  );
}
