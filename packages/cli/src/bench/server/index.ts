/**
 * muster bench server: how much one server does, with durable storage, for clients over real sockets.
 */
import { CannotRun } from '../../exit.ts';
import { median } from '../measure.ts';
import type { Busy, Contender, Running } from './contender.ts';

export interface ServerBench extends Busy, Running {}

/** How many times more we do than another server. */
export type ServerRatio = Busy;

export interface ServerBenches {
  readonly own: ServerBench;
  /** Other servers by name. */
  readonly peers: Readonly<Record<string, ServerBench & { readonly ratio: ServerRatio }>>;
}

interface ServerEffort {
  readonly rounds: number;
  readonly seconds: number;
  /** Running games at which latency is measured. */
  readonly sizes: readonly number[];
}

/** Seconds of playing after a long rest, in which what was compiled has been thrown away. */
const AWAKENING = 20;

/**
 * Machines are faster at one time and slower at another: another server does its rounds in turn with ours, and what is compared are rounds
 * that followed each other.
 */
export async function benchServers(
  startOwn: () => Promise<Contender>,
  startPeers: readonly (() => Promise<Contender>)[],
  { rounds, seconds, sizes }: ServerEffort,
): Promise<ServerBenches> {
  if (rounds < 1) throw new CannotRun('--rounds must be at least 1');
  const own = await startOwn();
  try {
    const done: Busy[] = [];
    const peers: Record<string, ServerBench & { ratio: ServerRatio }> = {};
    for (const start of startPeers) {
      const peer = await start();
      try {
        const ours: Busy[] = [];
        const theirs: Busy[] = [];
        await own.busy(AWAKENING);
        for (let round = 0; round < rounds; round++) {
          ours.push(await own.busy(seconds));
          theirs.push(await peer.busy(seconds));
        }
        done.push(...ours);
        const ratio = medianOf(ours.map((one, i) => timesMore(one, theirs[i])));
        peers[peer.name] = { ...medianOf(theirs), ...(await peer.running(sizes, seconds * rounds)), ratio };
      } finally {
        await peer.stop();
      }
    }
    if (startPeers.length > 0) await own.busy(AWAKENING);
    else for (let round = 0; round < rounds; round++) done.push(await own.busy(seconds));
    return { own: { ...medianOf(done), ...(await own.running(sizes, seconds * rounds)) }, peers };
  } finally {
    await own.stop();
  }
}

function timesMore(ours: Busy, theirs: Busy | undefined): ServerRatio {
  return {
    answersPerSecond: ours.answersPerSecond / (theirs?.answersPerSecond ?? Number.NaN),
    answersPerClockSecond: ours.answersPerClockSecond / (theirs?.answersPerClockSecond ?? Number.NaN),
  };
}

function medianOf(rounds: readonly Busy[]): Busy {
  return {
    answersPerSecond: median(rounds.map(({ answersPerSecond }) => answersPerSecond)),
    answersPerClockSecond: median(rounds.map(({ answersPerClockSecond }) => answersPerClockSecond)),
  };
}
