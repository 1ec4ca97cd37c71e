// Pokémon Showdown's simulator, used as its documentation shows (sim/SIMULATOR.md and sim/examples/battle-stream-example): two of its
// own RandomPlayerAI play through the streams of a battle. What is counted are the choices they make.
// Teams are made beforehand: making them is no part of playing.

import { createRequire } from 'node:module';
import { perSecond } from './measure.mjs';

// By name at run time: the project itself neither depends on it nor knows its types.
const load = createRequire(import.meta.url);

const FORMAT = 'gen9randombattle';
const TEAMS = 40;

export async function showdown() {
  const { BattleStream, getPlayerStreams, Teams } = load('pokemon-showdown');
  /** @type {{ RandomPlayerAI: new (...args: unknown[]) => any }} */
  const { RandomPlayerAI } = load('pokemon-showdown/dist/sim/tools/random-player-ai');
  const teams = Array.from({ length: TEAMS }, () => Teams.pack(Teams.generate(FORMAT)));
  let choices = 0;
  class CountingPlayer extends RandomPlayerAI {
    choose(/** @type {string} */ choice) {
      choices++;
      super.choose(choice);
    }
  }

  let battle = 0;
  const play = async () => {
    const before = choices;
    const number = battle++;
    const streams = getPlayerStreams(new BattleStream());
    const players = ['p1', 'p2'].map((seat, i) => {
      const player = new CountingPlayer(streams[seat], { seed: [number, i, 3, 4] });
      const team = teams[(number * 2 + i) % TEAMS];
      return { playing: player.start(), spec: `>player ${seat} ${JSON.stringify({ name: seat, team })}` };
    });
    const start = `>start ${JSON.stringify({ formatid: FORMAT, seed: [number, 2, 3, 4] })}`;
    await streams.omniscient.write([start, ...players.map(({ spec }) => spec)].join('\n'));
    // Whoever runs a battle reads what happens in it; when there is no more to read, it is over.
    for await (const _chunk of streams.omniscient);
    await Promise.all(players.map(({ playing }) => playing));
    return choices - before;
  };
  return [{ name: 'pokemon-showdown: choices in random battles', perSecond: await perSecond(play) }];
}
