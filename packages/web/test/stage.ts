/**
 * Where tests in a real browser take place: the built pages on a server of their own and a browser to visit them with,
 * opened before the tests of a file or group and closed after them.
 */
import type { GameInfo } from '@muster/server/api';
import type { Browser, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { servePages, type Served } from './pages.ts';
import { newVisitor, request, type Visitor, type VisitorWish } from './visitor.ts';

export interface Stage {
  /** Where the first page is. */
  readonly address: string;
  /** The server, for tests in which it dies. */
  readonly served: Served;
  visit(wish?: VisitorWish): Promise<Visitor>;
  /** From the first page to the table of its first, second or third game. */
  startGame(page: Page, place: number): Promise<void>;
  /** As a guest at the table of a new game on the server, against so many bots. */
  sitDown(page: Page, bots: number, wish: Readonly<Record<string, string>>): Promise<void>;
}

/** Building the pages is part of it. */
const PATIENCE = 240_000;

export function openStage(wish: { readonly solid?: boolean } = {}): Stage {
  let browser: Browser;
  let served: Served;

  beforeAll(async () => {
    browser = await launchBrowser(wish);
    served = await servePages();
    return async () => {
      await browser.close();
      await served.close();
    };
  }, PATIENCE);

  return {
    get address() {
      return served.address;
    },
    get served() {
      return served;
    },
    visit: (visitor) => newVisitor(browser, visitor),
    startGame: async (page, place) => {
      await page.goto(served.address);
      await page.getByRole('button', { name: 'Play now' }).nth(place).click();
      await page.getByTestId('decision').waitFor({ timeout: 60_000 });
    },
    sitDown: async (page, bots, wish) => {
      await page.goto(served.address);
      await request(page, 'POST', '/api/guest', { name: 'Ada' });
      const made = await request<GameInfo>(page, 'POST', '/api/games', {
        ...wish,
        seats: [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'random' }))],
        clock: { kind: 'none' },
        visibility: 'link',
      });
      await page.goto(`${served.address}/game/${made.id}`);
      await page.getByTestId('decision').waitFor({ timeout: 60_000 });
    },
  };
}
