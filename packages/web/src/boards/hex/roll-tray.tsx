/**
 * Where dice that were just rolled lie: large for a moment, with how it ended in words, then small in the corner of the field.
 */
import type { ReactNode } from 'react';
import styles from './roll-tray.module.css';

export interface RollTrayProps {
  readonly isNew: boolean;
  /** How it ended, as the log tells it. */
  readonly told: string | null;
  readonly children: ReactNode;
}

export function RollTray({ isNew, told, children }: RollTrayProps) {
  return (
    <div className={styles['tray']} data-new={isNew}>
      {children}
      {told !== null && isNew && (
        <p className={styles['told']} key={told} aria-hidden>
          {told}
        </p>
      )}
    </div>
  );
}
