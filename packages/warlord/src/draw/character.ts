/**
 * One character as a box, with what it bears.
 */
import { letterOf } from '@muster/engine';
import { signed } from '@muster/grammar/phrases';
import type { Class } from '../abilities/language.ts';
import { classesOf, isWarlord } from '../rules/identity.ts';
import { atkNumbers, statOf } from '../rules/values.ts';
import type { CardId, InPlay, Orientation } from '../state.ts';
import { at, faceOf, type Table } from '../table.ts';
import { box, wrap } from './layout.ts';
import type { Labels } from './labels.ts';

export const BOX_WIDTH = 23;
const TEXT_WIDTH = BOX_WIDTH - 3;

const MARKS: Readonly<Record<Orientation, string>> = { ready: '▲', spent: '▶', stunned: '▼' };

/** `place` is such as A2.1; a character away from home bears the letter of the player who controls it. */
export function characterBox(g: Table, id: CardId, place: string, labels: Labels): readonly string[] {
  const card = at(g, id);
  const title = card.controller === card.formation ? place : `${place} (${letterOf(card.controller)})`;
  return box(title, contentOf(g, card, labels), BOX_WIDTH);
}

function contentOf(g: Table, card: InPlay, labels: Labels): readonly string[] {
  const { id } = card;
  const atk = atkNumbers(g, id).map(signed).join('/');
  return [
    ...wrap(`${MARKS[card.orientation]} ${faceOf(g, id).name}`, TEXT_WIDTH, 0, 2),
    ...wrap(rankAndName(g, id, labels), TEXT_WIDTH),
    ...wrap(`ATK ${atk === '' ? '–' : atk} AC ${statOf(g, id, 'ac')}`, TEXT_WIDTH),
    ...wrap(
      `${labels.skill} ${signed(statOf(g, id, 'skill'))} ${labels.wounds} ${card.wounds}/${statOf(g, id, 'hp')}`,
      TEXT_WIDTH,
    ),
    ...(card.charges > 0 ? [`${labels.charges} ${card.charges}`] : []),
    ...[...card.items, ...card.attached].flatMap((borne) => borneLines(g, at(g, borne))),
  ];
}

function rankAndName(g: Table, id: CardId, labels: Labels): string {
  const which = classAndLevel(classesOf(g, id), statOf(g, id, 'level'), labels);
  return isWarlord(g, id) ? `${which}, Warlord` : which;
}

/** "Fighter/Cleric 5", or "Level 5" for a card without a class. */
export function classAndLevel(classes: readonly Class[], level: number, labels: Labels): string {
  const names = classes.map((one) => labels.classes[one]).join('/');
  return `${names === '' ? labels.level : names} ${level}`;
}

/** Attached cards have no orientation; a scribed spell has a pencil. */
function borneLines(g: Table, card: InPlay): readonly string[] {
  const mark = card.kind === 'attached' ? (card.scribed ? '✎' : '·') : MARKS[card.orientation];
  const charges = card.charges > 0 ? ` (${card.charges})` : '';
  return wrap(`${mark} ${faceOf(g, card.id).name}${charges}`, TEXT_WIDTH, 2, 4);
}
