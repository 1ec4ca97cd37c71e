/**
 * Guided battles: the lessons explain questions that do come up, and lead through a battle in a real browser.
 */
import { createBot, type Table } from '@muster/bots';
import { Match, rngFromSeed } from '@muster/engine';
import { heroscape } from '@muster/heroscape';
import { isForced, LANGUAGES } from '@muster/room';
import { signum } from '@muster/signum';
import { warlord } from '@muster/warlord';
import { describe, expect, test } from 'vitest';
import type { AnyGame, GameId } from '../src/games.ts';
import { explains, loadLesson, type Lesson } from '../src/guide/lesson.ts';
import { playSome } from './player.ts';
import { shoot } from './screenshots.ts';
import { seriousFindings } from './serious-findings.ts';
import { openStage } from './stage.ts';

const GAMES: readonly (readonly [GameId, AnyGame])[] = [
  ['warlord', warlord as unknown as AnyGame],
  ['signum', signum as unknown as AnyGame],
  ['heroscape', heroscape as unknown as AnyGame],
];

describe.each(GAMES)('the lesson of %s', (id, game) => {
  test('explains only what comes up in its battle', { timeout: 120_000 }, async () => {
    const lesson = await loadLesson(id);
    const left = new Set(lesson.steps);
    for (let run = 0; run < 12 && left.size > 0; run++) {
      for (const decision of questionsIn(game, lesson, `guide ${run}`)) {
        for (const step of left) {
          const question = { kind: decision.kind, options: decision.options.map(({ key }) => ({ key, label: '' })) };
          if (explains(step, question)) left.delete(step);
        }
      }
    }
    expect([...left].map((step) => step.id)).toEqual([]);
  });

  test('says everything in every language, and names rules that exist', async () => {
    const { opening, steps } = await loadLesson(id);
    const rules = new Set(game.catalogue.map((rule) => rule.id));
    expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length);
    for (const { words, rules: named } of [...steps, { words: opening, rules: [] }]) {
      expect(Object.keys(words).toSorted()).toEqual([...LANGUAGES].toSorted());
      for (const language of LANGUAGES) {
        const { title, text } = words[language];
        expect(title.length).toBeGreaterThan(3);
        expect(text.length).toBeGreaterThan(60);
        expect(text.length).toBeLessThan(330);
        // Nothing was left in another language.
        if (language !== 'en') expect(text).not.toBe(words.en.text);
      }
      for (const rule of named) expect(rules).toContain(rule);
    }
  });
});

/** What the player is asked in one battle of random answers. */
function questionsIn(game: AnyGame, { setup: wish }: Lesson, seed: string) {
  const setup = game.makeSetup({ ...wish, players: 2 }, rngFromSeed(seed));
  if (!setup.ok) throw new Error(setup.problems.map(({ message }) => message).join());
  const match: Table = Match.start(game, setup.value, seed, { log: true });
  const bot = createBot('random', game, seed);
  const asked = [];
  for (let i = 0; i < 1500 && match.outcome === null; i++) {
    const [open] = match.decisions;
    if (open === undefined) break;
    if (open.seat === 0 && !isForced(open)) asked.push(open);
    match.answer(open.seat, bot.choose(match, open.seat));
  }
  return asked;
}

describe('in the browser', () => {
  const stage = openStage();

  test.each([
    ['warlord', 'dark', { width: 1280, height: 800 }],
    ['signum', 'light', { width: 1280, height: 800 }],
    ['heroscape', 'dark', { width: 1280, height: 800 }],
    ['heroscape', 'light', { width: 390, height: 844 }],
  ] as const)('%s is explained question by question (%s, %o)', { timeout: 200_000 }, async (game, theme, size) => {
    const { context, page, errors } = await stage.visit({ theme, size });
    await page.goto(stage.address);
    await page.locator(`a[href="/guide/${game}"]`).click();
    const guide = page.getByTestId('guide');
    await guide.waitFor({ timeout: 60_000 });
    expect(await guide.getAttribute('data-stage')).toBe('opening');
    await page.getByRole('button', { name: 'Let’s begin' }).click();
    await guide.locator('[data-step]').waitFor();
    // What comes up and is answered between two looks counts too.
    const learnt = async (): Promise<number> => Number(await guide.locator('progress').getAttribute('value'));
    expect(await learnt()).toBe(1);
    await guide.getByRole('button', { name: 'What would the bot do?' }).click();
    await guide.getByText('The bot would choose:').waitFor();
    await shoot(page, `guide-${game}-${theme}-${size.width}`);
    expect(await seriousFindings(page)).toEqual([]);
    // How soon something new is asked depends on the dice.
    const goesOn = async (click: number): Promise<boolean> => click < 25 || (click < 120 && (await learnt()) < 3);
    for (let click = 0; (await goesOn(click)) && (await guide.getAttribute('data-stage')) === 'learning'; click++)
      await playSome([page], 1);
    expect(await learnt()).toBeGreaterThan(2);
    expect(await seriousFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('a guide that was sent away stays away and is no longer pointed out', { timeout: 100_000 }, async () => {
    const { context, page, errors } = await stage.visit();
    await page.goto(stage.address);
    const invitations = page.getByText('New here?');
    expect(await invitations.count()).toBe(3);
    await page.getByRole('link', { name: 'Guided battle: Warlord' }).press('Enter');
    await page.getByRole('button', { name: 'End the guide' }).click();
    await page.getByTestId('guide').waitFor({ state: 'detached' });
    await page.reload();
    await page.getByTestId('decision').waitFor();
    expect(await page.getByTestId('guide').count()).toBe(0);
    await page.goto(stage.address);
    await page.getByRole('link', { name: 'Guided battle: Warlord' }).waitFor();
    expect(await invitations.count()).toBe(2);
    expect(errors).toEqual([]);
    await context.close();
  });
});
