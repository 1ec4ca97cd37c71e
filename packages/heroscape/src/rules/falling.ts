/**
 * Falling (chapter 10).
 */
import type { Script } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { BREAKS_FALLS, codeOf } from '../content/terrain.ts';
import { controllerOf, isOnField, recordOfFigure, type Table } from '../table.ts';
import { NOBODY, type Figure } from '../state.ts';
import { countFaces, rollCombatDice, rollD20 } from './dice.ts';
import { terrainCode } from './terrain.ts';
import { modesOf } from './walker.ts';
import { destroy, giveWounds } from './wounds.ts';

/** HS-10.2: CLIMB powers change how high a figure counts for falls. */
export function fallHeight(g: Table, figure: Figure): number {
  const { climbTimes, climbAdd } = modesOf(g, figure.id);
  return recordOfFigure(g, figure.id).height * climbTimes + climbAdd;
}

/** HS-10.9: the dice of a fall; 'extreme' is a d20. */
export function fallDice(drop: number, height: number): number | 'extreme' {
  if (drop >= height + 20) return 'extreme'; // HS-10.4
  if (drop >= height + 10) return 3; // HS-10.3
  return drop >= height ? 1 : 0; // HS-10.2
}

const HEAVY_SNOW = codeOf('heavySnow');

/** HS-10.10: rolled immediately on landing. `drop` includes the height of what was jumped over (HS-10.6). */
export function* fall(g: Table, figure: Figure, drop: number, landing: SpaceId): Script {
  if (!isOnField(figure)) return;
  const code = terrainCode(g, landing);
  if (BREAKS_FALLS[code] === 1) return; // HS-10.7, HS-10.8
  const dice = fallDice(drop, fallHeight(g, figure));
  const seat = controllerOf(g, figure.id);
  if (dice === 'extreme') {
    const roll = yield* rollD20(g, { seat, purpose: 'fall', figure: figure.id, power: '' });
    if (roll <= 18) yield* destroy(g, figure, 'fall', NOBODY, null);
    return;
  }
  const cushioned = g.state.options.snowCushion && code === HEAVY_SNOW ? Math.max(0, dice - 1) : dice; // HS-V11
  yield* fallWounds(g, figure, cushioned);
}

/** HS-10.5: every skull is one wound, without defence. */
export function* fallWounds(g: Table, figure: Figure, dice: number): Script {
  if (dice <= 0) return;
  const seat = controllerOf(g, figure.id);
  const faces = yield* rollCombatDice(g, dice, { seat, figure: figure.id, purpose: 'fall', parts: [] });
  yield* giveWounds(g, {
    figure: figure.id,
    wounds: countFaces(faces, 'skull'),
    cause: 'fall',
    by: NOBODY,
    attack: null,
  });
}
