/**
 * The addresses of the pages. Everything but the first page is loaded when it is opened.
 */
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { Shell } from './layout/shell.tsx';
import { ErrorPage, Loading, NotFound } from './pages/error-page.tsx';
import { Home } from './pages/home.tsx';
import { cardsSearch, replaySearch, rulesSearch } from './searches.ts';

const root = createRootRoute({ component: Shell, errorComponent: ErrorPage, notFoundComponent: NotFound });

const home = createRoute({ getParentRoute: () => root, path: '/', component: Home });

const setup = createRoute({
  getParentRoute: () => root,
  path: '/new/$game',
  component: lazyRouteComponent(() => import('./pages/setup-page.tsx'), 'SetupPage'),
});

/** A small battle in this browser that explains itself. */
const guide = createRoute({
  getParentRoute: () => root,
  path: '/guide/$game',
  component: lazyRouteComponent(() => import('./pages/guide-page.tsx'), 'GuidePage'),
});

/** A game that runs in this browser. */
const here = createRoute({
  getParentRoute: () => root,
  path: '/here/$id',
  component: lazyRouteComponent(() => import('./pages/here-page.tsx'), 'HerePage'),
});

/** A game on the server: waiting for players, running, or over. */
const game = createRoute({
  getParentRoute: () => root,
  path: '/game/$id',
  component: lazyRouteComponent(() => import('./pages/game-page.tsx'), 'GamePage'),
});

const replayPage = () => import('./pages/replay-page.tsx');

const replayHere = createRoute({
  getParentRoute: () => root,
  path: '/replay/here/$id',
  validateSearch: replaySearch,
  component: lazyRouteComponent(replayPage, 'ReplayHerePage'),
});

const replayFile = createRoute({
  getParentRoute: () => root,
  path: '/replay/file',
  component: lazyRouteComponent(() => import('./pages/replay-file-page.tsx'), 'ReplayFilePage'),
});

const replay = createRoute({
  getParentRoute: () => root,
  path: '/replay/$id',
  validateSearch: replaySearch,
  component: lazyRouteComponent(replayPage, 'ReplayPage'),
});

const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  component: lazyRouteComponent(() => import('./pages/account-page.tsx'), 'AccountPage'),
});

const rulesPage = () => import('./pages/rules-page.tsx');

const rules = createRoute({
  getParentRoute: () => root,
  path: '/rules',
  component: lazyRouteComponent(rulesPage, 'RulesPage'),
});

const rulebook = createRoute({
  getParentRoute: () => root,
  path: '/rules/$game',
  validateSearch: rulesSearch,
  component: lazyRouteComponent(rulesPage, 'RulebookPage'),
});

const rule = createRoute({
  getParentRoute: () => root,
  path: '/rules/$game/$rule',
  component: lazyRouteComponent(rulesPage, 'RulePage'),
});

const cardsPage = () => import('./pages/cards-page.tsx');

const cards = createRoute({
  getParentRoute: () => root,
  path: '/cards',
  component: lazyRouteComponent(cardsPage, 'CardsPage'),
});

const gallery = createRoute({
  getParentRoute: () => root,
  path: '/cards/$game',
  validateSearch: cardsSearch,
  component: lazyRouteComponent(cardsPage, 'GalleryPage'),
});

const credits = createRoute({
  getParentRoute: () => root,
  path: '/credits',
  component: lazyRouteComponent(() => import('./pages/credits-page.tsx'), 'CreditsPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    setup,
    guide,
    here,
    game,
    replayHere,
    replayFile,
    replay,
    account,
    rules,
    rulebook,
    rule,
    cards,
    gallery,
    credits,
  ]),
  defaultPreload: 'intent',
  defaultPendingComponent: Loading,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
