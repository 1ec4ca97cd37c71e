/**
 * Games that wait for players, for anybody to join.
 */
import type { GameInfo } from '@muster/server/api';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { GAME_IDS, GAME_NAMES } from '../games.ts';
import { useSettings } from '../settings.ts';
import button from '../ui/button.module.css';
import { useWords } from '../words/index.ts';
import { GameRow } from './game-row.tsx';
import styles from './lists.module.css';

export function OpenGames({ games }: { readonly games: readonly GameInfo[] }) {
  const { home: words } = useWords();
  const language = useSettings((settings) => settings.language);
  const [filter, setFilter] = useState('');
  const shown = games.filter(({ game, mine }) => mine.length === 0 && (filter === '' || game === filter));
  return (
    <section className={styles['list']} aria-label={words.openGames}>
      <div className={styles['head']}>
        <h2>{words.openGames}</h2>
        <select aria-label={words.filter} value={filter} onChange={(event) => setFilter(event.target.value)}>
          <option value="">{words.all}</option>
          {GAME_IDS.map((game) => (
            <option key={game} value={game}>
              {GAME_NAMES[game][language]}
            </option>
          ))}
        </select>
      </div>
      {shown.length === 0 && <p className={styles['nothing']}>{words.noOpenGames}</p>}
      <ul className={styles['rows']}>
        {shown.map(({ id, game, seats }) => (
          <GameRow
            key={id}
            game={game}
            seats={seats}
            status={words.seatsFree(seats.filter(({ kind }) => kind === 'open').length)}
            actions={
              <Link to="/game/$id" params={{ id }} className={`${button['button']} ${button['primary']}`}>
                {words.join}
              </Link>
            }
          />
        ))}
      </ul>
    </section>
  );
}
