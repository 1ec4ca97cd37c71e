/**
 * Words for what can be chosen before a match.
 */
import type { Choice, Language } from '@muster/engine';
import type { OptionId } from '../choices.ts';
import type { Leadership } from '../content/card.ts';
import type { FieldMap } from '../content/map.ts';
import type { Mode } from '../state.ts';
import { choicesInGerman } from './de/choices.ts';
import { choicesInEnglish } from './en/choices.ts';
import { choicesInItalian } from './it/choices.ts';

type Named = Omit<Choice, 'id'>;

export interface ChoiceWords {
  readonly modes: Readonly<Record<Mode, Named>>;
  readonly options: Readonly<Record<OptionId, Named>>;
  ownWarband(hero: string, leadership: Leadership): Named;
  map(map: FieldMap): string;
}

export const CHOICE_WORDS: Readonly<Record<Language, ChoiceWords>> = {
  en: choicesInEnglish,
  de: choicesInGerman,
  it: choicesInItalian,
};
