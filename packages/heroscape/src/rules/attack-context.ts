/**
 * One attack from its declaration to its end (HS-14.5), as the rules about dice and powers see it.
 */
import type { Draft, Seat } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import type { Held } from '../abilities/face.ts';
import type { SpecialAttackPart } from '../abilities/language.ts';
import { figureOf, type Table } from '../table.ts';
import { NOBODY, type FigureId } from '../state.ts';
import { areAdjacent } from './engagement.ts';

export interface Attack {
  readonly attacker: FigureId;
  readonly seat: Seat;
  readonly kind: 'normal' | 'special';
  readonly special: Held<SpecialAttackPart> | null;
  /** Its name in the log; empty for normal attacks. */
  readonly power: string;
  /** The primary target; NOBODY for objects and for attacks around the attacker. */
  target: FigureId;
  /** The destructible object attacked, NOBODY for figures. */
  readonly object: number;
  /** HS-16.3: the target is adjacent. */
  close: boolean;
  /** HS-V29 */
  readonly fire: boolean;
  /** Number of attack dice, when the words fix it. */
  readonly fixedDice: number | null;
  /** Faces are rolled once for all affected figures (HS-18.7). */
  skulls: number;
  allSkulls: boolean;
  /** Symbols on dice of a general, where the attack was rolled with them. */
  symbols: number;
  /** Where the affected figures stood when the attack began. */
  readonly spacesBefore: { readonly figure: FigureId; readonly at: readonly SpaceId[] }[];
  /** An evasion or other power ended it for these targets. */
  ignored: FigureId[];
  /** What came of it for each figure, in the order of defence: its defence dice, and the wounds it received. */
  readonly results: {
    readonly figure: FigureId;
    readonly dice: number;
    skulls: number;
    shields: number;
    wounds: number;
    excess: number;
  }[];
  /** Canceled before any dice. */
  canceled: boolean;
}

/** What every attack begins with. */
export function newAttack(
  of: Pick<Attack, 'attacker' | 'seat' | 'kind' | 'target' | 'object' | 'close' | 'fire'>,
): Draft<Attack> {
  return {
    attacker: of.attacker,
    seat: of.seat,
    kind: of.kind,
    special: null,
    power: '',
    target: of.target,
    object: of.object,
    close: of.close,
    fire: of.fire,
    fixedDice: null,
    skulls: 0,
    allSkulls: false,
    symbols: 0,
    spacesBefore: [],
    ignored: [],
    results: [],
    canceled: false,
  };
}

/** HS-18.5: secondary figures defend as if attacked from the primary target's space; NOBODY if that is an object. */
export function originFor(attack: Attack, target: FigureId): FigureId {
  if (attack.object !== NOBODY) return NOBODY;
  return target === attack.target || attack.target === NOBODY ? attack.attacker : attack.target;
}

/** HS-16.3, HS-18.6; HS-20.8: who is hit with an object stands next to it. */
export function isCloseTo(g: Table, attack: Attack, target: FigureId): boolean {
  if (target === NOBODY || target === attack.target) return attack.close;
  if (attack.object !== NOBODY) return true;
  return areAdjacent(g, figureOf(g, originFor(attack, target)), figureOf(g, target));
}
