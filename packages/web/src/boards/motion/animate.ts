/**
 * Moves elements for as long as the settings allow. A click or a key anywhere ends what moves at once: nobody has to wait for it.
 */
import { useSettings } from '../../settings.ts';
import { timeOf, type MotionKind } from './times.ts';

/** How long this takes now; 0 if nothing is to move. */
export function timeNow(kind: MotionKind): number {
  return timeOf(kind, useSettings.getState().motion);
}

/** Null where nothing is to move. */
export function animate(element: Element, kind: MotionKind, keyframes: Keyframe[]): Animation | null {
  const duration = timeNow(kind);
  if (duration === 0) return null;
  return element.animate(keyframes, { id: kind, duration, easing: 'ease-in-out' });
}

const others = new Set<() => void>();

/** What is not moved by the browser itself ends this way. Returns how to forget it. */
export function endsWith(finish: () => void): () => void {
  others.add(finish);
  return () => void others.delete(finish);
}

function finishAll(): void {
  for (const animation of document.getAnimations()) {
    // What never ends by itself is no move but a state.
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
  for (const finish of others) finish();
}

// A click and not the press before it: what is pressed must not move away before it is let go.
addEventListener('click', finishAll, { capture: true });
addEventListener('keydown', finishAll, { capture: true });
