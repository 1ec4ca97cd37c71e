/**
 * What there is to know of a card, a figure, a space or a glyph: facts, generated text, and every number with what it is made of.
 */
import type { Language, Seat } from '@muster/engine';
import { paragraph } from '@muster/hex';
import { GLYPHS } from '../content/glyph.ts';
import { library } from '../content/library.ts';
import { cardsCalled, figuresCalled, normal, recordsCalled } from '../notation/names.ts';
import { readPlace, spacesAt } from '../notation/places.ts';
import { silentTable } from '../silent-table.ts';
import { NOBODY, type CardId, type FigureId, type HeroscapeState } from '../state.ts';
import type { Table } from '../table.ts';
import { WORDINGS } from '../words/index.ts';
import { figureMarks } from '../words/marks.ts';
import { figureName } from '../words/scene.ts';
import { describeRecord } from './describe-card.ts';
import { figureLines } from './describe-figure.ts';
import { spaceLines } from './describe-space.ts';
import { DESCRIBE_WORDS } from './describe-words.ts';

/**
 * By name ("Finn", "Marro Warriors 2"), by mark on the drawn battlefield ("AM2"), by place ("5,3"), or the name of a glyph. Nothing of
 * this is hidden from anybody but the names of glyphs that lie face down.
 */
export function describeFigure(
  state: HeroscapeState,
  _seat: Seat | null,
  name: string,
  language: Language,
): string | null {
  const g = silentTable(state);
  const place = readPlace(name);
  const spaces = place === null ? [] : spacesAt(g.battlefield.field, place);
  if (spaces.length > 0) return spaces.flatMap((space) => spaceBlock(g, space, language)).join('\n');
  const figures = figuresMeant(state, name, language);
  if (figures.length > 0) return figureBlock(g, figures, language).join('\n');
  const [record] = recordsCalled(name);
  const card = library().cards[record ?? NOBODY];
  if (card !== undefined) return describeRecord(card, language).join('\n');
  const glyph = GLYPHS.find((one) => normal(one) === normal(name));
  if (glyph === undefined) return null;
  const words = DESCRIBE_WORDS[language];
  const title = `${words.glyph.charAt(0).toUpperCase()}${words.glyph.slice(1)} ${glyph}`;
  return paragraph(`${title}: ${WORDINGS[language].glyphs[glyph]}.`, 0, 2).join('\n');
}

/** A figure by its own name or mark; else all figures of a card. */
function figuresMeant(state: HeroscapeState, name: string, language: Language): readonly FigureId[] {
  const wanted = normal(name);
  const marks = figureMarks(state);
  const own = state.figures.filter(
    ({ id }) =>
      normal(figureName({ state, language }, id)) === wanted || marks.figures.get(id)?.toLowerCase() === wanted,
  );
  if (own.length > 0) return own.map(({ id }) => id);
  const card = [...marks.cards].find(([, mark]) => mark.toLowerCase() === wanted)?.[0];
  if (card !== undefined) return figuresOf(state, card);
  const called = figuresCalled(state, name);
  return called.length > 0 ? called : cardsCalled(state, name).flatMap((id) => figuresOf(state, id));
}

function figuresOf(state: HeroscapeState, card: CardId): readonly FigureId[] {
  return state.cards[card]?.figures ?? [];
}

function figureBlock(g: Table, ids: readonly FigureId[], language: Language): readonly string[] {
  const lines: string[] = [];
  let told = NOBODY;
  for (const id of ids) {
    const card = g.state.cards[g.state.figures[id]?.card ?? NOBODY];
    const record = library().cards[card?.record ?? NOBODY];
    if (card === undefined || record === undefined) continue;
    if (told !== card.record) lines.push(...describeRecord(record, language));
    told = card.record;
    lines.push(...figureLines(g, id, language));
  }
  return lines;
}

function spaceBlock(g: Table, space: number, language: Language): readonly string[] {
  const standing = g.standing[space] ?? NOBODY;
  return [...spaceLines(g, space, language), ...(standing === NOBODY ? [] : figureBlock(g, [standing], language))];
}
