// npm run lockfile: completes package-lock.json after a change of dependencies.
// Libraries with native code come as one optional package per platform. npm leaves those out of the list that it could
// not get where it ran, and `npm ci` then refuses the list. This adds them, each with the platform its name tells.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { root } from './lib/install.mjs';

/**
 * @typedef {object} Entry
 * @property {string} version
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {string[]} [os]
 * @property {Record<string, string>} [optionalDependencies]
 *
 * @typedef {{ packages: Record<string, Entry> }} Lockfile
 */

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * The platform of a package like @rolldown/binding-linux-x64-gnu, in the words of package-lock.json.
 * @param {string} name
 */
export function platformOf(name) {
  const words = name.split(/[-/]/);
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  const os = words.filter((word) => SYSTEMS.includes(word));
  if (cpu.length !== 1 || (os.length !== 1 && cpu[0] !== 'wasm32')) throw new Error(`no platform in the name ${name}`);
  const last = words.at(-1) ?? '';
  const libc = !os.includes('linux') ? '' : last.startsWith('musl') ? 'musl' : last.startsWith('gnu') ? 'glibc' : '';
  return { cpu, libc: libc ? [libc] : undefined, os: os.length > 0 ? os : undefined };
}

/**
 * Adds what is missing; returns the places that were added.
 * @param {Lockfile} lockfile
 */
export function complete(lockfile) {
  const added = [];
  for (const [place, entry] of Object.entries(lockfile.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isListed(lockfile, place, name)) continue;
      if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`${place} wants ${name} in no exact version: ${version}`);
      const at = `node_modules/${name}`;
      // In the order that npm writes, so that it finds nothing to change.
      const { cpu, libc, os } = platformOf(name);
      const dev = entry.dev && { dev: true };
      lockfile.packages[at] = { version, cpu, ...dev, ...(libc && { libc }), optional: true, ...(os && { os }) };
      added.push(at);
    }
  }
  lockfile.packages = Object.fromEntries(
    Object.entries(lockfile.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  return added;
}

/**
 * Does a package at this place find that name, as Node looks for it?
 * @param {Lockfile} lockfile
 * @param {string} place
 * @param {string} name
 */
function isListed(lockfile, place, name) {
  const steps = place.split('/node_modules/');
  const inside = steps.map((_, i) => `${steps.slice(0, i + 1).join('/node_modules/')}/node_modules/${name}`);
  return [`node_modules/${name}`, ...inside].some((path) => lockfile.packages[path]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = join(root, 'package-lock.json');
  const lockfile = JSON.parse(readFileSync(file, 'utf8'));
  const added = complete(lockfile);
  writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
  console.log(added.length > 0 ? `added:\n${added.join('\n')}` : 'package-lock.json is complete');
}
