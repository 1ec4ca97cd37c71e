/**
 * How a game on hexes lies on the table: the field, and beside it what players have; where there is little room, below it.
 */
import type { CSSProperties, ReactNode } from 'react';
import styles from './hex-layout.module.css';

export interface HexLayoutProps {
  /** What players have. Its outermost element wears the class `side` of this layout. */
  readonly side: ReactNode;
  /** In pixels, where it stands beside the field. */
  readonly sideWidth: number;
  /** Pixels above the field for a line of words. */
  readonly lineHeight?: number;
  /** The field and what lies on it. */
  readonly children: ReactNode;
}

export function HexLayout({ side, sideWidth, lineHeight = 0, children }: HexLayoutProps) {
  return (
    <div className={styles['table']} style={{ '--side-width': `${sideWidth}px` } as CSSProperties}>
      <div className={styles['field']} style={{ '--field-top': `${lineHeight}px` } as CSSProperties}>
        {children}
      </div>
      {side}
    </div>
  );
}
