/**
 * English words.
 */
import type { GroundWord, ObstacleWord } from '../skeleton/ground.ts';
import type { Role } from '../skeleton/noun.ts';

export const NUMBERS: readonly string[] = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];

export const ROLES: Readonly<Record<Role, string>> = {
  chosen: 'the chosen figure',
  'each-chosen': 'each chosen figure',
  'each-taken': 'each figure taking such a turn',
  that: 'that figure',
  'each-of-them': 'each of these figures',
  attacker: 'the attacker',
  target: 'the target',
  destroyed: 'the destroyed figure',
  wounded: 'the wounded figure',
  entering: 'that figure',
  healed: 'that figure',
  placed: 'the figure placed',
};

/** Before "space"; `land` is said otherwise where something is excepted. */
export const GROUNDS: Readonly<Record<GroundWord, string>> = {
  grass: 'grass',
  swamp: 'swamp',
  rock: 'rock',
  sand: 'sand',
  mud: 'mud',
  snow: 'light snow',
  heavySnow: 'heavy snow',
  lavaField: 'lava field',
  road: 'road',
  water: 'water',
  swampWater: 'swamp water',
  ice: 'normal ice',
  slipperyIce: 'slippery ice',
  moltenLava: 'molten lava',
  dungeon: 'dungeon',
  shadow: 'shadow',
  asphalt: 'asphalt',
  concrete: 'concrete',
  anySnow: 'snow',
  anyIce: 'ice',
  land: 'land',
};

export const OBSTACLES: Readonly<Record<ObstacleWord, string>> = {
  tree: 'tree',
  jungle: 'jungle plant',
  glacier: 'glacier',
  outcrop: 'lava rock outcrop',
  pillar: 'castle pillar',
  pillarBase: 'pillar base',
  hive: 'Hive',
};
