/**
 * The army cards of a player with their numbers, order markers and figures.
 */
import { letterOf, type Language, type Seat } from '@muster/engine';
import { wrapped } from '@muster/hex';
import { placeText } from '../notation/places.ts';
import { NOBODY, type Card, type Figure } from '../state.ts';
import { figureOf, playerAt, recordOf, type Table } from '../table.ts';
import { markersAs } from '../view.ts';
import type { FigureMarks } from '../words/marks.ts';
import { cardName } from '../words/scene.ts';
import { LABELS, type Labels } from './labels.ts';

interface Sheet {
  readonly g: Table;
  readonly labels: Labels;
  readonly language: Language;
  readonly marks: FigureMarks;
  /** Whose eyes see the table; null is a spectator. */
  readonly viewer: Seat | null;
}

const NAME = 40;
/** With optional rules there may be many markers on a card; more than these stand without spaces. */
const MOST_APART = 8;

export function drawArmy(
  g: Table,
  seat: Seat,
  viewer: Seat | null,
  language: Language,
  marks: FigureMarks,
): readonly string[] {
  const sheet: Sheet = { g, labels: LABELS[language], language, marks, viewer };
  const { labels } = sheet;
  const player = playerAt(g, seat);
  const parts = [`${labels.player} ${letterOf(seat)}`, labels.points(player.spent, g.state.map.scenario.pointLimit)];
  if (player.powerPoints > 0) parts.push(`${labels.powerPoints}: ${player.powerPoints}`);
  if (player.out) parts.push(labels.out);
  const title = parts.join(', ').padEnd(NAME);
  const cards = g.state.cards.filter(({ controller }) => controller === seat);
  const header = cards.length === 0 ? title : `${title}  ${labels.numbers.join('  ')}  ${labels.orders}`;
  return [header.trimEnd(), ...cards.flatMap((card) => cardLines(sheet, card))];
}

function cardLines(sheet: Sheet, card: Card): readonly string[] {
  const { g, labels, language, marks } = sheet;
  const record = recordOf(g, card);
  const values = [
    record.move + card.spirits.move,
    record.range,
    record.attack + card.spirits.attack,
    record.defence + card.spirits.defence,
    record.life,
  ];
  const numbers = values.map((value, i) => String(value).padStart(labels.numbers[i]?.length ?? 0)).join('  ');
  const copies = card.copies > 1 ? ` ×${card.copies}` : '';
  const name = `${(marks.cards.get(card.id) ?? '').padEnd(4)}${cardName({ state: g.state, language }, card.id)}${copies}`;
  const first = `${name.padEnd(NAME)}  ${numbers}  ${ordersOn(sheet, card)}`.trimEnd();
  const notes = [...figuresOf(sheet, card), ...notesOn(sheet, card)];
  return notes.length === 0 ? [first] : [first, ...wrapped('    ', notes, ' ·', 4)];
}

/** What the viewer sees of the markers; those that have been revealed stand in brackets. */
function ordersOn({ g, viewer }: Sheet, card: Card): string {
  const { controller } = card;
  const seen = markersAs(g.state, playerAt(g, controller), controller, viewer);
  const lying = seen.filter((marker) => marker.card === card.id && !marker.lost);
  const between = lying.length > MOST_APART ? '' : ' ';
  const faces = (revealed: boolean): string =>
    lying.flatMap((marker) => (marker.revealed === revealed ? [marker.face ?? '?'] : [])).join(between);
  const parts = [lying.some(({ revealed }) => revealed) ? `(${faces(true)})` : '', faces(false)];
  return parts.filter((part) => part !== '').join(' ');
}

function figuresOf(sheet: Sheet, card: Card): readonly string[] {
  const { g, labels, marks } = sheet;
  const { life } = recordOf(g, card);
  const { field } = g.battlefield;
  const figures = card.figures.map((id) => figureOf(g, id));
  const standing = figures
    .filter(({ fate }) => fate === 'field')
    .map((figure) => {
      const where = figure.at.map((space) => placeText(field, space)).join('/');
      const notes = [...(life > 1 ? [labels.wounds(figure.wounds, life)] : []), ...holds(sheet, figure)];
      return `${marks.figures.get(figure.id) ?? ''} ${where}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
    });
  const away = (['destroyed', 'reserve'] as const).flatMap((fate) => {
    const gone = figures.filter((figure) => figure.fate === fate);
    const word = fate === 'reserve' ? labels.reserve : labels.destroyed(gone.length);
    return gone.length === 0 ? [] : [`${word}: ${gone.map(({ id }) => marks.figures.get(id) ?? '').join(' ')}`];
  });
  return [...standing, ...away];
}

/** The glyph it stands on and what it carries: the picture shows the figure there. */
function holds({ g, labels }: Sheet, { glyph, carries }: Figure): readonly string[] {
  const held = glyph === NOBODY ? undefined : g.state.glyphs[glyph];
  const isGem = g.state.map.scenario.goal.kind === 'gems';
  const carried = carries.map((i) => (isGem ? `${labels.gem} ${i + 1}` : labels.aFlag));
  return [...(held === undefined ? [] : [held.glyph]), ...carried];
}

/** What has changed about the card since it was printed. */
function notesOn({ g, labels }: Sheet, card: Card): readonly string[] {
  const notes: string[] = [];
  if (card.negated) notes.push(labels.blocked);
  if (card.owner !== card.controller) notes.push(`${labels.ownedBy} ${labels.player} ${letterOf(card.owner)}`);
  if (g.state.options.powerPoints) notes.push(`${labels.powerPoints}: ${card.powerPoints}`);
  for (const [name, count] of Object.entries(card.markers)) if (count > 0) notes.push(`${name}: ${count}`);
  return notes;
}
