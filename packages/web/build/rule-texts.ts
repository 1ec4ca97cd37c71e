/**
 * The rules catalogues of `docs/rules` as modules `virtual:rules/<game>`: a map from rule to its text. The titles of their chapters come
 * as `virtual:chapters/<game>`.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:rules/';
const CHAPTERS = 'virtual:chapters/';
const PACKAGES = new URL('../../', import.meta.url);
const FOLDER = new URL('../../../docs/rules/', import.meta.url);
/** Where a rule begins: its ID in bold, with its title or without. */
const BEGINNING = /^(?:[-*] )?\*\*([A-Z]{2}-[A-Z]?\d+(?:\.\d+)?[a-z]?)\b/;

export function ruleTexts(): Plugin {
  return {
    name: 'muster:rule-texts',
    resolveId: (id) => (id.startsWith(PREFIX) || id.startsWith(CHAPTERS) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(`\0${CHAPTERS}`)) {
        const game = id.slice(CHAPTERS.length + 1);
        const file = fileURLToPath(new URL(`${game}/src/catalogue/rules.json`, PACKAGES));
        this.addWatchFile(file);
        const { chapters } = JSON.parse(readFileSync(file, 'utf8')) as { readonly chapters: unknown };
        return `export default ${JSON.stringify(chapters)};`;
      }
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const game = id.slice(PREFIX.length + 1);
      this.addWatchFile(catalogueFile(game));
      return `export default ${JSON.stringify(catalogueText(game))};`;
    },
  };
}

function catalogueFile(game: string): string {
  return fileURLToPath(new URL(`${game}.md`, FOLDER));
}

/** The text of each rule of a game. */
export function catalogueText(game: string): Readonly<Record<string, string>> {
  return rulesIn(readFileSync(catalogueFile(game), 'utf8'));
}

/** A rule goes from its ID to the next one or the next heading; some are rows of a table. */
function rulesIn(text: string): Readonly<Record<string, string>> {
  const rules: Record<string, string> = {};
  let current: string | null = null;
  let columns: readonly string[] = [];
  for (const line of text.split('\n')) {
    const cells = cellsOf(line);
    if (cells.length > 0 && columns.length === 0) columns = cells;
    if (cells.length === 0) columns = [];
    const inTable = cells[0] === undefined ? undefined : BEGINNING.exec(cells[0])?.[1];
    if (inTable !== undefined) {
      rules[inTable] = rowText(cells, columns);
      current = null;
      continue;
    }
    const id = BEGINNING.exec(line)?.[1];
    if (id !== undefined) current = id;
    else if (/^(#|---)/.test(line)) current = null;
    if (current !== null) rules[current] = rules[current] === undefined ? line : `${rules[current]}\n${line}`;
  }
  for (const id of Object.keys(rules)) rules[id] = (rules[id] ?? '').trim();
  return rules;
}

/** The cells of a row of a table; none if the line is no row. */
function cellsOf(line: string): readonly string[] {
  if (!line.startsWith('|')) return [];
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** ID and title, then what the other columns say, each with its heading if there are several. */
function rowText([title = '', ...cells]: readonly string[], [, ...headings]: readonly string[]): string {
  const [only] = cells;
  if (cells.length === 1) return `${title} ${only ?? ''}`;
  const lines = cells.map((cell, i) => `- *${headings[i] ?? ''}:* ${cell}`);
  return [title, ...lines].join('\n');
}
