/**
 * A bot plays for somebody who was away: they may play on themselves.
 */
import type { Frame } from '@muster/room';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/index.ts';
import styles from './offers.module.css';
import type { Table } from './table-store.ts';

export function StandIn({ table, frame }: { readonly table: Table; readonly frame: Frame }) {
  const { play: words } = useWords();
  const seat = frame.mine.find((one) => frame.seats[one]?.kind === 'bot');
  if (seat === undefined || frame.over) return null;
  return (
    <div className={styles['offer']} role="status">
      <p>{words.botStandsIn}</p>
      <Button look="primary" onClick={() => table.comeBack(seat)}>
        {words.comeBack}
      </Button>
    </div>
  );
}
