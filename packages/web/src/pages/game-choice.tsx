/**
 * Which of the games, where a page has one part for each.
 */
import type { ReactNode } from 'react';
import { GAME_IDS, GAME_NAMES, type GameId } from '../games.ts';
import { useSettings } from '../settings.ts';
import styles from './game-choice.module.css';

export interface GameChoiceProps {
  /** The link to the game's part. */
  link(game: GameId, name: string): ReactNode;
}

export function GameChoice({ link }: GameChoiceProps) {
  const language = useSettings((settings) => settings.language);
  return (
    <ul className={styles['games']}>
      {GAME_IDS.map((game) => (
        <li key={game}>{link(game, GAME_NAMES[game][language])}</li>
      ))}
    </ul>
  );
}
