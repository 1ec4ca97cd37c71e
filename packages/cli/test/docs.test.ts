import { readFileSync } from 'node:fs';
import { heroscape } from '@muster/heroscape';
import { checkFile, kindLine, readScenarios, runScenario } from '@muster/notation';
import { toyGame } from '@muster/notation/toy-game';
import { signum } from '@muster/signum';
import { warlord } from '@muster/warlord';
import { expect, test } from 'vitest';

const GAMES = [toyGame, warlord, heroscape, signum];
const page = readFileSync(new URL('../../../docs/notation.md', import.meta.url), 'utf8');

interface Example {
  readonly line: number;
  readonly text: string;
}

/** The fenced blocks of a page in one language. */
function blocks(language: string): readonly Example[] {
  const found = page.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'));
  return [...found].map((match) => ({ line: page.slice(0, match.index).split('\n').length, text: match[1] ?? '' }));
}

const examples = blocks('yaml');

test('there is an example of each kind', () => {
  const kinds = examples.map(({ text }) => kindLine(text));
  const scenarios = Array.from({ length: 4 }, () => 'scenario/1');
  expect(kinds).toEqual(['position/1', 'record/1', ...scenarios, 'army/1', 'scenario/1']);
});

test.each(examples)('the example on line $line has no problems', ({ text }) => {
  expect(checkFile(GAMES, text).problems).toEqual([]);
});

/** The failures of all scenarios in these texts. */
function failuresOf(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => {
    const read = readScenarios(GAMES, text);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const { game, scenarios } = read.value;
    return scenarios.flatMap((scenario) => runScenario(game, scenario).failures.map(({ message }) => message));
  });
}

const scenarios = examples.map(({ text }) => text).filter((text) => kindLine(text) === 'scenario/1');

test('the scenarios pass', () => {
  expect(failuresOf(scenarios)).toEqual([]);
});

test('the failure that is shown is the one that happens', () => {
  const [changed = ''] = scenarios.map((text) => text.replace('- asked: {B: move}', '- A: roll'));
  const [message = ''] = failuresOf([changed]);
  expect(message).toContain('not asked');
  expect(page).toContain(`\`${message}\``);
});

test('the definitions name rules', () => {
  const rules = blocks('json').flatMap(({ text }) => Object.keys(JSON.parse(text) as object));
  expect(rules).toEqual(['SP-1.2']);
  expect(toyGame.catalogue.map((rule) => rule.id)).toEqual(expect.arrayContaining(rules));
});
