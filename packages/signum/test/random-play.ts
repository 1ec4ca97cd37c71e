/**
 * Matches and answers drawn at random, for the tests that play.
 */
import {
  asAnswer,
  nextBelow,
  PASS,
  rngFromSeed,
  type Answer,
  type Decision,
  type Match,
  type Option,
  type Rng,
} from '@muster/engine';
import { randomAnswer, randomPlay, seeds, watchedAtCopies, type Start } from '@muster/engine/play-at-random';
import fc from 'fast-check';
import { library } from '../src/content/library.ts';
import type { OptionWishes } from '../src/content/options-schema.ts';
import type { SignumEvent } from '../src/events.ts';
import { distanceOf, fieldOf } from '../src/field.ts';
import { signum } from '../src/index.ts';
import type { Setup } from '../src/new-game.ts';
import { NOBODY, type Mode, type SignumState } from '../src/state.ts';

export type SignumMatch = Match<SignumState, Setup, SignumEvent>;

export const play = randomPlay(signum, someAnswer);
export const { matchOf, reached, step, until } = play;

/** A way to play: mode, number of players, a map of that kind. */
export interface Kind {
  readonly mode: Mode;
  readonly players: number;
  readonly map: string;
}

const COUNTS: Readonly<Record<Mode, readonly number[]>> = {
  duel: [2],
  'free-for-all': [3, 4],
  alliance: [4],
  skirmish: [2, 3, 4],
};

/** Every mode on every map made for it. */
export const KINDS: readonly Kind[] = (Object.keys(COUNTS) as Mode[]).flatMap((mode) =>
  COUNTS[mode].flatMap((players) => {
    const label = mode === 'alliance' ? 'alliance' : (['duel', 'three', 'four'] as const)[players - 2];
    const maps = library().maps.filter(({ modes }) => label !== undefined && modes.includes(label));
    return maps.map(({ id }) => ({ mode, players, map: id }));
  }),
);

/** Any options, mostly few of them. */
function randomOptions(mode: Mode, rng: Rng): OptionWishes {
  const any = <T>(values: readonly T[]): T => values[nextBelow(rng, values.length)] as T;
  const all: readonly OptionWishes[] = [
    { uniqueTerrain: any([0, 1, 2]) },
    { randomTerrain: mode !== 'free-for-all' && mode !== 'alliance' && nextBelow(rng, 2) === 0 },
    { commonCamps: true },
    { crossings: true },
    { endAtFirstHero: true },
    { goal: any([6, 12, 24, 40]) },
    { featDeck: any([20, 24, 30, 45]) },
    { turnLimit: any([4, 15, 40]) },
    { rounds: any([1, 3, 9]) },
    { minionRule: true },
    { alwaysAsked: true },
  ];
  const often = nextBelow(rng, 3) === 0 ? 2 : 5;
  return Object.assign({}, ...all.filter(() => nextBelow(rng, often) === 0));
}

/** A match of the kind: warbands given or chosen at the table. */
export function randomSetup({ mode, players, map }: Kind, options: OptionWishes | null, rng: Rng): unknown {
  const made = signum.makeSetup({ edition: mode, players }, rng);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const chosen = nextBelow(rng, 4) === 0;
  const seats = made.value.seats.map((seat) => (chosen ? { hero: seat.hero } : seat));
  return { mode, map, seats, options: options ?? randomOptions(mode, rng) };
}

export function anyStartOf(kinds: readonly Kind[], options: OptionWishes | null = null): fc.Arbitrary<Start> {
  return fc
    .record({ kind: fc.constantFrom(...kinds), wish: seeds, seed: seeds, answers: seeds })
    .map(({ kind, wish, seed, answers }) => ({ setup: randomSetup(kind, options, rngFromSeed(wish)), seed, answers }));
}

export const anyStart: fc.Arbitrary<Start> = fc
  .constantFrom(...(Object.keys(COUNTS) as Mode[]))
  .chain((mode) => anyStartOf(KINDS.filter((kind) => kind.mode === mode)));

/** With so many players at least. */
export function anyStartFor(least: number): fc.Arbitrary<Start> {
  return anyStartOf(KINDS.filter(({ players }) => players >= least));
}

/** States at every so-manieth checkpoint of a match in which everybody answers at random. */
export function checkpointsOf(start: Start, every: number): readonly SignumState[] {
  const states: SignumState[] = [];
  let passed = 0;
  const watched = watchedAtCopies(signum, (state) => {
    if (passed++ % every === 0) states.push(signum.copy(state));
  });
  play.playOn(matchOf(start, { checkpoints: true }, watched), rngFromSeed(start.answers));
  return states;
}

const IDLE = ['end', PASS, 'stay', 'skip'];

/** At random, but mostly so that the match goes somewhere: towards the enemy, attacking, not passing. */
function someAnswer(state: SignumState, decision: Decision, rng: Rng): Answer {
  const { options, min, max } = decision;
  if (min !== 1 || max !== 1) return randomAnswer(rng, decision);
  const any = options[nextBelow(rng, options.length)];
  const picked = nextBelow(rng, 6) === 0 ? any : (busy(state, decision, rng) ?? any);
  return asAnswer(decision, [picked?.key ?? PASS]);
}

function busy(state: SignumState, decision: Decision, rng: Rng): Option | undefined {
  const attacks = decision.options.filter(({ key }) => key.startsWith('attack:'));
  const open = attacks.length > 0 ? attacks : decision.options.filter(({ key }) => !IDLE.includes(key));
  return towardsEnemy(state, decision) ?? open[nextBelow(rng, Math.max(1, open.length))];
}

/** The move after which an enemy is nearest. */
function towardsEnemy(state: SignumState, { kind, options, seat }: Decision): Option | undefined {
  if (kind !== 'move') return undefined;
  const team = state.players[seat]?.team;
  const enemies = state.creatures.filter(
    ({ hex, controller }) => hex !== NOBODY && state.players[controller]?.team !== team,
  );
  const field = fieldOf(state.map);
  let best: Option | undefined;
  let least = Infinity;
  for (const option of options) {
    const [does, to] = option.key.split(':');
    if (does !== 'walk') continue;
    const far = Math.min(...enemies.map(({ hex }) => distanceOf(field, Number(to), hex)));
    if (far < least) [best, least] = [option, far];
  }
  return best;
}
