import { Loading } from './error-page.tsx';

export function AccountPage() {
  return <Loading />;
}
