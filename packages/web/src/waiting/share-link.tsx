/**
 * The address of this page, for whoever shall come.
 */
import { Share2 } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { useWords } from '../words/index.ts';
import styles from './waiting-room.module.css';

export function ShareLink() {
  const { waiting: words } = useWords();
  const link = location.href;
  const canShare = typeof (navigator as { readonly share?: unknown }).share === 'function';
  return (
    <section className={styles['share']}>
      <p>{words.text}</p>
      <div className={styles['link']}>
        <input
          readOnly
          value={link}
          aria-label={words.link}
          onFocus={(event) => {
            event.target.select();
          }}
        />
        <CopyButton look="primary" text={() => link} label={words.copy} done={words.copied} />
        {canShare && (
          <Button aria-label={words.share} onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
            <Share2 size={18} aria-hidden />
          </Button>
        )}
      </div>
    </section>
  );
}
