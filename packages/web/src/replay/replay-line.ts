/**
 * The page's end of the line to the worker that plays a record.
 */
import type { FromReplayWorker, ReplayAnswers, ReplayQuestion, ToReplayWorker } from './messages.ts';

export interface ReplayLine {
  ask<Q extends ReplayQuestion>(question: Q): Promise<ReplayAnswers[Q['type']]>;
  close(): void;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

export function openReplayLine(): ReplayLine {
  // The same worker as for games: its file holds the rules, and one of them is enough.
  const worker = new Worker(new URL('../local/room-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let ids = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<FromReplayWorker>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.ok) asked?.resolve(data.answer);
    else asked?.reject(new Error(data.message));
  });
  worker.addEventListener('error', ({ message }) => {
    for (const asked of waiting.values()) asked.reject(new Error(message));
    waiting.clear();
  });
  return {
    ask: <Q extends ReplayQuestion>(question: Q) =>
      new Promise<ReplayAnswers[Q['type']]>((resolve, reject) => {
        const id = ids++;
        // The worker answers each kind of question with what the table of answers says.
        waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
        worker.postMessage({ id, question } satisfies ToReplayWorker);
      }),
    close: () => worker.terminate(),
  };
}
