/**
 * Matches and answers drawn at random, for the tests that play.
 */
import {
  nextBelow,
  rngFromSeed,
  seededDice,
  shuffle,
  type Decision,
  type Rng,
  type Script,
  type TableIO,
} from '@muster/engine';
import { library } from '../src/content/library.ts';
import type { SignumEvent } from '../src/events.ts';
import { distanceOf, fieldOf } from '../src/field.ts';
import { play } from '../src/play.ts';
import { copyState, NOBODY, type SignumState } from '../src/state.ts';

/** Picks by decision, as positions. */
export type Picks = readonly (readonly number[])[];

export interface Watch {
  readonly decision?: (state: SignumState, decisions: readonly Decision[]) => void;
  readonly checkpoint?: (state: SignumState) => void;
  readonly event?: (event: SignumEvent) => void;
}

export type Answerer = (decisions: readonly Decision[], state: SignumState) => Picks;

/** Plays a state to its end; hands back the picks. Throws if the match never ends. */
export function playOut(state: SignumState, answer: Answerer, watch: Watch = {}): readonly Picks[] {
  const io: TableIO<SignumEvent> = {
    dice: seededDice,
    emit: (event) => watch.event?.(event),
    checkpoint: () => watch.checkpoint?.(state),
  };
  const script: Script = play(state, library(), io);
  const answers: Picks[] = [];
  let step = script.next([]);
  while (step.done !== true) {
    watch.decision?.(state, step.value);
    const picks = answer(step.value, state);
    answers.push(picks);
    if (answers.length > MOST_ANSWERS)
      throw new Error(`no end after ${MOST_ANSWERS} answers: ${step.value.map(({ kind }) => kind).join()}`);
    step = script.next(picks);
  }
  return answers;
}

const MOST_ANSWERS = 20_000;

/** Answers at random, but mostly so that the match goes somewhere: towards the enemy, attacking, not passing. */
export function randomAnswers(seed: string): Answerer {
  const rng = rngFromSeed(seed);
  return (decisions, state) => decisions.map((decision) => randomPicks(state, decision, rng));
}

const IDLE = ['end', 'pass', 'stay', 'skip'];

function randomPicks(state: SignumState, decision: Decision, rng: Rng): readonly number[] {
  const { options, min, max } = decision;
  const positions = [...options.keys()];
  shuffle(rng, positions);
  if (min !== 1 || max !== 1) return positions.slice(0, min + nextBelow(rng, max - min + 1));
  const any = positions[0] ?? 0;
  if (nextBelow(rng, 6) === 0) return [any];
  const busy = positions.find((at) => !IDLE.includes(options[at]?.key ?? ''));
  const attack = positions.find((at) => options[at]?.key.startsWith('attack:'));
  return [attack ?? towardsEnemy(state, decision) ?? busy ?? any];
}

/** The move after which an enemy is nearest. */
function towardsEnemy(state: SignumState, { kind, options, seat }: Decision): number | undefined {
  if (kind !== 'move') return undefined;
  const team = state.players[seat]?.team;
  const enemies = state.creatures.filter(
    ({ hex, controller }) => hex !== NOBODY && state.players[controller]?.team !== team,
  );
  const field = fieldOf(state.map);
  let best: number | undefined;
  let least = Infinity;
  for (const [at, { key }] of options.entries()) {
    const [does, to] = key.split(':');
    if (does !== 'walk') continue;
    const far = Math.min(...enemies.map(({ hex }) => distanceOf(field, Number(to), hex)));
    if (far < least) [best, least] = [at, far];
  }
  return best;
}

/** The answers of a match once more. */
export function sameAnswers(answers: readonly Picks[]): Answerer {
  let at = 0;
  return () => answers[at++] ?? [];
}

/** A match that takes up the copy of a checkpoint. */
export function playCopy(state: SignumState, answers: readonly Picks[]): SignumState {
  const copy = copyState(state);
  playOut(copy, sameAnswers(answers));
  return copy;
}
