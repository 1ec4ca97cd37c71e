/**
 * How far somebody has come with guided battles; kept in this browser.
 */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { GameId } from '../games.ts';

/** One guided battle. */
export interface Progress {
  /** The id of the game in this browser. */
  readonly id: string;
  /** The opening words were read. */
  readonly begun: boolean;
  /** Steps by the question they were shown at. */
  readonly shown: Readonly<Record<string, string>>;
  /** Everything is learnt and the player went on all the same. */
  readonly playsOn: boolean;
  readonly dismissed: boolean;
}

interface GuideState {
  /** Games whose guided battle was finished or dismissed: it is no longer pointed out. */
  readonly done: readonly GameId[];
  /** The guided battle of last. */
  readonly progress: Progress | null;
  note(id: string, change: Partial<Omit<Progress, 'id'>>): void;
  finish(game: GameId): void;
}

function freshProgress(id: string): Progress {
  return { id, begun: false, shown: {}, playsOn: false, dismissed: false };
}

export const useGuide = create<GuideState>()(
  persist(
    (set) => ({
      done: [],
      progress: null,
      note: (id, change) => set(({ progress }) => ({ progress: { ...progressOf(progress, id), ...change } })),
      finish: (game) => set(({ done }) => (done.includes(game) ? {} : { done: [...done, game] })),
    }),
    { name: 'muster-guide', version: 1 },
  ),
);

function progressOf(progress: Progress | null, id: string): Progress {
  return progress?.id === id ? progress : freshProgress(id);
}

export function useProgress(id: string): Progress {
  const progress = useGuide((state) => state.progress);
  return progressOf(progress, id);
}
