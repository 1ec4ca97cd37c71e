/**
 * The dice of the last roll, in their colours.
 */
import type { LogLine } from '@muster/room';
import type { SignumEvent } from '@muster/signum';
import { useMemo } from 'react';
import { GameIcon } from '../../icons/game-icon.tsx';
import { colourOf } from '../../play/seats.ts';
import type { Table } from '../../play/table-store.ts';
import { useTableState } from '../../play/use-table-state.ts';
import { useWords } from '../../words/index.ts';
import { lastBlow } from '../hex/changes.ts';
import dice from '../hex/dice.module.css';
import { RollTray } from '../hex/roll-tray.tsx';
import { useMoment } from '../motion/use-moment.ts';
import styles from './dice.module.css';

/** So far back a roll is still news. */
const RECENT = 10;
const ICONS = { HIT: 'crossed-swords', CRIT: 'bolt-spell-cast', PUSH: 'push', BLANK: 'plain-circle' } as const;

type Roll = SignumEvent & { readonly type: 'roll' | 'reroll' };

export function Dice({ table }: { readonly table: Table }) {
  const { boards } = useWords();
  const log = useTableState(table, (state) => state.log);
  const roll = useMemo(() => lastRoll(log), [log]);
  const isNew = useMoment(roll?.number ?? null);
  if (roll === null) return null;
  const told = log[roll.number]?.text ?? null;
  return (
    <RollTray number={roll.number} isNew={isNew} figure={whomOf(log, roll.event)} told={told} key={roll.number}>
      <ul className={`${dice['roll']} ${styles['roll']}`} style={{ borderColor: colourOf(roll.event.seat) }}>
        {roll.event.dice.map(({ die, symbol }, i) => (
          // Dice of one roll never change their place.
          <li key={`${i} ${die}`} className={dice['die']} data-die={die} data-symbol={symbol}>
            <GameIcon name={ICONS[symbol]} title={`${boards.signum.dice[die]}: ${boards.signum.symbols[symbol]}`} />
          </li>
        ))}
      </ul>
    </RollTray>
  );
}

/** An attack is about whoever is attacked, everything else about whoever rolls. */
function whomOf(log: readonly LogLine[], event: Roll): number | null {
  if (event.type === 'roll' && event.why !== 'attack') return event.creature;
  return lastBlow(log)?.to ?? null;
}

function lastRoll(log: readonly LogLine[]): { readonly number: number; readonly event: Roll } | null {
  const oldest = Math.max(0, log.length - RECENT);
  for (let number = log.length - 1; number >= oldest; number--) {
    const event = log[number]?.event as SignumEvent | undefined;
    if (event?.type === 'roll' || event?.type === 'reroll') return { number, event };
  }
  return null;
}
