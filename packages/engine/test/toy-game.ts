/**
 * Skirmish as the kernel, the bots and the command line see it: the whole `Game` interface.
 */
import {
  nextBelow,
  seesAs,
  type Checked,
  type Game,
  type Problem,
  type SetupWish,
  type Translated,
} from '@muster/engine';
import { concedeToy, playToy } from './toy-rules.ts';
import {
  copyToy,
  evaluateToy,
  guessToy,
  invariantsOfToy,
  KINDS,
  rankToy,
  startToy,
  viewToy,
  type ToyEvent,
  type ToySetup,
  type ToyState,
} from './toy-state.ts';

export type { ToyEvent, ToySetup, ToyState } from './toy-state.ts';

const same = (text: string): Translated => ({ en: text, de: text, it: text });
const DECKS = ['brave', 'calm', 'sly'] as const;

export function toySetup(changes: Partial<ToySetup> = {}): ToySetup {
  return { players: 2, cards: 24, rounds: 6, alwaysAsked: [], decks: ['brave', 'calm'], ...changes };
}

export const toyGame: Game<ToyState, ToySetup, ToyEvent> = {
  id: 'skirmish',
  name: same('Skirmish'),
  editions: ['plain'],
  players: { min: 2, max: 4 },

  checkSetup,
  makeSetup: (wish: SetupWish, rng) => {
    const players = wish.players ?? 2;
    const [option] = Object.keys(wish.options ?? {});
    if (option !== undefined) return failed(['options', option], `there is no optional rule '${option}'`);
    const decks = Array.from(
      { length: players },
      (_, seat) => wish.decks?.[seat] ?? DECKS[nextBelow(rng, 3)] ?? 'brave',
    );
    if (wish.mirror === true) decks.fill(decks[0] ?? 'brave');
    const unknown = decks.find((deck) => !DECKS.some((known) => known === deck));
    if (unknown !== undefined) return failed(['decks'], `there is no deck '${unknown}'`);
    return checkSetup(toySetup({ players, decks, rounds: Math.min(wish.turnLimit ?? 6, 6) }));
  },
  choices: () => ({
    editions: [{ id: 'plain', name: 'Plain', text: 'Six rounds.', players: [2, 3, 4] }],
    decks: DECKS.map((id) => ({ id, name: id, text: `A ${id} deck.`, editions: ['plain'], contents: [] })),
    maps: [],
    options: [],
  }),
  deckOf: (setup, seat) => setup.decks[seat] ?? 'brave',
  piecesOf: (_state, seat) => [
    { name: 'fighter', cost: 20, count: 1 },
    { name: seat === 0 ? 'shield' : 'spear', cost: 25, count: 2 },
  ],

  start: startToy,
  play: playToy,
  concede: concedeToy,
  outcome: (state) => state.ended,
  seats: (state) => state.life.length,
  sides: (state) => [...state.life.keys()],
  isOut: (state, seat) => state.out[seat] === true,
  turn: (state) => state.round,
  copy: copyToy,

  view: viewToy,
  eventFor: (event, seat) => (event.type === 'drew' && !seesAs(seat, event.seat) ? { ...event, card: null } : event),
  reveals: (event) =>
    event.type === 'rolled' || event.type === 'drew' || event.type === 'scouted' || event.type === 'bid',
  guess: guessToy,

  evaluate: evaluateToy,
  rank: (_state, decision, option) => rankToy(decision, option),
  whyNot: () => [],

  invariants: invariantsOfToy,
  words: () => ({
    prompt: (_state, decision) => `Seat ${decision.seat}: ${decision.kind}?`,
    option: (_state, _decision, option) => option.key.replace(':', ' '),
    event: (_state, event) => (event.type === 'turn' ? null : `${event.type}: seat ${event.seat}`),
    refusal: (_state, refusal) => refusal.reason,
    outcome: (_state, outcome) => `${outcome.winners.join(' and ')}: ${outcome.reason}`,
  }),
  catalogue: [{ id: 'SK-2', chapter: 1, title: same('Strikes') }],
  content: () => KINDS.map((kind) => ({ id: kind, name: kind, set: 'base', kind: 'card', text: `A ${kind}.` })),

  writePosition: (state) => copyToy(state),
  readPosition: () => failed([], 'positions of Skirmish are not read'),
  describe: () => null,
  draw: (state, seat) => JSON.stringify(viewToy(state, seat)),
  scenarios: { find: () => [], expect: () => null },
  fileKinds: {},
  benches: () => [{ name: 'sums', cases: [10, 1000].map((most) => () => sumTo(most)) }],
};

function sumTo(most: number): number {
  let sum = 0;
  for (let i = 1; i <= most; i++) sum += i;
  return sum;
}

function failed(path: Problem['path'], message: string): { ok: false; problems: Problem[] } {
  return { ok: false, problems: [{ path, message }] };
}

function checkSetup(data: unknown): Checked<ToySetup> {
  if (typeof data !== 'object' || data === null) return failed([], 'a setup is an object');
  const setup = toySetup(data);
  if (!Number.isInteger(setup.players) || setup.players < 2 || setup.players > 4) return failed(['players'], '2 to 4');
  if (!Number.isInteger(setup.cards) || setup.cards < setup.players * 3) return failed(['cards'], 'too few cards');
  return { ok: true, value: setup };
}
