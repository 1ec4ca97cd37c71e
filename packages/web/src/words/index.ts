/**
 * The words of the pages in the language that is set.
 */
import type { Language } from '@muster/engine';
import { useSettings } from '../settings.ts';
import { german } from './de.ts';
import { english, type WebWords } from './en.ts';
import { italian } from './it.ts';

export const WORDS: Readonly<Record<Language, WebWords>> = { en: english, de: german, it: italian };

export function useWords(): WebWords {
  return WORDS[useSettings(({ language }) => language)];
}

/** The words of the moment, for what is no component. */
export function currentWords(): WebWords {
  return WORDS[useSettings.getState().language];
}

/** What the room refused, in words; what a rule forbids brings its own. */
export function refusedText(words: WebWords, reason: string): string {
  const { refused } = words;
  return isReason(refused, reason) ? refused[reason] : refused.other;
}

function isReason(refused: WebWords['refused'], reason: string): reason is keyof WebWords['refused'] {
  return Object.hasOwn(refused, reason);
}

/** Why a request failed, in words. */
export function failureText(words: WebWords, reason: string): string {
  const { failures } = words;
  return Object.hasOwn(failures, reason) ? failures[reason as keyof typeof failures] : failures.other;
}
