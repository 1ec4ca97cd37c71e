/**
 * What every page has: the way home, the ways elsewhere, the settings.
 */
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSettings } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/index.ts';
import { SettingsModal } from './settings-modal.tsx';
import styles from './shell.module.css';

export function Shell() {
  const words = useWords();
  const { language, theme, motion } = useSettings();
  const [settingsOpen, setSettingsOpen] = useState(false);
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => {
    const { documentElement: page } = document;
    page.lang = language;
    page.dataset['theme'] = theme;
    page.dataset['motion'] = motion;
  }, [language, theme, motion]);
  const playing = path.startsWith('/game/') || path.startsWith('/here/') || path.startsWith('/replay/');
  return (
    <div className={playing ? styles['playing'] : styles['shell']}>
      <a href="#content" className={styles['skip']}>
        {words.nav.skip}
      </a>
      <header className={styles['head']}>
        <Link to="/" className={styles['logo']}>
          <img src="/icon.svg" alt="" width={28} height={28} />
          <span>Muster</span>
        </Link>
        <nav className={styles['nav']} aria-label={words.nav.menu}>
          <Link to="/rules">{words.nav.rules}</Link>
          <Link to="/cards">{words.nav.cards}</Link>
          <Link to="/account">{words.nav.account}</Link>
        </nav>
        <Button look="quiet" onClick={() => setSettingsOpen(true)} aria-label={words.nav.settings}>
          <Settings size={20} aria-hidden />
        </Button>
      </header>
      <main id="content" className={styles['content']}>
        <Outlet />
      </main>
      {!playing && (
        <footer className={styles['foot']}>
          <p>{words.disclaimer}</p>
          <Link to="/credits">{words.nav.credits}</Link>
        </footer>
      )}
      {settingsOpen && <SettingsModal onClose={() => setSettingsOpen(false)} />}
    </div>
  );
}
