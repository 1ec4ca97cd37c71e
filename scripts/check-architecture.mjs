// Keeps the shape of the system: who may import whom, no cycles between modules, no Node in what also runs in a browser.
// Usage: node scripts/check-architecture.mjs [folder of the project]

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

/**
 * @typedef {object} Place What a package may import.
 * @property {string[]} packages  packages of this project
 * @property {string[]} [libraries]  packages from npm; left out: any that its package.json lists
 * @property {boolean} [node]  Node's own modules
 */

const GAMES = ['warlord', 'signum', 'heroscape'];

/** Every package has its place here; one that is missing is a violation. @type {Record<string, Place>} */
const PLACES = {
  engine: { packages: [], libraries: [] },
  hex: { packages: ['engine'], libraries: [] },
  schema: { packages: ['engine'], libraries: ['zod'] },
  grammar: { packages: ['engine'], libraries: [] },
  warlord: { packages: ['engine', 'schema', 'grammar'], libraries: ['zod'] },
  signum: { packages: ['engine', 'hex', 'schema', 'grammar'], libraries: ['zod'] },
  heroscape: { packages: ['engine', 'hex', 'schema', 'grammar'], libraries: ['zod'] },
  notation: { packages: ['engine'], libraries: ['yaml'] },
  bots: { packages: ['engine'], libraries: [] },
  room: { packages: ['engine', 'bots'], libraries: ['zod'] },
  server: { packages: ['engine', 'hex', ...GAMES, 'notation', 'bots', 'room'], node: true },
  cli: { packages: ['engine', 'hex', ...GAMES, 'notation', 'bots', 'room', 'server'], node: true },
  web: { packages: ['engine', 'hex', ...GAMES, 'notation', 'bots', 'room', 'server'] },
};

const SCOPE = '@muster/';
const CODE = /\.(ts|tsx|mts|mjs|js)$/;

/**
 * @typedef {object} Import
 * @property {string} specifier
 * @property {number} line
 * @property {string} [target]  the file of this project that it leads to; none for an import of types alone, which is
 *   gone when the program runs and so can't close a cycle
 *
 * @typedef {object} Violation
 * @property {string} file  relative to the project's folder, with slashes
 * @property {number} line
 * @property {'place' | 'layer' | 'library' | 'node' | 'path' | 'cycle' | 'syntax'} rule
 * @property {string} message
 */

/**
 * Checks all packages below a folder.
 * @param {string} root
 * @returns {{ files: number, violations: Violation[] }}
 */
export function checkArchitecture(root) {
  /** @type {Violation[]} */
  const violations = [];
  /** @type {Map<string, Import[]>} */
  const graph = new Map();
  const checked = typeChecked(root);

  for (const name of foldersIn(join(root, 'packages'))) {
    const folder = join(root, 'packages', name);
    const sources = codeIn(join(folder, 'src'));
    const place = PLACES[name];
    const unplaced = (/** @type {string} */ where) =>
      violations.push({
        file: `packages/${name}`,
        line: 1,
        rule: 'place',
        message: `package ${name} has no place yet: add it to ${where}`,
      });
    if (!place && sources.length > 0) unplaced('PLACES in scripts/check-architecture.mjs');
    if (checked && !checked.includes(`packages/${name}`)) unplaced('the references in tsconfig.json');
    for (const file of [...sources, ...codeIn(join(folder, 'test'))]) {
      const { imports, errors } = importsOf(root, file);
      graph.set(file, imports);
      const report = violationsOf(root, file, violations);
      for (const { line, message } of errors) report(line, 'syntax', message);
      for (const item of imports) {
        checkPath(folder, file, item, report);
        if (place && sources.includes(file)) checkPlace(name, place, item, report);
      }
    }
  }

  for (const cycle of cyclesIn(graph)) {
    const [first] = cycle;
    if (!first || cycle.every((step) => isRulesCode(root, step.file))) continue;
    const path = [...cycle.map((step) => step.file), first.file].map((file) => shown(root, file));
    violationsOf(root, first.file, violations)(first.line, 'cycle', path.join(' -> '));
  }
  violations.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  return { files: graph.size, violations };
}

/**
 * The rules of a game call one another as the chapters of its book do: a React strikes, a strike opens Reacts.
 * @param {string} root
 * @param {string} file
 */
function isRulesCode(root, file) {
  return GAMES.some((game) =>
    ['rules', 'abilities'].some((room) => shown(root, file).startsWith(`packages/${game}/src/${room}/`)),
  );
}

/**
 * @typedef {(line: number, rule: Violation['rule'], message: string) => void} Report
 *
 * @param {string} root
 * @param {string} file
 * @param {Violation[]} violations
 * @returns {Report}
 */
function violationsOf(root, file, violations) {
  return (line, rule, message) => violations.push({ file: shown(root, file), line, rule, message });
}

/**
 * May a package of this name import this?
 * @param {string} name
 * @param {Place} place
 * @param {Import} item
 * @param {Report} report
 */
function checkPlace(name, place, { specifier, line }, report) {
  if (specifier.startsWith('.')) return;
  if (isBuiltin(specifier)) {
    if (!place.node) report(line, 'node', `${name} runs without Node: it may not import ${specifier}`);
  } else if (specifier.startsWith(SCOPE)) {
    const other = specifier.slice(SCOPE.length).split('/')[0] ?? '';
    if (other !== name && !place.packages.includes(other)) {
      report(line, 'layer', `${name} may not import ${specifier} (only ${listed(place.packages)})`);
    }
  } else if (place.libraries && !place.libraries.includes(libraryOf(specifier))) {
    report(line, 'library', `${name} may not import ${specifier} (only ${listed(place.libraries)})`);
  }
}

/**
 * A path must stay inside its own package: others are reached by their name.
 * @param {string} folder
 * @param {string} file
 * @param {Import} item
 * @param {Report} report
 */
function checkPath(folder, file, { specifier, line }, report) {
  if (!specifier.startsWith('.')) return;
  const inside = relative(folder, resolve(dirname(file), specifier));
  if (inside === '..' || inside.startsWith(`..${sep}`)) {
    report(line, 'path', `${specifier} leads out of the package: import the other one by its name`);
  } else if (isSource(folder, file) && !isSource(folder, join(folder, inside))) {
    report(line, 'path', `${specifier} leads out of src`);
  }
}

/** @param {string} folder @param {string} file */
function isSource(folder, file) {
  return file.startsWith(join(folder, 'src') + sep) || file === join(folder, 'src');
}

/**
 * All imports of a file: static, dynamic, re-exports, types.
 * @param {string} root
 * @param {string} file
 */
function importsOf(root, file) {
  const text = readFileSync(file, 'utf8');
  const lineAt = (/** @type {number} */ offset) => text.slice(0, offset).split('\n').length;
  const { program, errors } = parseSync(file, text);
  /** @type {Import[]} */
  const imports = [];
  /** @param {{ type: string, source?: unknown, importKind?: string, exportKind?: string }} node */
  const add = (node) => {
    const source = /** @type {{ type?: string, value?: unknown, start: number } | null} */ (node.source);
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
    const isType = node.importKind === 'type' || node.exportKind === 'type' || node.type === 'TSImportType';
    const target = isType ? undefined : targetOf(root, file, source.value);
    imports.push({ specifier: source.value, line: lineAt(source.start), ...(target && { target }) });
  };
  new Visitor({
    ImportDeclaration: add,
    ExportNamedDeclaration: add,
    ExportAllDeclaration: add,
    ImportExpression: add,
    TSImportType: add,
  }).visit(program);
  return {
    imports,
    errors: errors.map((error) => ({ line: lineAt(error.labels[0]?.start ?? 0), message: error.message })),
  };
}

/**
 * The file of this project that an import leads to.
 * @param {string} root
 * @param {string} file
 * @param {string} specifier
 */
function targetOf(root, file, specifier) {
  if (specifier.startsWith(SCOPE)) {
    const index = join(root, 'packages', specifier.slice(SCOPE.length), 'src', 'index.ts');
    return existsSync(index) ? index : undefined;
  }
  if (!specifier.startsWith('.')) return undefined;
  const path = resolve(dirname(file), specifier);
  const bare = path.replace(/\.(m?)js$/, '.$1ts');
  return [path, bare, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(
    (candidate) => CODE.test(candidate) && existsSync(candidate) && statSync(candidate).isFile(),
  );
}

/**
 * One shortest cycle for each knot of files that import each other.
 * @param {Map<string, Import[]>} graph
 */
function cyclesIn(graph) {
  /** @type {{ file: string, line: number }[][]} */
  const cycles = [];
  const settled = new Set();
  for (const start of [...graph.keys()].sort()) {
    if (settled.has(start)) continue;
    const cycle = shortestCycle(graph, start);
    if (!cycle) continue;
    cycles.push(cycle);
    // All that leads back to here is the same knot: one report is enough to begin with.
    for (const file of reachableFrom(graph, start)) if (reachableFrom(graph, file).has(start)) settled.add(file);
  }
  return cycles;
}

/**
 * @param {Map<string, Import[]>} graph
 * @param {string} start
 */
function reachableFrom(graph, start) {
  const seen = new Set([start]);
  for (const file of seen) for (const { target } of graph.get(file) ?? []) if (target) seen.add(target);
  return seen;
}

/**
 * @param {Map<string, Import[]>} graph
 * @param {string} start
 */
function shortestCycle(graph, start) {
  /** @type {Map<string, { file: string, line: number }>} where each file was reached from */
  const from = new Map();
  const queue = [start];
  for (const file of queue) {
    for (const { target, line } of graph.get(file) ?? []) {
      if (!target || from.has(target)) continue;
      from.set(target, { file, line });
      if (target !== start) {
        queue.push(target);
        continue;
      }
      const cycle = [];
      for (let step = from.get(start); step; step = step.file === start ? undefined : from.get(step.file)) {
        cycle.unshift(step);
      }
      return cycle;
    }
  }
  return undefined;
}

/**
 * The folders that `tsc -b` checks, if this project has a list of them.
 * @param {string} root
 * @returns {string[] | undefined}
 */
function typeChecked(root) {
  const file = join(root, 'tsconfig.json');
  if (!existsSync(file)) return undefined;
  const { references } = JSON.parse(readFileSync(file, 'utf8'));
  return references.map((/** @type {{ path: string }} */ reference) => reference.path);
}

/** @param {string} folder */
function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  const items = readdirSync(folder, { withFileTypes: true });
  return items.filter((item) => item.isDirectory()).map((item) => item.name);
}

/** @param {string} folder */
function codeIn(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => CODE.test(name)).map((name) => join(folder, name));
}

/** @param {string} specifier */
function libraryOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** @param {string[]} names */
function listed(names) {
  return names.length > 0 ? names.join(', ') : 'its own files';
}

/** @param {string} root @param {string} file */
function shown(root, file) {
  return relative(root, file).split(sep).join('/');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = resolve(process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..'));
  const { files, violations } = checkArchitecture(root);
  for (const { file, line, rule, message } of violations) console.log(`${file}:${line}  ${rule}  ${message}`);
  console.log(`${files} files, ${violations.length} ${violations.length === 1 ? 'violation' : 'violations'}`);
  if (violations.length > 0) process.exitCode = 1;
}
