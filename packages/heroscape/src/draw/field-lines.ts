/**
 * The battlefield of a table: its picture, and in words what a picture from above can't show.
 */
import type { Language } from '@muster/engine';
import { wrapped } from '@muster/hex';
import { placeText } from '../notation/places.ts';
import { lifeOfObject } from '../rules/objects.ts';
import type { Table } from '../table.ts';
import { LABELS } from './labels.ts';
import { drawPicture, type MarkOf } from './picture.ts';

/** The picture and what it can't show; in between how to read it, unless a picture with that has just been seen. */
export function battlefieldLines(g: Table, language: Language, markOf: MarkOf, explained: boolean): readonly string[] {
  const labels = LABELS[language];
  const { reading, beneath, more } = labels;
  const { lines, legend } = drawPicture(g, { language, reading, beneath, more }, markOf);
  const reader = explained ? [...legend, labels.coordinates] : [];
  return [...lines, ...reader, ...fieldLines(g, language, markOf)];
}

/** Rungs are no ground that a picture from above could show. */
function fieldLines(g: Table, language: Language, markOf: MarkOf): readonly string[] {
  const labels = LABELS[language];
  const { field, ladders, pieces } = g.battlefield;
  const lines = ladders.flatMap(({ foot, head, rungs }) => {
    const marked = rungs.map((rung) => {
      const mark = markOf(rung);
      return mark === null ? placeText(field, rung) : `${placeText(field, rung)} (${mark.mark})`;
    });
    return wrapped(`${labels.ladder(placeText(field, foot), placeText(field, head))}:`, marked, ' ·');
  });
  for (const [id, { door }] of pieces.entries()) {
    if (door === null || (g.state.pieces[id]?.wounds ?? 0) >= lifeOfObject(g, id)) continue;
    const control = door.control.map((space) => placeText(field, space)).join(' ');
    lines.push(labels.door(door.id, g.stands[id] !== 1, control));
  }
  return lines;
}
