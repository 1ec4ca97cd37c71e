/**
 * The command as users have it, with Warlord.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@muster/engine';
import { afterAll, expect, test } from 'vitest';
import { MUSTER, runProgram, typed, type Result } from './run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'muster-warlord-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function muster(args: readonly string[], lines: readonly string[] = []): Promise<Result> {
  return runProgram(MUSTER, args, { cwd: folder, input: typed(lines) });
}

test('every command has its help', async () => {
  const { status, out } = await muster(['--help']);
  expect(status).toBe(0);
  const commands = [...out.matchAll(/^ {2}([a-z]+) .*<|^ {2}([a-z]+) \[options\]/gm)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  expect(commands).toEqual(expect.arrayContaining(['play', 'scenario', 'rules', 'cards', 'check', 'replay']));
  for (const command of commands) {
    const help = await muster([command, '--help']);
    expect(help).toMatchObject({ status: 0, err: '' });
    expect(help.out).toContain(`Usage: muster ${command}`);
  }
});

test.each(LANGUAGES)('all cards have a name and a text in %s', async (language) => {
  const { status, out } = await muster(['cards', 'warlord', '--lang', language, '--json']);
  expect(status).toBe(0);
  const cards = JSON.parse(out) as Record<'id' | 'name' | 'set' | 'text', unknown>[];
  expect(cards.length).toBeGreaterThan(200);
  for (const card of cards) {
    for (const value of [card.id, card.name, card.set, card.text]) expect(typeof value).toBe('string');
  }
});

test('a game of bots is saved, checked, replayed and verified', async () => {
  const played = await muster(['play', 'warlord', '--seed', 'bots', '--bot', 'random,random', '--save', 'bots.yaml']);
  expect(played).toMatchObject({ status: 0, err: '' });
  expect(await muster(['check', 'bots.yaml'])).toMatchObject({
    status: 0,
    out: 'bots.yaml: fine (warlord record/1)\n',
  });
  for (const language of LANGUAGES) {
    const { status, out } = await muster(['replay', 'bots.yaml', '--lang', language]);
    expect(status).toBe(0);
    expect(out).toMatch(/\nverified: \d+ answers, hash [0-9a-f]{16} and the outcome as recorded\n$/);
  }
});

test.each(['campaign', 'epic'])('a person plays by %s rules, asks why not, saves and goes on', async (edition) => {
  const file = `${edition}.yaml`;
  const some = Array.from({ length: 40 }, (_, i) => [String((i % 3) + 1), '']).flat();
  const args = ['play', 'warlord', '--edition', edition, '--seed', edition, '--bot', 'random', '--save', file];
  const first = await muster(args, ['?', 'h', 't', 'l', ...some]);
  expect(first).toMatchObject({ status: 0, err: '' });
  const record = await muster(['replay', '--json', file]);
  expect(JSON.parse(record.out)).toMatchObject({ game: 'warlord', verified: true });
  const second = await muster(['play', 'warlord', '--resume', file, '--bot', 'random', '--lang', 'it'], ['concede']);
  expect(second).toMatchObject({ status: 0, err: '' });
});
