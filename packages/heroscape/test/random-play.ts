/**
 * Games and answers drawn at random, for the tests that play.
 */
import {
  asAnswer,
  nextBelow,
  PASS,
  rngFromSeed,
  shuffle,
  type Answer,
  type Decision,
  type Match,
  type Option,
  type Rng,
} from '@muster/engine';
import { randomAnswer, randomPlay, seeds, type Start } from '@muster/engine/play-at-random';
import fc from 'fast-check';
import { battlefieldOf } from '../src/battlefield.ts';
import type { MapFile } from '../src/content/map.ts';
import { allMaps } from '../src/content/maps.ts';
import { OPTION_VALUES, optionConflicts, SWITCHES, type OptionSet, type Switch } from '../src/content/options.ts';
import type { HeroscapeEvent } from '../src/events.ts';
import { heroscape } from '../src/index.ts';
import { randomArmy } from '../src/made-up.ts';
import { allOptions, type Setup } from '../src/new-game.ts';
import type { FigureId, HeroscapeState } from '../src/state.ts';

export type HeroscapeMatch = Match<HeroscapeState, Setup, HeroscapeEvent>;

export const play = randomPlay(heroscape, someAnswer);
export const { matchOf, playOn, reached, step, until } = play;

/** What a switch can be set to. */
export function valuesOf(key: Switch): readonly OptionSet[Switch][] {
  return OPTION_VALUES[key] ?? [false, true];
}

/** Any optional rules that go together with each other and with those of the scenario. */
function randomOptions(map: MapFile, rng: Rng): Partial<OptionSet> {
  const keys = [...SWITCHES];
  shuffle(rng, keys);
  const most = nextBelow(rng, 3) === 0 ? 0 : 1 + nextBelow(rng, nextBelow(rng, 2) === 0 ? 5 : keys.length);
  let options: Partial<OptionSet> = {};
  for (const key of keys.slice(0, most)) {
    const values = valuesOf(key);
    const next = { ...options, [key]: values[nextBelow(rng, values.length)] };
    if (optionConflicts(allOptions(map, next)).length === 0) options = next;
  }
  return options;
}

/** A game on the map: armies given or drafted, sometimes in teams. */
export function randomSetup(map: MapFile, players: number, options: Partial<OptionSet>, rng: Rng): unknown {
  const drafted = nextBelow(rng, 4) === 0;
  const given = Array.from({ length: players }, () => randomArmy(map, rng));
  const teams = players > 2 && nextBelow(rng, 3) === 0 ? given.map((_, seat) => seat % 2) : null;
  const setup = { map: map.id, armies: drafted ? given.map(() => null) : given, options, teams };
  // HS-V1, HS-V2: armies at random may not keep them; those drafted do.
  return heroscape.checkSetup(setup).ok ? setup : { ...setup, armies: given.map(() => null) };
}

export function anyStartOn(map: MapFile, least = 2, options?: Partial<OptionSet>): fc.Arbitrary<Start> {
  const zones = Object.keys(map.startZones).length;
  return fc.record({ wish: seeds, seed: seeds, answers: seeds }).map(({ wish, seed, answers }) => {
    const rng = rngFromSeed(wish);
    const players = nextBelow(rng, 3) > 0 ? least : least + nextBelow(rng, zones - least + 1);
    return { setup: randomSetup(map, players, options ?? randomOptions(map, rng), rng), seed, answers };
  });
}

/** Any game on any map with room for so many players. */
export function anyStartFor(least: number): fc.Arbitrary<Start> {
  return fc
    .constantFrom(...allMaps().filter(({ startZones }) => Object.keys(startZones).length >= least))
    .chain((map) => anyStartOn(map, least));
}

export const anyStart: fc.Arbitrary<Start> = anyStartFor(2);

/** At random, but mostly not idle: whoever can moves towards an enemy, and who can do something does it. Else armies hardly meet. */
function someAnswer(state: HeroscapeState, decision: Decision, rng: Rng): Answer {
  const { options, min, max } = decision;
  if (min !== 1 || max !== 1) return randomAnswer(rng, decision);
  const any = options[nextBelow(rng, options.length)];
  const picked = nextBelow(rng, 4) === 0 ? any : (towardsEnemy(state, decision, rng) ?? busy(options, rng) ?? any);
  return asAnswer(decision, [picked?.key ?? PASS]);
}

function busy(options: readonly Option[], rng: Rng): Option | undefined {
  const moves = options.filter(({ key }) => key.startsWith('move:'));
  const open =
    moves.length > 0
      ? moves
      : options.filter(({ key }) => key !== PASS && !key.startsWith('turn:') && !key.startsWith('door:'));
  return open[nextBelow(rng, Math.max(1, open.length))];
}

/** Of a few destinations the one nearest to an enemy. */
function towardsEnemy(state: HeroscapeState, { kind, options, seat }: Decision, rng: Rng): Option | undefined {
  if (kind !== 'destination') return undefined;
  const enemies = enemySpaces(state, seat);
  let best: Option | undefined;
  let least = Infinity;
  for (let i = 0; i < 12; i++) {
    const option = options[nextBelow(rng, options.length)];
    const space = Number(option?.key.split('-')[0]);
    if (option === undefined || Number.isNaN(space)) continue;
    const far = Math.min(...enemies.map((enemy) => distance(state, space, enemy)));
    if (far < least) [best, least] = [option, far];
  }
  return best;
}

function enemySpaces(state: HeroscapeState, seat: number): readonly number[] {
  const mine = state.players[seat]?.team;
  const isEnemy = (id: FigureId) =>
    state.players[state.cards[state.figures[id]?.card ?? -1]?.controller ?? -1]?.team !== mine;
  return state.figures.flatMap(({ id, at }) => (at[0] !== undefined && isEnemy(id) ? [at[0]] : []));
}

function distance(state: HeroscapeState, a: number, b: number): number {
  const { field } = battlefieldOf(state.map, state.options);
  const [from, to] = [field.column[a] ?? 0, field.column[b] ?? 0];
  const dq = (field.q[from] ?? 0) - (field.q[to] ?? 0);
  const dr = (field.r[from] ?? 0) - (field.r[to] ?? 0);
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}
