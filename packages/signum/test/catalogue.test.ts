/**
 * The catalogue in docs and the one the program knows are the same, the code cites only rules and windows that exist, and the page of terms has
 * every keyword, critical effect and terrain.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { PLAIN_CRITICALS, PLAIN_KEYWORDS, VALUED_KEYWORDS } from '../src/abilities/language.ts';
import catalogue from '../src/catalogue/rules.json' with { type: 'json' };
import { RELIC_CLASSES } from '../src/content/card.ts';
import { BASIC_TERRAIN, UNIQUE_TERRAIN } from '../src/content/terrain.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = readFileSync(join(root, 'docs/rules/signum.md'), 'utf8');
const terms = readFileSync(join(root, 'docs/rules/signum-terms.md'), 'utf8');

const ID = String.raw`SG-\d+\.\d+`;
const LANGUAGES = ['en', 'de', 'it'] as const;
const OTHER_KEYWORDS = [
  'Ambush',
  'Aura',
  'Charge',
  'Contract',
  'Counterattack',
  'First Word',
  'Flank',
  'Hunter',
  'Last Word',
  'Longshot',
  'Regeneration',
  'Warlord',
];

/** How many rules each chapter has. */
const SIZES: Readonly<Record<number, number>> = {
  0: 22,
  1: 13,
  2: 22,
  3: 17,
  4: 23,
  5: 13,
  6: 6,
  7: 11,
  8: 21,
  9: 8,
  10: 10,
  11: 60,
  12: 22,
  13: 11,
  14: 23,
  15: 23,
  16: 10,
  17: 16,
  18: 15,
  19: 10,
  20: 22,
  21: 11,
  22: 16,
  23: 16,
  24: 7,
  25: 14,
  26: 38,
  27: 14,
  28: 7,
  29: 24,
  30: 17,
  31: 127,
  32: 45,
  33: 13,
  34: 21,
  35: 71,
  36: 15,
  37: 6,
  38: 4,
  39: 37,
  40: 24,
  42: 11,
};

test('every rule of the page is in the program, in the same order and under the same title', () => {
  const written = [...page.matchAll(new RegExp(String.raw`^(?:\| |- )\*\*(${ID}) ([^*]+)\*\*`, 'gm'))].map(
    ([, id, title]) => ({ id, title: title?.replace(/\s+/g, ' ').replace(/\.$/, '') }),
  );
  expect(written).toEqual(catalogue.rules.map(({ id, title }) => ({ id, title: title.en })));
});

test('every chapter of the page is in the program under the same title', () => {
  const written = [...page.matchAll(/^## (\d+)\. (.+)$/gm)].map(([, n, title]) => ({ n: Number(n), title }));
  expect(written).toEqual(catalogue.chapters.map(({ n, title }) => ({ n, title: title.en })));
});

test('no rule is missing and none is there twice', () => {
  expect(new Set(catalogue.rules.map(({ id }) => id)).size).toBe(916);
  const counted = catalogue.chapters.map(({ n }) => [n, catalogue.rules.filter(({ chapter }) => chapter === n).length]);
  expect(Object.fromEntries(counted)).toEqual(SIZES);
  expect(catalogue.rules.filter(({ id, chapter }) => !id.startsWith(`SG-${chapter}.`))).toEqual([]);
});

test('every title exists in three languages, short and not twice', () => {
  const titled = [...catalogue.chapters, ...catalogue.rules];
  expect(titled.filter(({ title }) => LANGUAGES.some((language) => title[language].trim() === ''))).toEqual([]);
  expect(titled.filter(({ title }) => LANGUAGES.some((language) => title[language].length > 90))).toEqual([]);
  expect(catalogue.rules.filter(({ title }) => title.de === title.en || title.it === title.en)).toEqual([]);
  for (const language of LANGUAGES)
    expect(new Set(catalogue.rules.map(({ title }) => title[language])).size, language).toBe(catalogue.rules.length);
});

test('the pages, the code and the definitions cite only rules and windows that exist', () => {
  const known = new Set([
    ...catalogue.rules.map(({ id }) => id),
    ...[...page.matchAll(/^- \*\*(T-\d\d)\*\*/gm)].map(([, window]) => window ?? ''),
  ]);
  const folder = fileURLToPath(new URL('../src', import.meta.url));
  const definitions = join(root, 'packages/signum/scenarios/definitions.json');
  const texts = [
    { file: 'docs/rules/signum.md', text: page },
    { file: 'docs/rules/signum-terms.md', text: terms },
    { file: definitions, text: readFileSync(definitions, 'utf8') },
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') || file.endsWith('.json'))
      .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') })),
  ];
  const cited = texts.flatMap(({ file, text }) =>
    [...text.matchAll(new RegExp(String.raw`\b(?:${ID}|T-\d\d)\b`, 'g'))].map(([id]) => ({ file, id })),
  );
  expect(cited.length).toBeGreaterThan(2000);
  expect(cited.filter(({ id }) => !known.has(id))).toEqual([]);
});

test('the page of terms has every keyword, critical effect, terrain and relic class', () => {
  const rows = new Set(terms.split('\n').map((line) => line.split('|')[1]?.trim()));
  const words = [
    ...PLAIN_KEYWORDS,
    ...VALUED_KEYWORDS,
    ...OTHER_KEYWORDS,
    ...PLAIN_CRITICALS,
    ...[...BASIC_TERRAIN, ...UNIQUE_TERRAIN].map((piece) => `\`${piece}\``),
    ...RELIC_CLASSES,
  ];
  expect(words.filter((word) => !rows.has(word))).toEqual([]);
});
