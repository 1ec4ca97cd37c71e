/**
 * A table to look at: boards draw it like any other, but nothing on it can be picked.
 */
import type { Eyes } from '@muster/engine';
import type { Frame, LogLine } from '@muster/room';
import { createStore } from 'zustand/vanilla';
import { logWithNames, withNames } from '../play/named.ts';
import { EMPTY_TABLE, type Table, type TableState } from '../play/table-store.ts';
import { currentWords } from '../words/index.ts';

export interface ReplayTable extends Table {
  /** Through whose eyes it is shown. */
  readonly eyes: Eyes;
  show(frame: Frame, log: readonly LogLine[], eyes: Eyes): void;
}

export interface ReplayEyes {
  inspect(query: Readonly<Record<string, unknown>>): Promise<unknown>;
  describe(name: string): Promise<string | null>;
}

export function replayTable({ inspect, describe }: ReplayEyes): ReplayTable {
  const store = createStore<TableState>(() => ({ ...EMPTY_TABLE, status: 'open' }));
  let shownTo: Eyes = null;
  const nothing = (): void => undefined;
  return {
    store,
    get eyes() {
      return shownTo;
    },
    show: (frame, log, eyes) => {
      shownTo = eyes;
      const { play: words } = currentWords();
      store.setState({ frame: withNames(frame, words), log: logWithNames(log, frame.seats, words) });
    },
    inspect,
    describe,
    whyNot: () => Promise.resolve([]),
    hint: () => Promise.resolve(),
    forgetHint: nothing,
    pick: nothing,
    consider: (considered) => store.setState({ considered }),
    confirm: nothing,
    clearPicks: nothing,
    pass: nothing,
    alwaysPass: nothing,
    askAgain: nothing,
    resign: nothing,
    offer: nothing,
    reply: nothing,
    replaceByBot: nothing,
    comeBack: nothing,
    say: nothing,
    setLanguage: nothing,
    lookAs: nothing,
    close: nothing,
  };
}
