/**
 * Who one is to others.
 */
import { useQuery } from '@tanstack/react-query';
import styles from '../account/account.module.css';
import { Leaving } from '../account/leaving.tsx';
import { GuestForm, LoginForm, PasswordForm, RegisterForm } from '../account/name-forms.tsx';
import { api } from '../net/api.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/index.ts';
import { Loading } from './error-page.tsx';
import { Message } from './message.tsx';
import page from './page.module.css';

export function AccountPage() {
  const { account: words, failures } = useWords();
  const me = useQuery({ queryKey: ['me'], queryFn: api.me, networkMode: 'always' });
  if (me.isPending) return <Loading />;
  if (me.data === undefined) {
    return (
      <Message title={failures.offline}>
        <Button look="primary" onClick={() => void me.refetch()}>
          {words.tryAgain}
        </Button>
      </Message>
    );
  }
  const { user } = me.data;
  return (
    <div className={page['page']}>
      <h1>{words.title}</h1>
      <p className={styles['who']}>
        {user === null ? words.nobody : user.guest ? words.guest(user.name) : words.user(user.name)}
      </p>
      <div className={styles['forms']} key={user?.id ?? 'nobody'}>
        {user?.guest !== false && <GuestForm name={user?.name ?? null} />}
        {user?.guest !== false && <RegisterForm name={user?.name ?? ''} />}
        {user?.guest !== false && <LoginForm />}
        {user?.guest === false && <PasswordForm />}
        {user !== null && <Leaving user={user} />}
      </div>
    </div>
  );
}
