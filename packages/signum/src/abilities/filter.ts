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

/** One of the things a filter asks for; the filter is seen from the creature that has the text and its player. */
type Check = (g: Table, creature: Creature, self: CreatureId, seat: Seat) => Verdict;

/** Filters ask for two or three of many things: what they ask for is found out once for each. */
const known = new WeakMap<Creatures, readonly Check[]>();

/** Why a creature is not one of those meant; null if it is. */
export function mismatch(g: Table, creature: Creature, of: Creatures, self: CreatureId, seat: Seat): Verdict {
  let checks = known.get(of);
  if (checks === undefined) known.set(of, (checks = checksOf(of)));
  for (const check of checks) {
    const unmeant = check(g, creature, self, seat);
    if (unmeant !== null) return unmeant;
  }
  return null;
}

function checksOf(of: Creatures): readonly Check[] {
  const checks: Check[] = [...checksOfKind(of), ...checksOfCondition(of)];
  const { terrain, near, not } = of;
  if (terrain !== undefined) checks.push((g, { hex }) => (nearTerrain(g, hex, terrain) ? null : WRONG_TERRAIN));
  if (of.within !== undefined || of.contact === true || of.sight === true)
    checks.push((g, creature, self) => (self === NOBODY ? null : notReached(g, creatureOf(g, self), creature, of)));
  if (near !== undefined)
    checks.push((g, creature, self, seat) => {
      for (const other of g.state.creatures)
        if (other.hex !== NOBODY && inContact(g, creature, other) && matches(g, other, near, self, seat)) return null;
      return WRONG_NEIGHBOURS;
    });
  if (not !== undefined)
    checks.push((g, creature, self, seat) => (matches(g, creature, not, self, seat) ? EXCLUDED : null));
  return checks;
}

/** What a creature is. */
function checksOfKind({ side, class: classes, rank, faction, affinity, keyword, other }: Creatures): readonly Check[] {
  const checks: Check[] = [];
  if (side === 'your') checks.push((_g, { controller }, _self, seat) => (controller === seat ? null : NOT_YOURS));
  if (side === 'allied')
    checks.push((g, { controller }, _self, seat) => (areAllied(g, seat, controller) ? null : NOT_ALLIED));
  if (side === 'enemy')
    checks.push((g, { controller }, _self, seat) => (areAllied(g, seat, controller) ? NO_OPPONENT : null));
  if (classes !== undefined) checks.push((_g, { kind }) => (classes.includes(kind) ? null : WRONG_CLASS)); // SG-0.6
  if (rank !== undefined)
    checks.push((g, creature) =>
      creature.kind === 'character' && rank.includes(rankOf(g, creature)) ? null : WRONG_RANK,
    );
  if (faction !== undefined)
    checks.push((g, creature) => (recordOf(g, creature).faction === faction ? null : WRONG_FACTION));
  if (affinity !== undefined)
    checks.push((g, creature) => {
      const { affinities } = recordOf(g, creature);
      return affinity.some((one) => affinities.includes(one)) ? null : WRONG_AFFINITY;
    });
  if (keyword !== undefined)
    checks.push((g, creature) => (keyword.some((one) => hasKeyword(g, creature, one)) ? null : LACKS_KEYWORD));
  if (other === true) checks.push((_g, { id }, self) => (id === self ? ITSELF : null));
  return checks;
}

/** How a creature fares. */
function checksOfCondition({ wounded, attack, activated, acted, hasToken: token }: Creatures): readonly Check[] {
  const checks: Check[] = [];
  if (wounded !== undefined) {
    const unmeant = wounded ? NOT_WOUNDED : WOUNDED;
    checks.push((_g, { wounds }) => (wounds > 0 === wounded ? null : unmeant)); // SG-22.13
  }
  if (attack !== undefined)
    checks.push((g, creature) =>
      recordOf(g, creature).attacks.some(({ type }) => attack.includes(type)) ? null : WRONG_ATTACK,
    );
  if (activated !== undefined) {
    const unmeant = activated ? NOT_ACTIVATED : ACTIVATED;
    checks.push((_g, creature) => (creature.activated === activated ? null : unmeant));
  }
  if (acted === true)
    checks.push((_g, creature) => (creature.activated && creature.activations > 0 ? null : NOT_ACTED));
  if (token !== undefined) checks.push((_g, creature) => (hasToken(creature, token) ? null : LACKS_TOKEN));
  return checks;
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
