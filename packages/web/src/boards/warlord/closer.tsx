/**
 * A card one looks at closely: large, with its text and the numbers now in force, each explained.
 */
import type { Card, CardNumbers, ExplainedNumber, SeenCharacter } from '@muster/warlord';
import { warlord } from '@muster/warlord';
import { useEffect, useState } from 'react';
import type { Table } from '../../play/table-store.ts';
import { useEntries } from '../../setup/use-content.ts';
import { Lens } from '../lens.tsx';
import { LargeCard } from './card-face.tsx';

export interface Looked {
  readonly card: Card;
  readonly id: number;
  readonly now: SeenCharacter | null;
}

export function Closer({ looked, table }: { readonly looked: Looked | null; readonly table: Table }) {
  const entries = useEntries(warlord);
  const numbers = useNumbers(looked, table);
  if (looked === null) return null;
  const { card, now } = looked;
  return (
    <Lens>
      <LargeCard card={card} now={now} text={entries.get(card.id)?.text ?? ''} numbers={numbers} />
    </Lens>
  );
}

/** Only characters in play have numbers that need explaining. */
function useNumbers(looked: Looked | null, table: Table): readonly ExplainedNumber[] {
  const [numbers, setNumbers] = useState<CardNumbers | null>(null);
  const asked = looked?.now === null || looked === null ? null : looked.id;
  useEffect(() => {
    if (asked === null) return;
    void table.inspect({ about: 'numbers', card: asked }).then((result) => setNumbers(result as CardNumbers | null));
  }, [asked, table]);
  return numbers !== null && numbers.card === asked ? numbers.numbers : [];
}
