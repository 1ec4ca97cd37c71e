/**
 * What moves on the tables in a real browser: when it is wanted, and never when it is not.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { playSome } from './player.ts';
import { openStage } from './stage.ts';
import { newVisitor, type Visitor, type VisitorWish } from './visitor.ts';

const stage = openStage();

/** The names of everything that is seen to move on the table, picture by picture. */
interface Watched {
  seenMoving: Set<string>;
  stopMotion: boolean;
  leftAfterKey: number | null;
  /** The solid board tells itself whether something moves on it. */
  pictureMoved: boolean;
}

/** Watches what moves; on request presses a key as soon as something glides, and looks what still moves then. */
function watch(): void {
  const watched = window as unknown as Watched;
  watched.seenMoving = new Set();
  watched.stopMotion = false;
  watched.leftAfterKey = null;
  const look = (): void => {
    const table = document.querySelector('section[aria-label="Table"]');
    const moving = table?.getAnimations({ subtree: true }) ?? [];
    for (const animation of moving) {
      watched.seenMoving.add(animation instanceof CSSAnimation ? 'dice' : animation.id || 'turn');
    }
    if (watched.stopMotion && moving.some(({ id }) => id === 'glide')) {
      watched.stopMotion = false;
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
      watched.leftAfterKey = table?.getAnimations({ subtree: true }).length ?? null;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function watchPicture(): void {
  const watched = window as unknown as Watched;
  watched.pictureMoved = false;
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => (target as HTMLElement).dataset['moving'] === 'true')) watched.pictureMoved = true;
  }).observe(document, { subtree: true, attributeFilter: ['data-moving'] });
}

async function openGame(place: number, wish: VisitorWish): Promise<Visitor> {
  const visitor = await stage.visit(wish);
  const { page } = visitor;
  await page.addInitScript(watch);
  await stage.startGame(page, place);
  return visitor;
}

async function seenMoving(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...(window as unknown as Watched).seenMoving].toSorted());
}

/** Plays on until this was seen to move, at most so many clicks. */
async function playUntil(page: Page, kind: string, most: number): Promise<void> {
  for (let made = 0; made < most && !(await seenMoving(page)).includes(kind); made += 4) await playSome([page], 4);
  expect(await seenMoving(page)).toContain(kind);
}

test.each([
  [0, 'cards of Warlord'],
  [1, 'creatures of Signum'],
  [2, 'figures of Heroscape'],
])('%i: %s glide, and dice roll', { timeout: 200_000 }, async (place) => {
  const { context, page, errors } = await openGame(place, { motion: 'full', calm: false });
  await playUntil(page, 'glide', 120);
  await playUntil(page, 'dice', 200);
  expect(errors).toEqual([]);
  await context.close();
});

test('the solid board moves too, and only if it is to', { timeout: 300_000 }, async () => {
  const solid = await launchBrowser({ solid: true });
  for (const motion of ['full', 'off'] as const) {
    const { context, page, errors } = await newVisitor(solid, {
      board: '3d',
      size: { width: 700, height: 500 },
      motion,
      calm: false,
    });
    await page.addInitScript(watchPicture);
    await page.goto(stage.address);
    await page.getByRole('button', { name: 'Play now' }).last().click();
    await page.locator('canvas[data-moving]').waitFor({ timeout: 90_000 });
    const moved = (): Promise<boolean> => page.evaluate(() => (window as unknown as Watched).pictureMoved);
    // Software draws slowly: a few deployments are enough.
    for (let made = 0; made < 12 && !(await moved()); made += 2) await playSome([page], 2);
    expect(await moved()).toBe(motion === 'full');
    await expect.poll(() => page.locator('canvas').getAttribute('data-moving'), { timeout: 30_000 }).toBe('false');
    expect(errors).toEqual([]);
    await context.close();
  }
  await solid.close();
});

test('a key ends everything that moves at once', { timeout: 200_000 }, async () => {
  const { context, page } = await openGame(0, { motion: 'full', calm: false });
  await page.evaluate(() => {
    (window as unknown as Watched).stopMotion = true;
  });
  const left = (): Promise<number | null> => page.evaluate(() => (window as unknown as Watched).leftAfterKey);
  for (let made = 0; made < 80 && (await left()) === null; made += 4) await playSome([page], 4);
  expect(await left()).toBe(0);
  await context.close();
});

test.each([
  [0, 'off', { motion: 'off', calm: false }],
  [0, 'not chosen, and the system asks for less motion', { motion: 'system', calm: true }],
  [2, 'off', { motion: 'off', calm: false }],
  [2, 'not chosen, and the system asks for less motion', { motion: 'system', calm: true }],
] as const)('game %i: nothing moves when motion is %s', { timeout: 200_000 }, async (place, _, wish) => {
  const { context, page, errors } = await openGame(place, wish);
  await playSome([page], 40);
  expect(await seenMoving(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

test('who has chosen motion gets it, whatever the system asks for', { timeout: 200_000 }, async () => {
  const { context, page } = await openGame(0, { motion: 'fast', calm: true });
  await playUntil(page, 'glide', 120);
  await context.close();
});

test('who chooses nothing gets what the system asks for, also when it changes', { timeout: 100_000 }, async () => {
  const { context, page } = await stage.visit({ motion: 'system', calm: false });
  const inForce = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset['motion']);
  await page.goto(stage.address);
  await expect.poll(inForce).toBe('full');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(inForce).toBe('off');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Fast' }).check({ force: true });
  await expect.poll(inForce).toBe('fast');
  await page.reload();
  await expect.poll(inForce).toBe('fast');
  await context.close();
});
