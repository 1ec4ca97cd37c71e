/**
 * What one can do with a record besides watching it: share the moment, download it, verify it.
 */
import type { Eyes } from '@muster/engine';
import { Download, EllipsisVertical, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Modal } from '../ui/modal.tsx';
import { useWords } from '../words/index.ts';
import type { Verdict } from './messages.ts';
import styles from './more-menu.module.css';
import { saveText } from './save-text.ts';
import type { Replay } from './use-replay.ts';

export interface MoreMenuProps {
  readonly replay: Replay;
  readonly at: number;
  readonly eyes: Eyes;
  readonly name: string;
  readonly toldHash: string | null;
  /** Whether others find it at the same address. */
  readonly isShared: boolean;
}

export function MoreMenu({ replay, at, eyes, name, toldHash, isShared }: MoreMenuProps) {
  const { replay: words } = useWords();
  const [open, setOpen] = useState(false);
  const link = (): string => {
    const query = new URLSearchParams({ at: String(at), ...(eyes !== null && { seat: String(eyes) }) });
    return `${location.origin}${location.pathname}?${query}`;
  };
  return (
    <>
      <Button aria-label={words.more} onClick={() => setOpen(true)}>
        <EllipsisVertical size={20} aria-hidden />
      </Button>
      {open && (
        <Modal title={words.title} onClose={() => setOpen(false)}>
          <div className={styles['menu']}>
            {isShared && <CopyButton text={link} label={words.share} done={words.copied} />}
            <Button
              onClick={() => void replay.line.ask({ type: 'write' }).then((text) => saveText(`${name}.yaml`, text))}
            >
              <Download size={18} aria-hidden />
              {words.download}
            </Button>
            {!isShared && <p>{words.onlyHere}</p>}
            <Verification replay={replay} toldHash={toldHash} />
          </div>
        </Modal>
      )}
    </>
  );
}

function Verification({ replay, toldHash }: Pick<MoreMenuProps, 'replay' | 'toldHash'>) {
  const { replay: words } = useWords();
  const [verdict, setVerdict] = useState<Verdict | 'asked' | null>(null);
  const verify = async (): Promise<void> => {
    setVerdict('asked');
    setVerdict(await replay.line.ask({ type: 'verify' }));
  };
  const { seed, seedHash } = replay.story;
  return (
    <>
      <Button disabled={verdict === 'asked'} onClick={() => void verify()}>
        <ShieldCheck size={18} aria-hidden />
        {verdict === 'asked' ? words.verifying : words.verify}
      </Button>
      {verdict !== null && verdict !== 'asked' && (
        <div className={styles['verdict']} role="status" data-good={verdict.problems.length === 0}>
          {verdict.problems.length === 0 ? (
            <p>{verdict.claims ? words.verified : words.noHash}</p>
          ) : (
            <>
              <p>{words.wrong}</p>
              <ul lang="en">
                {verdict.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </>
          )}
          <p>{toldHash === null ? words.seedUnknown : toldHash === seedHash ? words.seedFits : words.seedDiffers}</p>
          <SeedText seed={seed} hash={seedHash} />
        </div>
      )}
    </>
  );
}

function SeedText({ seed, hash }: { readonly seed: string; readonly hash: string }) {
  const { play } = useWords();
  return (
    <dl className={styles['seed']}>
      <dt>{play.seed}</dt>
      <dd>{seed}</dd>
      <dt>{play.seedHash}</dt>
      <dd>{hash}</dd>
    </dl>
  );
}
