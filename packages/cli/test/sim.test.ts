import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SimReport } from '../src/sim/report.ts';
import { games } from './broken-games.ts';
import { skirmishMuster } from './skirmish-muster.ts';

const muster = skirmishMuster({ broken: true });

async function sim(...args: readonly string[]): Promise<{ status: number | null; report: SimReport }> {
  const { status, out, err } = await muster.run(['sim', ...args, '--json']);
  if (err !== '') throw new Error(err);
  return { status, report: JSON.parse(out) as SimReport };
}

/** All that follows from the seed: not how long it took. */
function withoutTime({ decisionsPerSecond: _, ...rest }: SimReport): Omit<SimReport, 'decisionsPerSecond'> {
  return rest;
}

describe('a simulation', () => {
  test('plays all games and counts', async () => {
    const { status, report } = await sim('skirmish', '--games', '60', '--check');
    expect(status).toBe(0);
    expect(report).toMatchObject({ game: 'skirmish', games: 60, finished: 60, errors: 0, problems: [] });
    expect(report.decisions).toBeGreaterThan(60);
    expect(report.decisionsPerSecond).toBeGreaterThan(0);
    expect(report).not.toHaveProperty('winRate');
    expect(report.seats.map(({ name, games }) => [name, games])).toEqual([
      ['0', 60],
      ['1', 60],
    ]);
    expect(report.turns.median).toBeLessThanOrEqual(report.turns.p90);
    expect(report.turns.p90).toBeLessThanOrEqual(report.turns.most);
    for (const { rate, low, high } of [...report.seats, ...report.decks])
      expect(low <= rate && rate <= high).toBe(true);
  });

  test('does not depend on the number of threads, but on the seed', async () => {
    const games = ['skirmish', '--games', '50', '--bots', 'greedy:2,random'];
    const [one, three, other] = await Promise.all([
      sim(...games, '--threads', '1'),
      sim(...games, '--threads', '3'),
      sim(...games, '--threads', '3', '--seed', 'other'),
    ]);
    expect(withoutTime(three.report)).toEqual(withoutTime(one.report));
    expect(other.report.decisions).not.toBe(one.report.decisions);
  });

  test('tells who of two bots wins', async () => {
    const { report } = await sim('skirmish', '--games', '60', '--bots', 'greedy:3,random', '--mirror');
    expect(Object.keys(report.winRate ?? {}).sort()).toEqual(['greedy:3', 'random']);
    expect(report.winRate?.['greedy:3']).toBeGreaterThan(0.6);
    expect(report.bots.map(({ games }) => games)).toEqual([60, 60]);
  });

  test('tells how often each piece was on the winning side, and for how many points', async () => {
    const { report } = await sim('skirmish', '--games', '40');
    const pieces = report.pieces ?? [];
    const [fighter, shield, spear] = pieces;
    expect(fighter).toMatchObject({ name: 'fighter', cost: 20, spent: 20, games: 80, wins: 40, rate: 0.5 });
    expect(shield).toMatchObject({ name: 'shield', cost: 25, spent: 50, games: 40 });
    expect(shield?.rate).toBe(report.seats[0]?.rate);
    expect((shield?.wins ?? 0) + (spear?.wins ?? 0)).toBe(40);
    expect(fighter?.perPoint.rate).toBeCloseTo(0.025);
    for (const { perPoint, low, high, spent } of pieces) {
      expect(perPoint.low).toBeCloseTo(low / spent);
      expect(perPoint.high).toBeCloseTo(high / spent);
    }
  });

  test('prints the pieces as a table, the best for its points first', async () => {
    const { out } = await muster.run(['sim', 'skirmish', '--games', '40']);
    const lines = out.split('\n');
    const at = lines.findIndex((line) => line.startsWith('wins by card'));
    expect(lines[at + 1]).toMatch(/card +points +games +wins +wins per point spent/);
    expect(lines[at + 2]).toMatch(/^ {2}fighter +20 +80 +50\.0 % \([\d.]+ to [\d.]+\) +2\.500 % \([\d.]+ to [\d.]+\)$/);
  });

  test('with a mirror gives both the same deck, so that no deck wins more than the other', async () => {
    const { report } = await sim('skirmish', '--games', '40', '--mirror');
    for (const { rate } of report.decks) expect(rate).toBe(0.5);
  });

  test('plays the decks and with as many as asked for', async () => {
    const { report } = await sim(
      'skirmish',
      '--games',
      '12',
      '--players',
      '3',
      '--decks',
      'sly,sly,sly',
      '--turn-limit',
      '2',
    );
    expect(report.decks.map(({ name, games }) => [name, games])).toEqual([['sly', 36]]);
    expect(report.seats).toHaveLength(3);
    expect(report.turns.most).toBeLessThanOrEqual(3);
  });

  test('reads well', async () => {
    const { status, out, err } = await muster.run(['sim', 'skirmish', '--games', '20', '--bots', 'random,greedy:1']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    for (const line of [
      /^games +20$/m,
      /^finished +20$/m,
      /^errors +0$/m,
      /^wins by bot$/m,
      /^ {2}greedy:1 +\d+\.\d % {2}\(95 %: /m,
    ]) {
      expect(out).toMatch(line);
    }
  });
});

describe('a mistake of the rules is found, named and saved', () => {
  const files = (): string[] =>
    existsSync(join(muster.folder, 'found')) ? readdirSync(join(muster.folder, 'found')) : [];

  const found: readonly [string, RegExp, readonly string[]][] = [
    ['crashing', /^a rule broke \(at /, []],
    ['endless', /^the game hangs: not over after 300 decisions$/, []],
    ['stuck', /^the game hangs: no decision in 3 seconds$/, ['--patience', '1']],
    ['silent', /^the game is not over but asks nothing$/, []],
    ['cheating', /^after \d+ answers: cards are lost or doubled/, ['--check']],
    [
      'drifting',
      /(the replay leads to the state|a copy from the last checkpoint has the state) [0-9a-f]{16}/,
      ['--check'],
    ],
    ['forgetful', /^after \d+ answers: a copy from the last checkpoint has the state/, ['--check']],
  ];

  test('every one of them', () => {
    expect(found.map(([game]) => game)).toEqual(games.map(({ id }) => id).filter((id) => id !== 'skirmish'));
  });

  test.each(found)('%s', async (game, message, options) => {
    const limits = ['--games', '2', '--limit', '300', '--out', 'found'];
    const { status, report } = await sim(game, ...limits, ...options);
    expect(status).toBe(1);
    expect(report).toMatchObject({ games: 2, errors: report.problems.length });
    expect(report.finished + report.errors).toBe(2);
    const [problem] = report.problems;
    expect(problem?.message).toMatch(message);
    expect(files()).toContain(problem?.file?.replace(/^found[\\/]/, ''));
    const record = readFileSync(join(muster.folder, problem?.file ?? ''), 'utf8');
    expect(record).toContain(`muster: record/1\ngame: ${game}\n`);
    expect(record).toContain('comments:');
    // What was saved leads there again.
    if (game === 'crashing') {
      const { out } = await muster.run(['replay', problem?.file ?? '', '--verify']);
      expect(out).toContain('a rule broke');
    }
  });

  test('--invariants finds a broken promise while the game is played, at the same answer as a replay', async () => {
    const options = ['--games', '2', '--out', 'found'];
    const { status, report } = await sim('cheating', ...options, '--invariants');
    expect(status).toBe(1);
    expect(report.problems[0]?.message).toMatch(/^after \d+ answers: cards are lost or doubled/);
    const replayed = (await sim('cheating', ...options, '--check')).report;
    expect(report.problems.map(({ message }) => message)).toEqual(replayed.problems.map(({ message }) => message));
  });

  test('--invariants plays the same games as without it', async () => {
    const { report } = await sim('skirmish', '--games', '20', '--invariants');
    const plain = (await sim('skirmish', '--games', '20')).report;
    expect(report).toMatchObject({ finished: 20, errors: 0, decisions: plain.decisions, turns: plain.turns });
  });

  test('without --check only what ends a game is found', async () => {
    expect((await sim('cheating', '--games', '2')).report.errors).toBe(0);
  });
});

describe('what can not run', () => {
  test.each([
    [['nothing'], "there is no game 'nothing'"],
    [['skirmish', '--bots', 'clever'], "there is no bot 'clever'. Known bots: random, greedy"],
    [['skirmish', '--bots', './missing'], "there is no program './missing'"],
    [['skirmish', '--bots', 'random,random,random', '--players', '2'], 'there are 3 bots but only 2 seats'],
    [['skirmish', '--players', '9'], 'Skirmish is for 2 to 4 players, not 9'],
    [['skirmish', '--edition', 'second'], "there is no edition 'second'. Known editions: plain"],
    [['skirmish', '--decks', 'unknown'], "there is no deck 'unknown'"],
    [['skirmish', '--option', 'shove'], "there is no optional rule 'shove'"],
    [['skirmish', '--option', 'volcano='], 'It must be a name, or a name and a value'],
    [['skirmish', '--games', '0'], 'must be at least 1'],
    [['skirmish', '--games', 'many'], 'It must be a whole number'],
  ])('%j', async (args, message) => {
    const { status, out, err } = await muster.run(['sim', ...args]);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain(message);
  });
});

test('--help tells how', async () => {
  const { status, out } = await muster.run(['sim', '--help']);
  expect(status).toBe(0);
  for (const option of [
    '--games',
    '--bots',
    '--decks',
    '--mirror',
    '--seed',
    '--threads',
    '--invariants',
    '--check',
    '--out',
    '--json',
  ]) {
    expect(out).toContain(option);
  }
});
