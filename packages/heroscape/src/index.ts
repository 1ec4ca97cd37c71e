/**
 * Heroscape, as the kernel, the bots, the command line, the server and the web page see it.
 */
import type { Game, Language } from '@muster/engine';
import { benches } from './benches.ts';
import catalogue from './catalogue/rules.json' with { type: 'json' };
import { choicesIn } from './choices.ts';
import { concede } from './concede.ts';
import { ARMY_FILE, checkArmyFile } from './content/army.ts';
import type { ArmyCard } from './content/card.ts';
import { FOREIGN_FILES } from './content/check-files.ts';
import { library } from './content/library.ts';
import { MAP_IDS } from './content/maps.ts';
import { drawDecision } from './draw/decision.ts';
import { describeFigure } from './draw/describe.ts';
import { drawTable } from './draw/index.ts';
import { evaluate, rank } from './evaluate.ts';
import type { HeroscapeEvent } from './events.ts';
import { inspect } from './inspect/index.ts';
import { invariants } from './invariants.ts';
import { armyName, armyOf, EDITION, makeSetup } from './made-up.ts';
import { checkSetup, newGame, type Setup } from './new-game.ts';
import { readPosition, writePosition } from './notation/index.ts';
import { play } from './play.ts';
import { DICE_WORDS, expectation, findOptions } from './scenario/index.ts';
import { copyState, type HeroscapeState } from './state.ts';
import { cardText } from './text/card-text.ts';
import { eventFor, guess, reveals, viewOf } from './view.ts';
import { whyNot } from './why-not.ts';
import { wordsIn } from './words/index.ts';

export { boardOf, goalText } from './board.ts';
export type { Board, BoardEdge, BoardGoal, BoardGlyph, BoardLadder, BoardPiece, BoardSpace } from './board.ts';
export type { ArmyCard, General, Rarity, Size } from './content/card.ts';
export type { MapFile, Terrain } from './content/map.ts';
export type { PieceKind } from './content/pieces.ts';
export type { HeroscapeEvent } from './events.ts';
export type {
  AttackReach,
  AttackTargets,
  BoardPoint,
  FigurePath,
  Inspection,
  MovementRange,
  ReachedSpace,
  SightLine,
  TargetSeen,
  Way,
} from './inspect/index.ts';
export type { HeroscapeView, MarkerSeen, SeenCard, SeenFigure, SeenGlyph, SeenPlayer, SeenTurn } from './view-types.ts';

/** An army card's record, as views and drafts name it. */
export function cardById(id: string): ArmyCard | undefined {
  return library().cards[library().byId(id) ?? -1];
}

export const heroscape: Game<HeroscapeState, Setup, HeroscapeEvent> = {
  id: 'heroscape',
  name: { en: 'Heroscape', de: 'Heroscape', it: 'Heroscape' },
  editions: [EDITION, ...MAP_IDS],
  players: { min: 2, max: 6 },

  checkSetup,
  makeSetup,
  choices: choicesIn,
  deckOf: armyName,
  piecesOf: armyOf,

  start: newGame,
  play: (state, io) => play(state, library(), io),
  concede,
  outcome: (state) => state.outcome,
  seats: (state) => state.players.length,
  sides: (state) => state.players.map(({ team }) => team),
  isOut: ({ players }, seat) => players[seat]?.out === true || players[seat]?.leaving === true,
  turn: (state) => state.round,
  copy: copyState,

  view: viewOf,
  eventFor,
  reveals,
  guess,

  evaluate,
  rank,
  whyNot,

  invariants,
  words: wordsIn,
  catalogue: catalogue.rules,
  content: (language: Language) =>
    library().cards.map((card) => ({
      id: card.id,
      name: card.name,
      set: card.set,
      kind: card.kind,
      text: cardText(card, language),
    })),

  writePosition,
  readPosition,
  describe: describeFigure,
  draw: drawTable,
  drawDecision,
  inspect,
  scenarios: {
    find: findOptions,
    expect: expectation,
    diceWords: DICE_WORDS,
  },
  fileKinds: { [ARMY_FILE]: checkArmyFile },
  foreignFiles: FOREIGN_FILES,
  benches,
};
