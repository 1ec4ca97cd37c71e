/**
 * Plays a record in the worker of the tab, so that the page never freezes, and answers what is asked about it.
 */
import { kindLine, readRecord, writeRecord } from '@muster/notation';
import type { Game, GameRecord } from '@muster/engine';
import { GAME_IDS, isGameId, loadGame, type GameId } from '../games.ts';
import { sha256 } from '../local/digest.ts';
import type {
  FromReplayWorker,
  RecordSource,
  ReplayAnswers,
  ReplayQuestion,
  Story,
  ToReplayWorker,
} from './messages.ts';
import { Playback } from './playback.ts';

let playback: Playback | null = null;

export async function answered({ id, question }: ToReplayWorker): Promise<FromReplayWorker> {
  try {
    return { id, ok: true, answer: await answer(question) };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

async function answer(question: ReplayQuestion): Promise<ReplayAnswers[ReplayQuestion['type']]> {
  if (question.type === 'open') return open(question.source);
  if (playback === null) throw new Error('no record is open');
  switch (question.type) {
    case 'look': {
      const { at, eyes, language } = question;
      const said = playback.said(at, language);
      return { sight: playback.sight(at, eyes, language), out: playback.out(at), said };
    }
    case 'log':
      return playback.log(question.eyes, question.language);
    case 'inspect':
      return playback.inspect(question.at, question.eyes, question.query, question.language);
    case 'describe':
      return playback.describe(question.at, question.eyes, question.name, question.language);
    case 'verify':
      return { problems: playback.verify(), claims: playback.record.hash !== undefined };
    case 'write':
      return writeRecord(playback.completed);
  }
}

async function open(source: RecordSource): Promise<Story> {
  const { id, game, record } = await recordIn(source);
  const opened = Playback.open(game, record);
  if (!opened.ok) throw new Error(opened.problems.map(({ message }) => message).join('; '));
  playback = opened.value;
  const { turns, decks, sides } = playback;
  return {
    game: id,
    answers: record.answers.length,
    turns,
    decks,
    sides,
    comments: record.comments ?? {},
    seed: record.seed,
    seedHash: sha256(record.seed),
  };
}

interface Opened {
  readonly id: GameId;
  readonly game: Game;
  readonly record: GameRecord;
}

async function recordIn(source: RecordSource): Promise<Opened> {
  if (source.kind === 'record') {
    const { game: id } = source.record;
    if (!isGameId(id)) throw new Error(`there is no game '${id}'`);
    return { id, game: await loadGame(id), record: source.record };
  }
  if (kindLine(source.text) === null) throw new Error('this is no record');
  const id = gameLine(source.text);
  const game = await loadGame(id);
  const read = readRecord([game], source.text);
  if (!read.ok) throw new Error(read.problems.map(({ line, message }) => `line ${line}: ${message}`).join('; '));
  return { id, game, record: read.value.record };
}

/** The game a record is of, so that only this one is loaded. */
function gameLine(text: string): GameId {
  const named = /^game:[ \t]*['"]?([\w-]+)/m.exec(text)?.[1] ?? '';
  const id = GAME_IDS.find((one) => one === named);
  if (id === undefined) throw new Error(`there is no game '${named}'`);
  return id;
}
