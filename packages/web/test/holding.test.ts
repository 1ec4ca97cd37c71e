/**
 * Looking closer with a finger only looks.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { momentOf } from './player.ts';
import { openStage } from './stage.ts';

const stage = openStage();

/** A finger on the middle of something, for so many milliseconds. */
async function hold(page: Page, selector: string, milliseconds: number): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`nothing to hold: ${selector}`);
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 20) }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(milliseconds);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

test('a card in the hand is read without being played', { timeout: 120_000 }, async () => {
  const { context, page, errors } = await stage.visit({ size: { width: 390, height: 844 }, touch: true });
  await stage.sitDown(page, 1, { game: 'warlord' });
  await expect.poll(() => momentOf(page), { timeout: 30_000 }).toBe('asked');
  const card = '[data-zone="hand"] [data-legal="true"]';
  await page.locator(card).first().waitFor();
  const picked = page.locator('[data-picked="true"]');
  expect(await picked.count()).toBe(0);
  await hold(page, card, 900);
  await page.waitForTimeout(300);
  expect(await picked.count()).toBe(0);
  // A tap does pick it.
  await hold(page, card, 60);
  await expect.poll(() => picked.count()).toBe(1);
  // And where the order counts, it says so.
  expect(await page.locator('[data-picked="true"]').first().innerText()).toMatch(/1/);
  expect(errors).toEqual([]);
  await context.close();
});

test('the space bar confirms, whatever was clicked last', { timeout: 120_000 }, async () => {
  const { context, page, errors } = await stage.visit();
  await stage.sitDown(page, 1, { game: 'warlord' });
  await expect.poll(() => momentOf(page), { timeout: 30_000 }).toBe('asked');
  const confirm = page.locator('[data-primary="confirm"]');
  await confirm.waitFor();
  const legal = page.locator('[data-legal="true"][data-picked="false"]');
  while (await confirm.isDisabled()) await legal.first().click();
  const before = await page.getByTestId('decision').innerText();
  await page.keyboard.press('Space');
  await expect.poll(() => page.getByTestId('decision').innerText()).not.toBe(before);
  await expect.poll(() => page.locator('[data-picked="true"]').count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test(
  'what is always passed is seen, asked again at a click, and not carried into another game',
  { timeout: 120_000 },
  async () => {
    const { context, page, errors } = await stage.visit();
    await stage.sitDown(page, 1, { game: 'heroscape', map: 'lone-mesa' });
    const always = page.getByRole('button', { name: 'Always pass here' });
    // A space on which several things can be done opens a menu, which lies over everything else.
    const menu = page.locator('[role="menu"] [role="menuitem"]');
    const legal = page.locator('[data-option], [data-legal="true"]');
    for (let i = 0; i < 60 && (await always.count()) === 0; i++) {
      const choices = (await menu.count()) > 0 ? menu : legal;
      await choices.first().click();
      await page.waitForTimeout(100);
    }
    await always.click();
    const sign = page.getByText('Passing by itself:');
    await sign.waitFor();
    await page.getByRole('button', { name: /^Ask again/ }).click();
    await sign.waitFor({ state: 'detached' });
    await always.first().click();
    await sign.waitFor();
    await stage.sitDown(page, 1, { game: 'heroscape', map: 'lone-mesa' });
    expect(await sign.count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  },
);
