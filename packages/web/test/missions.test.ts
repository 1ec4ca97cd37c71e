/**
 * What must be done to win on a battlefield stands over it, and what it is about lies on it.
 */
import { expect, test } from 'vitest';
import { resign } from './player.ts';
import { openStage } from './stage.ts';

const stage = openStage();

test.each([
  ['cinder-caldera', 1, 'Carry more of the 3 gems home', 'A gem', 3],
  ['millrace-crossing', 1, 'Carry an enemy flag', 'A flag', 2],
  ['broken-causeway', 1, 'each of the 3 shrines', 'A shrine', 3],
  ['hollowgate-castle', 3, 'Raise the flag', 'Where the flag is raised', 1],
])('on %s', { timeout: 120_000 }, async (map, bots, goal, thing, count) => {
  const { context, page, errors } = await stage.visit();
  await stage.sitDown(page, bots, { game: 'heroscape', map });
  await page.getByText(goal).waitFor();
  expect(await page.locator(`svg title:text-is("${thing}")`).count()).toBe(count);
  expect(errors).toEqual([]);
  await context.close();
});

test('on a phone the goal is told when it is asked for', { timeout: 120_000 }, async () => {
  const { context, page, errors } = await stage.visit({ size: { width: 390, height: 844 } });
  await stage.sitDown(page, 1, { game: 'heroscape', map: 'cinder-caldera' });
  const words = page.getByText('Carry more of the 3 gems home');
  expect(await words.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Goal' }).click();
  expect(await words.isVisible()).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});

test('how it ended can be seen again', { timeout: 120_000 }, async () => {
  const { context, page, errors } = await stage.visit();
  await stage.sitDown(page, 1, { game: 'heroscape', map: 'lone-mesa' });
  await resign(page);
  const result = page.getByRole('dialog', { name: 'You have lost' });
  await result.waitFor();
  await page.keyboard.press('Escape');
  await result.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Result' }).click();
  await result.waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
