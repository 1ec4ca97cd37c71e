/**
 * Who a condition or an amount speaks of.
 */
import type { FigureId } from '../state.ts';

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
  readonly targeted?: boolean;
  readonly wounds?: number;
}

/** Outside attacks. */
export function quietScene(self: FigureId): Scene {
  return { self, owner: self, opponent: -1, attack: null, adjacent: false, higher: false };
}
