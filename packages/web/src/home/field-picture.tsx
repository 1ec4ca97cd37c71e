/**
 * A battlefield of hexes with figures on it, as a small picture.
 */
import { colourOfTerrain } from '../boards/hex/terrain-colours.ts';
import { colourOf } from '../play/seats.ts';
import styles from './pictures.module.css';
import { prismPaths, type Lens } from './prisms.ts';

export interface PictureHex {
  readonly q: number;
  readonly r: number;
  readonly height: number;
  readonly terrain: string;
  readonly figure?: PictureFigure;
  /** Trees stand on it. */
  readonly trees?: true;
  /** It is lit up as a place to go to. */
  readonly lit?: true;
}

export interface PictureFigure {
  /** The outline of its icon. */
  readonly icon: string;
  readonly seat: number;
  readonly size: number;
}

export function FieldPicture({ hexes, lens }: { readonly hexes: readonly PictureHex[]; readonly lens: Lens }) {
  const ordered = hexes.toSorted((a, b) => a.r - b.r || a.q - b.q);
  return ordered.map((hex) => <Hex key={`${hex.q} ${hex.r}`} hex={hex} lens={lens} />);
}

function Hex({ hex, lens }: { readonly hex: PictureHex; readonly lens: Lens }) {
  const { x, y, top, west, east } = prismPaths(hex, lens);
  const colour = colourOfTerrain(hex.terrain);
  return (
    <g>
      <path d={west} fill={`color-mix(in oklch, ${colour}, black 38%)`} />
      <path d={east} fill={`color-mix(in oklch, ${colour}, black 55%)`} />
      <path d={top} fill={colour} className={styles['top']} data-lit={hex.lit} />
      {hex.trees === true && <Trees x={x} y={y} size={lens.size} />}
      {hex.figure !== undefined && <Figure figure={hex.figure} x={x} y={y} lens={lens} />}
    </g>
  );
}

function Figure({ figure, x, y, lens }: { figure: PictureFigure; x: number; y: number; lens: Lens }) {
  const { icon, seat, size } = figure;
  const base = lens.size * 0.62;
  return (
    <>
      <ellipse cx={x} cy={y} rx={base} ry={base * lens.tilt} className={styles['shadow']} />
      <ellipse cx={x} cy={y - 2} rx={base} ry={base * lens.tilt} fill={colourOf(seat)} className={styles['base']} />
      <g transform={`translate(${x - size / 2} ${y - size + 1}) scale(${size / 512})`}>
        <path d={icon} className={styles['outline']} />
        <path d={icon} className={styles['figure']} />
      </g>
    </>
  );
}

/** Where trees stand in a hex of size 1: from the middle, back to front, and how tall. */
const TREES = [
  [-0.1, -0.3, 1.5],
  [-0.45, 0.05, 1.25],
  [0.4, 0, 1.4],
  [0.02, 0.3, 1.15],
] as const;

function Trees({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return TREES.map(([dx, dy, tall]) => {
    const foot = { x: x + dx * size, y: y + dy * size };
    const wide = size * 0.3;
    return (
      <g key={`${dx} ${dy}`}>
        <path
          d={`M${foot.x - wide} ${foot.y}L${foot.x} ${foot.y - tall * size}L${foot.x} ${foot.y + wide * 0.4}Z`}
          className={styles['leaf']}
        />
        <path
          d={`M${foot.x + wide} ${foot.y}L${foot.x} ${foot.y - tall * size}L${foot.x} ${foot.y + wide * 0.4}Z`}
          className={styles['shade']}
        />
      </g>
    );
  });
}
