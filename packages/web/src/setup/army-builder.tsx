/**
 * An army put together card by card, up to the points the map allows.
 */
import type { ContentEntry } from '@muster/engine';
import { cardById } from '@muster/heroscape';
import { useMemo, useState } from 'react';
import { useWords } from '../words/index.ts';
import { armyPoints, mayAdd } from './army.ts';
import { Builder } from './builder.tsx';
import type { OwnDeck } from './own-decks.ts';

export interface ArmyBuilderProps {
  /** The army so far, as `card+card`; empty for none. */
  readonly deck: string;
  readonly content: readonly ContentEntry[];
  readonly limit: number | null;
  take(deck: OwnDeck): void;
}

export function ArmyBuilder({ deck, content, limit, take }: ArmyBuilderProps) {
  const { setup: words } = useWords();
  const [ids, setIds] = useState<readonly string[]>(() => deck.split('+').filter((id) => cardById(id) !== undefined));
  const army = ids.flatMap((id) => cardById(id) ?? []);
  const points = armyPoints(army);
  const most = limit ?? Number.POSITIVE_INFINITY;
  const isTooDear = points > most;
  const entries = useMemo(() => playable(content), [content]);
  return (
    <Builder
      game="heroscape"
      sum={
        <>
          <strong data-over={isTooDear}>{limit === null ? words.points(points) : words.pointsOf(points, limit)}</strong>
          {limit !== null && (
            <progress value={Math.min(points, limit)} max={limit} aria-label={words.pointsOf(points, limit)} />
          )}
          {isTooDear && <span data-over>{words.tooDear}</span>}
        </>
      }
      picked={ids.flatMap((id) => content.find((entry) => entry.id === id) ?? [])}
      entries={entries}
      isWhole={ids.length > 0 && !isTooDear}
      note={(id) => words.points(cardById(id)?.points ?? 0)}
      mayAdd={(id) => {
        const card = cardById(id);
        return card !== undefined && mayAdd(army, card, most);
      }}
      add={(id) => setIds([...ids, id])}
      takeOut={(place) => setIds(ids.filter((_, at) => at !== place))}
      take={() => take({ id: ids.join('+'), points })}
    />
  );
}

/** Cards that are offered for play, by their general, the dear ones first. */
function playable(content: readonly ContentEntry[]): readonly ContentEntry[] {
  return content
    .flatMap((entry) => {
      const card = cardById(entry.id);
      return card === undefined || card.missing !== undefined ? [] : [{ entry, card }];
    })
    .toSorted((a, b) =>
      a.card.general < b.card.general ? -1 : a.card.general > b.card.general ? 1 : b.card.points - a.card.points,
    )
    .map(({ entry }) => entry);
}
