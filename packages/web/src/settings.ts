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
  readonly motion: Motion;
  readonly sound: boolean;
  readonly board: BoardMode;
  /** Questions that are passed without asking, as `game:kind`. */
  readonly passed: readonly string[];
  set(change: Partial<Omit<Settings, 'set'>>): void;
}

const LANGUAGES: readonly Language[] = ['en', 'de', 'it'];

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => wanted[0] === language) ?? 'en';
}

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      language: browserLanguage(),
      theme: 'dark',
      motion: 'full',
      sound: false,
      board: '3d',
      passed: [],
      set: (change) => set(change),
    }),
    { name: 'muster-settings', version: 1 },
  ),
);
