/**
 * Further attacks of the same figure (HS-T41): double attacks, all adjacent, and special attacks that go on.
 */
import { ask, PASS, type Option, type Script } from '@muster/engine';
import { normalAttack } from '../rules/attack-stage.ts';
import { areAdjacent } from '../rules/engagement.ts';
import { mayAttack } from '../rules/targeting.ts';
import { cardOfFigure, faceOf, figureOf, isOnField, type Table } from '../table.ts';
import { NOBODY, type AttackSequence, type Figure, type FigureId, type Turn } from '../state.ts';
import { holdAll } from './condition.ts';
import { continueSpecial } from './special-attack.ts';
import { sceneOf, type Scene } from './scene.ts';

export function* moreAttacks(g: Table, turn: Turn): Script {
  const { sequence } = turn;
  if (sequence === null) return;
  const figure = figureOf(g, sequence.figure);
  if (!isOnField(figure)) {
    turn.sequence = null;
    return;
  }
  if (sequence.power !== NOBODY) {
    yield* continueSpecial(g, turn, figure, sequence);
    return;
  }
  const targets = furtherTargets(g, figure, sequence);
  if (targets.length === 0) {
    turn.sequence = null;
    return;
  }
  const options: (Option & { target: FigureId })[] = targets.map((id) => ({ key: String(id), target: id }));
  options.push({ key: PASS, target: NOBODY });
  const picked = yield* ask({ seat: turn.seat, kind: 'target', options, about: [figure.id] });
  if (picked.target === NOBODY) turn.sequence = null;
  else yield* normalAttack(g, turn, figure, picked.target, NOBODY);
}

/** Whom the figure may attack once more; nobody if it has no further attack. */
function furtherTargets(g: Table, figure: Figure, sequence: AttackSequence): readonly FigureId[] {
  const card = cardOfFigure(g, figure.id);
  if (card.negated) return [];
  const found = new Set<FigureId>();
  const last = sequence.targets.at(-1) ?? NOBODY;
  for (const { part } of faceOf(g, card).attacks) {
    if (!holdAll(g, part.when, sceneAfter(figure, last, sequence.close))) continue;
    const more = part.more === 'all-adjacent' ? Infinity : part.more - (part.fewerPerWound ?? 0) * figure.wounds;
    if (sequence.attacksMade > more) continue;
    const different = part.differentTargets === true || part.more === 'all-adjacent';
    const adjacent = part.adjacentOnly === true || part.more === 'all-adjacent';
    for (const target of g.state.figures) {
      if (!isOnField(target) || (different && sequence.targets.includes(target.id))) continue;
      if (adjacent && !areAdjacent(g, figure, target)) continue;
      if (mayAttack(g, figure, target) === null) found.add(target.id);
    }
  }
  return [...found].toSorted((a, b) => a - b);
}

/** The attack just made, as it was when it was made. */
function sceneAfter(figure: Figure, last: FigureId, adjacent: boolean): Scene {
  return sceneOf(figure.id, last, 'normal', adjacent, false);
}
