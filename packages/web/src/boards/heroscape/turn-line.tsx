/**
 * Round, initiative and whose turn it is, in one line over the field.
 */
import type { HeroscapeView } from '@muster/heroscape';
import { colourOf, emblemOf } from '../../play/seats.ts';
import { useWords } from '../../words/index.ts';
import styles from './turn-line.module.css';

export function TurnLine({ view }: { readonly view: HeroscapeView }) {
  const { boards } = useWords();
  const turn = view.turns.at(-1);
  if (view.round === 0) return null;
  return (
    <p className={styles['line']}>
      <span>{boards.heroscape.round(view.round, view.rounds)}</span>
      {view.initiative.length > 0 && (
        <span>
          {boards.heroscape.initiative}{' '}
          {view.initiative.map((seat) => (
            <span key={seat} style={{ color: colourOf(seat) }}>
              {emblemOf(seat)}
            </span>
          ))}
        </span>
      )}
      {turn !== undefined && <strong style={{ color: colourOf(turn.seat) }}>{view.cards[turn.card]?.name}</strong>}
    </p>
  );
}
