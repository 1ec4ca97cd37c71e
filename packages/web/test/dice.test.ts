/**
 * Dice of the games on hexes: they roll where the fight is, on the flat field and on the solid one.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playSome } from './player.ts';
import { openStage } from './stage.ts';

const stage = openStage({ solid: true });

interface Seen {
  /** How far dice stood out of the field, at most. */
  readonly out: number;
  readonly times: number;
}

declare global {
  var diceSeen: { out: number; times: number };
}

/** Notes wherever dice are laid beside somebody. */
async function watchDice(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.diceSeen = { out: 0, times: 0 };
    const look = (): void => {
      const tray = document.querySelector<HTMLElement>('[data-at="fight"]');
      const field = tray?.offsetParent?.getBoundingClientRect();
      if (tray === null || field === undefined) return;
      const { left, top, right, bottom } = tray.getBoundingClientRect();
      const out = Math.max(field.left - left, field.top - top, right - field.right, bottom - field.bottom);
      globalThis.diceSeen = {
        out: Math.max(out, globalThis.diceSeen.out),
        times: globalThis.diceSeen.times + 1,
      };
    };
    new MutationObserver(look).observe(document.body, {
      attributes: true,
      attributeFilter: ['data-at'],
      subtree: true,
    });
  });
}

async function playUntilDice(page: Page, most: number): Promise<Seen> {
  for (let played = 0; played < most; played += 5) {
    await playSome([page], 5);
    const seen = await page.evaluate(() => globalThis.diceSeen);
    if (seen.times > 0) return seen;
  }
  return page.evaluate(() => globalThis.diceSeen);
}

test.each([
  [1, 'signum', 'flat'],
  [2, 'heroscape', 'flat'],
  [2, 'heroscape', '3d'],
] as const)('%i: %s, %s', { timeout: 240_000 }, async (place, _game, board) => {
  const { page, context, errors } = await stage.visit({ board, size: { width: 1100, height: 700 } });
  await stage.startGame(page, place);
  await watchDice(page);
  const { times, out } = await playUntilDice(page, 300);
  expect(times).toBeGreaterThan(0);
  expect(out).toBeLessThanOrEqual(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('beside the field where it is small', { timeout: 240_000 }, async () => {
  const { page, context } = await stage.visit({ size: { width: 390, height: 844 }, touch: true });
  await stage.startGame(page, 1);
  await watchDice(page);
  await page.evaluate(() => {
    const noted = new MutationObserver(() => {
      if (document.querySelector('[data-at="corner"][data-new="true"]') !== null)
        document.body.dataset['rolled'] = 'yes';
    });
    noted.observe(document.body, { childList: true, subtree: true });
  });
  for (let played = 0; played < 300; played += 5) {
    await playSome([page], 5);
    if ((await page.evaluate(() => document.body.dataset['rolled'])) === 'yes') break;
  }
  expect(await page.evaluate(() => document.body.dataset['rolled'])).toBe('yes');
  expect((await page.evaluate(() => globalThis.diceSeen)).times).toBe(0);
  await context.close();
});
