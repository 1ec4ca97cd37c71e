import { expect, test } from 'vitest';
import { MUSTER, runProgram } from './run-program.ts';

test.each(['warlord', 'signum', 'heroscape'])(
  'every rule of %s is proved, or said to be a definition',
  async (game) => {
    const { status, out } = await runProgram(MUSTER, ['rules', game, '--json']);
    const { missing, unreadable, rules } = JSON.parse(out) as Report;
    expect({ missing, unreadable }).toEqual({ missing: [], unreadable: [] });
    expect(rules.filter(({ failing }) => failing.length > 0)).toEqual([]);
    expect(status).toBe(0);
  },
);

interface Report {
  readonly missing: readonly string[];
  readonly unreadable: readonly string[];
  readonly rules: readonly { readonly failing: readonly string[] }[];
}
