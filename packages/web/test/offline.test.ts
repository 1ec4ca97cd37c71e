/**
 * Without the server: after the first visit everything is there, and games run in the tab.
 */
import { expect, test } from 'vitest';
import { playSome } from './player.ts';
import { shoot } from './screenshots.ts';
import { openStage } from './stage.ts';
import { keepPages } from './visitor.ts';

const stage = openStage();

test('a game is begun and taken up again with the network off', { timeout: 240_000 }, async () => {
  const { context, page, errors } = await stage.visit();
  await page.goto(stage.address);
  await keepPages(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).first().waitFor({ timeout: 60_000 });
  await shoot(page, 'home-offline');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.getByTestId('decision').waitFor({ timeout: 60_000 });
  await playSome([page], 5);
  const address = page.url();
  const lines = await page.locator('#panel-log li').count();

  await page.goto(stage.address);
  await page.goto(address);
  await page.getByTestId('decision').waitFor({ timeout: 60_000 });
  await expect.poll(() => page.locator('#panel-log li').count(), { timeout: 20_000 }).toBeGreaterThanOrEqual(lines);
  expect(errors).toEqual([]);
  await context.close();
});

test('on a phone, by touch', { timeout: 240_000 }, async () => {
  const { context, page, errors } = await stage.visit({ size: { width: 390, height: 844 }, touch: true });
  await page.goto(stage.address);
  await page.getByRole('button', { name: 'Play now' }).last().tap();
  await page.getByTestId('decision').waitFor({ timeout: 60_000 });
  await playSome([page], 10);
  // Nothing sticks out to the side.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(errors).toEqual([]);
  await context.close();
});
