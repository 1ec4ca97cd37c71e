/**
 * All cards of a game, to be searched and filtered; one of them large.
 */
import type { ContentEntry } from '@muster/engine';
import { Link } from '@tanstack/react-router';
import { use, useDeferredValue, useMemo, useState } from 'react';
import { loadGame, type GameId } from '../games.ts';
import { rulesFor } from '../rulebook/links.ts';
import type { CardsSearch } from '../searches.ts';
import { useSettings } from '../settings.ts';
import { useContent } from '../setup/use-content.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { useWords } from '../words/index.ts';
import { loadFaces } from './face.ts';
import { Filters } from './filters.tsx';
import { found } from './finding.ts';
import styles from './gallery.module.css';

export interface GalleryProps {
  readonly game: GameId;
  readonly search: CardsSearch;
  change(search: CardsSearch): void;
}

/** So many more at a time. */
const BATCH = 60;
/** Further rules would bury the card. */
const MOST_RULES = 8;

export function Gallery({ game: id, search, change }: GalleryProps) {
  const { gallery: words } = useWords();
  const content = useContent(use(loadGame(id)));
  const { Small, facets } = use(loadFaces(id));
  const [most, setMost] = useState(BATCH);
  const wanted = useDeferredValue(search);
  const shown = useMemo(() => {
    const { q = '', kind, set, faction } = wanted;
    return found(content, q).filter((entry) => {
      const facet = facets(entry);
      if (kind !== undefined && facet.kind !== kind) return false;
      if (set !== undefined && !facet.sets.includes(set)) return false;
      return faction === undefined || facet.factions.includes(faction);
    });
  }, [content, facets, wanted]);
  const open = content.find((entry) => entry.id === search.card);
  return (
    <>
      <Filters game={id} content={content} search={search} change={change} />
      <p role="status" className={styles['count']}>
        {shown.length === 0 ? words.nothing : words.found(shown.length)}
      </p>
      <ul className={styles['cards']}>
        {shown.slice(0, most).map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              className={styles['card']}
              aria-label={entry.name}
              onClick={() => change({ ...search, card: entry.id })}
            >
              <Small entry={entry} />
            </button>
          </li>
        ))}
      </ul>
      {shown.length > most && (
        <Button className={styles['more']} onClick={() => setMost(most + BATCH)}>
          {words.more}
        </Button>
      )}
      {open !== undefined && <Closer game={id} entry={open} onClose={() => change(without(search))} />}
    </>
  );
}

function without({ card: _card, ...search }: CardsSearch): CardsSearch {
  return search;
}

interface CloserProps {
  readonly game: GameId;
  readonly entry: ContentEntry;
  onClose(): void;
}

function Closer({ game: id, entry, onClose }: CloserProps) {
  const { gallery: words } = useWords();
  const language = useSettings((settings) => settings.language);
  const { catalogue } = use(loadGame(id));
  const { Large } = use(loadFaces(id));
  const rules = useMemo(() => rulesFor(entry, catalogue, language), [entry, catalogue, language]);
  return (
    <Modal title={entry.name} onClose={onClose}>
      <div className={styles['closer']}>
        <Large entry={entry} />
        {rules.length > 0 && (
          <section className={styles['rules']}>
            <h3>{words.rules}</h3>
            <ul>
              {rules.slice(0, MOST_RULES).map((rule) => (
                <li key={rule.id}>
                  <Link to="/rules/$game/$rule" params={{ game: id, rule: rule.id }}>
                    {rule.id}
                  </Link>{' '}
                  {rule.title[language]}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Modal>
  );
}
