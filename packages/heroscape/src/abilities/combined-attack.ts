/**
 * Combined attacks (SACOMB) and attacks on everybody adjacent that must be made (Flail Hurricane).
 */
import { choose, type Option, type Script } from '@muster/engine';
import { attackOn, mayStillAttack, normalAttack } from '../rules/attack-stage.ts';
import { resolveAttack } from '../rules/attack.ts';
import { adjacentTo, areAdjacent, isEngaged } from '../rules/engagement.ts';
import { figureDistance } from '../rules/distance.ts';
import { hasDirectSight } from '../rules/sight.ts';
import { mayAttack, mayTarget } from '../rules/targeting.ts';
import { cardOfFigure, faceOf, figureOf, isOnField, levelOf, type Table } from '../table.ts';
import { NOBODY, type Figure, type FigureId, type Turn } from '../state.ts';
import type { Held } from './face.ts';
import { matches } from './filter.ts';
import type { CombinedPart } from './language.ts';

export interface CombinedOption extends Option {
  readonly does: 'combined';
  readonly place: number;
  readonly target: FigureId;
  readonly figures: readonly FigureId[];
}

/** The groups of figures with this one that can attack a target together. */
export function combinedOptions(g: Table, turn: Turn, figure: Figure): readonly CombinedOption[] {
  const options: CombinedOption[] = [];
  const card = cardOfFigure(g, figure.id);
  if (faceOf(g, card).combined.length === 0) return options;
  const free = mayStillAttack(g, turn).filter((id) => id !== figure.id);
  const left = turn.attackers - new Set(turn.attacked).size;
  for (const held of faceOf(g, card).combined) {
    if (held.part.figures > left) continue;
    if (held.part.alone === true && turn.strikes.some(({ by }) => card.figures.includes(by))) continue;
    for (const target of g.state.figures) {
      if (!isOnField(target) || !canJoin(g, figure, target, held)) continue;
      const others = free.filter((id) => canJoin(g, figureOf(g, id), target, held));
      for (const group of groupsOf(others, held.part.figures - 1)) {
        const figures = [figure.id, ...group];
        if (!isFormation(g, figures, held)) continue;
        options.push({
          key: `combined:${held.place}:${target.id}:${group.join('-')}`,
          does: 'combined',
          place: held.place,
          target: target.id,
          figures,
        });
      }
    }
  }
  return options;
}

function canJoin(g: Table, figure: Figure, target: Figure, { part }: Held<CombinedPart>): boolean {
  if (part.targets !== undefined && !matches(g, target.id, part.targets, figure.id)) return false;
  if (part.need.includes('unengaged') && isEngaged(g, figure)) return false;
  if (part.need.includes('adjacent-to-target') && !areAdjacent(g, figure, target)) return false;
  if (mayTarget(g, figure, target) !== null) return false; // HS-14.3
  if (figureDistance(g, figure, target) > part.range) return false;
  return areAdjacent(g, figure, target) || hasDirectSight(g, figure, target);
}

function groupsOf(figures: readonly FigureId[], size: number): readonly (readonly FigureId[])[] {
  if (size === 0) return [[]];
  return figures.flatMap((first, i) => groupsOf(figures.slice(i + 1), size - 1).map((rest) => [first, ...rest]));
}

/** On one level, and each next to another of the group. */
function isFormation(g: Table, ids: readonly FigureId[], { part }: Held<CombinedPart>): boolean {
  const figures = ids.map((id) => figureOf(g, id));
  const [first] = figures;
  if (first === undefined) return false;
  if (part.need.includes('same-level') && figures.some((figure) => levelOf(g, figure) !== levelOf(g, first)))
    return false;
  if (!part.need.includes('together')) return true;
  return figures.every((figure) => figures.some((other) => areAdjacent(g, figure, other)));
}

/** One attack with fixed dice; for heights it comes from the lowest of them. */
export function* combinedAttack(g: Table, turn: Turn, figure: Figure, option: CombinedOption): Script {
  const held = faceOf(g, cardOfFigure(g, figure.id)).combined.find(({ place }) => place === option.place);
  if (held === undefined) throw new Error(`figure ${figure.id} has no combined attack ${option.place}`);
  const figures = option.figures.map((id) => figureOf(g, id));
  const lowest = figures.toSorted((a, b) => levelOf(g, a) - levelOf(g, b) || a.id - b.id)[0] ?? figure;
  turn.acting = [...new Set([...turn.acting, ...option.figures])];
  turn.attacked = [
    ...turn.attacked,
    ...(held.part.alone === true ? cardOfFigure(g, figure.id).figures : option.figures),
  ];
  const attack = attackOn(g, lowest, option.target, NOBODY);
  attack.kind = 'special';
  attack.power = held.power;
  attack.fixedDice = held.part.dice;
  yield* resolveAttack(g, attack);
}

/** Every figure adjacent is attacked, in an order of choice, as far as it may be. */
export function* attackWithAll(g: Table, turn: Turn, figure: Figure): Script {
  const done: FigureId[] = [];
  if (!turn.attacked.includes(figure.id)) turn.attacked = [...turn.attacked, figure.id];
  while (isOnField(figure) && !turn.ended.includes(figure.id)) {
    const targets = adjacentTo(g, figure).filter(
      (id) => !done.includes(id) && mayAttack(g, figure, figureOf(g, id)) === null,
    );
    if (targets.length === 0) break;
    const options = targets.map((id) => ({ key: String(id), target: id }));
    const { target } = yield* choose({ seat: turn.seat, kind: 'target', options, about: [figure.id] });
    done.push(target);
    yield* normalAttack(g, turn, figure, target, NOBODY);
  }
  turn.sequence = null;
}
