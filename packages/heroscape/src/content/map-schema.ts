/**
 * Reading a map file (chapter 27).
 */
import type { Checked } from '@muster/engine';
import { problemsOf } from '@muster/schema';
import * as z from 'zod';
import { GLYPHS } from './glyph.ts';
import { EDGES, OBSTACLES, TERRAINS, type Goal, type MapDoor, type MapFile, type MapTile } from './map.ts';
import { optionsSchema } from './options-schema.ts';

// Far beyond any table; what lies outside is a slip of the pen.
const FARTHEST = 1000;
const HIGHEST = 200;

const coordinate = z.int().min(-FARTHEST).max(FARTHEST);
const level = z.int().min(1).max(HIGHEST);
const height = z.int().min(1).max(HIGHEST);
const side = z.int().min(0).max(5); // HS-M5
const space = z.tuple([coordinate, coordinate, level]).readonly();
const hex = z.tuple([coordinate, coordinate]).readonly();
const name = z.string().min(1);

const tile = z.object({
  q: coordinate,
  r: coordinate,
  level,
  terrain: z.enum(TERRAINS), // HS-M4
  from: z.exactOptional(level),
});

/** A piece of one space may say `q` and `r` instead of `at`. */
const obstacle = z
  .object({
    kind: z.enum(OBSTACLES),
    q: z.exactOptional(coordinate),
    r: z.exactOptional(coordinate),
    at: z.exactOptional(z.array(hex).min(1)),
    level,
    height: z.exactOptional(z.array(height).min(1)),
    standable: z.exactOptional(z.boolean()),
  })
  .superRefine(({ q, r, at }, context) => {
    const isPlaced = at === undefined ? q !== undefined && r !== undefined : q === undefined && r === undefined;
    if (!isPlaced) context.addIssue({ code: 'custom', message: 'must say where it stands: either q and r, or at' });
  })
  .transform(({ q, r, at, ...rest }) => ({ ...rest, at: at ?? [[q ?? 0, r ?? 0] as const] }));

const edge = z.object({
  kind: z.enum(EDGES),
  q: coordinate,
  r: coordinate,
  side,
  base: level,
  height: z.exactOptional(height),
  outer: z.exactOptional(z.int().min(0).max(HIGHEST)),
  inner: z.exactOptional(z.int().min(0).max(HIGHEST)),
  innerSide: z.exactOptional(z.enum(['self', 'other'])),
});

const ladder = z.object({
  q: coordinate,
  r: coordinate,
  side,
  foot: level,
  height,
  rungs: z.exactOptional(z.int().min(1).max(HIGHEST)),
});

const door = z.object({
  id: name,
  edges: z.array(z.tuple([coordinate, coordinate, side]).readonly()).min(1),
  base: z.exactOptional(level),
  control: hex,
  swing: z.array(hex),
  open: z.boolean().default(false),
});

const glyph = z.object({
  q: coordinate,
  r: coordinate,
  level,
  glyph: z.enum([...GLYPHS, 'random']),
  face: z.enum(['symbol', 'power']).default('symbol'),
});

const goalKinds = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('eliminate') }),
  z.object({ kind: z.literal('points') }),
  z.object({ kind: z.literal('hill'), spaces: z.array(space).min(1), rounds: z.int() }),
  z.object({ kind: z.literal('shrines'), spaces: z.array(space).min(1) }),
  z.object({ kind: z.literal('raise'), space }),
  z.object({ kind: z.literal('gems'), spaces: z.array(space).min(1) }),
  z.object({ kind: z.literal('flags'), flags: z.record(name, space) }),
]);

/** A goal that needs nothing more may be written as its name alone. */
const goal = z.preprocess((value) => (typeof value === 'string' ? { kind: value } : value), goalKinds);
const ELIMINATE: Goal = { kind: 'eliminate' }; // HS-22.3

const scenario = z.object({
  title: z.exactOptional(name),
  pointLimit: z.int(),
  rounds: z.int(),
  goal: goal.default(ELIMINATE),
  army: z.enum(['fixed', 'draft']).default('draft'),
  modes: z
    .object({
      sand: z.enum(['sand', 'mud']).default('sand'),
      snow: z.enum(['light', 'heavy']).default('light'),
      ice: z.enum(['normal', 'slippery']).default('normal'),
    })
    .prefault({}),
  hive: z.exactOptional(z.object({ zone: name, at: z.array(space).length(6) })), // HS-20.4
  teams: z.array(z.array(name).min(1)).min(1).nullable().default(null),
  options: optionsSchema.prefault({}),
});

/** HS-M1: unknown fields are ignored, missing optional fields take defaults. */
const mapSchema = z.object({
  format: z.literal('hsmap/1'),
  id: z.exactOptional(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens')),
  name,
  author: z.exactOptional(name),
  players: z.array(z.int().min(2).max(8)).min(1),
  tiles: z.array(tile).min(1),
  obstacles: z.array(obstacle).default([]),
  edges: z.array(edge).default([]),
  ladders: z.array(ladder).default([]),
  doors: z.array(door).default([]),
  startZones: z.record(name, z.array(space).min(1)),
  glyphs: z.array(glyph).default([]),
  scenario,
});

/** Whether the map can be played is another question (`checkMap`). */
export function readMap(data: unknown): Checked<MapFile> {
  // A file is read once: compiling the schema would take longer than it saves.
  const result = mapSchema.safeParse(data, { jitless: true });
  if (!result.success) return { ok: false, problems: problemsOf(result.error, data) };
  const { id, doors, ...map } = result.data;
  return {
    ok: true,
    value: { ...map, id: id ?? idFor(map.name), doors: doors.map((one) => grounded(one, map.tiles)) },
  };
}

/** The id of a map that has none of its own. */
export function idFor(mapName: string): string {
  const plain = mapName.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[a-z0-9]+/g);
  return words?.join('-') ?? 'map';
}

/** A door that doesn't say on which level it stands is on the lowest ground at its first edge. */
function grounded(one: z.infer<typeof door>, tiles: readonly MapTile[]): MapDoor {
  const [first] = one.edges;
  const levels = tiles.filter(({ q, r }) => q === first?.[0] && r === first[1]).map((ground) => ground.level);
  return { ...one, base: one.base ?? (levels.length > 0 ? Math.min(...levels) : 1) };
}
