/**
 * Signum in the terminal: the battlefield, ranges that are drawn instead of listed, the menu of a turn.
 */
import { LANGUAGES } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { MUSTER, runProgram, typed } from './run-program.ts';

const HEROES = ['marshal-ysolde-carrow', 'castellan-mordane', 'saela-wyndthorn', 'artificer-tiberon-quill'];

async function play(mode: string, language: string, lines: readonly string[], players = 2): Promise<string> {
  const game = ['--edition', mode, '--players', String(players), '--deck', HEROES.slice(0, players).join(',')];
  const args = ['play', 'signum', ...game, '--seed', 'table', '--bot', 'random', '--lang', language];
  const { out, err } = await runProgram(MUSTER, args, { input: typed(lines) });
  return out + err;
}

const MODES = [
  ['duel', 2],
  ['free-for-all', 3],
  ['alliance', 4],
  ['skirmish', 2],
] as const;

describe('in the terminal', () => {
  test('hexes are typed as the drawing names them', async () => {
    const out = await play('duel', 'en', ['no terrain', '4,4', '4,0', '1 2 3', 'i AM', '1', '4,8', '4,1', 'end', 'q']);
    // Where a hero can't be placed, the rule says why.
    expect(out).toMatch(/\n {2}4,4: that is not in your deployment zone \(SG-16\.2\)\n/);
    expect(out).toContain('Marshal Ysolde Carrow enters the battlefield on 4,0.\n');
    expect(out).toContain('Movement 3 = 3 card; ');
    // The reach is drawn, not listed.
    expect(out).toMatch(
      /\nPlayer A: Where does Marshal Ysolde Carrow move\?\nType what you mean .*\n +\d+ {2}stay here\n/,
    );
    expect(out).toMatch(/\n {2}walk to 4,8: .+ \(SG-18\.\d+\)\n/);
    expect(out).toContain('Marshal Ysolde Carrow moves to 4,1.\n');
    // The menu of the turn has the numbers of the options.
    expect(out).toMatch(/\nActivate: 1 AM Marshal Ysolde Carrow\n/);
    expect(out).toMatch(/\nInto the Hall for income: \d+ /);
    expect(out).toMatch(/\nOr: \d+ end the turn\n/);
  });

  test.each(MODES.flatMap(([mode, players], i) => [[mode, players, LANGUAGES[i % LANGUAGES.length] ?? 'en'] as const]))(
    'a match goes on: %s with %s players, in %s',
    async (mode, players, language) => {
      const lines = Array.from({ length: 60 }, (_, i) => (i % 4 === 3 ? '' : i % 3 === 0 ? '2' : '1'));
      const out = await play(mode, language, ['', ...lines.slice(0, 2), '1 2 3', ...lines], players);
      expect(out).not.toMatch(/undefined|NaN|\[object|…/);
      for (const line of out.split('\n')) if (/^ ?-?\d*\|/.test(line)) expect(line.length).toBeLessThanOrEqual(100);
      expect(out.match(/\n ?-?\d\|/g)?.length ?? 0).toBeGreaterThan(40);
    },
  );
});
