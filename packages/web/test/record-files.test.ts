/**
 * A game that is on no server is given to somebody else as a file.
 */
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playSome, resign } from './player.ts';
import { shoot } from './screenshots.ts';
import { openStage } from './stage.ts';

const stage = openStage();

test('a record is downloaded, and watched by somebody else', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'muster-record-'));
  const { page, errors } = await stage.visit();
  await page.goto(`${stage.address}/new/signum`);
  await page.getByText('In this browser', { exact: true }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByTestId('decision').waitFor({ timeout: 60_000 });
  await playSome([page], 8);
  await resign(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByLabel('Position in the game').waitFor({ timeout: 60_000 });
  const length = await page.locator('output').first().textContent();
  await page.getByRole('button', { name: 'More' }).click();
  // Nobody else could follow a link to it.
  expect(await page.getByRole('button', { name: 'Copy the link' }).count()).toBe(0);
  await page.getByText('not on a server').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  const file = join(folder, download.suggestedFilename());
  await download.saveAs(file);
  expect(errors).toEqual([]);

  const friend = await stage.visit();
  await friend.page.goto(stage.address);
  await friend.page.getByRole('link', { name: 'Watch a recorded game' }).click();
  await friend.page.getByLabel('Choose a file').waitFor();
  await shoot(friend.page, 'record-file');
  // What is none is said to be none, and another can be chosen.
  const nonsense = join(folder, 'nonsense.yaml');
  writeFileSync(nonsense, 'nothing: at all');
  await friend.page.getByLabel('Choose a file').setInputFiles(nonsense);
  await friend.page.getByText('This record can not be played').waitFor();
  await friend.page.getByRole('button', { name: 'Choose a file' }).click();
  await friend.page.getByLabel('Choose a file').setInputFiles(file);
  await friend.page.getByLabel('Position in the game').waitFor({ timeout: 60_000 });
  expect(await friend.page.locator('output').first().textContent()).toBe(length);
  await friend.page.getByRole('button', { name: 'To the end' }).click();
  await friend.page.getByText('Player A: gives up').waitFor();
  expect(friend.errors).toEqual([]);
  await rm(folder, { recursive: true, force: true });
});
