/**
 * Destructible objects (HS-20.6 to HS-20.14, HS-V35, HS-V39).
 */
import { refuse, type Script, type Verdict } from '@muster/engine';
import { canSee, sideOf } from '@muster/hex';
import { DOOR_HEIGHT, isTree } from '../content/pieces.ts';
import { areFriends, controllerOf, emit, playerAt, putUp, recordOfFigure, type Table } from '../table.ts';
import { NOBODY, type Figure, type FigureId } from '../state.ts';
import { attackDice } from './combat-dice.ts';
import type { Attack } from './attack-context.ts';
import { countFaces, rollCombatDice } from './dice.ts';
import { spaceDistance } from './distance.ts';
import { isEngaged } from './engagement.ts';
import { eyesOf } from './sight.ts';
import type { SpaceId } from '@muster/hex';

/** HS-20.10: life of a door; HS-V39: of a tree its height. */
export function lifeOfObject(g: Pick<Table, 'battlefield' | 'state'>, piece: number): number {
  const info = g.battlefield.pieces[piece];
  if (info === undefined) return 0;
  if (info.kind === 'door') return 10;
  return g.state.options.destructibleTrees && isTree(info.kind) ? info.top - info.base : 0;
}

/** The standing pieces that can be attacked. */
export function destructibleObjects(g: Table): readonly number[] {
  const { destructible } = g.battlefield;
  return destructible.length === 0
    ? destructible
    : destructible.filter((piece) => isThere(g, piece) && lifeOfObject(g, piece) > 0);
}

/** An open door still stands; it just doesn't block. */
function isThere(g: Table, piece: number): boolean {
  const state = g.state.pieces[piece];
  return state !== undefined && state.wounds < lifeOfObject(g, piece);
}

/** HS-20.6, HS-14.7: attacked like figures, but not by engaged figures. */
export function mayAttackObject(g: Table, attacker: Figure, piece: number, range: number, needsSight = true): Verdict {
  const info = g.battlefield.pieces[piece];
  if (info === undefined || !isThere(g, piece)) return refuse('HS-20.6', 'not-an-object');
  if (isEngaged(g, attacker)) return refuse('HS-14.7', 'engaged-elsewhere');
  if (isTree(info.kind) && (recordOfFigure(g, attacker.id).weapons ?? []).length === 0)
    return refuse('HS-V39', 'no-weapon-for-trees');
  const distance = objectDistance(g, attacker, piece);
  if (distance > range || (range < 2 && !isBeside(g, attacker, piece)))
    return refuse('HS-16.1', 'out-of-range', { range });
  if (!needsSight || isBeside(g, attacker, piece)) return null; // HS-15.5, HS-15.21
  return seesObject(g, attacker, piece) ? null : refuse('HS-15.21', 'no-sight');
}

/** The spaces at which an object stands: those it fills, or those on both sides of its edge. */
function spacesOf(g: Table, piece: number): readonly SpaceId[] {
  const info = g.battlefield.pieces[piece];
  if (info === undefined) return [];
  if (info.spaces.length > 0) return info.spaces;
  const { field, floor } = g.battlefield;
  const spaces = new Set<SpaceId>();
  for (const { step } of info.crossings) {
    for (const space of [field.stepFrom[step] ?? 0, field.stepTo[step] ?? 0]) {
      if ((floor[space] ?? 0) < info.top && (floor[space] ?? 0) >= info.base - 1) spaces.add(space);
    }
  }
  return [...spaces];
}

function objectDistance(g: Table, attacker: Figure, piece: number): number {
  let least = 1000;
  for (const from of attacker.at)
    for (const to of spacesOf(g, piece)) least = Math.min(least, spaceDistance(g, from, to));
  return least;
}

/** HS-13.8: adjacent as between two figures, by the piece's height. */
export function isBeside(g: Table, figure: Figure, piece: number): boolean {
  const info = g.battlefield.pieces[piece];
  if (info === undefined) return false;
  const { field, floor } = g.battlefield;
  const height = recordOfFigure(g, figure.id).height;
  const reaches = (space: SpaceId, base: number, top: number) => {
    const gap = (floor[space] ?? 0) - base;
    return Math.abs(gap) < (gap <= 0 ? height : top - base);
  };
  if (info.spaces.length === 0) {
    return info.crossings.some(({ step }) => {
      const from = field.stepFrom[step] ?? 0;
      return figure.at.includes(from) && reaches(from, info.base, info.base + DOOR_HEIGHT);
    });
  }
  return figure.at.some((space) => {
    for (let step = field.firstStep[space] ?? 0; step < (field.firstStep[space + 1] ?? 0); step++) {
      if (info.spaces.includes(field.stepTo[step] ?? 0) && reaches(space, info.base, info.top)) return true;
    }
    return false;
  });
}

/** HS-15.21: its spaces or its edge are sampled like a figure. */
function seesObject(g: Table, attacker: Figure, piece: number): boolean {
  const { field, sight, pieces } = g.battlefield;
  const info = pieces[piece];
  if (info === undefined) return false;
  const from = eyesOf(g, attacker);
  const height = info.top - info.base;
  if (info.spaces.length > 0) {
    return info.spaces.some((space) =>
      canSee(sight, g.stands, from, { column: field.column[space] ?? 0, level: info.base, height, piece }, 'direct'),
    );
  }
  return info.crossings.some(({ step }) => {
    const side = sideOf(field, step);
    const column = field.column[field.stepFrom[step] ?? 0] ?? 0;
    return side !== null && canSee(sight, g.stands, from, { column, side, level: info.base, height, piece }, 'direct');
  });
}

/** HS-20.6, HS-20.7, HS-20.10: rolled like an attack on a figure; only wounds destroy it. */
export function* attackObject(g: Table, attack: Attack): Script {
  const { attacker, object } = attack;
  const seat = controllerOf(g, attacker);
  const dice = attack.fixedDice ?? attackDice(g, attack, NOBODY);
  const faces = yield* rollCombatDice(g, dice, { seat, figure: attacker, purpose: 'attack', parts: [] });
  const skulls = countFaces(faces, 'skull') + (g.state.options.blankWild ? countFaces(faces, 'blank') : 0);
  const { rolled, automatic } = objectDefence(g, attacker, object);
  const defence = yield* rollCombatDice(g, rolled, { seat, figure: NOBODY, purpose: 'defence', parts: [] });
  const shields =
    countFaces(defence, 'shield') + automatic + (g.state.options.blankWild ? countFaces(defence, 'blank') : 0);
  const wounds = Math.max(0, skulls - shields);
  attack.skulls = skulls; // HS-18.7: for everybody next to it as well
  emit(g, { type: 'attack-result', attacker, target: NOBODY, object, skulls, shields, wounds });
  woundObject(g, object, wounds);
}

/** HS-20.10, HS-V35: the door's automatic shields depend on the attacker's size. */
function objectDefence(g: Table, attacker: FigureId, piece: number): { rolled: number; automatic: number } {
  if (g.battlefield.pieces[piece]?.kind !== 'door') return { rolled: 4, automatic: 0 }; // HS-V39
  if (g.state.options.doorFlatDefence) return { rolled: 5, automatic: 0 }; // HS-V35
  const { size } = recordOfFigure(g, attacker);
  return { rolled: 4, automatic: size === 'small' || size === 'medium' ? 2 : 1 };
}

function woundObject(g: Table, piece: number, wounds: number): void {
  const state = g.state.pieces[piece];
  if (wounds <= 0 || state === undefined) return;
  state.wounds = Math.min(lifeOfObject(g, piece), state.wounds + wounds);
  emit(g, { type: 'object-wounded', piece, wounds, rules: ['HS-20.6'] });
  if (state.wounds < lifeOfObject(g, piece)) return;
  putUp(g, piece, false);
  emit(g, { type: 'object-destroyed', piece, rules: ['HS-20.13'] });
}

/** HS-20.11, HS-20.12: the doors the seat may open or close now. */
export function doorsFor(g: Table, seat: number): readonly number[] {
  const { doors, pieces } = g.battlefield;
  if (doors.length === 0) return doors;
  return doors.filter((piece) => {
    const door = pieces[piece]?.door ?? null;
    if (door === null || !isThere(g, piece)) return false;
    const holder = door.control.map((space) => g.standing[space] ?? NOBODY).find((id) => id !== NOBODY);
    const mine = holder !== undefined && holdsDoor(g, seat, holder);
    const blocked = door.swing.some((space) => (g.standing[space] ?? NOBODY) !== NOBODY); // HS-20.12
    return mine && !blocked;
  });
}

function holdsDoor(g: Table, seat: number, holder: FigureId): boolean {
  const of = controllerOf(g, holder);
  return of === seat || (playerAt(g, of).team === playerAt(g, seat).team && areFriends(g, of, seat));
}

export function toggleDoor(g: Table, piece: number): void {
  const state = g.state.pieces[piece];
  if (state === undefined) return;
  putUp(g, piece, !state.stands);
  emit(g, { type: 'door', piece, open: !state.stands, rules: ['HS-20.11'] });
}
