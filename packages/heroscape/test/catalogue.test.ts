/**
 * The catalogue in docs and the one the program knows are the same, the code cites only rules that exist, and the words of the traits are those of
 * the page of terms.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import catalogue from '../src/catalogue/rules.json' with { type: 'json' };
import { EDGES, OBSTACLES, TERRAINS } from '../src/content/map.ts';
import traits from '../src/text/traits.json' with { type: 'json' };

const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = readFileSync(join(root, 'docs/rules/heroscape.md'), 'utf8');
const terms = readFileSync(join(root, 'docs/rules/heroscape-terms.md'), 'utf8');

const ID = String.raw`HS-(?:\d+\.\d+|[TVM]\d+[a-z]?)`;
const LANGUAGES = ['en', 'de', 'it'] as const;

/** How many rules each chapter has, from the first. */
const SIZES = [
  10, 8, 20, 13, 12, 14, 14, 29, 14, 13, 11, 15, 20, 9, 23, 8, 14, 9, 15, 17, 32, 6, 6, 14, 57, 47, 8, 14,
] as const;

/** The chapter that an ID belongs to. */
function chapterOf(id: string): number {
  const lettered: Readonly<Record<string, number>> = { T: 25, V: 26, M: 27 };
  return lettered[id.charAt(3)] ?? Number(/^HS-(\d+)\./.exec(id)?.[1]);
}

test('every rule of the page is in the program, in the same order and under the same title', () => {
  const written = [...page.matchAll(new RegExp(String.raw`^(?:\| )?\*\*(${ID}) ([^*]+)\*\*`, 'gm'))].map(
    ([, id, title]) => ({ id, title: title?.replace(/\s+/g, ' ').replace(/\.$/, '') }),
  );
  expect(written).toEqual(catalogue.rules.map(({ id, title }) => ({ id, title: title.en })));
});

test('every chapter of the page is in the program under the same title', () => {
  const written = [...page.matchAll(/^## ([1-9]\d*)\. (.+)$/gm)].map(([, n, title]) => ({ n: Number(n), title }));
  expect(written).toEqual(catalogue.chapters.map(({ n, title }) => ({ n, title: title.en })));
});

test('no rule is missing and none is there twice', () => {
  expect(new Set(catalogue.rules.map(({ id }) => id)).size).toBe(472);
  expect(catalogue.chapters.map(({ n }) => catalogue.rules.filter(({ chapter }) => chapter === n).length)).toEqual(
    SIZES,
  );
  expect(catalogue.rules.filter(({ id, chapter }) => chapter !== chapterOf(id))).toEqual([]);
});

test('every title exists in three languages, short and not twice', () => {
  const titled = [...catalogue.chapters, ...catalogue.rules];
  expect(titled.filter(({ title }) => LANGUAGES.some((language) => title[language].trim() === ''))).toEqual([]);
  expect(titled.filter(({ title }) => LANGUAGES.some((language) => title[language].length > 90))).toEqual([]);
  expect(titled.filter(({ title }) => title.de === title.en)).toEqual([]);
  for (const language of LANGUAGES)
    expect(new Set(catalogue.rules.map(({ title }) => title[language])).size, language).toBe(catalogue.rules.length);
});

test('the pages and the rules code cite only rules that exist', () => {
  const known = new Set(catalogue.rules.map(({ id }) => id));
  const folder = fileURLToPath(new URL('../src', import.meta.url));
  const texts = [
    { file: 'docs/rules/heroscape.md', text: page },
    { file: 'docs/rules/heroscape-terms.md', text: terms },
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') })),
  ];
  const cited = texts.flatMap(({ file, text }) =>
    [...text.matchAll(new RegExp(String.raw`${ID}\b`, 'g'))].map(([id]) => ({ file, id })),
  );
  expect(cited.filter(({ id }) => !known.has(id))).toEqual([]);
});

test('the page of terms has every terrain, obstacle and trait', () => {
  const keys = [...TERRAINS, ...OBSTACLES, ...EDGES].filter((key) => !terms.includes(`| \`${key}\` |`));
  expect(keys).toEqual([]);
  const nouns = [traits.species, traits.class, traits.kind]
    .flatMap((group) => Object.values(group))
    .filter(({ en, de, it }) => {
      const row = terms.split('\n').find((line) => line.startsWith(`| ${en.join(' | ')} | ${de.one} |`));
      return row === undefined || !row.includes(`| ${de.many} |`) || !row.includes(`| ${it.one} | ${it.gender} |`);
    });
  expect(nouns).toEqual([]);
  const adjectives = [traits.personality, traits.size, traits.rarity]
    .flatMap((group) => Object.values(group))
    .filter(({ en, de, it }) => {
      const row = terms.split('\n').find((line) => line.startsWith(`| ${en} | ${de.stem}`));
      return row?.includes(`| ${it.m[0]},`) !== true;
    });
  expect(adjectives).toEqual([]);
});

test('every trait has words in three languages', () => {
  const nouns = [traits.species, traits.class, traits.kind].flatMap((group) => Object.values(group));
  const empty = nouns.filter(({ en, de, it }) =>
    [en[0], en[1], de.one, de.many, de.gen, it.one, it.many].some((word) => word === undefined || word.trim() === ''),
  );
  expect(empty).toEqual([]);
  expect(nouns.filter(({ de, it }) => !/^[mfn]$/.test(de.gender) || !/^[mf]$/.test(it.gender))).toEqual([]);
  const adjectives = [traits.personality, traits.size, traits.rarity].flatMap((group) => Object.values(group));
  expect(adjectives.filter(({ en, de, it }) => en === '' || de.stem === '' || [...it.m, ...it.f].length !== 4)).toEqual(
    [],
  );
});
