import { Loading } from './error-page.tsx';

export function ReplayPage() {
  return <Loading />;
}

export function ReplayHerePage() {
  return <Loading />;
}
