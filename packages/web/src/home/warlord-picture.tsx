/**
 * Warlord on the first page: two armies of cards face to face, and the die that decides.
 */
import axe from 'virtual:game-icon/battle-axe';
import swords from 'virtual:game-icon/crossed-swords';
import crown from 'virtual:game-icon/crown';
import dwarf from 'virtual:game-icon/dwarf-helmet';
import holy from 'virtual:game-icon/holy-symbol';
import orc from 'virtual:game-icon/orc-head';
import staff from 'virtual:game-icon/wizard-staff';
import wolf from 'virtual:game-icon/wolf-head';
import styles from './pictures.module.css';

interface PictureCard {
  readonly x: number;
  readonly y: number;
  readonly icon: string;
  readonly army: 'near' | 'far';
  /** What divides the field. */
  readonly division: string;
  readonly level: number;
  /** A quarter turn: spent. */
  readonly spent?: true;
}

const WIDTH = 40;
const HEIGHT = 56;
const PALE = `M20 0H40V38H20Z`;
const CHIEF = 'M0 0H40V11H0Z';
const BEND = 'M0 0H12L40 30V38H36L0 6Z';
const CHEVRON = 'M20 10L40 30V38L20 20L0 38V30Z';

const CARDS: readonly PictureCard[] = [
  { x: -74, y: -92, icon: staff, army: 'far', division: BEND, level: 3 },
  { x: -20, y: -96, icon: crown, army: 'far', division: CHIEF, level: 6 },
  { x: 34, y: -92, icon: holy, army: 'far', division: PALE, level: 3 },
  { x: -98, y: -32, icon: wolf, army: 'far', division: PALE, level: 1 },
  { x: -46, y: -32, icon: orc, army: 'far', division: CHEVRON, level: 1, spent: true },
  { x: 58, y: -32, icon: axe, army: 'far', division: BEND, level: 1 },
  { x: -112, y: 40, icon: swords, army: 'near', division: CHEVRON, level: 1 },
  { x: -58, y: 40, icon: dwarf, army: 'near', division: PALE, level: 2 },
  { x: 18, y: 40, icon: axe, army: 'near', division: CHIEF, level: 1 },
  { x: 72, y: 40, icon: holy, army: 'near', division: BEND, level: 2 },
];

export function WarlordPicture() {
  return (
    <svg viewBox="-150 -96 300 190" className={styles['picture']} preserveAspectRatio="xMidYMid slice" aria-hidden>
      {CARDS.map((card) => (
        <Card key={`${card.x} ${card.y}`} card={card} />
      ))}
      <path d="M-38 40C-30 22 -26 12 -28 2" className={styles['blow']} />
      <g transform="translate(27 -4) rotate(8)">
        <path d="M0 -34L31 -17V17L0 34L-31 17V-17Z" className={styles['die']} />
        <path
          d="M0 -20L21 15H-21ZM0 -34V-20M31 -17L0 -20L-31 -17M-31 17L-21 15M31 17L21 15M0 34L-21 15M0 34L21 15M-31 -17L-21 15M31 -17L21 15"
          className={styles['edge']}
        />
        <text y="10" className={styles['number']}>
          17
        </text>
      </g>
    </svg>
  );
}

function Card({ card: { x, y, icon, army, division, level, spent } }: { readonly card: PictureCard }) {
  const turn = spent === true ? ` rotate(90 ${WIDTH / 2} ${HEIGHT / 2})` : '';
  return (
    <g transform={`translate(${x} ${y})${turn}`} data-army={army}>
      <rect width={WIDTH} height={HEIGHT} rx="4" className={styles['card']} />
      <svg x="3" y="3" width={WIDTH - 6} height={HEIGHT - 18} viewBox="0 0 40 38" preserveAspectRatio="none">
        <rect width="40" height="38" className={styles['field']} />
        <path d={division} className={styles['second']} />
      </svg>
      <g transform="translate(8 10) scale(0.047)">
        <path d={icon} className={styles['charge']} />
      </g>
      <circle cx="7" cy="7" r="6" className={styles['mark']} />
      <text x="7" y="9.8" className={styles['level']}>
        {level}
      </text>
      <path d={`M6 ${HEIGHT - 10}h11M6 ${HEIGHT - 6}h8M${WIDTH - 12} ${HEIGHT - 8}h6`} className={styles['lines']} />
    </g>
  );
}
