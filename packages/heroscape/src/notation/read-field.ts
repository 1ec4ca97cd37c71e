/**
 * A small battlefield written into a position: rows of text, one word per space, and what stands on them.
 *
 * A word is the letter of the terrain and its level (`g1`, `w2`; without a number level 1), `..` is no ground. Several tiles of one
 * column are joined with `+`, a tile that hangs in the air says from which layer on it is solid: `g1+r9:8`.
 */
import { fromOffset, sideTowards, type Hex } from '@muster/hex';
import { isFields, type Fields, type Path, type Reader } from '@muster/schema';
import { TERRAIN_LETTERS } from '../draw/field-marks.ts';
import { checkEdgePieces } from '../content/map-check-edges.ts';
import { checkObstacles } from '../content/map-check-obstacles.ts';
import { checkScenario } from '../content/map-check-scenario.ts';
import { checkTiles } from '../content/map-check-tiles.ts';
import { groundOf } from '../content/map-ground.ts';
import { readMap } from '../content/map-schema.ts';
import { TERRAINS, type MapFile, type Terrain } from '../content/map.ts';
import { readPlace } from './places.ts';

/** What a position says of its battlefield besides the rows. */
export const FIELD_KEYS = [
  'obstacles',
  'edges',
  'ladders',
  'doors',
  'zones',
  'rounds',
  'pointLimit',
  'goal',
  'modes',
  'hive',
  'draft',
] as const;

export const FIELD_ID = 'field';
export const FIELD_ROUNDS = 12;
export const FIELD_LIMIT = 500;

const LETTERS: ReadonlyMap<string, Terrain> = new Map(TERRAINS.map((terrain) => [TERRAIN_LETTERS[terrain], terrain]));

interface Tile extends Hex {
  readonly level: number;
  readonly terrain: Terrain;
  readonly from?: number;
}

/** The battlefield as a map; null if it can't be read. */
export function readField(reader: Reader, position: Fields): MapFile | null {
  const before = reader.problems.length;
  const tiles = readRows(reader, position['field']);
  if (tiles.length === 0 && reader.problems.length === before) reader.problem(['field'], 'there is no ground');
  const levels = (hex: Hex): readonly number[] =>
    tiles.filter(({ q, r }) => q === hex.q && r === hex.r).map(({ level }) => level);
  const pieces = new Pieces(reader, levels);
  const data = {
    format: 'hsmap/1',
    id: FIELD_ID,
    name: 'Field',
    players: [Math.max(2, reader.seats)],
    tiles,
    obstacles: reader
      .list(position['obstacles'], ['obstacles'])
      .map((one, i) => pieces.obstacle(one, ['obstacles', i])),
    edges: reader.list(position['edges'], ['edges']).map((one, i) => pieces.edge(one, ['edges', i])),
    ladders: reader.list(position['ladders'], ['ladders']).map((one, i) => pieces.ladder(one, ['ladders', i])),
    doors: reader.list(position['doors'], ['doors']).map((one, i) => pieces.door(one, ['doors', i])),
    startZones: pieces.zones(position['zones'], tiles),
    scenario: {
      pointLimit: reader.count(position['pointLimit'], ['pointLimit'], FIELD_LIMIT),
      rounds: reader.count(position['rounds'], ['rounds'], FIELD_ROUNDS),
      ...(position['goal'] === undefined ? {} : { goal: pieces.goal(position['goal']) }),
      ...(position['modes'] === undefined ? {} : { modes: position['modes'] }),
      ...(position['hive'] === undefined ? {} : { hive: pieces.hive(position['hive']) }),
      army: reader.flag(position['draft'], ['draft'], true) ? 'draft' : 'fixed',
    },
  };
  if (reader.problems.length > before) return null;
  const read = readMap(data);
  const problems = read.ok ? checkField(read.value) : read.problems;
  for (const { path, message } of problems) reader.problem(inPosition(path), message);
  return read.ok && problems.length === 0 ? read.value : null;
}

/** A field need not have room for armies or ways between them. */
function checkField(map: MapFile): Reader['problems'] {
  const ground = groundOf(map);
  return [
    ...checkTiles(map),
    ...checkObstacles(map, ground),
    ...checkEdgePieces(map, ground),
    ...checkScenario(map, ground),
  ];
}

/** Where in the position a problem of the map stands. */
function inPosition(path: Path): Path {
  const [first, ...rest] = path;
  if (first === 'tiles') return ['field'];
  if (first === 'startZones') return ['zones', ...rest];
  return first === 'scenario' ? rest : path;
}

function readRows(reader: Reader, data: unknown): readonly Tile[] {
  const rows = typeof data === 'string' ? data.replace(/\n$/, '').split('\n') : reader.list(data, ['field']);
  const tiles: Tile[] = [];
  for (const [row, text] of rows.entries()) {
    const path = Array.isArray(data) ? ['field', row] : ['field'];
    if (typeof text !== 'string') {
      reader.problem(path, 'must be a row of text such as g1 g1 w1');
      continue;
    }
    for (const [column, word] of text.trim().split(/\s+/).entries()) {
      if (/^\.+$/.test(word) || word === '') continue;
      for (const part of word.split('+')) {
        const tile = readTile(part);
        if (tile === null) {
          const letters = TERRAINS.map((terrain) => `${TERRAIN_LETTERS[terrain]} ${terrain}`).join(', ');
          reader.problem(
            path,
            `'${part}' in row ${row} is no space: write a letter and a level, or .. for none; letters: ${letters}`,
          );
        } else tiles.push({ ...fromOffset(column, row), ...tile });
      }
    }
  }
  return tiles;
}

function readTile(word: string): Omit<Tile, 'q' | 'r'> | null {
  const [, letter, level, from] = /^([a-zA-Z])(\d*)(?::(\d+))?$/.exec(word) ?? [];
  const terrain = LETTERS.get(letter ?? '');
  if (terrain === undefined) return null;
  return { level: level === '' ? 1 : Number(level), terrain, ...(from === undefined ? {} : { from: Number(from) }) };
}

/** Reads what stands on the field; places are column and row, levels are those of the ground unless they are given. */
class Pieces {
  readonly #reader: Reader;
  readonly #levels: (hex: Hex) => readonly number[];

  constructor(reader: Reader, levels: (hex: Hex) => readonly number[]) {
    this.#reader = reader;
    this.#levels = levels;
  }

  obstacle(data: unknown, path: Path): unknown {
    const map = this.#reader.map(data, path, ['kind', 'at', 'level', 'height', 'standable']);
    const places = readPlace(map['at']) === null ? this.#reader.list(map['at'], [...path, 'at']) : [map['at']];
    const hexes = places.map((one, i) =>
      this.#hex(one, readPlace(map['at']) === null ? [...path, 'at', i] : [...path, 'at']),
    );
    const { at: _at, ...rest } = map;
    const height = typeof map['height'] === 'number' ? [map['height']] : map['height'];
    return {
      ...rest,
      ...(height === undefined ? {} : { height }),
      at: hexes.map(({ q, r }) => [q, r]),
      level: map['level'] ?? this.#ground(hexes[0]),
    };
  }

  edge(data: unknown, path: Path): unknown {
    const map = this.#reader.map(data, path, ['kind', 'between', 'base', 'height', 'outer', 'inner', 'innerSide']);
    const { between, ...rest } = map;
    const [one, other] = this.#between(between, [...path, 'between']);
    const base = map['base'] ?? Math.max(this.#ground(one), this.#ground(other));
    return { ...rest, q: one.q, r: one.r, side: sideTowards(one, other) ?? 0, base };
  }

  ladder(data: unknown, path: Path): unknown {
    const map = this.#reader.map(data, path, ['at', 'against', 'foot', 'height', 'rungs']);
    const [at, against] = this.#between([map['at'], map['against']], path);
    const foot = this.#reader.count(map['foot'], [...path, 'foot'], this.#ground(at));
    const height = map['height'] ?? this.#ground(against) - foot;
    const rungs = map['rungs'] === undefined ? {} : { rungs: map['rungs'] };
    return { q: at.q, r: at.r, side: sideTowards(at, against) ?? 0, foot, height, ...rungs };
  }

  door(data: unknown, path: Path): unknown {
    const map = this.#reader.map(data, path, ['id', 'edges', 'base', 'control', 'swing', 'open']);
    const edges = this.#reader.list(map['edges'], [...path, 'edges']).map((one, i) => {
      const [near, far] = this.#between(one, [...path, 'edges', i]);
      return [near.q, near.r, sideTowards(near, far) ?? 0];
    });
    const control = this.#hex(map['control'], [...path, 'control']);
    const swing = this.#reader
      .list(map['swing'], [...path, 'swing'])
      .map((one, i) => this.#hex(one, [...path, 'swing', i]));
    const { edges: _edges, ...rest } = map;
    return { ...rest, edges, control: [control.q, control.r], swing: swing.map(({ q, r }) => [q, r]) };
  }

  /** By number a list of places, or the rows: `rows 0-1`. */
  zones(data: unknown, tiles: readonly Tile[]): Readonly<Record<string, unknown>> {
    const zones: Record<string, unknown> = {};
    for (const [zone, places] of Object.entries(this.#reader.anyMap(data, ['zones']))) {
      const [, first, last] = typeof places === 'string' ? (/^rows? (\d+)(?:-(\d+))?$/.exec(places) ?? []) : [];
      if (first === undefined) {
        zones[zone] = this.#reader.list(places, ['zones', zone]).map((one, i) => this.#ref(one, ['zones', zone, i]));
      } else {
        const inRows = tiles.filter(({ r }) => r >= Number(first) && r <= Number(last ?? first));
        zones[zone] = inRows.map(({ q, r, level }) => [q, r, level]);
      }
    }
    return zones;
  }

  goal(data: unknown): unknown {
    if (!isFields(data)) return data;
    const { spaces, space, flags, ...rest } = data;
    const path = ['goal'];
    return {
      ...rest,
      ...(spaces === undefined
        ? {}
        : {
            spaces: this.#reader
              .list(spaces, [...path, 'spaces'])
              .map((one, i) => this.#ref(one, [...path, 'spaces', i])),
          }),
      ...(space === undefined ? {} : { space: this.#ref(space, [...path, 'space']) }),
      ...(flags === undefined ? {} : { flags: this.#flags(flags, [...path, 'flags']) }),
    };
  }

  /** HS-20.4: the Hive of the scenario, with the zone of the player it fights for and its six places. */
  hive(data: unknown): unknown {
    const map = this.#reader.map(data, ['hive'], ['zone', 'at']);
    const places = this.#reader.list(map['at'], ['hive', 'at']);
    return { zone: String(map['zone']), at: places.map((one, i) => this.#ref(one, ['hive', 'at', i])) };
  }

  #flags(data: unknown, path: Path): Fields {
    return Object.fromEntries(
      Object.entries(this.#reader.anyMap(data, path)).map(([zone, at]) => [zone, this.#ref(at, [...path, zone])]),
    );
  }

  #hex(data: unknown, path: Path): Hex {
    const place = readPlace(data);
    if (place === null) this.#reader.problem(path, 'must be a place such as [3, 2]: column and row');
    else if (this.#levels(place).length === 0) this.#reader.problem(path, 'there is no ground');
    return place ?? { q: 0, r: 0 };
  }

  #ref(data: unknown, path: Path): readonly number[] {
    const { q, r } = this.#hex(data, path);
    return [q, r, readPlace(data)?.level ?? this.#ground({ q, r })];
  }

  /** Two bordering places. */
  #between(data: unknown, path: Path): readonly [Hex, Hex] {
    const places = this.#reader.list(data, path);
    const one = this.#hex(places[0], [...path, 0]);
    const other = this.#hex(places[1], [...path, 1]);
    if (sideTowards(one, other) === null) this.#reader.problem(path, 'the two places must border each other');
    return [one, other];
  }

  /** The lowest level one can stand on. */
  #ground(hex: Hex | undefined): number {
    const levels = hex === undefined ? [] : this.#levels(hex);
    return levels.length === 0 ? 1 : Math.min(...levels);
  }
}
