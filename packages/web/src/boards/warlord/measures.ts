/**
 * How much stands on the table beside and above each other: cards are as large as that allows.
 */
import type { Seat } from '@muster/engine';
import type { SeenCharacter, SeenPlayer, WarlordView } from '@muster/warlord';
import type { CSSProperties } from 'react';

/** A card that lies on its side is as wide as it is high. */
const LYING = 88 / 63;
/** The piles above an army are as wide as so many cards. */
const PILES = 4;
/** So many armies stand beside each other at most; more stand in two rows. */
const MOST_BESIDE = 3;

export interface Measures {
  /** Cards one above the other, of the near army and the deepest of the others. */
  readonly rows: number;
  /** The same and more, for the style sheet. */
  readonly style: CSSProperties;
}

/** Of an army: its ranks, the lines of what its characters bear, and the width of its widest rank in cards. */
interface Size {
  readonly rows: number;
  readonly lines: number;
  readonly width: number;
}

export function measuresOf({ players }: WarlordView, near: Seat, others: readonly Seat[]): Measures {
  const own = sizeOf(players[near]);
  const sizes = others.map((seat) => sizeOf(players[seat]));
  const deepest = Math.max(...sizes.map(({ rows }) => rows));
  const beside = columnsFor(others.length);
  const far = inRows(sizes, beside);
  return {
    rows: own.rows + deepest,
    style: {
      '--rows': own.rows + deepest,
      '--lines': own.lines + Math.max(...sizes.map(({ lines }) => lines)),
      '--near-rows': own.rows,
      '--near-lines': own.lines,
      '--columns': beside,
      '--above': far.length,
      '--far-rows': sum(far.map(({ rows }) => rows)),
      '--far-lines': sum(far.map(({ lines }) => lines)),
      '--far-width': sum(inColumns(sizes, beside)),
    } as CSSProperties,
  };
}

/** Four stand two by two. */
function columnsFor(armies: number): number {
  return armies <= MOST_BESIDE ? armies : Math.ceil(armies / 2);
}

/** Armies beside each other take as much height as the deepest of them. */
function inRows(sizes: readonly Size[], beside: number): readonly Omit<Size, 'width'>[] {
  return Array.from({ length: Math.ceil(sizes.length / beside) }, (_, row) => {
    const those = sizes.slice(row * beside, (row + 1) * beside);
    const most = (of: 'rows' | 'lines'): number => Math.max(...those.map((size) => size[of]));
    return { rows: most('rows'), lines: most('lines') };
  });
}

/** Armies above each other take as much width as the widest of them. */
function inColumns(sizes: readonly Size[], beside: number): readonly number[] {
  return Array.from({ length: beside }, (_, column) =>
    Math.max(...sizes.filter((_size, i) => i % beside === column).map(({ width }) => width)),
  );
}

function sizeOf(player: SeenPlayer | undefined): Size {
  const ranks = player?.ranks ?? [];
  return {
    rows: Math.max(1, ranks.length),
    lines: sum(ranks.map((rank) => Math.max(0, ...rank.map((one) => one.items.length + one.attached.length)))),
    width: Math.max(PILES, ...ranks.map((rank) => sum(rank.map(widthOf)))),
  };
}

/** The names of what a character bears are as wide. */
function widthOf({ orientation, items, attached }: SeenCharacter): number {
  return orientation === 'spent' || items.length + attached.length > 0 ? LYING : 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
