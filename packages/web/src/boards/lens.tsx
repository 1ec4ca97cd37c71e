/**
 * What somebody looks at closely, large over the table. Whoever can't see it hears the same from what was looked at.
 */
import type { ReactNode } from 'react';
import styles from './lens.module.css';

export interface LensProps {
  /** Where over the table; on a phone it has the whole width. */
  readonly side?: 'left' | 'right';
  readonly children: ReactNode;
}

export function Lens({ side = 'right', children }: LensProps) {
  return (
    <div className={styles['lens']} data-side={side} aria-hidden>
      {children}
    </div>
  );
}
