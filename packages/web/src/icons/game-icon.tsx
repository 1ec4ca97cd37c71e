/**
 * An icon for a notion of the games.
 */
import { drawingOf } from './drawings.ts';

export interface GameIconProps {
  readonly name: string;
  /** Said by screen readers; without one the icon is decoration. */
  readonly title?: string;
  readonly className?: string | undefined;
}

export function GameIcon({ name, title, className }: GameIconProps) {
  const said = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <svg viewBox="0 0 512 512" width="1em" height="1em" fill="currentColor" className={className} {...said}>
      <path d={drawingOf(name)} />
    </svg>
  );
}
