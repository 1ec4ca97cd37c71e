/**
 * How likely wounds are when so many attack dice meet so many defence dice (HS-1.1, HS-19.1): half of the faces are skulls, a third
 * shields. Powers that change rolled dice are left out.
 */
const DICE = 16;
const LIFE = 12;

interface Odds {
  /** By attack dice, defence dice and life left: wounds that count, and the chance that they are enough. */
  readonly wounds: Float64Array;
  readonly kill: Float64Array;
}

let known: Odds | undefined;

export function expectedWounds(attack: number, defence: number, life: number): number {
  known ??= workOut();
  return known.wounds[placeOf(attack, defence, life)] ?? 0;
}

/** The chance of at least so many wounds. */
export function killChance(attack: number, defence: number, life: number): number {
  known ??= workOut();
  return known.kill[placeOf(attack, defence, life)] ?? 0;
}

function placeOf(attack: number, defence: number, life: number): number {
  const a = Math.max(0, Math.min(DICE - 1, attack));
  const d = Math.max(0, Math.min(DICE - 1, defence));
  return (a * DICE + d) * LIFE + Math.max(0, Math.min(LIFE - 1, life));
}

function workOut(): Odds {
  const skulls = Array.from({ length: DICE }, (_, dice) => hits(dice, 1 / 2));
  const shields = Array.from({ length: DICE }, (_, dice) => hits(dice, 1 / 3));
  const wounds = new Float64Array(DICE * DICE * LIFE);
  const kill = new Float64Array(DICE * DICE * LIFE);
  for (const [a, ofSkulls] of skulls.entries()) {
    for (const [d, ofShields] of shields.entries()) {
      for (const [s, p] of ofSkulls.entries()) {
        for (const [b, q] of ofShields.entries()) {
          for (let life = 1; life < LIFE && s > b; life++) {
            const place = placeOf(a, d, life);
            wounds[place] = (wounds[place] ?? 0) + p * q * Math.min(s - b, life);
            if (s - b >= life) kill[place] = (kill[place] ?? 0) + p * q;
          }
        }
      }
    }
  }
  return { wounds, kill };
}

/** The chances of 0, 1, 2 … hits. */
function hits(dice: number, chance: number): readonly number[] {
  let chances = [1];
  for (let i = 0; i < dice; i++) {
    const next = Array.from({ length: chances.length + 1 }, () => 0);
    for (const [count, p] of chances.entries()) {
      next[count] = (next[count] ?? 0) + p * (1 - chance);
      next[count + 1] = (next[count + 1] ?? 0) + p * chance;
    }
    chances = next;
  }
  return chances;
}
