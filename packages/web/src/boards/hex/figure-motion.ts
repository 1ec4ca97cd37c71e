/**
 * Moves the figures of the flat board when they stand elsewhere than before, and flashes those who are hit.
 */
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { animate, timeNow } from '../motion/animate.ts';
import { changesBetween, type Standing } from './changes.ts';
import { centreOf, type Point } from './geometry.ts';
import type { HexScene, SceneFigure, SceneSpace } from './scene.ts';

interface Fading {
  /** Figures that are no longer there, and are still seen to go. */
  readonly figures: readonly SceneFigure[];
  forget(figure: SceneFigure): void;
}

export function useFigureMotion(
  svg: RefObject<SVGSVGElement | null>,
  { figures, blow }: HexScene,
  byId: ReadonlyMap<number, SceneSpace>,
): Fading {
  const before = useRef<Standing | null>(null);
  const [fading, setFading] = useState<readonly SceneFigure[]>([]);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { figures, blow: blow ?? last?.blow ?? null };
    const board = svg.current;
    if (last === null || board === null || timeNow('glide') === 0) return;
    const changes = changesBetween(last, { figures, blow });
    const elementOf = (figure: number): Element | null => board.querySelector(`[data-figure="${figure}"]`);
    const centre = (space: number | undefined): Point | null => {
      const found = byId.get(space ?? -1);
      return found === undefined ? null : centreOf(found);
    };
    for (const { figure, from, to } of changes.moved) glide(elementOf(figure), centre(from), centre(to));
    for (const figure of changes.fresh) appear(elementOf(figure));
    for (const figure of changes.hit) flash(elementOf(figure));
    if (changes.blow !== null) {
      const stands = (id: number): Point | null => centre(figures.find((figure) => figure.id === id)?.at[0]);
      const { from, to } = changes.blow;
      if (changes.moved.every(({ figure }) => figure !== from)) lunge(elementOf(from), stands(from), stands(to));
    }
    if (changes.gone.length > 0) setFading(changes.gone);
  }, [svg, figures, blow, byId]);
  return { figures: fading, forget: (figure) => setFading((list) => list.filter((one) => one !== figure)) };
}

function shifted(from: Point, to: Point, share: number, scale: number): string {
  return `translate(${(to.x - from.x) * share}px, ${(to.y - from.y) * share}px) scale(${scale})`;
}

function glide(element: Element | null, from: Point | null, to: Point | null): void {
  if (element === null || from === null || to === null) return;
  // Seen from above, something lifted is something larger.
  animate(element, 'glide', [
    { transform: shifted(to, from, 1, 1) },
    { transform: shifted(to, from, 0.5, 1.18) },
    { transform: shifted(to, from, 0, 1) },
  ]);
}

function lunge(element: Element | null, from: Point | null, to: Point | null): void {
  if (element === null || from === null || to === null) return;
  const share = 0.45 / Math.max(0.45, Math.hypot(to.x - from.x, to.y - from.y));
  animate(element, 'lunge', [
    { transform: shifted(from, to, 0, 1) },
    { transform: shifted(from, to, share, 1.08) },
    { transform: shifted(from, to, 0, 1) },
  ]);
}

function appear(element: Element | null): void {
  if (element !== null) animate(element, 'appear', [{ opacity: 0, transform: 'scale(0.6)' }, { opacity: 1 }]);
}

function flash(element: Element | null): void {
  const ring = element?.querySelector('[data-part="ring"]');
  if (ring) animate(ring, 'flash', [{ fill: 'var(--hit)' }, { fill: 'var(--parchment)' }, { fill: 'var(--hit)' }, {}]);
}

/** Plays the end of a figure that is gone, then says so. */
export function useFading(element: RefObject<Element | null>, onEnd: () => void): void {
  useLayoutEffect(() => {
    const fade = element.current === null ? null : animate(element.current, 'fade', [{}, { opacity: 0 }]);
    if (fade === null) onEnd();
    else fade.addEventListener('finish', onEnd);
    return () => fade?.cancel();
    // Once: it fades from when it is shown.
  }, []);
}
