/**
 * Search and filters of the gallery.
 */
import type { ContentEntry } from '@muster/engine';
import { use, useMemo } from 'react';
import type { GameId } from '../games.ts';
import type { CardsSearch } from '../searches.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/index.ts';
import { loadFaces } from './face.ts';
import styles from './gallery.module.css';

export interface FiltersProps {
  readonly game: GameId;
  readonly content: readonly ContentEntry[];
  readonly search: CardsSearch;
  change(search: CardsSearch): void;
}

type Filter = 'kind' | 'set' | 'faction';

export function Filters({ game, content, search, change }: FiltersProps) {
  const words = useWords();
  const { gallery } = words;
  const { facets, factionName } = use(loadFaces(game));
  const values = useMemo(() => {
    const all = content.map(facets);
    return {
      kind: distinct(all.map(({ kind }) => kind)),
      set: distinct(all.flatMap(({ sets }) => sets)).toSorted(),
      faction: distinct(all.flatMap(({ factions }) => factions)),
    };
  }, [content, facets]);
  const put = (key: Filter | 'q', value: string): void => {
    const { [key]: _before, ...others } = search;
    change(value === '' ? others : { ...others, [key]: value });
  };
  const nameOf: Readonly<Record<Filter, (value: string) => string>> = {
    kind: (value) => gallery.kinds[value as keyof typeof gallery.kinds] ?? value,
    set: (value) => value,
    faction: (value) => factionName(value, words),
  };
  return (
    <div className={styles['filters']}>
      <input
        type="search"
        placeholder={gallery.findHint}
        aria-label={gallery.find}
        value={search.q ?? ''}
        onChange={(event) => put('q', event.target.value)}
      />
      {(['kind', 'faction', 'set'] as const).map(
        (key) =>
          values[key].length > 1 && (
            <label key={key}>
              {gallery[key]}
              <select value={search[key] ?? ''} onChange={(event) => put(key, event.target.value)}>
                <option value="">{gallery.all}</option>
                {values[key].map((value) => (
                  <option key={value} value={value}>
                    {nameOf[key](value)}
                  </option>
                ))}
              </select>
            </label>
          ),
      )}
      {Object.keys(search).some((key) => key !== 'card') && (
        <Button look="quiet" onClick={() => change({})}>
          {gallery.clear}
        </Button>
      )}
    </div>
  );
}

function distinct(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}
