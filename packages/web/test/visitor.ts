/**
 * Somebody new at the door: a browser of their own, without animations and with the flat board, because software drawing is slow.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong on the page. */
  readonly errors: readonly string[];
}

export interface VisitorWish {
  readonly size?: { readonly width: number; readonly height: number };
  readonly language?: 'en' | 'de' | 'it';
  readonly theme?: 'dark' | 'light';
  readonly board?: 'flat' | '3d';
  readonly touch?: boolean;
  /** What they chose; `system` if they chose nothing. */
  readonly motion?: 'full' | 'fast' | 'off' | 'system';
  /** Whether their system asks for less motion. */
  readonly calm?: boolean;
}

export async function newVisitor(browser: Browser, wish: VisitorWish = {}): Promise<Visitor> {
  const { size = { width: 1280, height: 800 }, language = 'en', theme = 'dark', board = 'flat', touch = false } = wish;
  const { motion = 'off', calm = true } = wish;
  const reducedMotion = calm ? 'reduce' : 'no-preference';
  const context = await browser.newContext({ viewport: size, reducedMotion, hasTouch: touch });
  const chosenMotion = motion === 'system' ? null : motion;
  const state = { language, theme, chosenMotion, sound: false, board };
  await context.addInitScript(
    (settings) => {
      if (localStorage.getItem('muster-settings') === null) localStorage.setItem('muster-settings', settings);
    },
    JSON.stringify({ state, version: 2 }),
  );
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // Also what a worker or the router reports; that a request went wrong is said on the page, and often meant.
  page.on('console', (line) => {
    if (line.type() !== 'error' || /^(?:Failed to load resource|WebSocket connection to )/.test(line.text())) return;
    errors.push(line.text());
    process.stderr.write(`the page says: ${line.text()}\n`);
  });
  return { context, page, errors };
}

/** Until everything is kept for when the browser is offline: from the next load on it is what is shown. */
export async function keepPages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
}

/** A request to the server as this visitor, with their cookie. */
export async function request<T>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([how, where, what]) => {
      const init: RequestInit = { method: how as string };
      if (what !== undefined) {
        init.headers = { 'content-type': 'application/json' };
        init.body = JSON.stringify(what);
      }
      const response = await fetch(where as string, init);
      if (!response.ok)
        throw new Error(`${how as string} ${where as string}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    },
    [method, path, body] as const,
  );
}
