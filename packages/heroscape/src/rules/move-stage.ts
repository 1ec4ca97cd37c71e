/**
 * The movement action of a turn (HS-5.7, chapter 6): figure after figure, in any order.
 */
import { ask, PASS, refuse, type Option, type Script, type Verdict } from '@muster/engine';
import { isLocked } from '../abilities/restrictions.ts';
import { grab } from '../abilities/grab.ts';
import {
  afterMove,
  beyondActing,
  isForEvery,
  movementModes,
  takeMode,
  type ModeOption,
} from '../abilities/movement-powers.ts';
import { cardOf, emit, figureOf, isOnField, recordOfFigure, stand, type Table } from '../table.ts';
import { NOBODY, type Figure, type FigureId, type Turn } from '../state.ts';
import { isHeldByProftaka } from './glyphs.ts';
import { flyPath, mustStop, walkPath } from './movement.ts';
import { allowance, destinations, pathTo, type Allowance, type Destination } from './movement-range.ts';
import { doorsFor, toggleDoor } from './objects.ts';
import { isRoad } from './terrain.ts';
import { joinActing, mayAct } from './turn.ts';
import { Walker, modesOf } from './walker.ts';
import { openActsOf } from '../abilities/act.ts';
import { putCarriedDown, takeAlong } from '../abilities/carry.ts';
import { trample, trampleOptions, type TrampleOption } from '../abilities/trample.ts';

interface MoverOption extends Option {
  readonly does: 'move' | 'turn' | 'door' | 'done';
  readonly id: number;
}

/** One step of the movement action; true when it is over. */
export function* moveStage(g: Table, turn: Turn): Script<boolean> {
  if (turn.over) return true;
  const movers = mayMove(g, turn);
  movers.push(...beyondActing(g, turn));
  const extras = turnable(g, turn);
  extras.push(...doors(g, turn));
  if (movers.length === 0 && extras.length === 0) {
    yield* endMove(g, turn);
    return true;
  }
  const only = movers.length === 1 && extras.length === 0 ? movers[0] : undefined;
  const picked = only === undefined ? yield* pickMover(turn, movers, extras) : { does: 'move' as const, id: only };
  switch (picked.does) {
    case 'done':
      yield* endMove(g, turn);
      return true;
    case 'turn':
      turnRound(g, figureOf(g, picked.id));
      turn.turned = [...turn.turned, `figure ${picked.id}`];
      return false;
    case 'door':
      toggleDoor(g, picked.id); // HS-20.11
      turn.turned = [...turn.turned, `door ${picked.id}`];
      return false;
    case 'move': {
      const moved = yield* moveFigure(g, turn, figureOf(g, picked.id));
      if (!moved && only !== undefined) yield* endMove(g, turn);
      return !moved && only !== undefined;
    }
  }
}

function* pickMover(turn: Turn, movers: readonly FigureId[], extras: readonly MoverOption[]): Script<MoverOption> {
  const options: MoverOption[] = movers.map((id) => ({ key: `move:${id}`, does: 'move', id }));
  options.push(...extras, { key: PASS, does: 'done', id: NOBODY });
  return yield* ask({ seat: turn.seat, kind: 'mover', options, about: [turn.card] });
}

/** HS-5.6, HS-6.3: who may move or move on. */
function mayMove(g: Table, turn: Turn): FigureId[] {
  return mayAct(g, turn, turn.movers).filter((id) => mayMoveNow(g, turn, figureOf(g, id)) === null);
}

/** Whether an acting figure may move or move on. */
export function mayMoveNow(g: Table, turn: Turn, figure: Figure): Verdict {
  if (turn.moved.includes(figure.id)) return refuse('HS-6.3', 'already-moved');
  if (turn.mover === figure.id && turn.left <= 0 && turn.roadLeft <= 0) return refuse('HS-6.1', 'already-moved');
  if (recordOfFigure(g, figure.id).spaces === 6) return refuse('HS-20.1', 'never-moves');
  if (isLocked(g, figure)) return refuse('HS-T16', 'held-by-power');
  return isHeldByProftaka(g, figure) ? refuse('HS-21.21', 'held-by-glyph') : null;
}

function finishMove(turn: Turn): void {
  if (turn.mover !== NOBODY && !turn.moved.includes(turn.mover)) {
    turn.moved = [...turn.moved, turn.mover];
    turn.shoveLeft = { ...turn.shoveLeft, [turn.mover]: Math.max(0, turn.left) };
  }
  turn.mover = NOBODY;
  turn.left = 0;
  turn.roadLeft = 0;
}

/** HS-T24: the move under way is over. */
function* endMove(g: Table, turn: Turn): Script {
  const { mover } = turn;
  finishMove(turn);
  if (mover === NOBODY || !isOnField(figureOf(g, mover))) return;
  yield* putCarriedDown(g, turn, figureOf(g, mover));
  yield* afterMove(g, figureOf(g, mover));
}

const STAY: Option = { key: PASS };

/** Moves one figure once; false if it stays. */
function* moveFigure(g: Table, turn: Turn, figure: Figure): Script<boolean> {
  const fresh = turn.mover !== figure.id;
  if (fresh) {
    yield* endMove(g, turn); // HS-6.3
    if (!isOnField(figure)) return true;
    yield* takeAlong(g, turn, figure); // HS-T13
    const { points, road } = allowance(g, figure); // HS-T15
    turn.mover = figure.id;
    turn.left = points;
    turn.roadLeft = road;
    turn.used = turn.used.filter((name) => !name.startsWith('while-moving '));
  }
  yield* openActsOf(g, 'while-moving', figure); // HS-T23
  if (!isOnField(figure)) return true;
  const acts = mayAct(g, turn, turn.movers).includes(figure.id);
  const modes = fresh ? modesFor(g, figure, acts) : NO_MODES; // HS-T14
  const allowed = allowedNow(g, turn, figure, fresh);
  const ways = acts ? destinations(g, figure, allowed) : [];
  const tramples = trampleOptions(g, figure, allowed.points, allowed.leads);
  const options: (Option | Destination | ModeOption | TrampleOption)[] = ways;
  options.push(...modes, ...tramples, STAY);
  if (options.length === 1) {
    yield* endMove(g, turn);
    return false;
  }
  const picked = yield* ask({ seat: turn.seat, kind: 'destination', options, about: [figure.id] });
  if (picked.key === PASS) {
    yield* endMove(g, turn); // HS-6.2
    return false;
  }
  turn.turned = [];
  if (!('mode' in picked) || !isForEvery(g, figure, picked)) joinActing(turn, figure.id); // HS-5.6
  if ('mode' in picked) {
    finishMove(turn);
    yield* takeMode(g, turn, figure, picked);
  } else if ('gait' in picked) {
    yield* travel(g, turn, figure, picked, allowed);
  } else if ('tramples' in picked) {
    yield* runDown(g, turn, figure, picked);
  }
  return true;
}

const NO_MODES: readonly ModeOption[] = [];

/** HS-5.6: who does not act this turn has only what is open to every figure. */
function modesFor(g: Table, figure: Figure, acts: boolean): readonly ModeOption[] {
  const modes = movementModes(g, figure);
  return acts || modes.length === 0 ? modes : modes.filter((mode) => isForEvery(g, figure, mode));
}

/** HS-T23: over the space of somebody run down; the move is over where that fails. */
function* runDown(g: Table, turn: Turn, figure: Figure, option: TrampleOption): Script {
  const cost = yield* trample(g, turn, figure, option);
  turn.left -= cost ?? turn.left;
  turn.roadLeft = 0;
  if (isOnField(figure) && mustStop(g, figure, 'walk', true)) turn.left = 0;
  if (turn.left <= 0) yield* endMove(g, turn);
}

const HEAD: Allowance['leads'] = [0];
const TAIL: Allowance['leads'] = [1];

/** What the figure has left; HS-7.7: in the middle of a move the same end leads on, which is the head unless it was turned. */
export function allowedNow(g: Table, turn: Turn, figure: Figure, fresh: boolean): Allowance {
  const normal = allowance(g, figure);
  if (fresh) return normal;
  const turned = turn.turned.includes(`figure ${figure.id}`);
  const points = Math.max(0, turn.left);
  return { points, road: turn.roadLeft, half: 0, unhindered: normal.unhindered, leads: turned ? TAIL : HEAD };
}

/** Goes to the destination along the path found for it. */
function* travel(g: Table, turn: Turn, figure: Figure, destination: Destination, allowed: Allowance): Script {
  const { gait, cost } = destination;
  const path = pathTo(g, figure, destination, allowed);
  const { field } = g.battlefield;
  let goesOn = true;
  const from = figure.at;
  if (gait === 'fly') {
    const over = path.map((step) => field.stepTo[step] ?? 0);
    const { stealth, disengages } = modesOf(g, figure.id);
    yield* flyPath(g, figure, destination.at, over, 'fly', !stealth && !disengages); // HS-11.5
    goesOn = !(yield* grab(g, turn, figure, from, allowed.points));
  } else {
    const last = path.at(-1);
    goesOn = last === undefined || new Walker(g, figure, gait, false).goesOn(last);
    yield* walkPath(g, figure, path, false);
  }
  if (!isOnField(figure)) {
    finishMove(turn);
    return;
  }
  turn.left -= cost;
  const onRoad = gait !== 'fly' && path.every((step) => isRoadStep(g, step));
  turn.roadLeft = onRoad && turn.roadLeft > 0 ? turn.roadLeft - cost : 0; // HS-8.8
  if (mustStop(g, figure, gait, goesOn)) {
    turn.left = 0;
    turn.roadLeft = 0;
  }
  if (turn.left > 0 || turn.roadLeft > 0) return;
  yield* endMove(g, turn);
}

function isRoadStep(g: Table, step: number): boolean {
  return isRoad(g, g.battlefield.field.stepTo[step] ?? 0);
}

/** HS-6.10, HS-6.11: own two-space figures may be turned round, once each between other actions. */
export function turnable(g: Table, turn: Turn): MoverOption[] {
  const options: MoverOption[] = [];
  for (const figure of g.state.figures) {
    if (figure.at.length !== 2 || cardOf(g, figure.card).controller !== turn.seat) continue;
    if (turn.turned.length > 0 && turn.turned.includes(`figure ${figure.id}`)) continue;
    options.push({ key: `turn:${figure.id}`, does: 'turn', id: figure.id });
  }
  return options;
}

export function turnRound(g: Table, figure: Figure): void {
  const { glyph } = figure;
  stand(g, figure, figure.at.toReversed());
  figure.glyph = glyph;
  emit(g, { type: 'turned-round', figure: figure.id, rules: ['HS-6.10'] });
}

/** HS-20.14, HS-T54 */
function doors(g: Table, turn: Turn): readonly MoverOption[] {
  return doorsFor(g, turn.seat)
    .filter((id) => !turn.turned.includes(`door ${id}`))
    .map((id) => ({ key: `door:${id}`, does: 'door', id }));
}
