/**
 * Whoever comes to an option in words sees on the table what it means.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playSome } from './player.ts';
import { openStage } from './stage.ts';

const stage = openStage();

/** Plays until the list of options can be opened and something of it lies where `where` says. */
async function untilAsked(page: Page, where: string): Promise<void> {
  for (let tries = 0; tries < 80; tries++) {
    const isListed = (await page.locator('[data-list]').count()) > 0;
    if (isListed && (await page.locator(where).count()) > 2) return;
    await playSome([page], 1);
  }
  throw new Error('nobody was asked such a thing');
}

const bar = (page: Page) => page.getByTestId('decision');

test('a space to go to lights up, until somebody looks elsewhere', { timeout: 120_000 }, async () => {
  const { context, page, errors } = await stage.visit();
  await stage.sitDown(page, 1, { game: 'heroscape', map: 'lone-mesa' });
  await untilAsked(page, '[data-mark="reach"]');
  const foot = page.locator('[data-mark="foot"]');
  expect(await foot.count()).toBe(0);
  await page.keyboard.press('o');
  const options = bar(page).locator('[data-option]');
  await options.nth(2).hover();
  await expect.poll(() => foot.count()).toBeGreaterThan(0);
  // A figure on two spaces needs both of them, wherever its head is.
  const label = await options.nth(2).innerText();
  expect(await foot.count()).toBe(label.includes('/') ? 2 : 1);
  await page.keyboard.press('Escape');
  await expect.poll(() => options.count()).toBeLessThan(3);
  await expect.poll(() => foot.count()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('a card lights up', { timeout: 120_000 }, async () => {
  const { context, page, errors } = await stage.visit();
  await stage.sitDown(page, 1, { game: 'warlord' });
  await untilAsked(page, '[data-legal="true"]');
  const about = page.locator('[data-about="true"]');
  const before = await about.count();
  await page.keyboard.press('o');
  const options = bar(page).locator('[data-option]');
  // Not every option is about a card.
  let most = before;
  for (let i = 0; i < (await options.count()) && most === before; i++) {
    await options.nth(i).hover();
    await page.waitForTimeout(50);
    most = await about.count();
  }
  expect(most).toBe(before + 1);
  expect(errors).toEqual([]);
  await context.close();
});

test('what a bot would do lights up alone, and something else can still be done', { timeout: 120_000 }, async () => {
  const { context, page, errors } = await stage.visit();
  await stage.sitDown(page, 1, { game: 'heroscape', map: 'lone-mesa' });
  await untilAsked(page, '[data-mark="reach"]');
  const spaces = await page.locator('[data-mark="reach"]').elementHandles();
  await page.getByRole('button', { name: 'What would the bot do?' }).click();
  await page.getByText('Show all again').waitFor();
  await expect.poll(() => page.locator('[data-mark="reach"]').count()).toBeLessThan(2);
  const asked = await bar(page).innerText();
  for (const space of spaces) {
    if ((await space.getAttribute('data-mark')) === 'reach') continue;
    await space.dispatchEvent('click');
    break;
  }
  // Several ways to stand there are asked for in a menu.
  const menu = page.getByRole('menuitem').first();
  await expect
    .poll(async () => (await menu.count()) > 0 || (await bar(page).innerText()) !== asked, { timeout: 10_000 })
    .toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});
