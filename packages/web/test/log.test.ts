/**
 * The log: names in it point at who is meant, and turns stand out.
 */
import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../src/play/log-sentences.ts';
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
    expect(read('Hammer strikes at Twin (left).', {})).toEqual([
      { text: 'Hammer', pieces: [1, 6] },
      { text: ' strikes at ', pieces: [] },
      { text: 'Twin (left)', pieces: [5] },
      { text: '.', pieces: [] },
    ]);
  });

  test('are of those of whom something is told', () => {
    const meant = (event: object) => read('Hammer', event).map(({ pieces }) => pieces);
    expect(meant({ type: 'struck', who: 6, at: 5 })).toEqual([[6]]);
    expect(meant({ type: 'moved', figures: [6, 1] })).toEqual([[1, 6]]);
    expect(meant({ type: 'told', who: 3 })).toEqual([[1, 6]]);
  });

  test('are underlined with what tells their bearers apart', () => {
    const marked = (sentence: string) =>
      read(sentence, {}).flatMap(({ text, pieces }) => (pieces.length > 0 ? [text] : []));
    expect(marked('Hammer 2 (B) strikes at Hammer (A1.2).')).toEqual(['Hammer 2 (B)', 'Hammer (A1.2)']);
    expect(marked('Hammer (spent) and Hammer 2nd.')).toEqual(['Hammer', 'Hammer']);
  });

  test('are whole: the longer of two that begin alike, and no part of a word', () => {
    expect(read('Hammer Guard', {}).map(({ pieces }) => pieces)).toEqual([[2]]);
    expect(read('Archers 10', {}).map(({ pieces }) => pieces)).toEqual([[4]]);
    expect(read('Hammering', {}).map(({ pieces }) => pieces)).toEqual([[]]);
    expect(read('Archers 12', {}).map(({ pieces }) => pieces)).toEqual([[]]);
  });

  test('stay as they are while nobody is on the table', () => {
    expect(readerOf(new Map())('Hammer waits.', {})).toEqual([{ text: 'Hammer waits.', pieces: [] }]);
  });
});

describe('sentences', () => {
  const line = (text: string | null, ...rules: string[]) => ({ text, event: { type: 'drew', rules } });
  const read = (...lines: ReturnType<typeof line>[]) =>
    sentencesOf(lines).map(({ text, number, times }) => [number, text, times]);

  test('what happens several times in a row is said once', () => {
    expect(read(line('B draws.'), line('B draws.'), line('A draws.'), line('B draws.'))).toEqual([
      [0, 'B draws.', 2],
      [2, 'A draws.', 1],
      [3, 'B draws.', 1],
    ]);
  });

  test('what nobody is told does not lie between, another rule does', () => {
    expect(read(line('B draws.'), line(null), line('B draws.'), line('B draws.', 'WL-1.1'))).toEqual([
      [0, 'B draws.', 2],
      [3, 'B draws.', 1],
    ]);
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
