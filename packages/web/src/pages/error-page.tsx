/**
 * What is shown when a page can't be.
 */
import { Link, type ErrorComponentProps } from '@tanstack/react-router';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/index.ts';
import styles from './message-page.module.css';

export function ErrorPage({ error }: ErrorComponentProps) {
  const { error: words } = useWords();
  return (
    <section className={styles['message']} role="alert">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <pre className={styles['detail']}>{error instanceof Error ? error.message : String(error)}</pre>
      <Button look="primary" onClick={() => location.reload()}>
        {words.again}
      </Button>
    </section>
  );
}

export function NotFound() {
  const { error: words, play } = useWords();
  return (
    <section className={styles['message']}>
      <h1>{words.notFound}</h1>
      <p>{words.notFoundText}</p>
      <Link to="/">{play.backHome}</Link>
    </section>
  );
}

export function Loading() {
  const { error: words } = useWords();
  return (
    <section className={styles['message']} role="status">
      <p>{words.loading}</p>
    </section>
  );
}
