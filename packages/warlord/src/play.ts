/**
 * The top loop: from any checkpoint state to the end of the game.
 */
import type { Script, TableIO } from '@muster/engine';
import type { Library } from './content/library.ts';
import type { WarlordEvent } from './events.ts';
import { allPassed, orderSlot } from './rules/orders.ts';
import { revealArmies } from './rules/setup.ts';
import { isRestless, settle } from './rules/state-check.ts';
import { drawPhase, endTurn, initiativePhase, readyPhase } from './rules/turn.ts';
import type { WarlordState } from './state.ts';
import { GAME_DECIDED, openTable, type Table } from './table.ts';

export function* play(state: WarlordState, library: Library, io: TableIO<WarlordEvent>): Script {
  const g = openTable(state, library, io);
  // A position may have been written with something the state check must look at.
  g.unsettled = true;
  try {
    while (state.outcome === null) {
      io.checkpoint();
      g.gone = [];
      g.woundLog = [];
      yield* step(g);
    }
  } catch (end) {
    if (end !== GAME_DECIDED) throw end;
  }
}

/** WL-8.1: the phases in their order; in the Order Phase one order slot at a time. */
function* step(g: Table): Script {
  const { state } = g;
  switch (state.phase) {
    case 'setup':
      yield* revealArmies(g);
      state.phase = 'ready'; // WL-7.15
      g.io.emit({ type: 'turn', turn: state.turn });
      if (isRestless(g)) yield* settle(g);
      break;
    case 'ready':
      yield* readyPhase(g);
      state.phase = 'draw';
      break;
    case 'draw':
      yield* drawPhase(g);
      state.phase = 'initiative';
      break;
    case 'initiative':
      yield* initiativePhase(g);
      state.phase = 'order';
      break;
    case 'order':
      if (isRestless(g)) yield* settle(g);
      if (allPassed(g)) yield* endTurn(g); // WL-8.21
      else yield* orderSlot(g);
      break;
  }
}
