/**
 * Finding rules by number or by words in the title (in the reader's language or in English) or the body.
 */
import type { CatalogueRule, Language } from '@muster/engine';
import { plain } from '../gallery/finding.ts';

export function findRules(
  catalogue: readonly CatalogueRule[],
  texts: ReadonlyMap<string, string>,
  language: Language,
  query: string,
): readonly CatalogueRule[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const byId: CatalogueRule[] = [];
  const byTitle: CatalogueRule[] = [];
  const byBody: CatalogueRule[] = [];
  for (const rule of catalogue) {
    const title = plain(`${rule.title[language]} ${rule.title.en}`);
    const has = (text: string): boolean => words.every((word) => text.includes(word));
    if (plain(rule.id).startsWith(words.join(' '))) byId.push(rule);
    else if (has(title)) byTitle.push(rule);
    else if (has(`${title} ${plain(texts.get(rule.id) ?? '')}`)) byBody.push(rule);
  }
  return [...byId, ...byTitle, ...byBody];
}
