/**
 * The dice of the last roll, in view.
 */
import type { HeroscapeEvent } from '@muster/heroscape';
import type { LogLine } from '@muster/room';
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
const RECENT = 8;
const ICONS: Readonly<Record<string, string>> = { skull: 'death-skull', shield: 'shield', blank: 'plain-circle' };

type CombatRoll = HeroscapeEvent & { readonly type: 'combat-dice' };
type D20 = HeroscapeEvent & { readonly type: 'd20' };

export function Dice({ table }: { readonly table: Table }) {
  const { boards } = useWords();
  const log = useTableState(table, (state) => state.log);
  const rolls = useMemo(() => lastRolls(log), [log]);
  const told = useMemo(() => endOf(log, rolls), [log, rolls]);
  const last = rolls.at(-1);
  const isNew = useMoment(last?.number ?? null);
  if (last === undefined) return null;
  return (
    <RollTray number={last.number} isNew={isNew} figure={whomOf(log, last.event)} told={told}>
      <ul className={styles['rolls']}>
        {rolls.map(({ number, event }) => (
          <li key={number} className={dice['roll']} style={{ borderColor: colourOf(event.seat) }}>
            {event.type === 'd20' ? (
              <span className={`${dice['die']} ${styles['d20']}`}>{event.total}</span>
            ) : (
              event.faces.map((face, i) => (
                // Dice of one roll never change their place.
                <span key={`${i} ${face}`} className={dice['die']} data-face={face}>
                  <GameIcon name={ICONS[face] ?? 'plain-circle'} title={boards.heroscape.faces[face]} />
                </span>
              ))
            )}
          </li>
        ))}
      </ul>
    </RollTray>
  );
}

/** An attack and its answer are about whoever is attacked, everything else about whoever rolls. */
function whomOf(log: readonly LogLine[], event: CombatRoll | D20): number | null {
  if (event.type === 'd20') return event.figure;
  const isFight = event.purpose === 'attack' || event.purpose === 'defence';
  return (isFight ? lastBlow(log)?.to : undefined) ?? event.figure;
}

/** How it ended, as the log tells it: the result of the attack, else the last roll. */
function endOf(log: readonly LogLine[], rolls: ReturnType<typeof lastRolls>): string | null {
  const last = rolls.at(-1);
  if (last === undefined) return null;
  const result = log.slice(last.number).find(({ event }) => event.type === 'attack-result');
  return result?.text ?? log[last.number]?.text ?? null;
}

/** The attacker's roll and the defender's answer belong together. */
function lastRolls(log: readonly LogLine[]): readonly { readonly number: number; readonly event: CombatRoll | D20 }[] {
  const found: { number: number; event: CombatRoll | D20 }[] = [];
  const oldest = Math.max(0, log.length - RECENT);
  for (let number = log.length - 1; number >= oldest && found.length < 2; number--) {
    const event = log[number]?.event as HeroscapeEvent | undefined;
    if (event?.type === 'd20') found.push({ number, event });
    if (event?.type === 'combat-dice') {
      found.push({ number, event });
      if (event.purpose !== 'defence') break;
    }
  }
  return found.toReversed();
}
