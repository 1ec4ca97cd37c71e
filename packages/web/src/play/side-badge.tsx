/**
 * A small shield with the number of a side: those who fight together wear the same.
 */
import { useWords } from '../words/index.ts';
import styles from './side-badge.module.css';
import { numeralOf } from './sides.ts';

export function SideBadge({ side }: { readonly side: number }) {
  const { play: words } = useWords();
  const numeral = numeralOf(side);
  const name = words.side(numeral);
  return (
    <span className={styles['side']} data-side={side} role="img" aria-label={name} title={name}>
      {numeral}
    </span>
  );
}
