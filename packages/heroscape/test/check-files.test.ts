import { LANGUAGES, type FileContent } from '@muster/engine';
import { checkContent, checkFile } from '@muster/notation';
import { describe, expect, test } from 'vitest';
import { writeVirtualscape } from '../src/content/virtualscape/writer.ts';
import { heroscape } from '../src/index.ts';
import { sampleMap } from './map-samples.ts';
import { fileOf, STARTS, tileOf } from './virtualscape-samples.ts';

const GAMES = [heroscape];

function textFile(name: string, text: string): FileContent {
  return { name, text, bytes: new Uint8Array() };
}

describe('maps', () => {
  test('are checked and drawn', () => {
    const check = checkContent(GAMES, textFile('meadow.json', JSON.stringify(sampleMap())));
    expect(check).toMatchObject({ kind: 'hsmap/1', game: 'heroscape', problems: [] });
    expect(check.report?.join('\n')).toContain('Legend');
  });

  test('with problems tell them with line and column', () => {
    const text = JSON.stringify(
      sampleMap({ glyphs: [{ q: 99, r: 99, level: 1, glyph: 'Astrid', face: 'power' }] }),
      null,
      1,
    );
    const [problem] = checkContent(GAMES, textFile('meadow.json', text)).problems;
    expect(problem?.message).toContain('HS-2.3');
    expect(problem?.line).toBe(text.slice(0, text.indexOf('"glyphs"')).split('\n').length + 1);
  });

  test('that are no JSON at all say so', () => {
    const { problems } = checkContent(GAMES, textFile('x.json', '{"format": "hsmap/1", '));
    expect(problems[0]?.message).toContain('not valid JSON');
  });

  test('of Virtualscape are read from their bytes', () => {
    const bytes = writeVirtualscape(fileOf([tileOf(1001, 3, 3, 0), ...STARTS]));
    const check = checkContent(GAMES, { name: 'Meadow.HSC', text: null, bytes });
    expect(check).toMatchObject({ kind: 'Virtualscape', game: 'heroscape' });
    expect(check.report?.[0]).toBe('Test');
    const broken = checkContent(GAMES, { name: 'x.hsc', text: null, bytes: new Uint8Array(5) });
    expect(broken.problems).not.toEqual([]);
  });
});

describe('armies', () => {
  function army(points: number, ...cards: readonly string[]): string {
    const lines = cards.map((card) => `  ${card}\n`).join('');
    return `muster: army/1\ngame: heroscape\nname: Test\npoints: ${points}\ncards:\n${lines}`;
  }

  test.each([
    [army(230, 'Finn the Viking Champion: 1', 'Roman Legionnaires: 3'), []],
    [army(229, 'Finn the Viking Champion: 1', 'Roman Legionnaires: 3'), ['HS-3.1']],
    [army(500, 'Finn the Viking Champion: 2'), ['HS-3.10']],
    [army(500, 'Raelin the Kyrie Warrior (RotV): 1', 'Raelin the Kyrie Warrior (SotM): 1'), ['HS-3.12']],
    [army(500, 'Iron Golem: 2'), []],
    [army(500, 'Nobody: 1'), ["there is no army card 'Nobody'"]],
    [army(500, 'Finn the Viking Champion: 0'), ['Too small']],
    [army(500, 'Finn the Viking Champion: 1').replace('points: 500\n', ''), ['is missing']],
  ])('%#', (text, messages) => {
    const problems = checkFile(GAMES, text).problems.map(({ message }) => message);
    expect(problems.length).toBe(messages.length);
    for (const [i, message] of messages.entries()) expect(problems[i]).toContain(message);
  });
});

test('every card has a text in every language', () => {
  for (const language of LANGUAGES) expect(heroscape.content(language).filter(({ text }) => text === '')).toEqual([]);
});
