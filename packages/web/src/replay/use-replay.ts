/**
 * A record on the screen: opened once, looked at from any moment and any seat.
 */
import type { Eyes } from '@muster/engine';
import type { Frame } from '@muster/room';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../settings.ts';
import type { RecordSource, Story } from './messages.ts';
import type { ReplayLog, Said } from './playback.ts';
import { openReplayLine, type ReplayLine } from './replay-line.ts';
import { replayTable, type ReplayTable } from './replay-table.ts';

export interface Replay {
  readonly line: ReplayLine;
  readonly story: Story;
  readonly table: ReplayTable;
}

/** Null while it is being opened; an error if it can't be. */
export function useRecord(source: RecordSource): Replay | Error | null {
  const [replay, setReplay] = useState<Replay | Error | null>(null);
  useEffect(() => {
    const line = openReplayLine();
    let closed = false;
    line.ask({ type: 'open', source }).then(
      (story) => {
        const language = () => useSettings.getState().language;
        const table = replayTable({
          inspect: (query) => line.ask({ type: 'inspect', ...momentOf(table), language: language(), query }),
          describe: (name) => line.ask({ type: 'describe', ...momentOf(table), language: language(), name }),
        });
        if (!closed) setReplay({ line, story, table });
      },
      (error: unknown) => {
        if (!closed) setReplay(error instanceof Error ? error : new Error(String(error)));
      },
    );
    const momentOf = (table: ReplayTable): { at: number; eyes: Eyes } => {
      const { frame } = table.store.getState();
      return { at: frame?.answers ?? 0, eyes: table.eyes };
    };
    return () => {
      closed = true;
      line.close();
    };
  }, [source]);
  return replay;
}

/** Shows the moment on the table; what was answered last is returned once it is shown. */
export function useMoment(
  { line, story, table }: Replay,
  at: number,
  eyes: Eyes,
  names: readonly string[],
): { readonly shown: number | null; readonly said: Said | null } {
  const language = useSettings((settings) => settings.language);
  const [shown, setShown] = useState<{ at: number; said: Said | null } | null>(null);
  const log = useLog(line, eyes);
  const named = useMemo(
    () =>
      names.map((name, i) => ({
        name,
        // Nobody thinks any more, not even bots.
        kind: 'person' as const,
        present: true,
        replaceable: false,
        out: false,
        deck: story.decks[i] ?? '',
        side: story.sides[i] ?? i,
      })),
    [names, story],
  );
  useEffect(() => {
    if (log === null) return undefined;
    let late = false;
    void line.ask({ type: 'look', at, eyes, language }).then(({ sight, out, said }) => {
      if (late) return;
      const over = at === story.answers;
      const frame: Frame = {
        ...sight,
        type: 'frame',
        logFrom: 0,
        log: [],
        seats: named.map((one, seat) => ({ ...one, out: out.includes(seat) })),
        mine: [],
        clock: { left: [], running: [] },
        offers: [],
        over,
        seedHash: story.seedHash,
        seed: story.seed,
      };
      table.show(frame, log.lines.slice(0, log.lengths[at] ?? log.lines.length), eyes);
      setShown({ at, said });
    });
    return () => {
      late = true;
    };
  }, [line, story, table, at, eyes, language, log, named]);
  return { shown: shown?.at ?? null, said: shown?.said ?? null };
}

function useLog(line: ReplayLine, eyes: Eyes): ReplayLog | null {
  const language = useSettings((settings) => settings.language);
  const [log, setLog] = useState<ReplayLog | null>(null);
  const wanted = useRef('');
  useEffect(() => {
    const key = `${eyes} ${language}`;
    wanted.current = key;
    setLog(null);
    void line.ask({ type: 'log', eyes, language }).then((fresh) => {
      if (wanted.current === key) setLog(fresh);
    });
  }, [line, eyes, language]);
  return log;
}
