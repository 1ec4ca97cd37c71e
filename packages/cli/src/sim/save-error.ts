/**
 * Errors of a simulation as record files, so that each can be looked at again.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, GameRecord } from '@muster/engine';
import { writeRecord } from '@muster/notation';
import { writeTextFile } from '../files.ts';
import { plannedGame, setupOf, type SimPlan } from './plan.ts';
import type { GameResult } from './play-game.ts';
import type { SavedError } from './report.ts';

export function saveError(game: Game, plan: SimPlan, { number, error }: GameResult, folder: string): SavedError | null {
  if (error === null) return null;
  const record = error.record ?? beginningOf(game, plan, number, error.message);
  if (record === null) return { game: number, message: error.message, file: null };
  const file = join(folder, `${game.id}-${record.seed.replaceAll(/[^\w-]+/g, '_')}-${number}.yaml`);
  mkdirSync(folder, { recursive: true });
  writeTextFile(file, writeRecord(record));
  return { game: number, message: error.message, file };
}

/** Where a thread was lost with its answers, at least how the game began. */
function beginningOf(game: Game, plan: SimPlan, number: number, message: string): GameRecord | null {
  const planned = plannedGame(plan, number);
  const setup = setupOf(game, plan, planned);
  if (!setup.ok) return null;
  return { game: game.id, setup: setup.value, seed: planned.seed, answers: [], comments: { 0: message } };
}
