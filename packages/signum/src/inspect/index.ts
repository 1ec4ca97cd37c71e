/**
 * What a board wants to know of a moment: lines of sight, ranges, paths, targets. Questions come from outside and are trusted in nothing.
 */
import type { Language, Seat } from '@muster/engine';
import { library } from '../content/library.ts';
import { silentTable } from '../silent-table.ts';
import { NOBODY, type Creature, type SignumState } from '../state.ts';
import { pathOf, rangeOf, type CreaturePath, type MovementRange } from './range.ts';
import { sightBetween, type SightLine } from './sight.ts';
import { targetsOf, type AttackTargets } from './targets.ts';

export type { CreaturePath, MovementRange, Way } from './range.ts';
export type { SightLine } from './sight.ts';
export type { AttackReach, AttackTargets, ReachedHex, TargetSeen } from './targets.ts';

export type Inspection = SightLine | MovementRange | CreaturePath | AttackTargets;

/**
 * `{ about: 'sight', from, to }`, `{ about: 'range', figure }`, `{ about: 'path', option, figure? }` and `{ about: 'targets', figure }`,
 * with ids of creatures. All of it is open to everybody; null for whatever is no such question.
 */
export function inspect(
  state: SignumState,
  _seat: Seat | null,
  query: Readonly<Record<string, unknown>>,
  language: Language,
): Inspection | null {
  const g = silentTable(state, library());
  const creature = onField(state, query['figure']);
  switch (query['about']) {
    case 'sight': {
      const from = onField(state, query['from']);
      const to = onField(state, query['to']);
      return from === null || to === null || from === to ? null : sightBetween(g, from, to, language);
    }
    case 'range':
      return creature === null ? null : rangeOf(g, creature);
    case 'path': {
      const { option } = query;
      const mover = creature ?? onField(state, state.activation?.creature);
      return typeof option !== 'string' || mover === null ? null : pathOf(g, mover, option);
    }
    case 'targets':
      return creature === null ? null : targetsOf(g, creature, language);
    default:
      return null;
  }
}

function onField({ creatures }: SignumState, id: unknown): Creature | null {
  if (typeof id !== 'number' || !Number.isInteger(id)) return null;
  const creature = creatures[id];
  return creature === undefined || creature.hex === NOBODY ? null : creature;
}
