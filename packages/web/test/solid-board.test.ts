/**
 * The battlefield in three dimensions, drawn for real.
 */
import { expect, test } from 'vitest';
import { openStage } from './stage.ts';

const stage = openStage({ solid: true });

test('shows the field', { timeout: 200_000 }, async () => {
  const size = { width: 900, height: 600 };
  const { context, page, errors } = await stage.visit({ board: '3d', size });
  await page.goto(stage.address);
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
