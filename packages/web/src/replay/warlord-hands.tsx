/**
 * All hands of a Warlord game, for those who see everything: the table itself shows one hand at most.
 */
import type { Frame } from '@muster/room';
import { cardById, type WarlordView } from '@muster/warlord';
import { useState } from 'react';
import { colourOf, emblemOf } from '../play/seats.ts';
import type { Table } from '../play/table-store.ts';
import { Modal } from '../ui/modal.tsx';
import { useWords } from '../words/index.ts';
import styles from './warlord-hands.module.css';

export default function WarlordHands({ table, frame }: { readonly table: Table; readonly frame: Frame }) {
  const { replay: words } = useWords();
  const [told, setTold] = useState<{ readonly name: string; readonly text: string } | null>(null);
  // The room says of which game it is; what a view holds is known by the game alone.
  const { players } = frame.view as unknown as WarlordView;
  const show = async (name: string): Promise<void> => setTold({ name, text: (await table.describe(name)) ?? '' });
  return (
    <div className={styles['hands']}>
      {players.map(({ hand }, seat) => {
        const name = frame.seats[seat]?.name ?? '';
        return (
          <ul key={emblemOf(seat)} aria-label={words.handOf(name)}>
            <li style={{ color: colourOf(seat) }}>
              {emblemOf(seat)} {name}
            </li>
            {(typeof hand === 'number' ? [] : hand).map(({ id, card }) => {
              const called = cardById(card)?.name ?? card;
              return (
                <li key={id}>
                  <button type="button" onClick={() => void show(called)}>
                    {called}
                  </button>
                </li>
              );
            })}
          </ul>
        );
      })}
      {told !== null && (
        <Modal title={told.name} onClose={() => setTold(null)}>
          <p className={styles['told']}>{told.text}</p>
        </Modal>
      )}
    </div>
  );
}
