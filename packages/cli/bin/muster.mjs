#!/usr/bin/env node
// The command `muster`: bundles the TypeScript sources when they have changed since the last time, then runs the bundle.
// A bundle starts at once and needs nothing but Node; two processes that build at the same time don't disturb each other.

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const self = fileURLToPath(import.meta.url);
const cli = dirname(dirname(self));
const packages = dirname(cli);
const dist = join(cli, 'dist');

// Each entry becomes one file without any import but Node's own and libraries with native code. The first is the one we run; it is put in place last,
// so that its time stands for all of them.
const entries = ['main', 'worker', 'server']
  .map((name) => ({ name, source: join(cli, 'src', `${name}.ts`), bundle: join(dist, `${name}.mjs`) }))
  .filter((entry) => entry.name === 'main' || existsSync(entry.source));

/** Is anything in this folder newer than `time`? A folder's own time changes when a file in it comes or goes. */
function changedSince(/** @type {number} */ time, /** @type {string} */ folder) {
  if (statSync(folder).mtimeMs > time) return true;
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, item.name);
    if (item.isDirectory()) {
      if (changedSince(time, path)) return true;
    } else if (/\.(ts|tsx|json)$/.test(item.name) && statSync(path).mtimeMs > time) {
      return true;
    }
  }
  return false;
}

function isStale() {
  if (entries.some((entry) => !existsSync(entry.bundle))) return true;
  const time = statSync(join(dist, 'main.mjs')).mtimeMs;
  // What was installed counts too: the bundle holds the libraries.
  const installed = join(dirname(packages), 'node_modules', '.package-lock.json');
  if (statSync(self).mtimeMs > time || (existsSync(installed) && statSync(installed).mtimeMs > time)) return true;
  return readdirSync(packages)
    .map((name) => join(packages, name, 'src'))
    .some((src) => existsSync(src) && changedSince(time, src));
}

async function build() {
  // The sources are as old as the start of the build, not its end: a file saved meanwhile makes the bundle stale.
  const started = new Date();
  const esbuild = await import('esbuild').catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    return fail('Muster is not installed yet. Run: npm ci');
  });
  mkdirSync(dist, { recursive: true });
  for (const { source, bundle } of entries.toReversed()) {
    const draft = `${bundle}.${process.pid}.tmp`;
    try {
      await esbuild.build({
        entryPoints: [source],
        outfile: draft,
        bundle: true,
        platform: 'node',
        format: 'esm',
        target: 'node20.19',
        charset: 'utf8',
        external: ['libsql', '@node-rs/argon2'],
        sourcemap: 'inline',
        sourcesContent: false,
        // Libraries in CommonJS call `require` for Node's own modules.
        banner: {
          js: "import { createRequire as createRequire_ } from 'node:module'; const require = createRequire_(import.meta.url);",
        },
        logLevel: 'silent',
      });
      utimesSync(draft, started, started);
      renameSync(draft, bundle);
    } catch (error) {
      rmSync(draft, { force: true });
      const messages = /** @type {{ errors?: import('esbuild').Message[] }} */ (error).errors;
      if (!messages) throw error;
      const texts = await esbuild.formatMessages(messages, { kind: 'error', color: process.stderr.isTTY });
      fail(`Muster could not be built from its sources.\n\n${texts.join('').trimEnd()}`);
    }
  }
}

/** @returns {never} */
function fail(/** @type {string} */ message) {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

if (isStale()) await build();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(dist, 'main.mjs')).href);
