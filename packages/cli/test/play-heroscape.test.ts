/**
 * Heroscape in the terminal: a battlefield, and decisions that are drawn instead of listed.
 */
import { LANGUAGES } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { MUSTER, runProgram, typed } from './run-program.ts';

const DUEL = ['--edition', 'lone-mesa', '--seed', 'duel', '--bot', 'random'];
const ARMIES = ['--deck', 'finn-the-viking-champion,thorgrim-the-viking-champion'];

async function play(language: string, lines: readonly string[]): Promise<string> {
  const args = ['play', 'heroscape', ...DUEL, ...ARMIES, '--lang', language];
  const { out, err } = await runProgram(MUSTER, args, { input: typed(lines) });
  return out + err;
}

describe('in the terminal', () => {
  test('places are typed as the drawing names them', async () => {
    const out = await play('en', ['4,6', '0,0', 'o', '7,9', '1,0', 'i AF', 'q']);
    // Where a figure can't go, the rule says why.
    expect(out).toMatch(/\n {2}4,6: .+ \(HS-3\.18\)\n/);
    expect(out).toContain('Finn the Viking Champion is deployed on 0,0.\n');
    // The reach is drawn, not listed; o lists it.
    expect(out).toMatch(
      /Where does Finn the Viking Champion move\? 5 points\.\nType what you mean .*\n +\d+ {2}stay here\n/,
    );
    expect(out).toMatch(/\n +1 {2}1,0: 1 point\n/);
    expect(out).toMatch(/\n {2}7,9: .+ \(HS-[\d.]+\)\n/);
    expect(out).toContain('Finn the Viking Champion moves from 0,0 to 1,0.\n');
    expect(out).toContain('Move 5 = 5 card\n');
  });

  test.each(LANGUAGES)('a game goes on in %s', async (language) => {
    const out = await play(language, ['0,0', ...Array.from({ length: 30 }, (_, i) => (i % 3 === 0 ? '1' : ''))]);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
    for (const line of out.split('\n')) if (/^ *-?\d*\|/.test(line)) expect(line.length).toBeLessThanOrEqual(100);
    expect(out.match(/\n {2}0\| /g)?.length ?? 0).toBeGreaterThan(3);
  });
});
