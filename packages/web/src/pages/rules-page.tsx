import { Loading } from './error-page.tsx';

export function RulesPage() {
  return <Loading />;
}

export function RulebookPage() {
  return <Loading />;
}

export function RulePage() {
  return <Loading />;
}
