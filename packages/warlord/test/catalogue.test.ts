/**
 * The catalogue in docs and the one the program knows are the same, and code and scenarios cite only rules that exist.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { warlord } from '../src/index.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = readFileSync(join(root, 'docs/rules/warlord.md'), 'utf8');

test('every rule of the page is in the program, in the same order and under the same title', () => {
  const written = [...page.matchAll(/^\*\*(WL-\d+\.\d+) ([^*]+)\*\*/gm)].map(([, id, title]) => ({
    id,
    title: title?.replace(/\s+/g, ' ').replace(/\.$/, ''),
  }));
  expect(written).toEqual(warlord.catalogue.map(({ id, title }) => ({ id, title: title.en })));
});

test('every title exists in three languages', () => {
  const missing = warlord.catalogue.filter(({ title }) => Object.values(title).some((one) => one.trim() === ''));
  expect(missing).toEqual([]);
});

test('the rules code cites only rules that exist', () => {
  const known = new Set(warlord.catalogue.map(({ id }) => id));
  const folder = fileURLToPath(new URL('../src', import.meta.url));
  const cited = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/WL-\d+\.\d+/g)].map(([id]) => ({ file, id })),
    );
  expect(cited.length).toBeGreaterThan(500);
  expect(cited.filter(({ id }) => !known.has(id))).toEqual([]);
});
