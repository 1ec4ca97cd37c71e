/**
 * A bot that looks one decision ahead: it tries each answer out in its imagination, plays on quickly until the dust has settled
 * and takes the answer after which the game's evaluation is best on average. It sees no hidden card and no die before it falls,
 * because all it looks at are imagined copies of the match.
 */
import {
  leastAnswer,
  nextWord,
  PASS,
  rngFromSeed,
  type Answer,
  type Decision,
  type Rng,
  type Seat,
} from '@muster/engine';
import { openDecision, type Bot, type Table } from './bot.ts';
import { bestByRank, candidatesOf, rankIn } from './candidates.ts';

export interface GreedyOptions {
  /** In how many imagined games the best answers are compared. */
  readonly samples: number;
}

export const DEFAULT_SAMPLES = 4;

/** So many answers are tried out at most; the game's ranking chooses which. */
const MOST_CANDIDATES = 12;
/** An order that isn't resolved after so many further answers is evaluated as it stands. */
const MOST_ANSWERS = 40;
/** Beyond anything a game's evaluation says of a game that still goes on. */
const WON = 1e9;

/** One answer with what it led to in each imagined game. */
interface Trial {
  readonly answer: Answer;
  readonly values: number[];
}

export function greedyBot(name: string, seed: string, { samples }: GreedyOptions): Bot {
  const rng = rngFromSeed(seed);
  return {
    name,
    choose: (match, seat) => {
      const decision = openDecision(match, seat);
      return onlyAnswer(decision) ?? chooseByTrial(match, seat, decision, rng, samples);
    },
  };
}

/** The answer where there is no choice. */
function onlyAnswer(decision: Decision): Answer | null {
  const { options, min, max, ordered } = decision;
  const forced = max === 0 || options.length === 0 || (min === options.length && (ordered !== true || min === 1));
  return forced ? leastAnswer(decision) : null;
}

function chooseByTrial(match: Table, seat: Seat, decision: Decision, rng: Rng, samples: number): Answer {
  const seed = `${nextWord(rng)}`;
  const rank = rankIn(match.game, match.imagine(seat, seed).state);
  const trials = candidatesOf(decision, rank, rng, MOST_CANDIDATES).map((answer): Trial => ({ answer, values: [] }));
  let field = trials;
  for (let sample = 0; sample < samples && field.length > 1; sample++) {
    // The same guess and the same dice for all: then what differs is what the answers did.
    const valid = field.filter((trial) => tryOut(match, seat, decision, trial, `${seed}/${sample}`));
    if (valid.length > 0) field = sample === 0 ? valid : contenders(valid);
  }
  return best(field)?.answer ?? leastAnswer(decision);
}

/** Plays one answer in one imagined game; false if the question doesn't come up there as it stands here. */
function tryOut(match: Table, seat: Seat, decision: Decision, { answer, values }: Trial, seed: string): boolean {
  const imagined = match.imagine(seat, seed);
  if (imagined.decisionFor(seat)?.kind !== decision.kind) return false;
  const passed = imagined.checkpointsPassed;
  if (imagined.answer(seat, answer) !== null) return false;
  const rank = rankIn(imagined.game, imagined.state);
  // At the next checkpoint no order is half-way: only there can states be compared.
  for (let i = 0; i < MOST_ANSWERS && imagined.checkpointsPassed === passed; i++) {
    const open = imagined.decisions[0];
    if (open === undefined) break;
    const passes = open.seat !== seat && open.max === 1 && open.options.some((option) => option.key === PASS);
    imagined.answer(open.seat, passes ? PASS : bestByRank(open, rank));
  }
  values.push(valueOf(imagined, seat));
  return true;
}

function valueOf(match: Table, seat: Seat): number {
  const { outcome } = match;
  if (outcome === null) return match.game.evaluate(match.state, seat);
  if (!outcome.winners.includes(seat)) return -WON;
  return WON / outcome.winners.length;
}

/** Those that may still turn out best: the others are behind by more than chance explains. */
function contenders(trials: readonly Trial[]): Trial[] {
  const leader = best(trials);
  if (leader === undefined) return [];
  return trials.filter((trial) => {
    const gaps = trial.values.map((value, i) => (leader.values[i] ?? value) - value);
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const variance = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length;
    return trial === leader || mean <= 2 * Math.sqrt(variance / gaps.length);
  });
}

/** The first of the best: trials stand in the order of their rank. */
function best(trials: readonly Trial[]): Trial | undefined {
  let found: Trial | undefined;
  let most = -Infinity;
  for (const trial of trials) {
    const sum = trial.values.reduce((all, value) => all + value, 0);
    const mean = trial.values.length === 0 ? -Infinity : sum / trial.values.length;
    if (found === undefined || mean > most) {
      found = trial;
      most = mean;
    }
  }
  return found;
}
