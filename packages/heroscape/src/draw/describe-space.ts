/**
 * A space of the battlefield: its ground and what is on it.
 */
import type { Language } from '@muster/engine';
import { paragraph, type SpaceId } from '@muster/hex';
import { placeText } from '../notation/places.ts';
import { terrainAt } from '../rules/terrain.ts';
import { NOBODY } from '../state.ts';
import type { Table } from '../table.ts';
import { WORDINGS } from '../words/index.ts';
import { DESCRIBE_WORDS } from './describe-words.ts';
import { FIELD_WORDS } from './field-words.ts';
import { thingsOn } from './space-marks.ts';

export function spaceLines(g: Table, space: SpaceId, language: Language): readonly string[] {
  const { field, floor, zone } = g.battlefield;
  const words = DESCRIBE_WORDS[language];
  const fieldWords = FIELD_WORDS[language];
  const facts = [fieldWords.terrains[terrainAt(g, space)], `${words.level} ${floor[space] ?? 0}`];
  if ((zone[space] ?? 0) > 0) facts.push(`${fieldWords.zone} ${zone[space] ?? 0}`);
  const glyph = g.state.glyphs.find((one) => one.space === space && !one.gone);
  const thing = thingsOn(g, language)(space)?.meaning;
  if (glyph === undefined && thing !== undefined && !facts.includes(thing)) facts.push(thing);
  if (glyph !== undefined) {
    const { glyphs } = WORDINGS[language];
    facts.push(glyph.known ? `${words.glyph} ${glyph.glyph} (${glyphs[glyph.glyph]})` : words.unknownGlyph);
  }
  if ((g.standing[space] ?? NOBODY) === NOBODY) facts.push(words.empty);
  return paragraph(`${placeText(field, space)}: ${facts.join(', ')}`, 0, 2);
}
