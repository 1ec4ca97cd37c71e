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

test('writes levels and places on the ground for whoever asks', { timeout: 200_000 }, async () => {
  const { context, page, errors } = await stage.visit({ board: '3d', size: { width: 900, height: 600 } });
  await stage.startGame(page, 2);
  const canvas = page.locator('canvas[data-ready][data-moving="false"]');
  await canvas.waitFor({ timeout: 60_000 });
  const box = await canvas.boundingBox();
  if (box === null) throw new Error('there is no field');
  // The middle of the field, without the buttons beside it.
  const clip = { x: box.x + box.width / 4, y: box.y + box.height / 4, width: box.width / 2, height: box.height / 2 };
  const picture = async (): Promise<string> => (await page.screenshot({ clip, timeout: 120_000 })).toString('base64');
  const stands = async (): Promise<boolean> => (await picture()) === (await picture());
  await expect.poll(stands, { timeout: 60_000 }).toBe(true);
  const bare = await picture();
  await page.getByRole('button', { name: 'Show levels' }).click();
  await expect.poll(picture, { timeout: 60_000 }).not.toBe(bare);
  await page.getByRole('button', { name: 'Show levels' }).click();
  await expect.poll(picture, { timeout: 60_000 }).toBe(bare);
  expect(errors).toEqual([]);
  await context.close();
});
