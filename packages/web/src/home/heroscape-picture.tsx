/**
 * Heroscape on the first page: a hill with water around it, and heroes of all ages.
 */
import dragon from 'virtual:game-icon/dragon-head';
import robot from 'virtual:game-icon/mecha-head';
import samurai from 'virtual:game-icon/samurai-helmet';
import viking from 'virtual:game-icon/viking-helmet';
import wolf from 'virtual:game-icon/wolf-head';
import { FieldPicture, type PictureFigure, type PictureHex } from './field-picture.tsx';
import styles from './pictures.module.css';

const LENS = { size: 21, tilt: 0.6, step: 10 } as const;

/** Rows from north to south: terrain by letter with the level behind it; a dot is nothing. */
const FIELD = [
  '. g2 g2 g3 r4 r4 g3 g2',
  'g1 g2 g4 r6 r7 r5 g3 g1',
  's1 g2 g3 r6 r8 r6 g4 g2',
  's1 s1 g2 g4 r6 g4 g2 w1',
  'w1 s1 g2 g3 g3 g2 s1 w1',
  'w1 w1 s1 g2 g2 s1 w1 w1',
  '. w1 w1 s1 s1 w1 w1 .',
];
const TERRAIN: Readonly<Record<string, string>> = { g: 'grass', r: 'rock', s: 'sand', w: 'water' };

/** By row and place in it. */
const FIGURES: Readonly<Record<string, PictureFigure>> = {
  '2 4': { icon: dragon, seat: 1, size: 60 },
  '3 3': { icon: robot, seat: 1, size: 38 },
  '3 6': { icon: wolf, seat: 1, size: 34 },
  '5 3': { icon: samurai, seat: 0, size: 38 },
  '5 4': { icon: viking, seat: 0, size: 40 },
  '4 1': { icon: samurai, seat: 0, size: 36 },
};
const LIT = ['4 3', '4 4', '5 2'];

const HEXES: readonly PictureHex[] = FIELD.flatMap((row, line) =>
  row.split(' ').flatMap((text, place): readonly PictureHex[] => {
    const terrain = TERRAIN[text.charAt(0)];
    if (terrain === undefined) return [];
    const r = line - 3;
    const figure = FIGURES[`${line} ${place}`];
    return [
      {
        q: place - 4 - Math.floor(r / 2),
        r,
        height: Number(text.slice(1)),
        terrain,
        ...(figure !== undefined && { figure }),
        ...(LIT.includes(`${line} ${place}`) && { lit: true }),
      },
    ];
  }),
);

export function HeroscapePicture() {
  return (
    <svg viewBox="-172 -162 342 217" className={styles['picture']} preserveAspectRatio="xMidYMid slice" aria-hidden>
      <FieldPicture hexes={HEXES} lens={LENS} />
    </svg>
  );
}
