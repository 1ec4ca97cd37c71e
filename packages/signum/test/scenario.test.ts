import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readScenarios, runScenario } from '@muster/notation';
import { describe, expect, test } from 'vitest';
import { signum } from '../src/index.ts';

const folder = fileURLToPath(new URL('../scenarios', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));

describe.each(files)('%s', (file) => {
  const read = readScenarios([signum], readFileSync(`${folder}/${file}`, 'utf8'));

  test('can be read', () => {
    expect(read.ok ? [] : read.problems).toEqual([]);
  });

  test.each(read.ok ? read.value.scenarios : [])('$title', (scenario) => {
    expect(runScenario(signum, scenario).failures).toEqual([]);
    expect(scenario.rules).not.toEqual([]);
  });
});
