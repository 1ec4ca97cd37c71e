/**
 * Without the server: after the first visit everything is there, and games run in the tab.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { servePages, type Served } from './pages.ts';
import { playSome } from './player.ts';
import { shoot } from './screenshots.ts';
import { newVisitor } from './visitor.ts';

let browser: Browser;
let served: Served;

beforeAll(async () => {
  [browser, served] = await Promise.all([launchBrowser(), servePages()]);
}, 240_000);

afterAll(async () => {
  await browser.close();
  await served.close();
});

test('a game is begun and taken up again with the network off', { timeout: 240_000 }, async () => {
  const { context, page, errors } = await newVisitor(browser);
  await page.goto(served.address);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    // It is ready when everything is kept, and keeps this page from the next load on.
    await new Promise<void>((resolve) => {
      if (active?.state === 'activated') resolve();
      else active?.addEventListener('statechange', () => resolve(), { once: true });
    });
  });
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).first().waitFor({ timeout: 60_000 });
  await shoot(page, 'home-offline');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.getByTestId('decision').waitFor({ timeout: 60_000 });
  await playSome([page], 5);
  const address = page.url();
  const lines = await page.locator('#panel-log li').count();

  await page.goto(served.address);
  await page.goto(address);
  await page.getByTestId('decision').waitFor({ timeout: 60_000 });
  await expect.poll(() => page.locator('#panel-log li').count(), { timeout: 20_000 }).toBeGreaterThanOrEqual(lines);
  expect(errors).toEqual([]);
  await context.close();
});

test('on a phone, by touch', { timeout: 240_000 }, async () => {
  const { context, page, errors } = await newVisitor(browser, { size: { width: 390, height: 844 }, touch: true });
  await page.goto(served.address);
  await page.getByRole('button', { name: 'Play now' }).last().tap();
  await page.getByTestId('decision').waitFor({ timeout: 60_000 });
  await playSome([page], 10);
  // Nothing sticks out to the side.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(errors).toEqual([]);
  await context.close();
});
