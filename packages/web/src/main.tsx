import './theme/base.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { openAnew, renew } from './net/renewal.ts';
import { router } from './routes.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');

const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: true } } });

router.subscribe('onBeforeNavigate', ({ toLocation }) => openAnew(toLocation.href));
// A part of the pages that is not there any more.
addEventListener('vite:preloadError', renew);

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
