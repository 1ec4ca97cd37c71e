/**
 * The battlefield from above, without WebGL: it shows the same as the solid one.
 */
import { useMemo, useRef } from 'react';
import { drawingOf } from '../../icons/drawings.ts';
import { iconOfBlock } from './block-icons.ts';
import { useFigureMotion } from './figure-motion.ts';
import styles from './flat-board.module.css';
import { FadingFigure, FlatFigure } from './flat-figure.tsx';
import { boxAround, centreOf, cornersOf, sideEnds, type Point } from './geometry.ts';
import type { HexEvents, HexScene, SceneSpace, SpaceMark } from './scene.ts';
import { shadeOf } from './terrain-colours.ts';
import { usePanZoom, type PanZoom } from './use-pan-zoom.ts';

export interface HexBoardProps extends HexEvents {
  readonly scene: HexScene;
  readonly label: string;
  /** Level numbers on the ground. */
  readonly levels: boolean;
  /** Set by the board: what the buttons beside it call. */
  readonly controls: { current: BoardControls | null };
}

export interface BoardControls {
  zoom(factor: number): void;
  reset(): void;
  /** The middle of a space, in pixels of the window. */
  pointOf(space: number): Point | null;
}

const CLICKABLE: readonly SpaceMark['kind'][] = ['reach', 'danger', 'foot'];
const HEX = cornersOf(0.985)
  .map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`)
  .join(' ');

export function FlatBoard({ scene, label, levels, controls, ...events }: HexBoardProps) {
  const svg = useRef<SVGSVGElement>(null);
  const box = useMemo(() => boxAround(scene.spaces), [scene.spaces]);
  const view: PanZoom = usePanZoom(svg, box);
  const highest = Math.max(...scene.spaces.map(({ top }) => top));
  const byId = useMemo(() => new Map(scene.spaces.map((space) => [space.id, space])), [scene.spaces]);
  controls.current = {
    zoom: view.zoom,
    reset: view.reset,
    pointOf: (space) => {
      const found = byId.get(space);
      const matrix = svg.current?.getScreenCTM() ?? null;
      if (found === undefined || matrix === null) return null;
      const { x, y } = centreOf(found);
      return new DOMPoint(x, y).matrixTransform(matrix);
    },
  };
  const ground = useMemo(() => scene.spaces.toSorted((a, b) => a.top - b.top), [scene.spaces]);
  const fading = useFigureMotion(svg, scene, byId);
  return (
    <svg
      ref={svg}
      className={styles['board']}
      data-theme="dark"
      viewBox={view.viewBox}
      role="group"
      aria-label={label}
      {...view.handlers}
    >
      {ground.map((space) => (
        <Ground
          key={space.id}
          space={space}
          fill={shadeOf(space.terrain, space.top, highest)}
          mark={scene.marks.get(space.id)}
          levels={levels}
          events={events}
        />
      ))}
      {scene.tokens.map(({ space, icon, name, label: tokenLabel }) => {
        const centre = centreOf(byId.get(space) ?? { q: 0, r: 0 });
        return (
          <g
            key={`${space} ${name}`}
            transform={`translate(${centre.x - 0.45} ${centre.y - 0.45}) scale(${0.9 / 512})`}
            className={styles['token']}
          >
            <title>{name}</title>
            <circle cx={256} cy={256} r={330} />
            <path d={drawingOf(icon)} />
            {tokenLabel !== '' && (
              <text className={styles['letters']} x={256} y={330}>
                {tokenLabel}
              </text>
            )}
          </g>
        );
      })}
      {scene.blocks.map(({ id, kind, spaces }) =>
        spaces.map((space) => {
          const { x, y } = centreOf(byId.get(space) ?? { q: 0, r: 0 });
          return (
            <g key={`${id} ${space}`} className={styles['block']} pointerEvents="none">
              <circle cx={x} cy={y} r={0.68} data-icon={iconOfBlock(kind)} />
              <g transform={`translate(${x - 0.5} ${y - 0.54}) scale(${1 / 512})`}>
                <path d={drawingOf(iconOfBlock(kind))} />
              </g>
              <title>{kind}</title>
            </g>
          );
        }),
      )}
      {scene.walls.map(({ id, kind, q, r, side }) => {
        const centre = centreOf({ q, r });
        const [a, b] = sideEnds(side);
        return (
          <line
            key={`${id} ${q} ${r} ${side}`}
            className={styles['wall']}
            data-kind={kind}
            x1={centre.x + a.x}
            y1={centre.y + a.y}
            x2={centre.x + b.x}
            y2={centre.y + b.y}
          />
        );
      })}
      {scene.sight !== null && <Sight scene={scene} byId={byId} />}
      {scene.figures
        .filter(({ at }) => byId.has(at[0] ?? -1))
        .map((figure) => (
          <FlatFigure
            key={figure.id}
            figure={figure}
            byId={byId}
            mark={scene.figureMarks.get(figure.id)}
            events={events}
          />
        ))}
      {fading.figures.map((figure) => (
        <FadingFigure key={`fading ${figure.id}`} figure={figure} byId={byId} onEnd={() => fading.forget(figure)} />
      ))}
    </svg>
  );
}

interface GroundProps {
  readonly space: SceneSpace;
  readonly fill: string;
  readonly mark: SpaceMark | undefined;
  readonly levels: boolean;
  readonly events: HexEvents;
}

function Ground({ space, fill, mark, levels, events }: GroundProps) {
  const { x, y } = centreOf(space);
  const clickable = mark !== undefined && CLICKABLE.includes(mark.kind);
  return (
    <g
      transform={`translate(${x} ${y})`}
      data-mark={mark?.kind}
      data-legal={clickable}
      className={styles['space']}
      onClick={(event) => events.onSpace(space.id, { x: event.clientX, y: event.clientY })}
      onPointerEnter={() => events.onHoverSpace(space.id)}
      onPointerLeave={() => events.onHoverSpace(null)}
    >
      <polygon points={HEX} style={{ fill }} className={styles['ground']}>
        <title>{space.place}</title>
      </polygon>
      {clickable && <polygon points={HEX} className={styles['casing']} transform="scale(0.84)" />}
      {mark !== undefined && <polygon points={HEX} className={styles['mark']} transform="scale(0.84)" />}
      {mark !== undefined && mark.label !== '' && (
        <text className={styles['cost']} y={0.18}>
          {mark.label}
        </text>
      )}
      {levels && (
        <>
          <text className={styles['level']} y={-0.5}>
            {space.place}
          </text>
          <text className={styles['level']} y={0.78}>
            {space.top}
          </text>
        </>
      )}
    </g>
  );
}

function Sight({ scene, byId }: { readonly scene: HexScene; readonly byId: ReadonlyMap<number, SceneSpace> }) {
  const { sight, figures } = scene;
  const place = (id: number | undefined) => {
    const space = byId.get(figures.find((figure) => figure.id === id)?.at[0] ?? -1);
    return space === undefined ? null : centreOf(space);
  };
  const from = place(sight?.from);
  const to = place(sight?.to);
  if (sight === null || from === null || to === null) return null;
  return (
    <line className={styles['sight']} data-visible={sight.visible} x1={from.x} y1={from.y} x2={to.x} y2={to.y}>
      <title>{sight.text}</title>
    </line>
  );
}
