/**
 * Dice: drawn from the generator in the state, or scripted by a test.
 */
import { nextBelow, type Rng } from './random.ts';

export interface Dice {
  /** A face from 1 to the number of sides. */
  roll(rng: Rng, sides: number): number;
}

export const seededDice: Dice = { roll: (rng, sides) => nextBelow(rng, sides) + 1 };

/** Rolls the given faces in order; what comes after them is drawn from the generator. */
export class ScriptedDice implements Dice {
  readonly #faces: number[];

  constructor(faces: readonly number[]) {
    this.#faces = [...faces];
  }

  roll(rng: Rng, sides: number): number {
    const face = this.#faces.shift();
    if (face === undefined) return seededDice.roll(rng, sides);
    if (!Number.isInteger(face) || face < 1 || face > sides) {
      throw new Error(`scripted die: ${face} is not on a die with ${sides} sides`);
    }
    return face;
  }

  /** Adds faces to roll after those still waiting. */
  add(faces: readonly number[]): void {
    this.#faces.push(...faces);
  }

  /** Faces that no roll has used. */
  get left(): readonly number[] {
    return this.#faces;
  }
}
