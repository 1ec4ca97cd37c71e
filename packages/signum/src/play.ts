/**
 * The top loop: from any checkpoint state to the end of the match.
 */
import type { Script, TableIO } from '@muster/engine';
import { leave } from './concede.ts';
import type { Library } from './content/library.ts';
import type { SignumEvent } from './events.ts';
import { loseHealth } from './rules/damage.ts';
import { chooseOrder, chooseWarbands, placeHeroes, placeTerrain, seatsInOrder, startingHands } from './rules/setup.ts';
import { deployFreely, endRound, roundWindow, skirmishTurn } from './rules/skirmish.ts';
import { activationPhase, beginTurn, endTurn, passTurn } from './rules/turn.ts';
import type { SignumState } from './state.ts';
import { activeSeat, MATCH_DECIDED, openTable, playerAt, type Table } from './table.ts';

export function* play(state: SignumState, library: Library, io: TableIO<SignumEvent>): Script {
  const g = openTable(state, library, io);
  try {
    while (state.outcome === null) {
      leave(g);
      io.checkpoint();
      yield* step(g);
      yield* loseHealth(g); // SG-22.11
    }
  } catch (end) {
    if (end !== MATCH_DECIDED) throw end;
  }
}

/** The steps of setup (chapter 14), then turns (chapter 15), in skirmish rounds (chapter 32). */
function* step(g: Table): Script {
  const { state } = g;
  switch (state.phase) {
    case 'warbands':
      chooseOrder(g);
      yield* chooseWarbands(g);
      state.phase = 'terrain';
      break;
    case 'terrain':
      yield* placeTerrain(g);
      state.phase = 'heroes';
      break;
    case 'heroes':
      yield* placeHeroes(g);
      if (state.mode === 'skirmish') yield* deployFreely(g, seatsInOrder(g)); // SG-32.7
      if (state.mode === 'skirmish') yield* roundWindow(g, 'turn-begins');
      state.phase = state.mode === 'skirmish' ? 'activation' : 'hands';
      break;
    case 'hands':
      yield* startingHands(g);
      state.phase = 'begin';
      break;
    case 'begin':
      while (playerAt(g, activeSeat(g)).out) passTurn(g); // gave up during setup
      yield* beginTurn(g);
      state.phase = 'activation';
      break;
    case 'activation':
      if (state.mode === 'skirmish') yield* skirmishTurn(g);
      else yield* activationPhase(g);
      break;
    case 'end':
      yield* endTurn(g);
      break;
    case 'round-end':
      yield* endRound(g);
      break;
  }
}
