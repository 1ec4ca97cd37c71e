/**
 * Words for what can be chosen before a game.
 */
import type { Choice, Language } from '@muster/engine';
import type { Goal, MapFile } from '../content/map.ts';
import type { Switch } from '../content/options.ts';
import { choicesInGerman } from './de/choices.ts';
import { choicesInEnglish } from './en/choices.ts';
import { choicesInItalian } from './it/choices.ts';

/** Without a name it goes by the title of its rule. */
export interface OptionWords {
  readonly name?: string;
  readonly text: string;
  /** By value. */
  readonly valueNames?: Readonly<Record<string, string>>;
}

type TermWords = OptionWords & { readonly name: string };

export interface ChoiceWords {
  readonly edition: Omit<Choice, 'id'>;
  /** The army is chosen at the table. */
  readonly draft: Omit<Choice, 'id'>;
  readonly options: Readonly<Record<Switch, OptionWords>>;
  /** What is settled about armies in place of the map. */
  readonly terms: { readonly pointLimit: TermWords; readonly armyChoice: TermWords };
  readonly asTheMap: string;
  /** What must be done to win. */
  goal(goal: Goal): string;
  /** How large a battlefield is, what is at stake and for how long. */
  map(map: MapFile): string;
}

export const CHOICE_WORDS: Readonly<Record<Language, ChoiceWords>> = {
  en: choicesInEnglish,
  de: choicesInGerman,
  it: choicesInItalian,
};
