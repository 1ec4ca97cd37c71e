/**
 * What `muster bench server` tells, for people.
 */
import type { ServerBench, ServerBenches, ServerRatio } from './index.ts';

const WIDTH = 76;

const count = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });

export function serverLines({ own, peers }: ServerBenches): readonly string[] {
  const others = Object.entries(peers);
  return [
    ...benchLines('muster', own),
    ...others.flatMap(([name, bench]) => ['', ...benchLines(name, bench)]),
    ...others.flatMap(([name, { ratio }]) => ['', ...ratioLines(name, ratio)]),
  ];
}

function benchLines(name: string, bench: ServerBench): readonly string[] {
  const line = (what: string, value: number, unit: string): string => lineOf(`${name}: ${what}`, value, unit);
  const memory = (what: string, bytes: number | null): readonly string[] =>
    bytes === null ? [] : [line(what, bytes / 1024, 'KB')];
  return [
    line('answers per second of processor time', bench.answersPerSecond, '/s'),
    line('answers per second, as fast as clients can', bench.answersPerClockSecond, '/s'),
    ...bench.sizes.flatMap(({ games, p50, p99, answersPerClockSecond }) => [
      line(`${games} running games: answers per second`, answersPerClockSecond, '/s'),
      line(`${games} running games: half of the answers within`, p50, 'ms'),
      line(`${games} running games: 99 of 100 answers within`, p99, 'ms'),
    ]),
    ...memory('memory in use per running game', bench.memoryPerGame),
    ...memory('memory of the process per running game', bench.residentPerGame),
  ];
}

function ratioLines(name: string, ratio: ServerRatio): readonly string[] {
  const line = (what: string, times: number): string => lineOf(`muster / ${name}: ${what}`, times, '×');
  return [
    line('answers per second of processor time', ratio.answersPerSecond),
    line('answers per second', ratio.answersPerClockSecond),
  ];
}

function lineOf(what: string, value: number, unit: string): string {
  return `${what.padEnd(WIDTH)}${count.format(value).padStart(10)} ${unit}`;
}
