/**
 * Finding entries by words: all of them must stand in the name or the text.
 */
import type { ContentEntry } from '@muster/engine';

type Findable = Pick<ContentEntry, 'name' | 'text'>;

/** Entries whose name fits come first. */
export function found<T extends Findable>(entries: readonly T[], query: string): readonly T[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return entries;
  const byName: T[] = [];
  const byText: T[] = [];
  for (const entry of entries) {
    const name = plain(entry.name);
    if (words.every((word) => name.includes(word))) byName.push(entry);
    else {
      const text = `${name} ${plain(entry.text)}`;
      if (words.every((word) => text.includes(word))) byText.push(entry);
    }
  }
  return [...byName, ...byText];
}

/** Small letters without accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
