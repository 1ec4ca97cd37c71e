/**
 * A power being used, and on whom.
 */
import type { Draft, Seat } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import type { Attack } from '../rules/attack-context.ts';
import type { Packet } from '../rules/wounds.ts';
import { controllerOf, type Table } from '../table.ts';
import { NOBODY, type FigureId } from '../state.ts';

export interface Frame {
  /** The figure that has the power. */
  readonly self: FigureId;
  readonly seat: Seat;
  readonly power: string;
  /** The figure chosen, or the one it reacts to. */
  readonly it: FigureId;
  readonly attack: Attack | null;
  readonly packet: Packet | null;
  /** Wounds given in the attack it reacts to. */
  readonly wounds: number;
  /** Where a figure just destroyed had stood. */
  readonly spaces: readonly SpaceId[];
  /** Symbols or skulls rolled, for effects that count them. */
  readonly count: number;
  /** The figure whose conditions are asked: self, or the one an aura answers for; and who stands against it, NOBODY: `it`. */
  readonly subject: FigureId;
  readonly against: FigureId;
  /** Where places are seen from: self, or every figure of the card where it acts as one. */
  readonly from: readonly FigureId[];
}

/** All frames are made here and below, so that all have the same shape in memory. */
export function frameOf(g: Table, self: FigureId, power: string, it: FigureId = NOBODY): Draft<Frame> {
  return {
    self,
    seat: controllerOf(g, self),
    power,
    it,
    attack: null,
    packet: null,
    wounds: 0,
    spaces: NO_SPACES,
    count: 0,
    subject: self,
    against: NOBODY,
    from: [self],
  };
}

const NO_SPACES: readonly SpaceId[] = [];

export function copyFrame(frame: Frame): Draft<Frame> {
  return {
    self: frame.self,
    seat: frame.seat,
    power: frame.power,
    it: frame.it,
    attack: frame.attack,
    packet: frame.packet,
    wounds: frame.wounds,
    spaces: frame.spaces,
    count: frame.count,
    subject: frame.subject,
    against: frame.against,
    from: frame.from,
  };
}

/** The same power on another figure. */
export function frameOn(frame: Frame, it: FigureId): Frame {
  const other = copyFrame(frame);
  other.it = it;
  return other;
}
