/**
 * A card one can look at closer and click on, wherever it lies: it lights up when something can be done with it.
 */
import type { Card, SeenCharacter } from '@muster/warlord';
import type { ComponentProps, DragEvent } from 'react';
import { useHold } from '../../ui/hold.ts';
import type { TableParts } from './board.tsx';
import styles from './card-button.module.css';
import { SmallCard } from './card-face.tsx';

export interface CardButtonProps extends Omit<ComponentProps<'button'>, 'id' | 'type' | 'children'> {
  readonly id: number;
  readonly card: Card;
  /** As it is now, for characters in play. */
  readonly now: SeenCharacter | null;
  readonly parts: TableParts;
}

export function CardButton({ id, card, now, parts, className, ...rest }: CardButtonProps) {
  const hold = useHold((closer) => parts.look(closer ? { card, id, now } : null));
  return (
    <button
      type="button"
      className={[styles['card'], className].filter(Boolean).join(' ')}
      data-legal={parts.options.has(id)}
      data-about={parts.about.has(id)}
      aria-label={card.name}
      onClick={(event) => parts.click(id, { x: event.clientX, y: event.clientY })}
      {...hold}
      {...rest}
    >
      <SmallCard card={card} now={now} />
      {parts.places.has(id) && <span className={styles['place']}>{parts.places.get(id)}</span>}
    </button>
  );
}

/** For cards on the table and in the hand: they can be dragged, and are followed when they move. */
export function movable(id: number, parts: TableParts) {
  const legal = parts.options.has(id);
  return {
    'data-card': id,
    'data-picked': parts.picked.has(id),
    'aria-disabled': !legal,
    draggable: legal,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData('text/plain', String(id)),
  };
}
