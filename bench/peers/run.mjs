// Measures two other engines: how many moves they make in a second of processor time, medians of several rounds.
// Usage: node run.mjs [rounds] [seconds] [seconds to warm up]      prints a JSON list of { name, perSecond }

import { createRequire } from 'node:module';
import process from 'node:process';

const rounds = Number(process.argv[2] ?? 5);
const seconds = Number(process.argv[3] ?? 0.4);
const warmUp = Number(process.argv[4] ?? Math.max(4, seconds));

// By name at run time: the project itself neither depends on them nor knows their types.
const load = createRequire(import.meta.url);

/**
 * A small generator, so that both engines are fed choices that cost nothing.
 * @param {number} seed
 * @returns {(n: number) => number} a number below n
 */
function generator(seed) {
  let word = seed;
  return (n) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return Math.floor((word / 2 ** 32) * n);
  };
}

/**
 * @param {() => number} work  does some work and says how many moves that were
 * @returns {number} moves a second
 */
function perSecond(work) {
  const round = (/** @type {number} */ atLeast) => {
    const before = process.cpuUsage();
    let moves = 0;
    let used = 0;
    do {
      moves += work();
      const { user, system } = process.cpuUsage(before);
      used = (user + system) / 1e6;
    } while (used < atLeast);
    return moves / used;
  };
  // Until the compiler has seen most of it, an engine is slow: showdown needs seconds to come up to speed.
  round(warmUp);
  const measured = Array.from({ length: rounds }, () => round(seconds)).sort((a, b) => a - b);
  return measured[Math.floor(rounds / 2)] ?? 0;
}

/** Battles with random teams, made beforehand, and random choices, straight on the simulator without its streams. */
function showdown() {
  const { Battle, Teams } = load('pokemon-showdown');
  const formatid = 'gen9randombattle';
  const teams = Array.from({ length: 40 }, () => Teams.pack(Teams.generate(formatid)));
  const below = generator(1);
  return perSecond(() => {
    const battle = new Battle({ formatid, seed: [below(65536), below(65536), below(65536), below(65536)] });
    battle.setPlayer('p1', { name: 'A', team: teams[below(teams.length)] });
    battle.setPlayer('p2', { name: 'B', team: teams[below(teams.length)] });
    let choices = 0;
    while (!battle.ended && choices < 2000) {
      for (const side of battle.sides) {
        if (side.isChoiceDone() || battle.ended) continue;
        // A choice the rules turn down, such as leaving while trapped, is replaced by the simulator's own.
        if (!battle.choose(side.id, randomChoice(side.activeRequest, below))) battle.choose(side.id, 'default');
        choices++;
      }
    }
    return choices;
  });
}

/**
 * @param {any} request
 * @param {(n: number) => number} below
 */
function randomChoice(request, below) {
  const bench = request.side.pokemon
    .map((/** @type {any} */ pokemon, /** @type {number} */ i) => ({ pokemon, slot: i + 1 }))
    .filter((/** @type {any} */ { pokemon }) => !pokemon.active && !pokemon.condition.endsWith(' fnt'));
  const reserve = () => `switch ${bench[below(bench.length)].slot}`;
  if (request.forceSwitch) return bench.length > 0 ? reserve() : 'default';
  const [active] = request.active ?? [];
  if (!active) return 'default';
  if (bench.length > 0 && !active.trapped && below(5) === 0) return reserve();
  const moves = active.moves
    .map((/** @type {any} */ move, /** @type {number} */ i) => ({ move, slot: i + 1 }))
    .filter((/** @type {any} */ { move }) => !move.disabled);
  return moves.length > 0 ? `move ${moves[below(moves.length)].slot}` : 'default';
}

/**
 * The least a turn game can do: each player in turn adds one to a number. The state holds as many figures as asked for.
 * @param {number} figures
 */
function boardgame(figures) {
  const { Client } = load('boardgame.io/client');
  const game = {
    setup: () => ({
      count: 0,
      figures: Array.from({ length: figures }, (_, id) => ({
        id,
        x: id,
        y: 0,
        life: 3,
        name: `figure ${id}`,
        tags: ['a'],
      })),
    }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      add: (/** @type {any} */ { G }) => {
        G.count += 1;
        if (figures > 0) G.figures[G.count % figures].x += 1;
      },
    },
  };
  return perSecond(() => {
    const client = Client({ game, numPlayers: 2, debug: false });
    const moves = 200;
    for (let i = 0; i < moves; i++) client.moves.add();
    if (client.getState().G.count !== moves) throw new Error('boardgame.io refused a move');
    client.stop();
    return moves;
  });
}

// 610 figures are 40 KB of JSON.
const results = [
  { name: 'pokemon-showdown: choices in random battles', perSecond: showdown() },
  { name: 'boardgame.io: moves', perSecond: boardgame(0) },
  { name: 'boardgame.io: moves with a state of 40 KB', perSecond: boardgame(610) },
];
process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
