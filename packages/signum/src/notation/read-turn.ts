/**
 * The moment at which a position stands: the creature being activated, what happened this turn, what texts gave for a while.
 */
import type { Seat } from '@muster/engine';
import { isFields, shown, type Path } from '@muster/schema';
import { emptyTally } from '../rules/tally.ts';
import {
  NOBODY,
  type Activation,
  type CreatureId,
  type Kill,
  type Lasting,
  type SignumState,
  type Tally,
} from '../state.ts';
import { creaturesCalled } from './names.ts';
import { spaceAt } from './places.ts';
import { durationSchema, grantsSchema, killSchema } from './position-schema.ts';
import type { PositionReader } from './reader.ts';

const STAGES: readonly Activation['stage'][] = ['start', 'contract', 'move', 'action', 'end'];
const FLAGS = ['running', 'moved', 'acted', 'hooked', 'pursued', 'frenzied'] as const;
const ACTIVATION_KEYS = ['creature', 'stage', 'from', 'attacked', 'attacks', 'used', ...FLAGS];

/** One creature by its name. */
function readCreature(reader: PositionReader, state: SignumState, data: unknown, path: Path): CreatureId {
  const found = typeof data === 'string' ? creaturesCalled(state, data) : [];
  const [first] = found;
  if (first !== undefined && found.length === 1) return first;
  reader.problem(
    path,
    `'${shown(data)}': ${found.length === 0 ? 'there is no such creature' : "several are called so: write B's before the name or #2 behind it"}`,
  );
  return first ?? NOBODY;
}

function readNames(reader: PositionReader, state: SignumState, data: unknown, path: Path): readonly CreatureId[] {
  return reader.list(data, path).map((one, i) => readCreature(reader, state, one, [...path, i]));
}

/** `activation: Brute`, or a map with the stage it is at. */
export function readActivation(reader: PositionReader, state: SignumState, data: unknown): Activation | null {
  if (data === undefined || data === null) return null;
  const path = ['activation'];
  const map = isFields(data) ? reader.map(data, path, ACTIVATION_KEYS) : { creature: data };
  const id = readCreature(reader, state, map['creature'], isFields(data) ? [...path, 'creature'] : path);
  const creature = state.creatures[id];
  if (creature === undefined) return null;
  const flag = (key: (typeof FLAGS)[number]): boolean => reader.flag(map[key], [...path, key]);
  let from: number | null = creature.hex;
  if (map['from'] !== undefined) {
    from = map['from'] === 'nowhere' ? NOBODY : spaceAt(state.map, map['from']);
    if (from === null) reader.problem([...path, 'from'], 'there is no such hex');
  }
  const attacked = readNames(reader, state, map['attacked'], [...path, 'attacked']);
  return {
    creature: id,
    stage: reader.oneOf(map['stage'], [...path, 'stage'], STAGES, 'start'),
    running: flag('running'),
    moved: flag('moved'),
    from: from ?? NOBODY,
    attacked,
    attacks: reader.count(map['attacks'], [...path, 'attacks'], attacked.length),
    acted: flag('acted'),
    hooked: flag('hooked'),
    pursued: flag('pursued'),
    frenzied: flag('frenzied'),
    used: reader.texts(map['used'], [...path, 'used']),
  };
}

/** What happened this turn; left out is nothing. */
export function readTally(reader: PositionReader, state: SignumState, data: unknown): Tally {
  const path = ['tally'];
  const map = reader.map(data, path, Object.keys(emptyTally()));
  const wounds: Record<CreatureId, number> = {};
  for (const [name, count] of Object.entries(reader.anyMap(map['wounds'], [...path, 'wounds']))) {
    const id = readCreature(reader, state, name, [...path, 'wounds', name]);
    wounds[id] = reader.count(count, [...path, 'wounds', name], 0);
  }
  const count = (key: 'spells' | 'criticals'): number => reader.count(map[key], [...path, key], 0);
  return {
    wounds,
    kills: reader
      .list(map['kills'], [...path, 'kills'])
      .flatMap((one, i) => readKill(reader, state, one, [...path, 'kills', i]) ?? []),
    spells: count('spells'),
    criticals: count('criticals'),
    pushed: readNames(reader, state, map['pushed'], [...path, 'pushed']),
    feats: reader.texts(map['feats'], [...path, 'feats']),
    used: reader.texts(map['used'], [...path, 'used']),
  };
}

const PLAIN_KILL: Omit<Kill, 'creature' | 'by'> = {
  ranged: false,
  distance: 1,
  magic: false,
  byAttack: true,
  pushDamage: false,
  nearForest: false,
  contacts: 0,
  scored: false,
};

/** `Brute`, or `{ creature: Brute, by: Hero A, ranged: true … }` */
function readKill(reader: PositionReader, state: SignumState, data: unknown, path: Path): Kill | null {
  const map = isFields(data) ? data : { creature: data };
  const { creature, by, ...rest } = map as Readonly<Record<string, unknown>>;
  const ids = {
    creature: readCreature(reader, state, creature, isFields(data) ? [...path, 'creature'] : path),
    by: by === undefined || by === 'nobody' ? NOBODY : readCreature(reader, state, by, [...path, 'by']),
  };
  return reader.checked(killSchema, { ...PLAIN_KILL, ...rest, ...ids }, path);
}

const EFFECT_KEYS = ['creature', 'player', 'grants', 'source', 'until', 'ends', 'returns'];

/** `{ creature: Brute, grants: [{ grant: stat, stat: movement, add: 1 }], until: turn }` */
export function readEffect(reader: PositionReader, state: SignumState, data: unknown, path: Path): Lasting | null {
  const map = reader.map(data, path, EFFECT_KEYS);
  const creature = readCreature(reader, state, map['creature'], [...path, 'creature']);
  const grants = reader.checked(grantsSchema, map['grants'] ?? [], [...path, 'grants']);
  const until = reader.checked(durationSchema, map['until'] ?? 'turn', [...path, 'until']);
  if (grants === null || until === null) return null;
  const controller: Seat = state.creatures[creature]?.controller ?? 0;
  return {
    creature,
    seat: reader.seat(map['player'], [...path, 'player'], controller),
    grants,
    source: reader.text(map['source'], [...path, 'source'], 'text'),
    until,
    ends: reader.count(map['ends'], [...path, 'ends'], state.turn),
    returns: map['returns'] === undefined ? NOBODY : reader.seat(map['returns'], [...path, 'returns'], NOBODY),
  };
}
