import { describe, expect, test } from 'vitest';
import type { SimReport } from '../src/sim/report.ts';
import { games } from './faction-games.ts';
import { skirmishMuster } from './skirmish-muster.ts';

const muster = skirmishMuster({ factions: true });

async function sim(...args: readonly string[]): Promise<SimReport> {
  const { out, err } = await muster.run(['sim', 'skirmish', '--threads', '1', ...args, '--json']);
  if (err !== '') throw new Error(err);
  return JSON.parse(out) as SimReport;
}

describe('factions', () => {
  test('every pairing is played equally often, and the matrix tells both sides of it', async () => {
    const factions = games[0]?.factions?.() ?? [];
    const { games: played, factions: report } = await sim('--pairings', '40');
    const pairings = (factions.length * (factions.length + 1)) / 2;
    expect([pairings * 40, (pairings - factions.length) * 40]).toContain(played);
    const matrix = report?.matrix ?? [];
    const [honest, thieves] = matrix;
    expect(matrix.map(({ faction, against }) => [faction, against])).toEqual([
      ['honest', 'thieves'],
      ['thieves', 'honest'],
    ]);
    expect(honest?.games).toBe(40);
    expect((honest?.rate ?? 0) + (thieves?.rate ?? 0)).toBeCloseTo(1);
    expect(honest?.low).toBeLessThanOrEqual(honest?.rate ?? 0);
    expect(honest?.high).toBeGreaterThanOrEqual(honest?.rate ?? 1);
  });

  test('the table has a row for each and a column for all', async () => {
    const { out } = await muster.run(['sim', 'skirmish', '--threads', '1', '--pairings', '10']);
    expect(out).toMatch(/wins by faction, against each other/);
    expect(out).toMatch(/^ +honest +thieves +all$/m);
    expect(out).toMatch(/^ {2}honest +- +[\d.]+ \([\d.]+ to [\d.]+\)/m);
  });

  test('pairings choose the decks themselves', async () => {
    const { status, err } = await muster.run(['sim', 'skirmish', '--pairings', '5', '--decks', 'sly,brave']);
    expect(status).toBe(2);
    expect(err).toContain('--pairings chooses the decks');
  });
});
