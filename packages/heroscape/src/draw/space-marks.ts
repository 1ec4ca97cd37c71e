/**
 * What is drawn on the spaces of a battlefield in play: figures before what lies or stands there.
 */
import type { Language } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import type { ObstacleKind, SpaceRef } from '../content/map.ts';
import { OBSTACLES } from '../content/map.ts';
import { NOBODY } from '../state.ts';
import { figureOf, type Table } from '../table.ts';
import type { FigureMarks } from '../words/marks.ts';
import { OBSTACLE_LETTERS } from './field-marks.ts';
import { FIELD_WORDS } from './field-words.ts';
import { LABELS } from './labels.ts';
import type { MarkOf, SpaceMark } from './picture.ts';

/** Figures, and where none stands what `thingsOn` shows. */
export function spaceMarks(g: Table, marks: FigureMarks, language: Language): MarkOf {
  const things = thingsOn(g, language);
  return (space) => figureOn(g, marks, space) ?? things(space);
}

/** Of a figure on several spaces the head has capitals. */
export function figureOn(g: Table, marks: FigureMarks, space: SpaceId): SpaceMark | null {
  const id = g.standing[space] ?? NOBODY;
  if (id === NOBODY) return null;
  const mark = marks.figures.get(id) ?? '?';
  return { mark: figureOf(g, id).at[0] === space ? mark : mark.toLowerCase() };
}

/** Obstacles, glyphs, what the mission is about; before the first round the start zones. */
export function thingsOn(g: Table, language: Language): MarkOf {
  const { state, battlefield } = g;
  const words = FIELD_WORDS[language];
  const labels = LABELS[language];
  const lying = new Map<SpaceId, SpaceMark>();
  if (state.phase === 'muster' || state.phase === 'draft') {
    for (const [zone, spaces] of Object.entries(battlefield.zones)) {
      for (const space of spaces) lying.set(space, { mark: zone, meaning: `${words.zone} ${zone}` });
    }
  }
  for (const space of goalSpaces(g)) lying.set(space, { mark: '@', meaning: labels.goalSpace });
  const { goal } = state.map.scenario;
  for (const [i, { space }] of state.mission.things.entries()) {
    if (space === NOBODY) continue;
    const zone = goal.kind === 'flags' ? (Object.keys(goal.flags)[i] ?? '') : '';
    const isGem = goal.kind === 'gems';
    lying.set(
      space,
      isGem
        ? { mark: `$${i + 1}`, meaning: `${labels.gem} ${i + 1}` }
        : { mark: `>${zone}`, meaning: `${labels.flag} ${zone}` },
    );
  }
  for (const glyph of state.glyphs) {
    if (glyph.gone) continue;
    const known = { mark: `*${glyph.glyph.slice(0, 2)}`, meaning: `${words.glyph} ${glyph.glyph}` };
    lying.set(glyph.space, glyph.known ? known : { mark: '*?', meaning: words.randomGlyph });
  }
  return (space) => {
    const piece = battlefield.filledBy[space] ?? NOBODY;
    const kind = piece !== NOBODY && g.stands[piece] === 1 ? battlefield.pieces[piece]?.kind : undefined;
    const obstacle = OBSTACLES.find((one): one is ObstacleKind => one === kind);
    if (obstacle !== undefined) return { mark: OBSTACLE_LETTERS[obstacle], meaning: words.obstacles[obstacle] };
    return lying.get(space) ?? null;
  };
}

function goalSpaces({ state, battlefield }: Table): readonly SpaceId[] {
  const { goal } = state.map.scenario;
  const refs: readonly SpaceRef[] =
    goal.kind === 'hill' || goal.kind === 'shrines' ? goal.spaces : goal.kind === 'raise' ? [goal.space] : [];
  return refs.flatMap(([q, r, level]) => battlefield.field.spaceAt(q, r, level) ?? []);
}
