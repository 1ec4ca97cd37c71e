/**
 * What people with screen readers would stumble over: axe finds nothing serious, in light and dark.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { servePages, type Served } from './pages.ts';
import { playSome } from './player.ts';
import { shoot } from './screenshots.ts';
import { seriousFindings } from './serious-findings.ts';
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

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  test.each([
    [0, 'warlord'],
    [1, 'signum'],
    [2, 'heroscape'],
  ])('table %i: %s', { timeout: 200_000 }, async (place, name) => {
    const { context, page } = await newVisitor(browser, { theme });
    await page.goto(served.address);
    await page.getByRole('button', { name: 'Play now' }).nth(place).click();
    await page.getByTestId('decision').waitFor({ timeout: 60_000 });
    await playSome([page], 12);
    await shoot(page, `${name}-table-${theme}`);
    expect(await seriousFindings(page)).toEqual([]);
    await context.close();
  });
});
