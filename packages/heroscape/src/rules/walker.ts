/**
 * What the steps of one figure's move cost and where they end (chapters 6 to 9, 11, 12). The search of the hex package asks it.
 */
import { refuse, type RuleId, type Verdict } from '@muster/engine';
import { FORBIDDEN, UNKNOWN, UPRIGHT, type KnownSteps, type Mover, type SpaceId, type StepId } from '@muster/hex';
import { PLAIN_MODES, type MovementModes } from '../abilities/face.ts';
import { aurasOf } from '../abilities/aura.ts';
import { isBarrier, markLocked } from '../abilities/restrictions.ts';
import { BREAKS_FALLS, codeOf, STOPS } from '../content/terrain.ts';
import { isClimbable } from '../content/pieces.ts';
import {
  areFriends,
  cardOfFigure,
  controllerOf,
  faceOf,
  figureOf,
  movesOfOthers,
  recordOfFigure,
  type Table,
} from '../table.ts';
import { NOBODY, type Figure, type FigureId } from '../state.ts';
import { isEngaged, touchAcross } from './engagement.ts';
import { isFree } from './standing.ts';
import { stepCosts, type StepCosts } from './step-costs.ts';
import { alwaysEnterable, entryCost, isRoad, isWaterLike, terrainCode } from './terrain.ts';

const MOLTEN_LAVA = codeOf('moltenLava');
const GLYPH = 1;
const LOCKED = 2;

/** How the steps are made. */
export type Gait =
  | 'walk'
  | 'fly'
  /** Walking on road spaces only, for the bonus (HS-8.10). */
  | 'road'
  /** Walking at least half the way on roads, for the bonus of HS-V12. */
  | 'half-road';

/** HS-28.10: a negated card has no powers. */
export function modesOf(g: Table, id: FigureId): MovementModes {
  const card = cardOfFigure(g, id);
  return card.negated ? PLAIN_MODES : faceOf(g, card).modes;
}

/** HS-12.4, HS-12.14 */
export function mayUseRungs(g: Table, figure: Figure): boolean {
  const { spaces, size } = recordOfFigure(g, figure.id);
  return spaces === 1 && (size === 'small' || size === 'medium');
}

/** Answers for one figure; made anew for each search. */
export class Walker implements Mover {
  readonly #g: Table;
  readonly #figure: Figure;
  readonly #height: number;
  readonly #reach: number;
  readonly #double: boolean;
  readonly #climbsLadders: boolean;
  readonly #modes: MovementModes;
  readonly #gait: Gait;
  /** Takes no leaving-engagement attacks on this move. */
  readonly #unhindered: boolean;
  /** What steps cost and where they are dangerous as long as nobody is in the way; null where that must be asked each time. */
  readonly #steps: StepCosts | null;
  /** Occupants it may pass, worked out once each. */
  #passable: Int8Array | null = null;
  /** Why the last step that was asked about can't be made. */
  #rule: RuleId = '';
  #reason = '';

  constructor(
    g: Table,
    figure: Figure,
    gait: Gait,
    unhindered: boolean,
    steps: StepCosts | null = stepCosts(g, figure, gait),
  ) {
    const record = recordOfFigure(g, figure.id);
    const modes = modesOf(g, figure.id);
    this.#g = g;
    this.#figure = figure;
    this.#height = record.height;
    this.#double = record.spaces === 2;
    this.#modes = modes;
    this.#reach = record.height * modes.climbTimes + modes.climbAdd; // CLIMB
    this.#climbsLadders = mayUseRungs(g, figure);
    this.#gait = gait;
    this.#unhindered = unhindered || modes.disengages;
    this.#steps = steps;
  }

  cost(step: StepId): number {
    const known = this.#gait === 'fly' ? UNKNOWN : this.#knownCost(step);
    return known === UNKNOWN ? this.#findCost(step) : known;
  }

  /** What the step costs; says in passing why it can't be made. */
  #findCost(step: StepId): number {
    return this.#gait === 'fly' ? this.#flight(step) : this.#walk(step);
  }

  /** A step costs what it does where nobody stands; who stands there only says whether it can be made. */
  #knownCost(step: StepId): number {
    const g = this.#g;
    const cost = g.hasChangedTerrain ? UNKNOWN : (this.#steps?.costs[step] ?? UNKNOWN);
    if (cost === UNKNOWN || cost === FORBIDDEN) return cost;
    const { field, floor } = g.battlefield;
    const from = field.stepFrom[step] ?? 0;
    const to = field.stepTo[step] ?? 0;
    if (field.perch[from] === 1 || field.perch[to] === 1) return UNKNOWN;
    const isFall = (floor[from] ?? 0) - (floor[to] ?? 0) >= this.#reach;
    return this.#mayEnter(to, isFall) ? cost : FORBIDDEN;
  }

  /** HS-6.8, HS-9.7: whether it could end its move there. */
  mayStandOn(space: SpaceId): boolean {
    const occupant = this.#g.standing[space] ?? NOBODY;
    if (occupant !== NOBODY && occupant !== this.#figure.id) return false;
    const room = this.#steps?.room[space] ?? UNKNOWN;
    return room === UNKNOWN ? isFree(this.#g, space, this.#height, this.#figure.id) : room === 1;
  }

  /** Steps to where nobody stands cost what they always do; stops and dangers come from others besides. */
  get known(): KnownSteps | null {
    if (this.#steps === null) return null;
    const { state, battlefield, standing } = this.#g;
    const { scratch } = battlefield;
    const { waterTypes, swampWaterCost } = state.options;
    const { stops } = scratch.known;
    if (scratch.knownOf !== this) {
      stops.set(this.#steps.stops);
      if (this.#gait !== 'fly') {
        for (const glyph of state.glyphs) if (!glyph.gone) stops[glyph.space] = GLYPH;
        markLocked(this.#g, this.#figure, stops, LOCKED);
      }
      if (this.#g.hasChangedTerrain) this.#forgetChangedTerrain();
      scratch.knownOf = this;
    }
    const { costs, dangers } = this.#g.hasChangedTerrain ? scratch.known : this.#steps;
    const guards = this.#unhindered || this.#gait === 'fly' ? null : this.#enemies();
    return { costs, occupants: standing, dangers, guards, stops, stretches: waterTypes || swampWaterCost };
  }

  /** Steps to and from spaces whose ground is not what it was must be asked about. */
  #forgetChangedTerrain(): void {
    const { field, terrain, scratch } = this.#g.battlefield;
    const { costs, dangers, stops } = scratch.known;
    costs.set(this.#steps?.costs ?? []);
    dangers.set(this.#steps?.dangers ?? []);
    for (let space = 0; space < stops.length; space++) {
      if (terrainCode(this.#g, space) === terrain[space]) continue;
      stops[space] = 1;
      const end = field.firstStep[space + 1] ?? 0;
      for (let step = field.firstStep[space] ?? 0; step < end; step++) {
        const back = field.stepBack[step] ?? 0;
        costs[step] = UNKNOWN;
        costs[back] = UNKNOWN;
        dangers[back] = UNKNOWN;
      }
    }
  }

  /** Notes why a step can't be made: a note costs nothing, a refusal is made only for who asks. */
  #no(rule: RuleId, reason: string): number {
    this.#rule = rule;
    this.#reason = reason;
    return FORBIDDEN;
  }

  /** Why a step can't be made at all; null if it can. */
  refusal(step: StepId): Verdict {
    if (this.#findCost(step) !== FORBIDDEN) return null;
    if (this.#reason !== 'too-high') return refuse(this.#rule, this.#reason);
    return refuse(this.#rule, this.#reason, { limit: this.#climbLimit() });
  }

  /** Why a figure that has made the step must stop there; null if it need not. */
  stopAfter(step: StepId): Verdict {
    if (this.goesOn(step)) return null;
    const to = this.#g.battlefield.field.stepTo[step] ?? 0;
    const mark = this.#marks()[to];
    if (mark === LOCKED) return refuse('HS-T20', 'held-by-power');
    if (mark === GLYPH) return refuse('HS-21.2', 'stops-on-glyph');
    return refuse('HS-8.3', 'stops-in-water');
  }

  /** HS-6.6, HS-6.7: which rule keeps the figure from passing who stands there. */
  #barredBy(to: SpaceId): RuleId {
    const occupant = this.#g.standing[to] ?? NOBODY;
    if (this.#isHive(to)) return 'HS-20.2';
    return areFriends(this.#g, controllerOf(this.#g, this.#figure.id), controllerOf(this.#g, occupant))
      ? 'HS-6.6'
      : 'HS-6.7';
  }

  /** HS-11.1, HS-11.2, HS-11.9 */
  #flight(step: StepId): number {
    const { field } = this.#g.battlefield;
    const from = field.stepFrom[step] ?? 0;
    const to = field.stepTo[step] ?? 0;
    if (field.stepSide[step] === UPRIGHT) return this.#no('HS-11.2', 'ladder');
    if (!this.#hasOpening(from, to)) return this.#no('HS-11.9', 'no-opening');
    if (this.#isHive(to)) return this.#no('HS-20.2', 'in-the-way');
    if (!this.#g.state.options.heightDistance) return 1;
    const { floor } = this.#g.battlefield;
    return 1 + Math.floor(Math.abs((floor[from] ?? 0) - (floor[to] ?? 0)) / 10); // HS-V28
  }

  #walk(step: StepId): number {
    const g = this.#g;
    const { field, floor, edges, unsupported } = g.battlefield;
    const from = field.stepFrom[step] ?? 0;
    const to = field.stepTo[step] ?? 0;
    if (field.perch[from] === 1 || field.perch[to] === 1) return this.#ladderStep(step, from, to);
    const a = floor[from] ?? 0;
    const b = floor[to] ?? 0;
    const rise = b - a;
    if (unsupported[step] === 1) return this.#no('HS-9.9', 'free-edge');
    if (rise > this.#climbLimit()) return this.#no(rise > this.#reach ? 'HS-9.1' : 'HS-9.5', 'too-high');
    if (!this.#fits(to)) return this.#no('HS-9.7', 'too-low');
    if (!this.#hasOpening(from, to)) return this.#no('HS-9.14', 'no-opening');
    const filled = g.battlefield.filledBy[to] ?? NOBODY;
    if (filled !== NOBODY && g.stands[filled] === 1 && !isClimbable(g.battlefield.pieces[filled]?.kind ?? 'tree')) {
      return this.#no('HS-9.10', 'obstacle'); // HS-9.13, HS-20.2
    }
    let top = Math.max(a, b);
    const pieces = edges[step];
    if (pieces !== null && pieces !== undefined) {
      const over = this.#edgeTop(step, pieces);
      if (over === FORBIDDEN) return this.#no('HS-20.13', 'door-closed');
      if (over - a > this.#climbLimit()) return this.#no('HS-9.11', 'too-high');
      top = Math.max(top, over);
    }
    const isFall = top - b >= this.#reach;
    if (!this.#mayEnter(to, isFall)) return this.#no(isFall ? 'HS-10.11' : this.#barredBy(to), 'in-the-way');
    if (this.#gait === 'road' && !isRoad(g, to)) return this.#no('HS-8.10', 'no-road');
    const floorCost = this.#modes.noCost[terrainCode(g, to)] === true ? 1 : entryCost(g, to);
    return top - a + this.#bank(from, to, rise) + floorCost; // HS-9.2, HS-8.23
  }

  /** HS-9.5 */
  #climbLimit(): number {
    return this.#g.state.options.climbLimit === 'strict' ? this.#reach - 1 : this.#reach;
  }

  /** HS-8.4, HS-8.5: the bank from water to land counts as one more level. */
  #bank(from: SpaceId, to: SpaceId, rise: number): number {
    if (rise < 0 || this.#g.state.options.waterLevelModel === 'recessed') return 0; // HS-8.29
    return isWaterLike(this.#g, from) && !isWaterLike(this.#g, to) ? 1 : 0;
  }

  /** What must be climbed over on this edge. */
  #edgeTop(step: StepId, pieces: readonly number[]): number {
    let top = 0;
    for (const id of pieces) {
      if (this.#g.stands[id] !== 1) continue;
      const piece = this.#g.battlefield.pieces[id];
      if (piece?.kind === 'door') return FORBIDDEN; // HS-20.13
      for (const crossing of piece?.crossings ?? []) if (crossing.step === step) top = Math.max(top, crossing.top);
    }
    return top;
  }

  /** HS-9.7: room for its height under what lies above. */
  #fits(to: SpaceId): boolean {
    const { field, floor } = this.#g.battlefield;
    return (field.ceiling[to] ?? 0) - (floor[to] ?? 0) >= this.#height;
  }

  /** HS-9.14: an opening at least its height above the higher floor. */
  #hasOpening(from: SpaceId, to: SpaceId): boolean {
    const { field, floor } = this.#g.battlefield;
    const ceiling = Math.min(field.ceiling[from] ?? 0, field.ceiling[to] ?? 0);
    return ceiling - Math.max(floor[from] ?? 0, floor[to] ?? 0) >= this.#height;
  }

  #isHive(space: SpaceId): boolean {
    const filled = this.#g.battlefield.filledBy[space] ?? NOBODY;
    if (filled !== NOBODY && this.#g.battlefield.pieces[filled]?.kind === 'hive') return this.#g.stands[filled] === 1;
    const standing = this.#g.standing[space] ?? NOBODY;
    return standing !== NOBODY && recordOfFigure(this.#g, standing).spaces === 6; // HS-20.2
  }

  /** HS-6.5 to HS-6.7; HS-10.11: a fall needs a free space. */
  #mayEnter(to: SpaceId, isFall: boolean): boolean {
    const occupant = this.#g.standing[to] ?? NOBODY;
    if (occupant === NOBODY || occupant === this.#figure.id) return true;
    if (isFall) return this.#g.state.options.fallOnFigure; // HS-V33
    this.#passable ??= new Int8Array(this.#g.state.figures.length);
    const known = this.#passable[occupant] ?? 0;
    if (known !== 0) return known > 0;
    const passes = this.#passes(occupant);
    this.#passable[occupant] = passes ? 1 : -1;
    return passes;
  }

  #passes(occupant: FigureId): boolean {
    const g = this.#g;
    if (this.#isHive(figureOf(g, occupant).at[0] ?? 0)) return false;
    if (isBarrier(g, figureOf(g, occupant))) return false; // LOCK
    if (this.#modes.ghost) return true; // GHOST
    if (!areFriends(g, controllerOf(g, this.#figure.id), controllerOf(g, occupant))) return false;
    return !isEngaged(g, figureOf(g, occupant));
  }

  /** Chapter 12: along a ladder, and on and off it. */
  #ladderStep(step: StepId, from: SpaceId, to: SpaceId): number {
    const g = this.#g;
    const { field, ladderOf, ladders, floor } = g.battlefield;
    if (!this.#climbsLadders || this.#gait === 'road') return this.#no('HS-12.4', 'ladder'); // HS-12.14
    const occupant = g.standing[to] ?? NOBODY;
    if (occupant !== NOBODY && (field.perch[to] === 1 || !this.#mayEnter(to, false)))
      return this.#no('HS-12.13', 'in-the-way');
    if (field.stepSide[step] === UPRIGHT) return 1; // HS-12.2
    const a = ladderOf[from] ?? NOBODY;
    const b = ladderOf[to] ?? NOBODY;
    if (a !== NOBODY && b !== NOBODY) {
      return Math.abs((floor[from] ?? 0) - (floor[to] ?? 0)) <= 1 ? 1 : this.#no('HS-12.3', 'ladder');
    }
    const ladder = ladders[a === NOBODY ? b : a];
    const rung = a === NOBODY ? to : from;
    const ground = a === NOBODY ? from : to;
    if (ladder === undefined || !this.#fits(ground)) return this.#no('HS-9.7', 'too-low');
    if (ground === ladder.head) return ladder.rungs.at(-1) === rung ? 1 : this.#no('HS-12.2', 'ladder');
    const sideways = (floor[ground] ?? 0) > (floor[ladder.foot] ?? 0);
    return sideways && Math.abs((floor[ground] ?? 0) - (floor[rung] ?? 0)) <= 1 ? 1 : this.#no('HS-12.3', 'ladder');
  }

  /** HS-V9, HS-V10 */
  alwaysEnters(step: StepId): boolean {
    return this.#gait === 'walk' && alwaysEnterable(this.#g, this.#g.battlefield.field.stepTo[step] ?? 0);
  }

  /** HS-V33: whether the step is a fall onto another figure. */
  landsOnFigure(step: StepId): boolean {
    if (!this.#g.state.options.fallOnFigure || this.#gait === 'fly') return false;
    const occupant = this.#g.standing[this.#g.battlefield.field.stepTo[step] ?? 0] ?? NOBODY;
    return occupant !== NOBODY && occupant !== this.#figure.id && this.#drop(step) >= this.#reach;
  }

  goesOn(step: StepId): boolean {
    if (this.landsOnFigure(step)) return false;
    if (this.#gait === 'fly') return true; // HS-11.7
    const { field } = this.#g.battlefield;
    const to = field.stepTo[step] ?? 0;
    if (this.#marks()[to] !== 0) return false; // HS-21.2, HS-21.4
    if (!this.stopsIn(to)) return true;
    // HS-7.10: the whole base must be in water.
    return this.#double && !this.stopsIn(field.stepFrom[step] ?? 0);
  }

  stopsIn(space: SpaceId): boolean {
    const code = terrainCode(this.#g, space);
    if (STOPS[code] !== 1 || this.#modes.noStop[code] === true) return false; // HS-8.3, HS-8.16
    return !(this.#g.state.options.waterTypes && entryCost(this.#g, space) === 3); // HS-V9
  }

  isDangerous(step: StepId): boolean {
    const { field } = this.#g.battlefield;
    const from = field.stepFrom[step] ?? 0;
    const to = field.stepTo[step] ?? 0;
    if (this.#gait === 'fly') return false;
    if (!this.#unhindered) {
      const enemies = this.#enemies();
      if (((enemies[from] ?? 0) & ~(enemies[to] ?? 0)) !== 0) return true; // HS-13.13
    }
    return this.isHarmful(step);
  }

  /** Lava and falls. */
  isHarmful(step: StepId): boolean {
    const to = this.#g.battlefield.field.stepTo[step] ?? 0;
    const code = terrainCode(this.#g, to);
    if (code === MOLTEN_LAVA && this.#modes.noDamage[code] !== true) return true; // HS-8.16
    return this.#drop(step) >= this.#reach && BREAKS_FALLS[code] !== 1; // HS-10.2
  }

  /** By space: which enemies the figure would be adjacent to there, as bits. */
  #enemies(): Int32Array {
    const g = this.#g;
    const { scratch } = g.battlefield;
    const height = this.#height;
    const seat = controllerOf(g, this.#figure.id);
    const moves = movesOfOthers(g, seat);
    const auras = aurasOf(g); // made anew when a card changes sides
    const of = scratch.enemiesOf;
    const isSame =
      of !== null &&
      of.auras === auras &&
      of.table === g &&
      of.seat === seat &&
      of.height === height &&
      of.moves === moves;
    if (!isSame) {
      enemiesBySpace(g, this.#figure, height);
      scratch.enemiesOf = { table: g, auras, seat, height, moves };
    }
    return scratch.enemies;
  }

  /** By space: what makes it stop there besides water. */
  #marks(): Uint8Array {
    const { state } = this.#g;
    const { scratch } = this.#g.battlefield;
    if (scratch.stopsOf !== this) {
      scratch.stops.fill(0);
      for (const glyph of state.glyphs) if (!glyph.gone) scratch.stops[glyph.space] = GLYPH;
      markLocked(this.#g, this.#figure, scratch.stops, LOCKED);
      scratch.stopsOf = this;
    }
    return scratch.stops;
  }

  #drop(step: StepId): number {
    const { field, floor, edges } = this.#g.battlefield;
    const from = field.stepFrom[step] ?? 0;
    const to = field.stepTo[step] ?? 0;
    if (field.perch[from] === 1 || field.perch[to] === 1) return 0;
    const pieces = edges[step];
    const over = pieces === null || pieces === undefined ? 0 : this.#edgeTop(step, pieces);
    return Math.max(floor[from] ?? 0, over) - (floor[to] ?? 0); // HS-10.6
  }
}

/** By space, which enemies a figure of this height would be adjacent to, as bits; more than 31 enemies share the last bit. */
function enemiesBySpace(g: Table, figure: Figure, height: number): void {
  const { field } = g.battlefield;
  const seat = controllerOf(g, figure.id);
  const masks = g.battlefield.scratch.enemies.fill(0);
  let bit = 0;
  for (const enemy of g.state.figures) {
    if (enemy.fate !== 'field' || areFriends(g, seat, controllerOf(g, enemy.id))) continue;
    const mask = 1 << Math.min(bit++, 30);
    const enemyHeight = recordOfFigure(g, enemy.id).height;
    for (const space of enemy.at) {
      const end = field.firstStep[space + 1] ?? 0;
      for (let step = field.firstStep[space] ?? 0; step < end; step++) {
        const beside = field.stepTo[step] ?? 0;
        if (touchAcross(g, step, enemyHeight, height)) masks[beside] = (masks[beside] ?? 0) | mask;
      }
    }
  }
}
