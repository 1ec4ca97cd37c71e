import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORBIDDEN, RangeSearch, UNKNOWN, type Field, type KnownSteps, type Mover, type StepId } from '../src/index.ts';
import { anyField } from './fields.ts';

/** Costs, dangers and stops that look like chance but are always the same. */
class Wanderer implements Mover {
  readonly field: Field;
  readonly salt: number;
  readonly known?: KnownSteps;

  constructor(field: Field, salt: number, known?: (mover: Wanderer) => KnownSteps) {
    this.field = field;
    this.salt = salt;
    if (known !== undefined) this.known = known(this);
  }

  #pick(number: number, about: number): number {
    return Math.abs(Math.imul(number * 31 + about * 7 + this.salt, 0x9e3779b1) >>> 8);
  }

  cost(step: StepId): number {
    const price = this.#pick(step, 1) % 7;
    return price === 0 ? FORBIDDEN : price;
  }

  isDangerous(step: StepId): boolean {
    return this.#pick(step, 2) % 5 === 0;
  }

  goesOn(step: StepId): boolean {
    return this.#pick(this.field.stepTo[step] ?? 0, 3) % 6 !== 0;
  }

  alwaysEnters(): boolean {
    return false;
  }
}

/** Everything known but for some steps and spaces that must be asked about. */
function knownOf(mover: Wanderer): KnownSteps {
  const { field } = mover;
  const steps = Array.from({ length: field.steps }, (_, step) => step);
  const stops = new Uint8Array(field.spaces);
  for (const step of steps) if (!mover.goesOn(step)) stops[field.stepTo[step] ?? 0] = 1;
  return {
    costs: Int16Array.from(steps, (step) => (step % 3 === 0 ? UNKNOWN : mover.cost(step))),
    occupants: Int16Array.from({ length: field.spaces }, (_, space) => (space % 4 === 0 ? 1 : -1)),
    dangers: Int8Array.from(steps, (step) => (step % 5 === 0 ? UNKNOWN : Number(mover.isDangerous(step)))),
    guards: null,
    stops,
    stretches: false,
  };
}

function found(search: RangeSearch): unknown {
  return [...search.reached].map((node) => [node, search.costOf(node), search.pathTo(node)]);
}

const anySearch = fc.record({
  field: anyField,
  salt: fc.nat(),
  start: fc.nat(),
  points: fc.integer({ min: 0, max: 12 }),
  safe: fc.boolean(),
});

describe.each([false, true])('a search (two spaces: %s)', (double) => {
  test('finds the same whether steps are known or asked about', () => {
    fc.assert(
      fc.property(anySearch, ({ field, salt, start, points, safe }) => {
        const nodes = double ? field.steps : field.spaces;
        fc.pre(nodes > 0);
        const asking = new RangeSearch(field, double);
        const knowing = new RangeSearch(field, double);
        asking.run(start % nodes, points, new Wanderer(field, salt), safe);
        knowing.run(start % nodes, points, new Wanderer(field, salt, knownOf), safe);
        expect(found(knowing)).toEqual(found(asking));
        expect(knowing.metDanger).toBe(asking.metDanger);
      }),
    );
  });

  test('finds the cheapest way to everything', () => {
    fc.assert(
      fc.property(anySearch, ({ field, salt, start, points, safe }) => {
        const nodes = double ? field.steps : field.spaces;
        fc.pre(nodes > 0);
        const search = new RangeSearch(field, double);
        const mover = new Wanderer(field, salt);
        search.run(start % nodes, points, mover, safe);
        const costs = new Map([...search.reached].map((node) => [node, search.costOf(node)]));
        expect(costs).toEqual(byTryingAll(field, double, start % nodes, points, mover, safe));
      }),
      { numRuns: 60 },
    );
  });
});

/** Every way, without any cleverness. */
function byTryingAll(
  field: Field,
  double: boolean,
  start: number,
  points: number,
  mover: Mover,
  safe: boolean,
): Map<number, number> {
  const costs = new Map([[start, 0]]);
  const open: { node: number; came: StepId | null }[] = [{ node: start, came: null }];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    const { node, came } = at;
    if (came !== null && !mover.goesOn(came)) continue;
    const space = double ? (field.stepFrom[node] ?? 0) : node;
    for (let step = field.firstStep[space] ?? 0; step < (field.firstStep[space + 1] ?? 0); step++) {
      const target = field.stepTo[step] ?? 0;
      if (double && target === field.stepTo[node]) continue;
      const next = double ? (field.stepBack[step] ?? 0) : target;
      const total = (costs.get(node) ?? 0) + mover.cost(step);
      if (total > points || total >= (costs.get(next) ?? Infinity) || (safe && mover.isDangerous(step))) continue;
      costs.set(next, total);
      open.push({ node: next, came: step });
    }
  }
  return costs;
}
