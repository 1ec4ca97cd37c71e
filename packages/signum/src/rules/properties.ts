/**
 * Which properties a creature has now (chapter 23): printed, and what auras, relics, enchantments and texts give it.
 */
import { matches } from '../abilities/filter.ts';
import type { Grant, Keyword, Property, Rank } from '../abilities/language.ts';
import type { AnyCreature, CharacterRecord } from '../content/card.ts';
import { ladderRank, type Die } from '../content/die.ts';
import { giversOf, playerAt, recordOf, supportOf, traitsOf, type Table } from '../table.ts';
import { NOBODY, type CardId, type Creature } from '../state.ts';
import { distanceBetween } from './place.ts';

/** SG-5.7, SG-5.10: a double-rank character uses its higher star. */
export function rankOf(g: Table, creature: Creature): Rank {
  if (creature.kind !== 'character') return 'rankless';
  const stars = starsOf(g, creature);
  if (stars.includes('gold')) return 'gold';
  if (stars.includes('silver')) return 'silver';
  return stars.includes('bronze') ? 'bronze' : 'rankless';
}

export function starsOf(g: Table, creature: Creature): CharacterRecord['stars'] {
  const record = recordOf(g, creature);
  return record.kind === 'character' ? record.stars : [];
}

/** SG-5.10: minion = rankless < bronze < silver < gold < hero. */
export function rankNumber(g: Table, creature: Creature): number {
  if (creature.kind === 'hero') return 4;
  return ['rankless', 'bronze', 'silver', 'gold'].indexOf(rankOf(g, creature));
}

/** Everything the creature has by its card and by what others give it. */
export function propertiesOf(g: Table, creature: Creature): readonly Property[] {
  const printed = recordOf(g, creature).properties;
  let all: Property[] | null = null;
  for (const grant of grantsOf(g, creature))
    if (grant.grant === 'property') (all ??= [...printed]).push(grant.property);
  return all ?? printed;
}

/** What is given to the creature now; a Monster takes nothing from support cards (SG-35.37). */
export function grantsOf(g: Table, creature: Creature): readonly Grant[] {
  const traits = traitsOf(g, creature);
  let grants = traits.own;
  if (creature.kind === 'hero') {
    for (const { card } of playerAt(g, creature.owner).relics) grants = together(grants, wornGrants(g, card)); // SG-8.4
  }
  if (creature.enchantments.length > 0 && !traits.keywords.has('Monster')) {
    for (const card of creature.enchantments) {
      const spell = supportOf(g, card);
      if (spell.kind === 'spell' && spell.enchantment !== undefined)
        grants = together(grants, spell.enchantment.grants);
    }
  }
  for (const effect of g.state.effects) if (effect.creature === creature.id) grants = together(grants, effect.grants);
  const attack = g.attacks.at(-1);
  if (attack?.attacker === creature.id) grants = together(grants, attack.grants); // Charge, Flank
  return creature.hex === NOBODY ? grants : withAuras(g, creature, grants);
}

/** Mostly one of the two is empty. */
function together(a: readonly Grant[], b: readonly Grant[]): readonly Grant[] {
  if (b.length === 0) return a;
  return a.length === 0 ? b : [...a, ...b];
}

function wornGrants(g: Table, relic: CardId): readonly Grant[] {
  return g.traits.worn[g.state.faces[relic]?.record ?? NOBODY] ?? [];
}

const NOTHING_RECEIVED: readonly (readonly Grant[])[] = [];

/** SG-35.6, SG-35.7: auras of creatures in reach, and what creatures give to others; a source does not receive its own. */
function withAuras(g: Table, creature: Creature, before: readonly Grant[]): readonly Grant[] {
  let grants = before;
  let received: readonly (readonly Grant[])[] = NOTHING_RECEIVED;
  for (const source of giversOf(g)) {
    if (source.hex === NOBODY || source.id === creature.id) continue;
    for (const { reach, who, grants: given } of traitsOf(g, source).auras) {
      if (reach !== Infinity && distanceBetween(g, source, creature) > reach) continue;
      if (received.includes(given)) continue; // SG-23.12: the same aura of two creatures does not add up
      if (!matches(g, creature, who, source.id, source.controller)) continue;
      received = [...received, given];
      grants = together(grants, given);
    }
  }
  return grants;
}

export function hasKeyword(g: Table, creature: Creature, keyword: Keyword): boolean {
  if (traitsOf(g, creature).keywords.has(keyword)) return true;
  // Most keywords are printed or not there at all; what lasts for a while may come from a position somebody wrote.
  if (!g.traits.given.has(keyword) && g.state.effects.length === 0) return false;
  for (const grant of grantsOf(g, creature))
    if (grant.grant === 'property' && grant.property.keyword === keyword) return true;
  return false;
}

/** SG-23.12 to SG-23.14: the larger value replaces the smaller; values with "+" are added. 0 if it has none. */
export function valueOf(
  g: Table,
  creature: Creature,
  keyword: Extract<Property, { value: number }>['keyword'],
): number {
  if (!hasKeyword(g, creature, keyword)) return 0;
  let largest = 0;
  let plus = 0;
  for (const property of propertiesOf(g, creature)) {
    if (property.keyword !== keyword || !('value' in property)) continue;
    if ('plus' in property && property.plus === true) plus += property.value;
    else largest = Math.max(largest, property.value);
  }
  return largest + plus;
}

type DiceKeyword = 'Ambush' | 'Counterattack' | 'Regeneration';

/** The dice of a property; of several equally large the first. Null if it has none. */
export function diceOf(g: Table, creature: Creature, keyword: DiceKeyword): readonly Die[] | null {
  return poolsOf(g, creature, keyword)[0] ?? null;
}

/** SG-23.12 to SG-23.15: the largest dice, of which its player chooses where they are equally large; dice with "+" are added. */
export function poolsOf(g: Table, creature: Creature, keyword: DiceKeyword): readonly (readonly Die[])[] {
  if (!hasKeyword(g, creature, keyword)) return [];
  const pools: (readonly Die[])[] = [];
  const plus: Die[] = [];
  for (const property of propertiesOf(g, creature)) {
    if (property.keyword !== keyword || !('dice' in property)) continue;
    if ('plus' in property && property.plus === true) plus.push(...property.dice);
    else pools.push(property.dice);
  }
  if (plus.length === 0) return largestPools(pools);
  return pools.length === 0 ? [plus] : largestPools(pools).map((dice) => [...dice, ...plus]);
}

/** SG-23.15: the largest, several where they are equally large. */
export function largestPools(pools: readonly (readonly Die[])[]): readonly (readonly Die[])[] {
  const letters = (dice: readonly Die[]) => dice.toSorted().join('');
  let best: (readonly Die[])[] = [];
  for (const dice of pools) {
    const [top] = best;
    if (top === undefined || isLarger(dice, top)) best = [dice];
    else if (!isLarger(top, dice) && !best.some((one) => letters(one) === letters(dice))) best.push(dice);
  }
  return best;
}

/** More dice, then the higher sum of ladder ranks. */
export function isLarger(a: readonly Die[], b: readonly Die[]): boolean {
  if (a.length !== b.length) return a.length > b.length;
  const sum = (dice: readonly Die[]) => dice.reduce((total, die) => total + ladderRank(die), 0);
  return sum(a) > sum(b);
}

/** Printed number and what is given. */
export function statOf(g: Table, creature: Creature, stat: 'movement' | 'hp'): number {
  return statWith(recordOf(g, creature), stat, grantsOf(g, creature));
}

/** For who asks for several numbers of a creature: what is given to it is found once. */
export function statWith(record: AnyCreature, stat: 'movement' | 'hp', grants: readonly Grant[]): number {
  let value = record[stat];
  for (const grant of grants) if (grant.grant === 'stat' && grant.stat === stat) value += grant.add;
  return Math.max(stat === 'hp' ? 1 : 0, value);
}

export function rangeBonus(g: Table, creature: Creature): number {
  return rangeWith(grantsOf(g, creature));
}

export function rangeWith(grants: readonly Grant[]): number {
  let add = 0;
  for (const grant of grants) if (grant.grant === 'stat' && grant.stat === 'range') add += grant.add;
  return add;
}

export function cannot(g: Table, creature: Creature, what: 'move' | 'run' | 'attack' | 'heal'): boolean {
  return cannotWith(grantsOf(g, creature), what);
}

export function cannotWith(grants: readonly Grant[], what: 'move' | 'run' | 'attack' | 'heal'): boolean {
  for (const grant of grants) if (grant.grant === 'cannot' && grant.what === what) return true;
  return false;
}
