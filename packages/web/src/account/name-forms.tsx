/**
 * Who one is: a guest with a name, a registered user, or somebody who comes back.
 */
import { useState } from 'react';
import { api } from '../net/api.ts';
import { guestName } from '../net/guest-name.ts';
import { useWords } from '../words/index.ts';
import { AccountForm } from './account-form.tsx';
import { Field } from './field.tsx';

/** The server says the same. */
const NAME = { minLength: 1, maxLength: 30, autoComplete: 'nickname' } as const;
const PASSWORD = { type: 'password', minLength: 8, maxLength: 200 } as const;

export function GuestForm({ name: known }: { readonly name: string | null }) {
  const { account: words } = useWords();
  const [name, setName] = useState(() => known ?? guestName());
  return (
    <AccountForm
      title={known === null ? words.beGuest : words.rename}
      submit={known === null ? words.beGuest : words.rename}
      done={words.renamed}
      look={known === null ? 'primary' : 'plain'}
      send={() => api.guest(name.trim())}
    >
      <Field label={words.name} hint={words.nameHint} value={name} onChange={setName} {...NAME} />
    </AccountForm>
  );
}

export function RegisterForm({ name: known }: { readonly name: string }) {
  const { account: words } = useWords();
  const [name, setName] = useState(known);
  const [password, setPassword] = useState('');
  return (
    <AccountForm
      title={words.registerTitle}
      text={words.registerText}
      submit={words.register}
      send={() => api.register(name.trim(), password)}
    >
      <Field label={words.name} value={name} onChange={setName} {...NAME} autoComplete="username" />
      <Field
        label={words.password}
        hint={words.passwordHint}
        value={password}
        onChange={setPassword}
        {...PASSWORD}
        autoComplete="new-password"
      />
    </AccountForm>
  );
}

export function LoginForm() {
  const { account: words } = useWords();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  return (
    <AccountForm
      title={words.loginTitle}
      text={words.loginText}
      submit={words.login}
      send={() => api.login(name.trim(), password)}
    >
      <Field label={words.name} value={name} onChange={setName} {...NAME} autoComplete="username" />
      <Field
        label={words.password}
        value={password}
        onChange={setPassword}
        type="password"
        autoComplete="current-password"
      />
    </AccountForm>
  );
}

export function PasswordForm() {
  const { account: words } = useWords();
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  return (
    <AccountForm
      title={words.changeTitle}
      submit={words.change}
      done={words.changed}
      send={() => api.changePassword(old, fresh)}
      onDone={() => {
        setOld('');
        setFresh('');
      }}
    >
      <Field label={words.oldPassword} value={old} onChange={setOld} type="password" autoComplete="current-password" />
      <Field
        label={words.newPassword}
        hint={words.passwordHint}
        value={fresh}
        onChange={setFresh}
        {...PASSWORD}
        autoComplete="new-password"
      />
    </AccountForm>
  );
}
