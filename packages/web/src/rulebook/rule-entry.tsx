/**
 * One rule: its number, its title, its text, and what belongs to it.
 */
import type { CatalogueRule } from '@muster/engine';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { GameId } from '../games.ts';
import { RuleText } from '../rules/rule-text.tsx';
import { useSettings } from '../settings.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { useWords } from '../words/index.ts';
import styles from './rule-entry.module.css';

export interface RuleEntryProps {
  readonly game: GameId;
  readonly rule: CatalogueRule;
  readonly text: string;
  readonly mentionedIn: readonly string[];
  /** Words of cards that the rule is about. */
  readonly keywords: readonly string[];
  /** It is the one that was looked for. */
  readonly isShown: boolean;
}

export function RuleEntry({ game, rule, text, mentionedIn, keywords, isShown }: RuleEntryProps) {
  const { rulebook: words, waiting } = useWords();
  const language = useSettings((settings) => settings.language);
  const navigate = useNavigate();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isShown) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [isShown]);
  return (
    <article ref={place} className={styles['rule']} data-shown={isShown} tabIndex={-1} aria-label={rule.id}>
      <header>
        <h3>
          <Link to="/rules/$game/$rule" params={{ game, rule: rule.id }} className={styles['id']}>
            {rule.id}
          </Link>{' '}
          {rule.title[language]}
        </h3>
        <CopyButton
          look="quiet"
          size="small"
          bare
          text={() => `${location.origin}/rules/${game}/${rule.id}`}
          label={words.copyLink}
          done={waiting.copied}
        />
      </header>
      <RuleText
        text={withoutTitle(text)}
        onRule={(other) => void navigate({ to: '/rules/$game/$rule', params: { game, rule: other } })}
      />
      {(mentionedIn.length > 0 || keywords.length > 0) && (
        <footer>
          {mentionedIn.length > 0 && <span>{words.mentions}</span>}
          {mentionedIn.map((other) => (
            <Link key={other} to="/rules/$game/$rule" params={{ game, rule: other }}>
              {other}
            </Link>
          ))}
          {keywords.map((keyword) => (
            <Link key={keyword} to="/cards/$game" params={{ game }} search={{ q: keyword }}>
              {words.cards(keyword)}
            </Link>
          ))}
        </footer>
      )}
    </article>
  );
}

/** Number and title stand above already. */
function withoutTitle(text: string): string {
  return text.replace(/^(?:[-*] )?\*\*[A-Z]{2}-[A-Z]?\d+(?:\.\d+)?[a-z]?\b[^*]*\*\*\s*/, '');
}
