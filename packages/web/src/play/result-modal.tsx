/**
 * How the game ended, and what to do next.
 */
import type { Frame } from '@muster/room';
import type { ReactNode } from 'react';
import { GameIcon } from '../icons/game-icon.tsx';
import { Modal } from '../ui/modal.tsx';
import { useWords } from '../words/index.ts';
import { resultOf } from './result.ts';
import styles from './result-modal.module.css';

export interface ResultModalProps {
  readonly frame: Frame;
  readonly afterwards: ReactNode;
  onClose(): void;
}

export function ResultModal({ frame, afterwards, onClose }: ResultModalProps) {
  const { play: words } = useWords();
  const { outcome, seed, seedHash } = frame;
  const result = resultOf(frame);
  const text = outcome?.reason === 'agreed' ? words.agreed : (outcome?.text ?? '');
  return (
    <Modal title={words.result[result]} onClose={onClose}>
      <div className={styles['result']}>
        <GameIcon name={result === 'lost' ? 'skull-crossed-bones' : 'crown'} className={styles['picture']} />
        <p className={styles['text']}>{text}</p>
        <div className={styles['next']}>{afterwards}</div>
        <dl className={styles['seed']}>
          <dt>{words.seed}</dt>
          <dd>{seed}</dd>
          <dt>{words.seedHash}</dt>
          <dd>{seedHash}</dd>
        </dl>
      </div>
    </Modal>
  );
}
