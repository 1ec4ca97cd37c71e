/**
 * Laying out text in columns: wrapping, padding, boxes side by side.
 */

/** Breaks a text into lines, of which the first and the others have margins of their own. A word that is too long is cut. */
export function wrap(text: string, width: number, first = 0, others = first): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const finish = (): void => {
    lines.push(`${' '.repeat(lines.length === 0 ? first : others)}${line}`);
  };
  for (const word of text.split(' ')) {
    const room = width - (lines.length === 0 ? first : others);
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= room) {
      line = longer;
      continue;
    }
    if (line !== '') finish();
    line = cut(word, width - (lines.length === 0 ? first : others));
  }
  finish();
  return lines;
}

function cut(text: string, width: number): string {
  return widthOf(text) <= width ? text : `${text.slice(0, width - 1)}…`;
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Letters of all three languages and the signs used here take one column each. */
function widthOf(text: string): number {
  return text.length;
}

/** A frame with a title in its upper edge. */
export function box(title: string, content: readonly string[], width: number): readonly string[] {
  const inner = width - 3;
  return [
    `╭─ ${title} ${'─'.repeat(Math.max(0, width - 5 - widthOf(title)))}╮`,
    ...content.map((line) => `│ ${pad(line, inner)}│`),
    `╰${'─'.repeat(width - 2)}╯`,
  ];
}

/** Boxes of the same width next to each other, as many in a row as fit. Lower boxes are followed by nothing. */
export function sideBySide(boxes: readonly (readonly string[])[], perRow: number): readonly string[] {
  const lines: string[] = [];
  for (let first = 0; first < boxes.length; first += perRow) {
    const row = boxes.slice(first, first + perRow);
    const height = Math.max(...row.map((one) => one.length));
    for (let i = 0; i < height; i++) {
      lines.push(
        row
          .map((one) => pad(one[i] ?? '', widthOf(one[0] ?? '')))
          .join(' ')
          .trimEnd(),
      );
    }
  }
  return lines;
}

/** Columns as wide as their longest entry. */
export function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [i, text] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(text));
  return rows.map((row) =>
    row
      .map((text, i) => pad(text, widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
