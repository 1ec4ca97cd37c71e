/**
 * What a board wants to know of a moment: lines of sight, ranges, paths, targets. Questions come from outside and are trusted in nothing.
 */
import type { Language, Seat } from '@muster/engine';
import { silentTable } from '../silent-table.ts';
import type { Figure, HeroscapeState } from '../state.ts';
import { pathOf, rangeOf, type FigurePath, type MovementRange } from './range.ts';
import { sightBetween, type SightLine } from './sight.ts';
import { targetsOf, type AttackTargets } from './targets.ts';

export type { FigurePath, MovementRange, Way } from './range.ts';
export type { BoardPoint, SightLine } from './sight.ts';
export type { AttackReach, AttackTargets, ReachedSpace, TargetSeen } from './targets.ts';

export type Inspection = SightLine | MovementRange | FigurePath | AttackTargets;

/**
 * `{ about: 'sight', from, to }`, `{ about: 'range', figure }`, `{ about: 'path', option, figure?, points? }` and
 * `{ about: 'targets', figure }`. All of it is open to everybody; null for whatever is no such question.
 */
export function inspect(
  state: HeroscapeState,
  _seat: Seat | null,
  query: Readonly<Record<string, unknown>>,
  language: Language,
): Inspection | null {
  const g = silentTable(state);
  const figure = onField(state, query['figure']);
  switch (query['about']) {
    case 'sight': {
      const from = onField(state, query['from']);
      const to = onField(state, query['to']);
      return from === null || to === null || from === to ? null : sightBetween(g, from, to, language);
    }
    case 'range':
      return figure === null ? null : rangeOf(g, figure);
    case 'path': {
      const { option, points } = query;
      const mover = figure ?? onField(state, state.turns.at(-1)?.mover);
      if (typeof option !== 'string' || mover === null) return null;
      return pathOf(g, mover, option, typeof points === 'number' ? points : null);
    }
    case 'targets':
      return figure === null ? null : targetsOf(g, figure, language);
    default:
      return null;
  }
}

function onField({ figures }: HeroscapeState, id: unknown): Figure | null {
  if (typeof id !== 'number' || !Number.isInteger(id)) return null;
  const figure = figures[id];
  return figure?.fate === 'field' ? figure : null;
}
