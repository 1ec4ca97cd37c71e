/**
 * The pages around a game, in a real browser: setting up, joining by a link, the replay, the account, rules and cards.
 */
import { describe, expect, test } from 'vitest';
import { playSome, resign } from './player.ts';
import { shoot } from './screenshots.ts';
import { seriousFindings } from './serious-findings.ts';
import { openStage } from './stage.ts';

const stage = openStage();

test(
  'a table is opened, a friend joins by the link, and the game is watched again afterwards',
  { timeout: 240_000 },
  async () => {
    const ada = await stage.visit();
    await ada.page.goto(`${stage.address}/new/warlord`);
    await ada.page.getByLabel('Player B', { exact: true }).selectOption('open');
    await ada.page.getByRole('button', { name: 'Player A, Deck' }).click();
    await shoot(ada.page, 'choosing-a-deck');
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Take this one' }).first().click();
    await ada.page.getByText('Only who has the link').click();
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await ada.page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
    await shoot(ada.page, 'waiting-room');
    const link = await ada.page.getByLabel('Link to this game').inputValue();

    const ben = await stage.visit({ size: { width: 390, height: 844 }, touch: true });
    await ben.page.goto(link);
    await ben.page.getByLabel('Your name').fill('Ben');
    await shoot(ben.page, 'joining-phone');
    await ben.page.getByRole('button', { name: 'Take this seat' }).click();
    for (const { page } of [ada, ben]) await page.getByTestId('decision').waitFor({ timeout: 60_000 });
    await playSome([ada.page, ben.page], 12);
    await resign(ada.page);
    await ben.page.getByRole('dialog').getByText('You have won').first().waitFor({ timeout: 20_000 });

    await ben.page.getByRole('link', { name: 'Watch the replay' }).click();
    await ben.page.getByLabel('Position in the game').waitFor({ timeout: 60_000 });
    await ben.page.getByRole('button', { name: 'To the end' }).click();
    await ben.page.getByText('gives up').waitFor();
    await ben.page.getByRole('button', { name: 'More' }).click();
    await ben.page.getByRole('button', { name: 'Verify' }).click();
    await ben.page.getByText('everything is as the record says').waitFor();
    await ben.page.getByText('The seed has the hash that was told').waitFor();
    await shoot(ben.page, 'replay-verified-phone');

    // Somebody else comes by a link to a moment.
    const cleo = await stage.visit();
    const moment = new URL(ben.page.url());
    moment.search = '?at=3&seat=1';
    await cleo.page.goto(moment.href);
    await expect.poll(() => cleo.page.locator('output').first().textContent(), { timeout: 60_000 }).toMatch(/^3 of /);
    await shoot(cleo.page, 'replay');
    await cleo.page.getByLabel('Through whose eyes').selectOption('Everything open');
    await expect.poll(() => cleo.page.url(), { timeout: 20_000 }).toContain('seat=all');
    await shoot(cleo.page, 'replay-open');
    expect([...ada.errors, ...ben.errors, ...cleo.errors]).toEqual([]);
  },
);

test(
  'a replay calls the players as the game did, and makes room where there is little',
  { timeout: 120_000 },
  async () => {
    const { page, errors } = await stage.visit();
    await page.goto(`${stage.address}/new/warlord`);
    await page.getByText('In this browser', { exact: true }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByTestId('decision').waitFor({ timeout: 60_000 });
    for (const name of ['Player A', 'Bot B']) await page.getByText(name, { exact: true }).first().waitFor();
    await resign(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByLabel('Position in the game').waitFor({ timeout: 60_000 });
    const eyes = page.getByLabel('Through whose eyes');
    expect(await eyes.locator('option').allTextContents()).toEqual([
      'What all can see',
      'Everything open',
      '● Player A',
      '◆ Bot B',
    ]);
    await eyes.selectOption('Everything open');
    await page.getByRole('list', { name: 'Hand of Bot B' }).waitFor();
    // Who has no seat sees the armies facing each other too.
    const armies = page.locator('section[data-side]');
    await expect
      .poll(() => armies.evaluateAll((all) => all.map((army) => army.getAttribute('data-side'))))
      .toEqual(['far', 'near']);
    const log = page.getByRole('complementary', { name: 'Log' });
    await log.waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await log.waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await log.waitFor();
    expect(errors).toEqual([]);
  },
);

test('a game without a server is set up for two people at one screen', { timeout: 120_000 }, async () => {
  const { page, errors } = await stage.visit({ language: 'de' });
  await page.goto(`${stage.address}/new/heroscape`);
  await page.getByText('In diesem Browser', { exact: true }).click();
  await page.getByLabel('Spieler B', { exact: true }).selectOption('here');
  await page.getByRole('button', { name: 'Spieler A, Armee' }).click();
  await page.getByRole('button', { name: 'Eigene Armee' }).click();
  await page.getByPlaceholder('Karten suchen').fill('grimnak');
  await page.getByRole('button', { name: 'Dazunehmen: Grimnak' }).click();
  await page.getByText('120 von 300 Punkten').waitFor();
  await shoot(page, 'army-of-ones-own');
  await page.getByRole('dialog').getByRole('button', { name: 'Nehmen', exact: true }).click();
  await shoot(page, 'setting-up');
  await page.getByRole('button', { name: 'Beginnen' }).click();
  await page.waitForURL('**/here/*');
  await page.getByTestId('decision').waitFor({ timeout: 60_000 });
  expect(errors).toEqual([]);
});

test('an account: a name, a password, coming back, and leaving for good', { timeout: 120_000 }, async () => {
  const { page, errors } = await stage.visit();
  await page.goto(`${stage.address}/account`);
  await page.getByRole('form', { name: 'Play as a guest' }).getByLabel('Name').fill('Ada L.');
  await page.getByRole('button', { name: 'Play as a guest' }).click();
  await page.getByText('You play as Ada L., a guest').waitFor();
  const register = page.getByRole('form', { name: 'Keep your games' });
  await register.getByLabel('Password').fill('correct horse');
  await register.getByRole('button').click();
  await page.getByText('You are logged in as Ada L.').waitFor();
  await shoot(page, 'account');
  await page.getByRole('button', { name: 'Log out' }).click();
  const login = page.getByRole('form', { name: 'Log in' });
  await login.getByLabel('Name').fill('Ada L.');
  await login.getByLabel('Password').fill('wrong horse');
  await login.getByRole('button').click();
  await page.getByText('The name or the password is wrong.').waitFor();
  await login.getByLabel('Password').fill('correct horse');
  await login.getByRole('button').click();
  await page.getByText('You are logged in as Ada L.').waitFor();
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await page.getByRole('button', { name: 'Yes, delete everything' }).click();
  await page.getByText('You have no name here yet').waitFor();
  expect(errors).toEqual([]);
});

test('rules and cards are found and lead to each other', { timeout: 120_000 }, async () => {
  const { page, errors } = await stage.visit({ language: 'it' });
  await page.goto(`${stage.address}/rules/signum`);
  await page.getByRole('searchbox').fill('rigenerazione');
  await page.getByRole('link', { name: 'SG-35.56' }).first().click();
  await page.waitForURL('**/rules/signum/SG-35.56');
  const rule = page.getByRole('article', { name: 'SG-35.56' });
  await rule.waitFor();
  await shoot(page, 'rule');
  await rule
    .getByRole('link', { name: /Carte con/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Orrun Houndfather' }).click();
  await shoot(page, 'card');
  await page.getByRole('dialog').getByRole('link', { name: 'SG-35.56' }).click();
  await page.waitForURL('**/rules/signum/SG-35.56');
  expect(errors).toEqual([]);
});

/** Each page with something that is there only when it is ready. */
const PAGES = [
  ['home', '/', 'main h2'],
  ['setting-up-signum', '/new/signum', 'form fieldset'],
  ['account-nobody', '/account', 'form'],
  ['rules', '/rules/heroscape', 'article'],
  ['cards', '/cards/warlord', 'main li button'],
  ['credits', '/credits', 'h1'],
] as const;

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  test.each(PAGES)(
    '%s: axe finds nothing serious, and nothing sticks out of a phone',
    { timeout: 120_000 },
    async (name, path, ready) => {
      const { page, errors } = await stage.visit({ theme });
      await page.goto(`${stage.address}${path}`);
      await page.locator(ready).first().waitFor({ timeout: 60_000 });
      await shoot(page, `${name}-${theme}`);
      expect(await seriousFindings(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(errors).toEqual([]);
    },
  );
});
