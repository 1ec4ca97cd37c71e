/**
 * What a card says can be read wherever the card lies, by mouse, by touch and by keys, whether it can be played or not.
 */
import { expect, test } from 'vitest';
import { playSome } from './player.ts';
import { shoot } from './screenshots.ts';
import { openStage } from './stage.ts';

const stage = openStage();

test.each([
  [1, 'signum', '[class*="chip"][aria-description]'],
  [2, 'heroscape', 'li [aria-description]'],
])('game %i: %s', { timeout: 200_000 }, async (place, name, cards) => {
  const { context, page, errors } = await stage.visit();
  await stage.startGame(page, place);
  const card = page.locator(cards).first();
  for (let tries = 0; tries < 60 && (await card.count()) === 0; tries++) await playSome([page], 1);
  // Nobody is lost before the battle.
  expect(await page.locator('[data-gone="true"]').count()).toBe(0);
  const lens = page.locator('[class*="lens"]');
  const said = (await card.getAttribute('aria-description')) ?? '';
  expect(said.length).toBeGreaterThan(10);
  await card.hover();
  await lens.waitFor();
  const line = said.split('\n')[0] ?? '';
  expect(await lens.textContent()).toContain(line);
  await shoot(page, `${name}-card-closer`);
  await page.mouse.move(2, 2);
  await lens.waitFor({ state: 'detached' });
  await card.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await lens.waitFor();
  await context.close();
  expect(errors).toEqual([]);
});

test('by a finger on a card that can not be played now', { timeout: 200_000 }, async () => {
  const size = { width: 390, height: 844 };
  const { context, page, errors } = await stage.visit({ touch: true, size });
  await stage.startGame(page, 1);
  const idle = page.locator('[class*="chip"][data-legal="false"]').first();
  for (let tries = 0; tries < 60 && (await idle.count()) === 0; tries++) await playSome([page], 1);
  await idle.scrollIntoViewIfNeeded();
  await idle.tap();
  await page.locator('[class*="lens"]').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
