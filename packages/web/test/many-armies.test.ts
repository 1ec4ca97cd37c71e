/**
 * Warlord between more than two: all armies are seen, and on a phone one gets from one to the next.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { momentOf, playSome, resign } from './player.ts';
import { shoot } from './screenshots.ts';
import { seriousFindings } from './serious-findings.ts';
import { openStage } from './stage.ts';

const stage = openStage();

const WISH = { game: 'warlord', edition: 'campaign' };

/** Below this cards are not made smaller: very wide armies are then scrolled. */
const SMALLEST = 38;

interface Shown {
  /** Characters of the others, and those of them beyond the left or right edge of the field. */
  readonly all: number;
  readonly out: number;
  /** How wide their cards are. */
  readonly width: number;
}

async function shownOf(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const field = document.querySelector('[data-zone="field"]');
    const edges = field?.getBoundingClientRect();
    const cards = [
      ...(field?.querySelectorAll<HTMLElement>('[data-side="many"] [data-orientation] > [data-card]:first-child') ??
        []),
    ];
    const out = cards.filter((card) => {
      const { left, right } = card.getBoundingClientRect();
      return edges === undefined || left < edges.left || right > edges.right;
    });
    return { all: cards.length, out: out.length, width: Math.min(...cards.map(({ offsetWidth }) => offsetWidth)) };
  });
}

test.each([2, 3, 5])('against %i others all of them are seen at once', { timeout: 200_000 }, async (bots) => {
  const { context, page, errors } = await stage.visit({ size: { width: 1440, height: 900 } });
  await stage.sitDown(page, bots, WISH);
  await playSome([page], 25);
  const { all, out, width } = await shownOf(page);
  expect(all).toBeGreaterThanOrEqual(bots);
  expect(width).toBeGreaterThanOrEqual(SMALLEST);
  if (width > SMALLEST) expect(out).toBe(0);
  await shoot(page, `warlord-${bots + 1}-players`);
  if (bots === 5) expect(await seriousFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test('on a phone flags lead from army to army', { timeout: 200_000 }, async () => {
  const { context, page, errors } = await stage.visit({ size: { width: 390, height: 844 }, touch: true });
  await stage.sitDown(page, 5, WISH);
  await playSome([page], 12);
  const army = (name: string) => page.locator('[data-side="many"]').filter({ hasText: name });
  for (const name of ['Bot F', 'Bot B', 'Bot D']) {
    const flag = page.getByRole('button', { name, exact: true });
    await flag.tap();
    await expect.poll(async () => ((await army(name).boundingBox())?.x ?? -1) >= 0, { timeout: 10_000 }).toBe(true);
    await expect.poll(() => flag.getAttribute('aria-current'), { timeout: 10_000 }).toBe('true');
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(errors).toEqual([]);
  await context.close();
});

test('a card that is looked at closely is not covered by its own picture', { timeout: 100_000 }, async () => {
  const { context, page, errors } = await stage.visit({ size: { width: 1440, height: 900 } });
  await stage.sitDown(page, 3, WISH);
  await playSome([page], 15);
  // Nothing moves while we are asked; an open menu would lie over it.
  await expect.poll(() => momentOf(page), { timeout: 20_000 }).toBe('asked');
  await page.keyboard.press('Escape');
  for (const side of ['first', 'last'] as const) {
    const card = page.locator('[data-side="many"] [data-card]')[side]();
    const box = await card.boundingBox();
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    const lens = page.locator('[class*="lens"]').first();
    await lens.waitFor({ timeout: 10_000 });
    const [near, far] = [await card.boundingBox(), await lens.boundingBox()];
    if (near === null || far === null) throw new Error('there is nothing to see');
    expect(near.x + near.width <= far.x || far.x + far.width <= near.x).toBe(true);
  }
  expect(errors).toEqual([]);
  await context.close();
});

test('who gives up is told so, and all see that they are out', { timeout: 200_000 }, async () => {
  const { context, page, errors } = await stage.visit({ size: { width: 1440, height: 900 } });
  await stage.sitDown(page, 3, WISH);
  await playSome([page], 3);
  const seats = page.locator('li[data-won]');
  expect(await seats.evaluateAll((all) => all.map((one) => one.getAttribute('data-out')))).toEqual([
    'false',
    'false',
    'false',
    'false',
  ]);
  await resign(page);
  await page.getByText('You are out; the others play on').waitFor();
  const mine = seats.first();
  await expect.poll(() => mine.getAttribute('data-out'), { timeout: 10_000 }).toBe('true');
  expect(await mine.textContent()).toContain('out');
  await shoot(page, 'warlord-out');
  expect(await seriousFindings(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});
