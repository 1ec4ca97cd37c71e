/**
 * Fields drawn in a terminal: lines of characters at places of their own, and what is told beside the field in lines that fit.
 */

/** What the drawn table keeps to. */
export const TERMINAL_WIDTH = 100;

/** Items in as many lines as they need; lines after the first are indented. A blank title is the margin of the first item. */
export function wrapped(title: string, items: readonly string[], between = ', ', indent = 2): readonly string[] {
  const lines: string[] = [];
  let line = title;
  for (const [i, item] of items.entries()) {
    const piece = i < items.length - 1 ? item + between.trimEnd() : item;
    if (line.trim() !== '' && line.length + 1 + piece.length > TERMINAL_WIDTH) {
      lines.push(line);
      line = ' '.repeat(indent) + piece;
    } else {
      line = line.trim() === '' ? line + piece : `${line} ${piece}`;
    }
  }
  return [...lines, line];
}

/** A text in as many lines as it needs, all but the first indented further. */
export function paragraph(text: string, first: number, others: number): readonly string[] {
  const lines: string[] = [];
  let line = ' '.repeat(first);
  let empty = true;
  for (const word of text.split(' ')) {
    if (!empty && line.length + 1 + word.length > TERMINAL_WIDTH) {
      lines.push(line);
      line = ' '.repeat(others);
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, line];
}

/** A line of characters written at places of their own. */
export class TextLine {
  readonly #chars: string[];
  readonly #start: number;

  constructor(start: string) {
    this.#chars = Array.from(start);
    this.#start = this.#chars.length;
  }

  /** Whether nothing stands behind its start. */
  get isEmpty(): boolean {
    return this.#chars.length <= this.#start;
  }

  put(x: number, text: string): void {
    for (const [i, char] of Array.from(text).entries()) {
      while (this.#chars.length < x + i) this.#chars.push(' ');
      this.#chars[x + i] = char;
    }
  }

  get text(): string {
    return this.#chars.join('').trimEnd();
  }
}
