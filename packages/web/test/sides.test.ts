/**
 * Who fights for whom, as the bar of seats shows it, and six seats on a phone.
 */
import type { GameInfo } from '@muster/server/api';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shoot } from './screenshots.ts';
import { seriousFindings } from './serious-findings.ts';
import { openStage } from './stage.ts';
import { request } from './visitor.ts';

const stage = openStage();

test.each(['dark', 'light'] as const)('allies are told from enemies (%s)', { timeout: 200_000 }, async (theme) => {
  const { context, page, errors } = await stage.visit({ theme });
  await stage.sitDown(page, 3, { game: 'signum', edition: 'alliance', map: 'great-trade-route' });
  const seats = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: /^side I+$/ }) });
  expect(await seats.count()).toBe(4);
  for (const [name, together] of [
    ['side I', [0, 2]],
    ['side II', [1, 3]],
  ] as const) {
    expect(await page.getByRole('img', { name, exact: true }).count()).toBe(2);
    for (const seat of together) expect(await seats.nth(seat).getByRole('img', { name, exact: true }).count()).toBe(1);
  }
  const allies = seats.filter({ has: page.getByText(/\bally\b/) });
  expect(await allies.allTextContents()).toEqual([expect.stringContaining('Bot C')]);
  await shoot(page, `sides-${theme}`);
  expect(await seriousFindings(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await seats.first().getByRole('img', { name: 'side I', exact: true }).isVisible()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(errors).toEqual([]);
  await context.close();
});

test(
  'who joins chooses a seat, and so a side, and may move as long as it has not begun',
  { timeout: 200_000 },
  async () => {
    const ada = await stage.visit();
    const ben = await stage.visit();
    await ada.page.goto(stage.address);
    await request(ada.page, 'POST', '/api/guest', { name: 'Ada' });
    const { id } = await request<GameInfo>(ada.page, 'POST', '/api/games', {
      game: 'signum',
      edition: 'alliance',
      map: 'great-trade-route',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
      clock: { kind: 'none' },
      visibility: 'link',
    });
    await ada.page.goto(`${stage.address}/game/${id}`);
    await ben.page.goto(`${stage.address}/game/${id}`);
    const seatsAt = (page: Page) => page.getByRole('list', { name: 'Seats' }).getByRole('listitem');
    const allied = seatsAt(ben.page).nth(2);
    await allied.getByRole('img', { name: 'side I', exact: true }).waitFor({ timeout: 60_000 });
    expect(await seatsAt(ben.page).nth(1).getByRole('button').getAttribute('aria-pressed')).toBe('true');
    await allied.getByRole('button', { name: 'Sit here' }).click();
    await shoot(ben.page, 'waiting-sides');
    expect(await seriousFindings(ben.page)).toEqual([]);
    await ben.page.getByRole('button', { name: 'Take this seat' }).click();
    await allied.getByText('(you)').waitFor({ timeout: 20_000 });
    await expect.poll(() => seatsAt(ada.page).nth(2).textContent(), { timeout: 20_000 }).not.toContain('free');

    await seatsAt(ben.page).nth(1).getByRole('button', { name: 'Sit here' }).click();
    await seatsAt(ben.page).nth(1).getByText('(you)').waitFor({ timeout: 20_000 });
    await expect.poll(() => seatsAt(ada.page).nth(2).textContent(), { timeout: 20_000 }).toContain('free');
    expect([...ada.errors, ...ben.errors]).toEqual([]);
    await ada.context.close();
    await ben.context.close();
  },
);

test('sides are told while a game is set up', { timeout: 200_000 }, async () => {
  const { context, page, errors } = await stage.visit();
  await page.goto(`${stage.address}/new/signum`);
  await page.getByRole('radio', { name: /Alliance battle/ }).check({ force: true });
  await expect.poll(() => page.getByRole('img', { name: /^side I+$/ }).count(), { timeout: 20_000 }).toBe(4);
  await shoot(page, 'setup-sides');
  await page.getByRole('radio', { name: /Duel/ }).check({ force: true });
  await expect.poll(() => page.getByRole('img', { name: /^side I+$/ }).count(), { timeout: 20_000 }).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('six seats do not widen the page of a phone', { timeout: 200_000 }, async () => {
  const { context, page, errors } = await stage.visit({ size: { width: 390, height: 844 } });
  await stage.sitDown(page, 5, { game: 'heroscape', map: 'sixfold-crown' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // Everybody fights alone: no sides are shown.
  expect(await page.getByRole('img', { name: /^side / }).count()).toBe(0);
  await shoot(page, 'six-seats');
  expect(errors).toEqual([]);
  await context.close();
});
