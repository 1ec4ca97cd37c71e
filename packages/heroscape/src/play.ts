/**
 * The top loop: from any checkpoint state to the end of the game.
 */
import type { Script, TableIO } from '@muster/engine';
import { leave } from './concede.ts';
import type { Library } from './content/library.ts';
import type { HeroscapeEvent } from './events.ts';
import { picker, pickCard } from './rules/army-building.ts';
import { endRound, initiativePhase, markersPhase, nextTurn } from './rules/round.ts';
import { rollForOrder, startOfGame } from './rules/setup.ts';
import { continueTurn } from './rules/turn.ts';
import type { HeroscapeState } from './state.ts';
import { GameDecided, openTable, type Table } from './table.ts';

export function* play(state: HeroscapeState, library: Library, io: TableIO<HeroscapeEvent>): Script {
  const g = openTable(state, library, io);
  try {
    while (state.outcome === null) {
      leave(g);
      io.checkpoint();
      yield* step(g);
    }
  } catch (end) {
    if (!(end instanceof GameDecided)) throw end;
  }
}

/** HS-2.8, HS-4.1: the steps of setup, then the phases of the rounds; in the turns one step of one turn at a time. */
function step(g: Table): Script {
  if (g.state.phase !== 'turns') return phase(g);
  return g.state.turns.length > 0 ? continueTurn(g) : nextTurn(g);
}

function* phase(g: Table): Script {
  const { state } = g;
  switch (state.phase) {
    case 'muster':
      yield* rollForOrder(g);
      state.phase = 'draft';
      break;
    case 'draft': {
      const seat = picker(g);
      if (seat === null) state.phase = 'start';
      else yield* pickCard(g, seat);
      break;
    }
    case 'start':
      yield* startOfGame(g);
      state.round = 1;
      state.phase = 'markers';
      break;
    case 'markers':
      if (yield* markersPhase(g)) state.phase = 'initiative';
      break;
    case 'initiative':
      yield* initiativePhase(g);
      state.phase = 'turns';
      break;
    case 'turns':
      break;
    case 'round-end':
      yield* endRound(g);
      break;
  }
}
