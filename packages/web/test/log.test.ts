/**
 * The log: names in it point at who is meant, and turns stand out.
 */
import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../src/play/log-sentences.ts';
import { piecesByName, readerOf } from '../src/play/pieces.ts';
import { momentOf, playSome } from './player.ts';
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
    [0, 'warlord', 'data-card', '[data-about="true"]'],
    [1, 'signum', 'data-figure', '[data-mark="about"]'],
    [2, 'heroscape', 'data-figure', '[data-mark="about"]'],
  ] as const)(
    '%i: %s: pointing at a name shows who is meant',
    { timeout: 240_000 },
    async (place, _game, piece, lit) => {
      const { page, context, errors } = await stage.visit({ size: { width: 1280, height: 800 } });
      await stage.startGame(page, place);
      const log = page.getByRole('list', { name: 'Log' });
      const turns = log.locator('li[data-turn="true"]');
      const idsOf = (selector: string): Promise<readonly string[]> =>
        page
          .locator(selector)
          .evaluateAll((all, name) => all.map((one) => one.getAttribute(name) ?? '').toSorted(), piece);

      /** A name in the log of somebody on the table whom nothing lights up yet. */
      const darkName = async (): Promise<string | undefined> => {
        const [there, bright] = [await idsOf(`[${piece}]`), await idsOf(`[${piece}]${lit}`)];
        const names = await log
          .locator('[data-pieces]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('data-pieces') ?? ''));
        return names.findLast((ids) => ids.split(' ').some((id) => there.includes(id) && !bright.includes(id)));
      };

      // The option somebody points at is lit too: between clicks the mouse rests where nothing is.
      const lookAway = (): Promise<void> => page.mouse.move(640, 5);
      let name: string | undefined;
      for (let played = 0; played < 200; played += 5) {
        await playSome([page], 5);
        await lookAway();
        // Nothing changes any more once this player is asked.
        await expect.poll(() => momentOf(page)).toBe('asked');
        name = (await turns.count()) > 0 ? await darkName() : undefined;
        if (name !== undefined) break;
      }
      expect(name).toBeDefined();
      const before = await idsOf(`[${piece}]${lit}`);
      const meant = (name ?? '').split(' ');
      const there = await idsOf(`[${piece}]`);
      await log.locator(`[data-pieces="${name}"]`).last().hover();
      await expect
        .poll(() => idsOf(`[${piece}]${lit}`))
        .toEqual(there.filter((id) => before.includes(id) || meant.includes(id)));
      await lookAway();
      await expect.poll(() => idsOf(`[${piece}]${lit}`)).toEqual(before);
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});
