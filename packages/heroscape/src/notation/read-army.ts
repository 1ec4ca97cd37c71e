/**
 * The army cards of a position with their figures: `Finn the Viking Champion: [3, 2]`, `Tarn Viking Warriors: [[1, 2], [1, 3], reserve]`,
 * or a map with what is special about the card.
 */
import type { Seat } from '@muster/engine';
import { isFields, type Fields, type Path, type Reader } from '@muster/schema';
import { library } from '../content/library.ts';
import { NOBODY, type Card, type CardId, type Figure, type FigureFate, type HeroscapeState } from '../state.ts';
import { cardsCalled, recordsCalled } from './names.ts';
import { readPlace } from './places.ts';

/** What the card's own map may hold; what concerns its only figure may stand there too. */
const CARD_KEYS = [
  'at',
  'id',
  'ids',
  'copies',
  'controller',
  'negated',
  'markers',
  'spirits',
  'identity',
  'chosen',
  'gameUses',
  'roundUses',
  'powerPoints',
  'partner',
];
const FIGURE_KEYS = ['at', 'wounds', 'glyph', 'carries'];
const AWAY: readonly FigureFate[] = ['reserve', 'destroyed', 'out'];

/** A figure that is to be put on the battlefield, with what else is said of it. */
export interface Standing {
  readonly figure: Figure;
  readonly at: unknown;
  /** The name of the glyph it holds; undefined: the one it stands on. */
  readonly glyph: unknown;
  readonly path: Path;
  readonly details: Path;
}

interface Draft {
  readonly owner: Seat;
  readonly record: number;
  readonly map: Fields;
  readonly figures: readonly DraftFigure[];
  readonly path: Path;
}

interface DraftFigure {
  readonly map: Fields;
  /** Where its place stands, and where what else is said of it. */
  readonly path: Path;
  readonly details: Path;
}

/** Reads the cards of one player; what can't be read is left out. */
export function readCards(reader: Reader, data: unknown, owner: Seat, path: Path): readonly Draft[] {
  const drafts: Draft[] = [];
  for (const [name, entry] of Object.entries(reader.anyMap(data, path))) {
    const at = [...path, name];
    const record = readRecord(reader, name.replace(/ ?@\d+$/, ''), at);
    const card = library().cards[record];
    if (card === undefined) continue;
    const isMap = isFields(entry);
    const lone = card.figures === 1 ? FIGURE_KEYS : [];
    const map = isMap ? reader.map(entry, at, [...CARD_KEYS, ...lone]) : { at: entry };
    const figures = readFigures(reader, map['at'], card.spaces, isMap ? [...at, 'at'] : at);
    const [first, ...rest] = figures;
    const own = Object.fromEntries(Object.entries(map).filter(([key]) => key !== 'at' && FIGURE_KEYS.includes(key)));
    const isLone = Object.keys(own).length > 0;
    const all =
      first === undefined
        ? []
        : [{ ...first, map: { ...first.map, ...own }, details: isLone ? at : first.details }, ...rest];
    drafts.push({ owner, record, map, figures: all, path: at });
  }
  return drafts;
}

/** A card of the library; NOBODY if there is none. */
export function readRecord(reader: Reader, name: unknown, path: Path): number {
  const found = typeof name === 'string' ? recordsCalled(name) : [];
  const [first] = found;
  if (first !== undefined && found.length === 1) return first;
  const { cards } = library();
  const several = found.map((number) => `'${cards[number]?.name ?? ''}'`).join(', ');
  reader.problem(
    path,
    found.length === 0 ? `there is no army card '${String(name)}'` : `'${String(name)}' may be ${several}`,
  );
  return NOBODY;
}

/** One figure or a list of them: a place (two for a two-space figure, its head first), a word, or a map with `at`. */
function readFigures(reader: Reader, data: unknown, spaces: 1 | 2 | 6, path: Path): readonly DraftFigure[] {
  const isStand = (value: unknown): boolean =>
    spaces === 2
      ? Array.isArray(value) && value.length === 2 && value.every((one) => readPlace(one) !== null)
      : readPlace(value) !== null;
  const isOne = (value: unknown): boolean =>
    isFields(value) ||
    AWAY.some((fate) => fate === value) ||
    isStand(value) ||
    (typeof value === 'string' && isStand(value.split('/')));
  if (data === undefined) {
    reader.problem(path, `must say where the figures are: a place, ${AWAY.join(', ')}, or a list of these`);
    return [];
  }
  const list = isOne(data) ? [data] : reader.list(data, path);
  return list.flatMap((one, i): DraftFigure[] => {
    const at = isOne(data) ? path : [...path, i];
    if (isFields(one)) return [{ map: reader.map(one, at, FIGURE_KEYS), path: [...at, 'at'], details: at }];
    if (isOne(one)) return [{ map: { at: one }, path: at, details: at }];
    const example = spaces === 2 ? 'two places, head and tail, such as [[3, 2], [4, 2]]' : 'a place such as [3, 2]';
    reader.problem(at, `must be ${example}, or one of ${AWAY.join(', ')}`);
    return [];
  });
}

export interface Armies {
  readonly cards: Card[];
  readonly figures: Figure[];
  readonly standing: readonly Standing[];
}

/** Gives everything its number: in the order in which it stands, or as written. */
export function buildArmies(reader: Reader, drafts: readonly Draft[]): Armies {
  const cards: Card[] = [];
  const figures: Figure[] = [];
  const standing: Standing[] = [];
  for (const [i, draft] of drafts.entries()) {
    const record = library().cards[draft.record];
    if (record === undefined) continue;
    const { map, path } = draft;
    const copies = reader.count(
      map['copies'],
      [...path, 'copies'],
      Math.max(1, Math.ceil(draft.figures.length / record.figures)),
      1,
    );
    const count = copies * record.figures;
    if (draft.figures.length > count) reader.problem(path, `has ${count} figures, not ${draft.figures.length}`);
    const id = reader.count(map['id'], [...path, 'id'], i);
    const ids =
      map['ids'] === undefined
        ? []
        : reader.list(map['ids'], [...path, 'ids']).map((one, n) => reader.count(one, [...path, 'ids', n], 0));
    const made = Array.from({ length: count }, (_, n): Figure => {
      const written = draft.figures[n] ?? { map: { at: 'destroyed' }, path, details: path };
      const fate = AWAY.find((word) => word === written.map['at']) ?? 'field';
      const figure: Figure = {
        id: ids[n] ?? figures.length + n,
        card: id,
        at: [],
        fate,
        wounds: reader.count(written.map['wounds'], [...written.details, 'wounds'], 0),
        glyph: NOBODY,
        carries: reader
          .list(written.map['carries'], [...written.details, 'carries'])
          .map((one, k) => reader.count(one, [...written.details, 'carries', k], 0)),
      };
      if (figure.wounds >= record.life)
        reader.problem([...written.details, 'wounds'], `must be less than its life of ${record.life}`);
      if (fate === 'field')
        standing.push({
          figure,
          at: written.map['at'],
          glyph: written.map['glyph'],
          path: written.path,
          details: written.details,
        });
      return figure;
    });
    figures.push(...made);
    cards.push(
      newCard(
        reader,
        draft,
        id,
        copies,
        made.map((figure) => figure.id),
      ),
    );
  }
  return { cards: inOrder(reader, cards), figures: inOrder(reader, figures), standing };
}

/** Sorted by id; written ids must be all of 0, 1, 2 … */
function inOrder<T extends { readonly id: number }>(reader: Reader, list: readonly T[]): T[] {
  const sorted = list.toSorted((a, b) => a.id - b.id);
  if (sorted.some(({ id }, i) => id !== i))
    reader.problem(['players'], `the ids of cards or figures are not 0 to ${list.length - 1}, each once`);
  return sorted;
}

function newCard(
  reader: Reader,
  { owner, record, map, path }: Draft,
  id: CardId,
  copies: number,
  figures: readonly number[],
): Card {
  const at = (key: string): Path => [...path, key];
  const spirits = reader.map(map['spirits'], at('spirits'), ['attack', 'defence', 'move']);
  const spirit = (key: string): number => reader.count(spirits[key], [...at('spirits'), key], 0);
  const traits = reader.map(map['identity'], at('identity'), ['species', 'class', 'personality']);
  const identity: Record<string, string> = {};
  for (const [key, value] of Object.entries(traits)) identity[key] = reader.text(value, [...at('identity'), key]);
  return {
    id,
    record,
    owner,
    controller: reader.seat(map['controller'], at('controller'), owner),
    copies,
    figures,
    negated: reader.flag(map['negated'], at('negated')),
    markers: reader.counts(map['markers'], at('markers')),
    spirits: { attack: spirit('attack'), defence: spirit('defence'), move: spirit('move') },
    identity: map['identity'] === undefined ? null : identity,
    chosen: {},
    gameUses: reader.counts(map['gameUses'], at('gameUses')),
    roundUses: reader.counts(map['roundUses'], at('roundUses')),
    powerPoints: reader.count(map['powerPoints'], at('powerPoints'), 0),
    partner: NOBODY,
  };
}

/** What names other cards can only be read when all are there. */
export function linkCards(reader: Reader, state: HeroscapeState, drafts: readonly Draft[]): void {
  for (const [i, { map, path }] of drafts.entries()) {
    const card = state.cards[reader.count(map['id'], [...path, 'id'], i)];
    if (card === undefined) continue;
    if (map['partner'] !== undefined) card.partner = readCardName(reader, state, map['partner'], [...path, 'partner']);
    if (map['chosen'] === undefined) continue;
    const chosen: Record<string, CardId> = {};
    for (const [as, name] of Object.entries(reader.anyMap(map['chosen'], [...path, 'chosen']))) {
      chosen[as] = readCardName(reader, state, name, [...path, 'chosen', as]);
    }
    card.chosen = chosen;
  }
}

/** A card on the table by its name. */
export function readCardName(
  reader: Reader,
  state: HeroscapeState,
  name: unknown,
  path: Path,
  controller?: Seat,
): CardId {
  const all = typeof name === 'string' ? cardsCalled(state, name) : [];
  const own = controller === undefined ? [] : all.filter((id) => state.cards[id]?.controller === controller);
  const found = own.length > 0 ? own : all;
  const [first] = found;
  if (first !== undefined && found.length === 1) return first;
  const why =
    found.length === 0
      ? 'no card on the table is called so'
      : "several cards on the table are called so: write B's before the name, or @2 behind it";
  reader.problem(path, `'${String(name)}': ${why}`);
  return first ?? NOBODY;
}
