/**
 * Hex prisms seen from the south and above, for small pictures. Corners point north and south.
 */
export interface Prism {
  readonly q: number;
  readonly r: number;
  readonly height: number;
}

export interface PrismPaths {
  /** The middle of the top. */
  readonly x: number;
  readonly y: number;
  readonly top: string;
  readonly west: string;
  readonly east: string;
}

export interface Lens {
  /** From the middle of a hex to its corner. */
  readonly size: number;
  /** How flat the ground looks: 1 is from straight above. */
  readonly tilt: number;
  /** Of one level. */
  readonly step: number;
}

export function prismPaths({ q, r, height }: Prism, { size, tilt, step }: Lens): PrismPaths {
  const x = round(Math.sqrt(3) * size * (q + r / 2));
  const ground = 1.5 * size * r * tilt;
  const y = round(ground - height * step);
  const corner = (i: number, drop: number): string => {
    const angle = (Math.PI / 180) * (60 * i - 30);
    return `${round(x + size * Math.cos(angle))} ${round(y + size * tilt * Math.sin(angle) + drop)}`;
  };
  const side = (from: number, to: number): string =>
    `M${corner(from, 0)}L${corner(to, 0)}L${corner(to, height * step)}L${corner(from, height * step)}Z`;
  return {
    x,
    y,
    top: `M${[0, 1, 2, 3, 4, 5].map((i) => corner(i, 0)).join('L')}Z`,
    west: side(2, 3),
    east: side(1, 2),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
