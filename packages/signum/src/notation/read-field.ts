/**
 * The battlefield of a position: the id of a map, a whole map, or a small one drawn as rows of text with one word per hex.
 */
import { letterOf } from '@muster/engine';
import { isFields, type Fields, type Path } from '@muster/schema';
import { library } from '../content/library.ts';
import type { FieldMap, PlaceRef } from '../content/map.ts';
import { checkMap, terrainOf } from '../content/map-checks.ts';
import { mapSchema } from '../content/schema.ts';
import { GROUND } from '../content/terrain.ts';
import { isOnBoard } from '../field.ts';
import { readPlace, spaceAt } from './places.ts';
import type { PositionReader } from './reader.ts';
import { listOfLetters, PIECES, pieceMeant } from './terrain-letters.ts';

/** What a position says of a drawn battlefield besides its rows. */
export const FIELD_KEYS = ['zones', 'spots', 'camps'] as const;

export const FIELD_ID = 'field';

/** Fields are looked up by identity: the same drawing is one map. */
const drawn = new Map<string, FieldMap>();

export function readBattlefield(reader: PositionReader, position: Fields): FieldMap | null {
  if (position['field'] !== undefined) {
    if (position['map'] !== undefined) reader.problem(['map'], `there is a 'field' already`);
    return readField(reader, position);
  }
  for (const key of FIELD_KEYS)
    if (position[key] !== undefined) reader.problem([key], `is part of a 'field'; a 'map' has its own`);
  return readMap(reader, position['map']);
}

function readMap(reader: PositionReader, data: unknown): FieldMap | null {
  if (typeof data === 'string') {
    const { maps } = library();
    const found = maps.find(({ id }) => id === data);
    if (found === undefined)
      reader.problem(['map'], `there is no map '${data}'; there are ${maps.map(({ id }) => id).join(', ')}`);
    return found ?? null;
  }
  if (!isFields(data)) {
    reader.problem(
      data === undefined ? [] : ['map'],
      `'map' must be the id of a map or a whole map; or draw the battlefield as 'field'`,
    );
    return null;
  }
  const map = reader.checked(mapSchema, data, ['map']);
  if (map === null) return null;
  const problems = checkMap(map);
  for (const { path, message } of problems) reader.problem(['map', ...path], message);
  return problems.length > 0 ? null : shared(map);
}

function shared(map: FieldMap): FieldMap {
  const key = JSON.stringify(map);
  const known = drawn.get(key);
  if (known === undefined) drawn.set(key, map);
  return known ?? map;
}

function readField(reader: PositionReader, position: Fields): FieldMap | null {
  const before = reader.problems.length;
  const rows = readRows(reader, position['field']);
  const width = rows[0]?.length ?? 0;
  if (width === 0 && reader.problems.length === before) reader.problem(['field'], 'there is no ground');
  for (const [row, words] of rows.entries()) {
    const wanted = width - (row & 1);
    if (words.length !== wanted)
      reader.problem(
        Array.isArray(position['field']) ? ['field', row] : ['field'],
        `row ${row} has ${words.length} hexes, not ${wanted}: odd rows are one shorter than even ones`,
      );
  }
  if (reader.problems.length > before) return null;
  const map: FieldMap = {
    id: FIELD_ID,
    name: 'Field',
    modes: ['duel'],
    board: { width, rows: rows.length },
    pieces: piecesIn(rows),
    spots: [],
    zones: [],
  };
  const places = new Places(reader, map);
  const camps = places.camps(position['camps'], rows);
  const full: FieldMap = {
    ...map,
    spots: places.all(position['spots'], ['spots']),
    zones: places.zones(position['zones']),
    ...(camps.length > 0 ? { camps } : {}),
  };
  return reader.problems.length > before ? null : shared(full);
}

function readRows(reader: PositionReader, data: unknown): readonly (readonly string[])[] {
  const lines = typeof data === 'string' ? data.replace(/\n$/, '').split('\n') : reader.list(data, ['field']);
  return lines.map((line, row) => {
    const path = Array.isArray(data) ? ['field', row] : ['field'];
    if (typeof line !== 'string') {
      reader.problem(path, 'must be a row of text such as . . F .');
      return [];
    }
    return line
      .trim()
      .split(/\s+/)
      .map((word) => {
        const piece = pieceMeant(word);
        if (piece === null)
          reader.problem(path, `'${word}' in row ${row} is no hex: write . for plain ground or ${listOfLetters()}`);
        return piece ?? GROUND;
      });
  });
}

/** In the order of the known pieces, so that a drawing always becomes the same map. */
function piecesIn(rows: readonly (readonly string[])[]): FieldMap['pieces'] {
  return PIECES.flatMap((piece) => {
    const at = rows.flatMap((words, row) =>
      words.flatMap((word, column): PlaceRef[] => (word === piece ? [[column, row]] : [])),
    );
    return at.length > 0 ? [{ piece, at }] : [];
  });
}

/** Places of a drawn field. */
class Places {
  readonly #reader: PositionReader;
  readonly #map: FieldMap;
  readonly #width: number;
  readonly #rows: number;

  constructor(reader: PositionReader, map: FieldMap) {
    this.#reader = reader;
    this.#map = map;
    this.#width = 'width' in map.board ? map.board.width : 0;
    this.#rows = 'rows' in map.board ? map.board.rows : 0;
  }

  one(data: unknown, path: Path): PlaceRef | null {
    const place = readPlace(data);
    if (place !== null && isOnBoard(this.#map, place)) return place;
    this.#reader.problem(path, place === null ? 'must be a place such as [3, 2]' : 'there is no such hex');
    return null;
  }

  all(data: unknown, path: Path): readonly PlaceRef[] {
    const places = this.#reader.list(data, path).map((one, i) => this.one(one, [...path, i]));
    return places.filter((place) => place !== null);
  }

  /** SG-2.5: left out, the first row of A's side and the last of B's; of further players the columns at the sides. */
  zones(data: unknown): FieldMap['zones'] {
    const usual = this.#usualZones();
    if (data === undefined) return usual.slice(0, this.#reader.seats);
    const zones = Array.isArray(data) ? data : Object.entries(this.#reader.anyMap(data, ['zones']));
    return (zones as readonly unknown[]).map((entry, i) => {
      const [letter, value] = Array.isArray(data) ? [i, entry] : (entry as [string, unknown]);
      const path = ['zones', letter];
      if (typeof letter === 'string' && letter !== letterOf(i))
        this.#reader.problem(path, 'zones must be A, B, … in this order');
      return this.#zone(value, path);
    });
  }

  #usualZones(): FieldMap['zones'] {
    const inner = Array.from({ length: Math.max(0, this.#rows - 2) }, (_, i) => i + 1);
    return [
      this.#row(0),
      this.#rows > 1 ? this.#row(this.#rows - 1) : [],
      inner.map((row): PlaceRef => [0, row]),
      inner.map((row): PlaceRef => [this.#width - 1 - (row & 1), row]),
    ];
  }

  #row(row: number): readonly PlaceRef[] {
    return Array.from({ length: this.#width - (row & 1) }, (_, column): PlaceRef => [column, row]);
  }

  /** `row 0`, `rows 0-1`, or a list of places. */
  #zone(data: unknown, path: Path): readonly PlaceRef[] {
    const [, first, last] = typeof data === 'string' ? (/^rows? (\d+)(?: ?- ?(\d+))?$/.exec(data) ?? []) : [];
    if (first === undefined) return this.all(data, path);
    const to = Math.min(Number(last ?? first), this.#rows - 1);
    const rows: PlaceRef[] = [];
    for (let row = Number(first); row <= to; row++) rows.push(...this.#row(row));
    if (rows.length === 0) this.#reader.problem(path, 'there is no such row');
    return rows;
  }

  /** SG-26.36: `{ '3,2': A }` makes a camp that player's. */
  camps(data: unknown, rows: readonly (readonly string[])[]): NonNullable<FieldMap['camps']> {
    return Object.entries(this.#reader.anyMap(data, ['camps'])).flatMap(([text, letter]) => {
      const at = this.one(text, ['camps', text]);
      if (at === null) return [];
      if (rows[at[1]]?.[at[0]] !== 'camp') this.#reader.problem(['camps', text], 'there is no camp (K) on that hex');
      return [{ at, zone: this.#reader.seat(letter, ['camps', text], 0) }];
    });
  }
}

/** The pieces on the hexes: those of the map, and what was laid since: `terrain: { '3,2': altar }`. */
export function readTerrain(reader: PositionReader, map: FieldMap, data: unknown): readonly string[] {
  const terrain = [...terrainOf(map)];
  for (const [text, piece] of Object.entries(reader.anyMap(data, ['terrain']))) {
    const space = spaceAt(map, text);
    if (space === null) {
      reader.problem(['terrain', text], 'there is no such hex');
      continue;
    }
    terrain[space] = reader.oneOf(piece, ['terrain', text], ['none', ...PIECES], 'none');
    if (terrain[space] === 'none') terrain[space] = GROUND;
  }
  return terrain;
}
