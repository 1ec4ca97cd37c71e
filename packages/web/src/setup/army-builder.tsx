/**
 * An army put together card by card, up to the points the map allows.
 */
import type { ContentEntry } from '@muster/engine';
import { cardById, type ArmyCard } from '@muster/heroscape';
import { useMemo, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/index.ts';
import { BuilderList } from './builder-list.tsx';
import styles from './builder.module.css';
import { armyPoints, mayAdd } from './army.ts';

export interface ArmyBuilderProps {
  /** The army so far, as `card+card`; empty for none. */
  readonly deck: string;
  readonly content: readonly ContentEntry[];
  readonly limit: number | null;
  take(deck: string): void;
}

export function ArmyBuilder({ deck, content, limit, take }: ArmyBuilderProps) {
  const { setup: words } = useWords();
  const [ids, setIds] = useState<readonly string[]>(() => deck.split('+').filter((id) => cardById(id) !== undefined));
  const army = ids.flatMap((id) => cardById(id) ?? []);
  const points = armyPoints(army);
  const most = limit ?? Number.POSITIVE_INFINITY;
  const cards = useMemo(() => playable(content), [content]);
  return (
    <div className={styles['builder']}>
      <div className={styles['sum']} data-over={points > most}>
        <progress value={Math.min(points, most)} max={Number.isFinite(most) ? most : 1} aria-label={words.ownArmy} />
        <strong>{limit === null ? words.points(points) : words.pointsOf(points, limit)}</strong>
        {points > most && <span>{words.tooDear}</span>}
        <Button look="primary" disabled={ids.length === 0 || points > most} onClick={() => take(ids.join('+'))}>
          {words.take}
        </Button>
      </div>
      {army.length === 0 && <p className={styles['empty']}>{words.empty}</p>}
      <ul className={styles['picked']}>
        {army.map(({ id, name, points: cost }, at) => (
          // The same card may stand there twice.
          <li key={`${at} ${id}`}>
            <span>
              {name} <span className={styles['cost']}>{cost}</span>
            </span>
            <Button
              size="small"
              aria-label={`${words.takeOut}: ${name}`}
              onClick={() => setIds(ids.filter((_, i) => i !== at))}
            >
              −
            </Button>
          </li>
        ))}
      </ul>
      <BuilderList
        game="heroscape"
        entries={cards.map(({ entry }) => entry)}
        note={(id) => words.points(cardById(id)?.points ?? 0)}
        mayAdd={(id) => {
          const card = cardById(id);
          return card !== undefined && mayAdd(army, card, most);
        }}
        add={(id) => setIds([...ids, id])}
      />
    </div>
  );
}

/** Cards that are offered for play, by their general, the dear ones first. */
function playable(content: readonly ContentEntry[]): readonly { entry: ContentEntry; card: ArmyCard }[] {
  return content
    .flatMap((entry) => {
      const card = cardById(entry.id);
      return card === undefined || card.missing !== undefined ? [] : [{ entry, card }];
    })
    .toSorted((a, b) =>
      a.card.general < b.card.general ? -1 : a.card.general > b.card.general ? 1 : b.card.points - a.card.points,
    );
}
