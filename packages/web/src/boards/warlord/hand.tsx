/**
 * The cards in one's hand.
 */
import type { SeenCard } from '@muster/engine';
import { cardById } from '@muster/warlord';
import { useHold } from '../../ui/hold.ts';
import { useWords } from '../../words/index.ts';
import type { TableParts } from './board.tsx';
import { SmallCard } from './card-face.tsx';
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
  const hold = useHold((closer) => parts.look(closer && card !== undefined ? { card, id, now: null } : null));
  if (card === undefined) return null;
  const legal = parts.options.has(id);
  return (
    <li>
      <button
        type="button"
        className={styles['card']}
        data-card={id}
        data-legal={legal}
        data-picked={parts.picked.has(id)}
        aria-label={card.name}
        aria-disabled={!legal}
        draggable={legal}
        onClick={(event) => parts.click(id, { x: event.clientX, y: event.clientY })}
        onDragStart={(event) => event.dataTransfer.setData('text/plain', String(id))}
        {...hold}
      >
        <SmallCard card={card} now={null} />
      </button>
    </li>
  );
}
