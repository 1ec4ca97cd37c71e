/**
 * How often something can be done in a second of processor time. Unlike time on the clock, that hardly depends on what else
 * the machine is doing.
 */

export interface Effort {
  /** The median of so many rounds counts. */
  readonly rounds: number;
  /** Seconds of processor time for each round. */
  readonly seconds: number;
}

/** Rounds' worth of work before the first that counts. */
const WARM_UP = 10;
/**
 * The same where whole games are played, by us and by the other engines: until all of their rules have been compiled. Ours take some 20
 * seconds, as powers come up rarely and each is compiled when it has been seen often enough.
 */
export const LONG_WARM_UP = 60;

/** Does some work and says how much of each thing it did. */
type Work = () => readonly number[];

/** How much of each thing is done in a second. */
export function perSecond(effort: Effort, work: Work, warmUp = WARM_UP): readonly number[] {
  // Until the compiler of the machine has seen it, everything is slow.
  round(effort.seconds * warmUp, work);
  const rounds = Array.from({ length: effort.rounds }, () => round(effort.seconds, work));
  return (rounds[0] ?? []).map((_, i) => median(rounds.map((done) => done[i] ?? 0)));
}

function round(seconds: number, work: Work): readonly number[] {
  const before = process.cpuUsage();
  const done: number[] = [];
  let used = 0;
  do {
    for (const [i, amount] of work().entries()) done[i] = (done[i] ?? 0) + amount;
    const { user, system } = process.cpuUsage(before);
    used = (user + system) / 1e6;
  } while (used < seconds);
  return done.map((amount) => amount / used);
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
