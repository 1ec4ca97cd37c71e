/**
 * Signum on the first page: a field of hexes, two warbands, the dice.
 */
import archer from 'virtual:game-icon/bowman';
import skull from 'virtual:game-icon/crowned-skull';
import helm from 'virtual:game-icon/visored-helm';
import wolf from 'virtual:game-icon/wolf-head';
import { FieldPicture, type PictureHex } from './field-picture.tsx';
import styles from './pictures.module.css';

const LENS = { size: 24, tilt: 0.62, step: 9 } as const;

const PIECES: Readonly<Record<string, Omit<PictureHex, 'q' | 'r' | 'height'> & { readonly height?: number }>> = {
  '-2 0': { terrain: 'hill', height: 2.2, figure: { icon: skull, seat: 1, size: 46 } },
  '-1 -1': { terrain: 'forest', trees: true },
  '0 -2': { terrain: 'forest', trees: true },
  '1 -3': { terrain: 'forest', trees: true },
  '-1 0': { terrain: 'plain', figure: { icon: wolf, seat: 1, size: 38 } },
  '2 -3': { terrain: 'water', height: 0.7 },
  '2 -2': { terrain: 'water', height: 0.7 },
  '2 -1': { terrain: 'road', height: 1.1 },
  '1 0': { terrain: 'water', height: 0.7 },
  '1 1': { terrain: 'water', height: 0.7 },
  '0 2': { terrain: 'water', height: 0.7 },
  '0 -1': { terrain: 'ruins', height: 1.6 },
  '0 0': { terrain: 'plain', lit: true },
  '0 1': { terrain: 'plain', lit: true },
  '-1 1': { terrain: 'plain', lit: true },
  '-2 3': { terrain: 'hill', height: 1.8, figure: { icon: archer, seat: 0, size: 42 } },
  '-1 2': { terrain: 'plain', figure: { icon: helm, seat: 0, size: 48 } },
  '-4 2': { terrain: 'forest', trees: true },
  '3 -1': { terrain: 'hill', height: 2 },
  '2 1': { terrain: 'forest', trees: true },
};

const ROWS = [-3, -2, -1, 0, 1, 2, 3] as const;

const HEXES: readonly PictureHex[] = ROWS.flatMap((r) =>
  Array.from({ length: 8 }, (_, i): PictureHex => {
    const q = i - 4 - Math.floor(r / 2);
    return { height: 1, terrain: 'plain', ...PIECES[`${q} ${r}`], q, r };
  }),
);

/** The six kinds of dice. */
const DICE = [
  ['oklch(0.85 0.15 95)', 'oklch(0.25 0.05 95)'],
  ['oklch(0.5 0.15 250)', 'white'],
  ['oklch(0.52 0.2 27)', 'white'],
  ['oklch(0.45 0.16 305)', 'white'],
  ['oklch(0.55 0.14 150)', 'white'],
  ['oklch(0.25 0.01 60)', 'white'],
] as const;

export function SignumPicture() {
  return (
    <svg viewBox="-150 -96 300 190" className={styles['picture']} preserveAspectRatio="xMidYMid slice" aria-hidden>
      <FieldPicture hexes={HEXES} lens={LENS} />
      <g transform="translate(-66 66)" className={styles['dice']}>
        {DICE.map(([colour, mark], i) => (
          <g key={colour} transform={`translate(${i * 23} ${i % 2 === 0 ? 0 : -4}) rotate(${i * 17 - 30} 9 9)`}>
            <rect width="18" height="18" rx="4" fill={colour} />
            {i % 3 === 2 ? (
              <path d="M5 5L13 13M13 5L5 13" stroke={mark} strokeWidth="2.5" />
            ) : (
              <circle cx="9" cy="9" r={i % 3 === 0 ? 4 : 2.5} fill={mark} />
            )}
          </g>
        ))}
      </g>
    </svg>
  );
}
