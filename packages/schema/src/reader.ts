/**
 * Reads plain values of a position and collects every problem with its place.
 */
import { letterOf, seatOf, type Checked, type Outcome, type Problem, type Rng, type Seat } from '@muster/engine';
import type * as z from 'zod';
import { isFields, type Fields } from './fields.ts';
import { readAs } from './problems.ts';

export type Path = Problem['path'];

export class Reader {
  readonly problems: Problem[] = [];
  /** How many players there are; known before anything about them is read. */
  seats = 0;

  problem(path: Path, message: string): void {
    this.problems.push({ path, message });
  }

  /** What was read, or everything that is wrong with it. */
  result<T>(value: T | null): Checked<T> {
    return this.problems.length > 0 || value === null ? { ok: false, problems: this.problems } : { ok: true, value };
  }

  /** A map with none but these keys. */
  map(data: unknown, path: Path, keys: readonly string[]): Fields {
    const map = this.anyMap(data, path);
    for (const key of Object.keys(map)) {
      if (!keys.includes(key)) this.problem([...path, key], `is not known here; known are ${keys.join(', ')}`);
    }
    return map;
  }

  /** A map whose keys are not words of ours. */
  anyMap(data: unknown, path: Path): Fields {
    if (data === undefined) return {};
    if (isFields(data)) return data;
    this.problem(path, 'must be a map');
    return {};
  }

  list(data: unknown, path: Path): readonly unknown[] {
    if (data === undefined || data === null) return [];
    if (Array.isArray(data)) return data;
    this.problem(path, 'must be a list');
    return [];
  }

  oneOf<T extends string>(data: unknown, path: Path, values: readonly T[], otherwise: T): T {
    if (data === undefined) return otherwise;
    const found = values.find((value) => value === data);
    if (found === undefined) this.problem(path, `must be one of ${values.join(', ')}`);
    return found ?? otherwise;
  }

  count(data: unknown, path: Path, otherwise: number, least = 0, most = Number.MAX_SAFE_INTEGER): number {
    if (data === undefined) return otherwise;
    if (typeof data === 'number' && Number.isInteger(data) && data >= least && data <= most) return data;
    const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
    this.problem(path, `must be a whole number, ${range}`);
    return otherwise;
  }

  flag(data: unknown, path: Path, otherwise = false): boolean {
    if (data === undefined) return otherwise;
    if (typeof data !== 'boolean') this.problem(path, 'must be true or false');
    return data === true;
  }

  text(data: unknown, path: Path, otherwise = ''): string {
    if (data === undefined) return otherwise;
    if (typeof data === 'string') return data;
    if (typeof data === 'number') return String(data);
    this.problem(path, 'must be text');
    return otherwise;
  }

  texts(data: unknown, path: Path): readonly string[] {
    return this.list(data, path).map((one, i) => this.text(one, [...path, i]));
  }

  /** Names with numbers behind them. */
  counts(data: unknown, path: Path): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const [key, n] of Object.entries(this.anyMap(data, path))) counts[key] = this.count(n, [...path, key], 0);
    return counts;
  }

  /** Data as it stands, if the schema finds nothing wrong with it. */
  checked<T>(schema: z.ZodType<T>, data: unknown, path: Path): T | null {
    return readAs(schema, data, path, this.problems);
  }

  /** What is said of each player, A first: from here on it is known how many there are. */
  playerMaps(data: unknown, most: number, keys: readonly string[]): readonly Fields[] {
    const known = Array.from({ length: most }, (_, seat) => letterOf(seat));
    const map = this.map(data ?? null, ['players'], known);
    const letters = Object.keys(map);
    if (letters.length < 2) this.problem(['players'], 'there must be two players or more');
    for (const [i, letter] of letters.entries()) {
      if (letter !== letterOf(i)) this.problem(['players', letter], 'players must be A, B, … in this order');
    }
    this.seats = letters.length;
    return letters.map((letter) => this.map(map[letter] ?? {}, ['players', letter], keys));
  }

  seat(data: unknown, path: Path, otherwise: Seat): Seat {
    if (data === undefined) return otherwise;
    const seat = typeof data === 'string' ? seatOf(data) : null;
    if (seat !== null && seat < this.seats) return seat;
    this.problem(path, `must be a player's letter, A to ${letterOf(Math.max(1, this.seats) - 1)}`);
    return otherwise;
  }

  seatList(data: unknown, path: Path, otherwise: readonly Seat[]): readonly Seat[] {
    if (data === undefined) return otherwise;
    return this.list(data, path).map((one, i) => this.seat(one, [...path, i], 0));
  }

  /** Every player once, in some order. */
  order(data: unknown, path: Path): readonly Seat[] {
    const everybody = Array.from({ length: this.seats }, (_, seat) => seat);
    if (data === undefined) return everybody;
    const order = this.seatList(data, path, []);
    if (order.toSorted((a, b) => a - b).join() === everybody.join()) return order;
    this.problem(path, `must name every player once, such as [${everybody.map(letterOf).join(', ')}]`);
    return everybody;
  }

  rng(data: unknown, otherwise: Rng): Rng {
    if (data === undefined) return otherwise;
    const [a, b, c, d, ...more] = this.list(data, ['rng']);
    if (isWhole(a) && isWhole(b) && isWhole(c) && isWhole(d) && more.length === 0) return [a, b, c, d];
    this.problem(['rng'], 'must be four whole numbers');
    return otherwise;
  }

  outcome(data: unknown): Outcome | null {
    if (data === undefined) return null;
    const map = this.map(data, ['outcome'], ['winners', 'reason']);
    const winners = this.seatList(map['winners'], ['outcome', 'winners'], []);
    return { winners, reason: this.text(map['reason'], ['outcome', 'reason']) };
  }
}

/** For messages. */
export function shown(data: unknown): string {
  return typeof data === 'string' ? data : (JSON.stringify(data) ?? 'nothing');
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value);
}
