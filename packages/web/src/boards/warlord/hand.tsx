/**
 * The cards in one's hand.
 */
import type { SeenCard } from '@muster/engine';
import { cardById } from '@muster/warlord';
import { useWords } from '../../words/index.ts';
import type { TableParts } from './board.tsx';
import { CardButton, movable } from './card-button.tsx';
import styles from './hand.module.css';

export interface HandProps {
  readonly cards: readonly SeenCard[];
  /** Cards show more than their upper part. */
  readonly whole: boolean;
  readonly parts: TableParts;
}

export function Hand({ cards, whole, parts }: HandProps) {
  const { boards } = useWords();
  return (
    <ul className={styles['hand']} data-zone="hand" data-whole={whole} aria-label={boards.warlord.hand}>
      {cards.map((card) => (
        <HandCard key={card.id} seen={card} parts={parts} />
      ))}
    </ul>
  );
}

function HandCard({ seen: { id, card: record }, parts }: { readonly seen: SeenCard; readonly parts: TableParts }) {
  const card = cardById(record);
  if (card === undefined) return null;
  return (
    <li>
      <CardButton id={id} card={card} now={null} parts={parts} className={styles['card']} {...movable(id, parts)} />
    </li>
  );
}
