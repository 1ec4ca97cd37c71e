/**
 * Games of Skirmish between bots.
 */
import { createBot, type Bot, type Table } from '@muster/bots';
import { Match, type Outcome } from '@muster/engine';
import { toyGame, toySetup, type ToySetup } from '@muster/engine/toy-game';

export function newTable(seed: string, setup: Partial<ToySetup> = {}): Table {
  return Match.start(toyGame, toySetup(setup), seed, { checkpoints: true });
}

export function bots(names: readonly string[], seed: string): readonly Bot[] {
  return names.map((name, seat) => createBot(name, toyGame, `${seed}/${seat}`));
}

/** Plays on until the end; every answer of a bot must be taken. */
export function playOut(match: Table, players: readonly Bot[]): Outcome {
  for (let i = 0; i < 3000; i++) {
    const open = match.decisions[0];
    if (open === undefined) break;
    const refusal = match.answer(open.seat, players[open.seat]?.choose(match, open.seat) ?? '');
    if (refusal !== null)
      throw new Error(`${players[open.seat]?.name} gave an answer that was refused: ${refusal.reason}`);
  }
  if (match.outcome === null) throw new Error('the game does not end');
  return match.outcome;
}

/** How many of the games, with seats swapped in every second one, the first bot wins; a shared win is half a win. */
export function score(first: string, second: string, games: number): number {
  let points = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % 2;
    const names = seat === 0 ? [first, second] : [second, first];
    const { winners } = playOut(newTable(`score ${i >> 1}`), bots(names, `${i}`));
    if (winners.includes(seat)) points += 1 / winners.length;
  }
  return points / games;
}
