/**
 * Everything a game contains in the language that is set, made once.
 */
import type { ContentEntry, Language, SetupChoices } from '@muster/engine';
import { useMemo } from 'react';
import type { AnyGame } from '../games.ts';
import { useSettings } from '../settings.ts';

const contents = new Map<string, readonly ContentEntry[]>();
const choices = new Map<string, SetupChoices>();

export function contentIn(game: AnyGame, language: Language): readonly ContentEntry[] {
  const key = `${game.id} ${language}`;
  const known = contents.get(key) ?? game.content(language);
  contents.set(key, known);
  return known;
}

export function useContent(game: AnyGame): readonly ContentEntry[] {
  return contentIn(
    game,
    useSettings((settings) => settings.language),
  );
}

/** The same by id. */
export function useEntries(game: AnyGame): ReadonlyMap<string, ContentEntry> {
  const content = useContent(game);
  return useMemo(() => new Map(content.map((entry) => [entry.id, entry])), [content]);
}

export function useChoices(game: AnyGame): SetupChoices {
  const language = useSettings((settings) => settings.language);
  const key = `${game.id} ${language}`;
  const known = choices.get(key) ?? game.choices(language);
  choices.set(key, known);
  return known;
}
