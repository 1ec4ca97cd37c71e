/**
 * The battlefield in three dimensions.
 */
import { useEffect, useRef, type PointerEvent } from 'react';
import type { HexBoardProps } from './flat-board.tsx';
import styles from './solid-board.module.css';
import { Stage, type Under } from './solid/stage.ts';

export interface SolidBoardProps extends HexBoardProps {
  /** Shadows and smooth edges; without them slow machines keep up. */
  readonly fine: boolean;
  /** The browser can't do it. */
  onFailure(): void;
}

/** So far a pointer may move and it is still a click. */
const CLICK = 6;

export function SolidBoard({ scene, label, levels, controls, fine, onFailure, ...events }: SolidBoardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<Stage | null>(null);
  const pressed = useRef<{ x: number; y: number } | null>(null);
  const hovered = useRef<Under>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    let made: Stage;
    try {
      made = new Stage(element, fine);
    } catch {
      onFailure();
      return undefined;
    }
    stage.current = made;
    controls.current = {
      zoom: (factor) => made.zoom(factor),
      reset: () => made.reset(),
      pointOf: (space) => {
        const at = made.pointOf(space);
        if (at === null) return null;
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + ((at.x + 1) / 2) * width, y: top + ((1 - at.y) / 2) * height };
      },
    };
    const watch = new ResizeObserver(([entry]) => {
      if (entry !== undefined) made.resize(entry.contentRect.width, entry.contentRect.height);
    });
    watch.observe(element.parentElement ?? element);
    return () => {
      watch.disconnect();
      made.dispose();
      stage.current = null;
    };
  }, [fine, controls, onFailure]);
  useEffect(() => {
    stage.current?.show(scene);
    if (canvas.current !== null) canvas.current.dataset['ready'] = scene.id;
  }, [scene, fine]);

  useEffect(() => stage.current?.showLevels(levels), [levels, fine]);

  const under = ({ clientX, clientY }: PointerEvent): Under => {
    const box = canvas.current?.getBoundingClientRect();
    if (box === undefined) return null;
    const x = ((clientX - box.left) / box.width) * 2 - 1;
    const y = 1 - ((clientY - box.top) / box.height) * 2;
    return stage.current?.under(x, y) ?? null;
  };
  return (
    <canvas
      ref={canvas}
      className={styles['canvas']}
      aria-label={label}
      role="img"
      onPointerDown={(event) => {
        pressed.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerUp={(event) => {
        const from = pressed.current;
        pressed.current = null;
        if (from === null || Math.hypot(event.clientX - from.x, event.clientY - from.y) > CLICK) return;
        const found = under(event);
        const at = { x: event.clientX, y: event.clientY };
        if (found !== null && 'figure' in found) events.onFigure(found.figure, at);
        else if (found !== null) events.onSpace(found.space, at);
      }}
      onPointerMove={(event) => {
        if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
        const found = under(event);
        if (JSON.stringify(found) === JSON.stringify(hovered.current)) return;
        hovered.current = found;
        events.onHoverFigure(found !== null && 'figure' in found ? found.figure : null);
        events.onHoverSpace(found !== null && 'space' in found ? found.space : null);
      }}
    />
  );
}
