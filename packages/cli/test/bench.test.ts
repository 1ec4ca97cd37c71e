import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { median, perSecond } from '../src/bench/measure.ts';
import { skirmishMuster } from './skirmish-muster.ts';

const muster = skirmishMuster();
const QUICK = ['--rounds', '1', '--seconds', '0.01'];
const PEERS = fileURLToPath(new URL('../../../bench/peers', import.meta.url));

describe('measuring', () => {
  test('the median is not moved by one slow round', () => {
    expect(median([5, 1, 1000])).toBe(5);
    expect(median([2])).toBe(2);
  });

  test('counts all that is done', () => {
    const [once = 0, thrice = 0] = perSecond({ rounds: 3, seconds: 0.02 }, () => [1, 3]);
    expect(once).toBeGreaterThan(0);
    expect(thrice / once).toBeCloseTo(3);
  });

  test('what takes longer is done less often', () => {
    const effort = { rounds: 3, seconds: 0.02 };
    const spin = (turns: number): number => {
      const [rate = 0] = perSecond(effort, () => {
        let sum = 0;
        for (let i = 0; i < turns; i++) sum += Math.sqrt(i);
        return [sum > -1 ? 1 : 0];
      });
      return rate;
    };
    expect(spin(10_000)).toBeGreaterThan(4 * spin(200_000));
  });
});

test('reports results and ratios as JSON', async () => {
  const { status, out, err } = await muster.run(['bench', 'engine', '--json', ...QUICK]);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  const { results, ratios } = JSON.parse(out) as {
    results: { name: string; perSecond: number; microseconds: number }[];
    ratios: { name: string; ratio: number }[];
  };
  const names = results
    .filter(({ name }) => name.startsWith('skirmish: '))
    .map(({ name }) => name.slice('skirmish: '.length));
  expect(names).toEqual(
    expect.arrayContaining([
      'decisions in random games',
      'random games',
      'sums',
      'sums, slowest case',
      'decisions in turns 1 to 5',
      'copies of a state',
      'copies of a game in mid-order',
      'decisions of bot greedy',
    ]),
  );
  for (const result of results) expect(result.perSecond * result.microseconds).toBeCloseTo(1e6);
  for (const { ratio } of ratios) expect(ratio).toBeGreaterThan(0);
  expect(ratios.map(({ name }) => name)).toContain('skirmish: copies of a state / copies with structuredClone');
});

test('prints a table', async () => {
  const { status, out } = await muster.run(['bench', ...QUICK]);
  expect(status).toBe(0);
  expect(out).toMatch(/^skirmish: decisions in random games +[\d,.]+\/s +[\d,.]+ µs$/m);
});

test.each([
  [['bench', 'everything'], 'Allowed choices are engine'],
  [['bench', '--seconds', '0'], 'It must be a number of seconds'],
  [['bench', '--rounds', '0'], '--rounds must be at least 1'],
])('can not run: %j', async (args, message) => {
  const { status, err } = await muster.run(args);
  expect(status).toBe(2);
  expect(err).toContain(message);
});

describe('the other engines', () => {
  test('are pinned, by a list that names no registry', () => {
    const { dependencies } = JSON.parse(readFileSync(join(PEERS, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    const lock = readFileSync(join(PEERS, 'package-lock.json'), 'utf8');
    expect(lock).not.toContain('"resolved"');
    for (const [name, version] of Object.entries(dependencies)) {
      expect(lock).toContain(`"node_modules/${name}": {\n      "version": "${version}"`);
    }
  });
});
