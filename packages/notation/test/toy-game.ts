/**
 * A small whole game, to try everything that works for every game: a race with dice and hidden hands.
 */
import { nextBelow, seesAs, type Game } from '@muster/engine';
import { concede, guess, play, TITLES, whyNot, type ToyEvent } from './toy-rules.ts';
import {
  CARDS,
  checkDeck,
  checkSetup,
  copy,
  DECKS,
  readPosition,
  start,
  writePosition,
  type ToySetup,
  type ToyState,
} from './toy-state.ts';
import { draw, expect, find, words } from './toy-words.ts';

export const toyGame: Game<ToyState, ToySetup, ToyEvent> = {
  id: 'sprint',
  name: { en: 'Sprint', de: 'Wettlauf', it: 'Corsa' },
  editions: ['short', 'long'],
  players: { min: 2, max: 3 },

  checkSetup,
  makeSetup: (wish, rng) => {
    const names = Object.keys(DECKS);
    const pick = (): string => names[nextBelow(rng, names.length)] ?? 'quick';
    const first = wish.decks?.[0] ?? pick();
    const decks = Array.from({ length: wish.players ?? 2 }, (_, seat) =>
      seat === 0 || wish.mirror === true ? first : (wish.decks?.[seat] ?? pick()),
    );
    return checkSetup({ edition: wish.edition ?? 'short', decks, turnLimit: wish.turnLimit });
  },
  choices: () => ({
    editions: ['short', 'long'].map((id) => ({ id, name: id, text: `A ${id} race.`, players: [2, 3] })),
    decks: Object.keys(DECKS).map((id) => {
      return { id, name: id, text: `A ${id} deck.`, editions: ['short', 'long'], contents: [] };
    }),
    maps: [],
    options: [],
  }),
  deckOf: (setup, seat) => setup.decks[seat] ?? '',

  start,
  play,
  concede,
  outcome: (state) => state.outcome,
  seats: (state) => state.runners.length,
  sides: (state) => [...state.runners.keys()],
  // Whoever gives up ends the race.
  isOut: () => false,
  turn: (state) => state.turn,
  copy,

  view: (state, seat) => ({
    goal: state.goal,
    turn: state.turn,
    runners: state.runners.map(({ place, hand, deck, used, tired, out }, i) => {
      return { place, hand: seesAs(seat, i) ? hand : hand.length, deck: deck.length, used, tired, out };
    }),
  }),
  eventFor: (event, seat) => {
    if (event.type !== 'drew' || seesAs(seat, event.seat)) return event;
    const { cards: _hidden, ...rest } = event;
    return rest;
  },
  reveals: ({ type }) => type === 'rolled' || type === 'drew' || type === 'discarded',
  guess: (state, _present, seat, rng) => guess(state, seat, rng),

  evaluate: (state, seat) => {
    if (state.outcome !== null) return state.outcome.winners.includes(seat) ? 100 : -100;
    return state.runners.reduce((sum, one, i) => (i === seat ? sum + one.place : sum - one.place), 0);
  },
  rank: (_state, _decision, option) => (option.key === 'pass' ? 0 : 1),
  whyNot,

  invariants: (state) =>
    state.runners.flatMap(({ place, hand, deck, used }, seat) => {
      const broken: string[] = [];
      if (place > state.goal) broken.push(`seat ${seat} is beyond the goal`);
      if ([...hand, ...deck, ...used].some((card) => !CARDS.includes(card)))
        broken.push(`seat ${seat} has a strange card`);
      return broken;
    }),
  words,
  catalogue: Object.entries(TITLES).map(([id, title]) => {
    return { id, chapter: Number(id.slice(3, 4)), title: { en: title, de: title, it: title } };
  }),
  content: (language) =>
    CARDS.map((card) => {
      const text = card === 'trip' ? words(language).prompt(EMPTY, TRIP) : card.replace('step', '+');
      return { id: card.replace(' ', '-'), name: card, set: card === 'trip' ? 'EX' : 'BASE', kind: 'card', text };
    }),

  writePosition,
  readPosition,
  describe: () => null,
  draw,
  scenarios: { find, expect },
  fileKinds: { 'deck/1': checkDeck },
};

const EMPTY = start({ edition: 'short', decks: [] }, '');
const TRIP = { seat: 0, kind: 'trip', options: [], min: 0, max: 0 };
