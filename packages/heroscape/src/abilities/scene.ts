/**
 * Who a condition or an amount speaks of.
 */
import type { Draft } from '@muster/engine';
import { NOBODY, type FigureId } from '../state.ts';

export interface Scene {
  /** The figure whose power it is, or whom an aura affects. */
  readonly self: FigureId;
  /** The figure that has the power: for auras not the one affected. */
  readonly owner: FigureId;
  /** The figure on the other side of an attack, NOBODY outside attacks and against objects. */
  readonly opponent: FigureId;
  /** The kind of attack; null outside attacks. */
  readonly attack: 'normal' | 'special' | null;
  /** Whether the attack comes from an adjacent space (HS-16.3, HS-18.6). */
  readonly adjacent: boolean;
  /** Whether self has height advantage (HS-17.4). */
  readonly higher: boolean;
  /** Self is the chosen target of the attack, and the wounds it gave. */
  readonly targeted: boolean;
  readonly wounds: number;
}

/** All scenes are made here, so that all have the same shape in memory: conditions read them everywhere. */
export function sceneOf(
  self: FigureId,
  opponent: FigureId,
  attack: Scene['attack'],
  adjacent: boolean,
  higher: boolean,
): Draft<Scene> {
  return { self, owner: self, opponent, attack, adjacent, higher, targeted: false, wounds: 0 };
}

/** Outside attacks. */
export function quietScene(self: FigureId): Draft<Scene> {
  return sceneOf(self, NOBODY, null, false, false);
}

/** A special attack before its target is known. */
export function specialScene(self: FigureId): Draft<Scene> {
  return sceneOf(self, NOBODY, 'special', false, false);
}

/** The same scene for the power of somebody else: an aura. */
export function ownedBy(scene: Scene, owner: FigureId): Scene {
  const { self, opponent, attack, adjacent, higher, targeted, wounds } = scene;
  return { self, owner, opponent, attack, adjacent, higher, targeted, wounds };
}
