/**
 * Properties that work inside an attack: added dice (step B), changes of dice (step C), forced critical effects (step D).
 */
import type { Attack } from '../rules/attack.ts';
import { besides, distanceBetween, inContact } from '../rules/place.ts';
import {
  diceOf,
  grantsOf,
  hasKeyword,
  isLarger,
  largestPools,
  propertiesOf,
  rankNumber,
  rankOf,
} from '../rules/properties.ts';
import type { Die } from '../content/die.ts';
import { areAllied, creatureOf, isOnField, type Table } from '../table.ts';
import { NOBODY, type Creature } from '../state.ts';
import { matches } from './filter.ts';
import type { Grant } from './language.ts';

/** SG-20.13: Warlord, Ambush, Charge, Flank, Contract, buildings, relics. */
export function addDice(g: Table, attack: Attack): readonly Die[] {
  const attacker = creatureOf(g, attack.attacker);
  const dice: Die[] = [...(attack.warlord ?? warlordPools(g, attacker)[0] ?? [])];
  if (!attack.moved) dice.push(...(attack.ambush ?? diceOf(g, attacker, 'Ambush') ?? [])); // SG-35.2
  for (const grant of grantsOf(g, attacker)) {
    if (grant.grant === 'dice' && grant.attack?.includes(attack.box.type) !== false) dice.push(...grant.dice);
  }
  return dice;
}

/** SG-35.67: allied characters of the named ranks within 1 hex; two Warlords don't add up (SG-23.12). */
export function warlordPools(g: Table, attacker: Creature): readonly (readonly Die[])[] {
  if (attacker.kind !== 'character' || hasKeyword(g, attacker, 'Cruelty')) return []; // SG-35.10
  const pools: (readonly Die[])[] = [];
  for (const lord of g.state.creatures) {
    if (!isOnField(lord) || lord.id === attacker.id || !areAllied(g, lord.controller, attacker.controller)) continue;
    if (distanceBetween(g, lord, attacker) > 1) continue;
    for (const property of propertiesOf(g, lord)) {
      if (property.keyword !== 'Warlord' || !property.ranks.includes(rankOf(g, attacker))) continue;
      pools.push(property.dice);
    }
  }
  return largestPools(pools);
}

/** What Charge and Flank give for this attack, settled when it is declared (SG-35.11, SG-35.23). */
export function situational(g: Table, attack: Attack): readonly Grant[] {
  const attacker = creatureOf(g, attack.attacker);
  const target = creatureOf(g, attack.target);
  let charge: readonly Grant[] = [];
  let flank: readonly Grant[] = [];
  for (const property of propertiesOf(g, attacker)) {
    if (property.keyword === 'Charge' && attack.moved && !wasInContact(g, attack))
      charge = larger(attack, charge, property.grants);
    if (property.keyword === 'Flank' && attack.box.type === 'melee' && isFlanked(g, attacker, target))
      flank = larger(attack, flank, property.grants);
  }
  return [...charge, ...flank];
}

/** SG-23.12: texts of one name don't add up. The larger gives this attack more dice, else more damage, else more of anything. */
function larger({ box }: Attack, a: readonly Grant[], b: readonly Grant[]): readonly Grant[] {
  const fits = (grant: Grant) => !('attack' in grant) || grant.attack?.includes(box.type) !== false;
  const dice = (of: readonly Grant[]) => of.flatMap((one) => (one.grant === 'dice' && fits(one) ? one.dice : []));
  const damage = (of: readonly Grant[]) =>
    of.reduce((sum, one) => sum + (one.grant === 'damage' && fits(one) ? one.add : 0), 0);
  if (isLarger(dice(b), dice(a))) return b;
  if (isLarger(dice(a), dice(b)) || damage(a) > damage(b)) return a;
  return damage(b) > damage(a) || b.length > a.length ? b : a;
}

/** SG-35.11: the attacker was in contact with the target when its movement began. */
function wasInContact(g: Table, { attacker, from, hex }: Attack): boolean {
  const { activation } = g.state;
  const began = from === NOBODY && activation?.creature === attacker ? activation.from : from;
  return began !== NOBODY && besides(g, began).includes(hex);
}

function isFlanked(g: Table, attacker: Creature, target: Creature): boolean {
  return g.state.creatures.some(
    (one) =>
      isOnField(one) &&
      one.id !== attacker.id &&
      areAllied(g, one.controller, attacker.controller) &&
      inContact(g, one, target),
  );
}

/** Dice the target's properties take away. */
export function removedByDefender(g: Table, attack: Attack): number {
  let removed = 0;
  for (const grant of grantsOf(g, creatureOf(g, attack.target))) {
    if (grant.grant === 'dice-against' && grant.attack?.includes(attack.box.type) !== false) removed += grant.remove;
  }
  return removed;
}

/** SG-20.10 */
export function forcesCritical(g: Table, attack: Attack): boolean {
  const attacker = creatureOf(g, attack.attacker);
  const target = creatureOf(g, attack.target);
  const character = target.kind === 'character';
  if (hasKeyword(g, attacker, 'Berserk') && attacker.wounds > 0) return true; // SG-35.8
  if (hasKeyword(g, attacker, 'Predator') && attack.box.type === 'melee' && target.wounds > 0) return true; // SG-35.46
  if (hasKeyword(g, attacker, 'Assassin') && character && rankNumber(g, target) > rankNumber(g, attacker)) return true; // SG-35.5
  if (hasKeyword(g, attacker, 'Superiority') && character && rankNumber(g, target) < rankNumber(g, attacker))
    return true; // SG-35.66
  return propertiesOf(g, attacker).some(
    (property) => property.keyword === 'Hunter' && matches(g, target, property.of, attacker.id, attacker.controller), // SG-35.31
  );
}

/** SG-35.36, SG-35.30: how many dice the attacker may reroll by Attack Master, which a huge target gives as well. */
export function rerollsOf(g: Table, attack: Attack): number {
  const attacker = creatureOf(g, attack.attacker);
  let largest = attack.box.type !== 'magic' && hasKeyword(g, creatureOf(g, attack.target), 'Huge') ? 2 : 0;
  if (!hasKeyword(g, attacker, 'Attack Master')) return largest;
  let plus = 0;
  for (const property of propertiesOf(g, attacker)) {
    if (property.keyword !== 'Attack Master') continue;
    if (property.plus === true) plus += property.value; // SG-23.13
    else largest = Math.max(largest, property.value); // SG-23.12
  }
  return largest + plus;
}
