/**
 * Special properties that replace an attack or a move: Healer, Longshot, Hook (SG-23.5, SG-35.28, SG-35.29, SG-35.34).
 */
import type { Script, Verdict } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import type { Property } from '../abilities/language.ts';
import { isDifficult, isImpassable } from '../content/terrain.ts';
import type { SymbolChange } from '../events.ts';
import { emit, isOnField, recordOf, stand, type Table } from '../table.ts';
import { NOBODY, type Creature } from '../state.ts';
import { push } from './attack.ts';
import { dealDamage, heal } from './damage.ts';
import { count, rollPool } from './dice.ts';
import { areEnemies, besides, distanceBetween, hasSight, inContact, pieceAt } from './place.ts';
import { hasKeyword, isLarger, propertiesOf, rangeBonus, valueOf } from './properties.ts';
import { no } from './reasons.ts';

/** SG-35.28: another creature within attack range and in sight; only for who has Healer. */
export function mayBeHealed(g: Table, creature: Creature, target: Creature): Verdict {
  const range = (recordOf(g, creature).attacks[0]?.range ?? 0) + rangeBonus(g, creature);
  if (target.id === creature.id) return no('SG-35.28', 'itself', { creature: creature.id });
  return mayReach(g, creature, target, range, 'SG-35.28');
}

function mayReach(g: Table, from: Creature, to: Creature, range: number, rule: string): Verdict {
  if (!isOnField(to)) return no(rule, 'not-on-battlefield', { creature: to.id });
  if (distanceBetween(g, from, to) > range) return no(rule, 'out-of-range', { creature: to.id, range });
  return hasSight(g, from, to) ? null : no('SG-19.4', 'no-sight', { creature: to.id });
}

export function healingTargets(g: Table, creature: Creature): readonly Creature[] {
  if (!hasKeyword(g, creature, 'Healer')) return [];
  return g.state.creatures.filter((one) => mayBeHealed(g, creature, one) === null);
}

export function* healing(g: Table, creature: Creature, target: Creature): Script {
  const box = recordOf(g, creature).attacks[0];
  if (box === undefined) return;
  const symbols = rollPool(g, box.dice, creature.controller, creature.id, 'Healer').map(({ symbol }) => symbol);
  yield* heal(g, target, count(symbols, 'HIT') + count(symbols, 'CRIT'));
}

/** SG-23.12: of several the one that reaches farther, then the one with the larger dice. */
function longshotOf(g: Table, creature: Creature) {
  let best: Extract<Property, { keyword: 'Longshot' }> | undefined;
  for (const property of propertiesOf(g, creature)) {
    if (property.keyword !== 'Longshot') continue;
    const { value, dice } = property;
    if (best === undefined || value > best.value || (value === best.value && isLarger(dice, best.dice)))
      best = property;
  }
  return best;
}

/** SG-35.34, SG-35.35; only for who has Longshot. */
export function mayBeShot(g: Table, creature: Creature, target: Creature): Verdict {
  const shot = longshotOf(g, creature);
  if (!areEnemies(g, creature, target)) return no('SG-35.34', 'not-an-opponent', { creature: target.id });
  return mayReach(g, creature, target, shot?.value ?? 0, 'SG-35.34');
}

export function longshotTargets(g: Table, creature: Creature): readonly Creature[] {
  if (!hasKeyword(g, creature, 'Longshot')) return [];
  return g.state.creatures.filter((one) => mayBeShot(g, creature, one) === null);
}

/** It is no attack: no critical effect and no attack bonuses, but the push as usual. */
export function* longshot(g: Table, creature: Creature, target: Creature): Script {
  const shot = longshotOf(g, creature);
  if (shot === undefined) return;
  const symbols = rollPool(g, shot.dice, creature.controller, creature.id, 'Longshot').map(({ symbol }) => symbol);
  let damage = count(symbols, 'HIT') + count(symbols, 'CRIT');
  let pushes = count(symbols, 'PUSH');
  const piece = pieceAt(g, target.hex);
  const changes: SymbolChange[] = [];
  if (piece === 'forest' && symbols.includes('HIT')) {
    damage -= 1; // SG-26.14
    changes.push({ symbol: 'HIT', add: -1, source: piece });
  }
  const lessPush = (source: string) => {
    if (pushes > 0) changes.push({ symbol: 'PUSH', add: -1, source });
    pushes -= 1;
  };
  if (piece === 'hill') lessPush(piece); // SG-26.16
  if (hasKeyword(g, target, 'Brave')) lessPush('Brave'); // SG-35.9
  if (hasKeyword(g, target, 'Monster')) {
    if (pushes > 0) changes.push({ symbol: 'PUSH', add: -pushes, source: 'Monster' });
    pushes = 0; // SG-35.38
  }
  if (changes.length > 0) emit(g, { type: 'symbols', creature: creature.id, changes });
  if (pushes > 0) damage += yield* push(g, target, creature);
  yield* dealDamage(g, {
    target: target.id,
    damage,
    magic: false,
    cause: 'longshot',
    by: creature.id,
    card: '',
    attack: null,
  });
}

/** SG-35.29: enemies within X in sight that can be pulled into contact. */
export function hookOptions(g: Table, creature: Creature): readonly Creature[] {
  if (valueOf(g, creature, 'Hook') === 0) return [];
  return g.state.creatures.filter((one) => mayBeHooked(g, creature, one) === null);
}

export function mayBeHooked(g: Table, creature: Creature, target: Creature): Verdict {
  if (!areEnemies(g, creature, target)) return no('SG-35.29', 'not-an-opponent', { creature: target.id });
  if (inContact(g, creature, target)) return no('SG-35.29', 'in-contact', { creature: target.id });
  const unreached = mayReach(g, creature, target, valueOf(g, creature, 'Hook'), 'SG-35.29');
  if (unreached !== null) return unreached;
  return pathTowards(g, target, creature) === null ? no('SG-35.29', 'no-way') : null;
}

/** Along the shortest available path; difficult terrain stops it. */
export function* hook(g: Table, creature: Creature, target: Creature): Script {
  emit(g, { type: 'property', creature: creature.id, name: 'Hook' });
  const path = pathTowards(g, target, creature);
  if (path === null) return;
  for (const hex of path) {
    stand(g, target, hex);
    if (isDifficult(pieceAt(g, hex))) break;
  }
  emit(g, { type: 'placed', creature: target.id, at: target.hex });
}

/** The shortest way of the pulled creature to a hex in contact with the puller. */
function pathTowards(g: Table, pulled: Creature, puller: Creature): readonly SpaceId[] | null {
  const before = new Map<SpaceId, SpaceId>([[pulled.hex, NOBODY]]);
  const queue: SpaceId[] = [pulled.hex];
  for (let i = 0; i < queue.length; i++) {
    const hex = queue[i] ?? pulled.hex;
    if (hex !== pulled.hex && besides(g, puller.hex).includes(hex)) {
      const path: SpaceId[] = [];
      for (let at = hex; at !== pulled.hex && at !== NOBODY; at = before.get(at) ?? NOBODY) path.push(at);
      return path.reverse();
    }
    for (const next of besides(g, hex)) {
      if (before.has(next) || (g.standing[next] ?? NOBODY) !== NOBODY || isImpassable(pieceAt(g, next))) continue;
      before.set(next, hex);
      queue.push(next);
    }
  }
  return null;
}
