/**
 * The first page stays light: little script, and nothing of the 3D board.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { buildPages } from './pages.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const MOST = 200 * 1024;

/** Scripts the page asks for at once, with everything they import before they run. */
function firstScripts(): ReadonlyMap<string, string> {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  const found = new Map<string, string>();
  const follow = (name: string): void => {
    if (found.has(name)) return;
    const text = readFileSync(join(DIST, name), 'utf8');
    found.set(name, text);
    for (const [, imported] of text.matchAll(/(?:import|export)(?:[^"'()]*?from)?\s*["']\.\/([^"']+\.js)["']/g))
      if (imported !== undefined) follow(`assets/${imported}`);
  };
  const tags = page.matchAll(/<(?:script|link)\b[^>]*(?:src|href)="\/([^"]+\.js)"/g);
  for (const [, name] of tags) if (name !== undefined) follow(name);
  return found;
}

beforeAll(buildPages, 240_000);

test('the first page needs at most 200 KB of compressed script', () => {
  const scripts = firstScripts();
  expect(scripts.size).toBeGreaterThan(0);
  const sizes = [...scripts].map(([name, text]) => [name, gzipSync(text).length] as const);
  const sum = sizes.reduce((all, [, size]) => all + size, 0);
  expect(sum, sizes.map(([name, size]) => `${name} ${size}`).join('\n')).toBeLessThanOrEqual(MOST);
});

test('neither the 3D board nor a game is among it', () => {
  const text = [...firstScripts().values()].join('\n');
  expect(text).not.toContain('WebGLRenderer');
  expect(text).not.toContain('Samuel Brown');
  expect(text).not.toContain('Kyrthelia');
});
