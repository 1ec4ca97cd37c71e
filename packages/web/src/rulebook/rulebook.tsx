/**
 * A catalogue of rules: chapters at the side, the rules of one of them, or what a search has found.
 */
import type { CatalogueRule } from '@muster/engine';
import { Link } from '@tanstack/react-router';
import { use, useDeferredValue, useMemo, useState } from 'react';
import { loadGame, type GameId } from '../games.ts';
import { loadChapters, type Chapter } from '../rules/chapters.ts';
import { loadRules } from '../rules/rule-texts.ts';
import { useSettings } from '../settings.ts';
import { contentIn } from '../setup/use-content.ts';
import button from '../ui/button.module.css';
import { useWords } from '../words/index.ts';
import { findRules } from './find-rules.ts';
import { keywordsIn, keywordsOf, mentions } from './links.ts';
import { RuleEntry } from './rule-entry.tsx';
import styles from './rulebook.module.css';

export interface RulebookProps {
  readonly game: GameId;
  readonly query: string;
  readonly chapter: number | null;
  /** The rule that was asked for. */
  readonly rule: string | null;
  search(query: string): void;
}

/** Of a long list so many are shown. */
const MOST_FOUND = 60;

export function Rulebook({ game: id, query, chapter, rule, search }: RulebookProps) {
  const { rulebook: words } = useWords();
  const language = useSettings((settings) => settings.language);
  const { catalogue } = use(loadGame(id));
  const chapters = use(loadChapters(id));
  const texts = use(loadRules(id));
  const wanted = useDeferredValue(query);
  const found = useMemo(() => findRules(catalogue, texts, language, wanted), [catalogue, texts, language, wanted]);
  const own = catalogue.find((one) => one.id === rule)?.chapter;
  const current = own ?? chapter ?? chapters[0]?.n ?? 0;
  const searching = wanted.trim() !== '';
  const shown = searching ? found.slice(0, MOST_FOUND) : catalogue.filter((one) => one.chapter === current);
  return (
    <div className={styles['book']}>
      <div className={styles['side']}>
        <input
          type="search"
          className={styles['search']}
          placeholder={words.findHint}
          aria-label={words.find}
          value={query}
          onChange={(event) => search(event.target.value)}
        />
        <Chapters game={id} chapters={chapters} current={searching ? null : current} />
      </div>
      <div className={styles['rules']}>
        {searching ? (
          <p role="status">{found.length === 0 ? words.nothing : words.found(found.length)}</p>
        ) : (
          <h2>
            {current}. {titleOf(chapters, current, language)}
          </h2>
        )}
        {language !== 'en' && <p className={styles['note']}>{words.bodyInEnglish}</p>}
        <Entries game={id} rules={shown} rule={searching ? null : rule} />
        {!searching && <Turning game={id} chapters={chapters} current={current} />}
      </div>
    </div>
  );
}

interface EntriesProps {
  readonly game: GameId;
  readonly rules: readonly CatalogueRule[];
  readonly rule: string | null;
}

function Entries({ game: id, rules, rule }: EntriesProps) {
  const language = useSettings((settings) => settings.language);
  const game = use(loadGame(id));
  const texts = use(loadRules(id));
  const named = useMemo(() => mentions(texts), [texts]);
  const keywords = useMemo(() => new Set(contentIn(game, language).flatMap(keywordsOf)), [game, language]);
  return rules.map((one) => (
    <RuleEntry
      key={one.id}
      game={id}
      rule={one}
      text={texts.get(one.id) ?? ''}
      mentionedIn={named.get(one.id) ?? []}
      keywords={keywordsIn(one.title[language], keywords)}
      isShown={one.id === rule}
    />
  ));
}

/** Beside the rules the chapters stay; above them they make room. */
function hasRoom(): boolean {
  return matchMedia('(min-width: 900px)').matches;
}

interface ChaptersProps {
  readonly game: GameId;
  readonly chapters: readonly Chapter[];
  readonly current: number | null;
}

function Chapters({ game, chapters, current }: ChaptersProps) {
  const { rulebook: words } = useWords();
  const language = useSettings((settings) => settings.language);
  const [open, setOpen] = useState(hasRoom);
  return (
    <details className={styles['chapters']} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.chapters}</summary>
      <ol>
        {chapters.map(({ n, title }) => (
          <li key={n}>
            <Link
              to="/rules/$game"
              params={{ game }}
              search={{ chapter: n }}
              aria-current={n === current ? 'page' : undefined}
              onClick={() => setOpen(hasRoom())}
            >
              <span>{n}</span> {title[language]}
            </Link>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Turning({ game, chapters, current }: ChaptersProps) {
  const { rulebook: words } = useWords();
  const at = chapters.findIndex(({ n }) => n === current);
  const before = chapters[at - 1];
  const after = chapters[at + 1];
  return (
    <nav className={styles['turning']} aria-label={words.chapters}>
      {before !== undefined && (
        <Link to="/rules/$game" params={{ game }} search={{ chapter: before.n }} className={button['button']}>
          {words.previous}
        </Link>
      )}
      {after !== undefined && (
        <Link to="/rules/$game" params={{ game }} search={{ chapter: after.n }} className={button['button']}>
          {words.next}
        </Link>
      )}
    </nav>
  );
}

function titleOf(chapters: readonly Chapter[], chapter: number, language: 'en' | 'de' | 'it'): string {
  return chapters.find(({ n }) => n === chapter)?.title[language] ?? '';
}
