/**
 * Small tools for all languages.
 */

/** Parts in a row; one that begins with a comma follows without a space. */
export function words(...parts: readonly (string | undefined | false)[]): string {
  const said = parts.filter((part): part is string => part !== undefined && part !== false && part !== '');
  return said.map((part, i) => (i === 0 || part.startsWith(',') ? part : ` ${part}`)).join('');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a, b or c" */
export function listed(parts: readonly string[], last: string): string {
  if (parts.length <= 1) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1) ?? ''}`;
}

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

/** "+2", "−1" */
export function signed(add: number): string {
  return add < 0 ? `−${-add}` : `+${add}`;
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
