/**
 * A figure on the flat board: a disc with its silhouette, the seat's colour and emblem, and what life it has.
 */
import { useRef, type KeyboardEvent } from 'react';
import { drawingOf } from '../../icons/drawings.ts';
import { colourOf, emblemOf } from '../../play/seats.ts';
import { useFading } from './figure-motion.ts';
import styles from './flat-figure.module.css';
import { centreOf } from './geometry.ts';
import type { FigureMark, HexEvents, SceneFigure, SceneSpace } from './scene.ts';

interface FigureProps {
  readonly figure: SceneFigure;
  readonly byId: ReadonlyMap<number, SceneSpace>;
}

export interface FlatFigureProps extends FigureProps {
  readonly mark: FigureMark | undefined;
  readonly events: HexEvents;
}

export function FlatFigure({ figure, byId, mark, events }: FlatFigureProps) {
  const legal = mark === 'legal' || mark === 'friend' || mark === 'picked';
  const onKey = (event: KeyboardEvent<SVGGElement>): void => {
    if (event.key !== 'Enter') return;
    const { x, y } = event.currentTarget.getBoundingClientRect();
    events.onFigure(figure.id, { x, y });
  };
  return (
    <g
      className={styles['figure']}
      data-figure={figure.id}
      data-mark={mark}
      data-legal={legal}
      tabIndex={legal ? 0 : -1}
      role="button"
      aria-label={[figure.name, ...figure.tags].join(', ')}
      style={{ color: colourOf(figure.seat) }}
      onClick={(event) => events.onFigure(figure.id, { x: event.clientX, y: event.clientY })}
      onKeyDown={onKey}
      onPointerEnter={() => events.onHoverFigure(figure.id)}
      onPointerLeave={() => events.onHoverFigure(null)}
    >
      <Drawing figure={figure} byId={byId} marked={mark !== undefined} />
      <title>{figure.name}</title>
    </g>
  );
}

/** A figure that is gone, for as long as it takes to see that. */
export function FadingFigure({ figure, byId, onEnd }: FigureProps & { onEnd(): void }) {
  const element = useRef<SVGGElement>(null);
  useFading(element, onEnd);
  return (
    <g ref={element} className={styles['fading']} style={{ color: colourOf(figure.seat) }} aria-hidden>
      <Drawing figure={figure} byId={byId} />
    </g>
  );
}

function Drawing({ figure, byId, marked = false }: FigureProps & { readonly marked?: boolean }) {
  const centres = figure.at.flatMap((space) => byId.get(space) ?? []).map(centreOf);
  const [head, tail = head] = centres;
  if (head === undefined || tail === undefined) return null;
  return (
    <>
      <line x1={head.x} y1={head.y} x2={tail.x} y2={tail.y} className={styles['base']} />
      {marked && <circle cx={head.x} cy={head.y} r={0.88} className={styles['halo']} />}
      <circle cx={head.x} cy={head.y} r={0.72} className={styles['ring']} data-part="ring" />
      <g transform={`translate(${head.x - 0.46} ${head.y - 0.5}) scale(${0.92 / 512})`} className={styles['icon']}>
        <path d={drawingOf(figure.icon)} />
      </g>
      <text x={head.x - 0.62} y={head.y - 0.42} className={styles['emblem']}>
        {emblemOf(figure.seat)}
      </text>
      {figure.life > 1 && (
        <text x={head.x + 0.5} y={head.y + 0.72} className={styles['life']} data-wounded={figure.wounds > 0}>
          {figure.life - figure.wounds}
        </text>
      )}
      {figure.tags.length > 0 && (
        <text x={head.x} y={head.y + 0.98} className={styles['tag']}>
          {figure.tags.join('')}
        </text>
      )}
    </>
  );
}
