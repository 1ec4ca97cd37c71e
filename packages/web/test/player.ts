/**
 * Somebody who plays in the browser: looks at what lights up and clicks on it, with a real mouse or with keys alone.
 */
import type { Page } from 'playwright-core';

/** What the page asks for right now. */
type Moment = 'over' | 'wait' | 'asked';

export async function momentOf(page: Page): Promise<Moment> {
  return page.evaluate(() => {
    const bar = document.querySelector('[data-testid="decision"]');
    if (bar?.getAttribute('data-over') === 'true') return 'over';
    return bar?.getAttribute('data-asked') === 'true' ? 'asked' : 'wait';
  });
}

/** Plays by mouse until the game is over; returns how many clicks it took. */
export async function playByMouse(page: Page, most: number): Promise<number> {
  return playOn(page, most, clickSomething);
}

/** Plays with keys alone. */
export async function playByKeyboard(page: Page, most: number): Promise<number> {
  return playOn(page, most, typeSomething);
}

/** Several people play at once, each when they are asked, until so many clicks were made or the game is over. */
export async function playSome(pages: readonly Page[], clicks: number): Promise<void> {
  let idle = 0;
  for (let made = 0; made < clicks;) {
    const before = made;
    for (const page of pages) {
      const moment = await momentOf(page);
      if (moment === 'over') return;
      if (moment !== 'asked') continue;
      await clickSomething(page, made);
      made += 1;
    }
    idle = made === before ? idle + 1 : 0;
    if (idle > 500) throw new Error('nobody is asked any more');
    if (made === before) await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** Gives up, and says that it is meant. */
export async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
}

async function playOn(page: Page, most: number, act: (page: Page, turn: number) => Promise<void>): Promise<number> {
  let idle = 0;
  for (let turn = 0; turn < most;) {
    const moment = await momentOf(page);
    if (moment === 'over') return turn;
    if (moment === 'wait') {
      if (++idle > 1500) throw new Error(`nothing happens any more: ${await whatIsShown(page)}`);
      await page.waitForTimeout(20);
      continue;
    }
    idle = 0;
    await act(page, turn);
    turn += 1;
  }
  throw new Error(`the game is not over after ${most} clicks: ${await whatIsShown(page)}`);
}

/** For the report of a game that stands still. */
async function whatIsShown(page: Page): Promise<string> {
  const text = (await page.locator('main').allTextContents()).join(' ');
  const log = await page.locator('#panel-log li').allTextContents();
  return [text.slice(0, 300), ...log.slice(-3), await gamesKept(page)].join(' / ');
}

/** The games this browser keeps, with seed and log, so that what happened can be played again. */
async function gamesKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('the database does not answer'));
      });
    const database = await done(indexedDB.open('muster'));
    const all = (store: string): Promise<unknown[]> =>
      done(database.transaction(store).objectStore(store).getAll() as IDBRequest<unknown[]>);
    return JSON.stringify([await all('games'), await all('entries')]);
  });
}

/** Where to click: an open menu first, then what is ready to be confirmed, then what lights up, then a button. */
async function clickSomething(page: Page, turn: number): Promise<void> {
  const place = await page.evaluate((round) => {
    const visible = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      return (
        box.width > 4 &&
        box.height > 4 &&
        box.bottom > 0 &&
        box.right > 0 &&
        box.top < innerHeight &&
        box.left < innerWidth
      );
    };
    const centre = (element: Element): { x: number; y: number } => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = element.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const menu = [...document.querySelectorAll('[role=menu] [role=menuitem]')];
    const item = menu[round % menu.length];
    if (item !== undefined) return centre(item);
    const bar = document.querySelector('[data-testid="decision"]');
    const primary = bar?.querySelector('[data-primary="confirm"]:not(:disabled)');
    if (primary) return centre(primary);
    const legal = [
      ...document.querySelectorAll('[data-legal="true"]:not([data-picked="true"]):not([data-mark="picked"])'),
    ];
    // What lies under the hand or the bar is reached by scrolling first.
    for (let i = 0; i < Math.min(legal.length, 12); i++) {
      const element = legal[(round * 7 + i * 13) % legal.length];
      if (element === undefined) continue;
      const point = centre(element);
      const hit = document.elementFromPoint(point.x, point.y);
      if (visible(element) && hit !== null && (element.contains(hit) || hit.contains(element))) return point;
    }
    const options = [...(bar?.querySelectorAll('[data-option]:not([aria-pressed="true"])') ?? [])];
    const option = options[round % options.length];
    if (option !== undefined) return centre(option);
    const pass = bar?.querySelector('[data-primary]:not(:disabled)') ?? bar?.querySelector('[data-list]');
    return pass ? centre(pass) : null;
  }, turn);
  if (place === null) {
    await page.waitForTimeout(20);
    return;
  }
  await page.mouse.click(place.x, place.y);
  await page.waitForTimeout(10);
}

/** The list of options, arrow keys, Enter, and the space bar for the main action. */
async function typeSomething(page: Page, turn: number): Promise<void> {
  const ready = await page.evaluate(() => document.querySelector('[data-primary="confirm"]:not(:disabled)') !== null);
  if (ready) {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Space');
    return;
  }
  const list = page.locator('[data-testid="decision"] [data-list]');
  await page.keyboard.press('o');
  const inList = await page.evaluate(() => document.activeElement?.hasAttribute('data-option') === true);
  if (!inList) {
    if ((await list.count()) === 0) await page.keyboard.press('Space');
    return;
  }
  for (let i = 0; i < turn % 3; i++) await page.keyboard.press('ArrowDown');
  // What is picked already would be taken back.
  for (let i = 0; i < 12; i++) {
    const picked = await page.evaluate(() => document.activeElement?.getAttribute('aria-pressed') === 'true');
    if (!picked) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}
