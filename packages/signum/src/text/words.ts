/**
 * Phrases and counts, the same in every language.
 */
import { words } from '@muster/grammar/phrases';

/** Phrases that begin with the same preposition are joined: "with a magic attack and a poison token". */
export function joinedWith(phrases: readonly string[], preposition: string, and: string): string {
  const begins = `${preposition} `;
  return phrases
    .filter((phrase) => phrase !== '')
    .reduce((text, phrase, i, all) => {
      const same = phrase.startsWith(begins) && all[i - 1]?.startsWith(begins) === true;
      return words(text, same ? `${and} ${phrase.slice(begins.length)}` : phrase);
    }, '');
}

/** A number as it is printed: "3", "−1". */
export function plainNumber(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** Things of one kind that follow each other, counted: two blue dice and a red one. */
export function counted<T>(things: readonly T[]): readonly { readonly thing: T; readonly count: number }[] {
  const all: { thing: T; count: number }[] = [];
  for (const thing of things) {
    const known = all.find((one) => one.thing === thing);
    if (known === undefined) all.push({ thing, count: 1 });
    else known.count++;
  }
  return all;
}
