/**
 * A window over the page, with the browser's own dialog: focus stays inside, Escape closes it.
 */
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { Button } from './button.tsx';
import styles from './modal.module.css';

export interface ModalProps {
  readonly title: string;
  /** Takes the room there is: for what one chooses from. */
  readonly wide?: boolean;
  readonly children: ReactNode;
  onClose(): void;
}

export function Modal({ title, wide = false, children, onClose }: ModalProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const open = dialog.current;
    open?.showModal();
    return () => open?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles['modal']}
      data-wide={wide}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <header className={styles['head']}>
        <h2>{title}</h2>
        <Button look="quiet" onClick={onClose} aria-label={words.play.close}>
          <X size={20} aria-hidden />
        </Button>
      </header>
      <div className={styles['body']}>{children}</div>
    </dialog>
  );
}
