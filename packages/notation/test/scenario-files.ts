/**
 * The scenario files of a game, each scenario as a test.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@muster/engine';
import { readScenarios, runScenario } from '@muster/notation';
import { describe, expect, test } from 'vitest';

export function testScenarios(game: Game, folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));

  test('there are scenarios', () => expect(files.length).toBeGreaterThan(10));

  describe.each(files)('%s', (file) => {
    const read = readScenarios([game], readFileSync(join(folder, file), 'utf8'));

    test('can be read', () => {
      expect(read.ok ? [] : read.problems).toEqual([]);
    });

    test.each(read.ok ? read.value.scenarios : [])('$title', (scenario) => {
      expect(runScenario(game, scenario).failures).toEqual([]);
      expect(scenario.rules).not.toEqual([]);
    });
  });
}
