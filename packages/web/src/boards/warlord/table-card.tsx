/**
 * A character on the table, with what it bears.
 */
import { cardById, type SeenBorne, type SeenCharacter } from '@muster/warlord';
import { useRef } from 'react';
import { useHold } from '../../ui/hold.ts';
import { useWords } from '../../words/index.ts';
import { useFlash } from '../motion/use-flash.ts';
import type { TableParts } from './board.tsx';
import { CardButton, movable } from './card-button.tsx';
import styles from './table-card.module.css';

export function TableCard({ character, parts }: { readonly character: SeenCharacter; readonly parts: TableParts }) {
  const { boards } = useWords();
  const { id, orientation, items, attached } = character;
  const card = cardById(character.card);
  const element = useRef<HTMLButtonElement>(null);
  useFlash(element, character.wounds);
  if (card === undefined) return null;
  const state = boards.warlord.orientations[orientation];
  return (
    <div className={styles['stand']} data-orientation={orientation}>
      <CardButton
        ref={element}
        id={id}
        card={card}
        now={character}
        parts={parts}
        className={styles['card']}
        aria-label={`${card.name}, ${state}, ${boards.warlord.wounds(character.wounds, character.hp)}`}
        {...movable(id, parts)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => parts.drop(Number(event.dataTransfer.getData('text/plain')), id)}
      />
      {[...items, ...attached].map((borne) => (
        <Borne key={borne.id} borne={borne} parts={parts} />
      ))}
    </div>
  );
}

/** Items and attachments peek out below their bearer. */
function Borne({ borne, parts }: { readonly borne: SeenBorne; readonly parts: TableParts }) {
  const { id, orientation } = borne;
  const card = cardById(borne.card);
  const hold = useHold((closer) => parts.look(closer && card !== undefined ? { card, id, now: null } : null));
  if (card === undefined) return null;
  return (
    <button
      type="button"
      className={styles['borne']}
      data-card={id}
      data-legal={parts.options.has(id)}
      data-picked={parts.picked.has(id)}
      data-about={parts.about.has(id)}
      data-spent={orientation !== 'ready'}
      onClick={(event) => parts.click(id, { x: event.clientX, y: event.clientY })}
      {...hold}
    >
      {card.name}
    </button>
  );
}
