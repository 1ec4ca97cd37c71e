/**
 * Where a figure can move: for each space its cost, its path and its dangers (chapters 6 to 12).
 */
import { stepBetween, type RangeSearch, type SpaceId, type StepId } from '@muster/hex';
import { moveOf } from '../abilities/move-value.ts';
import type { Table } from '../table.ts';
import { NOBODY, type Figure } from '../state.ts';
import { isEngaged } from './engagement.ts';
import { alwaysEnterable, entryCost, isRoad } from './terrain.ts';
import { mayUseRungs, modesOf, Walker, type Gait } from './walker.ts';
import { mayFly } from './flying.ts';

/** One place a figure can move to. */
export interface Destination {
  readonly key: string;
  /** The spaces it would fill, the leading end first. */
  readonly at: readonly SpaceId[];
  readonly gait: Gait;
  readonly cost: number;
  /** Something may happen to it on the way: leaving attacks, falls, lava. */
  readonly dangerous: boolean;
  /** Which end leads, for two-space figures: 0 the head, 1 the tail. */
  readonly lead: 0 | 1;
  readonly node: number;
}

/** One of the searches behind a list of destinations. */
interface Leg {
  readonly search: RangeSearch;
  /** The search's number: another one may have run since. */
  readonly run: number;
  readonly gait: Gait;
  readonly lead: 0 | 1;
  readonly dangerous: boolean;
}

/** The searches of one list, kept for who asks for a path. */
export interface Ways {
  readonly figure: Figure;
  readonly allowed: Allowance;
  readonly legs: readonly Leg[];
}

/** What a figure has for a move. */
export interface Allowance {
  readonly points: number;
  /** With the bonus for staying on the road (HS-8.8, HS-8.10); 0 if it has none. */
  readonly road: number;
  /** With the bonus for moving half the way on roads (HS-V12); 0 if there is none. */
  readonly half: number;
  /** Takes no leaving-engagement attacks. */
  readonly unhindered: boolean;
  /** Which ends may lead (HS-7.2, HS-7.7). */
  readonly leads: readonly (0 | 1)[];
}

const BOTH_ENDS: Allowance['leads'] = [0, 1];

/** So many spaces without any bonus. */
export function plainAllowance(points: number, unhindered = false): Allowance {
  return { points, road: 0, half: 0, unhindered, leads: BOTH_ENDS };
}

/** The normal move (HS-T15). */
export function allowance(g: Table, figure: Figure): Allowance {
  const points = moveOf(g, figure);
  const onRoad = figure.at.every((space) => isRoad(g, space)); // HS-8.11
  const half = g.state.options.roadHalf ? points + 1 : 0;
  return { points, road: onRoad ? points + 3 : 0, half, unhindered: false, leads: BOTH_ENDS };
}

const ONE_END: Allowance['leads'] = [0];

/** All destinations within the points; the safest way to each, then the cheapest. */
export function destinations(g: Table, figure: Figure, allowed: Allowance): Destination[] {
  const found: Destination[] = [];
  const legs: Leg[] = [];
  if (mayFly(g, figure)) goAbout(g, figure, 'fly', allowed, found, legs);
  goAbout(g, figure, 'walk', allowed, found, legs);
  if (allowed.road > allowed.points) goAbout(g, figure, 'road', allowed, found, legs);
  if (allowed.half > allowed.points) goAbout(g, figure, 'half-road', allowed, found, legs);
  const { listed } = searchesOf(g, figure);
  for (const { node } of found) listed[node] = NOBODY;
  g.ways = { figure, allowed, legs };
  return found;
}

function searchesOf(g: Table, figure: Figure): Table['battlefield']['searches']['single'] {
  return figure.at.length === 2 ? g.battlefield.searches.double : g.battlefield.searches.single;
}

function budgetFor(gait: Gait, { points, road, half }: Allowance): number {
  if (gait === 'road') return road;
  return gait === 'half-road' ? half : points;
}

/** Searches with each end that may lead: along safe steps, and if any are not, along all. */
function goAbout(g: Table, figure: Figure, gait: Gait, allowed: Allowance, found: Destination[], legs: Leg[]): void {
  const points = budgetFor(gait, allowed);
  const { safe, any } = searchesOf(g, figure);
  const walker = new Walker(g, figure, gait, allowed.unhindered);
  const takeOff = gait === 'fly' && isHinderedTakeOff(g, figure, allowed.unhindered);
  for (const lead of figure.at.length === 2 ? allowed.leads : ONE_END) {
    const start = startNode(g, figure, lead);
    if (gait !== 'fly') {
      safe.run(start, points, walker, true);
      const leg = { search: safe, run: safe.runs, gait, lead, dangerous: false };
      legs.push(leg);
      collect(g, figure, walker, leg, points, found);
      if (!safe.metDanger) continue;
    }
    any.run(start, points, walker, false);
    const leg = { search: any, run: any.runs, gait, lead, dangerous: gait !== 'fly' || takeOff };
    legs.push(leg);
    collect(g, figure, walker, leg, points, found);
  }
}

/** HS-11.10: at take-off every enemy engaged with the flyer strikes, unless it flies by stealth. */
function isHinderedTakeOff(g: Table, figure: Figure, unhindered: boolean): boolean {
  const { stealth, disengages } = modesOf(g, figure.id);
  return !unhindered && !stealth && !disengages && isEngaged(g, figure);
}

/** HS-7.2: which end leads. */
export function startNode(g: Table, figure: Figure, lead: 0 | 1): number {
  const [head, tail] = figure.at;
  if (head === undefined) throw new Error(`figure ${figure.id} is not on the battlefield`);
  if (tail === undefined) return head;
  const step = lead === 0 ? stepBetween(g.battlefield.field, head, tail) : stepBetween(g.battlefield.field, tail, head);
  if (step === null) throw new Error(`figure ${figure.id} stands on spaces that don't border`);
  return step;
}

function collect(g: Table, figure: Figure, walker: Walker, leg: Leg, points: number, found: Destination[]): void {
  const { search, gait, lead, dangerous } = leg;
  const { places, listed } = searchesOf(g, figure);
  const { noCost } = modesOf(g, figure.id);
  const { floor, edges, field } = g.battlefield;
  const { reached } = search;
  const double = figure.at.length === 2;
  const start = figure.at[0];
  for (let i = 0; i < reached.length; i++) {
    const node = reached[i] ?? 0;
    // The node of a figure with two spaces is the step between them.
    const head = double ? (field.stepFrom[node] ?? 0) : node;
    if ((!double && head === start) || (!walker.mayStandOn(head) && !endsInFall(g, figure, leg, node))) continue;
    if (double) {
      const tail = field.stepTo[node] ?? 0;
      if (floor[head] !== floor[tail] || !walker.mayStandOn(tail)) continue; // HS-7.6
      if (edges[node]?.some((id) => g.stands[id] === 1) === true) continue; // HS-7.9
    }
    const place = places[node];
    if (place === undefined || (double && isWhereItStands(figure, place.at))) continue;
    const { key, at } = place;
    let cost = search.costOf(node);
    if (gait === 'fly') {
      if (!g.state.options.flyerLanding) cost += landingSurcharge(g, at, noCost); // HS-8.14, HS-8.18, HS-8.22
      if (cost > points || (field.perch[head] === 1 && !mayUseRungs(g, figure))) continue; // HS-12.7
    }
    if (gait === 'half-road' && !isHalfOnRoad(g, search.pathTo(node))) continue; // HS-V12
    const position = listed[node] ?? NOBODY;
    const known = position === NOBODY ? undefined : found[position];
    if (known === undefined) listed[node] = found.push({ key, at, gait, cost, dangerous, lead, node }) - 1;
    else if ((known.dangerous && !dangerous) || (known.dangerous === dangerous && cost < known.cost)) {
      found[position] = { key, at, gait, cost, dangerous, lead, node };
    }
  }
}

/** HS-V33: the figure ends its move by falling onto another. */
function endsInFall(g: Table, figure: Figure, { search, gait }: Leg, node: number): boolean {
  if (!g.state.options.fallOnFigure || gait === 'fly') return false;
  const last = search.pathTo(node).at(-1);
  return last !== undefined && new Walker(g, figure, gait, false).landsOnFigure(last);
}

/** HS-V12: at least half of the spaces of the move are road. */
function isHalfOnRoad(g: Table, path: readonly StepId[]): boolean {
  const road = path.filter((step) => isRoad(g, g.battlefield.field.stepTo[step] ?? 0)).length;
  return road * 2 >= path.length;
}

export function isWhereItStands(figure: Figure, at: readonly SpaceId[]): boolean {
  for (const space of at) if (!figure.at.includes(space)) return false;
  return true;
}

export function landingSurcharge(g: Table, at: readonly SpaceId[], noCost: readonly boolean[]): number {
  let most = 0;
  for (const space of at) {
    const waived = noCost[g.battlefield.terrain[space] ?? 0] === true || alwaysEnterable(g, space);
    if (!waived) most = Math.max(most, Math.min(2, entryCost(g, space)) - 1);
  }
  return most;
}

/** The steps of the leading end to a destination that `destinations` listed. */
export function pathTo(
  g: Table,
  figure: Figure,
  destination: Pick<Destination, 'gait' | 'lead' | 'node' | 'dangerous'>,
  allowed: Allowance,
): readonly StepId[] {
  const { gait, lead, node, dangerous } = destination;
  if (g.ways?.figure === figure && g.ways.allowed === allowed) {
    for (const leg of g.ways.legs) {
      const isMeant = leg.gait === gait && leg.lead === lead && leg.dangerous === dangerous;
      if (isMeant && leg.search.runs === leg.run) return leg.search.pathTo(node);
    }
  }
  const { safe, any } = searchesOf(g, figure);
  const search = gait !== 'fly' && !dangerous ? safe : any;
  const walker = new Walker(g, figure, gait, allowed.unhindered);
  search.run(startNode(g, figure, lead), budgetFor(gait, allowed), walker, search === safe);
  return search.pathTo(node);
}

/** The paths to many destinations: searched once for each way to go. */
export function pathsTo(
  g: Table,
  figure: Figure,
  ways: readonly Destination[],
  allowed: Allowance,
): ReadonlyMap<Destination, readonly StepId[]> {
  const paths = new Map<Destination, readonly StepId[]>();
  const legs = new Map<string, Destination[]>();
  for (const way of ways) {
    const leg = `${way.gait} ${way.lead} ${way.dangerous}`;
    legs.set(leg, [...(legs.get(leg) ?? []), way]);
  }
  const { safe, any } = searchesOf(g, figure);
  for (const [first, ...rest] of legs.values()) {
    if (first === undefined) continue;
    paths.set(first, pathTo(g, figure, first, allowed));
    const search = first.gait !== 'fly' && !first.dangerous ? safe : any;
    for (const way of rest) paths.set(way, search.pathTo(way.node));
  }
  return paths;
}
