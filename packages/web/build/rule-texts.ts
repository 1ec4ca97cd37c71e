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
const BEGINNING = /^(?:[-*] )?\*\*([A-Z]{2}-[A-Z]?\d+(?:\.\d+)?)\b/;

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
      const file = fileURLToPath(new URL(`${id.slice(PREFIX.length + 1)}.md`, FOLDER));
      this.addWatchFile(file);
      return `export default ${JSON.stringify(rulesIn(readFileSync(file, 'utf8')))};`;
    },
  };
}

/** A rule goes from its ID to the next one or the next heading. */
function rulesIn(text: string): Readonly<Record<string, string>> {
  const rules: Record<string, string> = {};
  let current: string | null = null;
  for (const line of text.split('\n')) {
    const id = BEGINNING.exec(line)?.[1];
    if (id !== undefined) current = id;
    else if (/^(#|---)/.test(line)) current = null;
    if (current !== null) rules[current] = rules[current] === undefined ? line : `${rules[current]}\n${line}`;
  }
  for (const id of Object.keys(rules)) rules[id] = (rules[id] ?? '').trim();
  return rules;
}
