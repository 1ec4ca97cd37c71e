/**
 * Offers of draws and of taking back that wait for a reply.
 */
import type { Frame } from '@muster/room';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/index.ts';
import { nameOf } from './named.ts';
import styles from './offers.module.css';
import { isPlayedHere } from './seats.ts';
import type { Table } from './table-store.ts';

export function Offers({ table, frame }: { readonly table: Table; readonly frame: Frame }) {
  const { play: words } = useWords();
  const isPlaying = isPlayedHere(frame);
  return frame.offers.map(({ what, by, agreed }) => {
    const mine = frame.mine.includes(by) || frame.mine.some((seat) => agreed.includes(seat));
    return (
      <div key={what} className={styles['offer']} role="status">
        <p>{mine ? words.waitingForReply[what] : words.offered[what](nameOf(frame.seats, by, words))}</p>
        {!mine && isPlaying && (
          <Button look="primary" onClick={() => table.reply(what, true)}>
            {words.agree}
          </Button>
        )}
        {isPlaying && <Button onClick={() => table.reply(what, false)}>{words.decline}</Button>}
      </div>
    );
  });
}
