/**
 * The first page: what this is, three games, and a game in two clicks; below, what runs and who waits.
 */
import { useQuery } from '@tanstack/react-query';
import { GAME_IDS } from '../games.ts';
import { GamePlate } from '../home/game-plate.tsx';
import { MyGames } from '../home/my-games.tsx';
import { OpenGames } from '../home/open-games.tsx';
import { localGames } from '../local/storage.ts';
import { api } from '../net/api.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/index.ts';
import styles from './home.module.css';

/** Milliseconds between two looks at who waits. */
const LOOK_AGAIN = 10_000;

export function Home() {
  const words = useWords();
  return (
    <div className={styles['home']}>
      <h1 className={styles['title']}>{words.tagline}</h1>
      <ul className={styles['games']}>
        {GAME_IDS.map((game) => (
          <GamePlate key={game} game={game} />
        ))}
      </ul>
      <Games />
    </div>
  );
}

function Games() {
  const { home: words, error } = useWords();
  const lobby = useQuery({ queryKey: ['lobby'], queryFn: () => api.lobby(), refetchInterval: LOOK_AGAIN });
  const local = useQuery({ queryKey: ['local-games'], queryFn: localGames, networkMode: 'always' });
  return (
    <>
      {lobby.isError && (
        <div className={styles['offline']} role="status">
          <p>{words.offline}</p>
          <Button onClick={() => void lobby.refetch()}>{words.tryAgain}</Button>
        </div>
      )}
      <div className={styles['lists']}>
        <MyGames server={lobby.data?.mine ?? []} local={local.data ?? []} />
        {lobby.isPending && <p role="status">{error.loading}</p>}
        {lobby.data !== undefined && <OpenGames games={lobby.data.open} />}
      </div>
    </>
  );
}
