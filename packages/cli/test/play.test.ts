import { existsSync, readFileSync, rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toyMuster } from './toy-muster.ts';

const muster = toyMuster();

const HOT_SEAT = ['play', 'sprint', '--seed', 'abc', '--bot', 'human', '--deck', 'quick,mean'];

test('two people play at one screen, to the end', async () => {
  // Nobody exchanges cards, then both roll or pass until one is at the goal.
  const lines = ['', '', ...Array.from({ length: 200 }, (_, i) => (i % 2 === 0 ? 'roll' : ''))];
  const { status, out, err } = await muster.run(HOT_SEAT, lines);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).toMatch(/^Sprint \(seed: abc\)\nA: you, quick\nB: you, mean\n/);
  expect(out).toContain('Player A: Which cards do you exchange?\n');
  expect(out).toContain('Pick 0 to 2, with spaces between the numbers.\n');
  expect(out).toMatch(/\n[AB] wins\n$/);
});

test('nobody sees the hand of another', async () => {
  const { out } = await muster.run(HOT_SEAT, ['', 'q']);
  const tables = [...out.matchAll(/^A-+\| {2}(.*)\nB-+\| {2}(.*)$/gm)].map((match) => [match[1], match[2]]);
  expect(tables).toHaveLength(2);
  expect(tables[0]?.[0]).toContain('step');
  expect(tables[0]?.[1]).toBe('4 cards');
  expect(tables[1]?.[0]).toBe('4 cards');
});

test('against a bot, the same seed gives the same game', async () => {
  const args = ['play', 'sprint', '--seed', 'again', '--bot', 'random', '--deck', 'quick,quick'];
  const lines = Array.from({ length: 100 }, () => '1');
  const first = await muster.run(args, ['', ...lines]);
  const second = await muster.run(args, ['', ...lines]);
  expect(first.status).toBe(0);
  expect(first.out).toBe(second.out);
  expect(first.out).toContain('B: random, quick\n');
  expect(first.out).toMatch(/\n[AB] wins\n$/);
});

test('bots play alone', async () => {
  const { status, out } = await muster.run([
    'play',
    'sprint',
    '--seed',
    'x',
    '--bot',
    'random,greedy',
    '--save',
    'bots.yaml',
  ]);
  expect(status).toBe(0);
  expect(out).toMatch(/\n[AB] wins\n$/);
  expect((await muster.run(['replay', '--verify', 'bots.yaml'])).status).toBe(0);
});

test('three play, with the rules of an edition', async () => {
  const args = ['play', 'sprint', '--players', '3', '--edition', 'long', '--bot', 'random', '--seed', 'three'];
  const { status, out } = await muster.run(args, ['']);
  expect(status).toBe(0);
  expect(out).toContain('C: random');
  expect(out).toContain(`A${'-'.repeat(20)}|`);
});

describe('what can be typed', () => {
  /** Types these lines where A has its first move, and gives what came after them. */
  async function type(...lines: readonly string[]): Promise<string> {
    const { status, out, err } = await muster.run(HOT_SEAT, ['', '', ...lines, 'q']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    return out.slice(out.indexOf('Player A: Your move.'));
  }

  test('numbers and words choose', async () => {
    expect(await type('1')).toContain('A rolls ');
    expect(await type('roll')).toContain('A rolls ');
    expect(await type('ROLL')).toContain('A rolls ');
    expect(await type('pass')).toContain('A rests.');
    expect(await type('')).toContain('A rests.');
    expect(await type('step 2')).toContain('A plays step 2.');
    expect(await type('play:0')).toContain('A plays ');
  });

  test('what is no choice is explained', async () => {
    expect(await type('fly')).toContain("'fly' is none of the options. h tells what you can type.");
    expect(await type('99')).toContain("'99' is none of the options.");
    expect(await type('0')).toContain("'0' is none of the options.");
    expect(await type('1 2')).toContain('Pick 1, you picked 2.');
    expect(await type('play')).toMatch(/'play' fits several options:\n(?: {2}play step \d\n){2,}/);
  });

  test('several picks', async () => {
    const exchange = async (line: string): Promise<string> => (await muster.run(HOT_SEAT, [line, 'q'])).out;
    expect(await exchange('1 1')).toContain('You picked the same option twice.');
    expect(await exchange('1 2 3')).toContain('Pick 0 to 2, you picked 3.');
    expect((await muster.run(HOT_SEAT, ['1, 3', '', 'l', 'q'])).out).toMatch(/A drops step \d, step \d\./);
  });

  test('why not', async () => {
    const { out } = await muster.run([...HOT_SEAT, '--deck', 'mean'], ['', '', '', '?', '? trip', '? wings', 'q']);
    const refusal = '  play trip: a trip is no move (SP-3.2)\n';
    expect(out.split(refusal)).toHaveLength(3);
    expect(out).toContain('Nothing you could think of is forbidden now.');
  });

  test('help, table and log', async () => {
    const out = await type('h', 't', 'pass', 'l');
    expect(out).toContain('u            take back your last choice');
    expect(out).toMatch(/A> t\n\nA-{10}\|/);
    expect(out).toContain('B> l\nA rests.\n');
  });

  test('taking back', async () => {
    const out = await type('play step 2', 'u', 'l');
    expect(out).toContain('B> u\nTaken back.\n');
    expect(out).toMatch(/A> l\nA> q\n/);
    expect(await type('roll', 'u')).toContain('There is nothing to take back, or something was revealed since.');
  });

  test('giving up', async () => {
    const { status, out } = await muster.run(HOT_SEAT, ['concede']);
    expect(status).toBe(0);
    expect(out).toMatch(/A gives up\.\n(?:.*\n)*B wins\n$/);
  });

  test('in other languages', async () => {
    const { out } = await muster.run([...HOT_SEAT, '--lang', 'de'], ['', '', 'würfeln', 'q']);
    expect(out).toContain('Spieler A: Dein Zug.\n');
    expect(out).toContain('A würfelt ');
    expect(out).toContain('Das Spiel ist nicht zu Ende.');
    const italian = await muster.run([...HOT_SEAT, '--lang', 'it'], ['', '', 'h', 'q']);
    expect(italian.out).toContain('Giocatore A: Tocca a te.\n');
    expect(italian.out).toContain('abbandona la partita');
  });
});

describe('saving', () => {
  test('and going on', async () => {
    rmSync(muster.path('sprint-abc.yaml'), { force: true });
    const first = await muster.run(HOT_SEAT, ['', '', 'play step 2', 's', 'q']);
    expect(first.out).toContain('Saved in sprint-abc.yaml. Go on with: muster play sprint --resume sprint-abc.yaml\n');
    const resume = ['play', 'sprint', '--resume', 'sprint-abc.yaml', '--bot', 'human'];
    const second = await muster.run(resume, ['pass', 'u', 'u', 'play step 3', 's', 's other.yaml', 'q']);
    expect(second.status).toBe(0);
    expect(second.out).toContain('A plays step 2.');
    expect(second.out).toContain('A plays step 3.');
    expect(second.out).toContain('Saved in other.yaml.');
    for (const file of ['sprint-abc.yaml', 'other.yaml']) {
      expect((await muster.run(['replay', '--verify', file])).out).toContain('verified: 3 answers');
    }
  });

  test('where it can not be written, the game goes on', async () => {
    const { status, out } = await muster.run(HOT_SEAT, ['s no/such/folder.yaml', 'concede']);
    expect(status).toBe(0);
    expect(out).toContain("'no/such/folder.yaml' can't be written");
    expect(out).toContain('B wins');
  });

  test('at the end, when asked for', async () => {
    const { status } = await muster.run([...HOT_SEAT, '--save', 'left.yaml'], ['', '']);
    expect(status).toBe(0);
    expect(existsSync(muster.path('left.yaml'))).toBe(true);
    expect(readFileSync(muster.path('left.yaml'), 'utf8')).toContain('answers:\n  - [0, []]\n  - [1, []]\n');
  });

  test('what is no saved game is refused', async () => {
    muster.write('broken.yaml', 'muster: record/1\ngame: sprint\nseed: x\nanswers: []\n');
    const { status, err } = await muster.run(['play', 'sprint', '--resume', 'broken.yaml']);
    expect(status).toBe(2);
    expect(err).toContain("broken.yaml:1:1: 'setup' is missing");
    const seeded = await muster.run(['play', 'sprint', '--resume', 'broken.yaml', '--seed', 'y']);
    expect(seeded.err).toContain('--seed is for a new game');
  });
});
