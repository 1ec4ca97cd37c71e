/**
 * Reads a position. Hand-written ones give names and whatever differs from the ordinary; what Muster wrote reads back without loss.
 */
import { rngFromSeed, type Checked, type Seat, letterOf } from '@muster/engine';
import { isFields, Reader, type Fields, type Path } from '@muster/schema';
import { battlefieldOf } from '../battlefield.ts';
import { addCards, library } from '../content/library.ts';
import type { MapFile } from '../content/map.ts';
import { optionConflicts, type OptionSet } from '../content/options.ts';
import { optionsSchema } from '../content/options-schema.ts';
import { allOptions, glyphsOf, piecesOf, readMapOf, sidesOf, teamOfZone } from '../new-game.ts';
import { startMission } from '../rules/missions.ts';
import { turnsOf } from '../rules/round.ts';
import { costOfRecord } from '../rules/victory.ts';
import { silentTable } from '../silent-table.ts';
import type { HeroscapeState, Lasting, Phase, Player } from '../state.ts';
import type { Table } from '../table.ts';
import { lastingSchema } from './position-schema.ts';
import { buildArmies, linkCards, readCards, readRecord, type Standing } from './read-army.ts';
import { FIELD_KEYS, readField } from './read-field.ts';
import { putFigure, readGlyphs, readMarkers, readMission, readPieces, readTerrain } from './read-table.ts';
import { readTurn } from './read-turn.ts';

const PHASES: readonly Phase[] = ['muster', 'draft', 'start', 'markers', 'initiative', 'turns', 'round-end'];

const KEYS = [
  'armyCards',
  'map',
  'field',
  ...FIELD_KEYS,
  'options',
  'players',
  'glyphs',
  'pieces',
  'terrain',
  'phase',
  'round',
  'initiative',
  'setupOrder',
  'picks',
  'turnsTaken',
  'turn',
  'turns',
  'pool',
  'effects',
  'mission',
  'stamp',
  'outcome',
  'rng',
];

const PLAYER_KEYS = [
  'cards',
  'markers',
  'zone',
  'team',
  'army',
  'complete',
  'spent',
  'out',
  'powerPoints',
  'kept',
  'turnsLeft',
];

export function readPosition(data: unknown): Checked<HeroscapeState> {
  const reader = new Reader();
  return reader.result(read(reader, data));
}

function read(reader: Reader, data: unknown): HeroscapeState | null {
  const map = reader.map(data ?? null, [], KEYS);
  if (!isFields(data)) return null;
  if (map['armyCards'] !== undefined) {
    for (const { path, message } of addCards(map['armyCards']))
      reader.problem(['armyCards', ...path.slice(1)], message);
  }
  const players = reader.playerMaps(map['players'], 6, PLAYER_KEYS);
  const ground = map['field'] === undefined ? readMapName(reader, map) : readField(reader, map);
  const options = ground === null ? null : readOptions(reader, map['options'], ground);
  if (ground === null || options === null) return null;

  const phase = reader.oneOf(map['phase'], ['phase'], PHASES, phaseOf(map));
  const drafts = players.flatMap((player, seat) =>
    readCards(reader, player['cards'], seat, ['players', letterOf(seat), 'cards']),
  );
  const { cards, figures, standing } = buildArmies(reader, drafts);
  if (reader.problems.length > 0) return null;
  const rng = rngFromSeed('position');
  const field = battlefieldOf(ground, options);
  const pieces = piecesOf(field);
  const everybody = players.map((_, seat) => seat);
  const pool =
    map['pool'] === undefined
      ? library().playable
      : reader.list(map['pool'], ['pool']).map((one, i) => readRecord(reader, one, ['pool', i]));
  const state: HeroscapeState = {
    map: ground,
    options,
    pool,
    rng: reader.rng(map['rng'], rngFromSeed('position')),
    players: readPlayers(reader, players, ground, phase),
    cards,
    figures,
    glyphs: map['glyphs'] === undefined ? glyphsOf(ground, field.field, rng) : [],
    pieces,
    terrain: [],
    phase,
    setupOrder: reader.seatList(map['setupOrder'], ['setupOrder'], phase === 'muster' ? [] : everybody),
    picks: reader.count(map['picks'], ['picks'], 0),
    round: reader.count(map['round'], ['round'], phase === 'muster' || phase === 'draft' || phase === 'start' ? 0 : 1),
    initiative: reader.seatList(
      map['initiative'],
      ['initiative'],
      phase === 'turns' || phase === 'round-end' ? everybody : [],
    ),
    turnsTaken: 0,
    turns: [],
    effects: [],
    mission: { held: [], visited: [], things: [] },
    stamp: 0,
    outcome: reader.outcome(map['outcome']),
  };
  linkCards(reader, state, drafts);
  readTable(reader, state, map, players, standing);
  return state;
}

function readMapName(reader: Reader, map: Fields): MapFile | null {
  for (const key of FIELD_KEYS) {
    if (map[key] !== undefined) reader.problem([key], `is part of a 'field'; a 'map' has its own`);
  }
  const name = map['map'];
  if (typeof name !== 'string' && !isFields(name)) {
    reader.problem(
      name === undefined ? [] : ['map'],
      `'map' must be the id of a map or a whole map; or draw the battlefield as 'field'`,
    );
    return null;
  }
  const read = readMapOf(name);
  if (read.ok) return read.value;
  for (const { path, message } of read.problems) reader.problem(path, message);
  return null;
}

function readOptions(reader: Reader, data: unknown, map: MapFile): OptionSet | null {
  const given = data === undefined ? {} : reader.checked(optionsSchema, data, ['options']);
  if (given === null) return null;
  const options = allOptions(map, given);
  for (const key of Object.keys(isFields(data) ? data : {})) {
    if (!(key in options)) reader.problem(['options', key], `there is no option '${key}'`);
  }
  for (const { rule, switches } of optionConflicts(options)) {
    reader.problem(['options'], `${rule}: ${switches.join(' and ')} exclude each other`); // HS-V44
  }
  return options;
}

/** A position with a turn or markers on cards is in the turns of a round, any other at its beginning. */
function phaseOf(map: Fields): Phase {
  const isMarked = Object.values(isFields(map['players']) ? map['players'] : {}).some(
    (player) => isFields(player) && player['markers'] !== undefined,
  );
  return map['turn'] !== undefined || map['turns'] !== undefined || isMarked ? 'turns' : 'markers';
}

function readPlayers(reader: Reader, players: readonly Fields[], ground: MapFile, phase: Phase): Player[] {
  const names = Object.keys(ground.startZones);
  const zones = players.map((player, seat) =>
    reader.text(player['zone'], ['players', letterOf(seat), 'zone'], names[seat] ?? String(seat + 1)),
  );
  const sides = sidesOf(zones.map((zone, seat) => teamOfZone(ground, zone, seat)));
  return players.map((player, seat) =>
    readPlayer(reader, player, seat, { zone: zones[seat] ?? '', team: sides[seat] ?? seat }, phase),
  );
}

function readPlayer(
  reader: Reader,
  map: Fields,
  seat: Seat,
  usual: Pick<Player, 'zone' | 'team'>,
  phase: Phase,
): Player {
  const at = (key: string): Path => ['players', letterOf(seat), key];
  return {
    zone: usual.zone,
    team: reader.count(map['team'], at('team'), usual.team),
    army:
      map['army'] === undefined
        ? null
        : reader.list(map['army'], at('army')).map((one, i) => readRecord(reader, one, [...at('army'), i])),
    complete: reader.flag(map['complete'], at('complete'), phase !== 'muster' && phase !== 'draft'),
    spent: 0,
    markers: [],
    out: reader.flag(map['out'], at('out')),
    leaving: false,
    powerPoints: reader.count(map['powerPoints'], at('powerPoints'), 0),
    kept: reader.count(map['kept'], at('kept'), 0),
    turnsLeft: 0,
  };
}

/** What can only be read with the battlefield and the cards on the table. */
function readTable(
  reader: Reader,
  state: HeroscapeState,
  map: Fields,
  players: readonly Fields[],
  standing: readonly Standing[],
): void {
  const ground = silentTable(state);
  if (map['glyphs'] !== undefined) state.glyphs = readGlyphs(reader, ground, map['glyphs']);
  readPieces(reader, ground, map['pieces']);
  state.terrain = reader
    .list(map['terrain'], ['terrain'])
    .flatMap((one, i) => readTerrain(reader, ground, one, ['terrain', i]) ?? []);
  // A table looks at pieces and terrain when it is opened.
  const g = silentTable(state);
  for (const one of standing) putFigure(reader, g, one);
  const inTurns = state.phase === 'turns' || state.phase === 'round-end';
  for (const [seat, player] of players.entries()) {
    const at = state.players[seat];
    if (at === undefined) continue;
    const path = ['players', letterOf(seat)];
    at.spent = reader.count(player['spent'], [...path, 'spent'], spentBy(g, seat));
    at.markers = readMarkers(reader, g, player['markers'], seat, [...path, 'markers']);
    at.turnsLeft = reader.count(player['turnsLeft'], [...path, 'turnsLeft'], inTurns ? turnsOf(g, seat) : 0);
  }
  if (reader.problems.length > 0) return;
  if (map['turn'] !== undefined) readTurn(reader, g, map['turn'], ['turn']);
  for (const [i, one] of reader.list(map['turns'], ['turns']).entries()) readTurn(reader, g, one, ['turns', i]);
  state.turnsTaken = reader.count(map['turnsTaken'], ['turnsTaken'], turnsTakenIn(state));
  state.effects = reader
    .list(map['effects'], ['effects'])
    .flatMap((one, i) => readEffect(reader, state, one, ['effects', i]) ?? []);
  state.mission = map['mission'] === undefined ? startMission(g) : readMission(reader, g, map['mission']);
  state.stamp = reader.count(map['stamp'], ['stamp'], state.stamp);
}

/** Effects are written as they are in the state; what they name must be there. */
function readEffect(reader: Reader, state: HeroscapeState, data: unknown, path: Path): Lasting | null {
  const effect = reader.checked(lastingSchema, data, path);
  if (effect === null) return null;
  const counts = {
    source: state.cards.length,
    card: state.cards.length,
    by: state.figures.length,
    figure: state.figures.length,
    seat: state.players.length,
  };
  for (const [key, count] of Object.entries(counts)) {
    const id = effect[key as keyof typeof counts];
    if (id >= count) reader.problem([...path, key], `there is none with the id ${id}`);
  }
  return effect;
}

/** As many as lie before the turn being taken. */
function turnsTakenIn(state: HeroscapeState): number {
  const turn = state.turns[0];
  if (turn === undefined) return 0;
  const revealed = state.players[turn.seat]?.markers.filter((marker) => marker.revealed).length ?? 0;
  return Math.max(0, revealed - 1) * state.initiative.length + state.initiative.indexOf(turn.seat) + 1;
}

function spentBy(g: Table, seat: Seat): number {
  let spent = 0;
  for (const { record, owner, copies } of g.state.cards) {
    const card = g.library.cards[record];
    if (owner === seat && card !== undefined) spent += copies * costOfRecord(g, card.id, card.points);
  }
  return spent;
}
