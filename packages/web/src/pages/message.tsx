/**
 * A state with one sentence and something to do.
 */
import type { ReactNode } from 'react';
import styles from './message-page.module.css';

export function Message({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles['message']} role="status">
      <h1>{title}</h1>
      {children}
    </section>
  );
}
