/**
 * Records as text: what a game is (its setup, its seed, its answers), with remarks, the outcome and a hash to verify it by.
 */
import {
  Match,
  verify,
  type Answer,
  type Game,
  type GameRecord,
  type Outcome,
  type Problem,
  type SeatAnswer,
} from '@muster/engine';
import { guarded, messageOf } from './guard.ts';
import { failed, header, openKind, type OpenedFile } from './header.ts';
import type { FileProblem, Path, Reading } from './problem.ts';
import {
  Findings,
  isFields,
  kindOf,
  readFields,
  readList,
  readText,
  readTexts,
  readWhole,
  readWholes,
} from './shape.ts';
import { writeYaml } from './write.ts';

const KEYS = ['muster', 'game', 'setup', 'seed', 'answers', 'comments', 'outcome', 'hash'];

export interface RecordFile {
  readonly game: Game;
  readonly record: GameRecord;
  /** What is wrong with the record when it is played again; empty if it gives what it claims. */
  verify(): readonly FileProblem[];
}

export function writeRecord(record: GameRecord): string {
  const { game, setup, seed, answers, comments, outcome, hash } = record;
  const remarks = comments !== undefined && Object.keys(comments).length > 0 ? comments : undefined;
  const rows = answers.map(({ seat, answer }) => [seat, answer]);
  return writeYaml({ ...header('record/1', game), setup, seed, answers: rows, comments: remarks, outcome, hash }, [
    'answers',
  ]);
}

export function readRecord(games: readonly Game[], text: string): Reading<RecordFile> {
  const opened = openKind(games, text, 'record/1');
  return opened.ok ? recordIn(opened.value) : opened;
}

export function recordIn(file: OpenedFile): Reading<RecordFile> {
  const { game, source } = file;
  const found = new Findings();
  const fields = readFields(file.fields, KEYS, [], found) ?? {};
  if (!('setup' in fields)) found.add(['setup'], `'setup' is missing`);
  else {
    const setup = guarded(() => game.checkSetup(fields['setup']));
    if (!setup.ok) found.addAll(['setup'], setup.problems);
  }
  const seed = readText(fields['seed'], ['seed'], found);
  const answers = readAnswers(fields['answers'], ['answers'], found);
  const count = Array.isArray(fields['answers']) ? fields['answers'].length : 0;
  const comments = readComments(fields['comments'], count, found);
  const outcome = fields['outcome'] === undefined ? null : readOutcome(fields['outcome'], ['outcome'], found);
  const hash = fields['hash'] === undefined ? null : readText(fields['hash'], ['hash'], found);
  if (seed === null || found.list.length > 0) return failed(source.problems(found.list));
  const record: GameRecord = {
    game: game.id,
    setup: fields['setup'],
    seed,
    answers,
    ...(comments !== null && { comments }),
    ...(outcome !== null && { outcome }),
    ...(hash !== null && { hash }),
  };
  return { ok: true, value: { game, record, verify: () => source.problems(verifySafely(game, record)) } };
}

/** A record can lead a game where none has been: an exception there is a problem of the record, not of its reader. */
function verifySafely(game: Game, record: GameRecord): readonly Problem[] {
  try {
    return verify(game, record);
  } catch {
    return [brokenAt(game, record)];
  }
}

/** Finds the answer at which the game breaks off. */
function brokenAt(game: Game, record: GameRecord): Problem {
  let answered = 0;
  try {
    const setup = game.checkSetup(record.setup);
    const match = Match.start(game, setup.ok ? setup.value : record.setup, record.seed);
    for (const { seat, answer } of record.answers) {
      match.answer(seat, answer);
      answered++;
    }
    return { path: [], message: 'the game broke off' };
  } catch (error) {
    return { path: ['answers', answered], message: `the game broke off: ${messageOf(error)}` };
  }
}

function readAnswers(data: unknown, path: Path, found: Findings): readonly SeatAnswer[] {
  const answers: SeatAnswer[] = [];
  for (const [i, item] of readList(data, path, found).entries()) {
    const at = [...path, i];
    if (!Array.isArray(item) || item.length !== 2) {
      found.add(at, `must be [seat, key] or [seat, [keys]], not ${kindOf(item)}`);
      continue;
    }
    const [who, picked] = item as readonly unknown[];
    const seat = readWhole(who, 0, [...at, 0], found);
    const answer: Answer | null = Array.isArray(picked)
      ? readTexts(picked, [...at, 1], found)
      : readText(picked, [...at, 1], found);
    if (seat !== null && answer !== null) answers.push({ seat, answer });
  }
  return answers;
}

function readComments(data: unknown, count: number, found: Findings): Readonly<Record<number, string>> | null {
  if (data === undefined) return null;
  if (!isFields(data)) {
    found.add(['comments'], `must be a map from the number of an answer to a text, not ${kindOf(data)}`);
    return null;
  }
  const comments: Record<number, string> = {};
  for (const [key, value] of Object.entries(data)) {
    const at = ['comments', key];
    if (!/^(0|[1-9]\d{0,8})$/.test(key) || Number(key) > count) {
      found.addKey(at, `'${key}' is not the number of an answer: there are ${count}, and 0 stands before the first`);
    }
    const text = readText(value, at, found);
    if (text !== null) comments[Number(key)] = text;
  }
  return comments;
}

function readOutcome(data: unknown, path: Path, found: Findings): Outcome | null {
  const fields = readFields(data, ['winners', 'reason'], path, found);
  if (fields === null) return null;
  const winners = readWholes(fields['winners'], 0, [...path, 'winners'], found);
  const reason = readText(fields['reason'], [...path, 'reason'], found);
  return reason === null ? null : { winners, reason };
}
