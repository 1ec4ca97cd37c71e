/**
 * What stands on the table and is spoken of in the log: pointing at a name shows who is meant.
 */
import { useEffect, useMemo } from 'react';
import type { Table } from './table-store.ts';

/** Names with those who bear them. */
export type Pieces = ReadonlyMap<string, readonly number[]>;

export interface Piece {
  readonly id: number;
  readonly name: string;
}

/** Tells the log who is there. */
export function usePieces(table: Table, pieces: readonly Piece[]): void {
  // Most moments change nobody's name: the log is looked through only when one comes or goes.
  const known = JSON.stringify(pieces.map(({ id, name }) => [id, name]));
  const byName = useMemo(() => piecesByName(pieces), [known]);
  useEffect(() => table.store.setState({ pieces: byName }), [table, byName]);
}

export function piecesByName(pieces: readonly Piece[]): Pieces {
  const byName = new Map<string, number[]>();
  for (const { id, name } of pieces) if (name !== '') byName.set(name, [...(byName.get(name) ?? []), id]);
  return byName;
}

/** A stretch of a sentence: words, or the name of somebody on the table. */
export interface Passage {
  readonly text: string;
  readonly pieces: readonly number[];
}

/** What tells bearers of one name apart: a number, and the owner or the place, as in "Bell Acolyte 2 (B)" and "Axe (A1.2)". */
const WHICH = String.raw`(?: \d+(?![\p{L}\p{N}]))?(?: \([A-F](?:\d+\.\d+)?\))?`;

/** `event` is what the sentence tells: of several bearers of a name those it speaks of are meant. */
export type Reader = (sentence: string, event: object) => readonly Passage[];

/** Finds names in sentences; of two that begin alike the longer one is meant. */
export function readerOf(pieces: Pieces): Reader {
  if (pieces.size === 0) return (text) => [{ text, pieces: [] }];
  const names = [...pieces.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${names.join('|')})(?![\\p{L}\\p{N}])${WHICH}`, 'gu');
  return (sentence, event) => {
    const passages: Passage[] = [];
    let end = 0;
    for (const { 0: text, 1: name = '', index } of sentence.matchAll(pattern)) {
      if (index > end) passages.push({ text: sentence.slice(end, index), pieces: [] });
      passages.push({ text, pieces: meantBy(event, pieces.get(name) ?? []) });
      end = index + text.length;
    }
    if (end < sentence.length) passages.push({ text: sentence.slice(end), pieces: [] });
    return passages;
  };
}

function meantBy(event: object, bearers: readonly number[]): readonly number[] {
  if (bearers.length < 2) return bearers;
  const told = new Set<unknown>(Object.values(event).flat());
  const meant = bearers.filter((id) => told.has(id));
  return meant.length > 0 ? meant : bearers;
}
