import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkArchitecture } from '../check-architecture.mjs';
import { folderWith, type Files } from './folder.ts';

const SOUND: Files = {
  'packages/engine/src/index.ts': "export * from './dice.ts';\n",
  'packages/engine/src/dice.ts': 'export const six = 6;\n',
  'packages/hex/src/index.ts': "import { six } from '@muster/engine';\nexport const sides = six;\n",
  'packages/warlord/src/index.ts':
    "import { six } from '@muster/engine';\nimport { z } from 'zod';\nexport { six, z };\n",
  'packages/warlord/src/cards.json': '[]\n',
  'packages/warlord/src/cards.ts': "import cards from './cards.json' with { type: 'json' };\nexport { cards };\n",
  'packages/heroscape/src/index.ts': "export { sides } from '@muster/hex';\n",
  'packages/bots/src/index.ts': "import type {} from '@muster/engine';\n",
  'packages/bots/test/bots.test.ts':
    "import { readFileSync } from 'node:fs';\nimport '@muster/warlord';\nimport '../src/index.ts';\nreadFileSync('');\n",
  'packages/cli/src/main.ts':
    "import { readFileSync } from 'node:fs';\nimport '@muster/warlord';\nimport '@muster/bots';\nimport 'commander';\nreadFileSync('');\n",
};

/** Violations of a sound project with these files put into it, as "file:line rule". */
function violations(files: Files): string[] {
  return checkArchitecture(folderWith({ ...SOUND, ...files })).violations.map((v) => `${v.file}:${v.line} ${v.rule}`);
}

test('a sound project has no violations', () => {
  expect(violations({})).toEqual([]);
});

test.each<[what: string, file: string, text: string, expected: string]>([
  ['the kernel imports a game', 'engine/src/a.ts', "\nimport '@muster/warlord';", 'engine/src/a.ts:2 layer'],
  ['the kernel imports a library', 'engine/src/a.ts', "import 'zod';", 'engine/src/a.ts:1 library'],
  ['the kernel imports Node', 'engine/src/a.ts', "import 'node:fs';", 'engine/src/a.ts:1 node'],
  ['the kernel imports Node by its old name', 'engine/src/a.ts', "import 'path';", 'engine/src/a.ts:1 node'],
  ['hex imports a game', 'hex/src/a.ts', "export * from '@muster/signum';", 'hex/src/a.ts:1 layer'],
  ['a game imports another', 'warlord/src/a.ts', "import '@muster/heroscape';", 'warlord/src/a.ts:1 layer'],
  ['a game imports a part of another', 'signum/src/a.ts', "import '@muster/warlord/x';", 'signum/src/a.ts:1 layer'],
  ['a game imports bots', 'warlord/src/a.ts', "import '@muster/bots';", 'warlord/src/a.ts:1 layer'],
  ['a game imports a library of its own liking', 'warlord/src/a.ts', "import '@x/y/z';", 'warlord/src/a.ts:1 library'],
  ['bots import a game', 'bots/src/a.ts', "import '@muster/warlord';", 'bots/src/a.ts:1 layer'],
  [
    'bots import a type of a game',
    'bots/src/a.ts',
    "import type { A } from '@muster/warlord';",
    'bots/src/a.ts:1 layer',
  ],
  ['a type written as an import', 'bots/src/a.ts', "\n\ntype A = import('@muster/hex').A;", 'bots/src/a.ts:3 layer'],
  ['a dynamic import', 'bots/src/a.ts', "await import('node:worker_threads');", 'bots/src/a.ts:1 node'],
  ['the command line imports the web', 'cli/src/a.ts', "import '@muster/web';", 'cli/src/a.ts:1 layer'],
  ['a path into another package', 'cli/src/a.ts', "import '../../engine/src/dice.ts';", 'cli/src/a.ts:1 path'],
  ['the same in a test', 'cli/test/a.test.ts', "import '../../engine/src/dice.ts';", 'cli/test/a.test.ts:1 path'],
  ['source that imports a test', 'engine/src/a.ts', "import '../test/b.ts';", 'engine/src/a.ts:1 path'],
  ['a package nobody knows', 'chess/src/index.ts', '', 'chess:1 place'],
  ['a file that is no TypeScript', 'engine/src/a.ts', '\nconst = 1;', 'engine/src/a.ts:2 syntax'],
  ['a file that imports itself', 'engine/src/a.ts', "import './a.ts';", 'engine/src/a.ts:1 cycle'],
  ['a package that imports itself by name', 'hex/src/index.ts', "import '@muster/hex';", 'hex/src/index.ts:1 cycle'],
])('%s', (_what, file, text, expected) => {
  expect(violations({ [`packages/${file}`]: text })).toEqual([`packages/${expected}`]);
});

test.each(['./b.ts', './b.js', './b'])('a cycle through %s is reported once, with its path', (b) => {
  const root = folderWith({
    'packages/engine/src/a.ts': `export const one = 1;\nimport { B } from '${b}';\n`,
    'packages/engine/src/b.ts': "export * from './c/index.ts';\n",
    'packages/engine/src/c/index.ts': "import { one } from '../a.ts';\n",
    'packages/engine/src/outside.ts': "import './a.ts';\n",
  });
  expect(checkArchitecture(root).violations).toEqual([
    {
      file: 'packages/engine/src/a.ts',
      line: 2,
      rule: 'cycle',
      message:
        'packages/engine/src/a.ts -> packages/engine/src/b.ts -> packages/engine/src/c/index.ts -> packages/engine/src/a.ts',
    },
  ]);
});

test('a package whose types nobody checks', () => {
  const references = ['engine', 'hex', 'warlord', 'heroscape', 'cli'].map((name) => ({ path: `packages/${name}` }));
  expect(violations({ 'tsconfig.json': JSON.stringify({ references }) })).toEqual(['packages/bots:1 place']);
});

test('a circle of types alone is no cycle', () => {
  const files = {
    'packages/engine/src/a.ts': "import type { B } from './b.ts';\nexport type { C } from './b.ts';",
    'packages/engine/src/b.ts': "import './a.ts';",
    'packages/engine/src/x.ts': "export type X = import('./y.ts').Y;",
    'packages/engine/src/y.ts': "import { X } from './x.ts';",
  };
  expect(violations(files)).toEqual([]);
});

test('the rules of a game may call one another in a circle, other rooms may not', () => {
  const circle = (room: string) => ({
    [`packages/warlord/src/${room}/a.ts`]: "import './b.ts';",
    [`packages/warlord/src/${room}/b.ts`]: "import './a.ts';",
  });
  expect(violations(circle('rules'))).toEqual([]);
  expect(violations(circle('text'))).toEqual(['packages/warlord/src/text/a.ts:1 cycle']);
});

test('two separate cycles are two violations', () => {
  const files = {
    'packages/engine/src/a.ts': "import './b.ts';",
    'packages/engine/src/b.ts': "import './a.ts';\nimport './y.ts';",
    'packages/engine/src/x.ts': "import './y.ts';",
    'packages/engine/src/y.ts': "import './x.ts';",
  };
  expect(violations(files)).toEqual(['packages/engine/src/a.ts:1 cycle', 'packages/engine/src/x.ts:1 cycle']);
});

test('the command prints each violation with file and line, and its status says whether there are any', () => {
  const script = fileURLToPath(new URL('../check-architecture.mjs', import.meta.url));
  const run = (root: string) => spawnSync(process.execPath, [script, root], { encoding: 'utf8' });

  const sound = run(folderWith(SOUND));
  expect(sound.stdout).toBe('9 files, 0 violations\n');
  expect(sound.status).toBe(0);

  const unsound = run(folderWith({ ...SOUND, 'packages/engine/src/a.ts': "\nimport { sides } from '@muster/hex';\n" }));
  expect(unsound.stdout).toBe(
    'packages/engine/src/a.ts:2  layer  engine may not import @muster/hex (only its own files)\n10 files, 1 violation\n',
  );
  expect(unsound.status).toBe(1);
});
