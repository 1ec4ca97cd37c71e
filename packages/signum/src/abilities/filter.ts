/**
 * Whether a creature is one of those a text speaks of.
 */
import type { Seat } from '@muster/engine';
import { areAllied, creatureOf, recordOf, type Table } from '../table.ts';
import { distanceBetween, hasSight, inContact, nearTerrain } from '../rules/place.ts';
import { NOBODY, type Creature, type CreatureId } from '../state.ts';
import { hasKeyword, rankOf } from '../rules/properties.ts';
import type { Creatures } from './language.ts';

/** Seen from the creature that has the text (NOBODY for a card of a player). */
export function matches(g: Table, creature: Creature, of: Creatures, self: CreatureId, seat: Seat): boolean {
  const record = recordOf(g, creature);
  if (of.side === 'your' && creature.controller !== seat) return false;
  if (of.side === 'allied' && !areAllied(g, seat, creature.controller)) return false;
  if (of.side === 'enemy' && areAllied(g, seat, creature.controller)) return false;
  if (of.class !== undefined && !of.class.includes(creature.kind)) return false; // SG-0.6
  if (of.rank !== undefined && (creature.kind !== 'character' || !of.rank.includes(rankOf(g, creature)))) return false;
  if (of.faction !== undefined && record.faction !== of.faction) return false;
  if (of.affinity !== undefined && !of.affinity.some((affinity) => record.affinities.includes(affinity))) return false;
  if (of.keyword !== undefined && !of.keyword.some((keyword) => hasKeyword(g, creature, keyword))) return false;
  if (of.other === true && creature.id === self) return false;
  if (of.wounded !== undefined && creature.wounds > 0 !== of.wounded) return false; // SG-22.13
  if (of.attack !== undefined && !record.attacks.some(({ type }) => of.attack?.includes(type) === true)) return false;
  if (of.activated !== undefined && creature.activated !== of.activated) return false;
  if (of.acted === true && (!creature.activated || creature.activations === 0)) return false;
  if (of.hasToken !== undefined && !hasToken(creature, of.hasToken)) return false;
  if (of.terrain !== undefined && !nearTerrain(g, creature.hex, of.terrain)) return false;
  if (self !== NOBODY && !isInReach(g, creatureOf(g, self), creature, of)) return false;
  const { near } = of;
  if (
    near !== undefined &&
    !g.state.creatures.some(
      (other) => other.hex !== NOBODY && inContact(g, creature, other) && matches(g, other, near, self, seat),
    )
  ) {
    return false;
  }
  return of.not === undefined || !matches(g, creature, of.not, self, seat);
}

function isInReach(g: Table, self: Creature, creature: Creature, { within, contact, sight }: Creatures): boolean {
  if (within !== undefined && creature.id !== self.id && distanceBetween(g, self, creature) > within) return false;
  if (contact === true && !inContact(g, self, creature)) return false;
  return sight !== true || creature.id === self.id || hasSight(g, self, creature);
}

function hasToken(creature: Creature, token: 'poison' | 'plague' | 'stun' | 'armour'): boolean {
  return token === 'armour' ? creature.armour > 0 : creature[token];
}
