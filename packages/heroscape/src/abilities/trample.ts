/**
 * TRAMPLE: in the middle of its move the figure runs a small one down and goes on over its space.
 */
import type { Option, Script } from '@muster/engine';
import { FORBIDDEN, type StepId } from '@muster/hex';
import { walkPath } from '../rules/movement.ts';
import { canBeTail } from '../rules/standing.ts';
import { Walker } from '../rules/walker.ts';
import { cardOfFigure, emit, faceOf, figureOf, isOnField, recordOfFigure, type Table } from '../table.ts';
import { NOBODY, type Figure, type FigureId, type Turn } from '../state.ts';
import type { Held } from './face.ts';
import type { DuringMovePart } from './language.ts';
import { frameOf } from './frame.ts';
import { runRoll } from './run.ts';
import { figuresInReach } from './wound-effects.ts';

export interface TrampleOption extends Option {
  readonly tramples: FigureId;
  /** The step onto the victim's space, and what it costs. */
  readonly step: StepId;
  readonly cost: number;
}

/** HS-T23: whom the figure can run down from where it stands, with the points it has left. */
export function trampleOptions(
  g: Table,
  figure: Figure,
  points: number,
  leads: readonly (0 | 1)[],
): readonly TrampleOption[] {
  const held = trampleOf(g, figure);
  if (held === undefined) return [];
  const { figures = {}, place } = held.part;
  const options: TrampleOption[] = [];
  for (const victim of figuresInReach(
    g,
    figure.id,
    place === undefined ? { figures } : { figures, place },
    figure.id,
  )) {
    const way = wayOnto(g, figure, victim, leads);
    if (way !== null && way.cost <= points) options.push({ key: `trample:${victim.id}`, tramples: victim.id, ...way });
  }
  return options;
}

/** The step with one of the ends that may lead, as if the victim were gone; null if the figure could not end its move there. */
function wayOnto(
  g: Table,
  figure: Figure,
  victim: Figure,
  leads: readonly (0 | 1)[],
): { step: StepId; cost: number } | null {
  const [space, second] = victim.at;
  if (space === undefined || second !== undefined) return null;
  const { field } = g.battlefield;
  const { height } = recordOfFigure(g, figure.id);
  g.standing[space] = NOBODY;
  const walker = new Walker(g, figure, 'walk', false);
  let best: { step: StepId; cost: number } | null = null;
  for (const lead of figure.at.length === 2 ? leads : [0]) {
    const from = figure.at[lead] ?? 0;
    for (let step = field.firstStep[from] ?? 0; step < (field.firstStep[from + 1] ?? 0); step++) {
      if (field.stepTo[step] !== space) continue;
      const cost = walker.cost(step);
      const fits = figure.at.length === 1 || canBeTail(g, space, from, height, figure.id);
      if (cost < FORBIDDEN && fits && (best === null || cost < best.cost)) best = { step, cost };
    }
  }
  g.standing[space] = victim.id;
  return best;
}

/** The roll; who is run down makes room. Returns what it cost, null if the move is over. */
export function* trample(
  g: Table,
  turn: Turn,
  figure: Figure,
  { tramples, step, cost }: TrampleOption,
): Script<number | null> {
  const held = trampleOf(g, figure);
  if (held === undefined) return null;
  emit(g, { type: 'power-used', figure: figure.id, card: turn.card, power: held.power });
  const frame = frameOf(g, figure.id, held.power, tramples);
  if (held.part.roll !== undefined) yield* runRoll(g, frame, held.part.roll);
  if (isOnField(figureOf(g, tramples)) || !isOnField(figure)) return null;
  const arrived = yield* walkPath(g, figure, [step], false);
  return arrived ? cost : null;
}

function trampleOf(g: Table, figure: Figure): Held<DuringMovePart> | undefined {
  const card = cardOfFigure(g, figure.id);
  return card.negated ? undefined : faceOf(g, card).duringMove.find(({ part }) => part.kind === 'trample');
}
