/**
 * Legends of Signum 2: Warseer, as the kernel, the bots, the command line, the server and the web page see it.
 */
import type { Game, Language } from '@muster/engine';
import { benches } from './benches.ts';
import catalogue from './catalogue/rules.json' with { type: 'json' };
import { choicesIn } from './choices.ts';
import { concede } from './concede.ts';
import type { AnyCreature, FactionRecord, FeatRecord, SupportCard } from './content/card.ts';
import { contentIn } from './content/content-list.ts';
import { library } from './content/library.ts';
import { drawDecision } from './draw/decision.ts';
import { describe } from './draw/describe.ts';
import { drawTable } from './draw/index.ts';
import { evaluate, rank } from './evaluate.ts';
import type { SignumEvent } from './events.ts';
import { guess } from './guess.ts';
import { inspect } from './inspect/index.ts';
import { invariants } from './invariants.ts';
import { newGame } from './new-game.ts';
import { readPosition, writePosition } from './notation/index.ts';
import { play } from './play.ts';
import { DICE_WORDS, expectation, findOptions } from './scenario/index.ts';
import { checkSetup, makeSetup, MODES, type Setup } from './setup.ts';
import { copyState, type SignumState } from './state.ts';
import { eventFor, reveals, viewOf } from './view.ts';
import { whyNot } from './why-not.ts';
import { wordsIn } from './words/index.ts';

export { boardOf } from './board.ts';
export type { Board, BoardHex } from './board.ts';
export type {
  AnyCreature,
  AttackBox,
  CharacterRecord,
  FactionRecord,
  FeatRecord,
  HeroRecord,
  MinionRecord,
  SupportCard,
} from './content/card.ts';
export type { Die, Symbol } from './content/die.ts';
export type { FieldMap } from './content/map.ts';
export type { SignumEvent } from './events.ts';
export type {
  AttackReach,
  AttackTargets,
  CreaturePath,
  Inspection,
  MovementRange,
  ReachedHex,
  SightLine,
  TargetSeen,
  Way,
} from './inspect/index.ts';
export type { Mode, Phase } from './state.ts';
export { choiceOf } from './words/choice.ts';
export type { SeenBuilding, SeenCreature, SeenGone, SeenPlayer, SeenRelic, SignumView } from './view-types.ts';

/** The record of a creature, card or feat, as views name it. */
export function cardById(id: string): AnyCreature | SupportCard | FeatRecord | undefined {
  const { heroes, characters, minions, supports, feats } = library();
  return [...heroes, ...characters, ...minions, ...supports, ...feats].find((one) => one.id === id);
}

export function factionById(id: string): FactionRecord | undefined {
  return library().factions.find((one) => one.id === id);
}

export const signum: Game<SignumState, Setup, SignumEvent> = {
  id: 'signum',
  name: {
    en: 'Legends of Signum 2: Warseer',
    de: 'Legends of Signum 2: Warseer',
    it: 'Legends of Signum 2: Warseer',
  },
  editions: MODES,
  players: { min: 2, max: 4 },

  checkSetup,
  makeSetup,
  choices: choicesIn,
  deckOf: ({ seats }, seat) => seats[seat]?.hero ?? '',
  factions: () => {
    const { factions, heroes } = library();
    return factions.map(({ id }) => ({
      id,
      decks: heroes.flatMap((hero) => (hero.faction === id ? [hero.id] : [])),
    }));
  },

  start: newGame,
  play: (state, io) => play(state, library(), io),
  concede,
  outcome: (state) => state.outcome,
  seats: (state) => state.players.length,
  sides: (state) => state.players.map(({ team }) => team),
  isOut: ({ players }, seat) => players[seat]?.out === true || players[seat]?.conceded === true,
  turn: (state) => state.turn,
  course: ({ mode, order, players, turn }) => ({
    first: order[0] ?? 0,
    turns: players.map(({ turns }) => (mode === 'skirmish' ? turn + 1 : turns)),
  }),
  copy: copyState,

  view: viewOf,
  eventFor,
  reveals,
  guess,

  evaluate,
  rank,
  whyNot,

  invariants: (state) => invariants(state, library()),
  words: wordsIn,
  catalogue: catalogue.rules,
  content: (language: Language) => contentIn(language),

  writePosition,
  readPosition,
  describe,
  draw: drawTable,
  drawDecision,
  inspect,
  scenarios: {
    find: findOptions,
    expect: expectation,
    diceWords: DICE_WORDS,
  },
  fileKinds: {},
  benches,
};
