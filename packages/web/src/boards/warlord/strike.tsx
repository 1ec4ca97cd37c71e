/**
 * The last die in view: who rolled what for which purpose, and how it ended.
 */
import type { LogLine } from '@muster/room';
import type { WarlordEvent } from '@muster/warlord';
import { useMemo } from 'react';
import type { Table } from '../../play/table-store.ts';
import { useTableState } from '../../play/use-table-state.ts';
import styles from './strike.module.css';

/** So far back a roll is still news. */
const RECENT = 12;

export function LastStrike({ table }: { readonly table: Table }) {
  const log = useTableState(table, (state) => state.log);
  const roll = useMemo(() => lastRoll(log), [log]);
  if (roll === null) return null;
  return (
    <div className={styles['roll']} key={roll.number} data-success={roll.success}>
      <svg viewBox="0 0 100 100" className={styles['die']} role="img" aria-label={String(roll.natural)}>
        <path d="M50 3 92 27v46L50 97 8 73V27z" className={styles['body']} />
        <path
          d="M50 22 78 70H22zM50 3v19M92 27 50 22 8 27M8 73l14-3M92 73l-14-3M50 97 22 70h56zM8 27l14 43M92 27 78 70"
          className={styles['edge']}
        />
        <text x="50" y="62" textAnchor="middle" className={styles['natural']}>
          {roll.natural}
        </text>
      </svg>
      {roll.sum !== null && <strong className={styles['sum']}>{roll.sum}</strong>}
      <p>{roll.text}</p>
    </div>
  );
}

interface Roll {
  readonly number: number;
  readonly natural: number;
  /** The sum against what it had to reach; null where the die alone counts. */
  readonly sum: string | null;
  readonly text: string;
  readonly success: boolean | null;
}

function lastRoll(log: readonly LogLine[]): Roll | null {
  const oldest = Math.max(0, log.length - RECENT);
  for (let number = log.length - 1; number >= oldest; number--) {
    const line = log[number];
    const roll = line === undefined ? null : rollOf(line.event as WarlordEvent);
    if (roll !== null) return { ...roll, number, text: line?.text ?? '' };
  }
  return null;
}

function rollOf(event: WarlordEvent): Omit<Roll, 'number' | 'text'> | null {
  switch (event.type) {
    case 'struck': {
      const { natural, total, ac, hit } = event;
      return { natural, sum: sumText(natural, total, ac), success: hit };
    }
    case 'checked': {
      const { natural, total, dc, success } = event;
      return { natural, sum: sumText(natural, total, dc), success };
    }
    case 'rolled':
      return { natural: event.natural, sum: null, success: null };
    default:
      return null;
  }
}

function sumText(natural: number, total: number, needed: number): string {
  const bonus = total - natural;
  const sign = bonus < 0 ? '−' : '+';
  return `${natural} ${sign} ${Math.abs(bonus)} = ${total} ${total >= needed ? '≥' : '<'} ${needed}`;
}
