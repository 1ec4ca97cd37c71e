/**
 * What the steps of a battlefield cost a kind of figure as long as nobody stands there: it never changes, so it is worked out once for
 * all figures of the kind. The rules themselves are asked (Walker) on a battlefield without figures.
 */
import { FORBIDDEN, UNKNOWN } from '@muster/hex';
import type { Battlefield } from '../battlefield.ts';
import { PLAIN_MODES } from '../abilities/face.ts';
import type { OptionSet } from '../content/options.ts';
import { cardOfFigure, faceOf, openTable, recordOf, recordOfFigure, type Table } from '../table.ts';
import { NOBODY, type Figure } from '../state.ts';
import { isFree } from './standing.ts';
import { Walker, type Gait } from './walker.ts';

export interface StepCosts {
  /** By step: movement points, FORBIDDEN, or UNKNOWN where pieces that may fall or open have a say. */
  readonly costs: Int16Array;
  /** By step: 1 where it hurts (falls, lava), or UNKNOWN. */
  readonly dangers: Int8Array;
  /** By space: 1 where the move ends because of the ground. */
  readonly stops: Uint8Array;
  /** By space: 1 where it has room to stand, 0 where not, UNKNOWN where a piece has a say. */
  readonly room: Int8Array;
}

const known = new WeakMap<Battlefield, Map<string, StepCosts>>();

/** Null where changed terrain reaches further than its own space: then every step must be looked at anew. */
export function stepCosts(g: Table, figure: Figure, gait: Gait): StepCosts | null {
  if (g.hasChangedTerrain && g.state.options.waterTypes) return null;
  const { card } = figure;
  const place = (card * 2 + (cardOfFigure(g, figure.id).negated ? 1 : 0)) * GAITS.length + GAITS.indexOf(gait);
  const mine = g.stepCosts[place];
  if (mine !== undefined) return mine;
  const costs = costsOfKind(g, figure, gait);
  g.stepCosts[place] = costs;
  return costs;
}

const GAITS: readonly Gait[] = ['walk', 'fly', 'road', 'half-road'];

function costsOfKind(g: Table, figure: Figure, gait: Gait): StepCosts {
  let kinds = known.get(g.battlefield);
  if (kinds === undefined) known.set(g.battlefield, (kinds = new Map()));
  const key = `${kindOf(g, figure)} ${gait} ${optionsKey(g.state.options)}`;
  let costs = kinds.get(key);
  if (costs === undefined) kinds.set(key, (costs = workOut(g, figure, gait)));
  return costs;
}

/** What of a figure matters to steps, in one word. */
function kindOf(g: Table, figure: Figure): string {
  const card = cardOfFigure(g, figure.id);
  const { height, spaces, size } = recordOf(g, card);
  const { climbTimes, climbAdd, key } = card.negated ? PLAIN_MODES : faceOf(g, card).modes;
  return `${height} ${spaces} ${size} ${climbTimes} ${climbAdd} ${key}`;
}

const optionKeys = new WeakMap<OptionSet, string>();

/** The optional rules that change what steps cost. */
function optionsKey(options: OptionSet): string {
  let key = optionKeys.get(options);
  if (key === undefined) {
    const { climbLimit, heightDistance, denseSwamp, jaggedRock, waterTypes, swampWaterCost, waterLevelModel } = options;
    const switches = [heightDistance, denseSwamp, jaggedRock, waterTypes, swampWaterCost].map(Number);
    optionKeys.set(options, (key = `${climbLimit} ${waterLevelModel} ${switches.join('')}`));
  }
  return key;
}

function workOut(g: Table, figure: Figure, gait: Gait): StepCosts {
  const { field, edges, filledBy } = g.battlefield;
  const empty = openTable(g.state, g.library, g.io);
  empty.standing.fill(NOBODY);
  empty.hasChangedTerrain = false;
  const walker = new Walker(empty, figure, gait, true, null);
  const costs = new Int16Array(field.steps);
  const dangers = new Int8Array(field.steps);
  for (let step = 0; step < field.steps; step++) {
    const hasPieces = (edges[step] ?? null) !== null || (filledBy[field.stepTo[step] ?? 0] ?? NOBODY) !== NOBODY;
    costs[step] = hasPieces ? UNKNOWN : walker.cost(step);
    if (hasPieces) dangers[step] = UNKNOWN;
    else if (gait !== 'fly' && costs[step] !== FORBIDDEN) dangers[step] = Number(walker.isHarmful(step));
  }
  const stops = new Uint8Array(field.spaces);
  if (gait !== 'fly') for (let space = 0; space < field.spaces; space++) stops[space] = walker.stopsIn(space) ? 1 : 0;
  const room = new Int8Array(field.spaces);
  const { height } = recordOfFigure(g, figure.id);
  for (let space = 0; space < field.spaces; space++) {
    room[space] = (filledBy[space] ?? NOBODY) !== NOBODY ? UNKNOWN : Number(isFree(empty, space, height));
  }
  return { costs, dangers, stops, room };
}
