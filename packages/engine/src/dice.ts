/**
 * Dice: drawn from the generator in the state, or scripted by a test.
 */
import { nextBelow, type Rng } from './random.ts';

export interface Dice {
  /** A face from 1 to the number of sides. `symbols` are the words on the faces, for dice whose kinds bear them differently. */
  roll(rng: Rng, sides: number, symbols?: readonly string[]): number;
}

/** A face by its number, or by the symbol on it: then it is the first face that bears it, whichever die is rolled. */
export type ScriptedFace = number | string;

export const seededDice: Dice = { roll: (rng, sides) => nextBelow(rng, sides) + 1 };

/** Rolls the given faces in order; what comes after them is drawn from the generator. */
export class ScriptedDice implements Dice {
  readonly #faces: ScriptedFace[];

  constructor(faces: readonly ScriptedFace[]) {
    this.#faces = [...faces];
  }

  roll(rng: Rng, sides: number, symbols: readonly string[] = []): number {
    const scripted = this.#faces.shift();
    if (scripted === undefined) return seededDice.roll(rng, sides);
    const face = typeof scripted === 'string' ? symbols.indexOf(scripted) + 1 : scripted;
    if (face === 0 && typeof scripted === 'string')
      throw new Error(`scripted die: there is no ${scripted} on the die that is rolled: ${symbols.join(', ')}`);
    if (!Number.isInteger(face) || face < 1 || face > sides) {
      throw new Error(`scripted die: ${face} is not on a die with ${sides} sides`);
    }
    return face;
  }

  /** Adds faces to roll after those still waiting. */
  add(faces: readonly ScriptedFace[]): void {
    this.#faces.push(...faces);
  }

  /** Faces that no roll has used. */
  get left(): readonly ScriptedFace[] {
    return this.#faces;
  }
}
