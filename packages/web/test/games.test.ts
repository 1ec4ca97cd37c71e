/**
 * Whole games in a real browser, from the first page to the result.
 */
import { describe, expect, test } from 'vitest';
import { momentOf, playByKeyboard, playByMouse, playSome } from './player.ts';
import { shoot } from './screenshots.ts';
import { openStage } from './stage.ts';

const stage = openStage();

describe.each([
  [0, 'warlord'],
  [1, 'signum'],
  [2, 'heroscape'],
])('game %i: %s', (place, name) => {
  test('is played to its end by mouse', { timeout: 400_000 }, async () => {
    const { context, page, errors } = await stage.visit();
    await stage.startGame(page, place);
    await shoot(page, `${name}-start`);
    const clicks = await playByMouse(page, 4000);
    expect(clicks).toBeGreaterThan(5);
    await page.getByRole('dialog').waitFor();
    await shoot(page, `${name}-result`);
    expect(await page.getByRole('dialog').textContent()).toMatch(/You have (won|lost)|A draw/);
    expect(errors).toEqual([]);
    await context.close();
  });
});

test.each([0, 1, 2])('game %i is played with keys alone', { timeout: 400_000 }, async (place) => {
  const { context, page, errors } = await stage.visit();
  await page.goto(stage.address);
  await page.getByRole('button', { name: 'Play now' }).nth(place).focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('decision').waitFor({ timeout: 60_000 });
  expect(await playByKeyboard(page, 4000)).toBeGreaterThan(10);
  await page.getByRole('dialog').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('the key O leads to the options, also when their list is open already', { timeout: 100_000 }, async () => {
  const { context, page, errors } = await stage.visit();
  await stage.startGame(page, 1);
  const isAtOption = () => page.evaluate(() => document.activeElement?.hasAttribute('data-option') === true);
  await page.keyboard.press('o');
  await expect.poll(isAtOption, { timeout: 10_000 }).toBe(true);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('o');
  await expect.poll(isAtOption, { timeout: 10_000 }).toBe(true);
  expect(errors).toEqual([]);
  await context.close();
});

test(
  'arrow keys lead from one option to the next where they are buttons, and round',
  { timeout: 300_000 },
  async () => {
    const { context, page, errors } = await stage.visit();
    /** The options that are buttons, if this player is asked. */
    const optionsAsked = (): Promise<readonly (string | null)[]> =>
      page.evaluate(() => {
        const bar = document.querySelector('[data-testid="decision"][data-asked="true"]');
        if (bar === null || bar.querySelector('[data-list]') !== null) return [];
        return [...bar.querySelectorAll('[data-option]')].map((one) => one.getAttribute('data-option'));
      });
    let keys: readonly (string | null)[] = [];
    // Most can be done on the table; not every game asks for anything else, such as which die is changed.
    for (let game = 0; game < 25 && keys.length < 2; game++) {
      await stage.startGame(page, 1);
      while (keys.length < 2) {
        await expect.poll(() => momentOf(page), { timeout: 20_000 }).not.toBe('wait');
        if ((await momentOf(page)) === 'over') break;
        keys = await optionsAsked();
        if (keys.length < 2) await playSome([page], 1);
      }
    }
    expect(keys.length).toBeGreaterThan(1);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-option') ?? null);
    await page.keyboard.press('o');
    await expect.poll(focused, { timeout: 10_000 }).toBe(keys[0]);
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(keys[1]);
    for (let i = 1; i < keys.length; i++) await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe(keys[0]);
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe(keys.at(-1));
    expect(errors).toEqual([]);
    await context.close();
  },
);
