/**
 * Coats of arms composed from data: the same card has the same arms, always.
 */
import { GameIcon } from '../icons/game-icon.tsx';
import styles from './arms.module.css';

export const DIVISIONS = ['plain', 'pale', 'fess', 'bend', 'chevron', 'quarterly', 'chief', 'saltire', 'pile'] as const;
export type Division = (typeof DIVISIONS)[number];

export interface Arms {
  /** Colours of the field and of what divides it. */
  readonly field: string;
  readonly second: string;
  readonly division: Division;
  /** The icon upon it, and its colour. */
  readonly charge: string;
  readonly tincture: string;
}

const SHAPES: Readonly<Record<Division, string>> = {
  plain: '',
  pale: 'M50 0H100V120H50Z',
  fess: 'M0 40H100V72H0Z',
  bend: 'M0 0H28L100 84V118L0 24Z',
  chevron: 'M50 38L100 88V112L50 66L0 112V88Z',
  quarterly: 'M0 0H50V58H0ZM50 58H100V120H50Z',
  chief: 'M0 0H100V34H0Z',
  saltire: 'M0 0H18L50 42L82 0H100V18L64 60L100 102V120H82L50 78L18 120H0V102L36 60L0 18Z',
  pile: 'M12 0H88L50 104Z',
};

/** A number that looks like chance but belongs to the text. */
export function numberFrom(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return (hash ^ (hash >>> 15)) >>> 0;
}

export function divisionFrom(text: string): Division {
  return DIVISIONS[numberFrom(text) % DIVISIONS.length] ?? 'plain';
}

export function ArmsPicture({ arms, className }: { readonly arms: Arms; readonly className?: string | undefined }) {
  return (
    <span
      className={[styles['arms'], className].filter(Boolean).join(' ')}
      style={{ color: arms.tincture }}
      aria-hidden
    >
      <svg viewBox="0 0 100 120" preserveAspectRatio="none" className={styles['field']}>
        <rect width="100" height="120" fill={arms.field} />
        <path d={SHAPES[arms.division]} fill={arms.second} />
      </svg>
      <GameIcon name={arms.charge} className={styles['charge']} />
    </span>
  );
}
