/**
 * Whether a creature is one of those a text speaks of.
 */
import type { Seat, Verdict } from '@muster/engine';
import { areAllied, creatureOf, recordOf, type Table } from '../table.ts';
import { distanceBetween, hasSight, inContact, nearTerrain } from '../rules/place.ts';
import { NOBODY, type Creature, type CreatureId } from '../state.ts';
import { hasKeyword, rankOf } from '../rules/properties.ts';
import { no } from '../rules/reasons.ts';
import type { Creatures } from './language.ts';

/** Whether the creature is meant, seen from the creature that has the text (NOBODY for a card of a player). */
export function matches(g: Table, creature: Creature, of: Creatures, self: CreatureId, seat: Seat): boolean {
  return mismatch(g, creature, of, self, seat) === null;
}

// Asked all the time, so these are made once.
const NOT_YOURS = no('SG-0.9', 'not-yours');
const NOT_ALLIED = no('SG-0.8', 'not-allied');
const NO_OPPONENT = no('SG-4.22', 'not-an-opponent');
const WRONG_CLASS = no('SG-0.6', 'wrong-class');
const WRONG_RANK = no('SG-5.10', 'wrong-rank');
const WRONG_FACTION = no('SG-7.6', 'wrong-faction');
const WRONG_AFFINITY = no('SG-0.13', 'wrong-affinity');
const LACKS_KEYWORD = no('SG-0.13', 'lacks-keyword');
const ITSELF = no('SG-7.6', 'itself');
const WOUNDED = no('SG-22.13', 'wounded');
const NOT_WOUNDED = no('SG-22.13', 'not-wounded');
const WRONG_ATTACK = no('SG-19.2', 'wrong-attack');
const ACTIVATED = no('SG-17.4', 'already-activated');
const NOT_ACTIVATED = no('SG-17.4', 'not-activated');
const NOT_ACTED = no('SG-17.16', 'not-activated');
const LACKS_TOKEN = no('SG-7.6', 'lacks-token');
const WRONG_TERRAIN = no('SG-0.19', 'wrong-terrain');
const OUT_OF_RANGE = no('SG-0.17', 'out-of-range');
const NOT_IN_CONTACT = no('SG-0.18', 'not-in-contact');
const NO_SIGHT = no('SG-19.4', 'no-sight');
const WRONG_NEIGHBOURS = no('SG-0.18', 'wrong-neighbours');
const EXCLUDED = no('SG-7.6', 'excluded');

/** Why a creature is not one of those meant; null if it is. */
export function mismatch(g: Table, creature: Creature, of: Creatures, self: CreatureId, seat: Seat): Verdict {
  const record = recordOf(g, creature);
  if (of.side === 'your' && creature.controller !== seat) return NOT_YOURS;
  if (of.side === 'allied' && !areAllied(g, seat, creature.controller)) return NOT_ALLIED;
  if (of.side === 'enemy' && areAllied(g, seat, creature.controller)) return NO_OPPONENT;
  if (of.class !== undefined && !of.class.includes(creature.kind)) return WRONG_CLASS; // SG-0.6
  if (of.rank !== undefined && (creature.kind !== 'character' || !of.rank.includes(rankOf(g, creature))))
    return WRONG_RANK;
  if (of.faction !== undefined && record.faction !== of.faction) return WRONG_FACTION;
  if (of.affinity !== undefined && !of.affinity.some((affinity) => record.affinities.includes(affinity)))
    return WRONG_AFFINITY;
  if (of.keyword !== undefined && !of.keyword.some((keyword) => hasKeyword(g, creature, keyword))) return LACKS_KEYWORD;
  if (of.other === true && creature.id === self) return ITSELF;
  if (of.wounded !== undefined && creature.wounds > 0 !== of.wounded) return of.wounded ? NOT_WOUNDED : WOUNDED; // SG-22.13
  if (of.attack !== undefined && !record.attacks.some(({ type }) => of.attack?.includes(type) === true))
    return WRONG_ATTACK;
  if (of.activated !== undefined && creature.activated !== of.activated)
    return of.activated ? NOT_ACTIVATED : ACTIVATED;
  if (of.acted === true && (!creature.activated || creature.activations === 0)) return NOT_ACTED;
  if (of.hasToken !== undefined && !hasToken(creature, of.hasToken)) return LACKS_TOKEN;
  if (of.terrain !== undefined && !nearTerrain(g, creature.hex, of.terrain)) return WRONG_TERRAIN;
  const unreached = self === NOBODY ? null : notReached(g, creatureOf(g, self), creature, of);
  if (unreached !== null) return unreached;
  const { near } = of;
  if (
    near !== undefined &&
    !g.state.creatures.some(
      (other) => other.hex !== NOBODY && inContact(g, creature, other) && matches(g, other, near, self, seat),
    )
  ) {
    return WRONG_NEIGHBOURS;
  }
  return of.not === undefined || !matches(g, creature, of.not, self, seat) ? null : EXCLUDED;
}

function notReached(g: Table, from: Creature, creature: Creature, { within, contact, sight }: Creatures): Verdict {
  // Who speaks its Last Word is seen where it fell.
  const self = from.hex === NOBODY && g.fell !== NOBODY ? { ...from, hex: g.fell } : from;
  if (within !== undefined && creature.id !== self.id && distanceBetween(g, self, creature) > within)
    return OUT_OF_RANGE;
  if (contact === true && !inContact(g, self, creature)) return NOT_IN_CONTACT;
  return sight !== true || creature.id === self.id || hasSight(g, self, creature) ? null : NO_SIGHT;
}

function hasToken(creature: Creature, token: 'poison' | 'plague' | 'stun' | 'armour'): boolean {
  return token === 'armour' ? creature.armour > 0 : creature[token];
}
