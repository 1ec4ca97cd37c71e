// How often an engine makes a move in a second of processor time: the median of several rounds.

import process from 'node:process';

const rounds = Number(process.argv[3] ?? 5);
const seconds = Number(process.argv[4] ?? 0.4);
const warmUp = Number(process.argv[5] ?? 20 * seconds);

/**
 * @param {() => Promise<number>} work  does some work and says how many moves that were
 * @returns {Promise<number>} moves a second
 */
export async function perSecond(work) {
  const round = async (/** @type {number} */ atLeast) => {
    const before = process.cpuUsage();
    let moves = 0;
    let used = 0;
    do {
      moves += await work();
      const { user, system } = process.cpuUsage(before);
      used = (user + system) / 1e6;
    } while (used < atLeast);
    return moves / used;
  };
  // Until the compiler has seen most of it, an engine is slow: it takes seconds to come up to speed.
  await round(warmUp);
  const measured = [];
  for (let i = 0; i < rounds; i++) measured.push(await round(seconds));
  return measured.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}
