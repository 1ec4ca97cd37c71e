/**
 * Players by their names: the games speak of player A and player B, since a record knows nobody's name.
 */
import { letterOf, type Seat } from '@muster/engine';
import type { Frame, LogLine, Question, ShownSeat } from '@muster/room';
import { german } from '../words/de.ts';
import { english, type WebWords } from '../words/en.ts';
import { italian } from '../words/it.ts';

type PlayWords = WebWords['play'];

/** What a seat is called: a person's name, and "Bot B" or "Player A" for those who have none of their own. */
export function nameOf(seats: readonly Pick<ShownSeat, 'kind' | 'name'>[], seat: Seat, words: PlayWords): string {
  const shown = seats[seat];
  if (shown?.kind === 'bot') return `${words.botNamed} ${letterOf(seat)}`;
  const name = shown?.name ?? '';
  return name === '' || isYou(name) ? words.seat(letterOf(seat)) : name;
}

/** Who plays in this browser without a name is only called "you". */
function isYou(name: string): boolean {
  return [english, german, italian].some(({ play }) => play.you === name);
}

/** The frame with names in its sentences. */
export function withNames(frame: Frame, words: PlayWords): Frame {
  const name = naming(frame.seats, words);
  const { asked, outcome, log } = frame;
  return {
    ...frame,
    asked: asked === null ? null : askedWith(asked, name),
    outcome: outcome === null ? null : { ...outcome, text: name(outcome.text) },
    log: logWithNames(log, frame.seats, words),
  };
}

export function logWithNames(
  log: readonly LogLine[],
  seats: readonly ShownSeat[],
  words: PlayWords,
): readonly LogLine[] {
  const name = naming(seats, words);
  return log.map((line) => (line.text === null ? line : { ...line, text: name(line.text) }));
}

function askedWith(asked: Question, name: (sentence: string) => string): Question {
  return {
    ...asked,
    prompt: name(asked.prompt),
    options: asked.options.map((option) => ({ ...option, label: name(option.label) })),
  };
}

function naming(seats: readonly ShownSeat[], words: PlayWords): (sentence: string) => string {
  const names = seats.flatMap((_, seat): readonly (readonly [string, string])[] => {
    const name = nameOf(seats, seat, words);
    return name === words.seat(letterOf(seat)) ? [] : [[letterOf(seat), name]];
  });
  return (sentence) => names.reduce((text, [letter, name]) => words.withName(text, letter, name), sentence);
}
