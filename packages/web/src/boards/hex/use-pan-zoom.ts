/**
 * Moving and zooming a drawing: drag, wheel, pinch, buttons.
 */
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { Box } from './geometry.ts';

export interface PanZoom {
  readonly viewBox: string;
  readonly handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
  };
  zoom(factor: number): void;
  reset(): void;
}

/** So far a pointer may move and it is still a click. */
const CLICK = 6;
const CLOSEST = 8;

export function usePanZoom(svg: RefObject<SVGSVGElement | null>, whole: Box): PanZoom {
  const [box, setBox] = useState(whole);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const moved = useRef(0);
  useEffect(() => setBox(whole), [whole]);

  /** Length in the drawing of one pixel on the screen. */
  const scale = (): number => {
    const { width, height } = svg.current?.getBoundingClientRect() ?? { width: 1, height: 1 };
    return Math.max(box.width / width, box.height / height);
  };
  const zoom = (factor: number): void =>
    setBox((now) => {
      const width = Math.min(whole.width * 1.3, Math.max(CLOSEST, now.width / factor));
      const height = (width / now.width) * now.height;
      return { x: now.x + (now.width - width) / 2, y: now.y + (now.height - height) / 2, width, height };
    });
  useEffect(() => {
    const element = svg.current;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15);
    };
    // A click at the end of a drag is none.
    const onClick = (event: MouseEvent): void => {
      if (moved.current > CLICK) event.stopPropagation();
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    element?.addEventListener('click', onClick, { capture: true });
    return () => {
      element?.removeEventListener('wheel', onWheel);
      element?.removeEventListener('click', onClick, { capture: true });
    };
  });
  const release = ({ pointerId }: PointerEvent): void => void pointers.current.delete(pointerId);
  return {
    viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
    zoom,
    reset: () => setBox(whole),
    handlers: {
      onPointerDown: ({ pointerId, clientX: x, clientY: y }) => {
        if (pointers.current.size === 0) moved.current = 0;
        pointers.current.set(pointerId, { x, y });
      },
      onPointerMove: ({ pointerId, clientX: x, clientY: y }) => {
        const before = pointers.current.get(pointerId);
        if (before === undefined) return;
        const other = [...pointers.current].find(([id]) => id !== pointerId)?.[1];
        pointers.current.set(pointerId, { x, y });
        moved.current += Math.abs(x - before.x) + Math.abs(y - before.y);
        if (other !== undefined) {
          const distance = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y);
          zoom(distance({ x, y }) / Math.max(1, distance(before)));
        } else if (moved.current > CLICK) {
          const step = scale();
          setBox((now) => ({ ...now, x: now.x - (x - before.x) * step, y: now.y - (y - before.y) * step }));
        }
      },
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave: release,
    },
  };
}
