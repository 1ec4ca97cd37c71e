/**
 * Turns that are being taken, in a position: `turn: { player: A, card: Finn, stage: move }`; what is not said is as at its beginning.
 */
import type { Seat } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import type { Fields, Path, Reader } from '@muster/schema';
import { beginTurn, MOVE_FIRST } from '../rules/turn.ts';
import { NOBODY, type AttackSequence, type FigureId, type Turn } from '../state.ts';
import type { Table } from '../table.ts';
import { readCardName } from './read-army.ts';
import { figuresCalled } from './names.ts';
import { readPlace, spacesAt } from './places.ts';

/** What a turn is written with: all its fields, so that none is forgotten. */
const TURN_FIELDS: Readonly<Record<Exclude<keyof Turn, 'seat'> | 'player', true>> = {
  player: true,
  card: true,
  power: true,
  marker: true,
  over: true,
  stage: true,
  step: true,
  movers: true,
  attackers: true,
  acting: true,
  mover: true,
  left: true,
  roadLeft: true,
  moved: true,
  displaced: true,
  attacked: true,
  strikes: true,
  sequence: true,
  start: true,
  engaged: true,
  used: true,
  attackFirst: true,
  shoveLeft: true,
  moveTimes: true,
  turned: true,
  bonded: true,
  only: true,
  ended: true,
  another: true,
  lender: true,
};

export const TURN_KEYS: readonly string[] = Object.keys(TURN_FIELDS);

/** Puts the turn on the stack of turns. */
export function readTurn(reader: Reader, g: Table, data: unknown, path: Path): void {
  const map = reader.map(data, path, TURN_KEYS);
  const at = (key: string): Path => [...path, key];
  const seat = reader.seat(map['player'], at('player'), 0);
  const card = g.state.cards[readCardName(reader, g.state, map['card'], at('card'), seat)];
  if (card === undefined) return;
  const marker = readMarker(reader, g, map['marker'], at('marker'), seat, card.id);
  const lender = map['lender'] === undefined ? NOBODY : reader.seat(map['lender'], at('lender'), NOBODY);
  const turn = beginTurn(g, seat, card, { marker, lender, power: reader.text(map['power'], at('power')) });
  const figures = (key: string): readonly FigureId[] => readFigureNames(reader, g, map[key], at(key));
  turn.over = reader.flag(map['over'], at('over'), turn.over);
  turn.stage = reader.oneOf(map['stage'], at('stage'), MOVE_FIRST, 'reveal');
  turn.step = reader.count(map['step'], at('step'), 0);
  turn.movers = reader.count(map['movers'], at('movers'), turn.movers);
  turn.attackers = reader.count(map['attackers'], at('attackers'), turn.attackers);
  turn.acting = figures('acting');
  turn.mover = map['mover'] === undefined ? NOBODY : readFigureName(reader, g, map['mover'], at('mover'));
  turn.left = reader.count(map['left'], at('left'), 0, -100);
  turn.roadLeft = reader.count(map['roadLeft'], at('roadLeft'), 0, -100);
  turn.moved = figures('moved');
  turn.displaced = figures('displaced');
  turn.attacked = figures('attacked');
  turn.strikes = reader
    .list(map['strikes'], at('strikes'))
    .map((one, i) => readStrike(reader, g, one, [...at('strikes'), i]));
  turn.sequence = map['sequence'] === undefined ? null : readSequence(reader, g, map['sequence'], at('sequence'));
  turn.used = reader.list(map['used'], at('used')).map((one, i) => reader.text(one, [...at('used'), i]));
  turn.attackFirst = reader.flag(map['attackFirst'], at('attackFirst'));
  turn.moveTimes = reader.count(map['moveTimes'], at('moveTimes'), 1);
  turn.turned = reader.list(map['turned'], at('turned')).map((one, i) => reader.text(one, [...at('turned'), i]));
  turn.bonded = reader.flag(map['bonded'], at('bonded'));
  turn.only = figures('only');
  turn.ended = figures('ended');
  turn.another = reader
    .list(map['another'], at('another'))
    .map((one, i) => readGranted(reader, g, one, [...at('another'), i], seat));
  const shoveLeft: Record<FigureId, number> = {};
  for (const [name, left] of Object.entries(reader.anyMap(map['shoveLeft'], at('shoveLeft')))) {
    shoveLeft[readFigureName(reader, g, name, at('shoveLeft'))] = reader.count(left, [...at('shoveLeft'), name], 0);
  }
  turn.shoveLeft = shoveLeft;
  replaceStart(reader, g, turn, map, path);
}

/** Where figures stood and who was engaged when the turn began, where that is not as it is now. */
function replaceStart(reader: Reader, g: Table, turn: Turn, map: Fields, path: Path): void {
  const place = g.state.turns.indexOf(turn);
  const start = [...turn.start];
  for (const [name, at] of Object.entries(reader.anyMap(map['start'], [...path, 'start']))) {
    const figure = readFigureName(reader, g, name, [...path, 'start', name]);
    start[figure] = at === 'away' ? [] : readStand(reader, g, at, [...path, 'start', name]);
  }
  const engaged =
    map['engaged'] === undefined ? null : new Set(readFigureNames(reader, g, map['engaged'], [...path, 'engaged']));
  // Fields of a turn that never change once it has begun.
  g.state.turns[place] = {
    ...turn,
    start,
    engaged: engaged === null ? turn.engaged : turn.engaged.map((_, id) => engaged.has(id)),
  };
}

/** Its place in the player's list: of the face that is named, else of the last one revealed on the card. */
function readMarker(reader: Reader, g: Table, data: unknown, path: Path, seat: Seat, card: number): number {
  const markers = g.state.players[seat]?.markers ?? [];
  if (data === 'none') return NOBODY;
  if (data === undefined) return markers.findLastIndex((marker) => marker.card === card && marker.revealed);
  if (typeof data === 'number' && markers[data] !== undefined) return data;
  const found = markers.findIndex(({ face }) => `marker ${face}` === data);
  if (found < 0) reader.problem(path, `must be a marker of the player such as 'marker 1', or none`);
  return found;
}

/** A turn that a power grants when this one is over. */
function readGranted(reader: Reader, g: Table, data: unknown, path: Path, seat: Seat): Turn['another'][number] {
  const map = reader.map(data, path, ['card', 'power', 'only']);
  return {
    card: readCardName(reader, g.state, map['card'], [...path, 'card'], seat),
    power: reader.text(map['power'], [...path, 'power']),
    only: readFigureNames(reader, g, map['only'], [...path, 'only']),
  };
}

function readStrike(reader: Reader, g: Table, data: unknown, path: Path): Turn['strikes'][number] {
  const map = reader.map(data, path, ['by', 'at', 'wounds']);
  return {
    by: readFigureName(reader, g, map['by'], [...path, 'by']),
    at: readFigureName(reader, g, map['at'], [...path, 'at']),
    wounds: reader.count(map['wounds'], [...path, 'wounds'], 0),
  };
}

function readSequence(reader: Reader, g: Table, data: unknown, path: Path): AttackSequence {
  const map = reader.map(data, path, ['figure', 'power', 'attacksMade', 'pool', 'targets', 'close', 'neighbours']);
  return {
    figure: readFigureName(reader, g, map['figure'], [...path, 'figure']),
    power: reader.count(map['power'], [...path, 'power'], NOBODY, NOBODY),
    attacksMade: reader.count(map['attacksMade'], [...path, 'attacksMade'], 1),
    pool: reader.count(map['pool'], [...path, 'pool'], 0, -100),
    targets: readFigureNames(reader, g, map['targets'], [...path, 'targets']),
    close: reader.flag(map['close'], [...path, 'close']),
    neighbours: readFigureNames(reader, g, map['neighbours'], [...path, 'neighbours']),
  };
}

function readFigureName(reader: Reader, g: Table, data: unknown, path: Path): FigureId {
  if (data === 'nobody') return NOBODY;
  const found = typeof data === 'string' ? figuresCalled(g.state, data) : [];
  const [first] = found;
  if (first !== undefined && found.length === 1) return first;
  reader.problem(
    path,
    `'${String(data)}': ${found.length === 0 ? 'there is no such figure' : 'several figures are called so: write #2 behind the name'}`,
  );
  return first ?? NOBODY;
}

function readFigureNames(reader: Reader, g: Table, data: unknown, path: Path): readonly FigureId[] {
  return reader.list(data, path).map((one, i) => readFigureName(reader, g, one, [...path, i]));
}

/** One place. */
export function readSpace(reader: Reader, g: Table, data: unknown, path: Path): SpaceId | null {
  const { field } = g.battlefield;
  const place = readPlace(data);
  if (place === null) {
    reader.problem(path, 'must be a place such as [3, 2] or [3, 2, 5]: column, row and where needed the level');
    return null;
  }
  const spaces = spacesAt(field, place);
  const [first] = spaces;
  if (first !== undefined && spaces.length === 1) return first;
  const levels = spaces.map((space) => field.level[space]).join(', ');
  reader.problem(
    path,
    first === undefined ? 'there is no such space' : `there are several spaces: add the level, one of ${levels}`,
  );
  return null;
}

/** Where a figure stands: one place, or several for figures that fill more than one space. */
export function readStand(reader: Reader, g: Table, data: unknown, path: Path): readonly SpaceId[] {
  const list = typeof data === 'string' ? data.split('/') : data;
  const several = Array.isArray(list) && readPlace(list) === null ? list : [data];
  return several.flatMap(
    (one: unknown, i) => readSpace(reader, g, one, several.length === 1 ? path : [...path, i]) ?? [],
  );
}
