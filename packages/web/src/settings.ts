/**
 * What a player has set for themselves; kept in this browser.
 */
import type { Language } from '@muster/engine';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type Theme = 'dark' | 'light';
export type Motion = 'full' | 'fast' | 'off';
export type BoardMode = '3d' | 'flat';

interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  /** How much moves: what was chosen, else what the system asks for. */
  readonly motion: Motion;
  /** Null as long as the player has not said; only then the system's wish counts. */
  readonly chosenMotion: Motion | null;
  readonly sound: boolean;
  readonly board: BoardMode;
  set(change: Partial<Omit<Settings, 'set' | 'chosenMotion'>>): void;
}

/** What the browser keeps. */
type Kept = Partial<Omit<Settings, 'set' | 'motion'>>;

const LANGUAGES: readonly Language[] = ['en', 'de', 'it'];

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => wanted[0] === language) ?? 'en';
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');

function systemMotion(): Motion {
  return calm.matches ? 'off' : 'full';
}

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      language: browserLanguage(),
      theme: 'dark',
      motion: systemMotion(),
      chosenMotion: null,
      sound: false,
      board: '3d',
      set: (change) => set(change.motion === undefined ? change : { ...change, chosenMotion: change.motion }),
    }),
    {
      name: 'muster-settings',
      version: 2,
      partialize: ({ set: _, motion: __, ...kept }): Kept => kept,
      migrate: (kept) => chosenOf(kept as Partial<Settings>),
      merge: (kept, now) => {
        const { chosenMotion = null, ...rest } = (kept ?? {}) as Kept;
        return { ...now, ...rest, chosenMotion, motion: chosenMotion ?? systemMotion() };
      },
    },
  ),
);

/** Once everything was kept, chosen or not: what differs from what everybody had was chosen. */
function chosenOf({ motion, ...rest }: Partial<Settings>): Kept {
  return { ...rest, chosenMotion: motion === undefined || motion === 'full' ? null : motion };
}

calm.addEventListener('change', () => {
  const { chosenMotion } = useSettings.getState();
  if (chosenMotion === null) useSettings.setState({ motion: systemMotion() });
});
