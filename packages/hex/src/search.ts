/**
 * Which spaces a figure can reach with so many movement points, and on which path. The game says what a step costs and where one
 * must stop; the search knows only the field.
 *
 * A figure that fills two spaces is searched by its ends: a node is then the step from the leading space to the trailing one,
 * because the trailing end enters what the leading end has just left.
 */
import type { Field, SpaceId, StepId } from './field.ts';

/** What a game answers about moving one figure. */
export interface Mover {
  /** Left out: everything is asked. */
  readonly known?: KnownSteps | null;
  /** The movement points a step of the (leading) end takes; FORBIDDEN if it can't be made. */
  cost(step: StepId): number;
  /** Whether a figure that has come here by this step may go on. */
  goesOn(step: StepId): boolean;
  /** Whether the step can be made with any points left, even if it costs more; it then takes them all. */
  alwaysEnters(step: StepId): boolean;
  /** Something may happen to the figure on this step: the search prefers to avoid it. */
  isDangerous(step: StepId): boolean;
}

/** What is known of a mover's steps before the search: looked up where the mover would be asked hundreds of times. */
export interface KnownSteps {
  /** By step: its cost, UNKNOWN where the mover must be asked. */
  readonly costs: Int16Array;
  /** By space: not negative where somebody stands; then the mover is asked what a step there costs. */
  readonly occupants: Int16Array;
  /** By step: 1 where it is dangerous, 0 where it is not, UNKNOWN where the mover must be asked. */
  readonly dangers: Int8Array;
  /** By space, as bits: who guards it. A step out of somebody's reach is dangerous; null if no step is for that reason. */
  readonly guards: Int32Array | null;
  /** By space: 0 where a figure that comes there may go on; else the mover is asked. */
  readonly stops: Uint8Array;
  /** Whether any step can be made with too few points left (`alwaysEnters`). */
  readonly stretches: boolean;
}

export const UNKNOWN = -1;
export const FORBIDDEN = 0x7fff;

/** A space, or for two-space figures the step from the leading to the trailing space. */
export type NodeId = number;
const NONE = -1;
/** More movement points than any figure has. */
const MOST_POINTS = 255;

export class RangeSearch {
  readonly #field: Field;
  readonly #double: boolean;
  /** By node: the movement points it takes, valid where `#seen` holds the running number. */
  readonly #cost: Uint16Array;
  readonly #seen: Int32Array;
  /** By node: the step by which it was reached, and the node before. */
  readonly #step: Int32Array;
  readonly #before: Int32Array;
  readonly #closed: Int32Array;
  /** By space, of a figure that fills two: the search that has gone on from there, and with what trailing space it did so first. */
  readonly #opened: Int32Array;
  readonly #trail: Int32Array;
  readonly #reached: Int32Array;
  #count = 0;
  /** Nodes that wait, in the order in which they came: by entry the node and the entry behind it, by cost the first and last entry. */
  readonly #waiting: Int32Array;
  readonly #behind: Int32Array;
  readonly #first: Int32Array;
  readonly #last: Int32Array;
  #entries = 0;
  #run = 0;
  #metDanger = false;

  constructor(field: Field, double: boolean) {
    const nodes = double ? field.steps : field.spaces;
    this.#field = field;
    this.#double = double;
    this.#cost = new Uint16Array(nodes);
    this.#seen = new Int32Array(nodes);
    this.#closed = new Int32Array(nodes);
    this.#step = new Int32Array(nodes);
    this.#before = new Int32Array(nodes);
    this.#reached = new Int32Array(nodes);
    // A node waits again whenever a cheaper way to it is found: once for each step to it at most.
    this.#waiting = new Int32Array(2 * field.steps + 1);
    this.#behind = new Int32Array(2 * field.steps + 1);
    this.#first = new Int32Array(MOST_POINTS + 1);
    this.#last = new Int32Array(MOST_POINTS + 1);
    this.#opened = new Int32Array(double ? field.spaces : 0);
    this.#trail = new Int32Array(double ? field.spaces : 0);
  }

  /** Searches from the node with so many points; with `safe`, dangerous steps are left out. */
  run(start: NodeId, points: number, mover: Mover, safe: boolean): void {
    const { stepTo, stepFrom, stepBack, firstStep } = this.#field;
    const double = this.#double;
    const costs = this.#cost;
    const seen = this.#seen;
    const closed = this.#closed;
    const steps = this.#step;
    const before = this.#before;
    const reached = this.#reached;
    const first = this.#first;
    const known = mover.known ?? null;
    const stretches = known === null || known.stretches;
    const run = ++this.#run;
    this.#metDanger = false;
    if (points > MOST_POINTS) throw new Error(`nobody has ${points} movement points`);
    first.fill(NONE, 0, points + 1);
    this.#entries = 0;
    let count = 0;
    costs[start] = 0;
    seen[start] = run;
    steps[start] = NONE;
    before[start] = NONE;
    this.#wait(start, 0);

    for (let cost = 0; cost <= points; cost++) {
      for (let entry = first[cost] ?? NONE; entry !== NONE; entry = this.#behind[entry] ?? NONE) {
        const node = this.#waiting[entry] ?? NONE;
        if (closed[node] === run || costs[node] !== cost) continue;
        closed[node] = run;
        reached[count++] = node;
        const came = steps[node] ?? NONE;
        if (came !== NONE && (known === null || known.stops[stepTo[came] ?? 0] !== 0) && !mover.goesOn(came)) continue;
        const space = double ? (stepFrom[node] ?? 0) : node;
        const trail = double ? (stepTo[node] ?? 0) : NONE;
        // What a step costs has nothing to do with the trailing end: it only can't be stepped back on. So who comes later to the same
        // leading space finds nothing better, but for that one step.
        let only = NONE;
        if (double) {
          if (this.#opened[space] !== run) {
            this.#opened[space] = run;
            this.#trail[space] = trail;
          } else {
            only = this.#trail[space] ?? NONE;
            if (only === NONE) continue;
            this.#trail[space] = NONE;
          }
        }
        const end = firstStep[space + 1] ?? 0;
        for (let step = firstStep[space] ?? 0; step < end; step++) {
          const target = stepTo[step] ?? 0;
          if (target === trail || (only !== NONE && target !== only)) continue;
          const next = double ? (stepBack[step] ?? 0) : target;
          if (closed[next] === run) continue;
          let price =
            known === null || (known.occupants[target] ?? NONE) >= 0 ? UNKNOWN : (known.costs[step] ?? UNKNOWN);
          if (price === UNKNOWN) price = mover.cost(step);
          let total = cost + price;
          if (total > points && stretches && cost < points && price !== FORBIDDEN && mover.alwaysEnters(step))
            total = points;
          if (total > points || (seen[next] === run && (costs[next] ?? 0) <= total)) continue;
          if (safe) {
            if (known === null ? mover.isDangerous(step) : isDangerous(known, mover, step, space, target)) {
              this.#metDanger = true;
              continue;
            }
          }
          seen[next] = run;
          costs[next] = total;
          steps[next] = step;
          before[next] = node;
          this.#wait(next, total);
        }
      }
    }
    this.#count = count;
  }

  #wait(node: NodeId, cost: number): void {
    const entry = this.#entries++;
    this.#waiting[entry] = node;
    this.#behind[entry] = NONE;
    if (this.#first[cost] === NONE) this.#first[cost] = entry;
    else this.#behind[this.#last[cost] ?? 0] = entry;
    this.#last[cost] = entry;
  }

  /** Counts the searches: what was found is there until the next one. */
  get runs(): number {
    return this.#run;
  }

  /** The nodes reached, the start among them, from near to far. */
  get reached(): Readonly<Int32Array> {
    return this.#reached.subarray(0, this.#count);
  }

  /** Whether a safe search left something out. */
  get metDanger(): boolean {
    return this.#metDanger;
  }

  hasReached(node: NodeId): boolean {
    return this.#closed[node] === this.#run;
  }

  costOf(node: NodeId): number {
    return this.#cost[node] ?? 0;
  }

  /** The steps from the start to the node. */
  pathTo(node: NodeId): StepId[] {
    const path: StepId[] = [];
    for (let at = node; at !== NONE && (this.#step[at] ?? NONE) !== NONE; at = this.#before[at] ?? NONE) {
      path.push(this.#step[at] ?? NONE);
    }
    return path.reverse();
  }

  /** The spaces a figure fills that stands at the node, the leading one first. */
  spacesOf(node: NodeId): readonly SpaceId[] {
    if (!this.#double) return [node];
    return [this.#field.stepFrom[node] ?? 0, this.#field.stepTo[node] ?? 0];
  }
}

function isDangerous({ dangers, guards }: KnownSteps, mover: Mover, step: StepId, from: SpaceId, to: SpaceId): boolean {
  if (guards !== null && ((guards[from] ?? 0) & ~(guards[to] ?? 0)) !== 0) return true;
  const danger = dangers[step] ?? UNKNOWN;
  return danger === UNKNOWN ? mover.isDangerous(step) : danger === 1;
}
