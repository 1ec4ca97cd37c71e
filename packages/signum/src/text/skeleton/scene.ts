/**
 * Whom the words "it", "attacker" and "target" of a text mean.
 */
import type { Person } from '../../abilities/language.ts';
import { ANY } from './kind.ts';
import { ATTACKER, HERO, SELF, TARGET, that, type Noun } from './noun.ts';

export interface Scene {
  readonly it: Noun;
  readonly attacker: Noun;
  readonly target: Noun;
}

export function sceneOf(it: Noun): Scene {
  return { it, attacker: ATTACKER, target: TARGET };
}

/** Of a text that speaks of no creature before it has chosen one. */
export const NO_SCENE: Scene = sceneOf(that(ANY));

export function personOf(person: Person, { it, attacker, target }: Scene): Noun {
  switch (person) {
    case 'self':
      return SELF;
    case 'it':
      return it;
    case 'hero':
      return HERO;
    case 'attacker':
      return attacker;
    case 'target':
      return target;
  }
}
