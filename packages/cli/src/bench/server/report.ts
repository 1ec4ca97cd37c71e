/**
 * What `muster bench server` tells, for people.
 */
import type { ServerBench } from './index.ts';

export interface ServerReport {
  readonly own: ServerBench;
  readonly peer: ServerBench | null;
}

const count = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });

export function serverLines({ own, peer }: ServerReport): readonly string[] {
  const lines = benchLines('muster', own);
  if (peer === null) return lines;
  const ratio = own.answersPerSecond / peer.answersPerSecond;
  return [
    ...lines,
    '',
    ...benchLines('boardgame.io', peer),
    '',
    `${'answers per second of processor time, muster / boardgame.io'.padEnd(64)}${count.format(ratio).padStart(10)} ×`,
  ];
}

function benchLines(name: string, bench: ServerBench): readonly string[] {
  const line = (what: string, value: number, unit: string): string =>
    `${`${name}: ${what}`.padEnd(64)}${count.format(value).padStart(10)} ${unit}`;
  return [
    line('answers per second of processor time', bench.answersPerSecond, '/s'),
    line('answers per second, as fast as clients can', bench.answersPerClockSecond, '/s'),
    ...bench.sizes.flatMap(({ games, p50, p99, answersPerClockSecond }) => [
      line(`${games} running games: answers per second`, answersPerClockSecond, '/s'),
      line(`${games} running games: half of the answers within`, p50, 'ms'),
      line(`${games} running games: 99 of 100 answers within`, p99, 'ms'),
    ]),
    line('memory per running game', bench.memoryPerGame / 1024, 'KB'),
  ];
}
