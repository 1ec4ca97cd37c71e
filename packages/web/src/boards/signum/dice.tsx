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
  const rolls = useMemo(() => lastRolls(log), [log]);
  const last = rolls.at(-1);
  const isNew = useMoment(last?.number ?? null);
  if (last === undefined) return null;
  const told = log[last.number]?.text ?? null;
  return (
    <RollTray number={last.number} isNew={isNew} figure={whomOf(log, last.event)} told={told} key={last.number}>
      <div className={styles['rolls']}>
        {rolls.map(({ number, event }) => (
          <ul
            key={number}
            className={`${dice['roll']} ${styles['roll']}`}
            style={{ borderColor: colourOf(event.seat) }}
            title={log[number]?.text ?? ''}
          >
            {event.dice.map(({ die, symbol }, i) => (
              // Dice of one roll never change their place.
              <li key={`${i} ${die}`} className={dice['die']} data-die={die} data-symbol={symbol}>
                <GameIcon name={ICONS[symbol]} title={`${boards.signum.dice[die]}: ${boards.signum.symbols[symbol]}`} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </RollTray>
  );
}

/** An attack is about whoever is attacked, everything else about whoever rolls. */
function whomOf(log: readonly LogLine[], event: Roll): number | null {
  if (event.type === 'roll' && event.why !== 'attack') return event.creature;
  return lastBlow(log)?.to ?? null;
}

/** So many rolls in a row are seen together. */
const MOST = 3;

/** The last roll, and those before it since the last attack: what follows an attack must not hide it. Dice rolled again take the place of the first. */
function lastRolls(log: readonly LogLine[]): readonly { readonly number: number; readonly event: Roll }[] {
  const found: { number: number; event: Roll }[] = [];
  const oldest = Math.max(0, log.length - RECENT);
  for (let number = log.length - 1; number >= oldest && found.length < MOST; number--) {
    const event = log[number]?.event as SignumEvent | undefined;
    if (event?.type === 'attack') break;
    const isReplaced = event?.type === 'roll' && found.at(-1)?.event.type === 'reroll';
    if ((event?.type === 'roll' && !isReplaced) || event?.type === 'reroll') found.push({ number, event });
  }
  return found.toReversed();
}
