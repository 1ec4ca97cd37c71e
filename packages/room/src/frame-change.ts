/**
 * What has changed between a frame and the one before it on the same line.
 */
import type { View } from '@muster/engine';
import type { Frame, FrameChange, RoomMessage, Steady } from './messages.ts';
import type { PackedQuestion } from './packed-question.ts';
import { patchBetween } from './patch.ts';

/** What must be remembered of a frame to tell what has changed since. */
export interface Shown {
  readonly view: View;
  readonly steady: Steady;
}

/** `before` is what was remembered of the frame before, if there was one. */
export function shownOf(frame: Frame<unknown>, before: Shown | null): Shown {
  return {
    view: frame.view,
    steady: before !== null && isSame(frame, before.steady) ? before.steady : steadyOf(frame),
  };
}

export function changeOf(frame: Frame<PackedQuestion>, before: Shown, reply: RoomMessage | null): FrameChange {
  return {
    type: 'change',
    reply,
    patch: patchBetween(before.view, frame.view),
    steady: isSame(frame, before.steady) ? null : steadyOf(frame),
    seat: frame.seat,
    answers: frame.answers,
    turn: frame.turn,
    asked: frame.asked,
    waiting: frame.waiting,
    undoable: frame.undoable,
    logFrom: frame.logFrom,
    log: frame.log,
    clock: frame.clock,
    over: frame.over,
  };
}

function steadyOf({ outcome, seats, mine, offers, seedHash, seed }: Frame<unknown>): Steady {
  return { outcome, seats, mine, offers, seedHash, seed };
}

/** Each part is the same object as long as it does not change, so there is no need to look into it. */
function isSame(frame: Frame<unknown>, { outcome, seats, mine, offers, seedHash, seed }: Steady): boolean {
  return (
    frame.outcome === outcome &&
    frame.seats === seats &&
    frame.mine === mine &&
    frame.offers === offers &&
    frame.seedHash === seedHash &&
    frame.seed === seed
  );
}
