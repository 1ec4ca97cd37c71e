/**
 * The log: names in it point at who is meant, and turns stand out.
 */
import { describe, expect, test } from 'vitest';
import { piecesByName, readerOf } from '../src/play/pieces.ts';
import { playSome } from './player.ts';
import { openStage } from './stage.ts';

describe('names in a sentence', () => {
  const read = readerOf(
    piecesByName([
      { id: 1, name: 'Hammer' },
      { id: 2, name: 'Hammer Guard' },
      { id: 3, name: 'Archers 1' },
      { id: 4, name: 'Archers 10' },
      { id: 5, name: 'Twin (left)' },
      { id: 6, name: 'Hammer' },
      { id: 7, name: '' },
    ]),
  );

  test('are found with all who bear them', () => {
    expect(read('Hammer strikes at Twin (left).')).toEqual([
      { text: 'Hammer', pieces: [1, 6] },
      { text: ' strikes at ', pieces: [] },
      { text: 'Twin (left)', pieces: [5] },
      { text: '.', pieces: [] },
    ]);
  });

  test('are whole: the longer of two that begin alike, and no part of a word', () => {
    expect(read('Hammer Guard').map(({ pieces }) => pieces)).toEqual([[2]]);
    expect(read('Archers 10').map(({ pieces }) => pieces)).toEqual([[4]]);
    expect(read('Hammering').map(({ pieces }) => pieces)).toEqual([[]]);
    expect(read('Archers 12').map(({ pieces }) => pieces)).toEqual([[]]);
  });

  test('stay as they are while nobody is on the table', () => {
    expect(readerOf(new Map())('Hammer waits.')).toEqual([{ text: 'Hammer waits.', pieces: [] }]);
  });
});

describe('in the browser', () => {
  const stage = openStage();

  test.each([
    [0, 'warlord', '[data-card][data-about="true"]'],
    [1, 'signum', '[data-figure][data-mark="about"]'],
    [2, 'heroscape', '[data-figure][data-mark="about"]'],
  ] as const)('%i: %s: pointing at a name shows who is meant', { timeout: 240_000 }, async (place, _game, shown) => {
    const { page, context, errors } = await stage.visit({ size: { width: 1280, height: 800 } });
    await stage.startGame(page, place);
    const log = page.getByRole('list', { name: 'Log' });
    const names = log.locator('span');
    const turns = log.locator('li[data-turn="true"]');
    const isEnough = async (): Promise<boolean> => (await names.count()) > 2 && (await turns.count()) > 0;
    for (let played = 0; played < 200 && !(await isEnough()); played += 5) await playSome([page], 5);
    expect(await isEnough()).toBe(true);
    const before = await page.locator(shown).count();
    // What the question is about is lit already: another name must be found.
    let lit = before;
    for (const name of (await names.all()).toReversed().slice(0, 12)) {
      await name.hover();
      await page.waitForTimeout(50);
      lit = await page.locator(shown).count();
      if (lit > before) break;
    }
    expect(lit).toBeGreaterThan(before);
    await page.mouse.move(640, 5);
    await expect.poll(() => page.locator(shown).count()).toBe(before);
    expect(errors).toEqual([]);
    await context.close();
  });
});
