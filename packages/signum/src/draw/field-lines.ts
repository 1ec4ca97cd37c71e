/**
 * The battlefield of a table: its picture, and how to read it.
 */
import type { Language } from '@muster/engine';
import { paragraph, type SpaceId } from '@muster/hex';
import { GROUND } from '../content/terrain.ts';
import { NOBODY } from '../state.ts';
import type { Table } from '../table.ts';
import { terrainName } from '../words/names.ts';
import { groundWords } from './ground.ts';
import { LABELS } from './labels.ts';
import { marksOn } from './marks.ts';
import { drawPicture } from './picture.ts';

/** `over` says what stands on a hex in place of the creature's mark; null leaves it. */
export function fieldPicture(
  g: Table,
  language: Language,
  over: (hex: SpaceId, mark: string) => string | null,
): readonly string[] {
  const ground = groundWords(g, language);
  const marks = marksOn(g);
  return drawPicture(g.state.map, (hex) => {
    const mark = marks(g.standing[hex] ?? NOBODY);
    return { ground: ground(hex), mark: over(hex, mark) ?? mark };
  });
}

/** What the words on the battlefield mean, only those that stand there. */
export function fieldLegend(g: Table, language: Language): readonly string[] {
  const { reading, effects, terrain } = LABELS[language];
  const pieces = [...new Set(g.state.terrain)].filter((piece) => piece !== GROUND);
  const words: Readonly<Record<string, string>> = terrain;
  const rules: Readonly<Record<string, string>> = effects;
  const lines = pieces.map((piece) => {
    const name = terrainName(piece, language);
    const word = words[piece] ?? piece;
    const called = name.toLowerCase() === word.toLowerCase() ? name : `${word} = ${name}`;
    return `${called}: ${rules[piece] ?? ''}`;
  });
  return [...paragraph(reading, 0, 2), ...(lines.length === 0 ? [] : paragraph(lines.join(' · '), 0, 2))];
}
