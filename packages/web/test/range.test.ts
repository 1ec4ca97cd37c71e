/**
 * Who looks at a figure sees where it could go, in every game on hexes.
 */
import { expect, test } from 'vitest';
import { playSome } from './player.ts';
import { openStage } from './stage.ts';

const stage = openStage();

test.each([
  [1, 'Signum'],
  [2, 'Heroscape'],
])('game %i: %s', { timeout: 200_000 }, async (place) => {
  const { context, page, errors } = await stage.visit();
  await stage.startGame(page, place);
  const range = page.locator('[data-mark="seen"], [data-mark="hidden"]');
  // While spaces are asked for, these are shown and no others; and who is hemmed in can go nowhere.
  for (let tries = 0; tries < 60 && (await range.count()) === 0; tries++) {
    await playSome([page], 1);
    const figures = page.locator('[data-figure]');
    if ((await figures.count()) === 0 || (await page.locator('[data-mark="reach"]').count()) > 0) continue;
    await figures.nth(tries % (await figures.count())).hover({ force: true });
    // So long one looks before it is shown.
    await page.waitForTimeout(450);
  }
  expect(await range.count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await context.close();
});
