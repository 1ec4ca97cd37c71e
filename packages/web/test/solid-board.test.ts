/**
 * The battlefield in three dimensions, drawn for real.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { servePages, type Served } from './pages.ts';
import { newVisitor } from './visitor.ts';

let browser: Browser;
let served: Served;

beforeAll(async () => {
  [browser, served] = await Promise.all([launchBrowser({ solid: true }), servePages()]);
}, 240_000);

afterAll(async () => {
  await browser.close();
  await served.close();
});

test('shows the field', { timeout: 200_000 }, async () => {
  const size = { width: 900, height: 600 };
  const { context, page, errors } = await newVisitor(browser, { board: '3d', size });
  await page.goto(served.address);
  await page.getByRole('button', { name: 'Play now' }).last().click();
  const canvas = page.locator('canvas[data-ready]');
  await canvas.waitFor({ timeout: 60_000 });
  const colours = async (): Promise<number> => {
    const picture = await page.screenshot({ timeout: 120_000 });
    return new Set(picture.toString('latin1').match(/.{4}/gs)).size;
  };
  // An empty canvas compresses to next to nothing.
  await expect.poll(colours, { timeout: 90_000, interval: 2000 }).toBeGreaterThan(20_000);
  expect(errors).toEqual([]);
  await context.close();
});
