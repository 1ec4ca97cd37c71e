/**
 * The lines of a log as they are read: what happens several times in a row (somebody draws seven cards) is said once.
 */
import type { LogLine } from '@muster/room';

export interface Sentence {
  readonly line: LogLine;
  readonly text: string;
  /** Its place in the log. */
  readonly number: number;
  readonly times: number;
}

export function sentencesOf(log: readonly LogLine[]): readonly Sentence[] {
  const sentences: Sentence[] = [];
  for (const [number, line] of log.entries()) {
    const { text } = line;
    if (text === null) continue;
    const last = sentences.at(-1);
    if (last !== undefined && last.text === text && rulesOf(last.line) === rulesOf(line))
      sentences[sentences.length - 1] = { ...last, times: last.times + 1 };
    else sentences.push({ line, text, number, times: 1 });
  }
  return sentences;
}

function rulesOf({ event }: LogLine): string {
  return (event.rules ?? []).join();
}
