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
import { GAME_DECIDED, sitDown, type Table } from './table.ts';

export function* play(state: WarlordState, library: Library, io: TableIO<WarlordEvent>): Script {
  const g = sitDown(state, library, io);
  // A position may have been written with something the state check must look at.
  g.unsettled = true;
  try {
    while (state.outcome === null) {
      io.checkpoint();
      if (g.gone.length > 0) g.gone = [];
      if (g.woundLog.length > 0) g.woundLog = [];
      if (state.phase === 'order' && isRestless(g)) yield* settle(g);
      yield* step(g);
    }
  } catch (end) {
    if (end !== GAME_DECIDED) throw end;
  }
}

/** WL-8.1: the phases in their order; in the Order Phase one order slot at a time. */
function step(g: Table): Script {
  switch (g.state.phase) {
    case 'setup':
      return setUp(g);
    case 'ready':
      return phase(g, readyPhase(g), 'draw');
    case 'draw':
      return phase(g, drawPhase(g), 'initiative');
    case 'initiative':
      return phase(g, initiativePhase(g), 'order');
    case 'order':
      return allPassed(g) ? endTurn(g) : orderSlot(g); // WL-8.21
  }
}

function* setUp(g: Table): Script {
  yield* revealArmies(g);
  g.state.phase = 'ready'; // WL-7.15
  g.io.emit({ type: 'turn', turn: g.state.turn });
  if (isRestless(g)) yield* settle(g);
}

function* phase({ state }: Table, script: Script, next: WarlordState['phase']): Script {
  yield* script;
  state.phase = next;
}
