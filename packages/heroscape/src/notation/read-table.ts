/**
 * What lies and stands on the battlefield of a position: glyphs, pieces, changed terrain, figures, markers on cards, things of missions.
 */
import type { Seat } from '@muster/engine';
import { isFields, type Path, type Reader } from '@muster/schema';
import { GLYPHS } from '../content/glyph.ts';
import { TERRAINS } from '../content/map.ts';
import { startMission } from '../rules/missions.ts';
import { standsOn } from '../rules/standing.ts';
import { NOBODY, type Glyph, type HeroscapeState, type MarkerFace, type Mission, type OrderMarker } from '../state.ts';
import { recordOfFigure, stand, type Table } from '../table.ts';
import { pieceCalled } from './names.ts';
import { readCardName, type Standing } from './read-army.ts';
import { readSpace, readStand } from './read-turn.ts';

const FACES: readonly MarkerFace[] = ['1', '2', '3', 'X', '4'];

export function readGlyphs(reader: Reader, g: Table, data: unknown): Glyph[] {
  return reader.list(data, ['glyphs']).flatMap((one, i) => {
    const path = ['glyphs', i];
    const map = reader.map(one, path, ['glyph', 'at', 'known', 'gone']);
    const glyph = GLYPHS.find((name) => name === map['glyph']);
    if (glyph === undefined) reader.problem([...path, 'glyph'], `must be one of ${GLYPHS.join(', ')}`);
    const space = readSpace(reader, g, map['at'], [...path, 'at']);
    if (glyph === undefined || space === null) return [];
    return [
      {
        glyph,
        space,
        known: reader.flag(map['known'], [...path, 'known']),
        gone: reader.flag(map['gone'], [...path, 'gone']),
      },
    ];
  });
}

export function readPieces(reader: Reader, g: Table, data: unknown): void {
  for (const [name, one] of Object.entries(reader.anyMap(data, ['pieces']))) {
    const piece = g.state.pieces[pieceCalled(g.state, name) ?? NOBODY];
    const path = ['pieces', name];
    const map = reader.map(one, path, ['stands', 'wounds']);
    if (piece === undefined) {
      reader.problem(path, 'there is no such piece on the battlefield');
      continue;
    }
    piece.stands = reader.flag(map['stands'], [...path, 'stands'], piece.stands);
    piece.wounds = reader.count(map['wounds'], [...path, 'wounds'], piece.wounds);
  }
}

export function readTerrain(
  reader: Reader,
  g: Table,
  data: unknown,
  path: Path,
): HeroscapeState['terrain'][number] | null {
  const map = reader.map(data, path, ['at', 'terrain']);
  const space = readSpace(reader, g, map['at'], [...path, 'at']);
  return space === null
    ? null
    : { space, terrain: reader.oneOf(map['terrain'], [...path, 'terrain'], TERRAINS, 'grass') };
}

/** HS-3.18, HS-7.6: a figure stands only where it can. */
export function putFigure(reader: Reader, g: Table, { figure, at, glyph, path, details }: Standing): void {
  const spaces = readStand(reader, g, at, path);
  const [head] = spaces;
  if (head === undefined) return;
  const other = spaces.map((space) => g.standing[space] ?? NOBODY).find((id) => id !== NOBODY);
  const record = recordOfFigure(g, figure.id);
  const ways = standsOn(g, figure, head);
  const stands = record.spaces === 6 ? ways[0] : ways.find((way) => way.join() === spaces.join());
  if (other !== undefined) reader.problem(path, `the space is taken by ${recordOfFigure(g, other).name}`);
  else if (stands === undefined) reader.problem(path, whyItCannotStand(record.spaces));
  else {
    stand(g, figure, stands);
    const held = g.state.glyphs.findIndex((one) =>
      glyph === undefined ? stands.includes(one.space) && one.known && !one.gone : one.glyph === glyph,
    );
    if (held < 0 && glyph !== undefined && glyph !== 'none')
      reader.problem([...details, 'glyph'], 'there is no such glyph');
    figure.glyph = glyph === 'none' ? NOBODY : held;
  }
}

function whyItCannotStand(spaces: number): string {
  if (spaces === 2)
    return 'can not stand there: it needs two bordering free spaces of one level with nothing between them (HS-7.6)';
  if (spaces === 6) return 'can not stand there: it needs six free spaces of one level (HS-7.14)';
  return 'can not stand there: the space is filled or too low (HS-9.12)';
}

/** `{ 1: Finn, X: { card: Finn, revealed: true } }`, or a list with `face` where a face is there more than once. */
export function readMarkers(reader: Reader, g: Table, data: unknown, seat: Seat, path: Path): OrderMarker[] {
  if (data === undefined) return [];
  const entries: readonly (readonly [unknown, unknown, Path])[] = Array.isArray(data)
    ? data.map((one: unknown, i) => [isFields(one) ? one['face'] : one, one, [...path, i]] as const)
    : Object.entries(reader.anyMap(data, path)).map(([face, one]) => [face, one, [...path, face]] as const);
  return entries.map(([face, one, at]) => {
    const map = isFields(one) ? reader.map(one, at, ['face', 'card', 'revealed', 'lost', 'used']) : { card: one };
    const name = map['card'];
    const revealed = reader.flag(map['revealed'], [...at, 'revealed']);
    return {
      face: reader.oneOf(String(face), at, FACES, 'X'),
      card: name === 'nobody' ? NOBODY : readCardName(reader, g.state, name, at, seat),
      revealed,
      lost: reader.flag(map['lost'], [...at, 'lost']),
      used: reader.flag(map['used'], [...at, 'used'], revealed),
    };
  });
}

export function readMission(reader: Reader, g: Table, data: unknown): Mission {
  const map = reader.map(data, ['mission'], ['held', 'visited', 'things']);
  const numbers = (list: unknown, path: Path): readonly number[] =>
    reader.list(list, path).map((one, i) => reader.count(one, [...path, i], 0));
  const usual = startMission(g);
  return {
    held: map['held'] === undefined ? usual.held : numbers(map['held'], ['mission', 'held']),
    visited:
      map['visited'] === undefined
        ? usual.visited
        : reader.list(map['visited'], ['mission', 'visited']).map((one, i) => numbers(one, ['mission', 'visited', i])),
    things:
      map['things'] === undefined
        ? usual.things
        : reader.list(map['things'], ['mission', 'things']).map((one, i) => {
            const path = ['mission', 'things', i];
            const thing = reader.map(one, path, ['at', 'home']);
            return {
              space:
                thing['at'] === undefined ? NOBODY : (readSpace(reader, g, thing['at'], [...path, 'at']) ?? NOBODY),
              home: reader.count(thing['home'], [...path, 'home'], NOBODY, NOBODY),
            };
          }),
  };
}
