// boardgame.io, used as its tutorial shows: a game with a setup and a move, and one local client at which all players play.
// Two states: the least a turn game can have, and one of 40 KB in the shape of a card game's, with 240 cards in the zones of two
// players, of which each move changes a few.
//
// As it comes, boardgame.io looks through the whole state after each move to see whether it could be sent to a server; with
// NODE_ENV=production it does not. Both are measured, since both are how it is used: the one while a game is written and by whoever
// runs it without setting anything, the other where it is put before players.

import { createRequire } from 'node:module';
import process from 'node:process';
import { perSecond } from './measure.mjs';

const load = createRequire(import.meta.url);

const MOVES = 200;
const CARDS_EACH = 120;

/** @typedef {{ id: number, owner: number, name: string, level: number, atk: number, ac: number, hp: number, wounds: number, ready: boolean, traits: string[], items: number[], counters: { charge: number } }} Card */
/** @typedef {{ deck: Card[], hand: Card[], discard: Card[], ranks: Card[][] }} Player */
/** @typedef {{ moves: number, players: Player[] }} State */

const NAMES = ['Knight of the North', 'Raider', 'Archer of the Woods', 'Smith'];

/** @returns {Card} */
function card(/** @type {number} */ id, /** @type {number} */ owner) {
  return {
    id,
    owner,
    name: NAMES[id % NAMES.length] ?? '',
    level: 1 + (id % 4),
    atk: id % 5,
    ac: 10 + (id % 9),
    hp: 1 + (id % 3),
    wounds: 0,
    ready: true,
    traits: ['Soldier', 'Human'],
    items: [],
    counters: { charge: 0 },
  };
}

/** @returns {Player} */
function player(/** @type {number} */ owner) {
  const cards = Array.from({ length: CARDS_EACH }, (_, i) => card(owner * CARDS_EACH + i, owner));
  const take = (/** @type {number} */ count) => cards.splice(0, count);
  return { hand: take(5), discard: take(10), ranks: [take(5), take(5), take(5)], deck: cards };
}

/** The state of 40 KB. */
export function cards() {
  return { moves: 0, players: [player(0), player(1)] };
}

/** A strike and a draw: a character is turned, one of the opponent is wounded, a card comes to hand and one goes under the deck. */
export function strike(/** @type {{ G: State }} */ { G }) {
  G.moves += 1;
  const own = G.players[G.moves % 2];
  const other = G.players[1 - (G.moves % 2)];
  const row = own?.ranks[G.moves % 3];
  const striker = row?.[G.moves % row.length];
  const target = other?.ranks[0]?.[G.moves % 5];
  const drawn = own?.deck.shift();
  const put = own?.hand.shift();
  if (!own || !striker || !target || !drawn || !put) throw new Error('a zone has run empty');
  striker.ready = !striker.ready;
  target.wounds = (target.wounds + 1) % 3;
  own.hand.push(drawn);
  own.deck.push(put);
}

/**
 * @param {() => object} setup
 * @param {(context: { G: any }) => void} move
 */
function rate(setup, move) {
  const { Client } = load('boardgame.io/client');
  const game = { setup, turn: { minMoves: 1, maxMoves: 1 }, moves: { move } };
  return perSecond(async () => {
    const client = Client({ game, numPlayers: 2, debug: false });
    for (let i = 0; i < MOVES; i++) client.moves.move();
    if (client.getState().G.moves !== MOVES) throw new Error('boardgame.io refused a move');
    client.stop();
    return MOVES;
  });
}

export async function boardgame() {
  const how = process.env.NODE_ENV === 'production' ? ', NODE_ENV=production' : '';
  const least = await rate(
    () => ({ moves: 0 }),
    ({ G }) => {
      G.moves += 1;
    },
  );
  const large = await rate(cards, strike);
  return [
    { name: `boardgame.io: moves${how}`, perSecond: least },
    { name: `boardgame.io: moves with a state of 40 KB${how}`, perSecond: large },
  ];
}
