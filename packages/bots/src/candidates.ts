/**
 * The answers worth trying out: all of them where they are few, else the most promising by the game's own ranking.
 */
import {
  asAnswer,
  PASS,
  shuffle,
  type Answer,
  type Decision,
  type GameState,
  type Option,
  type Rng,
} from '@muster/engine';
import { randomAnswer } from './random.ts';

export type Rank = (decision: Decision, option: Option) => number;

/** The options from the most to the least promising; equals in random order, so that a bot doesn't repeat itself. */
function ranked(decision: Decision, rank: Rank, rng: Rng): readonly Ranked[] {
  const list = decision.options.map((option) => ({ option, rank: rank(decision, option) }));
  shuffle(rng, list);
  return list.sort((a, b) => b.rank - a.rank || 0);
}

interface Ranked {
  readonly option: Option;
  readonly rank: number;
}

/** What the game ranks lowest of all is not even tried, unless there is too little else. */
function sensible({ min }: Decision, order: readonly Ranked[]): readonly Option[] {
  const worth = order.filter(({ rank }) => rank > -Infinity);
  return (worth.length >= Math.max(1, min) ? worth : order).map(({ option }) => option);
}

/** At most `most` different answers, the most promising first. */
export function candidatesOf(decision: Decision, rank: Rank, rng: Rng, most: number): readonly Answer[] {
  const order = sensible(decision, ranked(decision, rank, rng)).map((option) => option.key);
  if (decision.min === 1 && decision.max === 1) {
    const best = order.slice(0, most);
    // Doing nothing is always worth a thought: it tells what doing something brings.
    if (order.includes(PASS) && !best.includes(PASS)) best[best.length - 1] = PASS;
    return best;
  }
  return severalPicks(decision, order, rng, most);
}

/** Some of the many ways to pick several: the best few, each number of them, and others at random. */
function severalPicks(decision: Decision, order: readonly string[], rng: Rng, most: number): readonly Answer[] {
  const found = new Map<string, readonly string[]>();
  const add = (keys: readonly string[]): void => {
    if (found.size < most) found.set((decision.ordered === true ? keys : keys.toSorted()).join('\n'), keys);
  };
  const largest = Math.min(decision.max, order.length);
  for (let count = decision.min; count <= largest; count++) add(order.slice(0, count));
  if (largest > 0)
    for (const key of order) add([key, ...order.filter((other) => other !== key)].slice(0, Math.max(1, decision.min)));
  // Where there are fewer answers than that, most of these are known already.
  for (let i = 0; i < most; i++) add(toKeys(randomAnswer(rng, decision)));
  return [...found.values()].map((keys) => asAnswer(decision, keys));
}

/** What is best by rank alone, with as few picks as allowed. */
export function bestByRank(decision: Decision, rank: Rank): Answer {
  const { options, min, max } = decision;
  if (min === 1 && max === 1) {
    let best: Option | undefined;
    let bestRank = -Infinity;
    for (const option of options) {
      const value = options.length === 1 ? 0 : rank(decision, option);
      if (best === undefined || value > bestRank) {
        best = option;
        bestRank = value;
      }
    }
    if (best === undefined) throw new Error(`decision '${decision.kind}' has no options`);
    return best.key;
  }
  const list = options.map((option) => ({ key: option.key, rank: min === 0 ? 0 : rank(decision, option) }));
  list.sort((a, b) => b.rank - a.rank);
  return asAnswer(
    decision,
    list.slice(0, min).map(({ key }) => key),
  );
}

/** The game's ranking in a state that holds nothing the seat may not know. */
export function rankIn(
  game: { rank(state: GameState, decision: Decision, option: Option): number },
  state: GameState,
): Rank {
  return (decision, option) => game.rank(state, decision, option);
}

function toKeys(answer: Answer): readonly string[] {
  return typeof answer === 'string' ? [answer] : answer;
}
