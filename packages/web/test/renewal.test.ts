/**
 * The server is renewed: pages that were loaded before, or are kept for offline play, make way for the new ones, and games go on.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer, type RunningServer } from '@muster/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { buildPages } from './pages.ts';
import { playSome } from './player.ts';
import { keepPages, newVisitor } from './visitor.ts';

const built = fileURLToPath(new URL('../dist', import.meta.url));
const TEXT = ['.js', '.html', '.css'];

let folder: string;
let browser: Browser;
let server: RunningServer;
let oldPages: string;
let newPages: string;

beforeAll(async () => {
  await buildPages();
  folder = mkdtempSync(join(tmpdir(), 'muster-renewal-'));
  oldPages = built;
  newPages = join(folder, 'new');
  buildOtherwise(newPages);
  browser = await launchBrowser();
}, 240_000);

afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The same pages as if something in them had changed: the first script has another name, and whoever keeps the page hears of it. */
function buildOtherwise(to: string): void {
  cpSync(built, to, { recursive: true });
  const [, name = ''] = /src="\/assets\/([^"]+)\.js"/.exec(readFileSync(join(to, 'index.html'), 'utf8')) ?? [];
  for (const file of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.includes(extname(file))) continue;
    const text = readFileSync(join(to, file), 'utf8').replaceAll(name, 'index-renewed');
    const changed = file === 'sw.js' ? text.replace(/(url:"index\.html",revision:")\w+/, '$1renewed') : text;
    writeFileSync(join(to, file), changed);
  }
  renameSync(join(to, 'assets', `${name}.js`), join(to, 'assets', 'index-renewed.js'));
}

async function serve(web: string, port = 0): Promise<RunningServer> {
  return startServer({ data: join(folder, 'data'), web, port, logLevel: 'error', botPause: 0, limits: 0 });
}

/** The server ends and comes back at the same address with the new pages. */
async function renewServer(): Promise<void> {
  const port = Number(new URL(server.address).port);
  await server.close();
  server = await serve(newPages, port);
}

async function isNew(page: Page): Promise<boolean> {
  return (await page.locator('script[src="/assets/index-renewed.js"]').count()) === 1;
}

test('a table loads the new pages and the game goes on', { timeout: 240_000 }, async () => {
  server = await serve(oldPages);
  const { context, page, errors } = await newVisitor(browser);
  await page.goto(server.address);
  await keepPages(page);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.getByTestId('decision').waitFor({ timeout: 60_000 });
  await playSome([page], 6);
  const known = await page.locator('#panel-log li').allTextContents();
  expect(await isNew(page)).toBe(false);

  await renewServer();
  await expect.poll(() => isNew(page), { timeout: 60_000 }).toBe(true);
  await page.getByTestId('decision').waitFor({ timeout: 60_000 });
  await expect
    .poll(async () => (await page.locator('#panel-log li').allTextContents()).slice(0, known.length), {
      timeout: 20_000,
    })
    .toEqual(known);
  await playSome([page], 6);
  expect(errors).toEqual([]);
  await context.close();
  await server.close();
});

test('who comes back gets the new pages although the old ones are kept', { timeout: 240_000 }, async () => {
  server = await serve(oldPages);
  const { context, page, errors } = await newVisitor(browser);
  await page.goto(server.address);
  await keepPages(page);
  await page.goto(`${server.address}/icon.svg`);
  await renewServer();
  await page.goto(server.address);
  await expect.poll(() => isNew(page), { timeout: 60_000 }).toBe(true);
  // And they are kept in turn.
  await keepPages(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).first().waitFor({ timeout: 60_000 });
  expect(await isNew(page)).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
  await server.close();
});

test('what is half done stays until another address is opened', { timeout: 240_000 }, async () => {
  server = await serve(oldPages);
  const { context, page, errors } = await newVisitor(browser);
  await page.goto(`${server.address}/new/heroscape`);
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
  await page.waitForTimeout(3500);
  await renewServer();
  // The page hears of it when it asks the server something, as it does when somebody comes back to it.
  const heard = page.waitForResponse((response) => response.url().endsWith('/api/me'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await heard;
  await page.waitForTimeout(1000);
  expect(await isNew(page)).toBe(false);

  await page.getByRole('link', { name: 'Rules' }).first().click();
  await expect.poll(() => isNew(page), { timeout: 60_000 }).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/rules');
  expect(errors).toEqual([]);
  await context.close();
});
