/**
 * Two people in two browsers, somebody who watches, and a server that dies in between.
 */
import type { GameInfo } from '@muster/server/api';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { momentOf, playSome, resign } from './player.ts';
import { openStage } from './stage.ts';
import { request } from './visitor.ts';

const stage = openStage();

/** A game of two guests; both pages show it. */
async function meet(first: Page, second: Page): Promise<string> {
  for (const [page, name] of [
    [first, 'Ada'],
    [second, 'Ben'],
  ] as const) {
    await page.goto(stage.address);
    await request(page, 'POST', '/api/guest', { name });
  }
  const made = await request<GameInfo>(first, 'POST', '/api/games', {
    game: 'warlord',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock: { kind: 'none' },
    visibility: 'link',
  });
  await request(second, 'POST', `/api/games/${made.id}/join`, {});
  for (const page of [first, second]) await page.goto(`${stage.address}/game/${made.id}`);
  for (const page of [first, second]) await page.getByTestId('decision').waitFor({ timeout: 60_000 });
  return made.id;
}

/** The lines of the log as the page has them. */
async function logOf(page: Page): Promise<readonly string[]> {
  return page.locator('#panel-log li').allTextContents();
}

test(
  'two browsers play, one is closed and comes back, the server is killed, and nothing is lost',
  { timeout: 400_000 },
  async () => {
    const ada = await stage.visit();
    const ben = await stage.visit();
    const id = await meet(ada.page, ben.page);
    await playSome([ada.page, ben.page], 12);

    const before = await logOf(ben.page);
    await ben.page.close();
    const back = await ben.context.newPage();
    await back.goto(`${stage.address}/game/${id}`);
    await back.getByTestId('decision').waitFor({ timeout: 60_000 });
    await expect.poll(async () => (await logOf(back)).slice(0, before.length), { timeout: 20_000 }).toEqual(before);
    await playSome([ada.page, back], 6);

    const known = await logOf(ada.page);
    await stage.served.kill();
    await ada.page.getByText('The line is broken').waitFor({ timeout: 20_000 });
    await stage.served.restart();
    await expect.poll(() => ada.page.getByText('The line is broken').count(), { timeout: 60_000 }).toBe(0);
    expect((await logOf(ada.page)).slice(0, known.length)).toEqual(known);
    await expect.poll(() => back.getByText('The line is broken').count(), { timeout: 60_000 }).toBe(0);
    await playSome([ada.page, back], 6);
    expect([...ada.errors, ...ben.errors]).toEqual([]);
    await ada.context.close();
    await ben.context.close();
  },
);

test('who watches sees the table, is asked nothing and sees no hand', { timeout: 200_000 }, async () => {
  const ada = await stage.visit();
  const ben = await stage.visit();
  const id = await meet(ada.page, ben.page);
  await playSome([ada.page, ben.page], 10);
  const cleo = await stage.visit();
  await cleo.page.goto(`${stage.address}/game/${id}`);
  await cleo.page.getByTestId('decision').waitFor({ timeout: 60_000 });
  expect(await momentOf(cleo.page)).toBe('wait');
  expect(await cleo.page.getByRole('list', { name: 'Hand' }).count()).toBe(0);
  expect(await cleo.page.locator('[data-legal="true"]').count()).toBe(0);

  await resign(ada.page);
  await ben.page.getByRole('dialog').getByText('You have won').first().waitFor({ timeout: 20_000 });
  await cleo.page.getByRole('dialog').waitFor({ timeout: 20_000 });
  for (const { context, errors } of [ada, ben, cleo]) {
    expect(errors).toEqual([]);
    await context.close();
  }
});
