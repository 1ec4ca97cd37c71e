/**
 * The scenario of a map: numbers, goal, teams and options.
 */
import type { Problem } from '@muster/engine';
import type { Ground } from './map-ground.ts';
import { checkStanding } from './map-check-zones.ts';
import type { Goal, MapFile, SpaceRef } from './map.ts';
import { BASE_OPTIONS, optionConflicts } from './options.ts';

export function checkScenario(map: MapFile, ground: Ground): readonly Problem[] {
  const { scenario } = map;
  const problems: Problem[] = [];
  if (scenario.pointLimit <= 0) {
    problems.push({ path: ['scenario', 'pointLimit'], message: 'must be more than 0 (HS-3.1)' });
  }
  if (scenario.rounds <= 0) problems.push({ path: ['scenario', 'rounds'], message: 'must be more than 0 (HS-2.1)' });
  for (const { rule, switches } of optionConflicts({ ...BASE_OPTIONS, ...scenario.options })) {
    const message = `${switches.join(' and ')} can't be on together (${rule}, HS-V44)`;
    problems.push({ path: ['scenario', 'options'], message });
  }
  return [...problems, ...checkTeams(map), ...checkGoal(map, ground)];
}

/** HS-23.5: teams name each zone once. */
function checkTeams(map: MapFile): readonly Problem[] {
  const { teams } = map.scenario;
  if (teams === null) return [];
  const problems: Problem[] = [];
  const named = new Set<string>();
  for (const [i, team] of teams.entries()) {
    for (const [j, zone] of team.entries()) {
      const path = ['scenario', 'teams', i, j];
      if (map.startZones[zone] === undefined) problems.push({ path, message: `there is no zone "${zone}" (HS-23.5)` });
      if (named.has(zone)) problems.push({ path, message: `zone "${zone}" is in a team already (HS-23.5)` });
      named.add(zone);
    }
  }
  for (const zone of Object.keys(map.startZones)) {
    if (!named.has(zone)) {
      problems.push({ path: ['scenario', 'teams'], message: `zone "${zone}" is in no team (HS-23.5)` });
    }
  }
  return problems;
}

function checkGoal(map: MapFile, ground: Ground): readonly Problem[] {
  const { goal } = map.scenario;
  const path = ['scenario', 'goal'];
  const problems = goalSpaces(goal).flatMap(({ at, key }) => checkStanding(at, ground, [...path, ...key], 'HS-V6'));
  if (goal.kind === 'hill' && goal.rounds <= 0) {
    problems.push({ path: [...path, 'rounds'], message: 'must be more than 0 (HS-V6)' });
  }
  if (goal.kind === 'flags') {
    for (const zone of new Set([...Object.keys(goal.flags), ...Object.keys(map.startZones)])) {
      const place = [...path, 'flags', zone];
      if (map.startZones[zone] === undefined)
        problems.push({ path: place, message: `there is no zone "${zone}" (HS-V6)` });
      if (goal.flags[zone] === undefined)
        problems.push({ path: place, message: 'is missing: every zone has a flag (HS-V6)' });
    }
  }
  return problems;
}

/** The spaces a goal is about, with the way to them in the file. */
export function goalSpaces(goal: Goal): readonly { readonly at: SpaceRef; readonly key: Problem['path'] }[] {
  switch (goal.kind) {
    case 'hill':
    case 'shrines':
    case 'gems':
      return goal.spaces.map((at, i) => ({ at, key: ['spaces', i] }));
    case 'raise':
      return [{ at: goal.space, key: ['space'] }];
    case 'flags':
      return Object.entries(goal.flags).map(([zone, at]) => ({ at, key: ['flags', zone] }));
    default:
      return [];
  }
}
