/**
 * A form of the account page: some fields, one button, and what came of it in words.
 */
import type { Me } from '@muster/server/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { RequestFailed } from '../net/api.ts';
import { Button } from '../ui/button.tsx';
import { failureText, useWords } from '../words/index.ts';
import styles from './account.module.css';

export interface AccountFormProps {
  readonly title: string;
  readonly text?: string;
  readonly submit: string;
  /** Said when it is done. */
  readonly done?: string;
  readonly look?: 'primary' | 'plain';
  readonly children: ReactNode;
  send(): Promise<Me>;
  onDone?(): void;
}

export function AccountForm({ title, text, submit, done, look = 'plain', children, send, onDone }: AccountFormProps) {
  const words = useWords();
  const queries = useQueryClient();
  const heading = useId();
  const sending = useMutation({
    mutationFn: send,
    networkMode: 'always',
    onSuccess: (me) => {
      queries.setQueryData(['me'], me);
      void queries.invalidateQueries({ queryKey: ['lobby'] });
      onDone?.();
    },
  });
  return (
    <form
      className={styles['form']}
      aria-labelledby={heading}
      onSubmit={(event) => {
        event.preventDefault();
        sending.mutate();
      }}
    >
      <h2 id={heading}>{title}</h2>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      {children}
      {sending.isError && (
        <p className={styles['failed']} role="alert">
          {failureText(words, sending.error instanceof RequestFailed ? sending.error.reason : 'other')}
        </p>
      )}
      {sending.isSuccess && done !== undefined && (
        <p className={styles['done']} role="status">
          {done}
        </p>
      )}
      <Button type="submit" look={look} disabled={sending.isPending}>
        {submit}
      </Button>
    </form>
  );
}
