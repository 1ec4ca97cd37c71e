/**
 * An army in its ranks. The front ranks of two armies face each other; spent cards lie on their side, stunned ones upside down.
 */
import type { Seat } from '@muster/engine';
import type { SeenCharacter } from '@muster/warlord';
import { colourOf } from '../../play/seats.ts';
import { useWords } from '../../words/index.ts';
import type { TableParts } from './board.tsx';
import styles from './formation.module.css';
import { slotOf } from './options.ts';
import { TableCard } from './table-card.tsx';

export interface FormationProps {
  readonly seat: Seat;
  readonly ranks: readonly (readonly SeenCharacter[])[];
  readonly side: 'near' | 'far';
  readonly parts: TableParts;
}

export function Formation({ seat, ranks, side, parts }: FormationProps) {
  const { boards } = useWords();
  const slots = parts.slots.filter((option) => slotOf(option)?.formation === seat);
  const deepest = Math.max(ranks.length, ...slots.map((option) => slotOf(option)?.rank ?? 0));
  const rows = Array.from({ length: deepest }, (_, i) => i + 1);
  const shown = side === 'near' ? rows : rows.toReversed();
  return (
    <ol className={styles['formation']} style={{ borderColor: colourOf(seat) }}>
      {shown.map((rank) => {
        const row = ranks[rank - 1] ?? [];
        const here = slots.filter((option) => slotOf(option)?.rank === rank);
        return (
          <li key={rank} className={styles['rank']} aria-label={boards.warlord.rank(rank)}>
            <span className={styles['number']} aria-hidden>
              {rank}
            </span>
            {row.map((character, place) => (
              <div key={character.id} className={styles['place']}>
                <Gap options={here} slot={place} parts={parts} />
                <TableCard character={character} parts={parts} />
              </div>
            ))}
            <Gap options={here} slot={row.length} parts={parts} />
          </li>
        );
      })}
    </ol>
  );
}

/** A place between two characters where somebody may go. */
function Gap({
  options,
  slot,
  parts,
}: {
  readonly options: FormationProps['parts']['slots'];
  readonly slot: number;
  readonly parts: TableParts;
}) {
  const option = options.find((one) => slotOf(one)?.slot === slot);
  if (option === undefined) return null;
  return (
    <button
      type="button"
      className={styles['gap']}
      data-slot={slot}
      aria-label={option.label}
      title={option.label}
      onClick={() => parts.pick(option.key)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={() => parts.pick(option.key)}
    />
  );
}
