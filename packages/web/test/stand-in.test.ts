/**
 * Somebody for whom a bot has stood in plays on.
 */
import { expect, test } from 'vitest';
import { momentOf } from './player.ts';
import { openStage } from './stage.ts';

const stage = openStage();

test('a bot plays for somebody until they want to play themselves', { timeout: 120_000 }, async () => {
  const { context, page, errors } = await stage.visit();
  await stage.sitDown(page, 1, { game: 'heroscape', map: 'lone-mesa' });
  await expect.poll(() => momentOf(page), { timeout: 30_000 }).toBe('asked');
  // As others would after a minute.
  await page.evaluate(async () => {
    const socket = new WebSocket(`${location.href.replace(/^http/, 'ws').replace('/game/', '/api/games/')}/socket`);
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    socket.send(JSON.stringify({ type: 'bot', id: 1, seat: 0, level: 'random' }));
    await new Promise<void>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        if (String(data).includes('"done"')) resolve();
      });
    });
    socket.close();
  });
  await page.getByText('a bot plays for you').waitFor();
  expect(await momentOf(page)).toBe('wait');
  expect(await page.getByRole('button', { name: 'Resign' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Play on yourself' }).click();
  await page.getByText('a bot plays for you').waitFor({ state: 'detached' });
  await expect.poll(() => momentOf(page), { timeout: 30_000 }).toBe('asked');
  expect(errors).toEqual([]);
  await context.close();
});
