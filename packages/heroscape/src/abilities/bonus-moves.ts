/**
 * Movement outside the normal move (OTHERMOVE, REACTMOVE): figures are chosen and each moves up to so many spaces.
 */
import { ask, PASS, type Option, type Script } from '@muster/engine';
import { FORBIDDEN, type StepId } from '@muster/hex';
import { wouldTouch } from '../rules/engagement.ts';
import { isHeldByProftaka } from '../rules/glyphs.ts';
import { flyPath, mustStop, walkPath } from '../rules/movement.ts';
import { destinations, pathTo, plainAllowance, type Allowance, type Destination } from '../rules/movement-range.ts';
import { isFree } from '../rules/standing.ts';
import { modesOf, Walker } from '../rules/walker.ts';
import { areFriends, controllerOf, figureOf, isOnField, recordOfFigure, type Table } from '../table.ts';
import { NOBODY, type Figure, type FigureId } from '../state.ts';
import type { Effect } from './language.ts';
import { isLocked } from './restrictions.ts';
import type { Frame } from './frame.ts';
import { figuresInReach } from './wound-effects.ts';

type MoveEffect = Extract<Effect, { do: 'move' }>;

interface StepUp extends Option {
  readonly step: StepId;
}

export function* bonusMoves(g: Table, frame: Frame, effect: MoveEffect): Script {
  const spaces = effect.spaces === 'symbols' ? frame.count : effect.spaces;
  const done: FigureId[] = [];
  const most = effect.count === 'all' ? Infinity : effect.count;
  while (done.length < most && spaces > 0) {
    const figures = figuresInReach(g, frame.self, effect, frame.self).filter(
      (figure) =>
        !done.includes(figure.id) &&
        !isLocked(g, figure) &&
        !isHeldByProftaka(g, figure) &&
        recordOfFigure(g, figure.id).spaces < 6,
    );
    if (figures.length === 0) return;
    const options: (Option & { figure: FigureId })[] = figures.map(({ id }) => ({ key: String(id), figure: id }));
    options.push({ key: PASS, figure: NOBODY });
    const picked = yield* ask({ seat: frame.seat, kind: 'bonus-mover', options, about: [frame.self] });
    if (picked.figure === NOBODY) return;
    done.push(picked.figure);
    yield* bonusMove(g, frame, figureOf(g, picked.figure), spaces, effect);
  }
}

function* bonusMove(g: Table, frame: Frame, figure: Figure, spaces: number, effect: MoveEffect): Script {
  const free = effect.free === true;
  if (effect.up !== undefined) {
    const steps: (Option | StepUp)[] = [...stepsUp(g, figure, effect.up, free), { key: PASS }];
    const chosen = yield* ask({ seat: frame.seat, kind: 'destination', options: steps, about: [figure.id] });
    if ('step' in chosen) yield* walkPath(g, figure, [chosen.step], free);
    return;
  }
  const ways = destinations(g, figure, plainAllowance(spaces, free)).filter(
    (way) => effect.unengaged !== true || !endsEngaged(g, figure, way),
  );
  const options: (Option | Destination)[] = [...ways, { key: PASS }];
  const picked = yield* ask({ seat: frame.seat, kind: 'destination', options, about: [figure.id] });
  if (!('gait' in picked)) return;
  yield* go(g, figure, picked, plainAllowance(spaces, free));
}

/** Goes there; whether the figure could go on from there. */
export function* go(g: Table, figure: Figure, way: Destination, allowed: Allowance): Script<boolean> {
  const path = pathTo(g, figure, way, allowed);
  const { unhindered } = allowed;
  let goesOn = true;
  if (way.gait === 'fly') {
    const { stealth, disengages } = modesOf(g, figure.id);
    const over = path.map((step) => g.battlefield.field.stepTo[step] ?? 0);
    yield* flyPath(g, figure, way.at, over, 'fly', !unhindered && !stealth && !disengages);
  } else {
    const last = path.at(-1);
    goesOn = last === undefined || new Walker(g, figure, way.gait, unhindered).goesOn(last);
    yield* walkPath(g, figure, path, unhindered);
  }
  return isOnField(figure) && !mustStop(g, figure, way.gait, goesOn);
}

/** One step up to so many levels higher, whatever it costs (Gain High Ground). */
function stepsUp(g: Table, figure: Figure, up: number, free: boolean): readonly StepUp[] {
  const { field, floor } = g.battlefield;
  const { height } = recordOfFigure(g, figure.id);
  const walker = new Walker(g, figure, 'walk', free);
  const from = figure.at[0] ?? 0;
  const found: StepUp[] = [];
  for (let step = field.firstStep[from] ?? 0; step < (field.firstStep[from + 1] ?? 0); step++) {
    const to = field.stepTo[step] ?? 0;
    if (
      (floor[to] ?? 0) - (floor[from] ?? 0) > up ||
      walker.cost(step) >= FORBIDDEN ||
      !isFree(g, to, height, figure.id)
    )
      continue;
    found.push({ key: String(to), step });
  }
  return found;
}

function endsEngaged(g: Table, figure: Figure, way: Destination): boolean {
  const seat = controllerOf(g, figure.id);
  const { height } = recordOfFigure(g, figure.id);
  return g.state.figures.some(
    (other) =>
      isOnField(other) && !areFriends(g, seat, controllerOf(g, other.id)) && wouldTouch(g, way.at, height, other.id),
  );
}
