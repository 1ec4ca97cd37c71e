/**
 * Points and places of a Heroscape army while it is put together.
 */
import type { ArmyCard } from '@muster/heroscape';

type Counted = Pick<ArmyCard, 'points' | 'rarity' | 'name' | 'character'>;

export function armyPoints(army: readonly Pick<ArmyCard, 'points'>[]): number {
  return army.reduce((sum, { points }) => sum + points, 0);
}

/** HS-3.1, HS-3.10: it must fit into the points, and whoever is unique is there once. */
export function mayAdd(army: readonly Counted[], card: Counted, limit: number): boolean {
  if (armyPoints(army) + card.points > limit) return false;
  const who = card.character ?? card.name;
  return card.rarity !== 'unique' || !army.some(({ character, name }) => (character ?? name) === who);
}
