/**
 * A card one looks at closely: large, with its text and the numbers now in force, each explained.
 */
import type { Card, CardNumbers, ExplainedNumber, SeenCharacter } from '@muster/warlord';
import { warlord } from '@muster/warlord';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import type { Table } from '../../play/table-store.ts';
import { useEntries } from '../../setup/use-content.ts';
import { Lens } from '../lens.tsx';
import { LargeCard } from './card-face.tsx';

export interface Looked {
  readonly card: Card;
  readonly id: number;
  readonly now: SeenCharacter | null;
}

export interface CloserProps {
  readonly looked: Looked | null;
  readonly table: Table;
  /** All of the table as it is drawn. */
  readonly root: RefObject<HTMLElement | null>;
}

export function Closer({ looked, table, root }: CloserProps) {
  const side = useOtherSide(looked, root);
  const entries = useEntries(warlord);
  const numbers = useNumbers(looked, table);
  if (looked === null) return null;
  const { card, now } = looked;
  return (
    <Lens side={side}>
      <LargeCard card={card} now={now} text={entries.get(card.id)?.text ?? ''} numbers={numbers} />
    </Lens>
  );
}

/** The card that is looked at stays in sight: it is shown large on the other side of the table. */
function useOtherSide(looked: Looked | null, root: RefObject<HTMLElement | null>): 'left' | 'right' {
  const [side, setSide] = useState<'left' | 'right'>('right');
  useLayoutEffect(() => {
    const card = looked === null ? null : root.current?.querySelector(`[data-card="${looked.id}"]`);
    if (card === null || card === undefined || root.current === null) return;
    setSide(middleOf(card) > middleOf(root.current) ? 'left' : 'right');
  }, [looked, root]);
  return side;
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
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
