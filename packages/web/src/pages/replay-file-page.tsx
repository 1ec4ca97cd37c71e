/**
 * The replay of a record that lies in a file: downloaded here, or written by the command line.
 */
import { useState } from 'react';
import { OpenedRecord } from '../replay/opened-record.tsx';
import type { RecordSource } from '../replay/messages.ts';
import type { ReplayScreenProps } from '../replay/replay-screen.tsx';
import button from '../ui/button.module.css';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/index.ts';
import styles from './message-page.module.css';
import { Message } from './message.tsx';

interface Chosen {
  readonly name: string;
  readonly source: RecordSource;
}

/** Records of the longest games have some hundred thousand characters. */
const LONGEST = 20_000_000;

const NOBODY: ReplayScreenProps['seats'] = [];
const NO_SEARCH: ReplayScreenProps['search'] = {};

export function ReplayFilePage() {
  const { replay: words } = useWords();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isTooLong, setTooLong] = useState(false);
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setTooLong(file.size > LONGEST);
    if (file.size > LONGEST) return;
    const text = await file.text();
    setChosen({ name: file.name.replace(/\.[^.]*$/, ''), source: { kind: 'text', text } });
  };
  if (chosen !== null) {
    return (
      <OpenedRecord
        source={chosen.source}
        seats={NOBODY}
        name={chosen.name}
        search={NO_SEARCH}
        toldHash={null}
        isShared={false}
        // The file is not in the address, so neither is the moment.
        note={nothing}
        instead={<Button onClick={() => setChosen(null)}>{words.chooseFile}</Button>}
      />
    );
  }
  return (
    <Message title={words.fileTitle}>
      <p className={styles['text']}>{words.fileText}</p>
      <label className={`${button['button']} ${button['primary']} ${button['large']} ${styles['file']}`}>
        {words.chooseFile}
        <input type="file" accept=".yaml,.yml,.txt" onChange={(event) => void open(event.target.files?.[0])} />
      </label>
      {isTooLong && <p role="alert">{words.fileTooLong}</p>}
    </Message>
  );
}

function nothing(): void {
  // Nowhere to note it.
}
