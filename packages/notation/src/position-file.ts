/**
 * Positions as text. What stands in them is the game's own matter.
 */
import type { Game, GameState } from '@muster/engine';
import { guarded } from './guard.ts';
import { failed, header, openKind, type OpenedFile } from './header.ts';
import type { Reading } from './problem.ts';
import { Findings, readFields } from './shape.ts';
import { writeYaml } from './write.ts';

export interface PositionFile {
  readonly game: Game;
  readonly state: GameState;
}

export function writePosition(game: Game, state: GameState): string {
  return writeYaml({ ...header('position/1', game.id), position: game.writePosition(state) });
}

export function readPosition(games: readonly Game[], text: string): Reading<PositionFile> {
  const opened = openKind(games, text, 'position/1');
  return opened.ok ? positionIn(opened.value) : opened;
}

export function positionIn({ game, fields, source }: OpenedFile): Reading<PositionFile> {
  const found = new Findings();
  readFields(fields, ['muster', 'game', 'position'], [], found);
  if (!('position' in fields)) found.add([], `'position' is missing`);
  else {
    const read = guarded(() => game.readPosition(fields['position']));
    if (!read.ok) found.addAll(['position'], read.problems);
    else if (found.list.length === 0) return { ok: true, value: { game, state: read.value } };
  }
  return failed(source.problems(found.list));
}
