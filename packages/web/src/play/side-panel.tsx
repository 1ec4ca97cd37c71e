/**
 * The log in words, and what people say.
 */
import type { Frame } from '@muster/room';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/index.ts';
import lines from './log-lines.module.css';
import { LogLines } from './log-lines.tsx';
import { colourOf, emblemOf } from './seats.ts';
import styles from './side-panel.module.css';
import type { Table } from './table-store.ts';
import { useTableState } from './use-table-state.ts';

export interface SidePanelProps {
  readonly table: Table;
  readonly frame: Frame;
  onRule(rule: string): void;
}

export function SidePanel({ table, onRule }: SidePanelProps) {
  const { play: words } = useWords();
  const [tab, setTab] = useState<'log' | 'chat'>('log');
  return (
    <aside>
      <div className={styles['tabs']} role="tablist">
        {(['log', 'chat'] as const).map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-controls={`panel-${one}`}
            aria-selected={tab === one}
            onClick={() => setTab(one)}
          >
            {words[one]}
          </button>
        ))}
      </div>
      {tab === 'log' ? (
        <div className={styles['open']} id="panel-log" role="tabpanel" aria-labelledby="tab-log">
          <LogLines table={table} onRule={onRule} />
        </div>
      ) : (
        <Chat table={table} />
      )}
    </aside>
  );
}

function Chat({ table }: { readonly table: Table }) {
  const { play: words } = useWords();
  const chat = useTableState(table, (state) => state.chat);
  const [text, setText] = useState('');
  return (
    <div className={styles['open']} id="panel-chat" role="tabpanel" aria-labelledby="tab-chat">
      <ol className={lines['log']} aria-live="polite">
        {chat.length === 0 && <li className={styles['nothing']}>{words.noChat}</li>}
        {chat.map(({ name, seat, text: said, at }) => (
          <li key={`${at} ${name} ${said}`}>
            <strong style={seat === null ? undefined : { color: colourOf(seat) }}>
              {seat === null ? '' : `${emblemOf(seat)} `}
              {name}
            </strong>{' '}
            {said}
          </li>
        ))}
      </ol>
      <form
        className={styles['say']}
        onSubmit={(event) => {
          event.preventDefault();
          const said = text.trim();
          if (said !== '') table.say(said);
          setText('');
        }}
      >
        <input
          value={text}
          maxLength={500}
          placeholder={words.chatHint}
          aria-label={words.chatHint}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">{words.send}</Button>
      </form>
    </div>
  );
}
