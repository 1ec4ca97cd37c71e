import { Match, rngFromSeed } from '@muster/engine';
import { expect, test } from 'vitest';
import { warlord } from '../src/index.ts';
import { settledInvariants } from '../src/invariants.ts';
import { step } from './random-play.ts';
import { copyState, type InPlay, type WarlordState } from '../src/state.ts';

/** A state in the middle of a random game, between two orders. */
function stateInGame(): WarlordState {
  const rng = rngFromSeed('invariants');
  const setup = warlord.makeSetup({ players: 2 }, rng);
  if (!setup.ok) throw new Error('no setup');
  const match = Match.start(warlord, setup.value, 'invariants');
  for (let i = 0; i < 4000; i++) {
    const [open] = match.decisions;
    if (open === undefined) break;
    const { inPlay, players } = match.state;
    const settled = open.kind === 'order' && match.state.phase === 'order';
    const hands = players.every(({ hand, discard }) => hand.length > 0 && discard.length > 0);
    if (settled && hands && inPlay.some((card) => card?.kind === 'item')) return match.state;
    step(match, rng);
  }
  throw new Error('the game has no such state');
}

const STATE = stateInGame();

function find(state: WarlordState, kind: InPlay['kind']): InPlay {
  const card = state.inPlay.find((one) => one?.kind === kind);
  if (card === null || card === undefined) throw new Error(`nothing of kind ${kind} is in play`);
  return card;
}

function player(state: WarlordState): WarlordState['players'][number] {
  const [first] = state.players;
  if (first === undefined) throw new Error('nobody plays');
  return first;
}

test('a state of a game keeps them all', () => {
  expect(warlord.invariants(STATE)).toEqual([]);
  expect(settledInvariants(STATE)).toEqual([]);
});

const breaks: readonly [string, RegExp, (state: WarlordState) => void][] = [
  ['a card is lost', /^cards \d+ are nowhere$/, (state) => player(state).hand.pop()],
  [
    'a card is doubled',
    /^card \d+ is in hand of 0 and in removed of 0$/,
    (state) => {
      player(state).removed.push(...player(state).hand.slice(0, 1));
    },
  ],
  [
    'a card is in play and in a pile',
    /^card \d+ is in discard of 0 and in play$/,
    (state) => {
      player(state).discard.push(find(state, 'character').id);
    },
  ],
  ['a card is no card', /^card 9999 has no face$/, (state) => player(state).removed.push(9999)],
  ['a character stands in no rank', /^character \d+ stands in no rank$/, (state) => player(state).ranks[0]?.shift()],
  [
    'a character thinks it stands elsewhere',
    /^card \d+ thinks it stands in rank 9 of/,
    (state) => {
      find(state, 'character').rank = 9;
    },
  ],
  [
    'a rank holds what is not in play',
    /stands in rank 1 of 0 but is not in play$/,
    (state) => {
      player(state).ranks[0]?.push(player(state).hand[0] ?? 0);
    },
  ],
  ['tokens are fewer than none', /^card \d+ has negative tokens$/, (state) => (find(state, 'character').wounds = -1)],
  ['an item is wounded', /^card \d+ is no character but has wounds$/, (state) => (find(state, 'item').wounds = 1)],
  [
    'an item has no bearer',
    /^card \d+ is borne by nobody$/,
    (state) => {
      const { host, id } = find(state, 'item');
      const bearer = state.inPlay[host];
      if (bearer !== null && bearer !== undefined) bearer.items = bearer.items.filter((item) => item !== id);
    },
  ],
  ['an item has another bearer', /^card \d+ on \d+ has another bearer$/, (state) => (find(state, 'item').host = 0)],
  ['somebody out has characters', /^0 is out but has characters$/, (state) => (player(state).out = true)],
  ['somebody should be dead', /^character \d+ should be dead$/, (state) => (find(state, 'character').wounds = 99)],
];

test.each(breaks)('%s', (_name, message, breakIt) => {
  const state = copyState(STATE);
  breakIt(state);
  expect(settledInvariants(state)).toContainEqual(expect.stringMatching(message));
});
