/**
 * Warlord: Saga of the Storm, as the kernel, the bots, the command line, the server and the web page see it.
 */
import type { Game, Language } from '@muster/engine';
import catalogue from './catalogue/rules.json' with { type: 'json' };
import { choicesIn } from './choices.ts';
import type { Card } from './content/card.ts';
import { library, readDeckFile } from './content/library.ts';
import { describeCard } from './draw/describe.ts';
import { drawTable } from './draw/index.ts';
import { EDITIONS } from './edition.ts';
import { evaluate, rank } from './evaluate.ts';
import type { WarlordEvent } from './events.ts';
import { inspect } from './inspect.ts';
import { invariants, settledInvariants } from './invariants.ts';
import { checkSetup, deckName, makeSetup, newGame, readStart, type Setup } from './new-game.ts';
import { writePosition } from './notation.ts';
import { play } from './play.ts';
import { checkDeck } from './rules/deck-construction.ts';
import { whyNot } from './rules/why-not.ts';
import { expectation, findOptions } from './scenario.ts';
import { copyState, type WarlordState } from './state.ts';
import { cardText } from './text/card-text.ts';
import { silentTable } from './silent-table.ts';
import { eventFor, guess, reveals, viewOf } from './view.ts';
import { decide, eliminatePlayers } from './rules/victory.ts';
import { wordsIn } from './words/index.ts';
import { GAME_DECIDED, openTable, playedTable, seatsInGame } from './table.ts';

export type { Alignment, Class, Faction, Feat, Trait } from './abilities/language.ts';
export type { ActionCard, Card, CharacterCard, ItemCard } from './content/card.ts';
export type { Edition } from './edition.ts';
export type { WarlordEvent } from './events.ts';
export type { CardNumbers, ExplainedNumber, NumberPart } from './inspect.ts';
export type { Orientation, Phase } from './state.ts';
export type { SeenBorne, SeenCharacter, SeenEffect, SeenInPlay, SeenPlayer, WarlordView } from './view-types.ts';

/** A card's record, as views name it. */
export function cardById(id: string): Card | undefined {
  return library().byId.get(id);
}

export const warlord: Game<WarlordState, Setup, WarlordEvent> = {
  id: 'warlord',
  name: { en: 'Warlord: Saga of the Storm', de: 'Warlord: Saga of the Storm', it: 'Warlord: Saga of the Storm' },
  editions: EDITIONS,
  players: { min: 2, max: 6 },

  checkSetup,
  makeSetup,
  choices: choicesIn,
  deckOf: deckName,

  start: newGame,
  play: (state, io) => play(state, library(), io),
  concede(state, seat, io) {
    const player = state.players[seat];
    if (player === undefined || player.out) return;
    player.conceded = true; // WL-31.14: the next state check eliminates the player
    // Where it is being played: that table knows who stands where.
    const g = playedTable(state) ?? openTable(state, library(), io);
    if (seatsInGame(g).length > 2) return;
    try {
      if (state.phase === 'setup')
        decide(g, { winners: seatsInGame(g).filter((one) => one !== seat), reason: 'last player left' });
      eliminatePlayers(g);
    } catch (end) {
      if (end !== GAME_DECIDED) throw end;
    }
  },
  outcome: (state) => state.outcome,
  seats: (state) => state.players.length,
  sides: (state) => [...state.players.keys()],
  isOut: ({ players }, seat) => players[seat]?.out === true || players[seat]?.conceded === true,
  turn: (state) => state.turn,
  copy: copyState,

  view: viewOf,
  eventFor,
  reveals,
  guess,

  evaluate,
  rank,
  whyNot: (state, decision) => whyNot(silentTable(state), decision),

  invariants: (state) => (isBetweenOrders(state) ? settledInvariants(state) : invariants(state)),
  words: wordsIn,
  catalogue: catalogue.rules,
  content: (language: Language) =>
    library().cards.map((card) => ({
      id: card.id,
      name: card.name,
      set: card.sets.join(' '),
      kind: card.type,
      text: cardText(card, language),
    })),

  writePosition,
  readPosition: readStart,
  describe: describeCard,
  draw: (state, seat, language) => drawTable(state, seat, language),
  inspect,
  scenarios: {
    find: findOptions,
    expect: expectation,
  },
  fileKinds: {
    'deck/1': (data) => {
      const deck = readDeckFile(library(), data);
      if (!deck.ok) return deck.problems;
      return checkDeck(library(), deck.value, null).map((refusal) => ({
        path: ['cards'],
        message: `${wordsIn('en').refusal(newGame({ edition: 'campaign', decks: [] }, ''), refusal)} (${refusal.rule ?? ''})`,
      }));
    },
  },
};

/** After a pass the next player is asked; when all have passed, the end of the turn is under way. */
function isBetweenOrders({ phase, passes, players }: WarlordState): boolean {
  return phase === 'order' && passes > 0 && passes < players.filter((player) => !player.out).length;
}
