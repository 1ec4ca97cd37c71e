/**
 * Putting together an army or a warband, in a real browser.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { shoot } from './screenshots.ts';
import { seriousFindings } from './serious-findings.ts';
import { openStage } from './stage.ts';

const stage = openStage();

async function openArmies(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Player A, Army' }).click();
}

describe('an army of one’s own', () => {
  test('is found, filled up to the limit, and looked at card by card', { timeout: 120_000 }, async () => {
    const { page, errors } = await stage.visit();
    await page.goto(`${stage.address}/new/heroscape`);
    await openArmies(page);
    await page.getByRole('button', { name: 'Own army' }).click();
    const dialog = page.getByRole('dialog');
    const cards = dialog.locator('button[aria-expanded]');
    await cards.first().waitFor();
    const all = await cards.count();
    expect(all).toBeGreaterThan(150);

    await dialog.getByLabel('Faction').selectOption('Utgar');
    expect(await cards.count()).toBeLessThan(all);
    await dialog.getByPlaceholder('Find cards').fill('grimnak');
    await cards.first().click();
    await dialog.getByRole('heading', { name: 'Grimnak' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await cards.first().click();
    expect(await dialog.getByRole('heading', { name: 'Grimnak' }).count()).toBe(0);

    await dialog.getByRole('button', { name: 'Add: Grimnak' }).click();
    await dialog.getByText('120 of 300 points').waitFor();
    // HS-3.10: whoever is unique is there once.
    expect(await dialog.getByRole('button', { name: 'Add: Grimnak' }).isDisabled()).toBe(true);
    await dialog.getByPlaceholder('Find cards').fill('');
    await dialog.getByLabel('Faction').selectOption('All factions');
    await dialog.getByLabel('Only what still fits').check();
    expect(await cards.count()).toBeLessThan(all);
    const add = dialog.getByRole('button', { name: /^Add: / });
    for (let more = await add.count(); more > 0; more = await add.count()) {
      expect(await add.first().isEnabled()).toBe(true);
      await add.first().click();
    }
    await dialog.getByText('No card fits.').waitFor();
    await shoot(page, 'army-filled');
    for (const out of await dialog.getByRole('button', { name: /^Take out: / }).all())
      expect(await out.isVisible()).toBe(true);
    await dialog.getByRole('button', { name: 'Take out: Grimnak' }).click();
    await add.first().waitFor();
    expect(errors).toEqual([]);
  });

  test('is kept in the browser, can be changed and forgotten', { timeout: 120_000 }, async () => {
    const { page, errors } = await stage.visit({ size: { width: 390, height: 844 }, touch: true });
    await page.goto(`${stage.address}/new/heroscape`);
    await openArmies(page);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Own army' }).click();
    await dialog.getByPlaceholder('Find cards').fill('grimnak');
    await dialog.getByRole('button', { name: 'Add: Grimnak' }).click();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    await dialog.getByRole('button', { name: 'Take this one', exact: true }).click();
    await page.getByRole('button', { name: 'Player A, Army: Grimnak' }).waitFor();

    await page.reload();
    await page.getByRole('button', { name: 'Player A, Army: Surprise me' }).click();
    await shoot(page, 'armies-of-ones-own');
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Change: Grimnak' }).click();
    await dialog.getByText('120 of 300 points').waitFor();
    await dialog.getByPlaceholder('Find cards').fill('marro warriors');
    await dialog.getByRole('button', { name: 'Add: Marro Warriors' }).click();
    await dialog.getByRole('button', { name: 'Take this one', exact: true }).click();

    await page.getByRole('button', { name: 'Player A, Army: Grimnak, Marro Warriors' }).click();
    await dialog.getByRole('button', { name: 'Ready made' }).click();
    await dialog.getByRole('button', { name: 'Forget: Grimnak', exact: true }).click();
    expect(await dialog.getByRole('button', { name: 'Forget: Grimnak', exact: true }).count()).toBe(0);
    expect(await dialog.getByRole('button', { name: 'Chosen: Grimnak, Marro Warriors' }).count()).toBe(1);
    expect(errors).toEqual([]);
  });

  test('that costs more than the battlefield allows can’t be taken there', { timeout: 120_000 }, async () => {
    const { page, errors } = await stage.visit();
    await page.goto(`${stage.address}/new/heroscape`);
    await page.getByText('Cinder Caldera', { exact: true }).click();
    await openArmies(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Own army' }).click();
    for (const name of ['Spartacus', 'Sujoah'])
      await dialog.getByRole('button', { name: `Add: ${name}`, exact: true }).click();
    await dialog.getByText('385 of 500 points').waitFor();
    await dialog.getByRole('button', { name: 'Take this one', exact: true }).click();
    await page.getByRole('button', { name: 'Player B, Army' }).click();
    expect(await dialog.getByRole('button', { name: 'Take this one: Spartacus, Sujoah' }).isEnabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Lone Mesa', { exact: true }).click();
    await page.getByRole('button', { name: 'Player B, Army' }).click();
    expect(await dialog.getByRole('button', { name: 'Take this one: Spartacus, Sujoah' }).isDisabled()).toBe(true);
    await dialog.getByText('More than the map allows').first().waitFor();
    expect(errors).toEqual([]);
  });
});

test('a war camp is led by its hero and goes into battle', { timeout: 120_000 }, async () => {
  const { page, errors } = await stage.visit();
  await page.goto(`${stage.address}/new/signum`);
  await page.getByText('In this browser', { exact: true }).click();
  await page.getByRole('button', { name: 'Player A, Warband' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Own war camp' }).click();
  await dialog.getByText('0/4 bronze').waitFor();
  const take = dialog.getByRole('button', { name: 'Take this one', exact: true });
  expect(await take.isDisabled()).toBe(true);
  for (const name of ['Gatewatch Pikeman', 'Chapel Shieldbearer', 'Oathkeeper Hadrec'])
    await dialog.getByRole('button', { name: `Add: ${name}` }).click();
  await dialog.getByText('2/4 bronze').waitFor();
  await dialog.getByText('1/3 silver').waitFor();
  expect(await dialog.getByRole('button', { name: 'Add: Gatewatch Pikeman' }).isDisabled()).toBe(true);
  expect(await seriousFindings(page)).toEqual([]);
  await shoot(page, 'war-camp-of-ones-own');
  await take.click();
  await page.getByRole('button', { name: 'Player A, Warband: Marshal Ysolde Carrow: Gatewatch Pikeman' }).waitFor();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/here/*');
  await page.getByTestId('decision').waitFor({ timeout: 60_000 });
  expect(errors).toEqual([]);
});
