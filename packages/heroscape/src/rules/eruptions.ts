/**
 * Volcanoes and geysers (HS-V13, HS-V14) at the end of the round.
 */
import { nextBelow, type Script } from '@muster/engine';
import {
  canSee,
  hexDistance,
  hexOf,
  neighbour,
  pointAbove,
  SIDES,
  type Hex,
  type Side,
  type SpaceId,
} from '@muster/hex';
import { codeOf } from '../content/terrain.ts';
import { controllerOf, emit, figureOf, headOf, isOnField, levelOf, recordOfFigure, type Table } from '../table.ts';
import { NOBODY, type Figure } from '../state.ts';
import { newAttack } from './attack-context.ts';
import { defenceDice } from './combat-dice.ts';
import { countFaces, rollCombatDice, rollD20 } from './dice.ts';
import { distanceOf } from './distance.ts';
import { fall } from './falling.ts';
import { putDown, spotsFor } from './standing.ts';
import { giveWounds } from './wounds.ts';
import { terrainCode } from './terrain.ts';

/** Connected spaces of one terrain. */
function areasOf(g: Table, terrain: number): readonly (readonly SpaceId[])[] {
  const { field } = g.battlefield;
  const seen = new Set<SpaceId>();
  const areas: SpaceId[][] = [];
  for (let start = 0; start < field.spaces; start++) {
    if (seen.has(start) || terrainCode(g, start) !== terrain) continue;
    const area = [start];
    seen.add(start);
    for (let i = 0; i < area.length; i++) {
      const space = area[i] ?? start;
      for (let step = field.firstStep[space] ?? 0; step < (field.firstStep[space + 1] ?? 0); step++) {
        const next = field.stepTo[step] ?? 0;
        if (seen.has(next) || terrainCode(g, next) !== terrain) continue;
        seen.add(next);
        area.push(next);
      }
    }
    areas.push(area);
  }
  return areas;
}

/** The space of the area nearest to its middle. */
function centreOfArea(g: Table, area: readonly SpaceId[]): SpaceId {
  const hexes = area.map((space) => hexOf(g.battlefield.field, space));
  const far = (hex: Hex) => hexes.reduce((sum, other) => sum + hexDistance(hex, other), 0);
  let best = 0;
  for (let i = 1; i < hexes.length; i++)
    if (far(hexes[i] ?? { q: 0, r: 0 }) < far(hexes[best] ?? { q: 0, r: 0 })) best = i;
  return area[best] ?? 0;
}

/** HS-V13 */
export function* volcano(g: Table): Script {
  const from = g.state.options.volcano;
  if (from === 0) return;
  for (const area of areasOf(g, codeOf('moltenLava'))) {
    const roll = yield* rollD20(g, { seat: 0, purpose: 'volcano', figure: NOBODY, power: '' });
    if (roll < from) continue;
    yield* erupt(g, area, roll >= 20 ? 3 : 1, roll >= 20 ? 8 : 4);
  }
}

/** One roll for all; each figure in clear sight of a point one level above the area's centre defends on its own. */
function* erupt(g: Table, area: readonly SpaceId[], dice: number, reach: number): Script {
  const { field, floor, sight } = g.battlefield;
  const centre = centreOfArea(g, area);
  const eye = pointAbove(field, field.column[centre] ?? 0, (floor[centre] ?? 0) + 1);
  const hit = g.state.figures.filter((figure) => {
    if (!isOnField(figure) || distanceOf(g, area, figure.at) > reach) return false;
    const { height } = recordOfFigure(g, figure.id);
    return figure.at.some((space) =>
      canSee(sight, g.stands, eye, { column: field.column[space] ?? 0, level: floor[space] ?? 0, height }, 'clear'),
    );
  });
  const faces = yield* rollCombatDice(g, dice, { seat: 0, figure: NOBODY, purpose: 'volcano', parts: [] });
  const skulls = countFaces(faces, 'skull');
  for (const figure of hit) {
    if (!isOnField(figure)) continue;
    const seat = controllerOf(g, figure.id);
    const blast = newAttack({
      attacker: figure.id,
      seat,
      kind: 'special',
      target: figure.id,
      object: NOBODY,
      close: false,
      fire: true,
    });
    const defence = yield* rollCombatDice(g, defenceDice(g, blast, figure.id), {
      seat,
      figure: figure.id,
      purpose: 'defence',
      parts: [],
    });
    const wounds = Math.max(0, skulls - countFaces(defence, 'shield'));
    yield* giveWounds(g, { figure: figure.id, wounds, cause: 'volcano', by: NOBODY, attack: null });
  }
}

/** HS-V14 */
export function* geyser(g: Table): Script {
  const from = g.state.options.geyser;
  if (from === 0) return;
  for (const area of areasOf(g, codeOf('water'))) {
    const roll = yield* rollD20(g, { seat: 0, purpose: 'geyser', figure: NOBODY, power: '' });
    if (roll < from) continue;
    const bathers = g.state.figures.filter(
      (figure) => isOnField(figure) && figure.at.some((space) => area.includes(space)),
    );
    // Whom one of them took along when it died is not thrown.
    for (const figure of bathers) if (isOnField(figure)) yield* hurl(g, figure, area, roll >= 20);
  }
}

/** Thrown up and away from the centre; it lands on the last free space of the line not above its flight. */
function* hurl(g: Table, figure: Figure, area: readonly SpaceId[], large: boolean): Script {
  const seat = controllerOf(g, figure.id);
  const height = yield* rollD20(g, { seat, purpose: 'geyser', figure: figure.id, power: '' });
  const up = large ? height : Math.max(0, height - 10);
  const start = levelOf(g, figure);
  const side = directionOf(
    g,
    hexOf(g.battlefield.field, centreOfArea(g, area)),
    hexOf(g.battlefield.field, headOf(figure)),
  );
  let hex = hexOf(g.battlefield.field, headOf(figure));
  let landing: readonly SpaceId[] | null = null;
  for (let i = 0; i < (large ? 8 : 4); i++) {
    hex = neighbour(hex, side);
    const column = g.battlefield.field.columnAt(hex.q, hex.r);
    if (column === null) break;
    const { firstSpace, floor } = { firstSpace: g.battlefield.field.firstSpace, floor: g.battlefield.floor };
    const top = (firstSpace[column + 1] ?? 1) - 1;
    const at = spotsFor(g, figure, [top])[0]?.at;
    if (at !== undefined && (floor[top] ?? 0) <= start + up) landing = at;
  }
  if (landing === null) return;
  yield* putDown(g, figure, landing);
  emit(g, { type: 'moved', figure: figure.id, from: [], to: landing, mode: 'place', path: [], rules: ['HS-V14'] });
  const to = landing[0] ?? 0;
  yield* fall(g, figureOf(g, figure.id), start + up - (g.battlefield.floor[to] ?? 0), to);
}

/** The hex direction closest to the line from the centre to the figure; at the centre itself, any. */
function directionOf(g: Table, centre: Hex, to: Hex): Side {
  if (centre.q === to.q && centre.r === to.r) return SIDES[nextBelow(g.state.rng, 6)] ?? 0;
  let best: Side = 0;
  let least = Infinity;
  const far = hexDistance(centre, to);
  for (const side of SIDES) {
    let along = centre;
    for (let i = 0; i < far; i++) along = neighbour(along, side);
    const off = hexDistance(along, to);
    if (off < least) {
      least = off;
      best = side;
    }
  }
  return best;
}
