/**
 * What belongs together: rules that name each other, and cards whose words have rules.
 */
import type { CatalogueRule, ContentEntry, Language } from '@muster/engine';

const RULE = /\b(?:WL|SG|HS)-[A-Z]?\d+(?:\.\d+)?[a-z]?\b/g;

/** By rule, the rules whose texts name it. */
export function mentions(texts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [rule, text] of texts) {
    for (const named of new Set(text.match(RULE))) {
      if (named === rule || !texts.has(named)) continue;
      const list = found.get(named);
      if (list === undefined) found.set(named, [rule]);
      else list.push(rule);
    }
  }
  return found;
}

/** Shorter ones say nothing. */
const SHORTEST = 4;

/** The keywords of a card: what stands at the beginning of a line before a colon, without numbers and brackets. */
export function keywordsOf({ text }: Pick<ContentEntry, 'text'>): readonly string[] {
  const found = new Set<string>();
  for (const line of text.split('\n')) {
    const before = /^([^:.()]{4,40})(?:\([^)]*\))?:/.exec(line)?.[1];
    const word = before?.replace(/[\d+\-–]+/g, '').trim();
    if (word !== undefined && word.length >= SHORTEST) found.add(word);
  }
  return [...found];
}

/** Rules whose title has one of the card's keywords. */
export function rulesFor(
  entry: Pick<ContentEntry, 'text'>,
  catalogue: readonly CatalogueRule[],
  language: Language,
): readonly CatalogueRule[] {
  const keywords = keywordsOf(entry).map(wordPattern);
  return catalogue.filter(({ title }) => keywords.some((keyword) => keyword.test(title[language])));
}

/** Keywords of any card that stand in the title of the rule. */
export function keywordsIn(title: string, keywords: Iterable<string>): readonly string[] {
  return [...keywords].filter((keyword) => wordPattern(keyword).test(title));
}

const patterns = new Map<string, RegExp>();

function wordPattern(word: string): RegExp {
  const known = patterns.get(word);
  if (known !== undefined) return known;
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pattern = new RegExp(String.raw`(?<!\p{L})${escaped}(?!\p{L})`, 'iu');
  patterns.set(word, pattern);
  return pattern;
}
