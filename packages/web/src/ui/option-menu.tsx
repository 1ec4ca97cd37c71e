/**
 * Several things can be done with what was clicked: a small list beside it.
 */
import type { ShownOption } from '@muster/room';
import { useEffect, useRef } from 'react';
import { considering } from '../play/considering.ts';
import type { Table } from '../play/table-store.ts';
import { walkByArrows } from './arrow-walk.ts';
import styles from './option-menu.module.css';

export interface OptionMenuProps {
  readonly options: readonly ShownOption[];
  /** Where it was clicked, in the window. */
  readonly at: { readonly x: number; readonly y: number };
  readonly table: Pick<Table, 'pick' | 'consider'>;
  onClose(): void;
}

export function OptionMenu({ options, at, table, onClose }: OptionMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = menu.current;
    if (element === null) return;
    const { width, height } = element.getBoundingClientRect();
    element.style.left = `${Math.max(8, Math.min(at.x, innerWidth - width - 8))}px`;
    element.style.top = `${Math.max(8, Math.min(at.y, innerHeight - height - 8))}px`;
    element.querySelector('button')?.focus();
  }, [at]);
  useEffect(() => {
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && menu.current?.contains(event.target) === false) onClose();
    };
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, [onClose]);
  // A menu that goes takes the focus along without a word.
  useEffect(() => () => table.consider(null), [table]);
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      className={styles['menu']}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        walkByArrows(event, 'button');
      }}
    >
      {options.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          onClick={() => {
            table.pick(key);
            onClose();
          }}
          {...considering(table, key)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
