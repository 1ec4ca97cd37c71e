/**
 * Missions (HS-V6): what the scenario's goal asks for, looked at in HS-T47.
 */
import type { Outcome } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import type { SpaceRef } from '../content/map.ts';
import { areFriends, controllerOf, emit, isOnField, playerAt, type Table } from '../table.ts';
import { NOBODY, type Figure, type Mission } from '../state.ts';
import { isEngaged } from './engagement.ts';

export function startMission(g: Pick<Table, 'state' | 'battlefield'>): Mission {
  const { goal } = g.state.map.scenario;
  const teams = new Set(g.state.players.map(({ team }) => team)).size;
  const held = Array.from({ length: teams }, () => 0);
  const visited = Array.from({ length: teams }, () => []);
  const lying = (refs: readonly SpaceRef[]) => refs.map((ref) => ({ space: spaceOf(g, ref), home: NOBODY }));
  if (goal.kind === 'gems') return { held, visited, things: lying(goal.spaces) };
  if (goal.kind === 'flags') return { held, visited, things: lying(Object.values(goal.flags)) };
  return { held, visited, things: [] };
}

function spaceOf(g: Pick<Table, 'battlefield'>, [q, r, level]: SpaceRef): SpaceId {
  return g.battlefield.field.spaceAt(q, r, level) ?? NOBODY;
}

/** A figure comes onto a space: it picks up a gem or an enemy flag; in the own start zone it lays down what it carries. */
export function collect(g: Table, figure: Figure, space: SpaceId): void {
  const { goal } = g.state.map.scenario;
  if ((goal.kind !== 'gems' && goal.kind !== 'flags') || !isOnField(figure)) return;
  const { things } = g.state.mission;
  const seat = controllerOf(g, figure.id);
  for (const [i, thing] of things.entries()) {
    if (thing.space !== space || thing.home !== NOBODY) continue;
    if (goal.kind === 'flags' && isOwnFlag(g, seat, Object.keys(goal.flags)[i] ?? '')) continue;
    change(g, i, { space: NOBODY, home: NOBODY });
    figure.carries = [...figure.carries, i];
    emit(g, { type: 'mission', seat, what: goal.kind === 'gems' ? 'gem-taken' : 'flag-taken', count: i });
  }
  const home = Number(playerAt(g, seat).zone);
  if (figure.carries.length === 0 || g.battlefield.zone[space] !== home) return;
  for (const i of figure.carries) {
    change(g, i, { space: NOBODY, home: playerAt(g, seat).team });
    emit(g, { type: 'mission', seat, what: 'brought-home', count: i });
  }
  figure.carries = [];
}

function isOwnFlag(g: Table, seat: number, zone: string): boolean {
  const owner = g.state.players.findIndex((player) => player.zone === zone);
  return owner >= 0 && areFriends(g, seat, owner);
}

function change(g: Table, i: number, thing: Mission['things'][number]): void {
  const { held, visited, things } = g.state.mission;
  g.state.mission = { held, visited, things: things.with(i, thing) };
}

/** A figure that leaves the battlefield drops what it carries where it stood. */
export function dropCarried(g: Table, figure: Figure): void {
  const space = figure.at[0];
  if (figure.carries.length === 0 || space === undefined) return;
  for (const i of figure.carries) change(g, i, { space, home: NOBODY });
  figure.carries = [];
}

/** The teams on these spaces. */
function teamsOn(g: Table, spaces: readonly SpaceId[]): readonly number[] {
  const teams = new Set<number>();
  for (const space of spaces) {
    const id = g.standing[space] ?? NOBODY;
    if (id !== NOBODY) teams.add(playerAt(g, controllerOf(g, id)).team);
  }
  return [...teams];
}

/** HS-22.1: the teams that have reached the goal; null while nobody has. */
export function missionWinners(g: Table): readonly number[] | null {
  if (!g.state.options.missions) return null; // HS-V6
  const { goal } = g.state.map.scenario;
  const { mission } = g.state;
  switch (goal.kind) {
    case 'eliminate':
    case 'points':
      return null;
    case 'hill': {
      const [alone, ...others] = teamsOn(
        g,
        goal.spaces.map((ref) => spaceOf(g, ref)),
      );
      const held = mission.held.map((rounds, team) => (team === alone && others.length === 0 ? rounds + 1 : 0));
      g.state.mission = { held, visited: mission.visited, things: mission.things };
      return winnersBy(held, (rounds) => rounds >= goal.rounds);
    }
    case 'shrines': {
      const visited = mission.visited.map((shrines, team) => {
        const now = goal.spaces.flatMap((ref, i) => (teamsOn(g, [spaceOf(g, ref)]).includes(team) ? [i] : []));
        return [...new Set([...shrines, ...now])].toSorted((a, b) => a - b);
      });
      g.state.mission = { held: mission.held, visited, things: mission.things };
      return winnersBy(visited, (shrines) => shrines.length === goal.spaces.length);
    }
    case 'raise': {
      const figure = g.state.figures[g.standing[spaceOf(g, goal.space)] ?? NOBODY];
      if (figure === undefined || isEngaged(g, figure)) return null;
      return [playerAt(g, controllerOf(g, figure.id)).team];
    }
    case 'gems':
    case 'flags': {
      const brought = mission.held.map((_, team) => mission.things.filter(({ home }) => home === team).length);
      if (goal.kind === 'flags') return winnersBy(brought, (count) => count > 0);
      return mission.things.every(({ home }) => home !== NOBODY)
        ? winnersBy(brought, (count) => count === Math.max(...brought))
        : null;
    }
  }
}

function winnersBy<T>(values: readonly T[], reached: (value: T) => boolean): readonly number[] | null {
  const winners = values.flatMap((value, team) => (reached(value) ? [team] : []));
  return winners.length > 0 ? winners : null;
}

/** After the last round: gems brought home decide before points do; null where points decide. */
export function missionScore(g: Table): Outcome | null {
  if (!g.state.options.missions || g.state.map.scenario.goal.kind !== 'gems') return null;
  const { mission } = g.state;
  const brought = mission.held.map((_, team) => mission.things.filter(({ home }) => home === team).length);
  const most = Math.max(...brought);
  if (most === 0) return null;
  const winners = g.state.players.flatMap(({ team }, seat) => (brought[team] === most ? [seat] : []));
  return { winners, reason: 'mission' };
}
