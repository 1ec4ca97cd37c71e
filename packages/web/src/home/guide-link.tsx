/**
 * The way into a guided battle: pointed out to newcomers, quiet for everybody else.
 */
import { Link } from '@tanstack/react-router';
import { GAME_NAMES, type GameId } from '../games.ts';
import { useGuide } from '../guide/guide-store.ts';
import { useSettings } from '../settings.ts';
import button from '../ui/button.module.css';
import { useWords } from '../words/index.ts';
import styles from './guide-link.module.css';

export function GuideLink({ game }: { readonly game: GameId }) {
  const { guide: words } = useWords();
  const language = useSettings((settings) => settings.language);
  const done = useGuide((state) => state.done.includes(game));
  const link = (
    <Link
      to="/guide/$game"
      params={{ game }}
      className={`${button['button']} ${done ? button['quiet'] : styles['first']}`}
      aria-label={`${words.title}: ${GAME_NAMES[game][language]}`}
    >
      {words.title}
    </Link>
  );
  if (done) return link;
  return (
    <div className={styles['new']}>
      <p>{words.newHere}</p>
      {link}
    </div>
  );
}
