/**
 * What somebody looks at closely, large over the table. Whoever can't see it hears the same from what was looked at.
 */
import type { ReactNode } from 'react';
import styles from './lens.module.css';

export function Lens({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['lens']} aria-hidden>
      {children}
    </div>
  );
}
