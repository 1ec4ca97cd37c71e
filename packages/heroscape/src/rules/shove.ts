/**
 * HS-V34: shoving an adjacent enemy instead of attacking it.
 */
import type { Option, Script } from '@muster/engine';
import { sideTowards, hexOf, neighbour, type SpaceId } from '@muster/hex';
import { SIZES } from '../content/card.ts';
import {
  areEnemies,
  controllerOf,
  emit,
  figureOf,
  headOf,
  isOnField,
  levelOf,
  recordOfFigure,
  stand,
  type Table,
} from '../table.ts';
import { NOBODY, type Figure, type FigureId, type Turn } from '../state.ts';
import { countFaces, rollCombatDice } from './dice.ts';
import { adjacentTo } from './engagement.ts';
import { fall } from './falling.ts';
import { enterGlyph } from './glyphs.ts';
import { enterLava } from './lava.ts';
import { isFree } from './standing.ts';
import { entryCost } from './terrain.ts';

export interface ShoveOption extends Option {
  readonly does: 'shove';
  readonly target: FigureId;
}

/** Adjacent enemies on the same or a lower level whose space the figure could enter with the points it has left. */
export function shoveOptions(g: Table, turn: Turn, figure: Figure): readonly ShoveOption[] {
  if (!g.state.options.shove || turn.attackFirst || figure.at.length !== 1) return [];
  const left = turn.shoveLeft[figure.id] ?? 0;
  return adjacentTo(g, figure)
    .filter((id) => {
      const target = figureOf(g, id);
      if (!areEnemies(g, figure.id, id) || target.at.length !== 1) return false;
      const fits = isFree(g, headOf(target), recordOfFigure(g, figure.id).height, id);
      return levelOf(g, figure) >= levelOf(g, target) && fits && entryCost(g, headOf(target)) <= left;
    })
    .map((target) => ({ key: `shove:${target}`, does: 'shove', target }));
}

const rankOf = (g: Table, id: FigureId): number => SIZES.indexOf(recordOfFigure(g, id).size) + 1;

export function* shove(g: Table, turn: Turn, figure: Figure, { target }: ShoveOption): Script {
  const victim = figureOf(g, target);
  const rank = rankOf(g, figure.id);
  const dice = Math.max(0, rank + (rank - rankOf(g, target)));
  const faces = yield* rollCombatDice(g, dice, { seat: turn.seat, figure: figure.id, purpose: 'attack', parts: [] });
  const defence = yield* rollCombatDice(g, rankOf(g, target), {
    seat: controllerOf(g, target),
    figure: target,
    purpose: 'defence',
    parts: [],
  });
  const spaces = countFaces(faces, 'skull') - countFaces(defence, 'shield');
  if (spaces <= 0) return;
  const stood = headOf(figure);
  const from = headOf(victim);
  const side = sideTowards(hexOf(g.battlefield.field, stood), hexOf(g.battlefield.field, from));
  if (side === null) return;
  let moved = false;
  for (let i = 0; i < spaces && isOnField(victim); i++) {
    const next = beyond(g, headOf(victim), side, recordOfFigure(g, target).height);
    if (next === null) break;
    const drop = levelOf(g, victim) - (g.battlefield.floor[next] ?? 0);
    victim.glyph = NOBODY;
    stand(g, victim, [next]);
    moved = true;
    emit(g, { type: 'placed', figure: target, at: [next], rules: ['HS-V34'] });
    yield* fall(g, victim, drop, next);
    yield* enterLava(g, victim, next);
    yield* enterGlyph(g, victim, next);
  }
  // On the way a glyph may have called the figure elsewhere, or somebody else to the space.
  if (!moved || !isOnField(figure) || headOf(figure) !== stood) return;
  if (!isFree(g, from, recordOfFigure(g, figure.id).height)) return;
  figure.glyph = NOBODY;
  stand(g, figure, [from]);
  emit(g, { type: 'placed', figure: figure.id, at: [from], rules: ['HS-V34'] });
  yield* enterLava(g, figure, from);
  yield* enterGlyph(g, figure, from);
}

/** The space straight behind, if the figure can be pushed onto it: not occupied, not unfit, not higher, no obstacle between. */
function beyond(g: Table, space: SpaceId, side: 0 | 1 | 2 | 3 | 4 | 5, height: number): SpaceId | null {
  const { field, floor, edges } = g.battlefield;
  const hex = neighbour(hexOf(field, space), side);
  for (let step = field.firstStep[space] ?? 0; step < (field.firstStep[space + 1] ?? 0); step++) {
    const to = field.stepTo[step] ?? 0;
    const at = hexOf(field, to);
    if (at.q !== hex.q || at.r !== hex.r || (floor[to] ?? 0) > (floor[space] ?? 0) || !isFree(g, to, height)) continue;
    if ((edges[step] ?? []).some((id) => g.stands[id] === 1)) continue;
    return to;
  }
  return null;
}
