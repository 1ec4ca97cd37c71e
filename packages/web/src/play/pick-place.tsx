/**
 * The how-manieth an option was picked, where the order counts.
 */
import type { Question } from '@muster/room';
import styles from './pick-place.module.css';

export interface PickPlaceProps {
  readonly question: Pick<Question, 'ordered'> | null;
  readonly picks: readonly string[];
  readonly option: string;
}

export function PickPlace({ question, picks, option }: PickPlaceProps) {
  const place = picks.indexOf(option);
  if (question?.ordered !== true || place < 0) return null;
  return <span className={styles['place']}>{place + 1}</span>;
}
