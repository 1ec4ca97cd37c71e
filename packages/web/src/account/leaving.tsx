/**
 * Logging out, and deleting everything after asking twice.
 */
import type { User } from '@muster/server/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, RequestFailed } from '../net/api.ts';
import { Button } from '../ui/button.tsx';
import { failureText, useWords } from '../words/index.ts';
import styles from './account.module.css';

export function Leaving({ user }: { readonly user: User }) {
  const words = useWords();
  const { account } = words;
  const queries = useQueryClient();
  const [sure, setSure] = useState(false);
  const leave = useMutation({
    networkMode: 'always',
    mutationFn: (how: 'logout' | 'delete') => (how === 'logout' ? api.logout() : api.deleteAccount()),
    onSuccess: (me) => {
      queries.setQueryData(['me'], me);
      // What the one who left could see is nobody else's business.
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
    },
  });
  return (
    <>
      {!user.guest && (
        <section className={styles['form']}>
          <h2>{account.logout}</h2>
          <Button disabled={leave.isPending} onClick={() => leave.mutate('logout')}>
            {account.logout}
          </Button>
        </section>
      )}
      <section className={styles['form']}>
        <h2>{account.deleteTitle}</h2>
        {user.guest && <p className={styles['text']}>{account.logoutGuest}</p>}
        <p className={styles['text']}>{account.deleteText}</p>
        {leave.isError && (
          <p className={styles['failed']} role="alert">
            {failureText(words, leave.error instanceof RequestFailed ? leave.error.reason : 'other')}
          </p>
        )}
        {sure ? (
          <div className={styles['sure']} role="alert">
            <strong>{account.deleteSure}</strong>
            <Button look="danger" disabled={leave.isPending} onClick={() => leave.mutate('delete')}>
              {account.deleteYes}
            </Button>
            <Button onClick={() => setSure(false)}>{account.deleteNo}</Button>
          </div>
        ) : (
          <Button look="danger" onClick={() => setSure(true)}>
            {account.delete}
          </Button>
        )}
      </section>
    </>
  );
}
