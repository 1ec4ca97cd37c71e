/**
 * What one can do at any time: resign, offer a draw, let a bot take over the seat of somebody who has been gone for a while.
 */
import { BOT_NAMES } from '@muster/bots';
import type { Frame } from '@muster/room';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { useWords } from '../words/index.ts';
import { isPlayedHere } from './seats.ts';
import styles from './table-menu.module.css';
import type { Table } from './table-store.ts';

const STRONGEST = BOT_NAMES.at(-1) ?? 'random';

export function TableMenu({ table, frame }: { readonly table: Table; readonly frame: Frame }) {
  const { play: words } = useWords();
  const [open, setOpen] = useState(false);
  if (frame.over || !isPlayedHere(frame)) return null;
  const absent = frame.seats.flatMap(({ replaceable, name }, seat) => (replaceable ? [{ seat, name }] : []));
  // Bots agree to nothing.
  const hasOthers = frame.seats.some(({ kind }, seat) => kind === 'person' && !frame.mine.includes(seat));
  const act = (action: () => void) => () => {
    action();
    setOpen(false);
  };
  return (
    <>
      <Button look="quiet" aria-label={words.resign} onClick={() => setOpen(true)}>
        <Flag size={20} aria-hidden />
      </Button>
      {open && (
        <Modal title={words.resignSure} onClose={() => setOpen(false)}>
          <div className={styles['choices']}>
            <Button look="danger" size="large" onClick={act(() => table.resign())}>
              {words.resign}
            </Button>
            {hasOthers && (
              <Button size="large" onClick={act(() => table.offer('draw'))}>
                {words.offerDraw}
              </Button>
            )}
            {absent.map(({ seat, name }) => (
              <Button key={seat} size="large" onClick={act(() => table.replaceByBot(seat, STRONGEST))}>
                {words.replaceByBot(name)}
              </Button>
            ))}
          </div>
        </Modal>
      )}
    </>
  );
}
