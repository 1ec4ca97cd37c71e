/**
 * The text of a file as data that remembers where everything stands.
 */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type ErrorCode,
  type Node,
  type Pair,
} from 'yaml';
import type { FileProblem, Finding, Path, Place, Reading } from './problem.ts';

/** No game needs more; a file beyond it was not meant for us. */
export const MAX_CHARACTERS = 1_000_000;
/** Nobody reads more of them at once, and a damaged file can have a great many. */
const MAX_PROBLEMS = 20;
const MAX_DEPTH = 100;
/** Aliases can make a small text stand for a huge document. */
const MAX_ALIASES = 1000;
const MAX_NODES = 1_000_000;

/** Control characters no text has: what we write ourselves has them escaped. */
// oxlint-disable-next-line no-control-regex
const NOT_TEXT = /[\u{0}-\u{8}\u{b}\u{c}\u{e}-\u{1f}]/u;

export interface Source {
  readonly data: unknown;
  locate(path: Path, at?: 'key'): Place;
  problems(findings: readonly Finding[]): readonly FileProblem[];
}

/** Reads YAML into plain data: maps, lists, texts, numbers, true, false and null. */
export function readSource(text: string): Reading<Source> {
  if (text.length > MAX_CHARACTERS) {
    const message = `the file is too large: ${text.length} characters, at most ${MAX_CHARACTERS} are allowed`;
    return { ok: false, problems: [{ line: 1, column: 1, message }] };
  }
  const control = NOT_TEXT.exec(text);
  if (control !== null) {
    const code = (control[0].codePointAt(0) ?? 0).toString(16).padStart(4, '0').toUpperCase();
    const place = placeOf(text, control.index);
    return { ok: false, problems: [{ ...place, message: `this is not a text file: it has the character U+${code}` }] };
  }
  try {
    return parse(text);
  } catch (error) {
    const message = `not valid YAML: ${error instanceof Error ? error.message : String(error)}`;
    return { ok: false, problems: [{ line: 1, column: 1, message }] };
  }
}

function parse(text: string): Reading<Source> {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'error',
    stringKeys: true,
    // Its own check takes quadratic time; ours is below.
    uniqueKeys: false,
    version: '1.2',
    schema: 'core',
  });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(Math.min(offset, text.length));
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const flaws = [...document.errors, ...document.warnings];
  if (flaws.length > 0) {
    const problems = flaws
      .slice(0, MAX_PROBLEMS)
      .map(({ pos, code, message }) => ({ ...placeAt(pos[0]), message: inWords(code, message) }));
    return { ok: false, problems: shownOf(problems, flaws.length) };
  }
  const plain = new PlainData(document);
  const data = plain.of(document.contents, 0);
  if (plain.flaws.length > 0) {
    const problems = plain.flaws
      .slice(0, MAX_PROBLEMS)
      .map(({ node, message }) => ({ ...placeAt(startOf(node)), message }));
    return { ok: false, problems: shownOf(problems, plain.flaws.length) };
  }
  const locate = (path: Path, at?: 'key'): Place => placeAt(offsetOf(document, path, at));
  const problems = (findings: readonly Finding[]): readonly FileProblem[] => {
    const shown = findings.slice(0, MAX_PROBLEMS).map(({ path, at, message }) => ({ ...locate(path, at), message }));
    return shownOf(shown, findings.length);
  };
  return { ok: true, value: { data, locate, problems } };
}

/** Says how many there are beyond those shown. */
function shownOf(problems: readonly FileProblem[], count: number): readonly FileProblem[] {
  const last = problems.at(-1);
  if (last === undefined || count <= problems.length) return problems;
  return [
    ...problems,
    { line: last.line, column: last.column, message: `and ${count - problems.length} more problems` },
  ];
}

function inWords(code: ErrorCode, message: string): string {
  // Its own message tells a programmer which function to call.
  if (code === 'MULTIPLE_DOCS') return `not valid YAML: a file holds one document, here a second one begins`;
  const line = message.split('\n', 1)[0] ?? '';
  return `not valid YAML: ${line.length > 200 ? `${line.slice(0, 199)}…` : line}`;
}

/** The document as plain data. YAML can say more than data; what it can't keep is a flaw. */
class PlainData {
  readonly flaws: { readonly node: Node | null; readonly message: string }[] = [];
  readonly #document: Document;
  #nodes = 0;
  #aliases = 0;

  constructor(document: Document) {
    this.#document = document;
  }

  of(node: unknown, depth: number): unknown {
    if (isScalar(node)) return node.value;
    if (isAlias(node)) {
      this.#aliases++;
      if (this.#aliases > MAX_ALIASES) return this.#tooMuch(node);
      const anchored = node.resolve(this.#document);
      if (anchored === undefined) this.#flaw(node, `nothing is called &${node.source} before this`);
      return this.of(anchored, depth);
    }
    if (!isMap(node) && !isSeq(node)) return null;
    this.#nodes += node.items.length;
    if (depth > MAX_DEPTH || this.#nodes > MAX_NODES) return this.#tooMuch(node);
    if (isSeq(node)) return node.items.map((item) => this.of(item, depth + 1));
    const map: Record<string, unknown> = {};
    for (const pair of node.items) {
      const key = keyOf(pair);
      const place = isNode(pair.key) ? pair.key : node;
      if (key === '__proto__') this.#flaw(place, `'${key}' can't be used as a key`);
      else if (Object.hasOwn(map, key)) this.#flaw(place, `the key '${key}' is here twice`);
      else map[key] = this.of(pair.value, depth + 1);
    }
    return map;
  }

  #tooMuch(node: Node): null {
    const message = 'the file is nested too deeply or repeats itself too often';
    if (this.flaws.at(-1)?.message !== message) this.#flaw(node, message);
    return null;
  }

  #flaw(node: Node | null, message: string): void {
    this.flaws.push({ node, message });
  }
}

function isNode(value: unknown): value is Node {
  return isScalar(value) || isMap(value) || isSeq(value) || isAlias(value);
}

function keyOf(pair: Pair): string {
  return isScalar(pair.key) ? String(pair.key.value) : '';
}

function startOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

/** Where the value at a path begins; if there is none, where what holds it begins. */
function offsetOf(document: Document, path: Path, at: 'key' | undefined): number {
  let node: unknown = document.contents;
  let offset = startOf(node);
  for (const [i, step] of path.entries()) {
    if (isAlias(node)) node = node.resolve(document);
    if (isSeq(node)) {
      const item: unknown = node.items[Number(step)];
      if (item === undefined) return offset;
      node = item;
      offset = startOf(item);
    } else if (isMap(node)) {
      const pair = node.items.find((one) => keyOf(one) === String(step));
      if (pair === undefined) return offset;
      node = pair.value;
      // A value that begins on the lines below its key is found faster by the key.
      const onKey = !isScalar(node) || node.range?.[0] === node.range?.[1] || (at === 'key' && i === path.length - 1);
      offset = startOf(onKey ? pair.key : node);
    } else return offset;
  }
  return offset;
}

function placeOf(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
