/**
 * Whoever points at an option in words, or comes to it by keys, sees on the table what it means.
 */
import type { Table } from './table-store.ts';

export interface Considering {
  onPointerEnter(): void;
  onPointerLeave(): void;
  onFocus(): void;
  onBlur(): void;
}

export function considering({ consider }: Pick<Table, 'consider'>, key: string): Considering {
  const begin = (): void => consider(key);
  const end = (): void => consider(null);
  return { onPointerEnter: begin, onPointerLeave: end, onFocus: begin, onBlur: end };
}
