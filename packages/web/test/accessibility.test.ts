/**
 * What people with screen readers would stumble over: axe finds nothing serious, in light and dark.
 */
import { describe, expect, test } from 'vitest';
import { playSome } from './player.ts';
import { shoot } from './screenshots.ts';
import { seriousFindings } from './serious-findings.ts';
import { openStage } from './stage.ts';

const stage = openStage();

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  test.each([
    [0, 'warlord'],
    [1, 'signum'],
    [2, 'heroscape'],
  ])('table %i: %s', { timeout: 200_000 }, async (place, name) => {
    const { context, page } = await stage.visit({ theme });
    await stage.startGame(page, place);
    await playSome([page], 12);
    await shoot(page, `${name}-table-${theme}`);
    expect(await seriousFindings(page)).toEqual([]);
    await context.close();
  });
});
