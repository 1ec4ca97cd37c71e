/**
 * Why a figure can't move somewhere: the answer to "why not?", from the same checks that list the destinations.
 */
import { refuse, type Refused, type Refusal, type Verdict } from '@muster/engine';
import type { RangeSearch, SpaceId, StepId } from '@muster/hex';
import { recordOfFigure, type Table } from '../table.ts';
import { NOBODY, type Figure } from '../state.ts';
import { isWhereItStands, landingSurcharge, startNode } from './movement-range.ts';
import { mayFly } from './flying.ts';
import { canBeTail, isFree } from './standing.ts';
import { modesOf, Walker } from './walker.ts';

/** Further than any move. */
const ENDLESS = 250;

/** Every place that is not offered, with what keeps the figure from it; some have several reasons. */
export function refusedDestinations(
  g: Table,
  figure: Figure,
  offered: ReadonlySet<string>,
  points: number,
): readonly Refused[] {
  const { field } = g.battlefield;
  const far = new Far(g, figure);
  const refused: Refused[] = [];
  const add = (at: readonly SpaceId[]): void => {
    const key = at.join('-');
    if (offered.has(key) || isWhereItStands(figure, at)) return;
    const stand = whyNotStand(g, figure, at);
    for (const refusal of stand === null ? far.reasons(at, points) : [stand]) refused.push({ key, refusal });
  };
  if (figure.at.length === 2) {
    for (let step = 0; step < field.steps; step++) add([field.stepFrom[step] ?? 0, field.stepTo[step] ?? 0]);
  } else {
    for (let space = 0; space < field.spaces; space++) add([space]);
  }
  return refused;
}

/** HS-6.8, HS-7.6, HS-9.7, HS-9.13: why the figure could not end its move there; null if it could. */
export function whyNotStand(g: Table, figure: Figure, at: readonly SpaceId[]): Verdict {
  const { height } = recordOfFigure(g, figure.id);
  for (const space of at) {
    const occupant = g.standing[space] ?? NOBODY;
    if (occupant !== NOBODY && occupant !== figure.id) return refuse('HS-6.8', 'occupied', { figure: occupant });
    if (isFree(g, space, height, figure.id)) continue;
    const filled = g.battlefield.filledBy[space] ?? NOBODY;
    return filled !== NOBODY && g.stands[filled] === 1 ? refuse('HS-9.13', 'obstacle') : refuse('HS-9.7', 'too-low');
  }
  const [head, tail] = at;
  if (head === undefined || tail === undefined || canBeTail(g, head, tail, height, figure.id)) return null;
  const { floor } = g.battlefield;
  return floor[head] === floor[tail] ? refuse('HS-7.9', 'astride') : refuse('HS-7.6', 'two-levels');
}

/** Where the figure could get with points without end, and what bars it from the rest. */
class Far {
  readonly #g: Table;
  readonly #walker: Walker;
  readonly #double: boolean;
  /** The least points by key, walking or flying. */
  readonly #costs = new Map<string, { readonly cost: number; readonly last: number }>();
  /** Spaces the leading end can come to on foot, with the step by which it comes there. */
  readonly #walked = new Map<SpaceId, { readonly cost: number; readonly step: StepId }>();

  constructor(g: Table, figure: Figure) {
    this.#g = g;
    this.#double = figure.at.length === 2;
    const leads = this.#double ? ([0, 1] as const) : ([0] as const);
    for (const gait of mayFly(g, figure) ? (['fly', 'walk'] as const) : (['walk'] as const)) {
      for (const lead of leads)
        this.#run(figure, new Walker(g, figure, gait, false), startNode(g, figure, lead), gait === 'walk');
    }
    this.#walker = new Walker(g, figure, 'walk', false);
  }

  #run(figure: Figure, walker: Walker, start: number, onFoot: boolean): void {
    const { searches } = this.#g.battlefield;
    const search: RangeSearch = figure.at.length === 2 ? searches.double.any : searches.single.any;
    search.run(start, ENDLESS, walker, false);
    for (const node of search.reached) {
      const at = search.spacesOf(node);
      const cost = search.costOf(node) + (onFoot ? 0 : this.#landing(figure, at));
      const path = search.pathTo(node);
      const step = path.at(-1) ?? NOBODY;
      const known = this.#costs.get(at.join('-'));
      if (known === undefined || known.cost > cost)
        this.#costs.set(at.join('-'), { cost, last: step === NOBODY ? 0 : walker.cost(step) });
      const [lead] = at;
      if (onFoot && lead !== undefined && !this.#walked.has(lead)) this.#walked.set(lead, { cost, step });
    }
  }

  /** HS-8.14, HS-8.18, HS-8.22: what landing costs besides the flight. */
  #landing(figure: Figure, at: readonly SpaceId[]): number {
    const g = this.#g;
    return g.state.options.flyerLanding ? 0 : landingSurcharge(g, at, modesOf(g, figure.id).noCost);
  }

  reasons(at: readonly SpaceId[], points: number): readonly Refusal[] {
    const known = this.#costs.get(at.join('-'));
    if (known === undefined) return this.#barriers(at[0] ?? NOBODY);
    const { cost, last } = known;
    if (cost <= points) return [refuse('HS-6.1', 'no-way')];
    const tooFar = refuse('HS-6.1', 'too-far', { cost, left: points });
    const isBegun = cost - last < points;
    const reasons = isBegun ? [tooFar, refuse('HS-6.9', 'too-far', { cost, left: points })] : [tooFar];
    return [...this.#barredSteps(at[0] ?? NOBODY, points), ...reasons];
  }

  /** What bars the place from spaces beside it that are near enough: the way round it is what is too far. */
  #barredSteps(goal: SpaceId, points: number): readonly Refusal[] {
    const { field } = this.#g.battlefield;
    const found: Refusal[] = [];
    for (let back = field.firstStep[goal] ?? 0; back < (field.firstStep[goal + 1] ?? 0); back++) {
      const step = field.stepBack[back] ?? 0;
      const cost = this.#walked.get(field.stepFrom[step] ?? 0)?.cost ?? ENDLESS;
      const refusal = cost < points ? this.#walker.refusal(step) : null;
      if (refusal !== null) found.push(refusal);
    }
    return found;
  }

  /** Backwards from the place until what can be reached is met: what keeps the figure from going on there. */
  #barriers(goal: SpaceId): readonly Refusal[] {
    const { field } = this.#g.battlefield;
    const seen = new Set<SpaceId>([goal]);
    let layer: readonly SpaceId[] = [goal];
    while (layer.length > 0) {
      const next: SpaceId[] = [];
      const found = new Map<string, Refusal>();
      for (const space of layer) {
        for (let back = field.firstStep[space] ?? 0; back < (field.firstStep[space + 1] ?? 0); back++) {
          const step = field.stepBack[back] ?? 0;
          const from = field.stepFrom[step] ?? 0;
          const came = this.#walked.get(from)?.step;
          if (came === undefined) {
            if (!seen.has(from)) next.push(from);
            seen.add(from);
            continue;
          }
          const refusal = this.#walker.refusal(step) ?? (came === NOBODY ? null : this.#walker.stopAfter(came));
          if (refusal !== null) found.set(refusal.rule ?? '', refusal);
        }
      }
      if (found.size > 0) return [...found.values()];
      layer = next;
    }
    return [refuse('HS-6.1', 'no-way')];
  }
}
