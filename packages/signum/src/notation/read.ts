/**
 * Reads a position. Hand-written ones give names and whatever differs from the ordinary; what Muster wrote reads back without loss.
 */
import { rngFromSeed, type Checked, type Seat, letterOf } from '@muster/engine';
import { isFields, shown, type Fields, type Path } from '@muster/schema';
import type { FieldMap } from '../content/map.ts';
import { allOptions, optionsSchema } from '../content/options-schema.ts';
import type { MatchOptions } from '../content/options.ts';
import { isImpassable } from '../content/terrain.ts';
import { fieldOf } from '../field.ts';
import { zoneOf } from '../new-game.ts';
import { incomeOf } from '../rules/income.ts';
import { statOf } from '../rules/properties.ts';
import { emptyTally } from '../rules/tally.ts';
import { MODES } from '../setup.ts';
import { silentTable } from '../silent-table.ts';
import { library } from '../content/library.ts';
import { NOBODY, type CardId, type Creature, type Mode, type Phase, type SignumState } from '../state.ts';
import { cardsCalled, creatureLabel } from './names.ts';
import { spaceAt } from './places.ts';
import { Deal, idsOf } from './read-cards.ts';
import { numberCreatures, type Drafted } from './read-creatures.ts';
import { FIELD_KEYS, readBattlefield, readTerrain } from './read-field.ts';
import { draftPlayer, PLAYER_KEYS, playerOf, type DraftedPlayer } from './read-players.ts';
import { readActivation, readEffect, readTally } from './read-turn.ts';
import { PositionReader } from './reader.ts';
import { readRecords } from './short-records.ts';

const PHASES: readonly Phase[] = ['warbands', 'terrain', 'heroes', 'hands', 'begin', 'activation', 'end', 'round-end'];
/** Before the heroes stand on the battlefield. */
const BEFORE_HEROES: readonly Phase[] = ['warbands', 'terrain', 'heroes'];

const KEYS = [
  'records',
  'mode',
  'map',
  'field',
  ...FIELD_KEYS,
  'terrain',
  'options',
  'players',
  'feats',
  'discardedFeats',
  'phase',
  'order',
  'active',
  'turn',
  'roundsLeft',
  'activation',
  'tally',
  'effects',
  'lastTurn',
  'stamp',
  'outcome',
  'rng',
];

export function readPosition(data: unknown): Checked<SignumState> {
  const reader = new PositionReader();
  return reader.result(read(reader, data));
}

function read(reader: PositionReader, data: unknown): SignumState | null {
  const map = reader.map(data ?? null, [], KEYS);
  if (!isFields(data)) return null;
  readRecords(reader, map['records']);
  const players = reader.playerMaps(map['players'], 4, PLAYER_KEYS);
  const ground = readBattlefield(reader, map);
  const wishes = reader.checked(optionsSchema, map['options'] ?? {}, ['options']);
  if (ground === null || wishes === null) return null;
  const options = allOptions(wishes);
  const mode = reader.oneOf(map['mode'], ['mode'], MODES, players.length === 2 ? 'duel' : 'free-for-all');
  const phase = reader.oneOf(map['phase'], ['phase'], PHASES, 'activation');

  const deal = new Deal(reader);
  const entered = !BEFORE_HEROES.includes(phase);
  const drafted = players.map((player, seat) => draftPlayer(reader, deal, player, seat, { mode, entered }));
  const feats = deal.readAll(map['feats'], ['feat'], NOBODY, ['feats']).toReversed();
  const discarded = deal.readAll(map['discardedFeats'], ['feat'], NOBODY, ['discardedFeats']);
  const faces = deal.number();
  const drafts = drafted.flatMap((player) => player.drafts);
  const creatures = numberCreatures(reader, drafts, faces);
  if (reader.problems.length > 0) return null;

  const order = reader.order(map['order'], ['order']);
  const state: SignumState = {
    mode,
    options,
    map: ground,
    rng: reader.rng(map['rng'], rngFromSeed('position')),
    faces,
    players: [],
    creatures: [...creatures],
    terrain: readTerrain(reader, ground, map['terrain']),
    feats: [...idsOf(feats)],
    discardedFeats: [...idsOf(discarded)],
    phase,
    order,
    active: 0,
    turn: 0,
    roundsLeft: reader.count(map['roundsLeft'], ['roundsLeft'], options.rounds),
    activation: null,
    tally: emptyTally(),
    effects: [],
    lastTurn: reader.flag(map['lastTurn'], ['lastTurn']),
    stamp: reader.count(map['stamp'], ['stamp'], 0),
    outcome: reader.outcome(map['outcome']),
  };
  placeCreatures(reader, state, drafts, drafted, creatures);
  if (reader.problems.length > 0) return null;
  readMoment(reader, state, map, drafted, options);
  noteActivated(state, drafts);
  return state;
}

/** SG-18.4, SG-26.9: one creature on a hex, none where nobody can stand; a hero without a place takes a free hex of its zone. */
function placeCreatures(
  reader: PositionReader,
  state: SignumState,
  drafts: readonly Drafted[],
  players: readonly DraftedPlayer[],
  creatures: readonly Creature[],
): void {
  const numbers = drafts.map((draft, i) => reader.count(draft.map['id'], [...draft.path, 'id'], i));
  const of = (i: number): Creature | undefined => creatures[numbers[i] ?? NOBODY];
  const path = (draft: Drafted): Path => (isFields(draft.map) && 'at' in draft.map ? [...draft.path] : draft.path);
  for (const [i, draft] of drafts.entries()) {
    const creature = of(i);
    if (creature === undefined || draft.at === 'dead' || draft.at === undefined) continue;
    const hex = spaceAt(state.map, draft.at);
    const other = state.creatures.find((one) => one.hex === hex);
    if (hex === null) reader.problem(path(draft), 'there is no such hex');
    else if (other !== undefined) reader.problem(path(draft), `on that hex stands ${creatureLabel(state, other.id)}`);
    else if (isImpassable(state.terrain[hex] ?? ''))
      reader.problem(path(draft), `nobody can stand on a ${state.terrain[hex] ?? ''}`);
    else creature.hex = hex;
  }
  for (const [i, draft] of drafts.entries()) {
    const creature = of(i);
    if (creature === undefined || draft.at !== undefined) continue;
    const zone = zoneIn(reader, state.mode, state.map, players[draft.owner]?.map['zone'], draft.owner);
    const free = (fieldOf(state.map).zones[zone] ?? []).find(
      (hex) => !isImpassable(state.terrain[hex] ?? '') && !state.creatures.some((one) => one.hex === hex),
    );
    if (free === undefined) reader.problem(draft.path, 'there is no free hex in its zone: say where it stands');
    else creature.hex = free;
  }
}

function zoneIn(reader: PositionReader, mode: Mode, map: FieldMap, data: unknown, seat: Seat): number {
  const usual = Math.min(zoneOf(mode, map, seat), Math.max(0, map.zones.length - 1));
  return reader.count(data, ['players', letterOf(seat), 'zone'], usual, 0, Math.max(0, map.zones.length - 1));
}

/** Whose turn it is, how many there were, and everything that names creatures on the table. */
function readMoment(
  reader: PositionReader,
  state: SignumState,
  map: Fields,
  drafted: readonly DraftedPlayer[],
  options: MatchOptions,
): void {
  state.activation = readActivation(reader, state, map['activation']);
  const acting = state.creatures[state.activation?.creature ?? NOBODY];
  const active = reader.seat(map['active'], ['active'], acting?.controller ?? state.order[0] ?? 0);
  state.active = state.order.indexOf(active);
  state.turn = reader.count(map['turn'], ['turn'], usualTurn(state, options));
  state.players = drafted.map((player, seat) => {
    const place = state.order.indexOf(seat);
    const turns = Math.max(0, Math.ceil((state.turn - place) / state.order.length));
    return playerOf(reader, player, {
      team: state.mode === 'alliance' ? seat % 2 : seat,
      zone: zoneIn(reader, state.mode, state.map, player.map['zone'], seat),
      income: 0,
      turns: state.mode === 'skirmish' ? 0 : turns,
      minion: state.creatures.find(({ kind, owner }) => kind === 'minion' && owner === seat)?.record ?? NOBODY,
    });
  });
  const g = silentTable(state, library());
  for (const [seat, player] of state.players.entries()) {
    const map = drafted[seat]?.map ?? {};
    if (state.mode !== 'skirmish') player.income = player.hall.reduce((sum, card) => sum + incomeOf(g, card), 0);
    player.kills = reader
      .list(map['kills'], ['players', letterOf(seat), 'kills'])
      .flatMap((one, i) => readCard(reader, state, one, ['players', letterOf(seat), 'kills', i]) ?? []);
  }
  state.tally = readTally(reader, state, map['tally']);
  state.effects = reader
    .list(map['effects'], ['effects'])
    .flatMap((one, i) => readEffect(reader, state, one, ['effects', i]) ?? []);
  if (reader.problems.length > 0) return;
  for (const creature of state.creatures) {
    if (creature.hex !== NOBODY && creature.wounds >= statOf(g, creature, 'hp'))
      reader.problem(
        ['players', letterOf(creature.owner)],
        `${creatureLabel(state, creature.id)} can't live with ${creature.wounds} wounds`,
      );
  }
}

/** SG-17.7: who is being activated counts as activated, unless something else is written. */
function noteActivated({ creatures, activation }: SignumState, drafts: readonly Drafted[]): void {
  const creature = creatures[activation?.creature ?? NOBODY];
  if (creature === undefined) return;
  const map = drafts.find((draft, i) => (draft.map['id'] ?? i) === creature.id)?.map ?? {};
  if (map['activated'] === undefined) creature.activated = true;
  if (map['activations'] === undefined) creature.activations = 1;
}

/** Everybody had a turn, and the active player's second one has come; nobody's has before the match begins. */
function usualTurn({ phase, mode, order, active, roundsLeft }: SignumState, { rounds }: MatchOptions): number {
  if (BEFORE_HEROES.includes(phase) || phase === 'hands') return 0;
  if (mode === 'skirmish') return Math.max(0, rounds - roundsLeft);
  return order.length + active + (phase === 'begin' ? 0 : 1);
}

/** A card on the table by its name. */
function readCard(reader: PositionReader, state: SignumState, data: unknown, path: Path): CardId | null {
  const [first, ...others] = typeof data === 'string' ? cardsCalled(state, data) : [];
  if (first === undefined || others.length > 0)
    reader.problem(
      path,
      `'${shown(data)}': ${first === undefined ? 'there is no such card' : 'several are called so'}`,
    );
  return first ?? null;
}
