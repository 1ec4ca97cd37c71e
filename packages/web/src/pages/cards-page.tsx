import { Loading } from './error-page.tsx';

export function CardsPage() {
  return <Loading />;
}

export function GalleryPage() {
  return <Loading />;
}
