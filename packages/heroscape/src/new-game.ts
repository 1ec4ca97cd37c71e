/**
 * A new game: the setup as it stands in records, and the first checkpoint.
 */
import { nextBelow, rngFromSeed, type Checked, type Problem, type Rng, type Seat } from '@muster/engine';
import { problemsOf } from '@muster/schema';
import * as z from 'zod';
import { battlefieldOf, type Battlefield } from './battlefield.ts';
import type { General } from './content/card.ts';
import { withTerms } from './army-terms.ts';
import { GLYPHS, type GlyphName } from './content/glyph.ts';
import { library } from './content/library.ts';
import type { MapFile } from './content/map.ts';
import { checkMap } from './content/map-checks.ts';
import { readMap } from './content/map-schema.ts';
import { MAP_IDS, mapById } from './content/maps.ts';
import { BASE_OPTIONS, optionConflicts, type OptionSet } from './content/options.ts';
import { optionsSchema } from './content/options-schema.ts';
import { startMission } from './rules/missions.ts';
import { NOBODY, type Glyph, type HeroscapeState, type Piece } from './state.ts';
import { excludeEachOther, takenByOther, tooManyGenerals, tooManyPoints, uniqueTwice } from './words/setup-problems.ts';

/** What decides a game besides its seed and its answers. */
export interface Setup {
  /** A map of the library by id, or a whole map file. */
  readonly map: MapFile;
  /** By seat: ids of army cards, commons as often as they are taken; null: chosen at the table. */
  readonly armies: readonly (readonly string[] | null)[];
  /** Optional rules on top of those of the scenario. */
  readonly options: Partial<OptionSet>;
  /** HS-23.5: by seat the number of its team; null: as the scenario says. */
  readonly teams: readonly number[] | null;
}

const setupSchema = z.strictObject({
  map: z.union([z.string(), z.record(z.string(), z.unknown())]),
  armies: z.array(z.array(z.string()).nullable()).min(2).max(6),
  options: optionsSchema.optional(),
  teams: z.array(z.number().int().min(0)).nullable().optional(),
});

export function checkSetup(data: unknown): Checked<Setup> {
  const parsed = setupSchema.safeParse(data);
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error, data, []) };
  const map = readMapOf(parsed.data.map);
  return map.ok ? checked(map.value, parsed.data) : map;
}

/** The same on a map that is known to be right and need not be read again. */
export function checkSetupOn(map: MapFile, wishes: Partial<Setup>): Checked<Setup> {
  const data = { ...wishes, map: map.id };
  const parsed = setupSchema.safeParse(data);
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error, data, []) };
  return checked(map, parsed.data);
}

function checked(map: MapFile, { armies, options, teams }: z.infer<typeof setupSchema>): Checked<Setup> {
  const setup: Setup = { map, armies, options: options ?? {}, teams: teams ?? null };
  const problems = problemsOfSetup(setup);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: setup };
}

export function readMapOf(map: string | Record<string, unknown>): Checked<MapFile> {
  if (typeof map === 'string') {
    const known = mapById(map);
    if (known !== undefined) return { ok: true, value: known };
    const names = MAP_IDS.join(', ');
    return {
      ok: false,
      problems: [
        { path: ['map'], message: `there is no map '${map}': choose one of ${names}, or write the whole map` },
      ],
    };
  }
  const read = readMap(map);
  if (!read.ok)
    return { ok: false, problems: read.problems.map((problem) => ({ ...problem, path: ['map', ...problem.path] })) };
  const known = mapById(read.value.id);
  const wanted = known === undefined ? undefined : withTerms(known, read.value.scenario);
  // The same map is one object, so that what is worked out from it is worked out once.
  if (wanted !== undefined && JSON.stringify(wanted) === JSON.stringify(read.value)) return { ok: true, value: wanted };
  const problems = checkMap(read.value);
  if (problems.length > 0)
    return { ok: false, problems: problems.map((problem) => ({ ...problem, path: ['map', ...problem.path] })) };
  return read;
}

function problemsOfSetup({ map, armies, options, teams }: Setup): readonly Problem[] {
  const problems: Problem[] = [];
  const zones = Object.keys(map.startZones).length;
  if (armies.length > zones)
    problems.push({ path: ['armies'], message: `the map '${map.id}' has ${zones} start zones, not ${armies.length}` });
  if (teams !== null && teams.length !== armies.length)
    problems.push({ path: ['teams'], message: 'must name a team for every army' });
  for (const [seat, army] of armies.entries()) {
    for (const [i, id] of (army ?? []).entries()) {
      const number = library().byId(id);
      if (number === undefined) problems.push({ path: ['armies', seat, i], message: `there is no army card '${id}'` });
      else if (!library().playable.includes(number))
        problems.push({ path: ['armies', seat, i], message: `'${id}' can't be played yet` });
    }
    if (army !== null) problems.push(...armyProblems(army, map, seat, allOptions(map, options)));
  }
  problems.push(
    ...exclusivePicks(
      armies,
      allOptions(map, options),
      teams ?? armies.map((_, seat) => teamOfZone(map, String(seat + 1), seat)),
    ),
  );
  for (const conflict of optionConflicts(allOptions(map, options))) {
    problems.push({ path: ['options'], ...excludeEachOther(conflict.rule, conflict.switches) }); // HS-V44
  }
  return problems;
}

/** HS-3.1, HS-3.10, HS-V2 */
export function armyProblems(
  army: readonly string[],
  map: MapFile,
  seat: Seat,
  options: OptionSet,
): readonly Problem[] {
  const problems: Problem[] = [];
  // HS-V3, HS-V4: a small excess is paid for, by at most three steps of 20.
  const limit = map.scenario.pointLimit + (options.pointGapInitiative || options.powerPoints ? 60 : 0);
  const generals = new Set<General>();
  let points = 0;
  const uniques = new Set<string>();
  for (const [i, id] of army.entries()) {
    const record = library().cards[library().byId(id) ?? NOBODY];
    if (record === undefined) continue;
    points += options.taelord140 && record.id === 'taelord-the-kyrie-warrior' ? 140 : record.points; // HS-V36
    generals.add(record.general);
    const character = record.character ?? record.name;
    if (record.rarity === 'unique' && uniques.has(character)) {
      problems.push({ path: ['armies', seat, i], ...uniqueTwice(character) });
    }
    uniques.add(character);
  }
  if (options.maxTwoGenerals && generals.size > 2) {
    problems.push({ path: ['armies', seat], ...tooManyGenerals([...generals]) });
  }
  if (points > limit) problems.push({ path: ['armies', seat], ...tooManyPoints(points, limit) });
  return problems;
}

/** HS-V1: what one has chosen no other may have; only team partners may share commons. */
function exclusivePicks(armies: Setup['armies'], options: OptionSet, teams: readonly number[]): readonly Problem[] {
  if (!options.exclusivePicks) return [];
  const problems: Problem[] = [];
  for (const [seat, army] of armies.entries()) {
    for (const [i, id] of (army ?? []).entries()) {
      const record = library().cards[library().byId(id) ?? NOBODY];
      const common = record?.rarity !== 'unique';
      const other = armies.findIndex(
        (one, at) => at < seat && one?.includes(id) === true && !(common && teams[at] === teams[seat]),
      );
      if (other >= 0) problems.push({ path: ['armies', seat, i], ...takenByOther(id, record?.name ?? id, other + 1) });
    }
  }
  return problems;
}

export function allOptions(map: MapFile, options: Partial<OptionSet>): OptionSet {
  return { ...BASE_OPTIONS, ...map.scenario.options, ...options };
}

export function newGame(setup: Setup, seed: string): HeroscapeState {
  const { map, armies, teams } = setup;
  const options = allOptions(map, setup.options);
  const battlefield = battlefieldOf(map, options);
  const rng = rngFromSeed(seed);
  const zones = Object.keys(map.startZones);
  const sides = sidesOf(armies.map((_, seat) => teams?.[seat] ?? teamOfZone(map, zones[seat] ?? '1', seat)));
  const state: HeroscapeState = {
    map,
    options,
    pool: library().playable,
    rng,
    players: armies.map((army, seat) => ({
      zone: zones[seat] ?? '1',
      team: sides[seat] ?? seat,
      army: army === null ? null : army.map((id) => library().byId(id) ?? NOBODY),
      complete: false,
      spent: 0,
      markers: [],
      out: false,
      leaving: false,
      powerPoints: 0,
      kept: 0,
      turnsLeft: 0,
    })),
    cards: [],
    figures: [],
    glyphs: glyphsOf(map, battlefield.field, rng),
    pieces: piecesOf(battlefield),
    terrain: [],
    phase: 'muster',
    setupOrder: [],
    picks: 0,
    round: 0,
    initiative: [],
    turnsTaken: 0,
    turns: [],
    effects: [],
    mission: { held: [], visited: [], things: [] },
    stamp: 0,
    outcome: null,
  };
  state.mission = startMission({ state, battlefield });
  return state;
}

/** Everything stands; arches and open doors block nothing. */
export function piecesOf({ pieces }: Pick<Battlefield, 'pieces'>): Piece[] {
  return pieces.map(({ kind, door }) => ({ stands: kind !== 'arch' && door?.open !== true, wounds: 0 }));
}

/** HS-23.5: the team the scenario puts a zone in; who is in none is alone. */
export function teamOfZone({ scenario }: MapFile, zone: string, seat: Seat): number {
  const teams = scenario.teams ?? [];
  const team = teams.findIndex((zones) => zones.includes(zone));
  return team >= 0 ? team : teams.length + seat;
}

/** Teams counted from 0 in the order of the seats, as what missions count goes by them. */
export function sidesOf(teams: readonly number[]): readonly number[] {
  const different = [...new Set(teams)];
  return teams.map((team) => different.indexOf(team));
}

/** HS-2.3, HS-2.5: random glyphs are drawn from those the map does not name. */
export function glyphsOf(
  map: MapFile,
  field: { spaceAt(q: number, r: number, level: number): number | null },
  rng: Rng,
): Glyph[] {
  const named = new Set(map.glyphs.map(({ glyph }) => glyph));
  const rest: GlyphName[] = GLYPHS.filter((glyph) => !named.has(glyph));
  return map.glyphs.flatMap(({ q, r, level, glyph, face }) => {
    const space = field.spaceAt(q, r, level);
    if (space === null) return [];
    const drawn = glyph === 'random' ? rest.splice(nextBelow(rng, rest.length), 1)[0] : glyph;
    return drawn === undefined ? [] : [{ glyph: drawn, space, known: face === 'power', gone: false }];
  });
}
