/**
 * The seeded generator (sfc32). Its four words are part of the game state, so that a game is its setup, its seed and its answers.
 */

/** Plain data: three words of state and a counter. */
export type Rng = [number, number, number, number];

/** The same seed gives the same game on every machine. Any text is a seed. */
export function rngFromSeed(seed: string): Rng {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let d = 0x7f4a7c15;
  for (let i = 0; i < seed.length; i++) {
    const k = seed.charCodeAt(i);
    a = b ^ Math.imul(a ^ k, 597399067);
    b = c ^ Math.imul(b ^ k, 2869860233);
    c = d ^ Math.imul(c ^ k, 951274213);
    d = a ^ Math.imul(d ^ k, 2716044179);
  }
  const rng: Rng = [a | 0, b | 0, (c ^ d) | 0, 1];
  for (let i = 0; i < 16; i++) nextWord(rng);
  return rng;
}

/** The next 32 random bits as an unsigned number. */
export function nextWord(rng: Rng): number {
  const t = (((rng[0] + rng[1]) | 0) + rng[3]) | 0;
  rng[3] = (rng[3] + 1) | 0;
  rng[0] = rng[1] ^ (rng[1] >>> 9);
  rng[1] = (rng[2] + (rng[2] << 3)) | 0;
  rng[2] = (((rng[2] << 21) | (rng[2] >>> 11)) + t) | 0;
  return t >>> 0;
}

/** A whole number from 0 to below n, every one equally likely. */
export function nextBelow(rng: Rng, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 0x1_0000_0000) throw new Error(`nextBelow: nothing to pick from ${n}`);
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  let word = nextWord(rng);
  while (word >= limit) word = nextWord(rng);
  return word % n;
}

/** Shuffles in place (Fisher-Yates). */
export function shuffle<T>(rng: Rng, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = nextBelow(rng, i + 1);
    const a = list[i];
    const b = list[j];
    if (a === undefined || b === undefined) throw new Error('shuffle: list has holes');
    list[i] = b;
    list[j] = a;
  }
}
