/**
 * A record that is opened and then played, or a word about why it can't be.
 */
import { Link } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { Loading } from '../pages/error-page.tsx';
import { Message } from '../pages/message.tsx';
import { useWords } from '../words/index.ts';
import type { RecordSource } from './messages.ts';
import { ReplayScreen, type ReplayScreenProps } from './replay-screen.tsx';
import { useRecord } from './use-replay.ts';

export interface OpenedRecordProps extends Omit<ReplayScreenProps, 'replay'> {
  readonly source: RecordSource;
  /** What else to do if it can't be played. */
  readonly instead?: ReactNode;
}

export function OpenedRecord({ source, instead, ...rest }: OpenedRecordProps) {
  const { replay: words, play } = useWords();
  const replay = useRecord(source);
  if (replay === null) return <Message title={words.loading}>{null}</Message>;
  if (replay instanceof Error) {
    return (
      <Message title={words.failed}>
        <p lang="en">{replay.message}</p>
        {instead}
        <Link to="/">{play.backHome}</Link>
      </Message>
    );
  }
  return (
    <Suspense fallback={<Loading />}>
      <ReplayScreen replay={replay} {...rest} />
    </Suspense>
  );
}
