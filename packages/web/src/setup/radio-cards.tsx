/**
 * One of several things to choose, each with a name and what there is to know about it.
 */
import { useId, type ReactNode } from 'react';
import styles from './radio-cards.module.css';

export interface RadioCard<T extends string> {
  readonly value: T;
  readonly name: string;
  readonly text?: string;
  readonly picture?: ReactNode;
}

export interface RadioCardsProps<T extends string> {
  readonly legend: string;
  readonly value: T;
  readonly cards: readonly RadioCard<T>[];
  /** Names alone, side by side. */
  readonly compact?: boolean;
  onChange(value: T): void;
}

export function RadioCards<T extends string>({ legend, value, cards, compact = false, onChange }: RadioCardsProps<T>) {
  const group = useId();
  return (
    <fieldset className={styles['group']}>
      <legend>{legend}</legend>
      <div
        className={styles['cards']}
        data-compact={compact}
        data-pictures={cards.some(({ picture }) => picture !== undefined)}
      >
        {cards.map((card) => (
          <label key={card.value} className={styles['card']}>
            <input type="radio" name={group} checked={card.value === value} onChange={() => onChange(card.value)} />
            {card.picture !== undefined && <span className={styles['picture']}>{card.picture}</span>}
            <span className={styles['words']}>
              <strong>{card.name}</strong>
              {card.text !== undefined && <span className={styles['text']}>{card.text}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
