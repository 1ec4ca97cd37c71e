/**
 * Which properties a creature has now (chapter 23): printed, and what auras, relics, enchantments and texts give it.
 */
import { matches } from '../abilities/filter.ts';
import type { Grant, Keyword, Property, Rank } from '../abilities/language.ts';
import type { CharacterRecord } from '../content/card.ts';
import { ladderRank, type Die } from '../content/die.ts';
import { playerAt, recordOf, supportOf, type Table } from '../table.ts';
import { NOBODY, type Creature } from '../state.ts';
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
  const properties: Property[] = [...recordOf(g, creature).properties];
  for (const grant of grantsOf(g, creature)) if (grant.grant === 'property') properties.push(grant.property);
  return properties;
}

/** What is given to the creature now; a Monster takes nothing from support cards (SG-35.37). */
export function grantsOf(g: Table, creature: Creature): readonly Grant[] {
  const grants: Grant[] = [];
  const monster = recordOf(g, creature).properties.some(({ keyword }) => keyword === 'Monster');
  for (const property of recordOf(g, creature).properties) {
    if (property.keyword === 'grants' && property.who === undefined) grants.push(...property.grants);
  }
  if (creature.kind === 'hero') grants.push(...relicGrants(g, creature)); // SG-8.4
  if (!monster) {
    for (const card of creature.enchantments) {
      const spell = supportOf(g, card);
      if (spell.kind === 'spell' && spell.enchantment !== undefined) grants.push(...spell.enchantment.grants);
    }
  }
  for (const effect of g.state.effects) if (effect.creature === creature.id) grants.push(...effect.grants);
  const attack = g.attacks.at(-1);
  if (attack?.attacker === creature.id) grants.push(...attack.grants); // Charge, Flank
  grants.push(...auraGrants(g, creature));
  return grants;
}

function relicGrants(g: Table, hero: Creature): readonly Grant[] {
  const grants: Grant[] = [];
  for (const { card } of playerAt(g, hero.owner).relics) {
    const relic = supportOf(g, card);
    if (relic.kind !== 'relic') continue;
    for (const property of relic.properties) {
      if (property.keyword === 'grants' && property.who === undefined) grants.push(...property.grants);
      else if (property.keyword !== 'Armour' && property.keyword !== 'Reusability' && !isText(property)) {
        grants.push({ grant: 'property', property });
      }
    }
  }
  return grants;
}

/** Properties of a card that are used, not had. */
function isText({ keyword }: Property): boolean {
  return ['close', 'reuse', 'triggered', 'First Word', 'Last Word', 'grants'].includes(keyword);
}

/** SG-35.6, SG-35.7: auras of creatures in reach, and what relics give to others; a source does not receive its own. */
function auraGrants(g: Table, creature: Creature): readonly Grant[] {
  const grants: Grant[] = [];
  if (creature.hex === NOBODY) return grants;
  for (const source of g.state.creatures) {
    if (source.hex === NOBODY || source.id === creature.id) continue;
    for (const property of recordOf(g, source).properties) {
      if (property.keyword !== 'Aura' && !(property.keyword === 'grants' && property.who !== undefined)) continue;
      const reach = property.keyword === 'Aura' ? property.value : Infinity;
      if (reach !== Infinity && distanceBetween(g, source, creature) > reach) continue;
      const { who } = property;
      if (who !== undefined && matchesPlainly(g, creature, who, source)) grants.push(...property.grants);
    }
  }
  return grants;
}

/** Auras ask for what a creature is, never for keywords that auras themselves might give: that would go in circles. */
function matchesPlainly(
  g: Table,
  creature: Creature,
  who: NonNullable<Extract<Property, { keyword: 'Aura' }>['who']>,
  source: Creature,
): boolean {
  const { keyword: _keyword, ...plain } = who;
  return matches(g, creature, plain, source.id, source.controller);
}

export function hasKeyword(g: Table, creature: Creature, keyword: Keyword): boolean {
  return propertiesOf(g, creature).some((property) => property.keyword === keyword);
}

/** SG-23.12 to SG-23.14: the larger value replaces the smaller; values with "+" are added. 0 if it has none. */
export function valueOf(
  g: Table,
  creature: Creature,
  keyword: Extract<Property, { value: number }>['keyword'],
): number {
  let largest = 0;
  let plus = 0;
  for (const property of propertiesOf(g, creature)) {
    if (property.keyword !== keyword || !('value' in property)) continue;
    if ('plus' in property && property.plus === true) plus += property.value;
    else largest = Math.max(largest, property.value);
  }
  return largest + plus;
}

/** SG-23.15: more dice, then the higher sum of ladder ranks. Null if it has none. */
export function diceOf(
  g: Table,
  creature: Creature,
  keyword: 'Ambush' | 'Counterattack' | 'Regeneration',
): readonly Die[] | null {
  let best: readonly Die[] | null = null;
  const plus: Die[] = [];
  for (const property of propertiesOf(g, creature)) {
    if (property.keyword !== keyword || !('dice' in property)) continue;
    if ('plus' in property && property.plus === true) plus.push(...property.dice);
    else if (best === null || isLarger(property.dice, best)) best = property.dice;
  }
  if (best === null && plus.length === 0) return null;
  return [...(best ?? []), ...plus];
}

export function isLarger(a: readonly Die[], b: readonly Die[]): boolean {
  if (a.length !== b.length) return a.length > b.length;
  const sum = (dice: readonly Die[]) => dice.reduce((total, die) => total + ladderRank(die), 0);
  return sum(a) > sum(b);
}

/** Printed number and what is given. */
export function statOf(g: Table, creature: Creature, stat: 'movement' | 'hp'): number {
  let value = recordOf(g, creature)[stat];
  for (const grant of grantsOf(g, creature)) if (grant.grant === 'stat' && grant.stat === stat) value += grant.add;
  return Math.max(stat === 'hp' ? 1 : 0, value);
}

export function rangeBonus(g: Table, creature: Creature): number {
  let add = 0;
  for (const grant of grantsOf(g, creature)) if (grant.grant === 'stat' && grant.stat === 'range') add += grant.add;
  return add;
}

export function cannot(g: Table, creature: Creature, what: 'move' | 'run' | 'attack' | 'heal'): boolean {
  return grantsOf(g, creature).some((grant) => grant.grant === 'cannot' && grant.what === what);
}
