/**
 * What a game wants measured itself: on average over all cases, and its slowest case.
 */
import type { Bench } from '@muster/engine';
import { perSecond, type Effort } from './measure.ts';

export interface CasesResult {
  /** How often in a second, on average and of the slowest case. */
  readonly average: number;
  readonly slowest: number;
}

/** A case is done so often at a stretch, and the quickest of so many stretches counts: a pause of the machine is not its fault. */
const AT_A_STRETCH = 10;
const STRETCHES = 7;
const LOOKS_AFTER = 200;

export function benchCases({ cases }: Bench, effort: Effort): CasesResult {
  // Looking at the clock takes about as long as a quick case.
  const times = Math.max(1, Math.ceil(LOOKS_AFTER / Math.max(1, cases.length)));
  const all = (): readonly number[] => {
    for (let i = 0; i < times; i++) for (const one of cases) one();
    return [times * cases.length];
  };
  const [average = 0] = cases.length === 0 ? [] : perSecond(effort, all);
  let longest = 0;
  for (const one of cases) longest = Math.max(longest, secondsOf(one));
  return { average, slowest: longest > 0 ? 1 / longest : 0 };
}

function secondsOf(one: () => unknown): number {
  let least = Infinity;
  for (let stretch = 0; stretch < STRETCHES; stretch++) {
    const before = performance.now();
    for (let i = 0; i < AT_A_STRETCH; i++) one();
    least = Math.min(least, performance.now() - before);
  }
  return least / AT_A_STRETCH / 1000;
}
