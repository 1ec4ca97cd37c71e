import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { MUSTER, runProgram } from './run-program.ts';

/** The real command with the real games, in a folder that is removed afterwards. */
async function sim(...args: readonly string[]): Promise<Record<string, unknown>> {
  const cwd = mkdtempSync(join(tmpdir(), 'muster-sim-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  const { out, err } = await runProgram(MUSTER, ['sim', 'warlord', '--json', ...args], { cwd });
  if (err !== '') throw new Error(err);
  return JSON.parse(out) as Record<string, unknown>;
}

test('random games of Warlord keep all promises', async () => {
  expect(await sim('--games', '8', '--check')).toMatchObject({ games: 8, finished: 8, errors: 0, problems: [] });
});

test('a greedy player beats a random one', async () => {
  const report = await sim('--games', '8', '--bots', 'greedy:2,random', '--mirror', '--seed', 'greedy');
  expect(report).toMatchObject({ finished: 8, errors: 0 });
  expect((report['winRate'] as Record<string, number>)['greedy:2']).toBeGreaterThan(0.6);
});
